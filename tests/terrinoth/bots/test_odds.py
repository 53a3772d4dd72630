"""Odds of actions: exact for dice, sampled for whole activations."""

import pytest

import questable
from questable.bots.odds import odds
from questable.games.terrinoth.bots.odds import combined, counted, die, mean
from questable.games.terrinoth.rules.events import ENEMY_WAS_DEFEATED, ENEMY_WOUNDED
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.testkit.scene import QuestScene
from questable.kernel.events import FIRST, KIND, ROW
from questable.kernel.rng import Rng, seeded


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
