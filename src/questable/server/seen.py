"""What one person may see of a table: the only way from a session to a client."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import structs

from questable.content.text.catalogue import message
from questable.play.lesson import say_page
from questable.play.refusal import SESSION
from questable.play.session import Session
from questable.server.narrator import Narrator, decision_text, hero_names, names_of, option_text
from questable.server.protocol import (
    DecisionSeen,
    Lang,
    LessonPage,
    LessonSeen,
    LogLine,
    Notice,
    OptionSeen,
    Outcome,
    Proposal,
    SeatSeen,
    UndoOffer,
    Update,
    VoteSeen,
)

MOST_NOTICES = 50
Json = dict[str, Any]


class Look:
    """A session as seen in one language at one version; what all viewers share is worked out once."""

    def __init__(self, session: Session, lang: Lang, people: Mapping[str, str], narrator: Narrator) -> None:
        self.session = session
        self.lang = lang
        self.people = people
        self.views: dict[int | None, Json] = {}
        self.seats = self.seats_seen()
        self.labels = [seat.label for seat in self.seats]
        self.narrator = narrator
        if (view := self.view(None)) is not None:
            narrator.catch_up(session, view, self.labels)
        self.options: dict[bool, tuple[str, list[OptionSeen]]] = {}

    def name(self, person: str) -> str:
        return self.people.get(person) or message(self.lang, "somebody", SESSION)

    def seats_seen(self) -> list[SeatSeen]:
        session = self.session
        view = self.view(None)
        heroes = [] if view is None else hero_names(session.game, view, self.lang)
        found = []
        for number, seat in enumerate(session.seats.seats):
            bot = message(self.lang, "bot-name", SESSION)
            name = self.name(seat.person) if seat.kind == "human" else bot if seat.kind == "bot" else ""
            alone = seat.kind == "human" and len(session.seats.of(seat.person)) == 1
            label = name if alone or not heroes else heroes[number]
            found.append(SeatSeen(seat.kind, name, label, seat.person or None, seat.bot or None, seat.kept_for or None))
        return found

    def view(self, seat: int | None) -> Json | None:
        state = self.session.state
        if state is None:
            return None
        if seat not in self.views:
            self.views[seat] = state.view(seat)
        return self.views[seat]

    # ---- for one person

    def update(self, person: str, since: int) -> Update:
        """`since`: the version up to which the person has been told; 0: nothing yet."""
        session = self.session
        yours = session.seats.of(person)
        seat = self.eyes(yours)
        view = self.view(seat)
        decision = None if view is None or session.conceded else self.decision(view, yours)
        known = [] if decision is None else [option.key for option in decision.options]
        bot = session.bot_to_move()
        kept, log = self.log(yours, since)
        return Update(
            version=session.version,
            status=session.status,
            outcome=cast(Outcome | None, session.outcome),
            config=session.config,
            seats=[structs.replace(seen, yours=number in yours) for number, seen in enumerate(self.seats)],
            seat=seat,
            view=view,
            decision=decision,
            proposals=self.proposals(known),
            undo=[UndoOffer(offer.to, offer.answers, offer.free) for offer in session.undo_offers(person)],
            vote=self.vote(person),
            thinking=[] if bot is None else [bot],
            assisted=session.assisted,
            conceded=session.conceded,
            kept=kept,
            log=log,
            notices=self.notices(since),
            lesson=self.lesson(),
        )

    def lesson(self) -> LessonSeen | None:
        place = self.session.lesson()
        if place is None or self.session.conceded:
            return None
        pages = [LessonPage(say_page(self.session.game.name, page, self.lang), page.look) for page in place.pages]
        return LessonSeen(place.step, place.steps, pages, place.allowed)

    def eyes(self, yours: Sequence[int]) -> int | None:
        """The seat to look from: the one that is asked, else the first of one's own; None: a spectator."""
        decision = self.session.decision
        asked = [] if decision is None else [seat for seat in (decision.final_seat, *decision.seats) if seat in yours]
        return asked[0] if asked else yours[0] if yours else None

    def decision(self, view: Json, yours: Sequence[int]) -> DecisionSeen | None:
        asked = view["decision"]
        if asked is None:
            return None
        session = self.session
        shown = bool(asked["options"])  # what one player has looked at is shown to that player alone
        if shown not in self.options:
            names = names_of(session.game, view, self.labels)
            options = [
                OptionSeen(option["key"], option["tag"], option["ref"], option_text(option, asked, self.lang, names))
                for option in asked["options"]
            ]
            self.options[shown] = decision_text(asked, self.lang, names), options
        text, options = self.options[shown]
        deciding = session.deciding()
        final = session.final_seat()
        return DecisionSeen(
            kind=asked["kind"],
            posed=session.posed,
            seats=asked["seats"],
            final_seat=asked["final_seat"],
            deciding=deciding,
            yours=[seat for seat in deciding if seat in yours],
            answers=final if final in yours else None,
            about=asked["about"],
            text=text,
            options=options,
        )

    def proposals(self, known: Sequence[str]) -> list[Proposal]:
        """An option that one may not know is not told by who proposes it."""
        session = self.session
        return [
            Proposal(seat, key)
            for person, key in session.proposals.items()
            for seat in session.deciding()
            if session.seats[seat].person == person and key in known
        ]

    def vote(self, person: str) -> VoteSeen | None:
        vote = self.session.vote
        if vote is None:
            return None
        people = self.session.seats.people()
        waiting = [other for other in people if other not in vote.agreed]
        answers = len(self.session.history) - vote.target
        text = message(self.lang, f"vote-{vote.about}", SESSION, name=self.name(vote.by), answers=answers)
        return VoteSeen(vote.about, self.name(vote.by), sorted(vote.agreed), waiting, person in waiting, text)

    def log(self, yours: Sequence[int], since: int) -> tuple[int, list[LogLine]]:
        """What a person may know who sits on these seats: how many lines stay, and the new ones."""
        state = self.session.state
        if state is None:
            return 0, []
        kept = self.session.events_kept(since)
        events: dict[int, Json] = {}
        eyes: Sequence[int | None] = yours or [None]
        for seat in eyes:
            for event in state.events(seat, kept):
                events[int(str(event["number"]))] = event
        return kept, [LogLine(**events[number], text=self.narrator.texts[number]) for number in sorted(events)]

    def notices(self, since: int) -> list[Notice]:
        found = []
        for note in self.session.notes[-MOST_NOTICES:]:
            if note.version > since:
                name = self.name(note.by)
                text = message(self.lang, f"note-{note.id}", SESSION, name=name, **note.args)
                found.append(Notice(note.version, note.id, name, text))
        return found
