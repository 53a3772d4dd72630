"""Card files are read strictly: every mistake is named with its file, its line, and what is allowed."""

import pytest

import questable
from questable.cards.yaml_nodes import Report
from questable.games import registry
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.kernel.errors import CardError

CARD = """\
dungeon-cards:
  - id: test-card
    level: 1
    icon: rat
    enemy:
      name: {en: Test}
      power: {2: 1, 3: 2, 4: 3}
      rules: []
    loot:
      name: {en: Prize}
      power: 1
      rules:
        - RULE
"""


TRACK = """\
track:
  regular: {skull: 14, starts: {easy: 0, normal: 1, hard: 2}}
  quick:
    skull: 3
    starts: {easy: 0, normal: 1, hard: 2}
    symbols:
      1: {count: 2, level: 1}
      2: {count: COUNT, level: 4}
"""


def mistakes(text: str) -> list[str]:
    report = Report()
    TENEFYR.read({"cards.yaml": text}, report)
    return [str(mistake) for mistake in report.mistakes]


def loot(rule: str) -> list[str]:
    return mistakes(CARD.replace("RULE", rule))


def enemy(rule: str) -> list[str]:
    return mistakes(CARD.replace("- RULE", "[]").replace("rules: []", f"rules: [{rule}]", 1))


