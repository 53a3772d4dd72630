"""The heuristic bot of Terrinoth: its choices in simple situations, and that it uses no hidden information."""

from pathlib import Path

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.terrinoth.bots.objective import Objective
from questable.games.terrinoth.rules.constants import RANKS
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene
from questable.kernel.rng import seeded
from questable.kernel.state import IN_PROGRESS
from questable.lab.playout import play_out

DORRIK, KARI, MOK, MAELIS = PARTY
SALT_FAIR = Path(__file__).resolve().parents[3] / "examples" / "packs" / "salt-fair"
QUESTS = [quest.id for quest in questable.game("terrinoth").card_set.quests]


def choice(t: TerrinothState) -> str:
    """The key of the option that the bot takes."""
    decision = t.decision
    assert decision is not None
    return decision.options[make_bot("heuristic", bot_rng(1)).choose(t)].key


def play_until(s: QuestScene, kind: str) -> None:
    """The bot plays on until a decision of this kind is asked."""
    bot = make_bot("heuristic", bot_rng(1))
    for _ in range(200):
        if s.asked() == kind:
            return
        s.table.apply_index(bot.choose(s.table))
    raise AssertionError(f"{kind!r} is never asked")


# ---- activations


def test_with_no_enemy_in_sight_it_makes_ready_and_explores() -> None:
    s = QuestScene([DORRIK, KARI])
    assert choice(s.table) == "activate:stand-behind-me"  # tokens for who explores
    s = QuestScene([DORRIK, KARI])
    s.hero(KARI, tokens=TOKEN_LIMIT)
    assert choice(s.table) == "activate:shoulder-through"


def test_with_the_location_explored_and_an_enemy_before_it_it_attacks() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(progress=6, location_deck=["old-mill"])
    s.engage(DORRIK, "bandit-master")
    assert choice(s.table) == "activate:broad-swing"


def test_a_hero_about_to_fall_before_a_strong_enemy_rests() -> None:
    s = QuestScene([DORRIK, KARI])
    s.hero(DORRIK, wounds=18)  # of 22
    s.engage(DORRIK, "hill-ogre-master")
    assert choice(s.table) == "activate:catch-your-breath"


def test_a_hero_who_is_well_does_not_rest() -> None:
    for hero in PARTY:
        other = MOK if hero != MOK else DORRIK
        s = QuestScene([hero, other])
        s.hero(other, wounds=0)
        assert "rest" not in {s.game.cards.of("activation")[choice(s.table).split(":")[1]].action}


def test_a_healer_helps_the_friend_who_is_about_to_fall() -> None:
    s = QuestScene([MOK, KARI])
    s.hero(KARI, wounds=19)  # of 21
    s.engage(KARI, "zombie", "zombie")
    s.activate(MOK, "attack")
    play_until(s, "pick-hero")
    assert choice(s.table) == f"hero:{KARI}"


# ---- in an action


def test_it_takes_the_kill() -> None:
    s = QuestScene([MOK, KARI])
    s.engage(MOK, "zombie", "zombie-master")
    s.lay(enemy_wounds={"zombie-master": 4})  # of 5
    s.activate(MOK, "attack")
    assert choice(s.table) == "enemy:zombie-master"


def test_it_spends_tokens_that_make_the_difference() -> None:
    s = QuestScene([MOK, KARI])
    s.hero(MOK, tokens=3)
    s.engage(MOK, "mire-lurker")  # four wounds, two dice
    s.activate(MOK, "attack")
    play_until(s, "spend-tokens")
    assert choice(s.table) == "spend:2"


def test_it_keeps_tokens_that_would_be_wasted() -> None:
    s = QuestScene([MOK, KARI])
    s.hero(MOK, tokens=2)
    s.lay(progress=6, location_deck=["old-mill"])  # nothing is left to explore
    s.activate(MOK, "explore")
    play_until(s, "spend-tokens")
    assert choice(s.table) == "spend:0"


