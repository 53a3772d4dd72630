"""Scenario files of Terrinoth: each is played and its expectations hold; a wrong one fails with a clear message."""

from pathlib import Path

import pytest

from questable.kernel.errors import ConfigError
from questable.testkit import run_script

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))

BANDIT = """
name: A bandit
game: terrinoth
table:
  quest: the-goblin-problem
  location: roadside-inn
  heroes:
    dorrik-emberfall: {engaged: [bandit], wounds: 2}
    kari-wraithstalker: {items: [healing-draught]}
script:
"""


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    run_script(path)


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        (
            "  - dice: [success, skull]",
            "step 1 (dice: ['success', 'skull']): no die has a face 'skull'",
        ),
        ("  - elder-mok: attack", "'elder-mok' is nobody here; allowed: dorrik-emberfall, kari-wraithstalker"),
        ("  - kari-wraithstalker: attack", "dorrik-emberfall is active, not kari-wraithstalker"),
        ("  - dorrik-emberfall: accept", "'may' should be asked, but it is Decision('activate'"),
        ("  - dorrik-emberfall: choose splig", "'choose splig' is no option of"),
        ("  - expect: {peril: 2, progress: 1}", "progress should be 1, but is 0; peril should be 2, but is 0"),
        ("  - expect: {wounds: {dorrik-emberfall: 1}}", "wounds of dorrik-emberfall should be 1, but is 2"),
        (
            "  - expect: {items: {kari-wraithstalker: []}}",
            "items of kari-wraithstalker should be [], but is [heal",
        ),
        ("  - expect: {tokens: {elder-mok: 1}}", "'elder-mok' is nobody here"),
        ("  - expect: {space: 3}", "this cannot be expected: Object contains unknown field `space`"),
    ],
)
def test_a_wrong_step_is_named_with_what_was_found(steps: str, found: str) -> None:
    with pytest.raises(AssertionError) as error:
        run_script(BANDIT + steps + "\n")
    assert str(error.value).startswith("the scenario, step ")
    assert found in str(error.value)


def test_a_table_that_cannot_be_laid_out() -> None:
    with pytest.raises(AssertionError) as error:
        run_script(BANDIT.replace("bandit]", "dragon]") + "  []\n")
    assert str(error.value) == "the scenario, table: There is no card 'dragon'."


def test_a_table_needs_a_quest() -> None:
    with pytest.raises(ConfigError, match="missing required field `quest`"):
        run_script("name: x\ngame: terrinoth\ntable: {location: roadside-inn, heroes: {}}\nscript: []\n")
