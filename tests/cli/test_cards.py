"""`questable cards`."""

import json
from pathlib import Path
from typing import Any

import pytest

import questable

ROOT = Path(__file__).resolve().parents[2]
GAMES = ", ".join(questable.GAMES)
CARDS = ROOT / "src" / "questable" / "games" / "tenefyr" / "cards"


def test_the_list_holds_every_card(run: Any) -> None:
    done = run("cards", "list", "tenefyr")
    assert done.code == 0
    ids = [line.split()[0] for line in done.out.splitlines()[1:]]
    assert ids == list(questable.game("tenefyr").cards.cards)


def test_the_list_as_json(run: Any) -> None:
    cards = json.loads(run("cards", "list", "tenefyr", "--json").out)
    orc = next(card for card in cards if card["id"] == "orc")
    assert len(cards) == len(questable.game("tenefyr").cards.cards)
    assert (orc["kind"], orc["level"], orc["copies"]) == ("dungeon", 1, 1)
    assert (orc["enemy"]["name"], orc["enemy"]["power"]) == ("Orc", [3, 5, 6])
    assert (orc["played"]["name"], orc["played"]["power"]) == ("Quick Strike", [1])
    assert next(card["copies"] for card in cards if card["id"] == "basic-0") == 24


def test_the_list_by_kind_and_level(run: Any) -> None:
    cards = json.loads(run("cards", "list", "tenefyr", "--json", "--kind", "dungeon", "--level", 2).out)
    assert len(cards) == 14
    assert {(card["kind"], card["level"]) for card in cards} == {("dungeon", 2)}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Orc  Enemy", "power 3 / 5 / 6 for 2 / 3 / 4 players", "Quick Strike  Loot", "Draw 1 extra card."]),
        ("fr", ["Orc  Ennemi", "puissance 3 / 5 / 6 à 2 / 3 / 4 joueurs", "Butin"]),
        ("nl", ["Orc  Vijand", "kracht 3 / 5 / 6 bij 2 / 3 / 4 spelers", "Buit"]),
    ],
)
def test_a_card_shows_both_halves(run: Any, lang: str, words: list[str]) -> None:
    done = run("cards", "show", "tenefyr", "orc", "--lang", lang)
    assert done.code == 0
    assert [word for word in words if word not in done.out] == []


@pytest.mark.parametrize("typed", ["dust-moths", "Dust Moths", "dust moths", "Moth Lantern", "moth l"])
def test_a_card_is_found_by_id_and_by_name(run: Any, typed: str) -> None:
    assert "dust-moths" in run("cards", "show", "tenefyr", typed).out


@pytest.mark.parametrize("id", list(questable.game("tenefyr").cards.cards))
def test_every_card_can_be_drawn(run: Any, id: str) -> None:
    done = run("cards", "show", "tenefyr", id, "--lang", "fr")
    assert done.code == 0
    assert id in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_a_card_as_json(run: Any) -> None:
    card = json.loads(run("cards", "show", "tenefyr", "training-yard", "--json").out)
    assert [option["name"] for option in card["options"]] == ["Drill", "Hand Down"]


@pytest.mark.parametrize("path", [CARDS, CARDS / "skills.yaml"])
def test_the_built_in_cards_have_no_mistakes(run: Any, path: Path) -> None:
    done = run("cards", "check", path)
    assert (done.code, done.err) == (0, "")
    assert "no mistakes" in done.out


def test_each_mistake_is_named_with_its_place(run: Any, tmp_path: Path) -> None:
    text = (CARDS / "skills.yaml").read_text("utf-8")
    bad = tmp_path / "skills.yaml"
    bad.write_text(text.replace("power: 0", "power: none").replace("icon: banjo", "icn: banjo"), "utf-8")
    done = run("cards", "check", tmp_path)
    lines = done.out.splitlines()
    assert (done.code, done.err) == (1, "")
    assert len(lines) == 3
    assert all(line.startswith(f"{bad}:") for line in lines)
    line = next(number for number, row in enumerate(bad.read_text("utf-8").splitlines(), 1) if "icn" in row)
    assert (
        f"{bad}:{line}: a Skill card has no 'icn'; allowed: hero, icon, id, name, power, rules; did you mean 'icon'?"
        in lines
    )


def test_a_file_that_is_no_yaml_is_a_mistake(run: Any, tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("skills: [\n")
    done = run("cards", "check", tmp_path)
    assert done.code == 1
    assert "x.yaml:2: this is not YAML" in done.out


def test_a_folder_without_card_files_is_a_mistake_of_the_user(run: Any, tmp_path: Path) -> None:
    done = run("cards", "check", tmp_path)
    assert (done.code, done.err) == (2, f"There are no card files (*.yaml) in {tmp_path}.\n")


def test_bytes_that_are_no_text_are_a_mistake(run: Any, tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe")
    done = run("cards", "check", tmp_path / "x.yaml")
    assert (done.code, done.out) == (1, f"{tmp_path / 'x.yaml'}:1: this is not UTF-8 text\n")


def test_a_pack_of_a_game_that_there_is_not_is_a_mistake(run: Any, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(
        "id: mine\nname: {en: Mine}\nversion: 1.0.0\nauthor: Me\ngame: chess\n", "utf-8"
    )
    done = run("cards", "check", tmp_path)
    assert (done.code, done.out) == (1, f"{tmp_path / 'pack.yaml'}:5: unknown game 'chess'; allowed: {GAMES}\n")


def test_loose_files_are_of_the_game_of_which_they_make_sense(run: Any, tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("heroes:\n  - {id: me, name: {en: Me}, archetype: mage, health: 9, rulse: []}\n")
    done = run("cards", "check", tmp_path / "x.yaml")
    expected = (
        "a hero has no 'rulse'; allowed: archetype, flavour, health, icon, id, name, rules; did you mean 'rules'?"
    )
    assert (done.code, done.out) == (1, f"{tmp_path / 'x.yaml'}:2: {expected}\n")


def test_all_packs_of_a_folder_are_checked(run: Any) -> None:
    done = run("cards", "check", ROOT / "examples" / "packs")
    assert done.code == 0
    assert [line.rpartition(": ")[2] for line in done.out.splitlines()] == [
        "no mistakes in 6 cards.",
        "no mistakes in 7 cards.",
    ]


def test_the_built_in_cards_of_both_games_are_packs(run: Any) -> None:
    done = run("cards", "check", CARDS.parents[1] / "terrinoth" / "cards")
    assert done.code == 0
    assert done.out.endswith("no mistakes in 180 cards.\n")


def test_a_file_of_a_pack_is_checked_with_the_pack(run: Any) -> None:
    done = run("cards", "check", ROOT / "examples" / "packs" / "salt-fair" / "quest.yaml")
    assert (done.code, done.out.rpartition(": ")[2]) == (0, "no mistakes in 2 cards.\n")


def test_cards_of_a_pack_are_listed_and_shown(run: Any) -> None:
    pack = ROOT / "examples" / "packs" / "toll-road"
    assert "turnpike-keeper" in run("cards", "list", "tenefyr", "--pack", pack).out
    assert "Slagboomwachter" in run("cards", "show", "tenefyr", "turnpike-keeper", "--pack", pack, "--lang", "nl").out
    assert run("cards", "show", "tenefyr", "turnpike-keeper").code == 2
