"""The card files of Terrinoth: what they hold, checked, and the catalogue that the rules play with."""

from dataclasses import dataclass, field

from questable.cards.content_hash import hashed
from questable.cards.grammar import Grammar, Step
from questable.cards.icons import check_icon
from questable.cards.mapping import MappingReader
from questable.cards.yaml_nodes import Node, Report, listed, near
from questable.games.terrinoth.rules.constants import ACTIONS, CONDITIONS, DIFFICULTIES
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import Vocabulary

Names = dict[str, str]
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
TITLED = ("archetypes", "enemy-traits", "location-traits", "difficulties", "exploration-sets", "quest-tokens")
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
    """All that the card files of one game say."""

    things: dict[str, dict[str, Definition]] = field(default_factory=dict)
    quests: dict[str, QuestDefinition] = field(default_factory=dict)
    dice: dict[str, list[int]] = field(default_factory=dict)

    def of(self, section: str) -> dict[str, Definition]:
        return self.things.setdefault(section, {})


class Reader:
    """Reads all files together, names first: rules may speak of traits and tokens of another file."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.found = TerrinothCards()
        self.sections: dict[str, list[Node]] = {section: [] for section in SECTIONS}
        self.grammar: Grammar | None = None

    def file(self, root: Node) -> None:
        if root.keys is None:
            self.report.add(root, f"a card file is a mapping of sections: {listed(SECTIONS)}")
            return
        for section, node in root.keys.items():
            if section not in self.sections:
                what = f"unknown section {section!r}; allowed: {listed(SECTIONS)}{near(section, SECTIONS)}"
                self.report.add(node, what)
            elif node.items is None:
                self.report.add(node, f"the section {section!r} is a list, not {node.what()}")
            else:
                self.sections[section].extend(node.items)

    def finish(self) -> TerrinothCards:
        for section in TITLED:
            for node in self.sections[section]:
                self.titled(section, node)
        for node in self.sections["classes"]:
            fields = MappingReader(node, self.report, "a class")
            thing = self.start(fields, node)
            thing.archetype = fields.one_of("archetype", list(self.found.of("archetypes")))
            fields.finish()
            self.keep("classes", thing)
        self.grammar = Grammar(self.words(), self.report)
        for section, read in (("dice", self.die), ("hero-counts", self.hero_count)):
            for node in self.sections[section]:
                read(node)
        for node in self.sections["keywords"]:
            fields = MappingReader(node, self.report, "a keyword")
            thing = self.start(fields, node)
            basic = (known := fields.get("basic", False)) is not None and known.scalar is True
            thing.kind = "basic" if basic else "unique"
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("keywords", thing)
        for node in self.sections["conditions"]:
            self.condition(node)
        for node in self.sections["heroes"]:
            fields = MappingReader(node, self.report, "a hero")
            thing = self.start(fields, node)
            thing.archetype = fields.one_of("archetype", list(self.found.of("archetypes")))
            thing.health = fields.number("health", 1, 99)
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("heroes", thing)
        for node in self.sections["activation-cards"]:
            self.activation(node)
        quests = [str(node.keys["id"].scalar) for node in self.sections["quests"] if node.keys and "id" in node.keys]
        for node in self.sections["enemy-sets"]:
            self.enemy_set(node)
        for node in self.sections["nemeses"]:
            fields = MappingReader(node, self.report, "a nemesis")
            thing = self.start(fields, node)
            thing.quest = fields.one_of("quest", quests)
            self.enemy_facts(fields, thing, "nemesis")
            fields.finish()
            self.keep("enemies", thing)
        for node in self.sections["locations"]:
            self.location(node, quests)
        for node in self.sections["exploration-cards"]:
            fields = MappingReader(node, self.report, "an exploration card")
            thing = self.start(fields, node)
            thing.set = fields.one_of("set", list(self.found.of("exploration-sets")))
            thing.kind = fields.one_of("kind", ["item", "event"])
            thing.rules = self.rules(fields)
            fields.finish()
            self.keep("exploration", thing)
        for node in self.sections["quests"]:
            self.quest(node)
        return self.found

    def words(self) -> Vocabulary:
        return vocabulary(list(self.found.of("enemy-traits")), list(self.found.of("quest-tokens")))

    # ---- parts

    def start(self, fields: MappingReader, node: Node) -> Definition:
        thing = Definition(fields.id(), node, fields.names("name"))
        icon = fields.get("icon", False)
        if icon is not None:
            thing.icon = check_icon(icon, self.report)
        thing.flavour = fields.names("flavour", False)
        return thing

    def keep(self, section: str, thing: Definition) -> None:
        group = self.found.of(section)
        before = group.get(thing.id)
        if before is not None:
            self.report.add(thing.node, f"the id {thing.id!r} is taken: {before.node.file}:{before.node.line}")
        group[thing.id] = thing

    def titled(self, section: str, node: Node) -> None:
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

    def words_in(self, fields: MappingReader, key: str, allowed: list[str]) -> list[str]:
        found: list[str] = []
        for item in fields.items(key, False):
            word = str(item.scalar)
            if word not in allowed:
                self.report.add(item, f"unknown {key} {item.what()}; allowed: {listed(allowed)}{near(word, allowed)}")
            else:
                found.append(word)
        return found

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
        self.found.dice[id] = faces

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
        thing.harmful = (harmful := fields.get("harmful")) is not None and harmful.scalar is True
        thing.rules = self.rules(fields)
        fields.finish()
        self.keep("conditions", thing)

    def activation(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an activation card")
        thing = self.start(fields, node)
        thing.archetype = fields.one_of("archetype", list(self.found.of("archetypes")))
        thing.hero_class = fields.one_of("class", ["basic", *self.found.of("classes")])
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
            thing.traits = self.words_in(fields, "traits", list(self.found.of("enemy-traits")))
        thing.health = fields.number("health", 1, 99)
        thing.attack = fields.number("attack", 0, 20)
        thing.resilience = fields.number("resilience", 0, 20)
        thing.bar = self.words_in(fields, "bar", list(self.found.of("keywords")))
        thing.rules = self.rules(fields)

    def enemy_set(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an enemy set")
        base = self.start(fields, node)
        traits = self.words_in(fields, "traits", list(self.found.of("enemy-traits")))
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
        thing.traits = self.words_in(fields, "traits", list(self.found.of("location-traits")))
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
        found = QuestDefinition(
            start.id,
            node,
            start.name,
            start.icon,
            fields.one_of("level", ["easier", "middle", "hard"]),
            fields.one_of(
                "nemesis", [thing.id for thing in self.found.of("enemies").values() if thing.rank == "nemesis"]
            ),
            fields.names("story"),
            fields.names("victory-text"),
            fields.names("defeat-text"),
            self.stacks(decks, "enemies", "set", list(self.found.of("enemy-sets"))),
            self.stacks(decks, "locations", "location", list(self.found.of("locations"))),
            self.stacks(decks, "exploration", "set", list(self.found.of("exploration-sets"))),
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
        self.found.quests[found.id] = found

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
        found: list[list[StackEntry]] = []
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
            found.append(entries)
        return found
