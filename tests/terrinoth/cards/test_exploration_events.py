"""Events among the exploration cards: resolved where they are drawn, then discarded."""

import pytest

from questable.games.terrinoth.rules.constants import ENEMY_DECK, EXPLORE_DECK, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

ONDREC = "ondrec-hollowlight"  # Witchlight draws one card and resolves it
HASK = "hask-redford"


def party() -> QuestScene:
    return QuestScene([ONDREC, HASK])


def draw(s: QuestScene, *cards: str, die: str = "blank") -> None:
    """Ondrec explores in vain and draws the first of these cards. `die`: the next die after the exploration's."""
    s.lay(exploration_deck=cards)
    s.dice("defense", "defense", die)
    s.activate(ONDREC, "explore")


# ---- base


@pytest.mark.card("fresh-footprints", "exploration")
@pytest.mark.rule("TER-EXP-1")
@pytest.mark.parametrize(("before", "explored"), [(3, 0), (4, 1), (5, 1)])
def test_fresh_footprints_are_two_progress_and_are_discarded(before: int, explored: int) -> None:
    s = party()
    s.lay(progress=before)
    draw(s, "fresh-footprints", "whetstone")
    assert s.table.progress == before + 2
    assert len(s.happened("location-explored")) == explored
    assert s.cards(EXPLORE_DISCARD) == ["fresh-footprints"]
    s.done()


@pytest.mark.card("sprung-ambush", "exploration")
def test_sprung_ambush_brings_an_enemy_and_a_token() -> None:
    s = party()
    s.lay(enemy_deck=["bandit", "zombie"])
    draw(s, "sprung-ambush")
    assert s.engaged(ONDREC) == ["bandit"]
    assert s.tokens(ONDREC) == 1
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_sprung_ambush_on_a_hero_with_three_enemies_or_with_none_to_come() -> None:
    s = party()
    s.engage(ONDREC, "bandit", "zombie", "rat-swarm")
    s.lay(enemy_deck=["bandit-master"], exhausted_enemies=["bandit", "zombie", "rat-swarm"])
    draw(s, "sprung-ambush")
    assert s.wounds(ONDREC) == 2
    assert s.shadows() == ["bandit-master"]
    assert s.tokens(ONDREC) == 1
    s.done()
    s = party()
    draw(s, "sprung-ambush")
    assert s.engaged(ONDREC) == []
    assert s.tokens(ONDREC) == 1
    s.done()


@pytest.mark.card("moment-of-peace", "exploration")
@pytest.mark.parametrize("wounds", [(2, 1), (0, 3)])
def test_moment_of_peace_heals_a_wound_of_every_hero(wounds: tuple[int, int]) -> None:
    s = party()
    s.hero(ONDREC, wounds=wounds[0])
    s.hero(HASK, wounds=wounds[1])
    draw(s, "moment-of-peace")
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (max(wounds[0] - 1, 0), max(wounds[1] - 1, 0))
    s.done()


@pytest.mark.card("wire-snare", "exploration")
def test_wire_snare_hurts_or_exhausts_a_card() -> None:
    s = party()
    draw(s, "wire-snare")
    s.answer("option:1", ONDREC)
    assert s.wounds(ONDREC) == 2
    assert s.readied(ONDREC) == ["attack", "rest", "aid"]
    s.done()
    s = party()
    draw(s, "wire-snare")
    s.answer("option:2")
    s.answer("pick:shared-spark", ONDREC)
    assert s.wounds(ONDREC) == 0
    assert s.readied(ONDREC) == ["attack", "rest"]
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_wire_snare_must_hurt_a_hero_with_no_readied_card() -> None:
    s = party()
    s.lay(exhausted_cards={0: ["attack", "rest", "aid"]}, exploration_deck=["wire-snare"])
    assert s.wounds(ONDREC) == 2, "his last card is Witchlight, which is not asked for"
    s.done()


# ---- roads and hearths


