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
from questable.play.history import TOGETHER, History, UndoTarget
from questable.play.lesson import KEY, LessonPosition, check_answer, deal, lesson_position
from questable.play.notices import SessionNotice
from questable.play.replay import Replay, ReplayRecorder
from questable.play.seats import Seats
from questable.play.votes import Vote
from questable.text.catalogue import MessageArg

Status = Literal["gathering", "playing", "paused", "over"]


class Session:
    def __init__(
        self, game: Game[Any, Any], config: Mapping[str, Any], seed: int, host: str, keys: Sequence[str] = ()
    ) -> None:
        """`keys`: answers that were given before this table began ("play on from here")."""
        self.game = game
        self.seed = seed
        self.host = host
        self.prior_answers = tuple(keys)
        players = self.check_config(config)
        self.config: dict[str, Any] = {**config, "players": players}
        self.seats = Seats(players)
        self.version = 0
        self.posed = 0  # the version that posed the pending decision
        self.pending: Decision | None = None
        self.pending_posed = -1  # what `posed` was when `pending` was built
        self.state: State | None = None
        self.history = History()
        self.recorder: ReplayRecorder | None = None
        self.proposals: dict[str, str] = {}  # person and key
        self.vote: Vote | None = None
        self.paused = False
        self.assisted = False
        self.conceded = False
        self.notices: list[SessionNotice] = []
        self.event_counts = [0]  # by version: how many events there were

    def check_config(self, config: Mapping[str, Any]) -> int:
        """The number of players of a configuration. Where the game rejects it, its sentence is the reason."""
        try:
            return int(deal(self.game, config, self.seed, False).players)
        except (ConfigError, EndlessEffect) as error:
            raise RejectedByGame("config", error) from None

    # ---- queries

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
        """The pending decision with all its options. What a seat may know of it is in its view."""
        if self.state is None or self.conceded:
            return None
        if self.pending_posed != self.posed:
            self.pending, self.pending_posed = self.state.decision, self.posed
        return self.pending

    def deciding(self) -> list[int]:
        """The seats of people among those that are asked. A decision made together is made by people, not by bots."""
        decision = self.decision
        return [] if decision is None else [seat for seat in decision.seats if self.seats.is_human(seat)]

    def final_seat(self) -> int | None:
        """The seat of the person who decides; None: no person is asked."""
        deciding = self.deciding()
        if not deciding or self.decision is None:
            return None
        final = self.decision.final_seat
        return final if final in deciding else deciding[0]

    def bot_to_move(self) -> int | None:
        """The seat whose bot answers next. Bots wait for people, for a vote and for the end of a pause."""
        decision = self.decision
        if decision is None or self.status != "playing" or self.vote is not None or self.deciding():
            return None
        bots = [seat for seat in (decision.final_seat, *decision.seats) if self.seats[seat].kind == "bot"]
        return bots[0] if bots else None

    def undo_targets(self) -> list[UndoTarget]:
        """The points that an undo can go back to now."""
        return self.history.undo_targets(self.state) if self.state is not None and self.status == "playing" else []

    def undo_offers(self, person: str) -> list[UndoTarget]:
        """The undo targets that this person may ask for now."""
        return self.undo_targets() if self.seats.of(person) else []

    def lesson(self) -> LessonPosition | None:
        """The position of the lesson, if this game is one."""
        return lesson_position(self.game, self.config, self.history.answers()) if KEY in self.config else None

    def events_kept(self, since: int) -> int:
        """How many of the events up to version `since` still hold; an undo removes some."""
        return min(self.event_counts[since:]) if 0 <= since <= self.version else 0

    def replay(self) -> Replay:
        """The game up to now."""
        if self.recorder is None or self.state is None:
            raise CommandRejected("not-started")
        return self.recorder.replay(self.state)

    def hint(self, person: str, seat: int, adviser: Adviser) -> Advice:
        """The option that the adviser recommends to this seat."""
        return adviser.hint(self.known_to(person, seat), seat)

    def odds(self, person: str, seat: int, adviser: Adviser) -> Odds:
        """Estimates of what each option leads to."""
        return adviser.odds(self.known_to(person, seat), seat)

    def known_to(self, person: str, seat: int) -> Any:
        """The state with everything that the seat cannot know dealt anew, so that advice reveals nothing hidden."""
        state, _ = self.require_asked(person, seat)
        return state.resample(seat, seeded(state.revision))

    # ---- commands

    def apply(self, by: str, command: commands.AnyCommand) -> None:
        """Apply a command of a person ("": of a bot, which only answers), or raise `CommandRejected`."""
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
        self.close_version()

    def close_version(self) -> None:
        """Count a change: the version rises, and the events so far belong to it."""
        self.version += 1
        recorder = None if self.state is None else self.state.recorder
        self.event_counts.append(0 if recorder is None else recorder.count())

    def add_notice(self, id: str, by: str, **args: MessageArg) -> None:
        self.notices.append(SessionNotice(self.version + 1, id, by, args))

    def pose_decision(self) -> None:
        """Pose a decision, a new one or the same again: proposals and the vote on the last one are void."""
        self.posed = self.version + 1
        self.proposals = {}
        self.vote = None

    # ---- seats

    def sit(self, by: str, seat: int) -> None:
        self.reject_if_over()
        self.seats.sit(by, seat)
        if self.host not in self.seats.people():
            self.host = by
        self.add_notice("sat", by, seat=seat + 1)

    def stand(self, by: str, seat: int) -> None:
        self.reject_if_over()
        owner = self.seats[seat]
        removes = self.state is None and by == self.host and owner.kind != "open"
        if owner.person != by and not removes:
            raise CommandRejected("not-your-seat", seat=seat + 1)
        self.seats.stand(seat)
        self.add_notice("stood" if owner.person == by else "sent-away", by, seat=seat + 1)
        self.after_leaving()

    def seat_bot(self, by: str, seat: int, bot: str) -> None:
        self.reject_if_over()
        self.seats.require_seated(by)
        owner = self.seats[seat]
        if self.state is None and owner.kind == "human" and by not in (owner.person, self.host):
            raise CommandRejected("not-host")
        self.seats.seat_bot(seat, bot, keep=self.state is not None)
        self.add_notice("bot-seated", by, seat=seat + 1)
        self.after_leaving()

    def after_leaving(self) -> None:
        """Somebody may have left: choose a host among those who stayed, and count their votes."""
        people = self.seats.people()
        self.host = self.host if self.host in people or not people else people[0]
        self.proposals = {person: key for person, key in self.proposals.items() if person in people}
        if self.vote is not None and self.vote.by not in people:
            self.vote = None
        self.count_votes()

    def configure(self, by: str, config: dict[str, Any]) -> None:
        self.seats.require_seated(by)
        if self.state is not None or self.prior_answers:
            raise CommandRejected("started")
        players = self.check_config(config)
        self.config = {**config, "players": players}
        self.seats.resize(players)
        self.after_leaving()
        self.add_notice("configured", by)

    def start(self, by: str) -> None:
        if self.state is not None:
            raise CommandRejected("started")
        if by != self.host:
            raise CommandRejected("not-host")
        if self.seats.has_open():
            raise CommandRejected("open-seats")
        self.state, self.recorder = self.state_after(self.prior_answers)
        self.history.start_with(self.prior_answers)
        self.add_notice("started", by)
        self.pose_decision()

    def state_after(self, keys: Sequence[str]) -> tuple[State, ReplayRecorder]:
        """The state after these answers, dealt again from the seed: the same cards and dice as the first time."""
        state = deal(self.game, self.config, self.seed, True)
        recorder = ReplayRecorder(self.game, self.config, self.seed, state)
        for key in keys:
            state.apply(key)
            recorder.add(key, state)
        return state, recorder

    # ---- decisions

    def require_asked(self, by: str, seat: int) -> tuple[State, Decision]:
        """The state and the decision that this seat is asked, if this person (or bot) may answer it."""
        self.reject_unless_playing()
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
        _, decision = self.require_asked(by, seat)
        self.check_option(decision, key, posed)
        final = self.final_seat()
        if final not in (None, seat):
            raise CommandRejected("not-final", seat=final + 1)
        self.apply_answer(by, seat, key)

    def propose(self, by: str, seat: int, key: str, posed: int) -> None:
        """A person proposes for all seats they hold. What everybody who is asked proposes is applied."""
        _, decision = self.require_asked(by, seat)
        self.check_option(decision, key, posed)
        people = {self.seats[number].person for number in self.deciding()}
        proposals = {**self.proposals, by: key}
        if all(proposals.get(person) == key for person in people):
            self.apply_answer(by if len(people) == 1 else TOGETHER, decision.final_seat, key)
        else:
            self.proposals = proposals

    def apply_answer(self, by: str, seat: int, key: str) -> None:
        assert self.state is not None
        assert self.recorder is not None
        reveals = self.state.reveals
        try:
            self.state.apply(key)
        except EndlessEffect as error:
            raise RejectedByGame("endless", error) from None
        self.recorder.add(key, self.state)
        self.history.add(by, seat, key, reveals)
        self.pose_decision()

    # ---- undo, concession, pause

    def undo(self, by: str, to: commands.UndoScope) -> None:
        self.reject_unless_playing()
        self.seats.require_seated(by)
        assert self.state is not None
        target = self.history.target(to, self.state)
        if target is None:
            raise CommandRejected("nothing-to-undo")
        if self.history.free_for(target, self.state) == by:
            self.rewind(target)
            self.add_notice("undone", by)
        else:
            self.open_vote(Vote("undo", by, frozenset([by]), to, target))

    def rewind(self, answers: int) -> None:
        """Deal the game again up to this number of answers. Random numbers are the same, so an undo rerolls nothing."""
        self.state, self.recorder = self.state_after(self.history.answers()[:answers])
        self.history.truncate(answers)
        self.pose_decision()

    def concede(self, by: str) -> None:
        if self.state is None:
            raise CommandRejected("not-started")
        self.reject_if_over()
        self.seats.require_seated(by)
        self.open_vote(Vote("concede", by, frozenset([by])))

    def open_vote(self, vote: Vote) -> None:
        if self.vote is not None:
            raise CommandRejected("vote-open")
        self.vote = vote
        if not self.count_votes():
            self.add_notice(f"{vote.about}-asked", vote.by)

    def agree(self, by: str) -> None:
        vote = self.require_vote(by)
        self.vote = Vote(vote.about, vote.by, vote.agreed | {by}, vote.to, vote.target)
        if not self.count_votes():
            self.add_notice("agreed", by)

    def refuse(self, by: str) -> None:
        opened_by = self.require_vote(by).by
        self.vote = None
        self.add_notice("withdrawn" if by == opened_by else "refused", by)

    def require_vote(self, by: str) -> Vote:
        self.seats.require_seated(by)
        if self.vote is None:
            raise CommandRejected("no-vote")
        return self.vote

    def count_votes(self) -> bool:
        """Carry out the open vote if everybody agrees; whether it was."""
        vote = self.vote
        if vote is None or not vote.agreed.issuperset(self.seats.people()):
            return False
        self.vote = None
        if vote.about == "undo":
            self.rewind(vote.target)
            self.assisted = True
            self.add_notice("undone", vote.by)
        else:
            self.conceded = True
            self.add_notice("conceded", vote.by)
        return True

    def pause(self, by: str) -> None:
        self.reject_unless_playing()
        self.seats.require_seated(by)
        self.paused = True
        self.add_notice("paused", by)

    def resume(self, by: str) -> None:
        self.seats.require_seated(by)
        if self.status != "paused":
            raise CommandRejected("not-paused")
        self.paused = False
        self.add_notice("resumed", by)

    def reject_if_over(self) -> None:
        if self.status == "over":
            raise CommandRejected("over")

    def reject_unless_playing(self) -> None:
        if self.state is None:
            raise CommandRejected("not-started")
        self.reject_if_over()
        if self.paused:
            raise CommandRejected("paused")
