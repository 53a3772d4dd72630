"""What the eight quest sheets print: nemesis, peril track and the stacks of the decks."""

import pytest

import questable
from questable.games.terrinoth.reader import StackEntry
from questable.games.terrinoth.rules.constants import LAIR, LOCATION

# For each quest: level, nemesis, peril track, and the stacks of each deck from the top; `*2 trivial`: two at random
SHEETS: dict[str, tuple[str, str, str, str, str, str]] = {
    "the-goblin-problem": (
        "easier",
        "splig",
        "start grey green blue green blue red",
        "goblin-sneak, bandit | goblin-slinger, *1 challenging | goblin-wolfrider, *1 challenging",
        "roadside-inn | whispering-wood, *1 trivial | bandit-hideout",
        "base, hearths",
    ),
    "lanterns-in-the-mire": (
        "easier",
        "mother-sedge",
        "start grey green blue grey green blue red",
        "bog-imp, rat-swarm | zombie, *1 challenging | mire-lurker, *1 challenging",
        "shallow-ford | *1 trivial, *2 challenging | lantern-barrow",
        "base, wilds",
    ),
    "shards-of-the-ember-crown": (
        "easier",
        "cindermaw",
        "start grey green blue grey green blue grey red",
        "bandit, cave-spider | ember-hound, *1 challenging | *2 challenging",
        "*1 trivial, *1 challenging | ruined-watchtower | crown-forge",
        "base, relics",
    ),
    "the-faceless-guest": (
        "middle",
        "the-uninvited",
        "start grey green blue grey green blue grey red",
        "bandit, oathless-guard | ashen-acolyte, *1 challenging | *1 formidable, *1 challenging",
        "thieves-market | old-mill, *1 challenging | masquerade-hall",
        "base, hearths, omens",
    ),
    "the-ninth-bell": (
        "middle",
        "vesper-thane",
        "start grey green grey blue green grey blue grey red",
        "ashen-acolyte, zombie | bone-archer, *1 trivial | *2 challenging",
        "overgrown-shrine | sunken-crypt, *1 challenging | ninth-belfry",
        "base, omens",
    ),
    "hold-greywatch": (
        "hard",
        "warlord-hurgan",
        "start grey green grey blue violet grey green blue grey red",
        "goblin-sneak, goblin-slinger | goblin-wolfrider, *1 challenging | hill-ogre, *1 challenging",
        "greywatch-gate",
        "base, hearths, relics",
    ),
    "out-of-the-black-deep": (
        "hard",
        "the-undermaw",
        "start grey green violet blue green blue violet red",
        "cave-spider, rat-swarm | stone-sentinel, *1 challenging | cave-troll, *1 challenging",
        "flooded-tunnel | *2 challenging | bone-pit | daylight-shaft",
        "base, depths",
    ),
    "the-queen-who-died-twice": (
        "hard",
        "queen-aumerith",
        "start grey green blue grey green blue red",
        "zombie, *1 trivial | bone-archer, *1 challenging | pale-wraith, *1 challenging",
        "sunken-crypt | *1 formidable | sealed-throne",
        "base, relics, omens",
    ),
}


def spelled(stacks: list[list[StackEntry]]) -> str:
    return " | ".join(", ".join(entry.named or f"*{entry.count} {entry.difficulty}" for entry in one) for one in stacks)


@pytest.mark.rule("TER-COMP-1")
@pytest.mark.parametrize("name", SHEETS)
def test_the_sheet_of(name: str) -> None:
    sheet = questable.game("terrinoth").cards.quests[name]
    assert (
        sheet.level,
        sheet.nemesis,
        " ".join(sheet.track),
        spelled(sheet.enemies),
        spelled(sheet.locations),
        spelled(sheet.exploration),
    ) == SHEETS[name]
    assert set(sheet.perils) == set(sheet.track) - {"start", "grey"}


def test_all_eight_sheets_are_here() -> None:
    assert sorted(SHEETS) == sorted(questable.game("terrinoth").cards.quests)


@pytest.mark.rule("TER-SET-5", "TER-SET-6")
@pytest.mark.parametrize("name", SHEETS)
def test_a_game_of_it_begins_with_the_nemesis_in_its_lair_and_peril_at_the_start(name: str) -> None:
    t = questable.game("terrinoth").new({"players": 2, "quest": name}, 3)
    ids = t.card_set.card_ids
    assert [ids[t.card_set.card_of[card]] for card in t.zones.listed(LAIR)] == [SHEETS[name][1]]
    first = SHEETS[name][4].partition(" | ")[0]
    if "*" not in first:
        assert [ids[t.card_set.card_of[card]] for card in t.zones.listed(LOCATION)] == [first]
    assert t.peril == 0
