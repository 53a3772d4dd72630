"""TER-ABL: how abilities are resolved, and what is lost when a hero falls."""

from collections.abc import Callable

import pytest

from questable.games import registry
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.rules.constants import EXPLORE_DISCARD, SHADOWS
from questable.games.terrinoth.testkit.scene import QuestScene

GameWith = Callable[..., TerrinothGame]

DORRIK, KARI, MOK, MAELIS = "dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"


def explore(s: QuestScene) -> None:
    """Kari explores without progress, and resolves the card that is drawn."""
    s.dice("defense", "defense", "defense")
    s.activate(KARI, "explore")


@pytest.mark.rule("TER-ABL-1")
def test_what_may_be_done_need_not_be_done() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(shadows=["bandit"])
    s.activate(KARI, "attack")
    assert s.options() == ["yes", "no"]
    s.answer("no")
    assert (s.shadows(), s.engaged(KARI)) == (["bandit"], [])
    s.done()


@pytest.mark.rule("TER-ABL-1", "TER-ABL-5")
def test_as_much_as_possible_is_done() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("iron-spikes", "smoke-pot"))
    s.engage(KARI, "bandit")
    s.answer("use:smoke-pot")  # two enemies, but there is one
    assert s.shadows() == ["bandit"]
    s.answer("use:iron-spikes")
    assert s.table.exhausted[s.table.zones.listed(SHADOWS)[0]] == 1
    s.done()


@pytest.mark.rule("TER-ABL-1")
def test_cannot_beats_everything() -> None:
    """No hero exhausts an Iron Colossus."""
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("iron-spikes",))
    s.engage(KARI, "iron-colossus", "bandit")
    s.answer("use:iron-spikes")
    assert [s.table.exhausted[enemy] for enemy in s.table.zones.listed(0)] == [0, 1]
    s.done()


@pytest.mark.rule("TER-ABL-2")
@pytest.mark.parametrize(
    ("tokens", "deck", "left", "engaged"),
    [(0, ["bandit", "zombie"], 0, ["bandit"]), (3, [], 1, []), (0, [], 0, [])],
    ids=["no-tokens", "no-enemies", "neither"],
)
def test_a_choice_without_effect_is_no_choice_unless_none_has_one(
    tokens: int, deck: list[str], left: int, engaged: list[str]
) -> None:
    """The Toll Collectors take two tokens, or an enemy comes."""
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, tokens=tokens)
    s.lay(enemy_deck=deck, exploration_deck=["toll-collectors"])
    explore(s)
    if tokens:
        s.answer("spend:0")
    if not tokens and not deck:
        assert s.options() == ["option:1", "option:2"]
        s.answer("option:2")
    assert (s.tokens(KARI), s.engaged(KARI)) == (left, engaged)
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_with_two_choices_that_have_an_effect_the_hero_chooses() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, tokens=1)
    s.lay(enemy_deck=["bandit", "zombie"], exploration_deck=["toll-collectors"])
    explore(s)
    s.answer("spend:0")
    assert s.options() == ["option:1", "option:2"]
    s.answer("option:1", KARI)
    assert (s.tokens(KARI), s.engaged(KARI)) == (0, [])  # one of two: as many as there are (TER-ABL-5)
    s.done()


@pytest.mark.rule("TER-ABL-3")
@pytest.mark.parametrize(("tokens", "asked"), [(1, False), (2, True)])
def test_a_cost_is_paid_in_full_or_not_offered(tokens: int, asked: bool) -> None:
    """The Thieves' Market: two tokens for a choice of two cards."""
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, tokens=tokens)
    s.hero(DORRIK, tokens=5)  # another's tokens pay nothing
    s.lay(location="thieves-market", exploration_deck=["whetstone"])
    assert (s.asked() == "pay") == asked
    if asked:
        s.answer("yes", KARI)
        assert (s.tokens(KARI), s.items(KARI)) == (0, ["whetstone"])
    s.done()


