"""Packs add and replace cards; games record which packs they use and need the same ones again."""

import pickle
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.cards.pack import unzip_pack
from questable.kernel.errors import CardError, ConfigError, LoadError
from questable.play import replay

MakePack = Callable[..., Path]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"

SKILL = """\
skills:
  - id: skill-bard
    hero: bard
    name: {en: "Encore", fr: "Bis", nl: "Toegift"}
    power: 3
"""
DUNGEON_CARD = """\
dungeon-cards:
  - id: ferryman
    level: 1
    icon: canoe
    enemy: {name: {en: "Ferryman"}, power: {2: 1, 3: 2, 4: 3}, rules: []}
    loot: {name: {en: "Oar"}, power: 1, rules: []}
"""
TRACK = """\
track:
  regular: {skull: 9, starts: {easy: 0, normal: 1, hard: 2}}
  quick: {skull: 5, starts: {easy: 0, normal: 1, hard: 2}}
"""


def mistakes(path: Path, game: str = "tenefyr") -> list[str]:
    with pytest.raises(CardError) as refused:
        questable.game(game, packs=[path])
    return str(refused.value).replace(f"{path}/", "").splitlines()


# ---- what a pack does


def test_a_pack_adds_a_card(pack: MakePack) -> None:
    game = questable.game("tenefyr", packs=[pack(cards=DUNGEON_CARD)])
    assert game.cards.cards["ferryman"].level == 1
    assert len(game.cards.cards) == len(questable.game("tenefyr").cards.cards) + 1
    assert "ferryman" not in questable.game("tenefyr").cards.cards


def test_what_is_replaced_keeps_its_place(pack: MakePack) -> None:
    game = questable.game("tenefyr", packs=[pack(cards=SKILL, more="replaces: [skill-bard]\n")])
    assert list(game.cards.cards) == list(questable.game("tenefyr").cards.cards)
    assert game.cards.cards["skill-bard"].front.power == [3]
    assert game.card_set.hash != questable.game("tenefyr").card_set.hash


def test_a_boss_is_replaced_with_all_its_stages(pack: MakePack) -> None:
    boss = """\
bosses:
  - id: dark-lord
    name: {en: "Dim Lord"}
    stages: [{id: dark-lord-herald, name: {en: "Herald"}, power: {2: 1, 3: 1, 4: 1}, rules: []}]
"""
    game = questable.game("tenefyr", packs=[pack(cards=boss, more="replaces: [dark-lord]\n")])
    stages = [card.id for card in game.cards.cards.values() if card.boss == "dark-lord"]
    assert stages == ["dark-lord-herald"]
    assert game.new({"players": 2, "boss": "dark-lord"}, 1).decision is not None


def test_the_track_is_replaced(pack: MakePack) -> None:
    game = questable.game("tenefyr", packs=[pack(cards=TRACK, more="replaces: [track]\n")])
    assert [track.skull for track in game.cards.tracks] == [9, 5]


def test_a_reward_is_replaced(pack: MakePack) -> None:
    reward = questable.game("tenefyr").cards.cards["training-yard"]
    text = f"""\
rewards:
  - id: training-yard
    level: {reward.level}
    kind: each
    editions: [2018, 2019]
    name: {{en: "Fencing Hall"}}
    options:
      - {{name: {{en: "Parry"}}, rules: [{{gain-basic: {{power: 1, count: 1, to: deck}}}}]}}
      - {{name: {{en: "Riposte"}}, rules: [{{remove: {{count: 1, of: basic-0, from: deck}}}}]}}
"""
    game = questable.game("tenefyr", packs=[pack(cards=text, more="replaces: [training-yard]\n")])
    assert [option.name["en"] for option in game.cards.cards["training-yard"].options] == ["Parry", "Riposte"]


