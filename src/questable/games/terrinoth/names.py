"""Display names at a table of Terrinoth: heroes, enemies with their positions, dice, tokens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from questable.cards.grammar import Step
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.nouns import plural
from questable.games.terrinoth.reader import FACES, Definition, QuestDefinition, TerrinothCards
from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.rules.events import EVENTS
from questable.games.terrinoth.sentences import TerrinothSentences, sentence_generator
from questable.text.catalogue import MessageArg, format_message
from questable.text.display_names import DisplayNames, Json, joined, number

ARGUMENTS: Final = {event.name: dict(event.arguments) for event in EVENTS}
CONTEXTS: Final = {
    "heroes": "hero",
    "activation": "activation",
    "conditions": "condition",
    "enemies": "enemy",
    "locations": "location",
    "exploration": "item",
}
ROLLED: Final = {"hero": ("success", "critical", "defense"), "enemy": ("counterattack", "threat")}
IN_ACTIONS: Final = (
    "threat",
    "counterattacks",
    "before-roll",
    "would-suffer",
    "defeats-enemy",
)  # timings within an action
DOUBLE: Final = 8  # two successes on one face


@dataclass
class TerrinothNames(DisplayNames):
    """`heroes` are ids, in order. `in_action`: is an action in progress? `action_begun`: has a card's action begun?"""

    cards: TerrinothCards
    players: Sequence[str] = ()
    heroes: Sequence[str] = ()
    in_action: bool = False
    action_begun: bool = False

    @property
    def domain(self) -> str:
        return MESSAGES

    def message(self, lang: str, id: str, **args: MessageArg) -> str:
        return format_message(lang, MESSAGES, id, args)

    # ---- cards

    def definition(self, id: str) -> tuple[Definition | QuestDefinition, str]:
        """A card or a quest, and the context of its rules."""
        for section, context in CONTEXTS.items():
            thing = self.cards.of(section).get(id)
            if thing is not None:
                return thing, thing.kind or context
        return self.cards.quests[id], "quest"

    def card_name(self, id: str, lang: str) -> str:
        """The name of a card; that of a master differs from its minions'."""
        thing, _ = self.definition(id)
        name = thing.name[lang]
        master = isinstance(thing, Definition) and thing.rank == "master"
        return self.message(lang, "the-master", name=name) if master else name

    def rules(self, id: str) -> tuple[list[Step], str]:
        thing, context = self.definition(id)
        if isinstance(thing, QuestDefinition):
            if self.in_action and thing.threat:
                return thing.threat, context
            return [*thing.rules, *[step for steps in thing.perils.values() for step in steps]], context
        if context == "activation":
            line = next(i for i, step in enumerate(thing.rules) if step.word in ACTIONS)
            return thing.rules[line:] if self.action_begun else thing.rules[:line], context
        if context != "enemy":
            return thing.rules, context
        timed = [step for step in thing.rules if (step.timing in IN_ACTIONS) == self.in_action]
        bar = [] if self.in_action else [step for word in thing.bar for step in self.cards.of("keywords")[word].rules]
        return [*timed, *bar], context

    def sentence_generator(self, lang: str, context: str) -> TerrinothSentences:
        generator = sentence_generator(self.cards, lang, context, len(self.heroes))
        generator.reader_is_it = True  # the decision has reached this hero
        return generator

    def enemy_name(self, ref: Json, lang: str) -> str:
        """An enemy with its wounds, its state and its position."""
        if "card" not in ref:
            return self.facedown_name(ref, lang)
        name = self.card_name(str(ref["card"]), lang)
        wounds, hero = ref.get("wounds"), ref.get("hero")
        state = [self.message(lang, "with-wounds", wounds=wounds)] if isinstance(wounds, int) else []
        if ref.get("exhausted"):
            state.append(self.message(lang, "is-exhausted"))
        if state:
            name = f"{name} ({', '.join(state)})"
        if ref.get("zone") == "engaged" and isinstance(hero, int) and hero < len(self.heroes):
            return self.message(lang, "engaged-with", enemy=name, hero=self.card_name(self.heroes[hero], lang))
        return self.message(lang, "in-shadows", enemy=name) if ref.get("zone") == "shadows" else name

    def facedown_name(self, ref: Json, lang: str) -> str:
        """A face-down enemy, numbered by its position in the shadows."""
        index = ref["index"]
        assert isinstance(index, int)
        return self.message(lang, "face-down-enemy", number=index + 1)

    def die_face(self, die: str, face: int, lang: str) -> str:
        """The results on a face of a die."""
        bits = self.cards.dice[die][face]
        shown = [self.message(lang, f"face-{result}") for result in ROLLED[die] if bits & FACES[result]]
        if die == "hero" and bits & DOUBLE:
            shown.append(self.message(lang, "face-double"))
        return joined(lang, MESSAGES, shown) or self.message(lang, "face-blank")

    # ---- options

    def option_arguments(self, tag: str, ref: Json, kind: str, lang: str) -> dict[str, MessageArg]:
        args: dict[str, MessageArg] = {}
        if tag == "enemy":
            args["enemy"] = self.enemy_name(ref, lang)
        elif "card" in ref or "facedown" in ref:
            args["card"] = self.card_name(str(ref["card"]), lang) if "card" in ref else self.facedown_name(ref, lang)
        if tag in ("activate", "upgrade"):
            thing, _ = self.definition(str(ref["card"]))
            assert isinstance(thing, Definition)
            args["action"] = thing.action
        if "place" in ref:
            args["hero"] = self.card_name(str(ref["place"]), lang)
        shown = ref.get("number")
        if tag in ("hero-die", "enemy-die") and isinstance(shown, int):
            args["face"] = self.die_face(tag.removesuffix("-die"), shown - 1, lang)
        return args

    # ---- events

    @property
    def cache_key(self) -> object:
        return self.players, self.heroes

    def card_key(self, card: str | None) -> tuple[bool, bool] | None:
        """What decides which rules of the card apply now."""
        return None if card is None else (self.in_action, self.action_begun)

    def event_arguments(self, id: str, args: Json, lang: str) -> dict[str, MessageArg]:
        found: dict[str, MessageArg] = {}
        for name, kind in ARGUMENTS[id].items():
            found.update(self.event_argument(name, kind, args, lang))
        die = "enemy" if id.startswith("enemy-die") else "hero"
        for name in ("face", "from", "to"):
            face = args.get(name)
            if isinstance(face, int):
                found[name] = self.die_face(die, face, lang)
        return found

    def event_argument(self, name: str, kind: str, args: Json, lang: str) -> dict[str, MessageArg]:
        value = args[name]
        if kind in ("hero", "card"):
            return {name: self.message(lang, "the-party") if value is None else self.card_name(str(value), lang)}
        if kind == "token":
            token = self.cards.of("quest-tokens")[str(value)]
            return {"one": token.name[lang], "many": plural(token, lang)}
        if kind in ("condition", "keyword"):
            return {name: self.cards.of(f"{kind}s")[str(value)].name[lang]}
        if isinstance(value, int):
            return number(name, value)
        return {name: str(value)}


def terrinoth_names(cards: TerrinothCards, view: Json, players: Sequence[str]) -> TerrinothNames:
    heroes = view["heroes"]
    action = view["action"]
    assert isinstance(heroes, list)
    in_action = isinstance(action, dict) and bool(action["in_progress"])
    return TerrinothNames(cards, players, [hero["hero"] for hero in heroes], in_action, action is not None)
