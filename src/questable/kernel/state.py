"""A game in progress: one value made of numbers, and the loop that carries it from decision to decision.

Pending work is data: a stack of frames, each a place in a program. `advance` runs the top frame's next effect until a
decision is pending or the game is over. An effect edits the state, pushes frames, or asks. No generators, no callbacks.
"""

from typing import Final

from librt.vecs import append, extend
from mypy_extensions import i64

from questable.kernel.card_set import CardSet
from questable.kernel.decision import CARD, MAX_OPTIONS, NOTHING, NUMBER, PLACE, SEAT, TAG_SIZE, Decision
from questable.kernel.errors import IllegalOption, endless_effect, option_count_error
from questable.kernel.events import ALL, EventKind, EventRecorder
from questable.kernel.rng import Rng
from questable.kernel.scalars import SCALARS
from questable.kernel.vec import EMPTY_VEC, INTERPRETED, Vec, extended, with_capacity
from questable.kernel.zones import Zones

PROGRAM: Final = 0  # one frame on the stack
PC: Final = 1
YOU: Final = 2  # the seat that carries the program out; -1: nobody, the party together
SOURCE: Final = 3  # the card instance whose rules these are; -1: the rules of the game
IT: Final = 4  # the thing a loop has reached
CHOSEN: Final = 5  # the thing picked earlier in the same list
N: Final = 6  # two registers for the effect in progress
M: Final = 7
FRAME: Final = 8
SPARE: Final = 4 * FRAME  # a stack grows and is copied with some frames to spare

IN_PROGRESS: Final = 0
VICTORY: Final = 1
DEFEAT: Final = 2
OUTCOMES: Final = ("", "victory", "defeat")

STEP_LIMIT: Final = 10_000