HERO = """\
heroes:
  - id: test-hero
    archetype: mage
    health: 9
    icon: wizard-face
    name: {en: "Tester"}
    rules: [{when: after-action, if: {action: rest}, do: [{gain: {success: 1}}]}]
"""
CLASS = "classes:\n  - {id: test-class, archetype: mage, icon: rune-stone, name: {en: Tester}}\nactivation-cards:\n"
ADVANCED = """\
  - {{id: test-{0}, archetype: mage, class: test-class, action: {0}, name: {{en: T}}, rules: [{{{0}: {{dice: 3}}}}]}}
"""


def test_a_pack_of_terrinoth_adds_a_hero_and_a_class(pack: MakePack) -> None:
    cards = CLASS + "".join(ADVANCED.format(action) for action in ("attack", "explore", "rest", "aid"))
    game = questable.game("terrinoth", packs=[pack(game="terrinoth", heroes=HERO, classes=cards)])
    state = game.new({"players": 2, "heroes": [["test-hero"], ["elder-mok"]]}, 1)
    assert "test-hero" in str(state.view(0))
    assert "test-class" in game.card_set.classes


def test_an_exploration_set_of_a_pack_is_used_by_a_replaced_quest(pack: MakePack) -> None:
    cards = """\
exploration-sets: [{id: crumbs, icon: bread, name: {en: "Crumbs"}}]
exploration-cards:
  - {id: crumb, set: crumbs, kind: event, icon: bread, name: {en: "Crumb"}, rules: [{progress: {count: 1}}]}
"""
    source = Path(str(questable.__path__[0])) / "games" / "terrinoth" / "cards" / "quest-the-goblin-problem.yaml"
    quest = source.read_text("utf-8").replace("{set: hearths}", "{set: crumbs}")
    path = pack(game="terrinoth", more="replaces: [the-goblin-problem]\n", cards=cards, quest=quest)
    state = questable.game("terrinoth", packs=[path]).new({"quest": "the-goblin-problem", "players": 2}, 1)
    decks = [[state.card_id(card) for card in state.zones.listed(zone)] for zone in range(state.zones.count())]
    assert any("crumb" in deck for deck in decks)


def test_later_packs_lie_over_earlier_ones(pack: MakePack) -> None:
    first = pack("first", cards=DUNGEON_CARD)
    second = pack("second", more="replaces: [ferryman]\n", cards=DUNGEON_CARD.replace("level: 1", "level: 2"))
    assert questable.game("tenefyr", packs=[first, second]).cards.cards["ferryman"].level == 2
    with pytest.raises(CardError, match="there is no 'ferryman' to replace"):
        questable.game("tenefyr", packs=[second, first])


# ---- what `pack.yaml` must say


@pytest.mark.parametrize(
    ("more", "files", "message"),
    [
        (
            "",
            {"cards": SKILL},
            "'skill-bard' is there already: skills.yaml:12; to replace it, name it under 'replaces' in pack.yaml",
        ),
        ("", {"cards": TRACK}, "cards.yaml:2: 'track' is there already: track.yaml:"),
        (
            "replaces: [skill-brad]\n",
            {},
            "pack.yaml:6: there is no 'skill-brad' to replace; did you mean 'skill-bard'?",
        ),
        ("replaces: [orc]\n", {}, "pack.yaml:6: the pack replaces 'orc', but holds nothing of that id"),
        ("replaces: [ferryman]\n", {"cards": DUNGEON_CARD}, "pack.yaml:6: there is no 'ferryman' to replace"),
        ("replaces: orc\n", {}, "pack.yaml:6: 'replaces' is a list, not 'orc'"),
        ("replaces: [orc, orc]\n", {}, "pack.yaml:6: 'replaces' names 'orc' twice"),
        (
            "adds: [feryman]\n",
            {"cards": DUNGEON_CARD},
            "pack.yaml:6: the pack adds no 'feryman'; did you mean 'ferryman'?",
        ),
        (
            "adds: [feryman]\n",
            {"cards": DUNGEON_CARD},
            "pack.yaml:6: the pack adds 'ferryman', which is not named here",
        ),
        ("color: red\n", {}, "pack.yaml:6: pack.yaml has no 'color'; allowed: adds, author, game, id, name, replaces,"),
        ("", {"cards": DUNGEON_CARD, "other": DUNGEON_CARD}, "other.yaml:2: the id 'ferryman' is taken: "),
        ("", {"cards": DUNGEON_CARD.replace("ferryman", "skill-bard")}, "the id 'skill-bard' is taken: "),
        ("", {"cards": "dungeon-cards: 5\n"}, "cards.yaml:1: the section 'dungeon-cards' is a list, not 5"),
        ("", {"cards": "- id: ferryman\n"}, "cards.yaml:1: a card file is a mapping of sections: "),
    ],
)
def test_a_mistake_of_a_pack_is_named(pack: MakePack, more: str, files: dict[str, str], message: str) -> None:
    found = mistakes(pack(more=more, **files))
    assert any(line.startswith(message) or message in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("version: 1.0.0", "version: 1.0", "pack.yaml:3: 'version' is three numbers with dots, such as 1.0.0, not 1.0"),
        ("game: tenefyr", "game: tenefir", "pack.yaml:5: unknown game 'tenefir'; allowed: tenefyr, terrinoth; did you"),
        ("id: test", "id: My Pack", "pack.yaml:1: the id 'My Pack' may hold only small letters, digits"),
        ("author: Tester\n", "", "pack.yaml:1: pack.yaml needs 'author'"),
    ],
)
def test_what_a_pack_is_must_be_said(pack: MakePack, old: str, new: str, message: str) -> None:
    path = pack()
    about = path / "pack.yaml"
    about.write_text(about.read_text("utf-8").replace(old, new), "utf-8")
    assert any(line.startswith(message) for line in mistakes(path)), mistakes(path)


