"""The card files of Tenefyr: what a pack holds, checked, and the catalogue that the rules play with."""

from dataclasses import dataclass, field

from questable.cards.compiler import Compiler
from questable.cards.content_hash import content_hash, hashed
from questable.cards.grammar import Amount, Grammar, Step
from questable.cards.icons import check_icon
from questable.cards.mapping import MappingReader
from questable.cards.yaml_nodes import Node, Report, listed, near
from questable.games.tenefyr.effects.conditions import Scaled
from questable.games.tenefyr.effects.players import PLAYERS, ForPlayers
from questable.games.tenefyr.effects.power import BeginModifier
from questable.games.tenefyr.rules import constants as words
from questable.games.tenefyr.rules.card_set import Card, Modifier, TenefyrCardSet, Track
from questable.games.tenefyr.rules.phases import PARTY
from questable.games.tenefyr.rules.programs import phase_programs
from questable.games.tenefyr.vocabulary import MODIFIER_KINDS, VOCABULARY
from questable.kernel.control import Number
from questable.kernel.effect import Effect, Value

Names = dict[str, str]
SEATS = (2, 3, 4)
PARTIES = (1, 2, 3, 4)
WITHOUT_YOU = ("combat-start", "combat-end", "combat-lost")
LEVELS = 5
NO_MAXIMUM = 1_000_000

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
    """All that the card files of one game say."""

    cards: dict[str, CardDefinition] = field(default_factory=dict)
    heroes: dict[str, NamedEntry] = field(default_factory=dict)
    bosses: dict[str, NamedEntry] = field(default_factory=dict)
    achievements: dict[str, NamedEntry] = field(default_factory=dict)
    tracks: list[Track] = field(default_factory=list)