@pytest.mark.rule("TER-ABL-3")
@pytest.mark.parametrize(("wounds", "offered"), [(19, True), (20, False)])
def test_wounds_are_a_cost_only_for_who_survives_them(wounds: int, offered: bool) -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, wounds=wounds, items=("black-candle", "round-shield"))
    s.lay(peril=3)
    assert ("use:black-candle" in s.options()) == offered
    if offered:
        s.answer("use:black-candle")
        assert (s.wounds(KARI), s.table.peril) == (wounds + 1, 2)  # the shield prevents no cost
        assert s.items(KARI) == ["round-shield"]
    s.done()


@pytest.mark.rule("TER-ABL-4")
def test_the_active_hero_picks_the_order_of_what_happens_at_once() -> None:
    s = QuestScene([KARI, DORRIK], leader=1)
    s.activate(DORRIK, "rest")
    s.table.conditions[s.number(KARI)] = 0b110  # weakened and focused
    s.activate(KARI, "explore")
    assert s.asked() == "order-of-abilities"
    assert s.options() == ["ability:kari-wraithstalker", "ability:weakened", "ability:focused"]
    s.answer("ability:focused", KARI)
    s.answer("yes", KARI)
    assert s.options() == ["ability:kari-wraithstalker", "ability:weakened"]


@pytest.mark.rule("TER-ABL-4")
@pytest.mark.parametrize(("tokens", "asked"), [(0, "activate"), (1, "order-of-abilities")])
def test_where_nothing_can_happen_no_order_is_asked(tokens: int, asked: str) -> None:
    """Threats that take progress and tokens: without any there is nothing to order."""
    s = QuestScene([DORRIK, KARI])
    s.hero(DORRIK, tokens=tokens)
    s.engage(DORRIK, "bog-imp-master", "ashen-acolyte-master")
    s.dice("defense", "defense", "threat", "blank")
    s.activate(DORRIK, "explore")
    if tokens:
        s.answer("spend:0")
    assert s.asked() == asked


@pytest.mark.rule("TER-ABL-3")
def test_an_offer_that_is_declined_is_not_used_up() -> None:
    """Once a round Maelis may pay a wound for a success; who declines is asked again."""
    s = QuestScene([MAELIS, DORRIK])
    s.dice("defense", "defense")
    s.activate(MAELIS, "explore")
    s.answer("no", MAELIS)
    s.dice("defense", "defense", "defense")
    s.activate(DORRIK, "rest")
    s.dice("defense", "defense")
    s.activate(MAELIS, "rest")
    s.answer("yes", MAELIS)
    assert s.happened("action-resolved")[-1]["successes"] == 1


@pytest.mark.rule("TER-ABL-4")
def test_among_equally_valid_ways_the_leader_decides() -> None:
    """A volley hits the hero with the fewest wounds; Kari activates the goblin, the leader says who it is."""
    s = QuestScene([DORRIK, KARI])
    s.engage(KARI, "goblin-slinger")
    s.lay(exhausted_enemies=["goblin-slinger"])
    for hero in (DORRIK, KARI, DORRIK):
        s.activate(hero, "explore" if hero == KARI else "rest")
        if s.asked() == "may":
            s.answer("no")
    s.table.exhausted[s.table.zones.listed(1)[0]] = 0
    s.dice("success", "success", "success", "blank")
    s.activate(KARI, "aid")
    while s.asked() != "pick-hero":
        s.answer(s.options()[-1])
    assert s.table.active == s.number(KARI)
    s.answer(f"hero:{KARI}", DORRIK)
    assert (s.wounds(DORRIK), s.wounds(KARI)) == (0, 1)


@pytest.mark.rule("TER-ABL-6")
def test_several_heroes_resolve_an_effect_leader_first_then_clockwise() -> None:
    s = QuestScene([DORRIK, KARI, MOK], leader=1)
    s.lay(location="shallow-ford", progress=5, location_deck=["roadside-inn", "old-mill"], tokens={0: 1, 1: 1, 2: 1})
    s.rest_on("travel")
    s.answer("travel")
    for hero in (KARI, MOK, DORRIK):
        assert s.asked() == "choose"
        s.answer("option:1", hero)
    assert s.asked() == "pass-leadership"


