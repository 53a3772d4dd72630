"""The balance checks of Tenefyr: win rates by difficulty, and bosses of equal difficulty."""

from questable.games.tenefyr.lab import BOSSES, TenefyrLab
from questable.lab.checks import KINDS, WinRate
from questable.lab.rows import Row


def rows_of(difficulty: str, players: int, wins: int, boss: str = "") -> list[Row]:
    row: Row = {
        "cell": f"standard, {difficulty}, {players}",
        "mode": "standard",
        "difficulty": difficulty,
        "boss": boss,
    }
    return [{**row, "outcome": "victory" if number < wins else "defeat"} for number in range(100)]


def sentences(win_rates: list[WinRate]) -> dict[str, str]:
    return {rate.name: rate.sentence() for rate in win_rates}


def test_each_difficulty_has_its_band_and_its_mean() -> None:
    rows = rows_of("easy", 2, 80) + rows_of("easy", 3, 60) + rows_of("hard", 2, 45)
    found = TenefyrLab().check(rows, judged=True)
    assert sentences(found) == {
        "standard, easy, 2": "above the others",
        "standard, easy, 3": "below the band; below the others",
        "standard, hard, 2": "perhaps above the band",
    }
    assert [rate.off for rate in found] == [True, True, False]
    assert all(rate.section == KINDS for rate in found)


def test_bosses_are_compared_within_a_difficulty() -> None:
    easy = rows_of("easy", 2, 90, "titan") + rows_of("easy", 2, 60, "dragon")
    hard = rows_of("hard", 2, 30, "titan") + rows_of("hard", 2, 35, "dragon")
    bosses = [rate for rate in TenefyrLab().check(easy + hard, judged=True) if rate.section == BOSSES]
    assert sentences(bosses) == {
        "easy, dragon": "below the others",
        "easy, titan": "above the others",
        "hard, dragon": "",
        "hard, titan": "",
    }


def test_other_bots_are_only_asked_for_what_should_be_alike() -> None:
    rows = rows_of("easy", 2, 30) + rows_of("easy", 3, 5)
    assert sentences(TenefyrLab().check(rows, judged=False)) == {
        "standard, easy, 2": "above the others",
        "standard, easy, 3": "below the others",
    }
