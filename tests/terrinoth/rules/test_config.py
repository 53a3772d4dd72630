"""Valid configurations, and error messages of invalid ones with the key, the value and what is allowed."""

import re

import pytest

from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.errors import ConfigError

QUESTS = list(TERRINOTH.load().cards.quests)
HEROES = list(TERRINOTH.load().cards.of("heroes"))
TWO = [["dorrik-emberfall"], ["kari-wraithstalker"]]


def new(seed: int = 1, **config: object) -> TerrinothState:
    return TERRINOTH.load().new(config, seed)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"players": 0}, "players is 0; allowed: 1, 2, 3, 4."),
        ({"players": 5}, "players is 5; allowed: 1, 2, 3, 4."),
        ({"players": "2"}, "players is '2'; allowed: 1, 2, 3, 4."),
        ({"players": True}, "players is True; allowed: 1, 2, 3, 4."),
        ({"quest": "the-goblin-probelm"}, "quest is 'the-goblin-probelm'; allowed: "),
        ({"quest": 3}, "quest is 3; allowed: "),
        ({"quest": None}, "quest is None; allowed: "),
        ({"leader": 2, "heroes": TWO}, "leader is 2; allowed: dorrik-emberfall, kari-wraithstalker, 0, 1."),
        ({"leader": -1, "heroes": TWO}, "leader is -1; allowed: "),
        ({"leader": True, "heroes": TWO}, "leader is True; allowed: "),
        ({"leader": "elder-mok", "heroes": TWO}, "leader is 'elder-mok'; allowed: "),
        ({"grim": 1}, "grim is 1; allowed: true, false."),
        ({"grim": "yes"}, "grim is 'yes'; allowed: true, false."),
        ({"heroes": "kari-wraithstalker", "players": 2}, "heroes is 'kari-wraithstalker'; allowed with 2 players: "),
        ({"heroes": []}, "heroes is []; allowed with "),
        ({"heroes": TWO, "players": 3}, "allowed with 3 players: a list of 3 lists of 1 hero."),
        ({"heroes": TWO[:1], "players": 1}, "heroes holds ['dorrik-emberfall']; allowed with 1 player: "),
        ({"heroes": [["dorrik-emberfall", "elder-mok"], ["kari-wraithstalker"]]}, "allowed with 2 players: "),
        ({"heroes": ["dorrik-emberfall", "elder-mok"]}, "heroes holds 'dorrik-emberfall'; allowed with 2 players: "),
        ({"heroes": [["dorrik"], ["elder-mok"]]}, "heroes names 'dorrik'; allowed: "),
        ({"heroes": [[1], ["elder-mok"]]}, "heroes names 1; allowed: "),
        ({"heroes": [["hask-redford"], ["ysolde-marrow"]]}, "heroes names 'ysolde-marrow'"),
        ({"heroes": [["elder-mok"], ["elder-mok"]]}, "heroes names 'elder-mok'"),
        ({"difficulty": "hard"}, "Unknown key 'difficulty'; allowed: players, quest, heroes, leader, grim."),
    ],
    ids=str,
)
def test_a_wrong_value_is_refused(config: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(message)) as refused:
        TERRINOTH.load().new(config, 1)
    message = str(refused.value)
    assert "allowed" in message
    assert message.endswith((".", "?"))


def test_a_slip_gets_a_suggestion() -> None:
    with pytest.raises(ConfigError, match=r"Did you mean 'the-goblin-problem'\?"):
        new(quest="the-goblin-probelm")
    with pytest.raises(ConfigError, match=r"Did you mean 'elder-mok'\?"):
        new(heroes=[["elder-mock"], ["dorrik-emberfall"]])
    with pytest.raises(ConfigError, match=r"Did you mean 'leader'\?"):
        new(leadr=1)


def test_what_is_allowed_is_named_in_full() -> None:
    with pytest.raises(ConfigError, match=", ".join([*QUESTS, "random"])):
        new(quest="none")
    with pytest.raises(ConfigError, match=", ".join(HEROES)):
        new(heroes=[["nobody"], ["elder-mok"]])


@pytest.mark.rule("TER-SET-7")
def test_a_second_hero_of_an_archetype_is_refused_with_what_is_left() -> None:
    with pytest.raises(ConfigError) as refused:
        new(heroes=[["hask-redford"], ["ysolde-marrow"]])
    message = str(refused.value)
    assert "'warrior'" in message
    assert message.partition("allowed: ")[2].rstrip(".").split(", ") == [
        hero for hero, card in TERRINOTH.load().cards.of("heroes").items() if card.archetype != "warrior"
    ]


def test_what_is_left_out_is_chosen_by_the_seed() -> None:
    tables = [new(seed) for seed in range(60)]
    assert {t.players for t in tables} == {1, 2, 3, 4}
    assert {t.cards.quests[t.quest].id for t in tables} == set(QUESTS)
    assert {t.leader for t in tables if t.count == 4} == {0, 1, 2, 3}
    assert {t.grim for t in tables} == {0}
    heroes = {t.hero_card(hero).id for t in tables for hero in range(t.count)}
    assert heroes == set(HEROES)
    assert [t.digest() for t in tables[:5]] == [new(seed).digest() for seed in range(5)]


def test_the_players_may_follow_from_the_heroes() -> None:
    assert new(heroes=TWO).players == 2
    assert new(heroes=[["dorrik-emberfall", "kari-wraithstalker"]]).players == 1
