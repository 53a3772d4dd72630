"""What activation cards share: rest cards ready all cards, aid cards let the target ready one (TER-HERO-3)."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.testkit.scene import AT_REST, QuestScene

HEROES = {
    "healer": "tobin-mossbank",
    "mage": "ondrec-hollowlight",
    "scout": "pell-underbough",
    "warrior": "hask-redford",
}
HEALTH = {"tobin-mossbank": 10, "ondrec-hollowlight": 9, "pell-underbough": 10, "hask-redford": 13}
RESTS = [
    ("healer", "quiet-prayer", 3, False),
    ("healer", "spirit-walk", 3, True),
    ("healer", "hymn-of-dawn", 3, True),
    ("mage", "still-waters", 2, False),
    ("mage", "etched-circle", 2, True),
    ("mage", "sleep-of-earth", 2, True),
    ("scout", "lie-low", 3, False),
    ("scout", "vanish", 3, True),
    ("scout", "campcraft", 3, True),
    ("warrior", "catch-your-breath", 3, False),
    ("warrior", "the-long-vigil", 3, True),
    ("warrior", "blood-calm", 3, True),
]
AIDS = [
    ("healer", "healing-hands", 3, False),
    ("healer", "voice-of-the-kin", 3, True),
    ("healer", "radiant-mending", 3, True),
    ("mage", "shared-spark", 2, False),
    ("mage", "lend-the-rune", 3, True),
    ("mage", "living-wall", 2, True),
    ("scout", "point-the-way", 3, False),
    ("scout", "distraction", 3, True),
    ("scout", "hunters-signal", 3, True),
    ("warrior", "stand-behind-me", 2, False),
    ("warrior", "shield-of-many", 2, True),
    ("warrior", "battle-roar", 3, True),
]


def cards(lines: list[tuple[str, str, int, bool]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("hero", "card", "dice", "upgraded"),
        [
            pytest.param(HEROES[archetype], card, *rest, id=card, marks=pytest.mark.card(card, "activation"))
            for archetype, card, *rest in lines
        ],
    )


def party(hero: str, card: str, upgraded: bool) -> tuple[QuestScene, str]:
    other = "hask-redford" if hero != "hask-redford" else "tobin-mossbank"
    s = QuestScene([hero, other])
    if upgraded:
        s.lay(upgrades={0: [card]})
    return s, other


def finish(s: QuestScene) -> None:
    while s.asked() not in AT_REST:
        s.answer(s.options()[0])


@cards(RESTS)
@pytest.mark.rule("TER-HERO-3", "TER-ACT-11")
def test_a_rest_heals_by_its_dice_and_readies_every_card_itself_too(
    hero: str, card: str, dice: int, upgraded: bool
) -> None:
    s, _ = party(hero, card, upgraded)
    s.hero(hero, wounds=12)
    s.lay(exhausted_cards={0: ["attack", "aid"]})
    s.dice(*["success"] * dice)
    s.activate(hero, "rest")
    assert s.wounds(hero) == 12 - dice
    assert s.readied(hero) == list(ACTIONS)
    finish(s)
    s.done()


@cards(AIDS)
@pytest.mark.rule("TER-HERO-3", "TER-ACT-12")
def test_an_aid_gives_a_token_a_success_and_the_target_may_ready_a_card(
    hero: str, card: str, dice: int, upgraded: bool
) -> None:
    s, other = party(hero, card, upgraded)
    s.lay(exhausted_cards={1: ["attack", "explore", "rest"]})
    s.dice(*["success"] * dice)
    s.activate(hero, "aid")
    assert s.tokens(other) == dice
    assert s.asked() == "may"
    s.answer("yes", other)
    assert len(s.options()) == 3, "the exhausted ones"
    count = 2 if card == "voice-of-the-kin" else 1
    for _ in range(count):
        s.answer(s.options()[0], other)
    assert s.readied(other) == [*["attack", "explore"][:count], "aid"]
    s.done()


@cards(AIDS)
def test_the_target_of_an_aid_may_decline_and_needs_an_exhausted_card(
    hero: str, card: str, dice: int, upgraded: bool
) -> None:
    s, other = party(hero, card, upgraded)
    s.hero(other, tokens=4)
    s.lay(exhausted_cards={1: ["attack"]})
    s.dice(*["success"] * dice)
    s.activate(hero, "aid")
    assert s.tokens(other) == 5, "never more than five"
    s.answer("no", other)
    assert s.readied(other) == ["explore", "rest", "aid"]
    s.done()
    s, other = party(hero, card, upgraded)
    s.dice(*["defense"] * dice)
    s.activate(hero, "aid")
    assert s.asked() == "activate", "nothing to ready, nothing asked"
    assert s.tokens(other) == 0
    s.done()


@cards(AIDS)
@pytest.mark.rule("TER-ACT-14")
def test_an_aid_with_nobody_to_aid_is_rolled_all_the_same(hero: str, card: str, dice: int, upgraded: bool) -> None:
    other = "hask-redford" if hero != "hask-redford" else "tobin-mossbank"
    s = QuestScene([other, hero])
    s.hero(other, wounds=HEALTH[other] + 8)
    s.lay(exhausted_cards={0: list(ACTIONS)})
    if upgraded:
        s.lay(upgrades={1: [card]})
    assert s.fallen(other)
    s.dice(*["success"] * dice)
    s.activate(hero, "aid")
    assert len(s.happened("hero-die-rolled")) == dice
    assert s.tokens(other) == 0
    assert s.readied(hero) == ["attack", "explore", "rest"]
    s.done()
