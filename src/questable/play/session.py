"""A table where people and bots play a game together. Pure: no network, no disk, no clock.

A session changes only by commands (`apply`), each accepted whole or rejected with nothing changed. The same commands in
the same order make the same session, so a table is stored as their list. Each accepted command raises `version` by one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from questable.games.module import Game
from questable.kernel.decision import Decision
from questable.kernel.errors import ConfigError, EndlessEffect
from questable.kernel.rng import seeded
from questable.kernel.state import State
from questable.play import commands
from questable.play.advice import Advice, Adviser, Odds
from questable.play.errors import CommandRejected, RejectedByGame
from questable.play.history import TOGETHER, History, WayBack
from questable.play.lesson import KEY, Place, check_answer, deal, place_of
from questable.play.notices import SessionNotice, Vote
from questable.play.replay import Replay, ReplayRecorder
from questable.play.seats import Seats
from questable.text.catalogue import MessageArg

Status = Literal["gathering", "playing", "paused", "over"]


class Session:
    def __init__(
        self, game: Game[Any, Any], config: Mapping[str, Any], seed: int, host: str, keys: Sequence[str] = ()
    ) -> None:
        """`keys` are answers that were given before this table began ("play on from here")."""
        self.game = game
        self.seed = seed
        self.host = host
        self.before = tuple(keys)
        players = self.check(config)
        self.config: dict[str, Any] = {**config, "players": players}
        self.seats = Seats(players)
        self.version = 0
        self.posed = 0  # the version that posed the pending decision
        self.pending: Decision | None = None
        self.read = -1  # what `posed` was when `pending` was built
        self.state: State | None = None
        self.history = History()
        self.recorder: ReplayRecorder | None = None
        self.proposals: dict[str, str] = {}  # person and key
        self.vote: Vote | None = None
        self.paused = False
        self.assisted = False
        self.conceded = False
        self.notes: list[SessionNotice] = []
        self.told = [0]  # by version: how many events there were

    def check(self, config: Mapping[str, Any]) -> int:
        """The number of players that a configuration gives; one that the game refuses is refused with its sentence."""
        try:
            return int(deal(self.game, config, self.seed, False).players)
        except (ConfigError, EndlessEffect) as error:
            raise RejectedByGame("config", error) from None

    # ---- what there is to know

    @property
    def status(self) -> Status:
        if self.state is None:
            return "gathering"
        if self.outcome is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def outcome(self) -> str | None:
        if self.conceded:
            return "defeat"
        return None if self.state is None else self.state.outcome

    @property
    def decision(self) -> Decision | None:
        """The pending decision, with all its options: what a seat may know of it stands in its view."""
        if self.state is None or self.conceded:
            return None
        if self.read != self.posed:
            self.pending, self.read = self.state.decision, self.posed
        return self.pending

    def deciding(self) -> list[int]:
        """The seats of people among those that are asked. What is decided together people decide, not bots."""
        decision = self.decision
        return [] if decision is None else [seat for seat in decision.seats if self.seats.is_human(seat)]

    def final_seat(self) -> int | None:
        """The person's seat whose word decides; None: no person is asked."""
        deciding = self.deciding()
        if not deciding or self.decision is None:
            return None
        final = self.decision.final_seat
        return final if final in deciding else deciding[0]

    def bot_to_move(self) -> int | None:
        """The seat whose bot answers now. Bots wait for people, for a vote and for the end of a pause."""
        decision = self.decision
        if decision is None or self.status != "playing" or self.vote is not None or self.deciding():
            return None
        bots = [seat for seat in (decision.final_seat, *decision.seats) if self.seats[seat].kind == "bot"]
        return bots[0] if bots else None

    def ways_back(self) -> list[WayBack]:
        """Where this game could go back to now."""
        return self.history.ways_back(self.state) if self.state is not None and self.status == "playing" else []

    def undo_offers(self, person: str) -> list[WayBack]:
        """What this person could take back now."""
        return self.ways_back() if self.seats.of(person) else []

    def lesson(self) -> Place | None:
        """Where the lesson stands, if this game is one."""
        return place_of(self.game, self.config, self.history.answers()) if KEY in self.config else None

    def events_kept(self, since: int) -> int:
        """How many of the events that were told up to version `since` still hold; an undo takes some back."""
        return min(self.told[since:]) if 0 <= since <= self.version else 0

    def replay(self) -> Replay:
        """The game up to now."""
        if self.recorder is None or self.state is None:
            raise CommandRejected("not-started")
        return self.recorder.replay(self.state)

    def hint(self, person: str, seat: int, adviser: Adviser) -> Advice:
        """What the adviser would do at this seat."""
        return adviser.hint(self.known_to(person, seat), seat)

    def odds(self, person: str, seat: int, adviser: Adviser) -> Odds:
        """What each option may lead to."""
        return adviser.odds(self.known_to(person, seat), seat)

    def known_to(self, person: str, seat: int) -> Any:
        """The state with all that the seat cannot know dealt anew: who advises cannot peek."""
        state, _ = self.asked(person, seat)
        return state.resample(seat, seeded(state.revision))

    # ---- commands

    def apply(self, by: str, command: commands.AnyCommand) -> None:
        """Take a command of a person ("": of a bot, which only answers), or refuse it."""
        if by == "" and not isinstance(command, commands.Answer):
            raise CommandRejected("not-seated")
        match command:
            case commands.Sit(seat):
                self.sit(by, seat)
            case commands.Stand(seat):
                self.stand(by, seat)
            case commands.SeatBot(seat, bot):
                self.seat_bot(by, seat, bot)
            case commands.Configure(config):
                self.configure(by, config)
            case commands.Start():
                self.start(by)
            case commands.Answer(seat, key, posed):
                self.answer(by, seat, key, posed)
            case commands.Propose(seat, key, posed):
                self.propose(by, seat, key, posed)
            case commands.Undo(to):
                self.undo(by, to)
            case commands.Concede():
                self.concede(by)
            case commands.Agree():
                self.agree(by)
            case commands.Refuse():
                self.refuse(by)
            case commands.Pause():
                self.pause(by)
            case commands.Resume():
                self.resume(by)
        self.version += 1
        recorder = None if self.state is None else self.state.recorder
        self.told.append(0 if recorder is None else recorder.count())

    def note(self, id: str, by: str, **args: MessageArg) -> None:
        self.notes.append(SessionNotice(self.version + 1, id, by, args))

    def pose(self) -> None:
        """A new question, or the same one anew: what was said about the last one is void."""
        self.posed = self.version + 1
        self.proposals = {}
        self.vote = None

    # ---- who sits where

    def sit(self, by: str, seat: int) -> None:
        self.refuse_when_over()
        self.seats.sit(by, seat)
        if self.host not in self.seats.people():
            self.host = by
        self.note("sat", by, seat=seat + 1)

    def stand(self, by: str, seat: int) -> None:
        self.refuse_when_over()
        owner = self.seats[seat]
        sends_away = self.state is None and by == self.host and owner.kind != "open"
        if owner.person != by and not sends_away:
            raise CommandRejected("not-your-seat", seat=seat + 1)
        self.seats.stand(seat)
        self.note("stood" if owner.person == by else "sent-away", by, seat=seat + 1)
        self.after_leaving()

    def seat_bot(self, by: str, seat: int, bot: str) -> None:
        self.refuse_when_over()
        self.seats.refuse_strangers(by)
        owner = self.seats[seat]
        if self.state is None and owner.kind == "human" and by not in (owner.person, self.host):
            raise CommandRejected("not-host")
        self.seats.seat_bot(seat, bot, keep=self.state is not None)
        self.note("bot-seated", by, seat=seat + 1)
        self.after_leaving()

    def after_leaving(self) -> None:
        """Somebody may have left: the table needs a host, and votes are counted among those who stayed."""
        people = self.seats.people()
        self.host = self.host if self.host in people or not people else people[0]
        self.proposals = {person: key for person, key in self.proposals.items() if person in people}
        if self.vote is not None and self.vote.by not in people:
            self.vote = None
        self.count_votes()

    def configure(self, by: str, config: dict[str, Any]) -> None:
        self.seats.refuse_strangers(by)
        if self.state is not None or self.before:
            raise CommandRejected("started")
        players = self.check(config)
        self.config = {**config, "players": players}
        self.seats.resize(players)
        self.after_leaving()
        self.note("configured", by)

    def start(self, by: str) -> None:
        if self.state is not None:
            raise CommandRejected("started")
        if by != self.host:
            raise CommandRejected("not-host")
        if self.seats.has_open():
            raise CommandRejected("open-seats")
        self.state, self.recorder = self.dealt(self.before)
        self.history.begin(self.before)
        self.note("started", by)
        self.pose()

    def dealt(self, keys: Sequence[str]) -> tuple[State, ReplayRecorder]:
        """The game after these answers, dealt from its seed: the same cards and dice as the first time."""
        state = deal(self.game, self.config, self.seed, True)
        recorder = ReplayRecorder(self.game, self.config, self.seed, state)
        for key in keys:
            state.apply(key)
            recorder.add(key, state)
        return state, recorder

    # ---- decisions

    def asked(self, by: str, seat: int) -> tuple[State, Decision]:
        """The state and the question that this seat is asked, if it is this person's (or bot's) to answer it."""
        self.refuse_unless_playing()
        owner = self.seats[seat]
        decision = self.decision
        if self.state is None or decision is None or seat not in decision.seats:
            raise CommandRejected("not-asked", seat=seat + 1)
        if by == "" and self.bot_to_move() != seat:
            raise CommandRejected("not-asked", seat=seat + 1)
        if by != "" and (owner.kind != "human" or owner.person != by):
            raise CommandRejected("not-your-seat", seat=seat + 1)
        return self.state, decision

    def check_option(self, decision: Decision, key: str, posed: int) -> None:
        if posed != self.posed:
            raise CommandRejected("stale")
        check_answer(key, decision.option_keys(), self.lesson())

    def answer(self, by: str, seat: int, key: str, posed: int) -> None:
        _, decision = self.asked(by, seat)
        self.check_option(decision, key, posed)
        final = self.final_seat()
        if final not in (None, seat):
            raise CommandRejected("not-final", seat=final + 1)
        self.take(by, seat, key)

    def propose(self, by: str, seat: int, key: str, posed: int) -> None:
        """A person proposes for all seats they hold; what everybody who is asked proposes is taken."""
        _, decision = self.asked(by, seat)
        self.check_option(decision, key, posed)
        people = {self.seats[number].person for number in self.deciding()}
        proposals = {**self.proposals, by: key}
        if all(proposals.get(person) == key for person in people):
            self.take(by if len(people) == 1 else TOGETHER, decision.final_seat, key)
        else:
            self.proposals = proposals

    def take(self, by: str, seat: int, key: str) -> None:
        assert self.state is not None
        assert self.recorder is not None
        reveals = self.state.reveals
        try:
            self.state.apply(key)
        except EndlessEffect as error:
            raise RejectedByGame("endless", error) from None
        self.recorder.add(key, self.state)
        self.history.add(by, seat, key, reveals)
        self.pose()

    # ---- going back, giving up

    def undo(self, by: str, to: commands.Reach) -> None:
        self.refuse_unless_playing()
        self.seats.refuse_strangers(by)
        assert self.state is not None
        target = self.history.target(to, self.state)
        if target is None:
            raise CommandRejected("nothing-to-undo")
        if self.history.free_for(target, self.state) == by:
            self.go_back(target)
            self.note("undone", by)
        else:
            self.ask_others(Vote("undo", by, frozenset([by]), to, target))

    def go_back(self, answers: int) -> None:
        """Deal the game again up to there: chance goes back too, so that an undo is no new roll of the dice."""
        self.state, self.recorder = self.dealt(self.history.answers()[:answers])
        self.history.cut(answers)
        self.pose()

    def concede(self, by: str) -> None:
        if self.state is None:
            raise CommandRejected("not-started")
        self.refuse_when_over()
        self.seats.refuse_strangers(by)
        self.ask_others(Vote("concede", by, frozenset([by])))

    def ask_others(self, vote: Vote) -> None:
        if self.vote is not None:
            raise CommandRejected("vote-open")
        self.vote = vote
        if not self.count_votes():
            self.note(f"{vote.about}-asked", vote.by)

    def agree(self, by: str) -> None:
        vote = self.open_vote(by)
        self.vote = Vote(vote.about, vote.by, vote.agreed | {by}, vote.to, vote.target)
        if not self.count_votes():
            self.note("agreed", by)

    def refuse(self, by: str) -> None:
        asked_by = self.open_vote(by).by
        self.vote = None
        self.note("withdrawn" if by == asked_by else "refused", by)

    def open_vote(self, by: str) -> Vote:
        self.seats.refuse_strangers(by)
        if self.vote is None:
            raise CommandRejected("no-vote")
        return self.vote

    def count_votes(self) -> bool:
        """Do what was asked for once everybody agrees."""
        vote = self.vote
        if vote is None or not vote.agreed.issuperset(self.seats.people()):
            return False
        self.vote = None
        if vote.about == "undo":
            self.go_back(vote.target)
            self.assisted = True
            self.note("undone", vote.by)
        else:
            self.conceded = True
            self.note("conceded", vote.by)
        return True

    def pause(self, by: str) -> None:
        self.refuse_unless_playing()
        self.seats.refuse_strangers(by)
        self.paused = True
        self.note("paused", by)

    def resume(self, by: str) -> None:
        self.seats.refuse_strangers(by)
        if self.status != "paused":
            raise CommandRejected("not-paused")
        self.paused = False
        self.note("resumed", by)

    def refuse_when_over(self) -> None:
        if self.status == "over":
            raise CommandRejected("over")

    def refuse_unless_playing(self) -> None:
        if self.state is None:
            raise CommandRejected("not-started")
        self.refuse_when_over()
        if self.paused:
            raise CommandRejected("paused")
