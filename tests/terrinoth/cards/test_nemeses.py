"""The eight nemeses, each in its own quest."""

import pytest

import questable
from questable.games.terrinoth.rules.constants import ASIDE
from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ONDREC = "hask-redford", "pell-underbough", "ondrec-hollowlight"
SUCCESSES = {1: ("success", "defense"), 2: ("success", "success"), 3: ("double", "success")}
# name, quest, difficulty, traits, health, attack, resilience, effect bar
NEMESES = (
    ("splig", "the-goblin-problem", "trivial", "goblin", 18, 2, 1, "advance inflict rally"),
    ("mother-sedge", "lanterns-in-the-mire", "trivial", "fey", 12, 2, 0, "hex inflict retreat"),
    ("cindermaw", "shards-of-the-ember-crown", "trivial", "fire beast", 13, 2, 1, "advance inflict frenzy"),
    ("the-uninvited", "the-faceless-guest", "challenging", "cult", 16, 3, 1, "false-face inflict pilfer"),
    ("vesper-thane", "the-ninth-bell", "challenging", "cult", 14, 2, 1, "toll inflict dark-rite"),
    ("warlord-hurgan", "hold-greywatch", "formidable", "giant", 17, 3, 1, "besiege advance inflict"),
    ("the-undermaw", "out-of-the-black-deep", "formidable", "beast", 12, 3, 1, "stalk inflict collapse"),
    ("queen-aumerith", "the-queen-who-died-twice", "formidable", "undead", 21, 2, 1, "advance drain raise-dead"),
)
NAMES = [row[0] for row in NEMESES]
QUESTS = {row[0]: row[1] for row in NEMESES}
card = pytest.mark.card


def stage(nemesis: str, *engaged: str, heroes: tuple[str, str] = (HASK, PELL), **table: object) -> QuestScene:
    """The nemesis' quest at an ordinary place, so that nothing is won yet; enemies are engaged with the first hero."""
    s = QuestScene(list(heroes), QUESTS[nemesis])
    s.engage(heroes[0], *engaged)
    s.lay(**{"location": "rope-bridge", "location_deck": ["molten-gallery"], **table})
    return s


def threaten(s: QuestScene, nemesis: str, dice: tuple[str, ...] = ("threat",)) -> None:
    """Hask rests with three successes, and a threat comes up; the nemesis' own is resolved first."""
    s.dice("success", "success", "success", *dice)
    s.activate(HASK, "rest")
    if s.asked() == "spend-tokens":
        s.answer("spend:0")
    if s.asked() == "order-of-abilities":
        s.answer(f"ability:{nemesis}", HASK)


@pytest.mark.parametrize(
    ("name", "quest", "difficulty", "traits", "health", "attack", "resilience", "bar"), NEMESES, ids=NAMES
)
def test_printed_stats(
    name: str, quest: str, difficulty: str, traits: str, health: int, attack: int, resilience: int, bar: str
) -> None:
    printed = questable.game("terrinoth").cards.of("enemies")[name]
    assert (printed.health, printed.attack, printed.resilience) == (health, attack, resilience)
    assert (printed.rank, printed.difficulty, printed.quest, printed.copies) == ("nemesis", difficulty, quest, 1)
    assert sorted(printed.traits) == sorted(["nemesis", *traits.split()])
    assert printed.bar == bar.split()
    assert questable.game("terrinoth").cards.quests[quest].nemesis == name


@pytest.mark.parametrize(("name", "attack"), [(row[0], row[5]) for row in NEMESES], ids=NAMES)
def test_counterattacks_for_its_attack_value(name: str, attack: int) -> None:
    s = stage(name, name)
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "explore")
    assert s.happened("counterattacked") == [{"enemy": name, "hero": HASK, "wounds": attack}]


@pytest.mark.parametrize(("name", "bar"), [(row[0], row[7]) for row in NEMESES], ids=NAMES)
def test_resolves_its_effect_bar_and_is_readied_again(name: str, bar: str) -> None:
    s = stage(name, name, phase="enemy")
    s.pass_time("activate")
    assert [event["keyword"] for event in s.happened("keyword-resolved")] == bar.split()


@pytest.mark.rule("TER-WND-2")
@pytest.mark.parametrize(("name", "health", "resilience"), [(row[0], row[4], row[6]) for row in NEMESES], ids=NAMES)
def test_falls_at_its_health_and_leaves_the_game_unless_its_quest_sends_it_home(
    name: str, health: int, resilience: int
) -> None:
    more = 1 if name == "the-uninvited" else 0  # without seven clues it is harder
    for successes in (resilience + more, resilience + more + 1):
        s = stage(name, name, enemy_wounds={name: health - 1})
        s.dice(*(SUCCESSES[successes] if successes else ("defense", "defense")), "blank")
        s.activate(HASK, "attack")
        if successes == resilience + more:
            assert s.enemy_wounds(name) == health - 1
        elif name in ("the-undermaw", "queen-aumerith"):
            assert (s.engaged(HASK), s.lair(), s.cards(ASIDE)) == ([], [name], [])
        else:
            assert (s.engaged(HASK), s.lair(), s.cards(ASIDE)) == ([], [], [name])
            assert s.discarded() == []


