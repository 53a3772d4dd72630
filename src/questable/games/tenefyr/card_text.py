"""The text of Tenefyr's cards in one language, as structs."""

from collections.abc import Iterator

import msgspec

from questable.cards.grammar import Step
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.keywords import KEYWORDS, keyword_name, keywords_in, reminder
from questable.games.tenefyr.names import reward_context
from questable.games.tenefyr.reader import CardDefinition, CardSide, NamedEntry, TenefyrCards
from questable.games.tenefyr.sentences import sentence_generator
from questable.text.card_text import CardSheet, CardText, TextStruct
from questable.text.catalogue import message
from questable.text.languages import LANGUAGES
from questable.text.titles import TitleText


class SideText(TextStruct, frozen=True):
    """One half of a dungeon card, or the face of any other card. `power` is one number, or one each for 2, 3 and 4
    players."""

    name: str
    power: list[int]
    rules: list[str]
    icon: str
    hero: str | None = None  # the hero symbol
    keywords: list[str] = msgspec.field(default_factory=list)


class OptionText(TextStruct, frozen=True):
    """One option of a reward."""

    name: str
    rules: list[str]
    keywords: list[str] = msgspec.field(default_factory=list)


class TenefyrCardText(CardText, frozen=True):
    """A whole card. Dungeon cards have both halves, boss cards only `enemy`, rewards neither."""

    level: int | None
    enemy: SideText | None = None
    played: SideText | None = None
    options: list[OptionText] = msgspec.field(default_factory=list)
    flavour: str = ""
    hero: str | None = None  # the owner of a Skill
    boss: str | None = None


class TenefyrSheet(CardSheet, frozen=True):
    cards: dict[str, TenefyrCardText]
    heroes: dict[str, TitleText]
    bosses: dict[str, TitleText]
    achievements: dict[str, TitleText]
    keywords: dict[str, TitleText]


def card_ids(cards: TenefyrCards) -> list[str]:
    return list(cards.cards)


def card_text(cards: TenefyrCards, id: str, lang: str) -> TenefyrCardText:
    card = cards.cards[id]
    fights = card.kind in ("dungeon", "stage")
    played = card.loot if card.kind == "dungeon" else card.front
    return TenefyrCardText(
        id=card.id,
        kind=card.kind,
        name=card.front.name[lang],
        type=type_line(cards, card, lang),
        level=card.level or None,
        enemy=side(card.front, lang, "enemy") if fights else None,
        played=side(played, lang, "played") if played is not None and card.kind not in ("stage", "reward") else None,
        options=[
            OptionText(
                option.name[lang],
                sentence_generator(lang, reward_context(card)).rules(option.rules),
                keywords_in(option.rules),
            )
            for option in card.options
        ],
        flavour=card.flavour.get(lang, ""),
        hero=card.hero or None,
        boss=card.boss or None,
    )


def side(half: CardSide, lang: str, context: str) -> SideText:
    rules = sentence_generator(lang, context).rules(half.rules)
    return SideText(half.name[lang], half.power, rules, half.icon, half.hero or None, keywords_in(half.rules))


def type_line(cards: TenefyrCards, card: CardDefinition, lang: str) -> str:
    """The type line of a card, as printed."""
    return message(
        lang,
        f"type-{card.kind}",
        MESSAGES,
        level=card.level,
        hero=cards.heroes[card.hero].name[lang] if card.hero else "",
        boss=cards.bosses[card.boss].name[lang] if card.boss else "",
        together="yes" if card.together else "no",
    )


def card_sheet(game: TenefyrGame, lang: str) -> TenefyrSheet:
    cards = game.cards
    return TenefyrSheet(
        game=game.name,
        content=game.card_set.hash,
        lang=lang,
        cards={id: card_text(cards, id, lang) for id in cards.cards},
        heroes=titles(cards.heroes, lang),
        bosses=titles(cards.bosses, lang),
        achievements=titles(cards.achievements, lang),
        keywords={word: TitleText(word, keyword_name(lang, word), reminder(lang, word)) for word in KEYWORDS},
    )


def titles(group: dict[str, NamedEntry], lang: str) -> dict[str, TitleText]:
    return {
        id: TitleText(id, titled.name[lang], titled.text.get(lang, ""), titled.icon) for id, titled in group.items()
    }


def rule_sentences(cards: TenefyrCards) -> Iterator[tuple[str, Step, dict[str, str]]]:
    """Every rule on every card: the card's id, the rule, and its text in each language."""
    for card in cards.cards.values():
        fights = card.kind in ("dungeon", "stage")
        halves = [(card.front.rules, "enemy" if fights else "played")]
        halves += [(card.loot.rules, "played")] if card.loot is not None else []
        halves += [(option.rules, reward_context(card)) for option in card.options]
        for rules, context in halves:
            for step in rules:
                yield (
                    card.id,
                    step,
                    {lang: " ".join(sentence_generator(lang, context).rules([step])) for lang in LANGUAGES},
                )