@pytest.mark.card("friendly-pedlar", "exploration")
def test_friendly_pedlar_sells_one_of_two_cards_and_heals() -> None:
    s = party()
    s.hero(ONDREC, tokens=1)
    s.hero(HASK, wounds=1)
    draw(s, "friendly-pedlar", "whetstone", "spare-blade")
    s.answer("spend:0")
    s.answer("yes", ONDREC)
    s.answer("pick:spare-blade")
    s.answer("bottom:whetstone")
    s.answer(f"hero:{HASK}", ONDREC)
    assert s.items(ONDREC) == ["spare-blade"]
    assert s.tokens(ONDREC) == 0
    assert s.wounds(HASK) == 0
    assert s.cards(EXPLORE_DISCARD) == ["friendly-pedlar"]
    assert s.cards(EXPLORE_DECK) == ["whetstone"]
    s.done()


@pytest.mark.parametrize("tokens", [0, 1])
def test_friendly_pedlar_sells_nothing_to_who_cannot_or_will_not_pay(tokens: int) -> None:
    s = party()
    s.hero(ONDREC, tokens=tokens, wounds=2)
    draw(s, "friendly-pedlar", "whetstone")
    if tokens:
        s.answer("spend:0")
        s.answer("no")
    s.answer(f"hero:{ONDREC}")
    assert s.items(ONDREC) == []
    assert s.tokens(ONDREC) == tokens
    assert s.wounds(ONDREC) == 1
    s.done()


@pytest.mark.card("travellers-tale", "exploration")
def test_travellers_tale_focuses_a_hero_and_makes_progress() -> None:
    s = party()
    draw(s, "travellers-tale")
    s.answer(f"hero:{HASK}", ONDREC)
    assert s.conditions(HASK) == ["focused"]
    assert s.table.progress == 1
    s.done()
    s = party()
    s.hero(HASK, conditions=("focused",))
    draw(s, "travellers-tale")
    s.answer(f"hero:{HASK}")
    assert s.conditions(HASK) == ["focused"]
    assert s.conditions(ONDREC) == []
    assert s.table.progress == 1
    s.done()


@pytest.mark.card("toll-collectors", "exploration")
@pytest.mark.parametrize(("tokens", "left"), [(3, 1), (2, 0), (1, 0)])
@pytest.mark.rule("TER-ABL-5")
def test_toll_collectors_take_two_tokens_or_what_there_is(tokens: int, left: int) -> None:
    s = party()
    s.hero(ONDREC, tokens=tokens)
    s.lay(enemy_deck=["bandit"])
    draw(s, "toll-collectors")
    s.answer("spend:0")
    s.answer("option:1", ONDREC)
    assert s.tokens(ONDREC) == left
    assert s.engaged(ONDREC) == []
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_toll_collectors_fight_who_has_nothing_and_rob_where_none_can_come() -> None:
    s = party()
    s.lay(enemy_deck=["bandit"])
    draw(s, "toll-collectors")
    assert s.engaged(ONDREC) == ["bandit"]
    s.done()
    s = party()
    s.hero(ONDREC, tokens=2)
    draw(s, "toll-collectors")
    s.answer("spend:0")
    assert s.tokens(ONDREC) == 0, "no enemy is left to spawn"
    s.done()


# ---- wild lands


@pytest.mark.card("wolf-tracks", "exploration")
@pytest.mark.parametrize("deck", [["bandit"], []])
def test_wolf_tracks_bring_a_hidden_enemy_and_progress(deck: list[str]) -> None:
    s = party()
    s.lay(enemy_deck=deck)
    draw(s, "wolf-tracks")
    assert s.shadows() == ["?"] * len(deck)
    assert s.table.progress == 1
    s.done()


