"""Reads the card files of Terrinoth."""

from dataclasses import dataclass, field

from questable.cards.content_hash import hashed
from questable.cards.grammar import Grammar, Step
from questable.cards.mapping import MappingReader, Names
from questable.cards.reader import CardReader
from questable.cards.yaml_nodes import Node, Report, listed
from questable.games.terrinoth.rules.constants import ACTIONS, CONDITIONS, DIFFICULTIES
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import Vocabulary

SECTIONS = (
    "archetypes",
    "classes",
    "heroes",
    "activation-cards",
    "conditions",
    "hero-counts",
    "enemy-traits",
    "difficulties",
    "keywords",
    "enemy-sets",
    "nemeses",
    "location-traits",
    "locations",
    "exploration-sets",
    "exploration-cards",
    "quest-tokens",
    "quests",
    "dice",
)
NAMED = ("archetypes", "enemy-traits", "location-traits", "difficulties", "exploration-sets", "quest-tokens")
FACES = {"success": 1, "critical": 2, "defense": 4, "counterattack": 1, "threat": 2}


@hashed(
    "Thing",
    "id rules archetype hero_class action health attack resilience set rank difficulty traits bar engaged shadows "
    "exploration quest kind copies harmful activations many",
    ignored="node name icon flavour",
)
@dataclass
class Definition:
    """A card, or something with a name that is no card (a class, a trait, a token, a keyword)."""

    id: str
    node: Node
    name: Names
    icon: str = ""
    flavour: Names = field(default_factory=dict)
    rules: list[Step] = field(default_factory=list)
    archetype: str = ""
    hero_class: str = ""
    action: str = ""
    health: int = 0
    attack: int = 0
    resilience: int = 0
    set: str = ""
    rank: str = ""
    difficulty: str = ""
    traits: list[str] = field(default_factory=list)
    bar: list[str] = field(default_factory=list)
    engaged: int = 0
    shadows: int = 0
    exploration: int = 0
    quest: str = ""
    kind: str = ""
    copies: int = 1
    harmful: bool = False
    activations: int = 0
    many: Names = field(default_factory=dict)  # the plural of a token's name


@hashed("Stacked", "named difficulty count")
@dataclass
class StackEntry:
    """One entry of a stack: something named, or so many of a difficulty."""

    named: str
    difficulty: str = ""
    count: int = 1


@hashed(
    "QuestFacts",
    "id level nemesis story victory_text defeat_text enemies locations exploration rules track perils threat victory "
    "defeat number objective",
    ignored="node name icon",
)
@dataclass
class QuestDefinition:
    id: str
    node: Node
    name: Names
    icon: str
    level: str
    nemesis: str
    story: Names
    victory_text: Names
    defeat_text: Names
    enemies: list[list[StackEntry]]
    locations: list[list[StackEntry]]
    exploration: list[list[StackEntry]]
    rules: list[Step]
    track: list[str]
    perils: dict[str, list[Step]]
    threat: list[Step]
    victory: Step | None
    defeat: list[Step]
    number: int = 0
    objective: str = ""


@hashed("TerrinothCards", "things quests dice")
@dataclass
class TerrinothCards:
    """What the card files say."""

    things: dict[str, dict[str, Definition]] = field(default_factory=dict)
    quests: dict[str, QuestDefinition] = field(default_factory=dict)
    dice: dict[str, list[int]] = field(default_factory=dict)

    def of(self, section: str) -> dict[str, Definition]:
        return self.things.setdefault(section, {})


