"""Reads the card files of Tenefyr."""

from dataclasses import dataclass, field

from questable.cards.content_hash import hashed
from questable.cards.grammar import Grammar, Step
from questable.cards.mapping import MappingReader, Names
from questable.cards.reader import CardReader
from questable.cards.yaml_nodes import Node, Report, listed
from questable.games.tenefyr.rules import constants as words
from questable.games.tenefyr.rules.card_set import Track
from questable.games.tenefyr.vocabulary import VOCABULARY

POWER_COUNTS = (2, 3, 4)  # the numbers of players that an enemy has a power for
PLAYER_COUNTS = (1, 2, 3, 4)
LEVELS = 5

hashed("", "counts levels skull starts")(Track)  # a compiled class takes no decorator


@hashed("Half", "power rules hero", ignored="name icon")
@dataclass
class CardSide:
    """What is printed on a card, or on one half of it."""

    name: Names
    icon: str
    power: list[int]  # one number; for enemies and boss cards three, for 2, 3 and 4 players
    rules: list[Step]
    hero: str = ""


@hashed("RewardOption", "rules", ignored="name")
@dataclass
class RewardOption:
    name: Names
    rules: list[Step]


@hashed(
    "CardFacts",
    "id kind front loot level copies hero boss together editions options",
    ignored="node flavour",
)
@dataclass
class CardDefinition:
    """A card as its maker wrote it. Dungeon cards have an enemy and a loot half, all others one side."""

    id: str
    kind: str  # basic, skill, dungeon, stage, reward
    node: Node
    front: CardSide
    loot: CardSide | None = None
    level: int = 0
    copies: int = 1
    hero: str = ""
    boss: str = ""
    flavour: Names = field(default_factory=dict)
    together: bool = False
    editions: list[int] = field(default_factory=list)
    options: list[RewardOption] = field(default_factory=list)


@hashed("Titled", "id", ignored="name icon rule text")
@dataclass
class NamedEntry:
    """A hero, a boss or an achievement: something with a name that is no card."""

    id: str
    name: Names
    icon: str = ""
    rule: str = ""
    text: Names = field(default_factory=dict)


@hashed("TenefyrCards", "cards bosses tracks", ignored="heroes achievements")
@dataclass
class TenefyrCards:
    """What the card files say."""

    cards: dict[str, CardDefinition] = field(default_factory=dict)
    heroes: dict[str, NamedEntry] = field(default_factory=dict)
    bosses: dict[str, NamedEntry] = field(default_factory=dict)
    achievements: dict[str, NamedEntry] = field(default_factory=dict)
    tracks: list[Track] = field(default_factory=list)


