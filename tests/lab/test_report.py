"""The report: its counts, its findings, and its self-contained HTML page."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import questable
from questable.cards.pack import Pack
from questable.kernel.errors import ConfigError
from questable.lab import experiment, statistics
from questable.lab.collect import collect
from questable.lab.counts import CardCount, ChoiceCount, Collected, WinDifference
from questable.lab.duel import Pairing, Side
from questable.lab.experiment import Experiment
from questable.lab.grid import Cell, grid
from questable.lab.paired import Change, own_cards
from questable.lab.rows import Row

PACKS = Path(__file__).resolve().parents[2] / "examples" / "packs"
SALT_FAIR = questable.load_pack(PACKS / "salt-fair")
TOLL_ROAD = questable.load_pack(PACKS / "toll-road")
CELLS = {
    "tenefyr": Cell("tenefyr", {"players": 2, "mode": "quick", "difficulty": "normal"}, "quick"),
    "terrinoth": Cell("terrinoth", {"players": 2, "quest": "the-goblin-problem"}, "goblins"),
}


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_survey_counts_what_happens_to_cards(game: str) -> None:
    found = collect([CELLS[game]], "heuristic", 3, 1, 1, forks=False)
    assert len(found.games) == 3
    met = [card for card in found.cards.values() if card.met]
    assert met
    assert any(card.beaten for card in met)
    assert any(card.taken for card in found.cards.values())
    assert all(0 <= choice.picked <= choice.offered for choice in found.choices.values())
    assert any(choice.picked for choice in found.choices.values())


def test_the_number_of_processes_changes_nothing() -> None:
    cells = [CELLS["tenefyr"], CELLS["terrinoth"]]
    one, two = (collect(cells, "random", 2, 1, jobs, forks=False) for jobs in (1, 2))
    assert (one.games, dict(one.cards), dict(one.choices)) == (two.games, dict(two.cards), dict(two.choices))


def test_the_grid_is_every_difficulty_or_quest_and_number_of_players() -> None:
    assert len(grid("tenefyr")) == 2 * 3 * 4
    assert len(grid("terrinoth")) == 8 * 3  # one player leads two heroes, as two players do
    assert len({cell.name for cell in [*grid("tenefyr"), *grid("terrinoth")]}) == 48
    assert [cell.name for cell in grid("tenefyr")[:2]] == ["standard, easy, 1 player", "standard, easy, 2 players"]


def test_a_pack_brings_its_quests_into_the_grid() -> None:
    new = {cell.name for cell in grid("terrinoth", (SALT_FAIR,))} - {cell.name for cell in grid("terrinoth")}
    assert new == {f"the-salt-fair, {players} players" for players in (2, 3, 4)}


def test_what_stands_out_is_named() -> None:
    found = Collected()
    found.games = [{"outcome": "victory" if number % 2 else "defeat", "boss": "a"} for number in range(100)]
    found.games += [{"outcome": "defeat", "boss": "b"} for _ in range(100)]
    for id, wins in (("plain", 0), ("strong", 30)):
        found.cards[id] = CardCount(taken=60, effect=WinDifference(60, wins, wins))
    found.choices["gold:1"] = ChoiceCount(offered=50, picked=50)
    found.choices["gold:2"] = ChoiceCount(offered=50, picked=0)
    found.choices["rare:1"] = ChoiceCount(offered=3, picked=0)
    sentences = statistics.outliers(
        found, {"Boss": statistics.rates(found.games, lambda row: str(row["boss"]))}, {"gold:1": "gold: Dig"}
    )
    assert sentences == [
        "Boss a: 50% won, 25% above the mean of 25%.",
        "Boss b: 0% won, 25% below the mean of 25%.",
        "strong helps more than cards do: +50.0% with it, +25.0% is usual.",
        "gold: Dig is almost always picked: 50 of 50 times.",
        "gold:2 is hardly ever picked: 0 of 50 times.",
    ]


def test_cards_that_no_game_has_shown() -> None:
    found = Collected()
    found.cards["seen"] = CardCount(met=1)
    assert statistics.unused_cards(found, ["seen", "unseen"]) == ["unseen"]


@pytest.mark.parametrize("game", questable.GAMES)
def test_the_page_needs_nothing_else(game: str) -> None:
    pytest.importorskip("vl_convert")
    from questable.lab.report import report

    page = report(game, collect([CELLS[game]], "heuristic", 2, 1, 1, forks=game == "tenefyr"), "heuristic", 1)
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") >= 4
    assert "2 games by heuristic" in page
    assert not re.search(r"(src|href)=\"(?!#)", page), "nothing is fetched"
    assert "<script" not in page


def test_the_page_sets_each_kind_of_game_against_what_is_aimed_at() -> None:
    pytest.importorskip("vl_convert")
    from questable.lab.report import report

    quest: Row = {"level": "easier", "hero_count": 2, "players": 2, "archetypes": "mage | scout", "classes": ""}
    lost: Row = {**quest, "quest": "the-goblin-problem", "location": "old-mill", "decisions": 90, "outcome": "defeat"}
    few = Collected(games=[{**lost, "cell": "the-goblin-problem, 2 players"}] * 40)
    judged, unjudged = (report("terrinoth", few, bot, 1) for bot in ("search:playouts=20", "heuristic"))
    assert "2 of 2 figures are off for sure." in judged
    assert "<td>70 % to 85 %</td><td>below the band</td>" in judged
    assert "<td>below all hope</td>" in judged  # the only pair of archetypes
    assert "None of 2 figures is off for sure." in unjudged


@pytest.fixture
def two_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the grid to its first and last kind of game; with a pack, the last is one of the pack's quest."""
    monkeypatch.setattr(experiment, "grid", lambda game, packs=(): [grid(game, packs)[0], grid(game, packs)[-1]])