class Reader(CardReader):
    """Reads all files together, names first: rules may use traits and tokens of another file."""

    lists = SECTIONS

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.cards = TerrinothCards()
        self.grammar: Grammar | None = None

    def read(self, roots: list[Node]) -> TerrinothCards:
        self.collect(roots)
        for section in NAMED:
            for node in self.entries(section):
                self.named(section, node)
        for node in self.entries("classes"):
            fields = MappingReader(node, self.report, "a class")
            thing = self.start(fields, node)
            thing.archetype = fields.one_of("archetype", list(self.cards.of("archetypes")))
            fields.finish()
            self.keep("classes", thing)
        self.grammar = Grammar(self.words(), self.report)
        for section, read in (("dice", self.die), ("hero-counts", self.hero_count)):
            for node in self.entries(section):
                read(node)
        for node in self.entries("keywords"):
            fields = MappingReader(node, self.report, "a keyword")
            thing = self.start(fields, node)
            thing.kind = "basic" if fields.flag("basic") else "unique"
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("keywords", thing)
        for node in self.entries("conditions"):
            self.condition(node)
        for node in self.entries("heroes"):
            fields = MappingReader(node, self.report, "a hero")
            thing = self.start(fields, node)
            thing.archetype = fields.one_of("archetype", list(self.cards.of("archetypes")))
            thing.health = fields.number("health", 1, 99)
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("heroes", thing)
        for node in self.entries("activation-cards"):
            self.activation(node)
        quests = [str(node.keys["id"].scalar) for node in self.entries("quests") if node.keys and "id" in node.keys]
        for node in self.entries("enemy-sets"):
            self.enemy_set(node)
        for node in self.entries("nemeses"):
            fields = MappingReader(node, self.report, "a nemesis")
            thing = self.start(fields, node)
            thing.quest = fields.one_of("quest", quests)
            self.enemy_facts(fields, thing, "nemesis")
            fields.finish()
            self.keep("enemies", thing)
        for node in self.entries("locations"):
            self.location(node, quests)
        for node in self.entries("exploration-cards"):
            fields = MappingReader(node, self.report, "an exploration card")
            thing = self.start(fields, node)
            thing.set = fields.one_of("set", list(self.cards.of("exploration-sets")))
            thing.kind = fields.one_of("kind", ["item", "event"])
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("exploration", thing)
        for node in self.entries("quests"):
            self.quest(node)
        return self.cards

    def words(self) -> Vocabulary:
        return vocabulary(list(self.cards.of("enemy-traits")), list(self.cards.of("quest-tokens")))

    # ---- parts

    def start(self, fields: MappingReader, node: Node) -> Definition:
        thing = Definition(fields.id(), node, fields.names("name"))
        thing.icon = fields.icon()
        thing.flavour = fields.names("flavour", False)
        return thing

    def keep(self, section: str, thing: Definition) -> None:
        group = self.cards.of(section)
        before = group.get(thing.id)
        if before is not None:
            self.report.taken(thing.node, thing.id, before.node)
        group[thing.id] = thing

    def named(self, section: str, node: Node) -> None:
        fields = MappingReader(node, self.report, f"an entry of {section!r}")
        thing = self.start(fields, node)
        for extra in ("rank", "size"):
            fields.get(extra, False)
        thing.many = fields.names("many", False)
        fields.finish()
        self.keep(section, thing)

    def rules(self, fields: MappingReader) -> list[Step]:
        assert self.grammar is not None
        return self.grammar.steps(fields.get("rules", False))

    def die(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a die")
        id = fields.text("id")
        faces: list[int] = []
        for face in fields.items("faces"):
            bits = 0
            for result in face.items or []:
                name = str(result.scalar)
                if name not in FACES:
                    self.report.add(result, f"a die shows no {result.what()}; allowed: {listed(FACES)}")
                    continue
                # two successes on one face have a bit of their own
                bits = 8 if bits & FACES[name] and name == "success" else bits | FACES[name]
            faces.append(bits)
        fields.finish()
        self.cards.dice[id] = faces

    def hero_count(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a hero-count card")
        thing = self.start(fields, node)
        for key in ("heroes", "extra-activation"):
            fields.get(key)
        thing.copies, thing.health = fields.number("copies", 1, 9), fields.number("health", 0, 99)
        thing.activations = fields.number("activations", 1, 9)
        fields.finish()
        self.keep("hero-counts", thing)

    def condition(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a condition")
        thing = self.start(fields, node)
        if thing.id not in CONDITIONS:
            self.report.add(node, f"unknown condition {thing.id!r}; allowed: {listed(CONDITIONS)}")
        thing.copies = fields.number("copies", 1, 9)
        thing.harmful = fields.flag("harmful", True)
        thing.rules = self.rules(fields)
        fields.finish()
        self.keep("conditions", thing)

    def activation(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an activation card")
        thing = self.start(fields, node)
        thing.archetype = fields.one_of("archetype", list(self.cards.of("archetypes")))
        thing.hero_class = fields.one_of("class", ["basic", *self.cards.of("classes")])
        thing.action = fields.one_of("action", list(ACTIONS))
        thing.rules = self.rules(fields)
        if thing.action and not any(step.word == thing.action for step in thing.rules):
            self.report.add(node, f"the rules of {thing.id!r} have no action line {thing.action!r}")
        fields.finish()
        self.keep("activation", thing)

    def enemy_facts(self, fields: MappingReader, thing: Definition, rank: str) -> None:
        thing.rank = rank
        if rank == "nemesis":
            thing.difficulty = fields.one_of("difficulty", list(DIFFICULTIES))
            thing.traits = fields.words("traits", list(self.cards.of("enemy-traits")))
        thing.health = fields.number("health", 1, 99)
        thing.attack = fields.number("attack", 0, 20)
        thing.resilience = fields.number("resilience", 0, 20)
        thing.bar = fields.words("bar", list(self.cards.of("keywords")))
        thing.rules = self.rules(fields)

    def enemy_set(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an enemy set")
        base = self.start(fields, node)
        traits = fields.words("traits", list(self.cards.of("enemy-traits")))
        difficulty = fields.one_of("difficulty", list(DIFFICULTIES))
        for rank, copies in (("minion", 2), ("master", 1)):
            part = MappingReader(fields.get(rank) or node, self.report, f"a {rank}")
            id = base.id if rank == "minion" else f"{base.id}-master"
            thing = Definition(id, node, base.name, base.icon, base.flavour)
            thing.set = base.id
            thing.difficulty = difficulty
            thing.traits = [rank, *traits]
            thing.copies = copies
            self.enemy_facts(part, thing, rank)
            part.finish()
            self.keep("enemies", thing)
        fields.finish()
        self.keep("enemy-sets", base)

    def location(self, node: Node, quests: list[str]) -> None:
        fields = MappingReader(node, self.report, "a location")
        thing = self.start(fields, node)
        thing.quest = fields.one_of("quest", quests, False)
        thing.traits = fields.words("traits", list(self.cards.of("location-traits")))
        thing.difficulty = fields.one_of("difficulty", list(DIFFICULTIES))
        thing.engaged = fields.number("engaged", 0, 9)
        thing.shadows = fields.number("shadows", 0, 9)
        thing.exploration = fields.number("exploration", 1, 99)
        thing.rules = self.rules(fields)
        fields.finish()
        self.keep("locations", thing)

    def quest(self, node: Node) -> None:
        assert self.grammar is not None
        fields = MappingReader(node, self.report, "a quest")
        start = self.start(fields, node)
        decks = MappingReader(fields.get("decks") or node, self.report, "'decks'")
        peril = MappingReader(fields.get("peril") or node, self.report, "'peril'")
        track = [str(item.scalar) for item in peril.items("track")]
        colours = peril.get("rules")
        perils = {name: self.grammar.steps(steps) for name, steps in ((colours.keys or {}) if colours else {}).items()}
        for colour in track:
            if colour not in ("start", "grey", *perils):
                self.report.add(node, f"the track has a space {colour!r}, but no effect of that colour")
        peril.finish()
        victory = fields.get("victory")
        quest = QuestDefinition(
            start.id,
            node,
            start.name,
            start.icon,
            fields.one_of("level", ["easier", "middle", "hard"]),
            fields.one_of(
                "nemesis", [thing.id for thing in self.cards.of("enemies").values() if thing.rank == "nemesis"]
            ),
            fields.names("story"),
            fields.names("victory-text"),
            fields.names("defeat-text"),
            self.stacks(decks, "enemies", "set", list(self.cards.of("enemy-sets"))),
            self.stacks(decks, "locations", "location", list(self.cards.of("locations"))),
            self.stacks(decks, "exploration", "set", list(self.cards.of("exploration-sets"))),
            self.rules(fields),
            track,
            perils,
            self.grammar.steps(fields.get("threat")),
            self.ending(victory) if victory is not None else None,
            [self.ending(item) for item in fields.items("defeat")],
            fields.number("number", 1, 99),
            fields.text("objective"),
        )
        fields.get("introductory", False)
        decks.finish()
        fields.finish()
        self.cards.quests[quest.id] = quest

    def ending(self, node: Node) -> Step:
        """A victory or defeat: `{when: end-of-round, if: …}`, or just `{if: …}`."""
        assert self.grammar is not None
        fields = MappingReader(node, self.report, "an ending")
        fields.one_of("when", ["end-of-round"], False)
        step = Step("if", node.line)
        condition = fields.get("if")
        if condition is not None:
            step.tests = self.grammar.tests(condition)
        fields.finish()
        return step

    def stacks(self, decks: MappingReader, deck: str, key: str, allowed: list[str]) -> list[list[StackEntry]]:
        stacks: list[list[StackEntry]] = []
        for stack in decks.items(deck):
            entries: list[StackEntry] = []
            if stack.items is None:
                self.report.add(stack, f"a stack of {deck!r} is a list, not {stack.what()}")
            for item in stack.items or []:
                entry = MappingReader(item, self.report, "an entry of a stack")
                named = entry.one_of(key, allowed, False)
                difficulty = entry.one_of("random", list(DIFFICULTIES), not named)
                entries.append(StackEntry(named, difficulty, entry.number("count", 1, 9, 1)))
                entry.finish()
            stacks.append(entries)
        return stacks