@pytest.mark.card("hidden-spring", "exploration")
@pytest.mark.rule("TER-ABL-6")
def test_hidden_spring_lets_each_hero_choose_between_a_wound_and_a_condition() -> None:
    s = party()
    s.hero(ONDREC, wounds=1, conditions=("poisoned",))
    s.hero(HASK, wounds=2, conditions=("poisoned", "weakened"))
    draw(s, "hidden-spring")
    s.answer("option:2", ONDREC)
    s.answer("option:2", HASK)
    s.answer("pick:weakened", HASK)
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (1, 2)
    assert s.conditions(ONDREC) == []
    assert s.conditions(HASK) == ["poisoned"]
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_hidden_spring_does_for_each_hero_what_can_be_done() -> None:
    s = party()
    s.hero(ONDREC, wounds=1)
    s.hero(HASK, conditions=("weakened",))
    draw(s, "hidden-spring")
    assert s.wounds(ONDREC) == 0
    assert s.conditions(HASK) == []
    s.done()


@pytest.mark.card("nettle-thicket", "exploration")
@pytest.mark.parametrize(("option", "progress", "poisoned"), [("option:1", 3, ["poisoned"]), ("option:2", 1, [])])
def test_nettle_thicket_poisons_or_costs_progress(option: str, progress: int, poisoned: list[str]) -> None:
    s = party()
    s.lay(progress=3)
    draw(s, "nettle-thicket")
    s.answer(option, ONDREC)
    assert s.table.progress == progress
    assert s.conditions(ONDREC) == poisoned
    assert s.wounds(ONDREC) == len(poisoned), "poison works at the end of this very activation"
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_nettle_thicket_leaves_no_choice_without_effect() -> None:
    s = party()
    draw(s, "nettle-thicket")
    assert s.conditions(ONDREC) == ["poisoned"], "no progress to lose"
    s = party()
    s.hero(ONDREC, conditions=("poisoned",))
    s.lay(progress=1)
    draw(s, "nettle-thicket")
    assert s.table.progress == 0, "poisoned already: progress goes, as much as there is"
    s = party()
    s.hero(ONDREC, conditions=("poisoned",))
    draw(s, "nettle-thicket")
    assert s.options() == ["option:1", "option:2"], "neither has an effect: either may be said"


# ---- deep places


@pytest.mark.card("falling-rocks", "exploration")
def test_falling_rocks_wound_every_hero_and_every_engaged_enemy() -> None:
    s = party()
    s.engage(HASK, "bandit", "rat-swarm")
    s.lay(shadows=["zombie"], enemy_wounds={"rat-swarm": 1})
    draw(s, "falling-rocks")
    while s.asked() == "order-of-abilities" or s.asked() == "pick-hero":
        s.answer(s.options()[0])
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (1, 1)
    assert s.enemy_wounds("bandit") == 1
    assert s.enemy_wounds("zombie") == 0
    assert s.discarded() == ["rat-swarm"]
    s.done()


@pytest.mark.rule("TER-ABL-8")
def test_falling_rocks_end_with_the_hero_who_resolves_them() -> None:
    s = party()
    s.hero(ONDREC, wounds=18)
    s.engage(HASK, "bandit")
    draw(s, "falling-rocks")
    assert s.fallen(ONDREC)
    assert s.wounds(HASK) == 0
    assert s.enemy_wounds("bandit") == 0
    assert s.cards(EXPLORE_DISCARD) == ["falling-rocks"]
    s.done()
    s = party()
    s.hero(HASK, wounds=22)
    s.engage(ONDREC, "bandit")
    s.lay(exhausted_enemies=["bandit"])
    draw(s, "falling-rocks")
    assert s.fallen(HASK)
    assert s.wounds(ONDREC) == 1
    assert s.enemy_wounds("bandit") == 1, "another's fall stops nothing"
    s.done()


@pytest.mark.card("forgotten-cache", "exploration")
@pytest.mark.parametrize(("tokens", "after"), [(0, 2), (4, 5)])
def test_forgotten_cache_gives_two_tokens_and_another_card(tokens: int, after: int) -> None:
    s = party()
    s.hero(ONDREC, tokens=tokens)
    draw(s, "forgotten-cache", "whetstone")
    if tokens:
        s.answer("spend:0")
    assert s.tokens(ONDREC) == after
    assert s.items(ONDREC) == ["whetstone"]
    s.done()