@pytest.mark.rule("TER-NEM-1")
@pytest.mark.parametrize("name", NAMES)
def test_cannot_be_reached_in_its_lair_and_does_not_act_there(name: str) -> None:
    s = stage(name, heroes=(ONDREC, HASK))
    s.dice("double", "success")
    s.activate(ONDREC, "attack")
    assert s.happened("enemy-wounded") == []  # no target at all
    s = stage(name, phase="enemy")
    assert s.lair() == [name]
    assert s.happened("enemy-activated") == []


@pytest.mark.rule("TER-NEM-2", "TER-TRV-2")
@pytest.mark.parametrize("name", NAMES)
def test_follows_from_the_shadows_when_the_party_travels(name: str) -> None:
    s = stage(name, shadows=[name, "zombie"], phase="travel", progress=7, enemy_deck=["bandit"] * 2 + ["rat-swarm"] * 2)
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert s.shadows()[0] == name
    assert s.discarded() == ["zombie"]


@card("splig", "nemesis")
@pytest.mark.rule("TER-EX-3", "TER-ABL-2", "TER-ACT-6")
@pytest.mark.parametrize(
    ("tokens", "progress", "left"), [(0, 2, (0, 1)), (2, 0, (1, 0)), (0, 0, (0, 0))], ids=["progress", "token", "none"]
)
def test_spligs_threat_from_the_lair_takes_what_there_is(tokens: int, progress: int, left: tuple[int, int]) -> None:
    s = stage("splig", "zombie", "bandit", "rat-swarm", progress=progress)
    s.hero(HASK, tokens=tokens)
    threaten(s, "splig", ("threat", "threat", "threat"))
    if not tokens and not progress:
        assert s.options() == ["option:1", "option:2"]
        s.answer("option:1", HASK)
    assert (s.tokens(HASK), int(s.table.progress)) == left  # once, though three threats came up
    s.done()


@card("splig", "nemesis")
def test_spligs_threat_lets_the_active_hero_choose() -> None:
    s = stage("splig", "splig", progress=2)
    s.hero(HASK, tokens=2)
    threaten(s, "splig")
    s.answer("option:2", HASK)
    assert (s.tokens(HASK), s.table.progress) == (2, 1)
    s.done()


@card("splig", "nemesis")
def test_splig_strikes_and_calls_a_goblin() -> None:
    s = stage(
        "splig",
        phase="enemy",
        shadows=["splig", "goblin-sneak", "bandit"],
        exhausted_enemies=["goblin-sneak", "bandit"],
    )
    assert (s.engaged(HASK), s.wounds(HASK)) == (["splig", "goblin-sneak"], 2)
    assert s.shadows() == ["bandit"]
    s.done()


@card("mother-sedge", "nemesis")
def test_mother_sedge_weakens_strikes_and_vanishes() -> None:
    s = stage("mother-sedge", "mother-sedge", phase="enemy")
    assert (s.wounds(HASK), s.conditions(HASK), s.shadows()) == (2, ["weakened"], ["mother-sedge"])
    s.done()


@card("mother-sedge", "nemesis")
@pytest.mark.parametrize("before", [(), ("weakened",)])
def test_mother_sedges_threat_weakens_the_active_hero(before: tuple[str, ...]) -> None:
    s = stage("mother-sedge", "zombie")
    s.hero(HASK, conditions=before)
    s.dice("success", "threat") if before else s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    s.answer("ability:mother-sedge", HASK)
    assert (s.conditions(HASK), s.conditions(PELL)) == (["weakened"], [])
    s.done()


@card("cindermaw", "nemesis")
def test_cindermaw_strikes_twice_when_wounded() -> None:
    for before, wounds in ((0, 2), (1, 4)):
        s = stage("cindermaw", shadows=["cindermaw"], phase="enemy", enemy_wounds={"cindermaw": before})
        assert (s.wounds(HASK), s.engaged(HASK)) == (wounds, ["cindermaw"])
        s.done()


@card("cindermaw", "nemesis")
def test_cindermaws_threat_finds_the_hero_with_the_most_tokens() -> None:
    s = stage("cindermaw", "zombie")
    s.hero(HASK, tokens=1)
    s.hero(PELL, tokens=2)
    threaten(s, "cindermaw")
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()
    s = stage("cindermaw", "zombie")
    threaten(s, "cindermaw")
    s.answer(f"hero:{PELL}", HASK)  # nobody has any: all are equal, the leader decides
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()