@pytest.mark.parametrize(
    "rule",
    [
        "{draw: 1}",
        "{draw: {count: 1}}",
        "{cost: {discard-top: 2}, do: [{power: 1}], else: [{power: -1}]}",
        "{cost: remove-this, do: [{draw: 2}]}",
        "{if: {you-are: bard}, do: [take-token]}",
        "{if: {not: you-start}, do: [{power: 1}]}",
        "{if: {you-are: bard, deck-at-most: 3}, do: [{power: 1}]}",
        "{who: each-other-player, do: [{may: [{play-top: 1}]}]}",
        "{choose: [[{draw: 1}], [{power: 1}]]}",
        "{power: {count: {of: basic-0, in: your-discard}, times: 2, per: 3, max: 4}}",
        "{for-each: {count: exhausted-players}, do: [{draw: 1}]}",
        "{while: turn, do: [{card-power: {of: basic, by: 1}}]}",
        "{recover: {count: all, of: any, to: deck}}",
    ],
)
def test_what_the_grammar_allows_has_no_mistake(rule: str) -> None:
    assert loot(rule) == []


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("{teleport: 1}", "cards.yaml:13: unknown effect 'teleport'; allowed: arrange-top, banish-enemy, "),
        ("{drow: 1}", "cards.yaml:13: unknown effect 'drow'; did you mean 'draw'?"),
        ("{draw: many}", "cards.yaml:13: a whole number from 1 to 99 is expected here, not 'many'"),
        ("{draw: 0}", "a whole number from 1 to 99 is expected here, not 0"),
        ("{draw: true}", "a whole number from 1 to 99 is expected here, not True"),
        ("{draw: 1, power: 2}", "one effect holds several words: draw, power; write one effect each"),
        ("{remove: {count: 1, of: basic-0}}", "'remove' needs 'from'"),
        (
            "{remove: {count: 1, of: basic-0, from: deck, to: hand}}",
            "'remove' has no argument 'to'; allowed: count, from, of",
        ),
        ("{remove: {count: 1, of: basics, from: deck}}", "unknown of 'basics'; allowed: any, basic, basic-0"),
        ("{remove: 2}", "'remove' needs named arguments: count, from, of"),
        (
            "{if: {you-are: paladin}, do: [{draw: 1}]}",
            "unknown hero 'paladin'; allowed: barbarian, bard",
        ),
        ("{if: {you-arre: bard}, do: [{draw: 1}]}", "unknown condition 'you-arre'; did you mean 'you-are'?"),
        ("{if: you-start}", "'if' needs a list of effects under 'do'"),
        ("{if: you-start, then: [{draw: 1}]}", "'then' does not go with 'if'; allowed: do, else, if"),
        ("{who: everybody, do: [{draw: 1}]}", "unknown player 'everybody'"),
        (
            "{cost: {draw: 1}, do: [{power: 1}]}",
            "'draw' cannot be a cost; allowed: discard-hand,",
        ),
        ("remove-this", "'remove-this' can only be a 'cost'"),
        ("{may: [{discard-hand: {count: 1, of: any}}]}", "'discard-hand' can only be a 'cost'"),
        ("{when: combat-start, do: [{draw: 1}]}", "only enemies and boss cards have rules with 'when'"),
        ("{who: victor, do: [{draw: 1}]}", "'victor' is known only at 'combat-end'"),
        ("{choose: [[{draw: 1}]]}", "'choose' needs two or more lists of effects"),
        ("{power: {count: {of: basic, in: nowhere}}}", "unknown in 'nowhere'"),
        ("{power: {counts: 1}}", "a value has no 'counts'; allowed: count, times, per, max"),
        (
            "{while: turn, do: [{card-powr: {of: basic, by: 1}}]}",
            "unknown modifier 'card-powr'; did you mean",
        ),
        ("{while: year, do: [all-turns]}", "unknown duration 'year'; allowed: combat, next-dungeon, turn"),
        ("5", "an effect is expected here, not 5"),
    ],
)
def test_a_mistake_in_a_rule_is_named_with_its_place(rule: str, message: str) -> None:
    found = loot(rule)
    assert any(message in mistake for mistake in found), found
    assert all(mistake.startswith("cards.yaml:13: ") for mistake in found)


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("{draw: 1}", "the rules of an enemy begin with 'when' or 'while'"),
        ("{while: turn, do: [all-turns]}", "a continuous rule of an enemy is 'while: combat'"),
        ("{when: combat-start, do: [{discard-top: 1}]}", "nobody is 'you' here: say who does 'discard-top' with 'who'"),
        ("{when: plays, do: [{discard-top: 1}]}", "'plays' needs to say of what: {plays: …}"),
        ("{when: {plays: shoes}, do: [{discard-top: 1}]}", "unknown plays 'shoes'"),
        (
            "{when: lunch, do: [{discard-top: 1}]}",
            "unknown timing 'lunch'; allowed: combat-end,",
        ),
    ],
)
def test_a_mistake_in_an_enemy_is_named(rule: str, message: str) -> None:
    assert any(message in mistake for mistake in enemy(rule)), enemy(rule)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("level: 1", "level: 6", "cards.yaml:3: 'level' is a whole number from 1 to 5, not 6"),
        ("level: 1", "levle: 1", "a dungeon card has no 'levle'; allowed:"),
        ("icon: rat", "icon: ratt", "cards.yaml:4: unknown icon 'ratt'; did you mean 'rat'?"),
        ("id: test-card", "id: Test Card", "may hold only small letters, digits and single dashes"),
        ("{2: 1, 3: 2, 4: 3}", "{2: 1, 3: 2}", "'power' needs '4'"),
        ("name: {en: Test}", "name: Test", "'name' is a mapping, not 'Test'"),
        ("name: {en: Test}", "name: {fr: Essai}", "'name' needs 'en'"),
        ("dungeon-cards:", "dungeons:", "unknown section 'dungeons'"),
        ("    level: 1\n", "    level: 1\n    level: 2\n", "the key 'level' stands here twice"),
        ("rules: []", "rules: {}", "a list of effects is expected here, not a mapping"),
    ],
)
def test_a_mistake_in_a_card_is_named(old: str, new: str, message: str) -> None:
    found = mistakes(CARD.replace("RULE", "{draw: 1}").replace(old, new, 1))
    assert any(message in mistake for mistake in found), found


