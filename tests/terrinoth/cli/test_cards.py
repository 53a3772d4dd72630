"""`questable cards` for Terrinoth."""

import json
from typing import Any

import pytest

import questable
from questable.games.terrinoth.card_text import card_ids

IDS = card_ids(questable.game("terrinoth").cards)


def test_the_list_holds_every_card_and_quest(run: Any) -> None:
    done = run("cards", "list", "terrinoth")
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()[1:]] == IDS


def test_the_list_as_json(run: Any) -> None:
    cards = json.loads(run("cards", "list", "terrinoth", "--json", "--kind", "nemesis", "--lang", "nl").out)
    assert len(cards) == 8
    splig = next(card for card in cards if card["id"] == "splig")
    assert (splig["health"], splig["attack"], splig["resilience"]) == (18, 2, 1)
    assert [keyword["name"] for keyword in splig["bar"]] == ["Oprukken", "Toeslaan", "Oproepen"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--kind", "monster"),
            (
                "kind is 'monster'; allowed: hero, activation, condition, enemy, nemesis, location, item, event, "
                "hero-count, quest."
            ),
        ),
        (("--level", "2"), "Cards of terrinoth have no level; leave out --level."),
    ],
)
def test_what_the_list_cannot_do_is_one_sentence(run: Any, arguments: tuple[str, ...], sentence: str) -> None:
    done = run("cards", "list", "terrinoth", *arguments)
    assert (done.code, done.out, done.err) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("id", "lang", "words"),
    [
        ("bandit-master", "en", ["health 4, attack 2, resilience 0", "Advance · Inflict · Pilfer", "Pilfer: Either"]),
        ("roadside-inn", "fr", ["Auberge du chemin", "apparition 2 engagés et 1 dans l'ombre, exploration 6"]),
        ("three-heroes", "nl", ["Drie helden", "+4 gezondheid"]),
        ("hold-greywatch", "en", ["Quest 6, hard", "Green peril: 2/3/2 enemies spawn", "5/4/3 breaches"]),
    ],
)
def test_a_card_shows_what_is_printed_on_it(run: Any, id: str, lang: str, words: list[str]) -> None:
    done = run("cards", "show", "terrinoth", id, "--lang", lang)
    assert done.code == 0
    text = done.out.replace("\u00a0", " ")
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("typed", ["shepherds-hill", "Shepherd's Hill", "shepherd’s h", "SHEPHERD"])
def test_a_card_is_found_by_id_and_by_name(run: Any, typed: str) -> None:
    assert "shepherds-hill" in run("cards", "show", "terrinoth", typed).out


def test_a_card_that_there_is_not_is_one_sentence(run: Any) -> None:
    done = run("cards", "show", "terrinoth", "splgi")
    expected = "terrinoth has no card 'splgi'; see questable cards list terrinoth. Did you mean 'splig'?\n"
    assert (done.code, done.err) == (2, expected)


@pytest.mark.parametrize("id", IDS)
def test_every_card_can_be_drawn(run: Any, id: str) -> None:
    done = run("cards", "show", "terrinoth", id, "--lang", "fr")
    assert done.code == 0
    assert id in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_a_quest_as_json(run: Any) -> None:
    quest = json.loads(run("cards", "show", "terrinoth", "the-goblin-problem", "--json").out)
    assert quest["track"][0] == "start"
    assert set(quest["perils"]) == {"green", "blue", "red"}
