"""What a report is made of: every game of a grid with its row, and what became of every card and choice in it.

How much a card or a choice matters is measured, not guessed: where a card is taken, the table is forked, the card is
put away in the fork, and both play on with the same luck; where one of several is chosen, each option is tried. The
difference in wins is the effect.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import questable
from questable.bots.bot import Bot
from questable.bots.heuristic import HeuristicBot
from questable.bots.registry import bot_rng, check_bot, make_bot, reseed
from questable.kernel.decision import CARD, tag_of, value_of
from questable.kernel.events import FIRST, KIND, ROW
from questable.kernel.rng import seeded
from questable.kernel.state import IN_PROGRESS, VICTORY, State
from questable.lab.executor import Executor
from questable.lab.grid import Cell
from questable.lab.playout import play_out
from questable.lab.probes import Probe, probe_of
from questable.lab.processes import in_processes
from questable.lab.rows import Row, game_row
from questable.lab.run_dir import Journal, unusable
from questable.lab.simulate import LIMIT, SEATS, Progress, check_numbers

CHUNK = 25  # games of a fast bot that are kept together
FORKS = 4  # taken cards of a game that are forked: more would cost more than they tell


@dataclass
class Effect:
    """Wins with something less wins without it, over forked games."""

    forks: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def count(self, difference: float) -> None:
        self.forks += 1
        self.sum += difference
        self.squares += difference * difference

    def add(self, other: "Effect") -> None:
        self.forks += other.forks
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.sum / max(self.forks, 1)

    @property
    def error(self) -> float:
        """The standard error."""
        variance = max(self.squares / max(self.forks, 1) - self.mean**2, 0.0)
        return float((variance / max(self.forks - 1, 1)) ** 0.5)


@dataclass
class CardCount:
    met: int = 0  # there to be beaten
    beaten: int = 0
    drawn: int = 0  # found on the way: an item, an event
    taken: int = 0
    used: int = 0
    effect: Effect = field(default_factory=Effect)

    def add(self, other: "CardCount") -> None:
        self.met += other.met
        self.beaten += other.beaten
        self.drawn += other.drawn
        self.taken += other.taken
        self.used += other.used
        self.effect.add(other.effect)


@dataclass
class ChoiceCount:
    """An option of a reward, or a class that may be taken."""

    offered: int = 0
    picked: int = 0
    effect: Effect = field(default_factory=Effect)  # against the mean of all options there were

    def add(self, other: "ChoiceCount") -> None:
        self.offered += other.offered
        self.picked += other.picked
        self.effect.add(other.effect)


@dataclass
class Collected:
    """All that was seen; surveys of parts add up."""

    games: list[Row] = field(default_factory=list)
    cards: dict[str, CardCount] = field(default_factory=lambda: defaultdict(CardCount))
    choices: dict[str, ChoiceCount] = field(default_factory=lambda: defaultdict(ChoiceCount))

    def add(self, other: "Collected") -> None:
        self.games += other.games
        for id, card in other.cards.items():
            self.cards[id].add(card)
        for id, choice in other.choices.items():
            self.choices[id].add(choice)


Task = tuple[Cell, str, int, int, int, bool]
Part = tuple[str, int, Collected]  # the name of a cell, the number of the first game, and what was seen


def collect(
    cells: list[Cell],
    bot: str,
    games: int,
    seed: int,
    jobs: int,
    forks: bool = True,
    progress: Progress | None = None,
    engine: Executor = in_processes,
    journal: Journal | None = None,
) -> Collected:
    """Play so many games of each cell. The same seed gives the same survey whatever the number of processes.

    A journal keeps what is finished; what it holds already is not played again.
    """
    check_numbers(games=games, jobs=jobs)
    check_bot(bot)
    size = 1 if bot.startswith("search") else CHUNK
    tasks: list[Task] = [
        (cell, bot, seed, first, min(size, games - first), forks) for cell in cells for first in range(0, games, size)
    ]
    parts = {(name, first): found for name, first, found in read_parts(journal)}
    missing = [task for task in tasks if (task[0].name, task[3]) not in parts]
    if progress is not None:
        progress(len(cells) * games - sum(task[4] for task in missing))
    for part in engine(collect_part, missing, jobs):
        name, first, found = part
        parts[name, first] = found
        if journal is not None:
            journal.add(msgspec.json.encode(part).decode())
        if progress is not None:
            progress(len(found.games))
    total = Collected()
    for cell, _, _, first, _, _ in tasks:
        total.add(parts[cell.name, first])
    return total


def read_parts(journal: Journal | None) -> Iterable[Part]:
    if journal is None:
        return
    for line in journal.lines():
        try:
            yield msgspec.json.decode(line, type=Part)
        except msgspec.DecodeError as error:
            raise unusable(
                journal.file.parent, "keep", f"{journal.file.name} has a line that is none: {error}"
            ) from None


def collect_part(task: Task) -> Part:
    cell, bot_name, base, first, count, forks = task
    plan = cell.plan(bot_name, base)
    game = questable.game(cell.game, cell.packs)
    bot = make_bot(bot_name, bot_rng(0))
    found = Collected()
    for number in range(first, first + count):
        seed = plan.game_seed(number)
        state = game.new(cell.config, seed, record=True)
        reseed(bot, bot_rng(seed))
        observe(state, bot, found, forks, seed)
        row = game_row(state, number, seed, state.revision)
        found.games.append({"cell": cell.name, **row})
    # what travels between processes is plain
    found.cards, found.choices = dict(found.cards), dict(found.choices)
    return cell.name, first, found


def observe(state: State, bot: Bot, found: Collected, forks: bool, seed: int) -> None:
    """Play a game to its end and count what becomes of its cards and choices."""
    watch = probe_of(state)
    dice = seeded(seed ^ 0x5EED)
    read = 0
    left = FORKS if forks else 0
    waiting: list[tuple[int, int]] = []
    for _ in range(LIMIT):
        read, taken = count_events(state, watch, read, found)
        waiting += taken
        if state.outcome_code != IN_PROGRESS:
            return
        while left > 0 and waiting:
            card, seat = waiting[0]
            if names_card(state, card) or not watch.quiet(state):
                break  # the question is about it: it is not put away now
            waiting.pop(0)
            if dice.below(3) == 0 and fork(state, watch, card, seat, found):
                left -= 1
        chosen = bot.choose(state)
        labels = watch.choice(state)
        if labels:
            count_choice(state, labels, chosen, found, forks)
        state.apply_index(chosen)


def count_events(state: State, watch: Probe, read: int, found: Collected) -> tuple[int, list[tuple[int, int]]]:
    """What has happened since: how far was read, and the cards that were taken, each with who has it."""
    assert state.recorder is not None
    rows = state.recorder.rows
    ids, card_of = state.card_set.card_ids, state.card_set.card_of
    taken: list[tuple[int, int]] = []
    while read < len(rows):
        kind = rows[read + KIND]
        place = watch.card_at.get(kind)
        if place is not None:
            what, at, who = place
            card = rows[read + FIRST + at]
            count = found.cards[ids[card_of[card]]]
            setattr(count, what, getattr(count, what) + 1)
            if what == "taken":
                taken.append((card, rows[read + FIRST + who]))
        read += ROW
    return read, taken


def names_card(state: State, card: int) -> bool:
    tags = state.card_set.tags
    return any(tags[tag_of(option)].subject == CARD and value_of(option) == card for option in state.options)


def fork(state: State, watch: Probe, card: int, seat: int, found: Collected) -> bool:
    """Play on with the card and without it."""
    without: Any = state.clone()
    if not watch.put_away(without, card, seat):
        return False
    kept = found.cards[state.card_set.card_ids[state.card_set.card_of[card]]]
    kept.effect.count(float(won(state.clone()) - won(without)))
    return True


def won(state: State) -> int:
    """Does the heuristic player win from here?"""
    play_out(state, [HeuristicBot(seeded(0))] * SEATS, LIMIT)
    return int(state.outcome_code == VICTORY)


def count_choice(state: State, labels: list[str], chosen: int, found: Collected, forks: bool) -> None:
    """Count what is offered and picked; a fork for each option tells what each is worth."""
    wins: list[int] = []
    for option in range(len(labels)) if forks else []:
        one = state.clone()
        one.apply_index(option)
        wins.append(won(one))
    for option, label in enumerate(labels):
        count = found.choices[label]
        count.offered += 1
        count.picked += option == chosen
        if wins:
            count.effect.count(wins[option] - sum(wins) / len(wins))