@pytest.mark.usefixtures("two_kinds")
class TestStrength:
    """A bot compared with the usual one on the same deals."""

    def test_a_bot_is_measured_by_the_usual_one_in_every_kind_of_game(self) -> None:
        pytest.importorskip("vl_convert")
        from questable.lab.report import report

        study_of = Experiment("tenefyr", "random", 6, 1, forks=False)
        found, _ = study_of.play()
        strength = study_of.strength(found.games)
        assert strength is not None
        assert list(strength.kinds) == [cell.name for cell in study_of.cells()]
        usual, _ = replace(study_of, bot="heuristic").play()
        assert strength.total.first_rate == sum(map(statistics.won, usual.games)) / 12
        assert strength.total.second_rate == sum(map(statistics.won, found.games)) / 12
        page = report("tenefyr", found, "random", 1, strength=strength)
        assert strength.total.verdict().replace("<", "&lt;") in page
        assert "<th>kind of game</th><th>heuristic</th><th>random</th>" in page

    def test_the_usual_one_is_not_measured_by_itself(self) -> None:
        assert Experiment("tenefyr", "heuristic", 1, 1).strength([]) is None


@pytest.mark.usefixtures("two_kinds")
class TestAFolderKeepsGames:
    STUDY = Experiment("tenefyr", "random", 30, 1, forks=False)

    def test_what_was_broken_off_goes_on(self, tmp_path: Path) -> None:
        whole, _ = self.STUDY.play(keep=tmp_path)
        file = tmp_path / "games.jsonl"
        lines = file.read_text().splitlines()
        assert len(lines) == 4  # parts of 25 and 5 games of two kinds
        file.write_text(f"{lines[2]}\n{lines[1][:-9]}")  # the last was being written
        played: list[int] = []
        again, _ = self.STUDY.play(progress=played.append, keep=tmp_path)
        assert played == [25, 25, 5, 5]
        assert again == whole == self.STUDY.play()[0]

    def test_every_game_of_a_search_is_kept_by_itself(self, tmp_path: Path) -> None:
        replace(self.STUDY, bot="search:playouts=1,rounds=1", games=2).play(keep=tmp_path)
        assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4

    def test_a_folder_holds_one_study(self, tmp_path: Path) -> None:
        small = replace(self.STUDY, games=1)
        small.play(keep=tmp_path)
        with pytest.raises(
            ConfigError, match=r"^keep is .*holds another plan \(packs is \[\] there and \['toll-road 1"
        ):
            replace(small, packs=(TOLL_ROAD,)).play(keep=tmp_path)

    def test_a_line_that_is_none(self, tmp_path: Path) -> None:
        small = replace(self.STUDY, games=1)
        small.play(keep=tmp_path)
        (tmp_path / "games.jsonl").write_text("{}\n")
        with pytest.raises(ConfigError, match=r"^keep is .*which cannot be used: games.jsonl has a line that is none"):
            small.play(keep=tmp_path)


