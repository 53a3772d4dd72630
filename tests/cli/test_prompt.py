"""The line-based prompt in prepared states: the table as text, and the end of a game."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.scenario import Scenario, prepare
from questable.terminal.lines.prompt import Prompt
from questable.terminal.local_game import LocalGame
from questable.terminal.strings import make_console

CONFIG: dict[str, object] = {
    "players": 3,
    "heroes": [["barbarian"], ["bard"], ["cleric"]],
    "difficulty": "normal",
    "boss": "dark-lord",
    "starting_player": 0,
}


DRAWN = 4  # questions of each kind


class Terminal:
    """A prompt on a prepared table, with output that the test can read."""

    def __init__(self, folder: Path, scenario: Scenario, lang: str = "en", width: int = 80) -> None:
        self.local_game = LocalGame(questable.game("tenefyr"), CONFIG, 1, lang, {}, folder / "game.json")
        self.local_game.session.state = prepare(TENEFYR.load(), scenario)
        self.local_game.state.record()
        self.output = StringIO()
        self.console = Console(file=self.output, width=width, highlight=False, markup=False, emoji=False)
        self.prompt = Prompt(self.local_game, self.console)

    def ask(self, monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
        """Answer the questions in order; returns what was printed for the last of them."""
        for line in typed:
            self.output.truncate(0)
            self.output.seek(0)
            monkeypatch.setattr("builtins.input", lambda _, line=line: line)
            decision = self.local_game.state.decision
            assert decision is not None
            self.local_game.state.apply(self.prompt.ask(decision, decision.final_seat))
        return self.output.getvalue()


def test_live_power_and_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(CONFIG, dungeons={"dungeon-1": ["puddle-slime"]}, decks={0: ["basic-1"] * 6})
    scenario.discards = {1: ["basic-0", "basic-0"]}
    output = Terminal(tmp_path, scenario).ask(monkeypatch, "1", "k")
    assert "Puddle Slime · power 6 · level 1" in output
    assert "Power 6: 8 printed, −2 from Puddle Slime" in output
    assert "Party 0 against 6. Needed: 6.  Turn 1 of 3." in output
    assert "Hand  1  Basic 1" in output
    assert "Left in the deck (3): 3 × Basic 1" in output


def test_the_order_of_dungeons_and_the_number_of_the_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(CONFIG, dungeons={"dungeon-1": ["kobold", "orc"], "dungeon-4": ["frog-chorus"]})
    terminal = Terminal(tmp_path, scenario)
    output = terminal.ask(monkeypatch, "2")
    rows = [line.split() for line in output.splitlines() if "Kobold" in line or "Frog" in line or "Boss" in line]
    assert rows[0][:4] == ["1", "1", "Kobold", "3"]
    assert rows[1][:4] == ["2", "2", "Frog", "Chorus"]
    assert rows[2][:2] == ["3", "Boss"]
    assert terminal.local_game.state.view(None)["current"] == "dungeon-4"


def test_rules_stand_beside_enemies_on_a_wide_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(CONFIG, dungeons={"dungeon-1": ["orc"]})
    rule = "At the start of the combat"
    assert rule in Terminal(tmp_path, scenario, width=120).ask(monkeypatch, "1")
    assert rule not in Terminal(tmp_path, scenario, width=80).ask(monkeypatch, "1")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Victory!", "Combats won 1, lost 0.", "Achievements", "Barbarian has none left.", "The party reached 33."],
        ),
        ("fr", ["Victoire !", "Combats gagnés 1, perdus 0.", "Hauts faits", "Barbarian n'en a plus."]),
        ("nl", ["Overwinning!", "Gevechten gewonnen 1, verloren 0.", "Prestaties", "Barbarian heeft er geen meer."]),
    ],
)
def test_the_end_tells_what_was_earned_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: list[str]
) -> None:
    decks: dict[int, Sequence[str]] = {
        0: ["iron-colossus", "siege-beast", "cliff-giant"],
        1: ["crag-sovereign", "storm-roc", "hungry-chest"],
    }
    terminal = Terminal(tmp_path, Scenario(CONFIG, dungeons={"boss": ["dark-lord-crowned"]}, decks=decks), lang)
    while terminal.local_game.state.outcome is None:
        terminal.ask(monkeypatch, "1")
    terminal.prompt.print_ending()
    output = " ".join(terminal.output.getvalue().replace("\u00a0", " ").split())
    assert [word for word in words if word not in output] == []
    assert (tmp_path / "game.replay.json").exists()


@pytest.mark.parametrize(
    ("lang", "players", "mode"), [("en", 1, "quick"), ("fr", 2, "standard"), ("nl", 3, "standard")]
)
def test_whatever_is_asked_can_be_drawn_on_a_narrow_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, players: int, mode: str
) -> None:
    local_game = LocalGame(
        questable.game("tenefyr"), {"players": players, "mode": mode}, 3, lang, {}, tmp_path / "game.json"
    )
    output = StringIO()
    prompt = Prompt(local_game, Console(file=output, width=60, highlight=False, markup=False, emoji=False))
    bot = make_bot("heuristic", bot_rng(1))
    seen: dict[str, int] = {}
    while (decision := local_game.state.decision) is not None:
        key = decision.options[bot.choose(local_game.state)].key
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= DRAWN:
            monkeypatch.setattr("builtins.input", lambda _, key=key: key)
            key = prompt.ask(decision, decision.final_seat)
        local_game.answer(key)
    prompt.print_ending()
    assert len(seen) > 4
    assert max(map(len, output.getvalue().splitlines()[:-1])) <= 60


def test_texts_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    make_console().print("[bold]Orc[/bold] :smile: 12")
    assert capsys.readouterr().out == "[bold]Orc[/bold] :smile: 12\n"