def test_a_section_with_nothing_but_comments_is_empty(pack: MakePack) -> None:
    game = questable.game("tenefyr", packs=[pack(cards="dungeon-cards:\n  # - id: later\n")])
    assert game.card_set.hash == questable.game("tenefyr").card_set.hash


@pytest.mark.parametrize(
    ("game", "files", "message"),
    [
        ("tenefyr", {"cards": SKILL.replace("hero: bard", "hero: thief")}, "there is no Skill for bard"),
        (
            "tenefyr",
            {"cards": "basics:\n  - {id: skill-bard, name: {en: A}, power: 7, copies: 1}\n"},
            "the power of a Basic card is 0 or 1, not 7",
        ),
    ],
)
def test_what_does_not_come_to_a_game_is_refused(
    pack: MakePack, game: str, files: dict[str, str], message: str
) -> None:
    assert any(message in line for line in mistakes(pack(game=game, more="replaces: [skill-bard]\n", **files), game))


def test_a_level_needs_cards_for_its_dungeons(pack: MakePack) -> None:
    level = [
        card.id for card in questable.game("tenefyr").cards.cards.values() if card.kind == "dungeon" and card.level == 1
    ]
    moved = "dungeon-cards:\n" + "".join(
        DUNGEON_CARD.partition("\n")[2].replace("ferryman", id).replace("level: 1", "level: 2") for id in level
    )
    found = mistakes(pack(cards=moved, more=f"replaces: [{', '.join(level)}]\n"))
    assert found == ["pack.yaml:1: level 1 has 0 dungeon cards; allowed: 8 to 100"]


