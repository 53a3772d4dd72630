"""Odds: exact where they say so, honest about their error elsewhere, and never from what is hidden."""

from itertools import combinations
from typing import Any

import pytest

import questable
from questable.bots.estimate import Estimate
from questable.bots.heuristic import HeuristicBot
from questable.bots.odds import odds
from questable.games.tenefyr.bots.odds import Count, play_combats
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.scene import Scene
from questable.games.terrinoth.bots.odds import combined, counted, die, mean
from questable.games.terrinoth.rules.events import (
    ENEMY_WAS_DEFEATED,
    ENEMY_WOUNDED,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.testkit.scene import QuestScene
from questable.kernel.events import FIRST, KIND, ROW
from questable.kernel.rng import Rng, seeded


def best_by_hand(deck: list[int], needed: int) -> float:
    """The chance of one player with the best redraws, by laying out every hand."""
    if not deck:
        return float(needed <= 0)
    hands = list(combinations(range(len(deck)), min(3, len(deck))))
    total = 0.0
    for hand in hands:
        left = [card for place, card in enumerate(deck) if place not in hand]
        keep = float(sum(deck[place] for place in hand) >= needed)
        total += max(keep, best_by_hand(left, needed) if left else 0.0)
    return total / len(hands)


@pytest.mark.parametrize(
    ("deck", "needed"), [([0, 0, 0, 1, 1, 1, 2], 3), ([1, 1, 2], 4), ([0, 1, 2, 3], 6), ([0] * 5 + [3] * 3, 6)]
)
def test_one_turn_is_counted_as_by_hand(deck: list[int], needed: int) -> None:
    powers = sorted(set(deck))
    count = Count(powers, [tuple(deck.count(power) for power in powers)], False, needed)
    assert count.fresh() == pytest.approx(best_by_hand(deck, needed))


def test_what_one_player_lacks_the_next_may_bring() -> None:
    # one of four cards is a 1: in hand, or it is what the redraw is for; the next player adds three
    assert Count([0, 1], [(3, 1), (0, 3)], False, 4).fresh() == pytest.approx(1.0)
    assert Count([0, 1], [(3, 0), (0, 3)], False, 4).fresh() == 0.0


def test_alone_the_second_turn_draws_from_what_the_first_has_left() -> None:
    # six cards, four of them 1s: whatever the first hand is, both together bring four
    assert Count([0, 1], [(2, 4), (0, 0)], True, 4).fresh() == pytest.approx(1.0)
    assert Count([0, 1], [(2, 4), (0, 0)], True, 5).fresh() == 0.0


def bob_redraws() -> TenefyrState:
    """Against a Kobold of 2: Bob holds nothing and has three 1s left; Suzie finds both her 1s in half of her hands."""
    scene = Scene(players=2)
    scene.dungeon("dungeon-1", "kobold", "orc")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "basic-1", "basic-1", "basic-1")
    scene.deck("Suzie", "basic-1", "basic-0", "basic-0", "basic-1")
    scene.enter("dungeon-1")
    return scene.table


def test_keep_or_redraw_is_exact_where_all_is_plain() -> None:
    keep, redraw = odds(bob_redraws(), 0, seeded(1))
    assert (keep["falls-this-turn"].value, keep["falls"].value) == (0.0, 0.5)
    assert (redraw["falls-this-turn"].value, redraw["falls"].value) == (1.0, 1.0)
    assert keep["falls"].told() == {"value": 0.5, "low": 0.5, "high": 0.5, "exact": True, "samples": 0}


def test_sampled_odds_agree_with_exact_ones() -> None:
    keep, redraw = play_combats(bob_redraws(), 0, seeded(1), 300)
    assert keep["falls"].low <= 0.5 <= keep["falls"].high
    assert keep["falls"].samples == 300
    assert keep["falls-this-turn"].value == 0.0
    assert (redraw["falls"].value, redraw["falls-this-turn"].value) == (1.0, 1.0)


def test_cards_with_rules_make_the_odds_sampled() -> None:
    scene = Scene(players=2)
    scene.dungeon("dungeon-1", "kobold")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "orc", "basic-1")
    scene.enter("dungeon-1")
    keep, _ = odds(scene.table, 0, seeded(1), 20)
    assert keep["falls"].samples == 20


