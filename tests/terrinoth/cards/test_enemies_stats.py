"""The stats of all minions and masters, and what they mean in play."""

import pytest

import questable
from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"

# name, difficulty, traits, health, attack, resilience, effect bar
ENEMIES = (
    ("bandit", "trivial", "outlaw", 3, 1, 0, "advance inflict"),
    ("bandit-master", "trivial", "outlaw", 4, 2, 0, "advance inflict pilfer"),
    ("cave-spider", "trivial", "beast", 2, 1, 0, "advance venom"),
    ("cave-spider-master", "trivial", "beast", 4, 1, 0, "advance inflict venom"),
    ("rat-swarm", "trivial", "beast", 2, 1, 0, "advance swarm"),
    ("rat-swarm-master", "trivial", "beast", 3, 1, 0, "advance swarm"),
    ("zombie", "trivial", "undead", 3, 1, 0, "advance inflict"),
    ("zombie-master", "trivial", "undead", 5, 2, 0, "advance inflict"),
    ("goblin-sneak", "trivial", "goblin", 2, 1, 0, "ambush inflict"),
    ("goblin-sneak-master", "trivial", "goblin", 3, 2, 0, "ambush inflict slink"),
    ("goblin-slinger", "trivial", "goblin", 2, 1, 0, "volley retreat"),
    ("goblin-slinger-master", "trivial", "goblin", 4, 1, 0, "volley volley retreat"),
    ("bog-imp", "trivial", "fey", 2, 1, 0, "hex inflict retreat"),
    ("bog-imp-master", "trivial", "fey", 3, 1, 0, "advance hex inflict"),
    ("goblin-wolfrider", "challenging", "goblin", 5, 2, 0, "stalk inflict"),
    ("goblin-wolfrider-master", "challenging", "goblin", 6, 2, 1, "stalk inflict rally"),
    ("bone-archer", "challenging", "undead", 4, 2, 0, "volley retreat"),
    ("bone-archer-master", "challenging", "undead", 5, 2, 1, "volley raise-dead retreat"),
    ("oathless-guard", "challenging", "outlaw", 4, 1, 1, "advance inflict shield-bash"),
    ("oathless-guard-master", "challenging", "outlaw", 6, 2, 1, "advance inflict shield-bash"),
    ("ashen-acolyte", "challenging", "cult", 4, 1, 0, "chant volley"),
    ("ashen-acolyte-master", "challenging", "cult", 5, 2, 0, "chant hex inflict"),
    ("mire-lurker", "challenging", "beast", 5, 2, 0, "ambush inflict"),
    ("mire-lurker-master", "challenging", "beast", 7, 2, 0, "ambush inflict ensnare"),
    ("stone-sentinel", "challenging", "construct", 4, 2, 1, "advance inflict"),
    ("stone-sentinel-master", "challenging", "construct", 5, 2, 2, "advance crush"),
    ("ember-hound", "challenging", "beast fire", 4, 2, 0, "stalk inflict"),
    ("ember-hound-master", "challenging", "beast fire", 6, 2, 0, "stalk inflict frenzy"),
    ("hill-ogre", "formidable", "giant", 7, 2, 0, "advance crush"),
    ("hill-ogre-master", "formidable", "giant", 9, 3, 0, "advance crush"),
    ("pale-wraith", "formidable", "undead", 5, 2, 1, "advance drain"),
    ("pale-wraith-master", "formidable", "undead", 7, 2, 1, "advance drain terrify"),
    ("cave-troll", "formidable", "giant", 7, 2, 0, "advance inflict"),
    ("cave-troll-master", "formidable", "giant", 9, 3, 0, "advance inflict frenzy"),
    ("cinder-drake", "formidable", "beast fire", 6, 2, 1, "fire-breath inflict"),
    ("cinder-drake-master", "formidable", "beast fire", 8, 2, 1, "advance fire-breath inflict"),
    ("iron-colossus", "formidable", "construct", 5, 2, 2, "advance inflict"),
    ("iron-colossus-master", "formidable", "construct", 7, 3, 2, "advance inflict trample"),
)
NAMES = [row[0] for row in ENEMIES]
SUCCESSES = {0: ("defense", "defense"), 1: ("success", "defense"), 2: ("success", "success"), 3: ("double", "success")}


@pytest.mark.rule("TER-COMP-5")
@pytest.mark.parametrize(("name", "difficulty", "traits", "health", "attack", "resilience", "bar"), ENEMIES, ids=NAMES)
def test_printed_stats(
    name: str, difficulty: str, traits: str, health: int, attack: int, resilience: int, bar: str
) -> None:
    card = questable.game("terrinoth").cards.of("enemies")[name]
    assert (card.difficulty, card.health, card.attack, card.resilience) == (difficulty, health, attack, resilience)
    assert card.rank == ("master" if name.endswith("-master") else "minion")
    assert sorted(card.traits) == sorted([card.rank, *traits.split()])
    assert card.bar == bar.split()
    assert card.copies == (1 if card.rank == "master" else 2)


def test_the_table_holds_all_nineteen_sets() -> None:
    enemies = questable.game("terrinoth").cards.of("enemies")
    assert sorted(NAMES) == sorted(id for id, card in enemies.items() if card.rank != "nemesis")
    assert len(NAMES) == 2 * 19


@pytest.mark.rule("TER-ACT-8", "TER-WND-1", "TER-WND-2")
@pytest.mark.parametrize(("name", "health", "resilience"), [(row[0], row[3], row[5]) for row in ENEMIES], ids=NAMES)
def test_falls_when_wounds_reach_its_health_and_not_before(name: str, health: int, resilience: int) -> None:
    for successes, falls in ((resilience, False), (resilience + 1, True)):
        s = QuestScene([HASK, PELL])
        s.engage(HASK, name)
        s.lay(enemy_wounds={name: health - 1})
        s.dice(*SUCCESSES[successes], "blank")
        s.activate(HASK, "attack")
        assert s.engaged(HASK) == ([] if falls else [name])
        assert s.discarded() == ([name] if falls else [])
        if not falls:
            assert s.enemy_wounds(name) == health - 1


@pytest.mark.rule("TER-ACT-4", "TER-ACT-5")
@pytest.mark.parametrize(("name", "attack"), [(row[0], row[4]) for row in ENEMIES], ids=NAMES)
def test_counterattacks_for_its_attack_value_less_defenses(name: str, attack: int) -> None:
    for dice, defended in ((("success", "success"), 0), (("success", "guarded"), 1)):
        s = QuestScene([HASK, PELL])
        s.engage(HASK, name)
        s.dice(*dice, "counterattack")
        s.activate(HASK, "explore")
        assert s.wounds(HASK) == attack - defended
        s.done()


@pytest.mark.rule("TER-ENE-4")
@pytest.mark.parametrize(("name", "bar"), [(row[0], row[6]) for row in ENEMIES], ids=NAMES)
def test_resolves_its_effect_bar_from_left_to_right(name: str, bar: str) -> None:
    s = QuestScene([HASK, PELL])
    s.engage(HASK, name)
    s.lay(phase="enemy")
    s.pass_time("activate")
    resolved = [event["keyword"] for event in s.happened("keyword-resolved") if event["enemy"] == name]
    assert resolved == bar.split()
    s.done()
