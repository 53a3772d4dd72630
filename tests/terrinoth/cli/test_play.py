"""`questable play terrinoth`: whole quests through a pipe, and prepared tables."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.terrinoth.scenario import Scenario, prepare
from questable.terminal.lines.prompt import Prompt
from questable.terminal.local_game import LocalGame

FIRST = "1\n" * 4000
DRAWN = 3  # questions of each kind
CONFIG: dict[str, object] = {
    "players": 2,
    "heroes": [["ondrec-hollowlight"], ["elder-mok"]],
    "quest": "the-goblin-problem",
    "leader": "ondrec-hollowlight",
}


def begin(path: Path, *more: object) -> list[object]:
    setting = ["play", "terrinoth", "--players", 2, "--quest", "the-goblin-problem", "--seed", 3, "--lang", "en"]
    return [*setting, "--save", path, *more]


def saved(path: Path) -> Any:
    return json.loads(path.read_text())["replay"]


def one_line(text: str) -> str:
    """The text on one line, with plain spaces."""
    return " ".join(text.replace("\u00a0", " ").split())


def at(folder: Path, scenario: Scenario, lang: str = "en", width: int = 80) -> tuple[Prompt, StringIO]:
    """A prompt on a prepared table, with output that the test can read."""
    game = questable.game("terrinoth")
    local_game = LocalGame(game, scenario.config, 1, lang, {}, folder / "game.json")
    local_game.session.state = prepare(game, scenario)
    output = StringIO()
    return Prompt(local_game, Console(file=output, width=width, highlight=False, markup=False, emoji=False)), output


def ask(prompt: Prompt, monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    """Type lines until the question is answered."""
    lines = list(typed)
    monkeypatch.setattr("builtins.input", lambda _: lines.pop(0))
    decision = prompt.local_game.state.decision
    assert decision is not None
    prompt.local_game.state.apply(prompt.ask(decision, decision.final_seat))


def test_a_whole_quest(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*begin(path), typed=FIRST)
    assert (done.code, done.err) == (0, "")
    for words in (
        "Somebody is emptying the smokehouses",  # the story
        "the party wins if",
        "Which activation card do you use?",
        "The Goblin Problem · round 2",
        "Peril  start [grey] green",
        "Hero dice: [",
        "The replay is in",
    ):
        assert words in done.out, words
    outcome = saved(path)["outcome"]
    quest = questable.game("terrinoth").cards.quests["the-goblin-problem"]
    ending = quest.victory_text if outcome == "victory" else quest.defeat_text
    assert one_line(ending["en"]) in one_line(done.out)
    assert max(map(len, done.out.splitlines()[1:-1])) <= 80  # only the names of files may be longer
    assert run("replay", tmp_path / "game.replay.json", "--verify").code == 0


def test_a_quest_is_resumed_where_it_stood_and_bots_stay_the_same(run: Any, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    bots = ["--bot-seats", "2", "--bot", "random"]
    run(*begin(path, *bots), typed="1\n" * 9 + "q\n")
    done = run("play", "--resume", path, "--lang", "fr", typed=FIRST)
    assert (done.code, done.err) == (0, "")
    run(*begin(other, *bots), typed=FIRST)
    assert saved(path)["keys"] == saved(other)["keys"]


def test_leader_grim_rule_and_heroes_are_chosen(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    heroes = ["--heroes", "elder-mok+ondrec-hollowlight", "--leader", "ondrec-hollowlight", "--grim"]
    done = run("play", "terrinoth", "--players", 1, *heroes, "--seed", 1, "--save", path, typed="q\n")
    assert done.code == 0
    assert "Ondrec Hollowlight ★" in done.out
    assert "grim rule" in done.out
    assert "Ondrec Hollowlight · Which activation card do you use?" in done.out  # which of the two heroes it is
    assert saved(path)["config"]["grim"] is True


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        (["--quest", "the-goblin-problm"], "quest is 'the-goblin-problm'; allowed: "),
        (["--leader", "elder-mok"], "leader is 'elder-mok'; allowed: "),
        (["--boss", "dark-lord"], "Unknown key 'boss'; allowed: players, quest, heroes, leader, grim."),
    ],
)
def test_an_option_that_does_not_fit_is_one_sentence(run: Any, option: list[str], problem: str) -> None:
    done = run("play", "terrinoth", "--heroes", "ondrec-hollowlight,jorun-swiftwater", *option)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(problem)
    assert done.err.count("\n") == 1


def test_quest_place_heroes_and_enemies_stand_in_the_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(
        CONFIG,
        location="whispering-wood",
        progress=2,
        peril=3,
        engaged={1: ["bandit-master"]},
        enemy_wounds={"bandit-master": 3},
        exhausted_enemies=["bandit-master"],
        facedown=["bandit", "goblin-sneak"],
        wounds={1: 4},
        tokens={0: 2},
        conditions={1: ["poisoned"]},
        exhausted_cards={1: ["attack", "aid"]},
        location_deck=["bandit-hideout"],
    )
    prompt, output = at(tmp_path, scenario)
    ask(prompt, monkeypatch, "1")
    shown = output.getvalue()
    rows = [one_line(line) for line in shown.splitlines()]
    for row in (
        "The Goblin Problem · round 1",
        "Peril start grey green [blue] green blue red (space 3 of 6)",
        "▶ Ondrec Hollowlight ★ 0/19 2 all",
        "Elder Mok 4/20 0 Explore, Rest Poisoned",
        "Bandit (master) Elder Mok 3/4 2 0 exhausted",
        "2 × ? shadows face down",
    ):
        assert row in rows, row
    assert "Whispering Wood · progress 2 of " in shown
    assert "1 location ahead" in shown
    assert "Goblin Sneak" not in shown  # it lies face down


def test_the_dice_stand_in_the_picture_while_they_may_be_rerolled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    local_game = LocalGame(questable.game("terrinoth"), CONFIG, 3, "en", {}, tmp_path / "game.json")
    output = StringIO()
    prompt = Prompt(local_game, Console(file=output, width=80, highlight=False, markup=False, emoji=False))
    bot = make_bot("random", bot_rng(5))
    while (decision := local_game.state.decision) is not None and decision.kind != "reroll":
        local_game.answer(decision.options[bot.choose(local_game.state)].key)
    action = local_game.state.view(0)["action"]
    assert isinstance(action, dict)
    ask(prompt, monkeypatch, "1")
    heroes = one_line(output.getvalue()).split("Hero dice: ")[1].split("Enemy dice:")[0].split("·")[0]
    assert heroes.count("[") == len(action["hero_dice"]) > 0


def test_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(CONFIG, engaged={0: ["bandit"]}, items={0: ["whetstone"]}, enemy_discard=["bandit"])
    prompt, output = at(tmp_path, scenario)
    ask(
        prompt,
        monkeypatch,
        "t",
        "d",
        "i",
        "i bandit",
        "i 1",
        "r",
        "r TER-GRIM",
        "r xyzzy",
        "h",
        "i bandti",
        "what",
        "1",
    )
    shown = one_line(output.getvalue())
    for words in (
        "Red peril: ",
        "ready Arc Bolt (Attack), ",
        "items Whetstone",
        "Discard (1) Bandit",
        "Roadside Inn",
        "bandit ─",
        "Basic activation card of the Mage: Attack",
        "TER-ACT An action",
        "TER-GRIM-1 ",
        "No rule holds xyzzy.",
        "Each hero uses an activation card in turn",
        "There is no card called bandti; did you mean bandit?",
        "what is no choice here",
    ):
        assert words in shown, words


def test_keywords_stand_beside_enemies_on_a_wide_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(CONFIG, engaged={0: ["bandit"]})
    for width, wide in ((120, True), (80, False)):
        prompt, output = at(tmp_path, scenario, width=width)
        ask(prompt, monkeypatch, "1")
        assert ("Keywords" in output.getvalue()) == wide


@pytest.mark.parametrize(
    ("lang", "quest", "players", "width"),
    [
        ("en", "the-ninth-bell", 4, 80),
        ("fr", "the-faceless-guest", 2, 70),
        ("nl", "hold-greywatch", 1, 70),
    ],
)
def test_whatever_is_asked_can_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, quest: str, players: int, width: int
) -> None:
    game = questable.game("terrinoth")
    local_game = LocalGame(game, {"players": players, "quest": quest}, 3, lang, {}, tmp_path / "game.json")
    output = StringIO()
    prompt = Prompt(local_game, Console(file=output, width=width, highlight=False, markup=False, emoji=False))
    bot = make_bot("random", bot_rng(1))
    seen: dict[str, int] = {}
    while (decision := local_game.state.decision) is not None:
        key = decision.options[bot.choose(local_game.state)].key
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= DRAWN:
            ask_key(prompt, monkeypatch, key)
        else:
            local_game.answer(key)
    prompt.print_ending()
    assert len(seen) > 4
    assert max(map(len, output.getvalue().splitlines()[:-1])) <= width


def ask_key(prompt: Prompt, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Use each of the commands that only show something, then give the answer."""
    lines = ["t", "d", "i", "i 1", key]
    monkeypatch.setattr("builtins.input", lambda _: lines.pop(0))
    decision = prompt.local_game.state.decision
    assert decision is not None
    prompt.local_game.answer(prompt.ask(decision, decision.final_seat))


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "The quest has failed: the party loses."),
        ("fr", "La quête a échoué : le groupe perd."),
        ("nl", "De queeste is mislukt: de groep verliest."),
    ],
)
def test_a_replay_is_told(run: Any, tmp_path: Path, lang: str, last: str) -> None:
    from questable.play.replay import encode, record

    bot = make_bot("random", bot_rng(2))
    path = tmp_path / "game.json"
    path.write_text(encode(record(questable.game("terrinoth"), {"players": 2}, 2, bot.choose)))
    done = run("replay", path, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert last in one_line(done.out)
    assert run("replay", path, "--verify").code == 0


def test_a_wrong_quest_is_named_before_anything_is_asked(run: Any) -> None:
    done = run("play", "terrinoth", "--quest", "the-goblin-problm", typed="2\n")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("quest is 'the-goblin-problm'; allowed: ")
    assert done.err.endswith("Did you mean 'the-goblin-problem'?\n")