def test_it_never_takes_on_a_fourth_enemy() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "zombie", "zombie", "bandit")
    s.lay(shadows=["bandit"])
    s.activate(DORRIK, "attack")
    assert (s.asked(), choice(s.table)) == ("may", "no")


def test_it_engages_an_enemy_when_it_has_none_to_attack() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(shadows=["bandit"])
    s.activate(DORRIK, "attack")
    assert (s.asked(), choice(s.table)) == ("may", "yes")


def test_it_divides_successes_so_that_both_fall() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "bandit", "rat-swarm")  # three and two wounds; two enemies are a success more
    s.dice("double", "double", "blank", "blank")
    s.activate(DORRIK, "attack")
    play_until(s, "divide")
    s.table.apply(choice(s.table))
    assert s.engaged(DORRIK) == []


# ---- the quest


def test_it_bears_wounds_rather_than_lose_the_quest() -> None:
    s = QuestScene([DORRIK, MOK], quest="lanterns-in-the-mire")
    s.lay(quest_tokens={"lantern": 4}, location_tokens={"villager": 2})  # five lanterns are a defeat
    s.hero(DORRIK, wounds=12)
    s.engage(DORRIK, "bandit")
    s.dice("success", "success", "threat")
    s.activate(DORRIK, "explore")
    play_until(s, "choose")
    assert choice(s.table) == "option:1"


def test_it_travels_when_the_location_is_explored() -> None:
    s = QuestScene([DORRIK, MOK])
    s.lay(progress=6, location_deck=["old-mill", "bandit-hideout"], enemy_deck=["bandit", "zombie", "rat-swarm"])
    s.lay(phase="travel")
    assert (s.asked(), choice(s.table)) == ("travel", "travel")


def pursued(s: QuestScene, locations: list[str]) -> QuestScene:
    """Asked whether to go on, with three enemies at the heels of each."""
    s.lay(progress=9, location_deck=locations, enemy_deck=["bandit", "goblin-sneak"])
    s.engage(DORRIK, "zombie", "zombie", "zombie-master")
    s.engage(MOK, "rat-swarm", "rat-swarm", "rat-swarm-master")
    s.lay(phase="travel")
    return s


def test_it_stays_while_too_many_enemies_would_come_along() -> None:
    game = questable.game("terrinoth", [SALT_FAIR])  # a quest without an end of time
    s = pursued(QuestScene([DORRIK, MOK], "the-salt-fair", game=game), ["tidal-flats"])
    assert (s.asked(), choice(s.table)) == ("travel", "stay")


def test_where_time_runs_out_it_goes_on_whoever_comes_along() -> None:
    s = pursued(QuestScene([DORRIK, MOK]), ["old-mill", "bandit-hideout"])
    assert (s.asked(), choice(s.table)) == ("travel", "travel")


def test_it_reads_off_the_sheet_what_a_quest_asks_for() -> None:
    cards = questable.game("terrinoth").card_set
    objectives = {quest.id: Objective(cards, quest) for quest in cards.quests}
    assert [name for name in QUESTS if objectives[name].slay] == [
        "the-faceless-guest",
        "the-goblin-problem",
        "the-queen-who-died-twice",
    ]
    assert [name for name in QUESTS if objectives[name].banish] == ["shards-of-the-ember-crown"]
    assert [name for name in QUESTS if objectives[name].besieged] == ["hold-greywatch"]
    tokens = cards.tokens
    dreaded = {
        name: [tokens[i] for i, limit in enumerate(objectives[name].limits) if limit is not None] for name in QUESTS
    }
    assert {name: found for name, found in dreaded.items() if found} == {
        "hold-greywatch": ["breach"],
        "lanterns-in-the-mire": ["lantern"],
        "out-of-the-black-deep": ["cave-in"],
        "shards-of-the-ember-crown": ["nightfall"],
        "the-faceless-guest": ["nightfall"],
        "the-goblin-problem": ["nightfall"],
        "the-ninth-bell": ["toll"],
        "the-queen-who-died-twice": ["nightfall"],
    }
    assert objectives["the-ninth-bell"].harmful[tokens.index("chain")]
    assert objectives["lanterns-in-the-mire"].helpful[tokens.index("villager")]
    assert objectives["the-faceless-guest"].helpful[tokens.index("clue")]  # enough clues call the guest
    assert objectives["the-faceless-guest"].trophy_rank == RANKS["master"]
    finds = {name: (objectives[name].finds, objectives[name].trophies) for name in QUESTS}
    assert {name: found for name, found in finds.items() if found != (0.0, 0.0)} == {
        "lanterns-in-the-mire": (2.0, 0.0),  # villagers who are led out
        "the-faceless-guest": (2.0, 1.0),  # clues
        "the-ninth-bell": (1.0, 0.0),  # a toll less
    }