@card("the-uninvited", "nemesis")
@pytest.mark.rule("TER-ABL-2")
def test_the_uninviteds_threat_takes_a_token_or_blood() -> None:
    for answer, left in (("option:1", (0, 1)), ("option:2", (1, 2))):
        s = stage("the-uninvited", "zombie")
        s.hero(HASK, tokens=2)
        threaten(s, "the-uninvited")
        s.answer(answer, HASK)
        assert (s.wounds(HASK), s.tokens(HASK)) == left
        s.done()
    s = stage("the-uninvited", "zombie")
    threaten(s, "the-uninvited")
    assert (s.wounds(HASK), s.tokens(HASK)) == (1, 0)  # no token: only blood is left
    s.done()


@card("the-uninvited", "nemesis")
def test_the_uninvited_turns_on_the_freest_hero_strikes_and_pilfers_from_the_active_one() -> None:
    s = stage("the-uninvited", "the-uninvited", "zombie", phase="enemy", exhausted_enemies=["zombie"])
    s.hero(HASK, tokens=1)
    s.hero(PELL, tokens=1)
    assert (s.engaged(PELL), s.wounds(PELL), s.conditions(PELL)) == (["the-uninvited"], 3, ["weakened"])
    assert (s.tokens(HASK), s.tokens(PELL)) == (0, 1)
    s.done()


@card("vesper-thane", "nemesis")
@card("warlord-hurgan", "nemesis")
@pytest.mark.parametrize("name", ["vesper-thane", "warlord-hurgan"])
@pytest.mark.parametrize(("before", "after"), [(4, 3), (0, 0)])
def test_their_threat_undoes_one_progress(name: str, before: int, after: int) -> None:
    s = stage(name, "zombie", progress=before)
    threaten(s, name)
    s.pass_time("activate")  # the threat of the quest itself follows
    own = 2 if name == "warlord-hurgan" else 0
    assert s.table.progress == max(after - own, 0)


@card("vesper-thane", "nemesis")
def test_vesper_thane_tolls_strikes_and_mends_the_cult() -> None:
    wounds = {"vesper-thane": 4, "ashen-acolyte": 2}
    s = stage(
        "vesper-thane",
        "vesper-thane",
        "ashen-acolyte",
        phase="enemy",
        enemy_wounds=wounds,
        exhausted_enemies=["ashen-acolyte"],
    )
    assert (s.quest_tokens("toll"), s.wounds(HASK)) == (1, 2)
    assert (s.enemy_wounds("vesper-thane"), s.enemy_wounds("ashen-acolyte")) == (3, 1)


@card("warlord-hurgan", "nemesis")
def test_warlord_hurgan_besieges_advances_and_strikes() -> None:
    s = stage("warlord-hurgan", shadows=["warlord-hurgan"], phase="enemy", progress=3)
    s.answer("option:2", HASK)
    assert (s.quest_tokens("breach"), s.table.progress) == (1, 3)
    assert (s.wounds(HASK), s.engaged(HASK)) == (3, ["warlord-hurgan"])


@card("the-undermaw", "nemesis")
def test_the_undermaw_stalks_strikes_and_brings_down_the_roof() -> None:
    s = stage("the-undermaw", "the-undermaw", phase="enemy", progress=3)
    s.hero(PELL, wounds=1)
    assert (s.engaged(PELL), s.wounds(HASK), s.wounds(PELL), s.table.progress) == (["the-undermaw"], 0, 4, 1)
    s.done()


@card("the-undermaw", "nemesis")
@pytest.mark.rule("TER-ABL-4")
def test_the_undermaws_threat_finds_the_most_wounded_hero() -> None:
    s = stage("the-undermaw", "zombie")
    s.hero(PELL, wounds=1)
    threaten(s, "the-undermaw")
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 2)
    s = stage("the-undermaw", "zombie")
    threaten(s, "the-undermaw")
    s.answer(f"hero:{PELL}", HASK)  # all are equal
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()


@card("queen-aumerith", "nemesis")
@pytest.mark.parametrize(("seal", "wounds"), [(0, 2), (1, 3)])
def test_queen_aumerith_drains_and_raises_and_is_stronger_after_her_first_death(seal: int, wounds: int) -> None:
    s = stage(
        "queen-aumerith",
        shadows=["queen-aumerith"],
        phase="enemy",
        quest_tokens={"broken-seal": seal},
        enemy_wounds={"queen-aumerith": 3},
        enemy_discard=["zombie", "bandit"],
    )
    assert (s.engaged(HASK), s.wounds(HASK)) == (["queen-aumerith"], wounds)
    assert s.enemy_wounds("queen-aumerith") == 2
    assert (s.discarded(), s.engaged(PELL), s.wounds(PELL)) == (["bandit"], ["zombie"], 1)  # raised, and activated


@card("queen-aumerith", "nemesis")
def test_queen_aumeriths_threat_finds_the_least_wounded_hero() -> None:
    s = stage("queen-aumerith", "bandit")
    s.hero(HASK, wounds=4)
    threaten(s, "queen-aumerith")
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)  # Hask has recovered three
    s = stage("queen-aumerith", "bandit")
    threaten(s, "queen-aumerith")
    s.answer(f"hero:{PELL}", HASK)
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()