@pytest.mark.parametrize(
    ("count", "by_players"), [("3", [3, 3, 3, 3]), ("{1: 3, 2: 4, 3: 4, 4: 5}", [3, 4, 4, 5]), ("9", [9, 9, 9, 9])]
)
def test_the_count_of_a_symbol_is_one_number_or_one_for_each_number_of_players(
    count: str, by_players: list[int]
) -> None:
    report = Report()
    cards = TENEFYR.read({"cards.yaml": TRACK.replace("COUNT", count)}, report)
    assert report.mistakes == []
    regular, quick = cards.tracks
    assert [quick.count(2, players) for players in (1, 2, 3, 4)] == by_players
    assert [quick.count(1, players) for players in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert [track.count(0, players) for track in (regular, quick) for players in (1, 2, 3, 4)] == [0] * 8


@pytest.mark.parametrize(
    ("count", "told"),
    [
        ("0", ["cards.yaml:8: 'count' is a whole number from 1 to 9, not 0"]),
        ("10", ["cards.yaml:8: 'count' is a whole number from 1 to 9, not 10"]),
        ("many", ["cards.yaml:8: 'count' is a whole number from 1 to 9, not 'many'"]),
        ("true", ["cards.yaml:8: 'count' is a whole number from 1 to 9, not True"]),
        ("[3, 4, 4, 5]", ["cards.yaml:8: 'count' is a whole number from 1 to 9, not a list"]),
        ("{1: 3, 2: 4, 3: 4}", ["cards.yaml:8: 'count' needs '4'"]),
        ("{1: 3, 2: 4, 3: 0, 4: 5}", ["cards.yaml:8: '3' is a whole number from 1 to 9, not 0"]),
        ("{1: 3, 2: 4, 3: 4, 4: 5, 5: 5}", ["cards.yaml:8: 'count' has no '5'; allowed: 1, 2, 3, 4"]),
    ],
)
def test_a_wrong_count_of_a_symbol_is_named_with_its_line(count: str, told: list[str]) -> None:
    assert mistakes(TRACK.replace("COUNT", count)) == told


def test_a_symbol_without_a_count_is_named_with_its_line() -> None:
    assert mistakes(TRACK.replace("count: COUNT, ", "")) == ["cards.yaml:8: a symbol needs 'count'"]


def test_what_is_no_yaml_is_named_with_its_line() -> None:
    assert mistakes("dungeon-cards:\n  - {id: x\n")[0].startswith("cards.yaml:3: this is not YAML")


def test_anchors_and_aliases_are_refused() -> None:
    assert "cards.yaml:1: anchors and aliases are not allowed; write it out" in mistakes("a: &x [1]\nb: *x\n")


def test_all_mistakes_are_told_in_one_run() -> None:
    text = CARD.replace("RULE", "{drow: 1}").replace("level: 1", "level: 9").replace("icon: rat", "icon: none-such")
    assert len(mistakes(text)) == 3


def test_an_id_that_is_taken_names_the_first_place() -> None:
    report = Report()
    text = CARD.replace("RULE", "{draw: 1}")
    TENEFYR.read({"a.yaml": text, "b.yaml": text}, report)
    assert [str(mistake) for mistake in report.mistakes] == ["b.yaml:2: the id 'test-card' is taken: a.yaml:2"]


def test_mistakes_stop_a_pack_from_being_played() -> None:
    report = Report()
    TENEFYR.read({"cards.yaml": CARD.replace("RULE", "{drow: 1}")}, report)
    with pytest.raises(CardError, match=r"cards\.yaml:13: unknown effect 'drow'"):
        report.refuse()


def test_the_built_in_cards_have_no_mistake() -> None:
    report = Report()
    TENEFYR.read(registry.module("tenefyr").built_in_files(), report)
    assert report.mistakes == []


def test_flavour_and_names_do_not_change_the_content_hash_but_rules_do() -> None:
    def hash_with(old: str, new: str) -> str:
        files = registry.module("tenefyr").built_in_files()
        assert old in files["level-1.yaml"]
        report = Report()
        cards = TENEFYR.read({**files, "level-1.yaml": files["level-1.yaml"].replace(old, new, 1)}, report)
        report.refuse()
        from questable.games.tenefyr.compiler import compile_cards

        return compile_cards(cards).hash

    built = questable.game("tenefyr").card_set.hash
    assert hash_with('en: "Kobold"', 'en: "Small Dragon"') == built
    assert hash_with("{draw: 1}", "{draw: 2}") != built