LOCATION = """\
locations:
  - id: test-place
    name: {en: "Place"}
    traits: [road]
    difficulty: trivial
    engaged: 1
    shadows: 1
    exploration: 5
    icon: canoe
    rules:
      - RULE
"""


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("{gain: {success: 1, hero: leader}}", "'gain' has no moment; say when: {when: …, do: [gain …]}"),
        ("{when: leaving, do: [{suffer: {hero: it, wounds: 1}}]}", "no hero is 'it' here"),
        ("{when: leaving, do: [{each: {enemy: any}, do: [{suffer: {hero: it, wounds: 1}}]}]}", "no hero is 'it' here"),
        ("{when: leaving, do: [{who: each, do: [{wound: {enemy: it, wounds: 1}}]}]}", "no enemy is 'it' here"),
        ("{when: leaving, do: [{wound: {enemy: this, wounds: 1}}]}", "only the rules of an enemy can speak of 'this'"),
        ("{when: leaving, do: [return-nemesis]}", "'return-nemesis' goes only with 'when: nemesis-would-be-defeated'"),
        ("{when: leaving, do: [{success: 1}]}", "'success' can only be a 'cost'"),
        ("{when: leaving, do: [{attack: {dice: 2}}]}", "'attack' is an action line"),
        ("{when: leaving, do: [{when: leaving, do: [{raise-peril: {count: 1}}]}]}", "'when' stands only at the top"),
        ("{when: leaving, if: {engaged: {hero: it, at-least: 1}}, do: [{progress: {count: 1}}]}", "no hero is 'it'"),
    ],
)
def test_a_rule_of_terrinoth_that_makes_no_sense_is_refused(pack: MakePack, rule: str, message: str) -> None:
    found = mistakes(pack(game="terrinoth", cards=LOCATION.replace("RULE", rule)), "terrinoth")
    assert len(found) == 1
    assert found[0].startswith("cards.yaml:11: ")
    assert message in found[0]


def test_only_cards_in_play_have_lasting_rules(pack: MakePack) -> None:
    rule = "rules: [{while: in-play, do: [{modify: {stat: attack, enemy: any, by: 1}}]}]"
    hero = HERO.replace("rules: [{when: after-action, if: {action: rest}, do: [{gain: {success: 1}}]}]", rule)
    found = mistakes(pack(game="terrinoth", heroes=hero), "terrinoth")
    assert found == ["heroes.yaml:7: only enemies, locations and quests have rules with 'while'"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{location: bandit-hideout}", "{location: roadside-inn}", "the deck 'locations' names 'roadside-inn' twice"),
        ("{random: trivial, count: 1}", "{random: trivial, count: 9}", "draws 9 at random of the difficulty 'trivial'"),
        ("        - [{set: base}, {set: hearths}]\n", "        []\n", "the deck 'exploration' is empty"),
        ("- [{set: base}, {set: hearths}]", "- {set: base}", "a stack of 'exploration' is a list, not a mapping"),
        ("track: [start, grey,", "track: [start, pink,", "unknown colour 'pink' of peril; allowed: blue, green, grey,"),
        ("track: [start, grey,", "track: [grey,", "a peril track is 'start' and 1 to 49 more spaces"),
        (
            "- {spawn: {count: 2, place: shadows}}",
            "- {raise-peril: {count: 1}}",
            "peril that raises peril would never end",
        ),
    ],
)
def test_a_quest_that_cannot_be_laid_out_is_refused(pack: MakePack, old: str, new: str, message: str) -> None:
    source = Path(str(questable.__path__[0])) / "games" / "terrinoth" / "cards" / "quest-the-goblin-problem.yaml"
    text = source.read_text("utf-8")
    assert old in text
    path = pack(game="terrinoth", more="replaces: [the-goblin-problem]\n", quest=text.replace(old, new))
    assert any(message in line for line in mistakes(path, "terrinoth"))


# ---- folder, zip and cache


def test_a_zip_is_the_same_pack_as_its_folder(pack: MakePack, tmp_path: Path) -> None:
    folder = questable.load_pack(pack(cards=DUNGEON_CARD, a=SKILL, more="replaces: [skill-bard]\n"))
    file = tmp_path / "test.zip"
    file.write_bytes(folder.zip())
    zipped = questable.load_pack(file)
    assert zipped == folder
    assert zipped.zip() == folder.zip()
    assert questable.game("tenefyr", [folder]) is questable.game("tenefyr", [zipped])


def test_a_zip_of_the_folder_itself_is_understood(pack: MakePack, tmp_path: Path) -> None:
    folder = pack(cards=DUNGEON_CARD)
    with zipfile.ZipFile(tmp_path / "whole.zip", "w") as archive:
        for file in sorted(folder.iterdir()):
            archive.write(file, f"test/{file.name}")
    assert questable.load_pack(tmp_path / "whole.zip") == questable.load_pack(folder)


