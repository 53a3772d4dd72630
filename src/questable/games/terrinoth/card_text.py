"""The text of Terrinoth's cards and quests in one language, as structs."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

import msgspec

from questable.cards.grammar import Step
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.reader import Definition, QuestDefinition, StackEntry, TerrinothCards
from questable.games.terrinoth.sentences import TerrinothSentences, sentence_generator
from questable.text.card_text import CardSheet, CardText, TextStruct
from questable.text.catalogue import MessageArg, message
from questable.text.display_names import joined
from questable.text.help import GlossaryEntry
from questable.text.languages import LANGUAGES
from questable.text.titles import TitleText

# The sections of the card files that hold cards, and the kind of their cards; "": each card names its own kind.
SECTIONS: Final = {
    "heroes": "hero",
    "activation": "activation",
    "conditions": "condition",
    "enemies": "enemy",
    "locations": "location",
    "exploration": "",
    "hero-counts": "hero-count",
}
KINDS: Final = ("hero", "activation", "condition", "enemy", "nemesis", "location", "item", "event", "hero-count")
BY_CONDITION: Final = ("gain-condition", "lose-condition", "condition")  # words that name a condition


class KeywordText(TextStruct, frozen=True):
    """A keyword of an effect bar. Cards do not print the rules of basic keywords."""

    id: str
    name: str
    rules: list[str] = msgspec.field(name="text")
    basic: bool


class TerrinothCardText(CardText, frozen=True):
    """A whole card. Each rule is a paragraph of `rules`. Numbers that the card does not have are None."""

    rules: list[str]
    stats: str = ""  # its numbers, as a line
    icon: str = ""
    flavour: str = ""
    bar: list[KeywordText] = msgspec.field(default_factory=list)
    # What a player can look up: the keywords of the bar, and the conditions in the rules.
    keywords: list[str] = msgspec.field(default_factory=list)
    traits: list[str] = msgspec.field(default_factory=list)
    difficulty: str | None = None
    action: str | None = None
    archetype: str | None = None
    hero_class: str | None = None
    set: str | None = None
    quest: str | None = None  # the only quest that uses it
    health: int | None = None
    attack: int | None = None
    resilience: int | None = None
    engaged: int | None = None
    shadows: int | None = None
    exploration: int | None = None
    copies: int = 1


class QuestText(CardText, frozen=True):
    """A quest sheet, both sides."""

    paragraph_fields: ClassVar[tuple[str, ...]] = ("rules", "perils", "threat", "defeat")

    icon: str
    level: str
    number: int
    nemesis: str
    story: str
    setup: list[str]
    rules: list[str]
    track: list[str]
    perils: dict[str, list[str]]  # by colour
    threat: list[str]
    victory: str
    defeat: list[str]
    victory_text: str
    defeat_text: str

    def to_json(self) -> dict[str, Any]:
        """Put the kind last, as in all published JSON."""
        fields = super().to_json()
        return {key: value for key, value in fields.items() if key != "kind"} | {"kind": self.kind}


class TerrinothSheet(CardSheet, frozen=True):
    cards: dict[str, TerrinothCardText]
    quests: dict[str, QuestText]
    keywords: dict[str, TitleText]
    titles: dict[str, dict[str, TitleText]]  # archetypes, classes, traits, difficulties, sets, tokens


TITLES: Final = (
    "archetypes",
    "classes",
    "enemy-traits",
    "location-traits",
    "difficulties",
    "enemy-sets",
    "exploration-sets",
    "quest-tokens",
)


def card_ids(cards: TerrinothCards) -> list[str]:
    """The ids of all cards and quests, as the card files list them."""
    return list(terrinoth_titles(cards))


def terrinoth_titles(cards: TerrinothCards) -> dict[str, dict[str, str]]:
    """The names of all cards and quests, in every language."""
    things = {thing.id: thing.name for section in SECTIONS for thing in cards.of(section).values()}
    return things | {quest.id: quest.name for quest in cards.quests.values()}


def kind_of(section: str, thing: Definition) -> str:
    if thing.rank == "nemesis":
        return "nemesis"
    return SECTIONS[section] or thing.kind


def card_text(cards: TerrinothCards, id: str, lang: str, heroes: int = 0) -> TerrinothCardText | QuestText:
    """A card or a quest. Some numbers depend on how many `heroes` play; 0 gives the numbers for all counts."""
    if id in cards.quests:
        return quest_text(cards, cards.quests[id], lang, heroes)
    section = next(section for section in SECTIONS if id in cards.of(section))
    return CardTextBuilder(cards, lang, heroes).card(section, cards.of(section)[id])


class CardTextBuilder:
    """Makes the texts of one set of cards in one language."""

    def __init__(self, cards: TerrinothCards, lang: str, heroes: int) -> None:
        self.cards = cards
        self.lang = lang
        self.heroes = heroes

    def message(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, MESSAGES, **args)

    def name(self, section: str, id: str) -> str:
        return self.cards.of(section)[id].name[self.lang] if id in self.cards.of(section) else ""

    def generator(self, context: str) -> TerrinothSentences:
        return sentence_generator(self.cards, self.lang, context, self.heroes)

    def card(self, section: str, thing: Definition) -> TerrinothCardText:
        kind = kind_of(section, thing)
        foe, place = section == "enemies", section == "locations"
        bar = [self.keyword(self.cards.of("keywords")[word]) for word in thing.bar]
        rules = self.generator(SECTIONS[section] or thing.kind).rules(thing.rules)
        if kind == "hero-count":
            rules = [self.message("hero-count-rules", health=thing.health, activations=thing.activations)]
        return TerrinothCardText(
            id=thing.id,
            kind=kind,
            name=thing.name[self.lang],
            type=self.type(kind, section, thing),
            rules=rules,
            stats=self.stats(section, thing),
            icon=thing.icon,
            flavour=thing.flavour.get(self.lang, ""),
            bar=bar,
            keywords=list(dict.fromkeys([*thing.bar, *self.conditions(thing)])),
            traits=thing.traits,
            difficulty=thing.difficulty or None,
            action=thing.action or None,
            archetype=thing.archetype or None,
            hero_class=thing.hero_class or None,
            set=thing.set or None,
            quest=thing.quest or None,
            health=thing.health or None,
            attack=thing.attack if foe else None,
            resilience=thing.resilience if foe else None,
            engaged=thing.engaged if place else None,
            shadows=thing.shadows if place else None,
            exploration=thing.exploration if place else None,
            copies=thing.copies,
        )

    def keyword(self, thing: Definition) -> KeywordText:
        rules = self.generator("keyword").rules(thing.rules)
        return KeywordText(thing.id, thing.name[self.lang], rules, thing.kind == "basic")

    def conditions(self, thing: Definition) -> list[str]:
        """The conditions that its rules, or those of its keywords, name."""
        steps = [*thing.rules, *[step for word in thing.bar for step in self.cards.of("keywords")[word].rules]]
        words = list(self.cards.of("conditions"))
        return [words[i] for i in numbers_of_conditions(steps) if i < len(words)]

    def type(self, kind: str, section: str, thing: Definition) -> str:
        """The type line of a card, as printed."""
        traits = "enemy-traits" if section == "enemies" else "location-traits"
        args: dict[str, MessageArg] = {
            "archetype": self.name("archetypes", thing.archetype),
            "class": thing.hero_class,
            "class-name": self.name("classes", thing.hero_class),
            "action": thing.action,
            "harmful": "yes" if thing.harmful else "no",
            "difficulty": self.name("difficulties", thing.difficulty),
            "traits": ", ".join(self.name(traits, trait) for trait in thing.traits if trait != kind),
            "set": self.name("exploration-sets", thing.set),
        }
        return self.message(f"type-{kind}", **args)

    def stats(self, section: str, thing: Definition) -> str:
        match section:
            case "heroes":
                return self.message("stats-hero", health=thing.health)
            case "enemies":
                return self.message(
                    "stats-enemy", health=thing.health, attack=thing.attack, resilience=thing.resilience
                )
            case "locations":
                return self.message(
                    "stats-location", engaged=thing.engaged, shadows=thing.shadows, exploration=thing.exploration
                )
        return ""


def numbers_of_conditions(steps: Iterable[Step]) -> list[int]:
    found: list[int] = []
    for step in steps:
        condition = step.args.get("condition")
        if step.word in BY_CONDITION and isinstance(condition, int):
            found.append(condition)
        price = [step.price] if step.price is not None else []
        for inner in (step.do, step.otherwise, price, step.prices, *step.lists, *step.branches.values()):
            found += numbers_of_conditions(inner)
    return found


# ---- quests


def quest_text(cards: TerrinothCards, quest: QuestDefinition, lang: str, heroes: int) -> QuestText:
    builder = CardTextBuilder(cards, lang, heroes)
    generator = builder.generator("quest")
    defeats = [builder.message("defeat-all"), *[generator.ending("defeat", step.tests) for step in quest.defeat]]
    return QuestText(
        id=quest.id,
        kind="quest",
        name=quest.name[lang],
        type=builder.message("type-quest", number=quest.number, level=quest.level),
        icon=quest.icon,
        level=quest.level,
        number=quest.number,
        nemesis=quest.nemesis,
        story=quest.story[lang],
        setup=[
            setup(builder, "enemies", quest.enemies, "enemy-sets", "random-sets"),
            setup(builder, "locations", quest.locations, "locations", "random-locations"),
            setup(builder, "exploration", quest.exploration, "exploration-sets", "random-sets"),
        ],
        rules=generator.rules(quest.rules),
        track=quest.track,
        perils={colour: generator.rules(steps) for colour, steps in quest.perils.items()},
        threat=generator.rules(quest.threat),
        victory=generator.ending("victory", quest.victory.tests) if quest.victory is not None else "",
        defeat=defeats,
        victory_text=quest.victory_text[lang],
        defeat_text=quest.defeat_text[lang],
    )


def setup(builder: CardTextBuilder, deck: str, stacks: list[list[StackEntry]], section: str, chance: str) -> str:
    """A deck, from top to bottom: "Enemy deck: Goblin Sneak, Bandit; below that …"."""

    def entry_text(entry: StackEntry) -> str:
        if entry.named:
            return builder.name(section, entry.named)
        return builder.message(chance, count=entry.count, difficulty=builder.name("difficulties", entry.difficulty))

    each = [", ".join(entry_text(entry) for entry in stack) for stack in stacks]
    return builder.message(f"setup-{deck}", stacks=joined(builder.lang, MESSAGES, each, "join-stacks"))


# ---- all cards


def card_sheet(game: TerrinothGame, lang: str, heroes: int = 0) -> TerrinothSheet:
    cards = game.cards
    builder = CardTextBuilder(cards, lang, heroes)
    texts = [builder.card(section, thing) for section in SECTIONS for thing in cards.of(section).values()]
    keywords = [builder.keyword(thing) for thing in cards.of("keywords").values()]
    words = {word.id: TitleText(word.id, word.name, "\n".join(word.rules)) for word in keywords}
    for card in texts:
        if card.kind == "condition":
            words[card.id] = TitleText(card.id, card.name, "\n".join(card.rules), card.icon)
    return TerrinothSheet(
        game=game.name,
        content=game.card_set.hash,
        lang=lang,
        cards={card.id: card for card in texts},
        quests={quest.id: quest_text(cards, quest, lang, heroes) for quest in cards.quests.values()},
        keywords=words,
        titles={
            section: {
                thing.id: TitleText(thing.id, thing.name[lang], icon=thing.icon) for thing in cards.of(section).values()
            }
            for section in TITLES
        },
    )


def rule_sentences(cards: TerrinothCards) -> Iterator[tuple[str, Step, dict[str, str]]]:
    """Every rule on every card: the card's id, the rule, and its text in each language."""
    rules = [
        (entry.id, entry.rules, context or entry.kind)
        for section, context in {**SECTIONS, "keywords": "keyword"}.items()
        for entry in cards.of(section).values()
    ]
    for quest in cards.quests.values():
        steps = [*quest.rules, *quest.threat, *[step for effects in quest.perils.values() for step in effects]]
        rules.append((quest.id, steps, "quest"))
    for id, steps, context in rules:
        generators = {lang: sentence_generator(cards, lang, context) for lang in LANGUAGES}
        for step in steps:
            yield id, step, {lang: "\n".join(generator.rules([step])) for lang, generator in generators.items()}


def glossary_entries(game: TerrinothGame, lang: str) -> list[GlossaryEntry]:
    """The keywords of effect bars, and the conditions, each with its rules."""
    builder = CardTextBuilder(game.cards, lang, 0)
    found = []
    for entry in game.cards.of("keywords").values():
        keyword = builder.keyword(entry)
        found.append(GlossaryEntry(keyword.id, keyword.name, "\n".join(keyword.rules), keyword.name))
    for id in game.cards.of("conditions"):
        card = card_text(game.cards, id, lang)
        assert isinstance(card, TerrinothCardText)
        found.append(GlossaryEntry(id, card.name, " ".join(card.rules), card.name, card=id))
    return found
