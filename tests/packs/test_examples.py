"""The example packs: the effect of each card, and whole games with them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import questable
from questable.cards.check import check_path
from questable.games.terrinoth.testkit.scene import QuestScene
from questable.lab.simulate import Plan, simulate
from questable.testkit import Scene
from questable.text.card_text import cards_json
from questable.text.languages import LANGUAGES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
TOLL_ROAD = questable.game("tenefyr", [EXAMPLES / "toll-road"])
SALT_FAIR = questable.game("terrinoth", [EXAMPLES / "salt-fair"])
HASK, PELL = "dorrik-emberfall", "kari-wraithstalker"

MakeScene = Callable[..., Scene]


def test_both_have_no_mistakes() -> None:
    assert [(Path(done.where).name, done.cards) for done in check_path(EXAMPLES)] == [
        ("salt-fair", 6),
        ("toll-road", 7),
    ]


def test_all_names_are_in_three_languages() -> None:
    for pack in (*TOLL_ROAD.packs, *SALT_FAIR.packs):
        for text in pack.source.texts.values():
            assert len({len(re.findall(rf"\b{lang}: ", text)) for lang in LANGUAGES}) == 1
        assert set(pack.name) == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_their_texts(lang: str) -> None:
    for game in (TOLL_ROAD, SALT_FAIR):
        sheet = cards_json(game, lang).decode()
        for id in set(game.card_set.card_ids) - set(questable.game(game.name).card_set.card_ids):
            assert f'"{id}"' in sheet


# ---- The Toll Road


@pytest.mark.parametrize("pays", [True, False])
def test_the_turnpike_keeper_is_paid_or_grows(scene: MakeScene, pays: bool) -> None:
    s = scene(players=3, game=TOLL_ROAD)
    s.dungeon("dungeon-1", "turnpike-keeper")
    s.deck("Bob", *["basic-1"] * 10)
    s.enter("dungeon-1")
    if pays:
        s.pay("Bob")
    else:
        s.decline("Bob")
    assert (s.enemy_power(), len(s.discards("Bob"))) == ((7, 3) if pays else (9, 0))


def test_the_turnpike_keeper_cannot_be_paid_with_too_few_cards(scene: MakeScene) -> None:
    s = scene(players=3, game=TOLL_ROAD)
    s.dungeon("dungeon-1", "turnpike-keeper")
    s.deck("Bob", "basic-1", "basic-1")
    s.deck("Suzie", *["basic-0"] * 10)
    s.enter("dungeon-1")
    assert s.enemy_power() == 9


@pytest.mark.parametrize(("option", "discarded", "power"), [(1, 1, 4), (2, 0, 5)])
def test_the_crossroads_fiddler_leaves_a_choice(scene: MakeScene, option: int, discarded: int, power: int) -> None:
    s = scene(players=3, game=TOLL_ROAD)
    s.dungeon("dungeon-1", "crossroads-fiddler")
    s.deck("Bob", *["basic-0"] * 10)
    s.enter("dungeon-1")
    s.option("Bob", option)
    assert (len(s.discards("Bob")), s.enemy_power()) == (discarded, power)


def test_the_milestone_golem_weakens_basic_1_while_it_stands(scene: MakeScene) -> None:
    s = scene(players=3, game=TOLL_ROAD)
    s.dungeon("dungeon-1", "milestone-golem")
    s.deck("Bob", "basic-1", "basic-1", "basic-0")
    s.deck("Suzie", *["basic-0"] * 10)
    s.enter("dungeon-1")
    assert s.total("Bob") == 0


def test_a_long_stride_strengthens_basics_for_the_turn(scene: MakeScene) -> None:
    s = scene(players=3, game=TOLL_ROAD)
    s.dungeon("dungeon-1", "puddle-slime")
    s.deck("Bob", "milestone-golem", "basic-0", "basic-1")
    s.deck("Suzie", *["basic-1"] * 10)
    s.enter("dungeon-1")
    s.play("Bob", "milestone-golem")
    assert s.total("Bob") == 4


def test_the_ledger_counts_what_is_shown_up_to_four(scene: MakeScene) -> None:
    s = scene(players=2, game=TOLL_ROAD, boss="toll-baron")
    s.dungeon("boss", "toll-baron-ledger")
    s.deck("Bob", "kobold", "orc", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", *["basic-0"] * 10)
    printed = s.enemy_power()  # there is nowhere else to go: the combat has begun
    s.keep("Bob")
    while s.asked() == "play":
        s.answer("Bob", s.options()[0])
    loot = sum(1 for card in s.played("Bob") if not card.startswith("basic"))
    assert loot > 0
    assert s.enemy_power() == printed + min(loot, 4)


def test_the_baron_can_be_beaten_and_can_win() -> None:
    result = simulate(Plan("tenefyr", {"boss": "toll-baron"}, "heuristic", 1, packs=TOLL_ROAD.packs), 30)
    assert 0 < result.wins < result.games
    assert result.packs == [TOLL_ROAD.packs[0].label]


# ---- The Salt Fair


def test_a_brine_flask_is_spent_for_a_cure_and_a_token() -> None:
    s = QuestScene([HASK, PELL], game=SALT_FAIR)
    s.hero(HASK, items=("brine-flask",), conditions=("poisoned",))
    s.answer("use:brine-flask", HASK)
    s.answer(f"hero:{HASK}", HASK)
    assert (s.conditions(HASK), s.tokens(HASK), s.items(HASK)) == ([], 1, [])
    s.done()


@pytest.mark.parametrize(("location", "wounds"), [("tidal-flats", 2), ("roadside-inn", 1)])
def test_beasts_strike_harder_on_the_tidal_flats(location: str, wounds: int) -> None:
    s = QuestScene([HASK, PELL], game=SALT_FAIR)
    s.lay(location=location, phase="enemy")
    s.engage(HASK, "salt-crab")
    s.pass_time("activate")
    assert s.wounds(HASK) == wounds


@pytest.mark.parametrize(("option", "tokens", "wounds"), [(1, 0, 0), (2, 1, 1)])
def test_the_salt_crab_master_leaves_a_choice(option: int, tokens: int, wounds: int) -> None:
    s = QuestScene([HASK, PELL], game=SALT_FAIR)
    s.lay(lair=False)
    s.engage(HASK, "salt-crab-master")
    s.hero(HASK, tokens=1)
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    while s.asked() == "spend-tokens":
        s.answer(s.options()[0], HASK)
    assert s.asked() == "choose"
    s.answer(f"option:{option}")
    assert (s.tokens(HASK), s.wounds(HASK)) == (tokens, wounds)


def test_the_nemesis_waits_at_the_last_location() -> None:
    s = QuestScene([HASK, PELL], quest="the-salt-fair", game=SALT_FAIR)
    assert s.lair() == ["old-barnacle"]


def test_the_fair_can_be_won_and_lost() -> None:
    for bot, won in (("heuristic", True), ("random", False)):
        plan = Plan("terrinoth", {"quest": "the-salt-fair"}, bot, 1, packs=SALT_FAIR.packs)
        result = simulate(plan, 6)
        assert (result.wins > result.defeats) is won
