"""The report: what it counts, what it finds odd, and a page that needs nothing else."""

import re

import pytest

import questable
from questable.lab import findings
from questable.lab.survey import CardCount, Cell, ChoiceCount, Effect, Survey, grid, survey

CELLS = {
    "tenefyr": Cell("tenefyr", {"players": 2, "mode": "quick", "difficulty": "normal"}, "quick"),
    "terrinoth": Cell("terrinoth", {"players": 2, "quest": "the-goblin-problem"}, "goblins"),
}


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_survey_counts_what_happens_to_cards(game: str) -> None:
    found = survey([CELLS[game]], "heuristic", 3, 1, 1, forks=False)
    assert len(found.games) == 3
    met = [card for card in found.cards.values() if card.met]
    assert met
    assert any(card.beaten for card in met)
    assert any(card.taken for card in found.cards.values())
    assert all(0 <= choice.picked <= choice.offered for choice in found.choices.values())
    assert any(choice.picked for choice in found.choices.values())


def test_the_number_of_processes_changes_nothing() -> None:
    cells = [CELLS["tenefyr"], CELLS["terrinoth"]]
    one, two = (survey(cells, "random", 2, 1, jobs, forks=False) for jobs in (1, 2))
    assert (one.games, dict(one.cards), dict(one.choices)) == (two.games, dict(two.cards), dict(two.choices))


def test_the_grid_is_every_difficulty_or_quest_and_number_of_players() -> None:
    assert len(grid("tenefyr")) == 2 * 3 * 4
    assert len(grid("terrinoth")) == 8 * 4
    assert len({cell.name for cell in [*grid("tenefyr"), *grid("terrinoth")]}) == 56


def test_what_stands_out_is_named() -> None:
    found = Survey()
    found.games = [{"outcome": "victory" if number % 2 else "defeat", "boss": "a"} for number in range(100)]
    found.games += [{"outcome": "defeat", "boss": "b"} for _ in range(100)]
    for id, wins in (("plain", 0), ("strong", 30)):
        found.cards[id] = CardCount(taken=60, effect=Effect(60, wins, wins))
    found.choices["gold:1"] = ChoiceCount(offered=50, picked=50)
    found.choices["gold:2"] = ChoiceCount(offered=50, picked=0)
    found.choices["rare:1"] = ChoiceCount(offered=3, picked=0)
    told = findings.outliers(
        found, {"Boss": findings.rates(found.games, lambda row: str(row["boss"]))}, {"gold:1": "gold: Dig"}
    )
    assert told == [
        "Boss a: 50% won, 25% above the mean of 25%.",
        "Boss b: 0% won, 25% below the mean of 25%.",
        "strong helps more than cards do: +50.0% with it, +25.0% is usual.",
        "gold: Dig is almost always picked: 50 of 50 times.",
        "gold:2 is hardly ever picked: 0 of 50 times.",
    ]


def test_cards_that_no_game_has_shown() -> None:
    found = Survey()
    found.cards["seen"] = CardCount(met=1)
    assert findings.never(found, ["seen", "unseen"]) == ["unseen"]


@pytest.mark.parametrize("game", questable.GAMES)
def test_the_page_needs_nothing_else(game: str) -> None:
    pytest.importorskip("vl_convert")
    from questable.lab.report import report

    page = report(game, survey([CELLS[game]], "heuristic", 2, 1, 1, forks=game == "tenefyr"), "heuristic", 1)
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") >= 4
    assert "2 games by heuristic" in page
    assert not re.search(r"(src|href)=\"(?!#)", page), "nothing is fetched"
    assert "<script" not in page
