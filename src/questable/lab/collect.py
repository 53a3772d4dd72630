"""The data of a report: every game of a grid with its row, and what became of every card and choice in it.

The effect of a card or a choice is measured by forking: where a card is taken, the state is cloned, the card is removed
from the clone, and both are played to the end with the same luck; where one of several options is chosen, each is
tried. The difference in wins is the effect.
"""

from collections.abc import Iterable

import msgspec

from questable.bots.heuristic import HeuristicBot
from questable.bots.registry import check_bot
from questable.games import registry
from questable.kernel.decision import CARD, tag_of, value_of
from questable.kernel.events import FIRST, KIND, ROW
from questable.kernel.rng import seeded
from questable.kernel.state import VICTORY, State
from questable.lab.counts import Collected
from questable.lab.executor import Executor
from questable.lab.game_lab import lab_of
from questable.lab.grid import Cell
from questable.lab.playout import Observer, play_out
from questable.lab.probes import Probe
from questable.lab.processes import in_processes
from questable.lab.rows import as_row
from questable.lab.run_dir import Journal, unusable
from questable.lab.simulate import LIMIT, SEATS, Progress, check_numbers, play_games

CHUNK = 25  # games of a fast bot that form one part
FORKS = 4  # of a game at taken cards; more would cost more time than they are worth

Task = tuple[Cell, str, int, int, int, bool]
Part = tuple[str, int, Collected]  # the name of a cell, the number of the first game, and its data


def collect(
    cells: list[Cell],
    bot: str,
    games: int,
    seed: int,
    jobs: int,
    forks: bool = True,
    progress: Progress | None = None,
    executor: Executor = in_processes,
    journal: Journal | None = None,
) -> Collected:
    """Play so many games of each cell. The number of processes does not change the result.

    The journal keeps the parts that are finished; what it holds already is not played again.
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
    for part in executor(collect_part, missing, jobs):
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
    cell, bot, seed, first, count, forks = task
    plan = cell.plan(bot, seed)
    lab = lab_of(registry.module(cell.game))
    found = Collected()
    observers: list[CardObserver] = []

    def observer_of(state: State, number: int, seed: int) -> Observer:
        observers[:] = [CardObserver(lab.probe(), found, forks, seed)]
        return observers[0]

    for number, game_seed, state, decisions in play_games(plan, first, count, observer_of, record=True):
        observers[0].read_events(state)  # of the last decision
        found.games.append(as_row(cell.name, lab.result(state, number, game_seed, decisions)))
    # plain dictionaries, so that they can travel between processes
    found.cards, found.choices = dict(found.cards), dict(found.choices)
    return cell.name, first, found


class CardObserver(Observer):
    """Counts what becomes of the cards and choices of one game, and forks it to measure their effects."""

    def __init__(self, probe: Probe, found: Collected, forks: bool, seed: int) -> None:
        self.probe = probe
        self.found = found
        self.forks = forks
        self.rng = seeded(seed ^ 0x5EED)
        self.read = 0  # how far the events have been read
        self.forks_left = FORKS if forks else 0
        self.taken: list[tuple[int, int]] = []  # cards with their owners that may be forked

    def before_choice(self, s: State) -> None:
        self.read_events(s)
        while self.forks_left > 0 and self.taken:
            card, owner = self.taken[0]
            if names_card(s, card) or not self.probe.can_remove_cards(s):
                break  # the decision is about the card: it cannot be removed now
            self.taken.pop(0)
            if self.rng.below(3) == 0 and self.fork(s, card, owner):
                self.forks_left -= 1

    def after_choice(self, s: State, option: int) -> None:
        labels = self.probe.choice_labels(s)
        if labels:
            self.count_choice(s, labels, option)

    def read_events(self, s: State) -> None:
        """Count the new events about cards, and keep the cards that were taken."""
        assert s.recorder is not None
        rows = s.recorder.rows
        ids, card_of = s.card_set.card_ids, s.card_set.card_of
        while self.read < len(rows):
            event = self.probe.card_events.get(rows[self.read + KIND])
            if event is not None:
                card = rows[self.read + FIRST + event.card]
                count = self.found.cards[ids[card_of[card]]]
                setattr(count, event.counter, getattr(count, event.counter) + 1)
                if event.counter == "taken":
                    self.taken.append((card, rows[self.read + FIRST + event.owner]))
            self.read += ROW

    def fork(self, s: State, card: int, owner: int) -> bool:
        """Play on with the card and without it; False where the card is gone already."""
        without = s.clone()
        if not self.probe.remove_card(without, card, owner):
            return False
        count = self.found.cards[s.card_set.card_ids[s.card_set.card_of[card]]]
        count.effect.count(float(is_won_from(s.clone()) - is_won_from(without)))
        return True

    def count_choice(self, s: State, labels: list[str], chosen: int) -> None:
        """Count what is offered and picked; a fork for each option measures its effect."""
        wins: list[int] = []
        for option in range(len(labels)) if self.forks else []:
            state = s.clone()
            state.apply_index(option)
            wins.append(is_won_from(state))
        for option, label in enumerate(labels):
            count = self.found.choices[label]
            count.offered += 1
            count.picked += option == chosen
            if wins:
                count.effect.count(wins[option] - sum(wins) / len(wins))


def names_card(s: State, card: int) -> bool:
    """Does an option of the pending decision name the card?"""
    tags = s.card_set.tags
    return any(tags[tag_of(option)].subject == CARD and value_of(option) == card for option in s.options)


def is_won_from(s: State) -> int:
    """1 where the heuristic bot wins from here, else 0. Changes the state."""
    play_out(s, [HeuristicBot(seeded(0))] * SEATS, LIMIT)
    return int(s.outcome_code == VICTORY)