class Reader(CardReader):
    """Reads card files into `TenefyrCards`; all mistakes go to the report."""

    lists = ("heroes", "basics", "skills", "dungeon-cards", "bosses", "rewards", "achievements")
    mappings = ("track",)

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.grammar = Grammar(VOCABULARY, report)
        self.cards = TenefyrCards()

    def read(self, roots: list[Node]) -> TenefyrCards:
        self.collect(roots)
        readers = {
            "heroes": self.hero,
            "basics": self.basic,
            "skills": self.skill,
            "dungeon-cards": self.dungeon_card,
            "bosses": self.boss,
            "rewards": self.reward,
            "achievements": self.achievement,
            "track": self.track,
        }
        for section, nodes in self.sections.items():
            for node in nodes:
                readers[section](node)
        return self.cards

    # ---- the sections

    def hero(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a hero")
        entry = NamedEntry(fields.id(), fields.names("name"), fields.icon())
        if entry.id and entry.id not in words.HEROES:
            self.report.add(node, f"unknown hero {entry.id!r}; allowed: {listed(words.HEROES)}")
        fields.finish()
        self.keep(self.cards.heroes, entry, node, "hero")

    def basic(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a Basic card")
        card = CardDefinition(fields.id(), "basic", node, self.side(fields))
        card.copies = fields.number("copies", 1, 99)
        fields.finish()
        self.add(card)

    def skill(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a Skill card")
        card = CardDefinition(fields.id(), "skill", node, self.side(fields))
        card.hero = fields.one_of("hero", list(words.HEROES))
        fields.finish()
        self.add(card)

    def dungeon_card(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a dungeon card")
        id = fields.id()
        level = fields.number("level", 1, LEVELS)
        icon = fields.icon()
        flavour = fields.names("flavour", False)
        front = CardSide({}, icon, [0, 0, 0], [])
        half = fields.get("enemy")
        if half is not None:
            enemy = MappingReader(half, self.report, "an enemy")
            front.name = enemy.names("name")
            front.power = enemy.numbers("power", POWER_COUNTS, 0, 99)
            front.rules = self.grammar.steps(enemy.get("rules"))
            enemy.finish()
        back = CardSide({}, "", [0], [])
        half = fields.get("loot")
        if half is not None:
            loot = MappingReader(half, self.report, "a loot")
            back = self.side(loot)
            back.hero = loot.one_of("hero", list(words.HEROES), False)
            loot.finish()
        fields.finish()
        self.add(CardDefinition(id, "dungeon", node, front, back, level, flavour=flavour))

    def boss(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a boss")
        entry = NamedEntry(fields.id(), fields.names("name"), fields.icon())
        self.keep(self.cards.bosses, entry, node, "boss")
        for item in fields.items("stages"):
            stage = MappingReader(item, self.report, "a boss card")
            side = CardSide(
                stage.names("name"),
                entry.icon,
                stage.numbers("power", POWER_COUNTS, 0, 99),
                self.grammar.steps(stage.get("rules")),
            )
            card = CardDefinition(stage.id(), "stage", item, side, boss=entry.id)
            stage.finish()
            self.add(card)
        fields.finish()

    def reward(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a reward")
        id = fields.id()
        card = CardDefinition(id, "reward", node, CardSide(fields.names("name"), fields.icon(), [], []))
        card.level = fields.number("level", 1, LEVELS)
        card.together = fields.one_of("kind", ["each", "together"]) == "together"
        for item in fields.items("editions"):
            if item.scalar not in (2018, 2019):
                self.report.add(item, f"unknown edition {item.what()}; allowed: 2018, 2019")
            elif isinstance(item.scalar, int):
                card.editions.append(item.scalar)
        for item in fields.items("options"):
            option = MappingReader(item, self.report, "an option of a reward")
            card.options.append(RewardOption(option.names("name"), self.grammar.steps(option.get("rules"))))
            option.finish()
        if len(card.options) < 2:
            self.report.add(node, "a reward needs two or more options")
        fields.finish()
        self.add(card)

    def achievement(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an achievement")
        entry = NamedEntry(fields.id(), fields.names("name"), "", fields.text("rule"), fields.names("text"))
        fields.finish()
        self.keep(self.cards.achievements, entry, node, "achievement")

    def track(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "the track")
        for side in ("regular", "quick"):
            part = MappingReader(fields.get(side) or node, self.report, f"the {side} track")
            skull = part.number("skull", 1, 50)
            starts = MappingReader(part.get("starts") or node, self.report, "'starts'")
            places = [starts.number(difficulty, 0, skull - 1) for difficulty in words.DIFFICULTIES]
            starts.finish()
            counts = [[0] * len(PLAYER_COUNTS)] * (skull + 1)
            levels = [0] * (skull + 1)
            symbols = part.get("symbols", False)
            for key, symbol in ((symbols.keys or {}) if symbols else {}).items():
                if not key.isdigit() or not 0 < int(key) < skull:
                    self.report.add(symbol, f"a symbol lies on a space from 1 to {skull - 1}, not {key!r}")
                    continue
                entry = MappingReader(symbol, self.report, "a symbol")
                counts[int(key)] = entry.numbers("count", PLAYER_COUNTS, 1, 9, alike=True)
                levels[int(key)] = entry.number("level", 1, LEVELS)
                entry.finish()
            part.finish()
            self.cards.tracks.append(Track(skull, places, counts, levels))
        fields.finish()

    # ---- parts

    def side(self, fields: MappingReader) -> CardSide:
        """A card that is played: one number, and rules in which its player is "you"."""
        power = [fields.number("power", 0, 99)]
        name = fields.names("name")
        return CardSide(name, fields.icon(), power, self.grammar.steps(fields.get("rules", False)))

    def keep(self, group: dict[str, NamedEntry], entry: NamedEntry, node: Node, what: str) -> None:
        if entry.id in group:
            self.report.add(node, f"there are two of the {what} {entry.id!r}")
        group[entry.id] = entry

    def add(self, card: CardDefinition) -> None:
        before = self.cards.cards.get(card.id)
        if before is not None:
            self.report.taken(card.node, card.id, before.node)
        elif card.id:
            self.cards.cards[card.id] = card
