"""Scenario files of Tenefyr: each is played and its expectations hold; a wrong one fails with a clear message."""

from pathlib import Path

import pytest

from questable.kernel.errors import ConfigError
from questable.testkit import run_script

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))

KOBOLD = """
name: A Kobold
table:
  players: 3
  decks: {Bob: [basic-1, 3 basic-0]}
  boss-token: 2
  dungeons: {dungeon-1: [kobold, orc]}
script:
"""


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    run_script(path)


def test_a_scenario_may_be_a_path_or_a_text(tmp_path: Path) -> None:
    text = KOBOLD + "  - party: enter dungeon-1\n"
    path = tmp_path / "kobold.yaml"
    path.write_text(text, "utf-8")
    assert run_script(text).hand("Bob") == run_script(path).hand("Bob") == run_script(str(path)).hand("Bob") != []


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("  - party: enter dungeon-2", "step 1 (party: enter dungeon-2): 'enter:dungeon-2' is no option of"),
        ("  - Suzie: enter dungeon-1", "step 1 (Suzie: enter dungeon-1): Bob is asked, not Suzie"),
        ("  - party: [enter dungeon-1, keep]", "Bob is asked, not the party"),
        ("  - party: enter dungeon-1\n  - Bob: pay", "step 2 (Bob: pay): 'pay' should be asked, but it is"),
        ("  - party: enter dungeon-1\n  - Bob: choose Suzie", "step 2 (Bob: choose Suzie): 'player:1' is no option"),
        ("  - Ann: keep", "'Ann' is nobody here; allowed: Bob, Suzie, Jack"),
        ("  - Bob: keep\n    Suzie: keep", "a step has one player, 'party' or 'expect', not Bob, Suzie"),
        ("  - expect: {token: Jack, space: 3}", "token should be Jack, but is Bob; space should be 3, but is 2"),
        ("  - expect: {enemy-power: 3}", "step 1 (expect): enemy-power should be 3, but is none"),
        ("  - expect: {deck: {Bob: [2 basic-1]}}", "deck of Bob should be [basic-1, basic-1], but is [basic-1, basic"),
        ("  - expect: {hand: {Ann: []}}", "'Ann' is nobody here"),
        ("  - expect: {dungeons: {dungeon-12: []}}", "there is no place 'dungeon-12'; allowed: boss, dungeon-1,"),
        ("  - expect: {achievements: [power-32]}", "achievements should be [power-32], but is []"),
        ("  - expect: {tokens: Bob}", "this cannot be expected: Object contains unknown field `tokens`"),
    ],
)
def test_a_wrong_step_is_named_with_what_was_found(steps: str, found: str) -> None:
    with pytest.raises(AssertionError) as error:
        run_script(KOBOLD + steps + "\n")
    assert str(error.value).startswith("the scenario, step ")
    assert found in str(error.value)


def test_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kobold.yaml"
    path.write_text(KOBOLD + "  - expect: {space: 0}\n", "utf-8")
    with pytest.raises(AssertionError) as error:
        run_script(path)
    assert str(error.value) == f"{path}, step 1 (expect): space should be 0, but is 2"


def test_no_question_inside_an_effect_may_be_left_over() -> None:
    text = "name: x\ntable: {dungeons: {dungeon-3: [toll-troll]}}\nscript:\n  - party: enter dungeon-3\n"
    with pytest.raises(AssertionError, match="the scenario, at the end: a question is left over: Decision\\('pay'"):
        run_script(text)


@pytest.mark.parametrize(
    ("table", "found"),
    [
        ("decks: {Bob: [bread]}", "the scenario, table: There is no card 'bread'."),
        ("decks: {Ann: [orc]}", "the scenario, table: 'Ann' is nobody here; allowed: Bob, Suzie, Jack"),
        ("dungeons: {cellar: [orc]}", "the scenario, table: There is no place 'cellar'"),
        ("reserve: [30 basic-0]", "the scenario, table: All copies of 'basic-0' are placed already."),
    ],
)
def test_a_table_that_cannot_be_laid_out(table: str, found: str) -> None:
    with pytest.raises(AssertionError) as error:
        run_script(f"name: x\ntable:\n  {table}\nscript: []\n")
    assert str(error.value).startswith(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("name: x\nscrpt: []\n", "unknown field `scrpt`"),
        ("name: x\n", "missing required field `script`"),
        ("name: x\nscript: []\ntable: {deck: {}}\n", "unknown field `deck` - at `$.table`"),
        ("name: x\nscript: []\ntable: {players: 5}\n", "Expected `int` <= 4 - at `$.table.players`"),
        ("name: [x\n", "expected ',' or ']'"),
    ],
)
def test_a_text_that_is_no_scenario(text: str, found: str) -> None:
    with pytest.raises(ConfigError, match="the scenario is no scenario: ") as error:
        run_script(text)
    assert found in str(error.value)