class Reader:
    """Reads card files into `TenefyrCards`; all mistakes go to the report."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.grammar = Grammar(VOCABULARY, report)
        self.found = TenefyrCards()
        self.sections = {
            "heroes": self.hero,
            "basics": self.basic,
            "skills": self.skill,
            "dungeon-cards": self.dungeon_card,
            "bosses": self.boss,
            "rewards": self.reward,
            "achievements": self.achievement,
        }

    def file(self, root: Node) -> None:
        if root.keys is None:
            self.report.add(root, f"a card file is a mapping of sections: {listed([*self.sections, 'track'])}")
            return
        for section, node in root.keys.items():
            if section == "track":
                self.track(node)
            elif section not in self.sections:
                allowed = [*self.sections, "track"]
                self.report.add(
                    node, f"unknown section {section!r}; allowed: {listed(allowed)}{near(section, allowed)}"
                )
            elif node.items is None:
                self.report.add(node, f"the section {section!r} is a list, not {node.what()}")
            else:
                for item in node.items:
                    self.sections[section](item)

    # ---- the sections

    def hero(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a hero")
        titled = NamedEntry(fields.id(), fields.names("name"), self.icon(fields))
        if titled.id and titled.id not in words.HEROES:
            self.report.add(node, f"unknown hero {titled.id!r}; allowed: {listed(words.HEROES)}")
        fields.finish()
        self.keep(self.found.heroes, titled, node, "hero")

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
        icon = self.icon(fields)
        flavour = fields.names("flavour", False)
        front = CardSide({}, icon, [0, 0, 0], [])
        half = fields.get("enemy")
        if half is not None:
            enemy = MappingReader(half, self.report, "an enemy")
            front.name = enemy.names("name")
            front.power = enemy.numbers("power", SEATS, 0, 99)
            front.rules = self.rules(enemy.get("rules"), "enemy")
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
        titled = NamedEntry(fields.id(), fields.names("name"), self.icon(fields))
        self.keep(self.found.bosses, titled, node, "boss")
        for item in fields.items("stages"):
            stage = MappingReader(item, self.report, "a boss card")
            side = CardSide(
                stage.names("name"),
                titled.icon,
                stage.numbers("power", SEATS, 0, 99),
                self.rules(stage.get("rules"), "enemy"),
            )
            card = CardDefinition(stage.id(), "stage", item, side, boss=titled.id)
            stage.finish()
            self.add(card)
        fields.finish()

    def reward(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "a reward")
        id = fields.id()
        card = CardDefinition(id, "reward", node, CardSide(fields.names("name"), self.icon(fields), [], []))
        card.level = fields.number("level", 1, LEVELS)
        card.together = fields.one_of("kind", ["each", "together"]) == "together"
        for item in fields.items("editions"):
            if item.scalar not in (2018, 2019):
                self.report.add(item, f"unknown edition {item.what()}; allowed: 2018, 2019")
            elif isinstance(item.scalar, int):
                card.editions.append(item.scalar)
        context = "reward-together" if card.together else "reward-each"
        for item in fields.items("options"):
            option = MappingReader(item, self.report, "an option of a reward")
            card.options.append(RewardOption(option.names("name"), self.rules(option.get("rules"), context)))
            option.finish()
        if len(card.options) < 2:
            self.report.add(node, "a reward needs two or more options")
        fields.finish()
        self.add(card)

    def achievement(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "an achievement")
        titled = NamedEntry(fields.id(), fields.names("name"), "", fields.text("rule"), fields.names("text"))
        fields.finish()
        self.keep(self.found.achievements, titled, node, "achievement")

    def track(self, node: Node) -> None:
        fields = MappingReader(node, self.report, "the track")
        for side in ("regular", "quick"):
            part = MappingReader(fields.get(side) or node, self.report, f"the {side} track")
            skull = part.number("skull", 1, 50)
            starts = MappingReader(part.get("starts") or node, self.report, "'starts'")
            places = [starts.number(difficulty, 0, skull - 1) for difficulty in words.DIFFICULTIES]
            starts.finish()
            counts = [[0] * len(PARTIES)] * (skull + 1)
            levels = [0] * (skull + 1)
            symbols = part.get("symbols", False)
            for key, symbol in ((symbols.keys or {}) if symbols else {}).items():
                if not key.isdigit() or not 0 < int(key) < skull:
                    self.report.add(symbol, f"a symbol lies on a space from 1 to {skull - 1}, not {key!r}")
                    continue
                entry = MappingReader(symbol, self.report, "a symbol")
                counts[int(key)] = entry.numbers("count", PARTIES, 1, 9, alike=True)
                levels[int(key)] = entry.number("level", 1, LEVELS)
                entry.finish()
            part.finish()
            self.found.tracks.append(Track(skull, places, counts, levels))
        fields.finish()

    # ---- parts

    def icon(self, fields: MappingReader) -> str:
        node = fields.get("icon", False)
        return check_icon(node, self.report) if node is not None else ""

    def side(self, fields: MappingReader) -> CardSide:
        """A card that is played: one number, and rules in which its player is "you"."""
        power = [fields.number("power", 0, 99)]
        name = fields.names("name")
        return CardSide(name, self.icon(fields), power, self.rules(fields.get("rules", False), "played"))

    def rules(self, node: Node | None, context: str) -> list[Step]:
        steps = self.grammar.steps(node)
        for step in steps:
            self.lint(node, step, context, False)
        return steps

    def lint(self, node: Node | None, step: Step, context: str, you: bool, as_price: bool = False) -> None:
        """What only makes sense in some places: timings on enemies, and somebody who is "you"."""
        at = Node(node.file, step.line) if node is not None else Node("", step.line)
        timing = context
        if step.word == "when":
            if context != "enemy":
                self.report.add(at, "only enemies and boss cards have rules with 'when'")
            timing = f"enemy {step.timing}"
            you = step.timing not in WITHOUT_YOU
        elif context == "enemy":
            if step.word != "while":
                self.report.add(at, "the rules of an enemy begin with 'when' or 'while'")
            if step.word == "while" and step.duration != "combat":
                self.report.add(at, "a continuous rule of an enemy is 'while: combat'")
        elif context == "played" or context == "reward-each":
            you = True
        if step.word == "while" and context.startswith("reward") and step.duration != "next-dungeon":
            self.report.add(at, "a continuous effect of a reward is 'while: next-dungeon'")
        if step.who:
            if step.who == "victor" and context != "enemy combat-end":
                self.report.add(at, "'victor' is known only at 'combat-end'")
            you = True
        verb = VOCABULARY.verbs.get(step.word)
        if verb is not None and verb.needs_you and not you:
            self.report.add(at, f"nobody is 'you' here: say who does {step.word!r} with 'who'")
        if verb is not None and verb.only_price and not as_price:
            self.report.add(at, f"{step.word!r} can only be a 'cost'")
        if step.word != "while":
            for part in (step.do, step.otherwise, *step.lists):
                for inner in part:
                    self.lint(node, inner, timing, you)
            if step.price is not None:
                self.lint(node, step.price, timing, you, as_price=True)

    def keep(self, group: dict[str, NamedEntry], titled: NamedEntry, node: Node, what: str) -> None:
        if titled.id in group:
            self.report.add(node, f"there are two of the {what} {titled.id!r}")
        group[titled.id] = titled

    def add(self, card: CardDefinition) -> None:
        before = self.found.cards.get(card.id)
        if before is not None:
            self.report.add(card.node, f"the id {card.id!r} is taken: {before.node.file}:{before.node.line}")
        elif card.id:
            self.found.cards[card.id] = card


KINDS = {
    "basic": words.BASIC,
    "skill": words.SKILL,
    "dungeon": words.LOOT,
    "stage": words.STAGE,
    "reward": words.REWARD,
}


def compile_cards(found: TenefyrCards) -> TenefyrCardSet:
    """Compile checked cards. Numbers follow the order of the files, so that the same files play the same games."""
    modifiers: list[Modifier] = []

    def new_modifier(step: Step, modifier: Step, enemy: bool) -> int:
        args = compiler.args(modifier.args)
        amount: Value = args.values.get("value") or Number(
            next((args.numbers[name] for name in ("by", "most", "whom") if name in args.numbers), 0)
        )
        condition = compiler.condition(step.tests) if step.tests else None
        duration = words.DURATIONS[step.duration]
        kind = MODIFIER_KINDS[modifier.word]
        modifiers.append(Modifier(kind, amount, args.numbers.get("of", 0), condition, duration, enemy))
        return len(modifiers) - 1

    def begin_modifier(step: Step, modifier: Step) -> Effect:
        return BeginModifier(new_modifier(step, modifier, on_enemy), words.DURATIONS[step.duration])

    def make_who(who: str, program: int) -> Effect:
        return ForPlayers(PLAYERS[who], program)

    compiler = Compiler(VOCABULARY, PARTY, phase_programs(), make_who, begin_modifier, scaled)
    on_enemy = False
    bosses = list(found.bosses)
    cards: list[Card] = []
    for facts in found.cards.values():
        card = Card(facts.id, KINDS[facts.kind])
        card.copies = facts.copies
        card.level = facts.level
        card.hero = words.HEROES.index(facts.hero) if facts.hero else -1
        card.boss = bosses.index(facts.boss) if facts.boss else -1
        card.together = facts.together
        card.editions = facts.editions
        on_enemy = False
        played = facts.loot or facts.front
        if facts.kind in ("basic", "skill", "dungeon"):
            card.power = played.power[0]
            card.names_hero = words.HEROES.index(played.hero) if played.hero else -1
            card.rules = compiler.program(played.rules)
            card.copies_cards = holds_copy(played.rules)
        for option in facts.options:
            card.rewards.append(compiler.program(option.rules))
        if facts.kind in ("dungeon", "stage"):
            on_enemy = True
            card.enemy_power = facts.front.power
            for timing, number in words.TIMINGS.items():
                rules = [step for step in facts.front.rules if step.word == "when" and step.timing == timing]
                if timing == "plays":
                    for step in rules:
                        card.plays.append((words.FILTERS[step.timing_arg], compiler.program(guarded(step))))
                else:
                    card.timings[number] = compiler.program([inner for step in rules for inner in guarded(step)])
            for step in facts.front.rules:
                if step.word == "while":
                    card.modifiers.extend(new_modifier(step, modifier, True) for modifier in step.do)
        cards.append(card)
    hash = content_hash(found)
    return TenefyrCardSet(hash, cards, compiler.programs, modifiers, bosses, found.tracks)


def scaled(count: Value, amount: Amount) -> Value:
    return Scaled(count, amount.times, amount.per, NO_MAXIMUM if amount.most is None else amount.most)


def guarded(step: Step) -> list[Step]:
    """What a triggered rule does, under its condition if it has one."""
    if not step.tests:
        return step.do
    return [Step("if", step.line, tests=step.tests, do=step.do)]


def holds_copy(steps: list[Step]) -> bool:
    for step in steps:
        if step.word == "copy" or any(holds_copy(part) for part in (step.do, step.otherwise, *step.lists)):
            return True
    return False
