"""The decks of a quest, built from stacks of named and random sets (TER-SET)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules.card_set import Entry, Quest, TerrinothCardSet
from questable.games.terrinoth.rules.constants import ENEMY, PLACE_CARD
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.vec import from_list


def stacks_of(quest: Quest, kind: i64) -> list[list[Entry]]:
    if kind == ENEMY:
        return quest.enemies
    return quest.locations if kind == PLACE_CARD else quest.exploration


def random_sets(card_set: TerrinothCardSet, quest: Quest, kind: i64) -> list[int]:
    """The sets that may be chosen at random: not named by a stack, not of another quest (TER-SET-11, TER-SET-12)."""
    found = quest.random_sets.get(kind)
    if found is None:
        named = [entry.named for stack in stacks_of(quest, kind) for entry in stack]
        found = [
            number
            for number, cards in card_set.members[kind].items()
            if number not in named and card_set.of(cards[0]).quest < 0
        ]
        quest.random_sets[kind] = found
    return found


def random_sets_of_difficulty(card_set: TerrinothCardSet, quest: Quest, kind: i64, difficulty: i64) -> list[int]:
    """The `random_sets` of a difficulty."""
    found = quest.sets_of_difficulty.get((kind, difficulty))
    if found is None:
        members = card_set.members[kind]
        found = [
            number
            for number in random_sets(card_set, quest, kind)
            if card_set.of(members[number][0]).difficulty == difficulty
        ]
        quest.sets_of_difficulty[kind, difficulty] = found
    return found


def build_deck(t: TerrinothState, quest: Quest, kind: i64, deck: i64) -> None:
    """Build a deck from stacks, each shuffled, in the quest's order from top to bottom (TER-SET-2, TER-SET-3)."""
    card_set = t.cards
    members = card_set.members[kind]
    unused: dict[int, list[int]] = {}  # by difficulty
    stacks: list[list[int]] = []
    for stack in stacks_of(quest, kind):
        cards: list[int] = []
        for entry in stack:
            if entry.named >= 0:
                cards.extend(members[entry.named])
                continue
            fitting = unused.get(entry.difficulty)
            if fitting is None:
                fitting = random_sets_of_difficulty(card_set, quest, kind, entry.difficulty)[:]
                unused[entry.difficulty] = fitting
            for i in range(entry.count):  # noqa: B007 (as in State.advance)
                if len(fitting) > 0:
                    cards.extend(members[fitting.pop(t.chance(len(fitting)))])
        stacks.append(cards)
    for number in range(len(stacks) - 1, -1, -1):
        put_stack_on_deck(t, deck, stacks[number], number + 1)


def put_stack_on_deck(t: TerrinothState, deck: i64, cards: list[int], origin: i64) -> None:
    """Shuffle a stack and put it on top of the deck."""
    stack = from_list(cards)
    t.rng.shuffle(stack)
    if len(cards) > 1:
        t.reveals += 1
    t.zones.pile(deck, stack)
    for card in stack:
        t.origin[card] = origin