def test_fight_or_leave_tells_of_the_fight() -> None:
    scene = Scene(players=1)
    scene.dungeon("dungeon-1", "kobold", "cliff-giant")
    scene.deck("Bob", *["basic-1"] * 9)
    scene.enter("dungeon-1")
    scene.answer("Bob", "keep")
    assert scene.table.decision is not None
    assert scene.table.decision.option_keys() == ["continue", "leave"]
    fight, leave = odds(scene.table, 0, seeded(1), 50)
    assert leave == {}
    assert fight["falls"].value == 0.0, "six 1s never reach a giant"


@pytest.mark.parametrize(("game", "config"), [("tenefyr", {"players": 3}), ("terrinoth", {"players": 3})])
def test_odds_do_not_depend_on_what_is_hidden(game: str, config: dict[str, Any]) -> None:
    state = questable.game(game).new(config, 3)
    player = HeuristicBot(seeded(0))
    told = 0
    for number in range(60):
        if state.outcome is not None:
            break
        if number % 3 == 2:
            other = state.resample(state.final, seeded(number))
            ours, theirs = (shown(odds(one, state.final, seeded(7), 4)) for one in (state, other))
            assert ours == theirs
            told += bool(ours)
        state.apply_index(player.choose(state))
    assert told > 2


def shown(found: list[dict[str, Estimate]]) -> list[dict[str, dict[str, object]]]:
    return [{name: figure.told() for name, figure in figures.items()} for figures in found]


class TestDice:
    FACES = questable.game("terrinoth").card_set.hero_die

    def test_a_hero_die_brings_six_fifths_of_a_success(self) -> None:
        # faces 1+again, 1, 1, 2, 1, 0: m = (6 + m) / 6
        assert mean(die(self.FACES, True)) == pytest.approx(1.2)
        assert sum(die(self.FACES, True)) == pytest.approx(1.0)

    def test_two_dice_against_rolled_ones(self) -> None:
        exact = combined(die(self.FACES, True), die(self.FACES, True))
        rng = seeded(4)
        rolls = 20_000
        seen = [0] * len(exact)
        for _ in range(rolls):
            seen[self.roll(rng) + self.roll(rng)] += 1
        for number in range(8):
            assert seen[number] / rolls == pytest.approx(exact[number], abs=0.012)

    def roll(self, rng: Rng) -> int:
        face = self.FACES[rng.below(len(self.FACES))]
        return counted(face, True) + (self.roll(rng) if face & 2 else 0)


class TestAction:
    def spend(self, tokens: int = 2) -> TerrinothState:
        """Dorrik attacks a Bandit, the only enemy, and may spend tokens."""
        scene = QuestScene()
        scene.hero("dorrik-emberfall", tokens=tokens)
        scene.engage("dorrik-emberfall", "bandit")
        scene.activate("dorrik-emberfall", "attack")
        assert scene.asked() == "spend-tokens"
        return scene.table

    def test_tokens_are_successes_for_sure(self) -> None:
        table = self.spend()
        none, one, two = odds(table, 0, seeded(1))
        rolled = 1.2 * int(table.dice)
        assert none["successes"].value == pytest.approx(int(table.successes) + rolled)
        assert two["successes"].value == pytest.approx(none["successes"].value + 2)
        assert none["defeats"].value < one["defeats"].value <= two["defeats"].value <= 1.0
        assert none["suffers"].value == pytest.approx(two["suffers"].value)
        assert all(figure.samples == 0 for figure in none.values())

    def test_exact_odds_agree_with_rolling(self) -> None:
        table = self.spend()
        exact = odds(table, 0, seeded(1))[0]
        enemy = table.targets[0]
        falls = wounds = 0
        tries = 1500
        for seed in range(tries):
            one = table.clone()
            one.rng = seeded(seed)
            one.record()
            one.apply_index(0)
            assert one.recorder is not None
            rows = one.recorder.rows
            for row in range(0, len(rows), ROW):
                if rows[row + KIND] == ENEMY_WOUNDED and rows[row + FIRST] == enemy:
                    wounds += rows[row + FIRST + 1]
                falls += rows[row + KIND] == ENEMY_WAS_DEFEATED
        assert falls / tries == pytest.approx(exact["defeats"].value, abs=0.04)
        assert wounds / tries == pytest.approx(exact["wounds"].value, abs=0.12)

    def test_the_choice_of_a_card_is_sampled_with_its_error(self) -> None:
        scene = QuestScene()
        scene.engage("dorrik-emberfall", "bandit")
        found = odds(scene.table, 0, seeded(1), 30)
        assert len(found) == 4
        attack = found[0]
        assert attack["wounds"].samples == 30
        assert attack["wounds"].low < attack["wounds"].value < attack["wounds"].high
        assert attack["defeats"].value > max(figures["defeats"].value for figures in found[1:])