class TestWhatAPackChanges:
    PAIRING = Pairing("tenefyr", {}, Side("heuristic"), Side("heuristic", (TOLL_ROAD,)), 1)

    @staticmethod
    def rows(kind: str, won: str) -> list[Row]:
        ends = {"w": "victory", "l": "defeat"}
        return [{"cell": kind, "game": number, "outcome": ends[end]} for number, end in enumerate(won)]

    def test_games_are_paired_by_kind_and_seed(self) -> None:
        without = self.rows("easy", "wwllw") + self.rows("hard", "lllll")
        played = self.rows("hard", "wllll") + list(reversed(self.rows("easy", "wlwll")))
        found = Change(self.PAIRING, without, played)
        easy, hard = found.kinds["easy"], found.kinds["hard"]
        assert (easy.only_first, easy.only_second, easy.both) == (2, 1, 1)
        assert (hard.only_first, hard.only_second, hard.both) == (0, 1, 0)
        assert (found.total.games, found.total.only_first, found.total.only_second) == (10, 2, 2)
        assert found.verdict().startswith("No change that could not be luck: 30.0% of 10 games are won without, 30.0%")
        assert found.sentences() == []

    def test_a_change_is_told_with_the_kinds_of_game_that_changed(self) -> None:
        without = self.rows("easy", 40 * "w") + self.rows("hard", 20 * "lw")
        played = self.rows("easy", 20 * "lw") + self.rows("hard", 20 * "lw")
        found = Change(self.PAIRING, without, played)
        assert found.verdict() == (
            "The game becomes harder with toll-road: 75.0% of 80 games are won without, 50.0% with "
            "(−25.0 points, 95 % interval −34.0 to −14.8, p = 1.9e-06)."
        )
        assert found.sentences() == ["easy: −50.0 points, 100% won without, 50% with."]

    def test_of_many_kinds_one_may_seem_to_change_by_luck(self) -> None:
        played = [row for kind in range(20) for row in self.rows(str(kind), 6 * "l")]
        lucky = [row for row in played if row["cell"] != "7"] + self.rows("7", 6 * "w")
        found = Change(self.PAIRING, lucky, played)
        assert found.kinds["7"].significant
        assert not found.is_significant("7")

    def test_kinds_of_game_that_only_the_pack_has_stand_apart(self) -> None:
        found = Change(self.PAIRING, self.rows("old", "wl"), self.rows("old", "wl") + self.rows("new", "wwll"))
        assert list(found.kinds) == ["old"]
        assert [(line.name, line.rate, line.games) for line in found.new] == [("new", 0.5, 4)]

    def test_its_cards_are_those_that_it_adds_or_replaces(self, tmp_path: Path) -> None:
        about = (PACKS / "toll-road" / "pack.yaml").read_text().replace("toll-road", "song").partition("adds:")[0]
        (tmp_path / "pack.yaml").write_text(f"{about}replaces: [skill-bard]\n")
        (tmp_path / "cards.yaml").write_text(
            "skills:\n  - {id: skill-bard, hero: bard, name: {en: Song}, power: 3, icon: banjo}\n"
        )
        assert own_cards("tenefyr", (questable.load_pack(tmp_path),)) == {"skill-bard"}
        crabs = {"salt-crab", "salt-crab-master", "old-barnacle"}
        assert own_cards("terrinoth", (SALT_FAIR,)) == crabs | {"brine-flask", "tidal-flats"}

    @pytest.mark.usefixtures("two_kinds")
    @pytest.mark.parametrize(
        ("game", "pack", "card"), [("tenefyr", TOLL_ROAD, "turnpike-keeper"), ("terrinoth", SALT_FAIR, "salt-crab")]
    )
    def test_the_page_says_so_and_marks_its_cards(self, game: str, pack: Pack, card: str) -> None:
        pytest.importorskip("vl_convert")
        from questable.lab.report import report

        played = Experiment(game, "heuristic", 4, 1, (pack,), forks=False)
        found, change = played.play()
        assert change is not None
        page = report(game, found, "heuristic", 1, (pack,), change)
        assert "What the pack changes</h2>" in page
        assert change.verdict() in page
        assert f"With the pack {pack.label}." in page
        assert page.count(f"✦</span> {card}</td>") == 2  # among its own cards, and among all
        assert ("New kinds of game" in page) == (game == "terrinoth")
        assert "span> guild-hall" not in page

    def test_without_a_pack_the_page_has_no_word_of_it(self) -> None:
        pytest.importorskip("vl_convert")
        from questable.lab.report import report

        page = report("tenefyr", collect([CELLS["tenefyr"]], "random", 2, 1, 1, forks=False), "random", 1)
        assert "What the pack" not in page
        assert "✦" not in page
