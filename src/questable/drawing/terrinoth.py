"""The cards of Terrinoth as card models."""

from collections.abc import Iterable, Iterator
from typing import Final

from questable.content.grammar import Step
from questable.content.terrinoth import QuestFacts, TerrinothCards, Thing
from questable.content.terrinoth_game import Terrinoth
from questable.drawing.model import Action, Back, Card, Face, Figure, Sheet, Symbol
from questable.drawing.words import labels, word
from questable.terrinoth.words import DIFFICULTIES

ICONS: Final = {
    "health": "hearts",
    "attack": "gladius",
    "resilience": "checked-shield",
    "engaged": "crossed-swords",
    "shadows": "hood",
    "exploration": "compass",
    "activations": "cycle",
}
ACTION_ICONS: Final = {"attack": "gladius", "explore": "compass", "rest": "campfire", "aid": "shaking-hands"}
BACK_ICONS: Final = {
    "hero": "swords-emblem",
    "enemy": "daemon-skull",
    "location": "castle",
    "exploration": "spyglass",
    "condition": "bleeding-wound",
    "hero-count": "three-friends",
    "quest": "scroll-unfurled",
}


def terrinoth_sheet(game: Terrinoth, lang: str, wanted: Iterable[str] | None = None) -> Sheet:
    """All cards, or those of these ids."""
    cards = list(Drawn(game.cards, lang).all())
    if wanted is not None:
        chosen = set(wanted)
        cards = [card for card in cards if card.id in chosen]
    backs = {id: Back(id, icon, word(lang, f"back-{id}"), id) for id, icon in BACK_ICONS.items()}
    for id, archetype in game.cards.of("archetypes").items():
        name = archetype.name[lang]
        backs[id] = Back(id, archetype.icon, word(lang, "back-activation", archetype=name), id)
    return Sheet(
        game=game.name,
        title="Heroes of Terrinoth",
        content=game.catalogue.hash,
        lang=lang,
        cards=cards,
        backs=backs,
        words=labels(lang),
    )