# ---- fair play


def states(games: int, limit: int = 400) -> list[tuple[TerrinothState, int]]:
    """Every so often a table as it stands before a decision, over all quests and hero counts."""
    found: list[tuple[TerrinothState, int]] = []
    for number in range(games):
        config: dict[str, object] = {"players": 1 + number % 4, "quest": QUESTS[number % len(QUESTS)]}
        t = questable.game("terrinoth").new(config, number)
        bot = make_bot("heuristic", bot_rng(number))
        for step in range(limit):
            if t.outcome_code != IN_PROGRESS:
                break
            index = bot.choose(t)
            if step % 7 == number % 7:
                found.append((t.clone(), index))
            t.apply_index(index)
    return found


def test_what_it_cannot_see_does_not_sway_it() -> None:
    dice = seeded(5)
    bot = make_bot("heuristic", bot_rng(1))
    for t, index in states(16):
        for _ in range(2):
            assert bot.choose(t.resample(t.final, dice)) == index, t.decision


def test_thinking_leaves_no_trace() -> None:
    bot = make_bot("heuristic", bot_rng(1))
    for t, index in states(8):
        before = t.digest()
        assert bot.choose(t) == index
        assert t.digest() == before


def test_the_same_seed_gives_the_same_game() -> None:
    digests = []
    for _ in range(2):
        t = questable.game("terrinoth").new({"players": 3, "quest": "the-queen-who-died-twice"}, 11)
        play_out(t, [make_bot("heuristic", bot_rng(11))] * 4, 10_000)
        digests.append(t.digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("quest", QUESTS)
def test_it_ends_its_games(quest: str) -> None:
    """Games are played through `apply`, which refuses anything that is no option."""
    for players in range(1, 5):
        t = questable.game("terrinoth").new({"players": players, "quest": quest}, players)
        bot = make_bot("heuristic", bot_rng(players))
        for _ in range(5_000):
            decision = t.decision
            if decision is None:
                break
            t.apply(decision.options[bot.choose(t)].key)
        assert t.outcome in ("victory", "defeat")


@pytest.mark.slow
def test_two_hundred_games_of_any_kind_come_to_an_end() -> None:
    bot = make_bot("heuristic", bot_rng(3))
    for seed in range(200):
        t = questable.game("terrinoth").new({}, seed)
        assert play_out(t, [bot] * 4, 5_000) < 5_000


@pytest.mark.slow
def test_it_wins_easier_quests_that_chance_does_not() -> None:
    won = {"heuristic": 0, "random": 0}
    for seed in range(120):
        quest = ("the-goblin-problem", "lanterns-in-the-mire", "shards-of-the-ember-crown")[seed % 3]
        for bot in won:
            t = questable.game("terrinoth").new({"players": 2 + seed // 3 % 3, "quest": quest}, seed)
            play_out(t, [make_bot(bot, bot_rng(seed))] * 4, 20_000)
            won[bot] += t.outcome == "victory"
    assert won["heuristic"] > 12
    assert won["random"] == 0