@pytest.mark.rule("TER-ABL-7")
def test_an_effect_on_an_enemy_reaches_all_in_play() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(DORRIK, "bandit")
    s.hero(KARI, items=("hunters-arrow",))
    s.lay(shadows=["zombie"], facedown=["cave-spider"])
    s.answer("use:hunters-arrow")
    assert s.options() == ["enemy:bandit", "enemy:zombie", "enemy:facedown"]
    s.answer("enemy:facedown")
    assert s.discarded() == ["cave-spider"]
    s.done()


@pytest.mark.rule("TER-ABL-7")
@pytest.mark.parametrize(("shadows", "facedown", "wounds"), [(["goblin-sneak"], [], 1), ([], ["goblin-sneak"], 0)])
def test_face_down_cards_have_no_name_and_no_trait(shadows: list[str], facedown: list[str], wounds: int) -> None:
    """Green in The Goblin Problem: a wound for each goblin in play."""
    s = QuestScene([DORRIK, KARI])
    s.lay(peril=1, shadows=shadows, facedown=facedown, exhausted_enemies=["goblin-sneak"])
    s.rest_on("upgrade")
    assert s.wounds(DORRIK) + s.wounds(KARI) == wounds


@pytest.mark.rule("TER-ABL-7")
def test_an_enemy_that_everybody_saw_hide_can_be_told_from_a_strange_one() -> None:
    """The goblin master slinks away face down; the cave spider has lain there all the time."""
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "goblin-sneak-master")
    s.lay(facedown=["cave-spider"], exhausted_enemies=["cave-spider"])
    s.rest_on()
    assert s.shadows() == ["?", "?"]
    hidden = s.table.view(1)["shadows"]
    assert isinstance(hidden, list)
    assert [enemy["card"] for enemy in hidden] == [None, "goblin-sneak-master"]
    s.dice("defense", "defense", "blank")
    s.activate(DORRIK, "attack")
    s.answer("yes")
    assert s.options() == ["enemy:facedown", "enemy:facedown#2"]
    s.answer("enemy:facedown#2")
    assert s.engaged(DORRIK) == ["goblin-sneak-master"]
    s.done()


# ---- a hero who falls


@pytest.mark.rule("TER-ABL-8", "TER-ACT-7")
def test_the_rest_of_an_activation_card_is_lost() -> None:
    """Point the Way would make progress below its action line."""
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "bandit")
    s.hero(KARI, wounds=20)
    s.dice("success", "success", "success", "counterattack")
    s.activate(KARI, "aid")
    s.answer("done")
    assert s.fallen(KARI)
    assert s.tokens(DORRIK) == 3  # the action itself is done
    assert s.table.progress == 0
    assert (s.asked(), s.table.active) == ("activate", s.number(DORRIK))
    s.done()


@pytest.mark.rule("TER-ABL-8")
def test_the_rest_of_an_event_is_lost() -> None:
    """Falling Rocks: each hero suffers, then each engaged enemy. Kari comes first, and falls."""
    s = QuestScene([KARI, DORRIK])
    s.engage(DORRIK, "bandit")
    s.hero(KARI, wounds=20)
    s.lay(exploration_deck=["falling-rocks"])
    explore(s)
    assert s.fallen(KARI)
    assert (s.wounds(DORRIK), s.enemy_wounds("bandit")) == (0, 0)
    assert s.cards(EXPLORE_DISCARD) == ["falling-rocks"]
    s.done()


@pytest.mark.rule("TER-ABL-8", "TER-EXP-1")
def test_a_card_that_is_drawn_but_not_yet_resolved_is_discarded() -> None:
    """Light Fingers resolves two cards; the first one fells Kari."""
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, wounds=20)
    s.lay(upgrades={0: ["light-fingers"]}, exploration_deck=["falling-rocks", "whetstone"])
    explore(s)
    s.answer("pick:falling-rocks")
    assert s.fallen(KARI)
    assert sorted(s.cards(EXPLORE_DISCARD)) == ["falling-rocks", "whetstone"]
    s.done()