def test_line_endings_and_a_byte_order_mark_make_no_other_pack(pack: MakePack) -> None:
    before = questable.load_pack(pack(cards=DUNGEON_CARD))
    after = questable.load_pack(pack(cards=b"\xef\xbb\xbf" + DUNGEON_CARD.replace("\n", "\r\n").encode()))
    assert before == after


def test_a_pack_can_be_sent_to_another_process(pack: MakePack) -> None:
    one = questable.load_pack(pack(cards=DUNGEON_CARD))
    other = pickle.loads(pickle.dumps(one))
    assert other == one
    assert other.card_files() == one.card_files()


@pytest.mark.parametrize(
    ("packs", "message"),
    [
        ("nowhere", "packs is 'nowhere'; allowed: a list of paths of packs."),
        ([7], "packs holds 7; allowed: paths of packs."),
        (["nowhere"], "There is no file or folder nowhere."),
        ([EXAMPLES / "salt-fair"], "The pack 'salt-fair' is for terrinoth, not for tenefyr."),
        ([EXAMPLES / "toll-road"] * 2, "There are two packs with the id 'toll-road'; each needs an id of its own."),
    ],
)
def test_packs_that_cannot_be_had_are_refused(packs: Any, message: str) -> None:
    for ask in (lambda: questable.game("tenefyr", packs), lambda: questable.game("tenefyr").new({"packs": packs}, 1)):
        with pytest.raises(ConfigError) as refused:
            ask()
        assert str(refused.value) == message


# ---- games with packs


def test_a_configuration_names_packs(pack: MakePack) -> None:
    path = pack(cards=DUNGEON_CARD)
    plain = questable.game("tenefyr")
    game = questable.game("tenefyr", [path])
    state = plain.new({"players": 2, "packs": [str(path)]}, 7)
    assert state.digest() == game.new({"players": 2}, 7).digest()
    assert state.digest() == game.new({"players": 2, "packs": ["test"]}, 7).digest()  # one that the game has, by its id
    assert game.new({"players": 2, "packs": []}, 7).digest() == plain.new({"players": 2}, 7).digest()


def test_a_saved_game_is_loaded_with_its_packs_only(pack: MakePack) -> None:
    game = questable.game("tenefyr", [pack(cards=DUNGEON_CARD)])
    state = game.new({"players": 2}, 1)
    assert game.load(game.dump(state)).digest() == state.digest()
    with pytest.raises(LoadError, match=r"saved with the pack test 1\.0\.0 \w+, and is read with no packs\."):
        questable.game("tenefyr").load(game.dump(state))


def test_a_replay_is_refused_with_other_packs(pack: MakePack) -> None:
    game = questable.game("tenefyr", [pack(cards=DUNGEON_CARD)])
    recorded = replay.record(game, {"players": 2}, 1, make_bot("heuristic", bot_rng(1)).choose)
    assert recorded.packs == (game.packs[0].label,)
    assert replay.verify(game, replay.decode(replay.encode(recorded))) == []
    changed = questable.game("tenefyr", [pack(cards=DUNGEON_CARD + "# a word more\n")])
    for other in (questable.game("tenefyr"), changed):
        with pytest.raises(LoadError, match=r"made with the pack test 1\.0\.0 \w+, and is read with .*: give the same"):
            replay.verify(other, recorded)


def test_packs_of_a_configuration_are_recorded_by_hash_and_not_by_path(pack: MakePack) -> None:
    path = pack(cards=DUNGEON_CARD)
    game = questable.game("tenefyr")
    config = {"players": 2, "packs": [str(path)]}
    recorder = replay.ReplayRecorder(game, config, 1, table := game.new(config, 1))
    recorded = recorder.replay(table)
    assert "packs" not in recorded.config
    assert replay.verify(questable.game("tenefyr", [path]), recorded) == []


def test_a_pack_kept_as_bytes_is_the_same_pack(pack: MakePack) -> None:
    one = questable.load_pack(pack(cards=DUNGEON_CARD))
    assert unzip_pack(one.zip(), "kept") == one
