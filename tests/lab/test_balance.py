"""Balance: win rates against their bands, comparison of similar items, and storage of games as they are played."""

import json
from pathlib import Path

import pytest

import questable
from questable.kernel.errors import ConfigError
from questable.lab.balance import Balance, balance, select_cells
from questable.lab.checks import check_band, check_near
from questable.lab.statistics import GroupRate

SALT_FAIR = questable.load_pack(Path(__file__).resolve().parents[2] / "examples" / "packs" / "salt-fair")


def line(rate: float, low: float, high: float) -> GroupRate:
    return GroupRate("some", rate, low, high, 100)


@pytest.mark.parametrize(
    ("rate", "low", "high", "verdict"),
    [
        (0.60, 0.45, 0.75, ""),
        (0.50, 0.45, 0.55, ""),
        (0.45, 0.38, 0.52, "perhaps below"),
        (0.40, 0.33, 0.47, "below"),
        (0.70, 0.63, 0.77, "perhaps above"),
        (0.80, 0.72, 0.88, "above"),
    ],
)
def test_a_band_is_missed_for_sure_or_perhaps(rate: float, low: float, high: float, verdict: str) -> None:
    assert check_band(line(rate, low, high), (0.50, 0.65)).verdict == verdict


@pytest.mark.parametrize(
    ("rate", "half", "verdict"),
    [(0.58, 0.02, ""), (0.60, 0.02, "above"), (0.60, 0.11, ""), (0.40, 0.02, "below"), (0.43, 0.02, "")],
)
def test_others_of_its_like_are_near_or_within_the_interval(rate: float, half: float, verdict: str) -> None:
    others = [line(1 - rate, 0, 1)]  # so that the mean is a half
    one = line(rate, rate - half, rate + half)
    [check] = check_near(one, [one, *others], 0.08)
    assert check.verdict == verdict
    assert sum(check.target) / 2 == pytest.approx(0.5)


def test_what_has_no_like_is_like_it() -> None:
    assert check_near(line(0.1, 0.0, 0.2), [line(0.1, 0.0, 0.2)], 0.08) == []


class TestKindsOfGame:
    def test_all_of_them_or_those_that_are_asked_for(self) -> None:
        assert len(select_cells("tenefyr", (), {})) == 24
        some = select_cells("tenefyr", (), {"difficulty": "hard", "mode": "quick"})
        assert [cell.name for cell in some] == [
            "quick, hard, 1 player",
            *(f"quick, hard, {n} players" for n in (2, 3, 4)),
        ]
        assert len(select_cells("terrinoth", (SALT_FAIR,), {"quest": "the-salt-fair"})) == 3

    @pytest.mark.parametrize(
        ("game", "only", "sentence"),
        [
            ("tenefyr", {"difficulty": "esay"}, "difficulty is 'esay'; allowed: easy, normal, hard."),
            ("tenefyr", {"quest": "the-ninth-bell"}, "Unknown key 'quest'; allowed: players, difficulty, mode."),
            ("terrinoth", {"players": 1}, "players is 1; allowed: 2, 3, 4."),
        ],
    )
    def test_those_that_there_are_not(self, game: str, only: dict[str, object], sentence: str) -> None:
        with pytest.raises(ConfigError) as caught:
            select_cells(game, (), only)
        assert str(caught.value).startswith(sentence)


class TestTheFolder:
    CELLS = select_cells("tenefyr", (), {"difficulty": "easy", "mode": "quick"})

    def check(self, folder: Path, games: int = 3, jobs: int = 1, played: list[int] | None = None) -> Balance:
        progress = None if played is None else played.append
        return balance(folder, self.CELLS[:2], "heuristic", games, seed=1, jobs=jobs, progress=progress)

    def test_it_goes_on_where_it_stopped_whatever_the_number_of_processes(self, tmp_path: Path) -> None:
        played: list[int] = []
        found = self.check(tmp_path, played=played)
        assert sum(played) == 6
        assert [rate.games for rate in found.win_rates] == [3, 3]
        (tmp_path / "quick-easy-2-players" / "parts" / "games-000000001.csv").unlink()
        again: list[int] = []
        assert self.check(tmp_path, jobs=2, played=again) == found
        assert [count for count in again if count] == [3, 2, 1]
        assert json.loads((tmp_path / "summary.json").read_text())["bot"] == "heuristic"

    def test_kinds_of_game_join_those_that_were_played(self, tmp_path: Path) -> None:
        self.check(tmp_path)
        played: list[int] = []
        balance(tmp_path, self.CELLS[:3], "heuristic", 3, seed=1, progress=played.append)
        assert [count for count in played if count] == [3, 3, 1, 1, 1]

    def test_a_folder_holds_one_check(self, tmp_path: Path) -> None:
        self.check(tmp_path)
        with pytest.raises(ConfigError, match=r"holds another plan \(games is 3 there and 4 here\)"):
            self.check(tmp_path, games=4)