class Drawn:
    """Makes the models of one set of cards in one language."""

    def __init__(self, cards: TerrinothCards, lang: str) -> None:
        self.cards = cards
        self.lang = lang

    def all(self) -> Iterator[Card]:
        """In the order in which players meet them."""
        yield from map(self.hero, self.cards.of("heroes").values())
        yield from map(self.activation, self.cards.of("activation").values())
        enemies = sorted(self.cards.of("enemies").values(), key=by_difficulty)
        yield from (self.enemy(thing) for thing in enemies if thing.rank != "nemesis")
        yield from (self.enemy(thing) for thing in enemies if thing.rank == "nemesis")
        yield from map(self.location, sorted(self.cards.of("locations").values(), key=by_difficulty))
        yield from map(self.exploration, self.cards.of("exploration").values())
        yield from map(self.condition, self.cards.of("conditions").values())
        yield from map(self.hero_count, self.cards.of("hero-counts").values())
        yield from map(self.quest, sorted(self.cards.quests.values(), key=lambda quest: quest.number))

    # ---- one kind each

    def hero(self, thing: Thing) -> Card:
        archetype = self.cards.of("archetypes")[thing.archetype]
        name = archetype.name[self.lang]
        figures = self.figures(health=thing.health)
        face = Face("hero", self.named(thing), thing.icon, figures=figures, symbol=Symbol(archetype.icon, name))
        return self.card(thing, face, "hero", tone=thing.archetype, archetype=name)

    def activation(self, thing: Thing) -> Card:
        archetype = self.title("archetypes", thing.archetype)
        kind = "basic" if thing.hero_class == "basic" else ""
        name = self.word("type-class-basic") if kind else self.title("classes", thing.hero_class)
        owner = self.cards.of("archetypes" if kind else "classes")[thing.archetype if kind else thing.hero_class]
        face = Face(
            "activation",
            self.named(thing),
            thing.icon,
            action=self.action(thing),
            symbol=Symbol(owner.icon, owner.name[self.lang]),
        )
        args = {"archetype": archetype, "class": name}
        return self.card(thing, face, "activation", tone=thing.archetype, back=thing.archetype, **args)

    def enemy(self, thing: Thing) -> Card:
        kind = "nemesis" if thing.rank == "nemesis" else "enemy"
        difficulty = self.cards.of("difficulties")[thing.difficulty]
        face = Face(
            "enemy",
            self.named(thing),
            thing.icon,
            figures=self.figures(health=thing.health, attack=thing.attack, resilience=thing.resilience),
            traits=[self.title("enemy-traits", trait) for trait in thing.traits],
            bar=[self.title("keywords", keyword) for keyword in thing.bar],
            symbol=Symbol(difficulty.icon, difficulty.name[self.lang]),
        )
        type = " · ".join(face.traits)
        return self.card(
            thing, face, kind, tone=thing.rank, back="enemy", type=type, difficulty=difficulty.name[self.lang]
        )

    def location(self, thing: Thing) -> Card:
        difficulty = self.cards.of("difficulties")[thing.difficulty]
        face = Face(
            "location",
            self.named(thing),
            thing.icon,
            figures=self.figures(engaged=thing.engaged, shadows=thing.shadows, exploration=thing.exploration),
            traits=[self.title("location-traits", trait) for trait in thing.traits],
            symbol=Symbol(difficulty.icon, difficulty.name[self.lang]),
        )
        type = " · ".join([self.word("type-location"), *face.traits])
        return self.card(thing, face, "location", tone="location", type=type, difficulty=difficulty.name[self.lang])

    def exploration(self, thing: Thing) -> Card:
        group = self.cards.of("exploration-sets")[thing.set]
        face = Face(thing.kind, self.named(thing), thing.icon, symbol=Symbol(group.icon, group.name[self.lang]))
        name = group.name[self.lang]
        type = self.word(f"type-{thing.kind}", set=name)
        return self.card(thing, face, "exploration", tone=thing.kind, type=type, set=name)

    def condition(self, thing: Thing) -> Card:
        face = Face("condition", self.named(thing), thing.icon)
        tone = "harmful" if thing.harmful else "helpful"
        type = self.word("type-condition-harmful" if thing.harmful else "type-condition")
        return self.card(thing, face, "condition", tone=tone, type=type)

    def hero_count(self, thing: Thing) -> Card:
        keys = thing.node.keys or {}
        numbers = {key: int(str(keys[key].scalar)) for key in ("health", "activations", "copies")}
        figures = self.figures(health=numbers["health"], activations=numbers["activations"])
        thing.copies = numbers["copies"]
        return self.card(thing, Face("hero-count", self.named(thing), thing.icon, figures=figures), "hero-count")

    def quest(self, quest: QuestFacts) -> Card:
        nemesis = self.cards.of("enemies")[quest.nemesis]
        face = Face(
            "quest",
            quest.name[self.lang],
            quest.icon,
            track=quest.track,
            symbol=Symbol(nemesis.icon, nemesis.name[self.lang]),
        )
        return Card(
            id=quest.id,
            kind="quest",
            tone="quest",
            type=self.word("type-quest", number=quest.number),
            name=face.name,
            faces=[face],
            back="quest",
            group=self.word("group-quest"),
            flavour=quest.story[self.lang],
        )

    # ---- parts

    def card(
        self, thing: Thing, face: Face, kind: str, tone: str = "", back: str = "", type: str = "", **args: str
    ) -> Card:
        return Card(
            id=thing.id,
            kind=kind,
            tone=tone or kind,
            type=type or self.word(f"type-{kind}", **args),
            name=face.name,
            faces=[face],
            back=back or kind,
            group=self.word(f"group-{kind}", **args),
            flavour=thing.flavour.get(self.lang, ""),
            copies=thing.copies,
        )

    def word(self, id: str, **args: str | int) -> str:
        return word(self.lang, id, **args)

    def named(self, thing: Thing) -> str:
        return thing.name[self.lang]

    def title(self, section: str, id: str) -> str:
        return self.cards.of(section)[id].name[self.lang]

    def figures(self, **values: int) -> list[Figure]:
        return [Figure(id, ICONS[id], self.word(f"figure-{id}"), value) for id, value in values.items()]

    def action(self, thing: Thing) -> Action:
        step = next(step for step in thing.rules if step.word == thing.action)
        notes = [self.word("note-ranged")] if number(step, "ranged") else []
        if number(step, "targets") > 1:
            notes.append(self.word("note-targets", count=number(step, "targets")))
        label = self.word(f"action-{thing.action}")
        return Action(thing.action, ACTION_ICONS[thing.action], label, number(step, "dice"), notes)


def by_difficulty(thing: Thing) -> int:
    return DIFFICULTIES[thing.difficulty]


def number(step: Step, name: str) -> int:
    """An argument that is a plain number; 0 where it was left out."""
    found = step.args.get(name, 0)
    return found if isinstance(found, int) else found.number