@pytest.mark.rule("TER-SPN-2", "TER-EXP-1")
def test_forgotten_cache_never_finds_itself() -> None:
    s = party()
    draw(s, "forgotten-cache")
    assert s.tokens(ONDREC) == 2
    assert s.cards(EXPLORE_DISCARD) == ["forgotten-cache"]
    s.done()
    s = party()
    s.lay(exploration_discard=["whetstone"])
    draw(s, "forgotten-cache")
    assert s.items(ONDREC) == ["whetstone"]
    assert s.cards(EXPLORE_DISCARD) == ["forgotten-cache"]
    s.done()


@pytest.mark.card("blind-crawlers", "exploration")
@pytest.mark.parametrize("deck", [["bandit"], []])
def test_blind_crawlers_bring_a_hidden_enemy_and_a_token(deck: list[str]) -> None:
    s = party()
    s.lay(enemy_deck=deck)
    draw(s, "blind-crawlers")
    assert s.shadows() == ["?"] * len(deck)
    assert s.tokens(ONDREC) == 1
    s.done()


# ---- dark omens


@pytest.mark.card("cold-whisper", "exploration")
def test_cold_whisper_raises_peril_or_hurts_everyone() -> None:
    s = party()
    draw(s, "cold-whisper")
    s.answer("option:1", ONDREC)
    assert s.table.peril == 1
    assert s.wounds(ONDREC) == 0
    s.done()
    s = party()
    draw(s, "cold-whisper")
    s.answer("option:2")
    assert s.table.peril == 0
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (1, 1)
    s.done()


@pytest.mark.rule("TER-PER-2", "TER-ACTV-1")
def test_cold_whisper_on_the_last_space_resolves_it_at_once() -> None:
    s = party()
    s.lay(peril=6, enemy_deck=["bandit", "zombie", "rat-swarm"])
    draw(s, "cold-whisper")
    s.answer("option:1")
    assert s.table.peril == 6
    assert sorted(s.shadows()) == ["bandit", "zombie"]
    assert s.engaged(ONDREC) == ["splig"]
    assert s.cards(ENEMY_DECK) == ["rat-swarm"]
    s.done()


@pytest.mark.rule("TER-ABL-8")
def test_cold_whisper_can_fell_the_hero_in_the_middle_of_the_card() -> None:
    s = QuestScene(["tobin-mossbank", HASK])
    s.hero("tobin-mossbank", wounds=19)
    s.hero(HASK, wounds=5)
    s.lay(exploration_deck=["cold-whisper"])
    s.dice("defense", "defense")
    s.activate("tobin-mossbank", "explore")
    s.answer("option:2")
    assert s.fallen("tobin-mossbank")
    assert s.wounds(HASK) == 5, "nor is anybody healed by Pilgrim's Path"
    assert s.leader() == HASK
    s.done()


@pytest.mark.card("restless-dead", "exploration")
def test_restless_dead_rise_from_the_discard_pile() -> None:
    s = QuestScene([HASK, ONDREC])
    s.lay(enemy_discard=["zombie", "bandit", "bone-archer"], exploration_deck=["restless-dead"])
    s.dice("defense", "defense", "defense", "defense", "defense")
    s.activate(HASK, "rest")
    s.activate(ONDREC, "explore")
    assert sorted(s.options()) == ["pick:bone-archer", "pick:zombie"]
    s.answer("pick:bone-archer", HASK)  # the leader picks which
    assert s.engaged(ONDREC) == ["bone-archer"]
    assert s.tokens(ONDREC) == 1
    assert s.wounds(ONDREC) == 0
    assert s.discarded() == ["bandit", "zombie"]
    s.done()


