"""What one person may see of a table. Everything that a client gets of a session passes through here."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import Raw, structs

from questable.kernel.events import ALL
from questable.play.achievements import achievements_of
from questable.play.errors import SESSION
from questable.play.lesson import page_text
from questable.play.session import Session
from questable.tables.narrator import Narrator, all_may_know
from questable.tables.outbox import ENCODER
from questable.tables.protocol import (
    DecisionSeen,
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
from questable.text.catalogue import message
from questable.text.help import rules_for_decision
from questable.text.languages import Lang

MOST_NOTICES = 50
Json = dict[str, Any]


class TablePresenter:
    """A session in one language at one version; what all viewers share is computed once."""

    def __init__(self, session: Session, lang: Lang, people: Mapping[str, str], narrator: Narrator) -> None:
        self.session = session
        self.lang = lang
        self.people = people
        self.views: dict[int | None, Json] = {}
        self.encoded_view = b""  # the view as JSON without its seat, if all see the same
        self.shared_updates: dict[int, Update] = {}  # what all updates since a version share, by version
        self.questions: dict[bool, DecisionSeen] = {}  # the decision, with its options and without
        self.all_see_alike = self.has_no_secrets()
        self.deciding = session.deciding()
        self.final = session.final_seat()
        self.bot = session.bot_to_move()
        self.seats = self.seats_seen()
        self.labels = [seat.label for seat in self.seats]
        self.narrator = narrator
        if (view := self.view(None)) is not None:
            narrator.catch_up(session, view, self.labels)
        self.undo_targets = session.undo_targets()

    def name(self, person: str) -> str:
        return self.people.get(person) or message(self.lang, "somebody", SESSION)

    def seats_seen(self) -> list[SeatSeen]:
        seats = self.session.seats.seats
        people = [seat.person for seat in seats if seat.kind == "human"]
        named = len(set(people)) == len(seats)  # otherwise seats of one person are labelled by their heroes
        view = None if named else self.view(None)
        heroes = [] if view is None else self.session.game.module.seat_names(self.session.game, view, self.lang)
        found = []
        for number, seat in enumerate(seats):
            name = ""
            if seat.kind == "human":
                name = self.name(seat.person)
            elif seat.kind == "bot":
                name = message(self.lang, "bot-name", SESSION)
            alone = seat.kind == "human" and people.count(seat.person) == 1
            label = name if alone or not heroes else heroes[number]
            found.append(SeatSeen(seat.kind, name, label, seat.person or None, seat.bot or None, seat.kept_for or None))
        return found

    def has_no_secrets(self) -> bool:
        """Does everybody know the same? Then all views are equal except for their seat."""
        view = self.view(None)
        if self.session.state is None or view is None:
            return True
        asked = view["decision"]
        options_shown = asked is None or bool(asked["options"])  # hidden if they are cards that one player looks at
        return options_shown and set(self.session.state.known) <= {0, ALL}

    def view(self, seat: int | None) -> Json | None:
        state = self.session.state
        if state is None:
            return None
        if seat not in self.views:
            shared = seat is not None and self.all_see_alike
            self.views[seat] = {**self.views[None], "seat": seat} if shared else state.view(seat)
        return self.views[seat]

    def raw_view(self, seat: int | None) -> Raw | None:
        """The view as JSON; encoded once if all see the same."""
        view = self.view(seat)
        if view is None:
            return None
        rest = self.encoded_view or ENCODER.encode({key: value for key, value in view.items() if key != "seat"})
        if self.all_see_alike:
            self.encoded_view = rest
        return Raw(b'{"seat":%b,%b' % (ENCODER.encode(seat), rest[1:]))

    # ---- for one person

    def update(self, person: str, since: int) -> Update:
        """An update for a person; `since` is the version they have seen, 0 for none."""
        shared = self.shared_updates.get(since)
        if shared is None:
            shared = self.shared_updates[since] = self.shared_update(since)
        yours = self.session.seats.of(person)
        seat = self.viewing_seat(yours)
        view = self.view(seat)
        decision = None if view is None or self.session.conceded else self.decision(view, yours)
        return structs.replace(
            shared,
            seats=[
                structs.replace(one, yours=True) if number in yours else one for number, one in enumerate(self.seats)
            ],
            seat=seat,
            view=self.raw_view(seat),
            decision=decision,
            proposals=self.proposals(decision) if self.session.proposals else [],
            undo=[UndoOffer(one.to, one.answers, one.free_for == person) for one in self.undo_targets] if yours else [],
            vote=self.vote(person),
            log=shared.log or self.log(yours or [None], shared.kept),
        )

    def shared_update(self, since: int) -> Update:
        """The part of an update that does not depend on the person. It has the log if everybody may know all of it."""
        session = self.session
        state = session.state
        kept = 0 if state is None else session.events_kept(since)
        return Update(
            version=session.version,
            status=session.status,
            outcome=cast("Outcome | None", session.outcome),
            config=session.config,
            seats=[],
            seat=None,
            view=None,
            decision=None,
            proposals=[],
            undo=[],
            vote=None,
            thinking=[] if self.bot is None else [self.bot],
            assisted=session.assisted,
            conceded=session.conceded,
            earned=self.earned(),
            kept=kept,
            log=self.log([None], kept) if state is None or all_may_know(state, kept) else [],
            notices=self.notices(since),
            lesson=self.lesson(),
        )

    def earned(self) -> list[str]:
        return achievements_of(self.session).achievements if self.session.outcome is not None else []

    def lesson(self) -> LessonSeen | None:
        position = self.session.lesson()
        if position is None or self.session.conceded:
            return None
        pages = [LessonPage(page_text(self.session.game.name, page, self.lang), page.look) for page in position.pages]
        return LessonSeen(position.step, position.steps, pages, position.allowed)

    def viewing_seat(self, yours: Sequence[int]) -> int | None:
        """The seat whose view is sent: the one that is asked, else the person's first; None: a spectator's view."""
        decision = self.session.decision
        asked = [] if decision is None else [seat for seat in (decision.final_seat, *decision.seats) if seat in yours]
        return asked[0] if asked else yours[0] if yours else None

    def decision(self, view: Json, yours: Sequence[int]) -> DecisionSeen | None:
        asked = view["decision"]
        if asked is None:
            return None
        shown = bool(asked["options"])  # hidden if they are cards that another player looks at
        if shown not in self.questions:
            self.questions[shown] = self.question(view, asked)
        yours_asked = [seat for seat in self.deciding if seat in yours]
        if not yours_asked:
            return self.questions[shown]
        return structs.replace(
            self.questions[shown], yours=yours_asked, answers=self.final if self.final in yours else None
        )

    def question(self, view: Json, asked: Json) -> DecisionSeen:
        session = self.session
        names = self.narrator.names(session.game, view, self.labels)
        options = [
            OptionSeen(option["key"], option["tag"], option["ref"], self.narrator.option(option, asked, names))
            for option in asked["options"]
        ]
        return DecisionSeen(
            kind=asked["kind"],
            posed=session.posed,
            seats=asked["seats"],
            final_seat=asked["final_seat"],
            deciding=self.deciding,
            yours=[],
            answers=None,
            about=asked["about"],
            text=self.narrator.question(asked, names),
            options=options,
            rules=list(rules_for_decision(session.game.name, asked["kind"])),
        )

    def proposals(self, decision: DecisionSeen | None) -> list[Proposal]:
        """The proposals, without those for options that the person may not know."""
        session = self.session
        known = [] if decision is None else [option.key for option in decision.options]
        return [
            Proposal(seat, key)
            for person, key in session.proposals.items()
            for seat in self.deciding
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

    def log(self, seats: Sequence[int | None], kept: int) -> list[LogLine]:
        """The events from number `kept` on that one of these seats may know."""
        state = self.session.state
        texts = self.narrator.texts
        events = [] if state is None else self.narrator.events(state, seats, kept)
        return [LogLine(**event, text=texts[event["number"]]) for event in events]

    def notices(self, since: int) -> list[Notice]:
        notes = self.session.notices[-MOST_NOTICES:]
        if not notes or notes[-1].version <= since:
            return []
        found = []
        for note in notes:
            if note.version > since:
                name = self.name(note.by)
                text = message(self.lang, f"note-{note.id}", SESSION, name=name, **note.args)
                found.append(Notice(note.version, note.id, name, text))
        return found