@pytest.mark.rule("TER-ABL-8", "TER-ACT-7")
def test_two_heroes_who_fall_in_one_action_both_fall_at_its_clean_up() -> None:
    """The wraith's threat strikes the hero with the fewest wounds, its counterattack the one who acts."""
    s = QuestScene([KARI, DORRIK, MOK])
    s.engage(KARI, "pale-wraith-master")
    s.lay(wounds={0: 14, 1: 14, 2: 13}, lair=False)  # of 15, 16 and 14
    s.dice("success", "success", "success", "both")
    s.activate(KARI, "explore")
    s.answer("done")
    assert (s.fallen(KARI), s.fallen(DORRIK), s.fallen(MOK)) == (True, False, True)
    assert s.leader() == DORRIK
    s.done()


@pytest.mark.rule("TER-ABL-8")
def test_what_the_quest_does_goes_on() -> None:
    """Kari explores the location and falls: whoever leads now still says who carries the shard."""
    s = QuestScene([KARI, DORRIK, MOK], quest="shards-of-the-ember-crown")
    s.engage(KARI, "bandit")
    s.hero(KARI, wounds=14)
    s.lay(location="old-mill", progress=4, location_deck=["crown-forge"])
    s.dice("success", "success", "success", "counterattack")
    s.activate(KARI, "explore")
    s.answer("done")
    assert s.fallen(KARI)
    assert s.options() == [f"hero:{DORRIK}", f"hero:{MOK}"]
    s.answer(f"hero:{MOK}", DORRIK)
    shard = s.table.cards.tokens.index("shard")
    assert s.table.hero_tokens[s.number(MOK) * len(s.table.cards.tokens) + shard] == 1
    s.done()


@pytest.mark.rule("TER-ABL-8", "TER-PER-1")
def test_peril_that_a_card_has_raised_goes_on() -> None:
    """Red in The Faceless Guest, raised by Kari's Cold Whisper: each hero suffers, and she is the first."""
    s = QuestScene([KARI, DORRIK], quest="the-faceless-guest")
    s.hero(KARI, wounds=20)
    s.lay(peril=7, exploration_deck=["cold-whisper"], lair=False)
    explore(s)
    s.answer("option:1")
    assert s.fallen(KARI)
    assert s.wounds(DORRIK) == 1
    assert (s.asked(), s.table.active) == ("activate", s.number(DORRIK))
    s.done()


@pytest.mark.rule("TER-ABL-8", "TER-WND-4")
def test_peril_goes_on_with_the_new_leader() -> None:
    """Red in Out of the Black Deep: a cave-in, the nemesis, a wound each; Dorrik leads and falls first."""
    s = QuestScene([DORRIK, KARI], quest="out-of-the-black-deep")
    s.lay(peril=8, shadows=["goblin-slinger"])
    s.rest_on("pick-hero")
    s.table.wounds[s.number(DORRIK)] = 21
    s.answer(f"hero:{KARI}")  # the volley
    assert s.fallen(DORRIK)
    assert s.leader() == KARI
    assert s.table.round == 2
    assert s.table.active == s.number(KARI)
    assert [args["hero"] for args in s.happened("hero-wounded")] == [KARI, DORRIK, KARI]
    s.done()


@pytest.mark.rule("TER-ABL-6", "TER-ABL-8")
def test_a_hero_who_falls_meanwhile_is_passed_over(game_with: GameWith) -> None:
    """A gallery where each hero in turn wounds another, then chooses what to lose."""
    text = registry.module("terrinoth").built_in_files()["locations.yaml"]
    old = "do: [{who: each, do: [{choose: [[{lose: {success: 1, hero: it}}], [{suffer: {hero: it, wounds: 1}}]]}]}]"
    new = old.replace("[{choose:", "[{suffer: {hero: another, wounds: 1}}, {choose:")
    gallery = text.index("id: molten-gallery")
    game = game_with(locations=text[:gallery] + text[gallery:].replace(old, new, 1))
    s = QuestScene([DORRIK, KARI], game=game)
    s.lay(location="molten-gallery", progress=7, location_deck=["old-mill"], tokens={0: 1, 1: 1})
    s.rest_on("travel")
    s.table.wounds[s.number(KARI)] = 20
    s.answer("stay")
    assert s.fallen(KARI)
    s.answer("option:1", DORRIK)
    assert (s.asked(), s.table.round) == ("activate", 2)  # nothing is asked for Kari
    assert (s.tokens(DORRIK), s.wounds(DORRIK)) == (0, 0)
    s.done()