@pytest.mark.parametrize("discarded", [[], ["bandit"]])
def test_restless_dead_hurt_where_no_undead_lies(discarded: list[str]) -> None:
    s = party()
    s.lay(enemy_discard=discarded)
    draw(s, "restless-dead")
    assert s.wounds(ONDREC) == 1
    assert s.tokens(ONDREC) == 1
    assert s.engaged(ONDREC) == []
    s.done()


@pytest.mark.card("falling-star", "exploration")
@pytest.mark.parametrize(("die", "wounds", "tokens", "conditions"), [
    ("counterattack", 1, 2, []),
    ("threat", 0, 1, []),
    ("both", 1, 1, []),
    ("blank", 0, 2, ["focused"]),
])  # fmt: skip
def test_falling_star_depends_on_a_die(die: str, wounds: int, tokens: int, conditions: list[str]) -> None:
    s = party()
    s.hero(ONDREC, tokens=2)
    s.engage(HASK, "zombie-master")  # its threat is not triggered: this is no action
    draw(s, "falling-star", die=die)
    s.answer("spend:0")
    assert (s.wounds(ONDREC), s.tokens(ONDREC), s.conditions(ONDREC)) == (wounds, tokens, conditions)
    assert s.happened("threat-triggered") == []
    assert s.happened("counterattacked") == []
    s.done()


def test_falling_star_takes_no_token_that_is_not_there_and_focuses_once() -> None:
    s = party()
    draw(s, "falling-star", die="threat")
    assert s.tokens(ONDREC) == 0
    assert s.wounds(ONDREC) == 0
    s.done()
    s = party()
    s.hero(ONDREC, conditions=("focused",))
    draw(s, "falling-star", die="blank")
    s.answer("no")
    assert s.conditions(ONDREC) == ["focused"]
    assert s.happened("condition-gained") == []
    s.done()


# ---- lost relics


@pytest.mark.card("guardian-wakes", "exploration")
def test_the_guardian_wakes_brings_an_enemy_and_a_card() -> None:
    s = party()
    s.lay(enemy_deck=["hill-ogre"])
    draw(s, "guardian-wakes", "whetstone")
    assert s.engaged(ONDREC) == ["hill-ogre"]
    assert s.items(ONDREC) == ["whetstone"]
    s.done()


def test_the_guardian_wakes_alone_in_the_decks_and_strikes_who_has_three() -> None:
    s = party()
    draw(s, "guardian-wakes")
    assert s.engaged(ONDREC) == []
    assert s.items(ONDREC) == []
    assert s.cards(EXPLORE_DISCARD) == ["guardian-wakes"]
    s.done()
    s = party()
    s.hero(ONDREC, wounds=17)
    s.engage(ONDREC, "bandit", "zombie", "rat-swarm")
    s.lay(enemy_deck=["hill-ogre"], exhausted_enemies=["bandit", "zombie", "rat-swarm"])
    draw(s, "guardian-wakes", "whetstone")
    assert s.fallen(ONDREC)
    assert s.items(ONDREC) == []
    assert s.cards(EXPLORE_DECK) == ["whetstone"]
    s.done()


@pytest.mark.card("vision-of-the-makers", "exploration")
def test_vision_of_the_makers_makes_progress_and_shows_two_enemies() -> None:
    s = party()
    s.lay(enemy_deck=["bandit", "zombie", "rat-swarm"])
    draw(s, "vision-of-the-makers")
    assert s.table.progress == 2
    s.answer("bottom:zombie", ONDREC)
    s.answer("bottom:bandit")
    assert s.cards(ENEMY_DECK)[::-1] == ["rat-swarm", "zombie", "bandit"]
    s.done()


@pytest.mark.parametrize("deck", [[], ["bandit"]])
def test_vision_of_the_makers_shows_what_there_is(deck: list[str]) -> None:
    s = party()
    s.lay(enemy_deck=deck)
    draw(s, "vision-of-the-makers")
    if deck:
        assert s.options() == ["top:bandit", "bottom:bandit"]
        s.answer("top:bandit")
    assert s.cards(ENEMY_DECK) == deck
    assert s.table.progress == 2
    s.done()
