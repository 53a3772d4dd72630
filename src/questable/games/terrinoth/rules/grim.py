"""The grim rule: among several valid ways to resolve an enemy's keyword, use the harshest (TER-GRIM-1)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import ITEMS
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import FRAME, SOURCE
from questable.kernel.vec import from_list


def keep_harshest_options(t: TerrinothState) -> None:
    """Keep only the most harmful options. The leader chooses among equal ones."""
    bar = effect_bar(t)
    if bar < 0 or t.get(SOURCE) != t.stack[bar + SOURCE]:
        return  # no enemy is being activated, or a hero's own card asks
    worst = 0
    kept: list[int] = []
    before = harm(t)
    for option in t.options:
        copy = t.clone()
        copy.answer(option)
        copy.advance(bar + FRAME)
        while copy.asking != 0 and copy.top > bar:  # resolve further questions with the last option
            copy.answer(copy.options[len(copy.options) - 1])
            copy.advance(bar + FRAME)
        hurt = harm(copy) - before
        if len(kept) == 0 or hurt > worst:
            worst = hurt
            kept = [option]
        elif hurt == worst:
            kept.append(option)
    t.options = from_list(kept)
    t.asked = 1 << t.seat_of(t.leader)
    t.final = t.seat_of(t.leader)


def effect_bar(t: TerrinothState) -> i64:
    """The frame of the effect bar being resolved; -1: no enemy is being activated."""
    base = t.top
    while base >= 0:
        if t.stack[base] == phases.BAR:
            return base
        base -= FRAME
    return -1


def harm(t: TerrinothState) -> i64:
    """A harm score, in this order: defeated heroes, wounds, losses of tokens, cards, conditions and progress."""
    fallen = 0
    wounds = 0
    losses = 0
    for hero in range(t.count):
        if t.down[hero]:
            fallen += 1
            wounds += t.health(hero)
            continue
        wounds += t.wounds[hero]
        losses += 10 - t.tokens[hero]
        losses += 10 - t.zones.size(ITEMS + hero)
        losses += 4 - t.readied_cards(hero)
        losses += 1 if t.has(hero, 0) else 0
        losses += 1 if t.has(hero, 1) else 0
        losses -= 1 if t.has(hero, 2) else 0
    losses += 50 - min(t.progress, 50)
    for i in range(len(t.quest_tokens)):
        losses += t.quest_tokens[i]
    return fallen * 1_000_000 + wounds * 1000 + losses