class State:
    """Zones, counters, frames, random state and the pending decision. Games add their own vectors and numbers."""

    players: i64
    # faster than a dict of so many names; compiled classes ignore it
    __slots__ = ("card_set", "rng", "zones", "known", "stack", "options", "room", "recorder", *SCALARS)

    def __init__(self, card_set: CardSet, rng: Rng, zones: Zones) -> None:
        self.card_set: Final[CardSet] = card_set  # `Final`: compiled code reads it without counting references
        self.rng: Rng = rng
        self.zones: Final[Zones] = zones
        self.known: Vec = EMPTY_VEC  # who knows the card at its place in a hidden zone: bits as in events
        self.stack: Vec = EMPTY_VEC
        self.top: i64 = -FRAME  # where the top frame begins
        self.asking: i64 = 0  # the kind of the pending decision; 0: none
        self.asked: i64 = 0  # bits of the seats that are asked
        self.final: i64 = -1
        self.about: i64 = -1
        self.room: Final[Vec] = with_capacity()  # the memory of the options
        self.options: Vec = self.room
        self.outcome_code: i64 = IN_PROGRESS
        self.revision: i64 = 0  # answers given
        self.reveals: i64 = 0  # rises with every random draw and every card revealed
        # The revisions at which the spans of play in progress began, from short to long: undo goes back to them. A game
        # sets those that it has. (Saved games name them so.)
        self.turn_mark: i64 = 0
        self.combat_mark: i64 = 0
        self.round_mark: i64 = 0
        self.recorder: EventRecorder | None = None

    # ---- the public interface

    @property
    def decision(self) -> Decision | None:
        if self.asking == 0:
            return None
        from questable.kernel.presentation import present_decision  # built only when it is read

        return present_decision(self)

    @property
    def outcome(self) -> str | None:
        return OUTCOMES[self.outcome_code] or None

    def apply(self, key: str) -> None:
        """Answer the pending decision with an option's key. Whatever goes wrong, the state is as it was."""
        decision = self.decision
        if decision is None:
            raise IllegalOption(f"{key!r} answers nothing: the game is over.")
        keys = decision.option_keys()
        if key not in keys:
            raise IllegalOption(f"{key!r} is not an option here; allowed: {', '.join(keys)}.")
        before = self.clone()
        recorder = self.recorder
        rows = 0 if recorder is None else len(recorder.rows)
        memo = 0 if recorder is None else recorder.memo
        try:
            self.apply_index(keys.index(key))
        except Exception:
            self.restore(before)
            if recorder is not None:
                recorder.rewind(rows, memo)
            raise

    def view(self, seat: int | None) -> dict[str, object]:
        """What a person at this seat can know; None: a spectator."""
        raise NotImplementedError

    def events(self, seat: int | None, since: i64 = 0) -> list[dict[str, object]]:
        """What the seat may know of what happened since event number `since`, as message ids with arguments."""
        from questable.kernel.presentation import present_events

        return present_events(self, seat, since)

    def digest(self) -> str:
        """A short hash of the whole state."""
        from questable.kernel.codec import digest

        return digest(self)

    def resample(self, seat: int | None, rng: Rng) -> "State":
        """A clone in which all that the seat cannot know is dealt anew."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def restore(self, other: "State") -> None:
        """Take over the contents of `other`, a clone of an earlier self."""
        raise NotImplementedError

    def record(self) -> None:
        """Attach a recorder: from now on events are kept."""
        if self.recorder is None:
            self.recorder = EventRecorder()

    # ---- the fast interface: bots and simulations inside the compiled engine

    def option_count(self) -> i64:
        return len(self.options)

    def apply_index(self, index: i64) -> None:
        """Answer with the option at an index. No way back if it fails: `apply` is the safe one."""
        option = self.options[index]
        self.revision += 1
        self.answer(option)
        self.advance()

    def answer(self, option: i64) -> None:
        self.asking = 0
        self.clear_options()
        program = self.stack[self.top]
        at = self.card_set.starts[program] + self.get(PC) - 1
        self.card_set.effects[at].answer(self, option)

    def advance(self, floor: i64 = -FRAME) -> None:
        """Run until something is asked, the game is over, or (looking ahead) all frames from `floor` up are done."""
        effects = self.card_set.effects
        starts = self.card_set.starts
        for step in range(STEP_LIMIT):  # noqa: B007 (compiled code boxes a number called _)
            if self.asking:
                if len(self.options) != 1:
                    self.narrow()
                    if len(self.options) != 1:
                        return
                self.answer(self.options[0])  # one legal option is not asked
                continue
            base = self.top
            if base < floor or self.outcome_code:
                return
            pc = base + PC
            program = self.stack[base]
            done = self.stack[pc]
            at = starts[program] + done
            if at == starts[program + 1]:
                self.top = base - FRAME
            else:
                self.stack[pc] = done + 1
                effects[at].run(self)
        raise endless_effect(self.top_source())

    def narrow(self) -> None:
        """A hook: remove options that a rule of the game forbids, once all are known."""

    def top_source(self) -> str:
        for base in range(self.top, -1, -FRAME):
            source = self.stack[base + SOURCE]
            if source >= 0:
                return self.card_id(source)
        return "the rules"

    # ---- frames

    def push(self, program: i64, you: i64, source: i64) -> None:
        """Start a program: a phase of the game, or the rules of a card."""
        base = self.top + FRAME
        self.top = base
        if base == len(self.stack):
            self.stack = extended(self.stack, SPARE)
        stack = self.stack
        if INTERPRETED:
            stack[base : base + FRAME] = [program, 0, you, source, -1, -1, 0, 0]  # type: ignore[assignment, index]
            return
        stack[base] = program
        stack[base + PC] = 0
        stack[base + YOU] = you
        stack[base + SOURCE] = source
        stack[base + IT] = -1
        stack[base + CHOSEN] = -1
        stack[base + N] = 0  # registers of an earlier frame are no part of the game
        stack[base + M] = 0

    def call(self, program: i64, you: i64) -> None:
        """Start a list inside the list in progress: same card, same things remembered."""
        base = self.top
        self.push(program, you, self.get(SOURCE))
        stack = self.stack
        stack[base + FRAME + IT] = stack[base + IT]
        stack[base + FRAME + CHOSEN] = stack[base + CHOSEN]

    def get(self, register: i64) -> i64:
        at = self.top + register  # a named index: compiled code then counts no reference
        return self.stack[at]

    def set(self, register: i64, value: i64) -> None:
        at = self.top + register
        self.stack[at] = value

    def repeat(self) -> None:
        """Run the effect in progress once more, when what it pushes now is done."""
        pc = self.top + PC
        self.stack[pc] -= 1

    def become(self, program: i64) -> None:
        """Go on with another program in the same frame."""
        self.stack[self.top] = program
        self.set(PC, 0)

    def unwind(self, program: i64) -> None:
        """Drop frames until one of this program is on top; the rest of the lists above is not run."""
        while self.stack[self.top] != program:
            self.top -= FRAME

    # ---- asking

    def clear_options(self) -> None:
        self.options = with_capacity() if INTERPRETED else self.room

    def offer(self, tag: i64, value: i64) -> None:
        """Add an option; `ask` follows."""
        if INTERPRETED:  # as `appended` does it, without a call
            self.options.append(tag * TAG_SIZE + value)  # type: ignore[attr-defined]
        else:
            self.options = append(self.options, tag * TAG_SIZE + value)

    def offer_card(self, tag: i64, card: i64) -> None:
        """Add a card as an option: in the order of the card list, and equal cards once."""
        count = len(self.options)
        at: i64 = 0
        while at < count:
            order = self.compare(tag, card, self.options[at])
            if order == 0:
                return
            if order < 0:
                break
            at += 1
        self.offer(tag, card)
        if at < count:
            options = self.options
            for i in range(count, at, -1):
                options[i], options[i - 1] = options[i - 1], options[i]

    def compare(self, tag: i64, card: i64, other: i64) -> i64:
        """Order a card among the options there are; 0: it makes no difference which of the two is taken."""
        other_tag = other // TAG_SIZE
        if tag != other_tag:
            return tag - other_tag
        b = other % TAG_SIZE
        card_of = self.card_set.card_of
        if card_of[card] != card_of[b]:
            return card_of[card] - card_of[b]
        return self.copy_class(card) - self.copy_class(b)

    def copy_class(self, card: i64) -> i64:
        """Copies of one card that differ (one is borrowed, one is wounded) have different classes."""
        return 0

    def ask(self, kind: i64, seat: i64, about: i64) -> None:
        """Ask one seat to choose among the options."""
        self.put(kind, 1 << seat, seat, about)

    def put(self, kind: i64, seats: i64, final: i64, about: i64) -> None:
        """Ask these seats to choose among the options; the seat `final` has the final word."""
        self.asking = kind
        self.asked = seats
        self.final = final
        self.about = about
        if not 0 < len(self.options) <= MAX_OPTIONS:
            raise option_count_error(self.top_source(), len(self.options))

    # ---- chance and events

    def chance(self, n: i64) -> i64:
        """A random number below n."""
        self.reveals += 1
        return self.rng.below(n)

    def shuffle(self, zone: i64, size: i64) -> None:
        """Shuffle the lowest `size` cards of a zone: nobody knows where one of them is."""
        known = self.known
        for card in self.zones.shuffle(zone, size, self.rng):
            known[card] = 0
        if size > 1:
            self.reveals += 1

    def emit(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Record an event that all seats may see."""
        if self.recorder is not None:
            self.emit_to(ALL, kind, a, b, c, d)

    def emit_to(self, seen: i64, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Record an event that only the seats in the bit set `seen` may see."""
        recorder = self.recorder
        if recorder is not None:
            recorder.add(self.revision, kind, seen, self.cause(), a, b, c, d)

    def cause(self) -> i64:
        if self.top < 0:
            return -1
        return self.stack[self.top + SOURCE]

    def finish(self, outcome: i64) -> None:
        self.outcome_code = outcome
        self.asking = self.asked = 0  # the last question is no part of the final state
        self.final = self.about = -1
        self.clear_options()

    # ---- copies

    def copy_base(self, other: "State") -> None:
        """Copy the parts that all games have in common from another state."""
        self.rng = other.rng.clone()
        self.zones.become(other.zones)
        self.known = other.known[:]
        self.stack = other.stack[: other.top + SPARE]
        self.top = other.top
        self.asking, self.asked = other.asking, other.asked
        self.final, self.about = other.final, other.about
        self.options = other.options[:] if INTERPRETED else extend(self.room, other.options)
        self.outcome_code = other.outcome_code
        self.revision, self.reveals = other.revision, other.reveals
        self.turn_mark, self.combat_mark, self.round_mark = other.turn_mark, other.combat_mark, other.round_mark

    # ---- names of things in decisions and events

    def card_id(self, card: i64) -> str:
        return self.card_set.card_ids[self.card_set.card_of[card]]

    def subject(self, kind: i64, value: i64) -> tuple[str, dict[str, object]]:
        if kind == NOTHING:
            return "", {}
        if kind == CARD:
            return self.card_id(value), self.card_ref(value)
        if kind == SEAT:
            return str(value), {"seat": value}
        if kind == NUMBER:
            return str(value), {"number": value}
        assert kind == PLACE
        return self.place_key(value), {"place": self.place_key(value)}

    def card_ref(self, card: i64) -> dict[str, object]:
        """Where an option's card lies, in words a client understands."""
        raise NotImplementedError

    def place_key(self, place: i64) -> str:
        raise NotImplementedError

    def event_kind(self, number: i64) -> EventKind:
        raise NotImplementedError

    def present_argument(self, what: str, value: i64) -> object:
        """An argument of an event in words that a client understands; `what` is its type."""
        if what == "card":
            return self.card_id(value)
        if what == "place":
            return self.place_key(value)
        if what == "seat" and value < 0:
            return None
        return value

    # ---- names, for the codec

    def scalars(self) -> tuple[str, ...]:
        """The numbers that this game adds."""
        raise NotImplementedError

    def columns(self) -> tuple[str, ...]:
        """The vectors that this game adds."""
        raise NotImplementedError

    def zone_name(self, zone: i64) -> str:
        raise NotImplementedError
