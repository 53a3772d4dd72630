"""The cards of Terrinoth as card models, and the names of its tokens, classes and quests."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from questable.cards.grammar import Step
from questable.drawing.labels import labels, word
from questable.drawing.model import Action, Back, Card, Face, Mark, Paragraph, Sheet, Stat, Term
from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, card_ids, card_text, quest_text
from questable.games.terrinoth.domains import DRAWING
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.reader import Definition, TerrinothCards
from questable.games.terrinoth.rules.constants import DIFFICULTIES
from questable.text.catalogue import capitalized

STATS: Final = {
    "health": "hearts",
    "attack": "gladius",
    "resilience": "checked-shield",
    "engaged": "crossed-swords",
    "shadows": "hood",
    "exploration": "compass",
}
ACTIONS: Final = {"attack": "gladius", "explore": "compass", "rest": "campfire", "aid": "shaking-hands"}
BACKS: Final = {
    "hero": "swords-emblem",
    "enemy": "daemon-skull",
    "location": "castle",
    "exploration": "spyglass",
    "condition": "bleeding-wound",
    "hero-count": "three-friends",
    "quest": "scroll-unfurled",
}
BY_HEROES: Final = re.compile(r"\d+/\d+/\d+")  # an amount for two, three and four heroes
# The order of kinds on a sheet; items and events are one deck.
ORDER: Final = ("hero", "activation", "enemy", "nemesis", "location", "exploration", "condition", "hero-count", "quest")
DECKS: Final = {"item": "exploration", "event": "exploration", "nemesis": "enemy"}
TERMS: Final = ("archetypes", "classes", "difficulties", "quest-tokens", "keywords", "conditions")


def sheet(game: TerrinothGame, lang: str, ids: Iterable[str] | None = None) -> Sheet:
    """All cards, or those with these ids."""
    cards = game.cards
    chosen = set(card_ids(cards) if ids is None else ids)
    texts = [card_text(cards, id, lang) for id in card_ids(cards) if id in chosen]
    backs = {id: Back(id, icon, word(lang, f"back-{id}", DRAWING), id) for id, icon in BACKS.items()}
    for id, archetype in cards.of("archetypes").items():
        backs[id] = Back(id, archetype.icon, archetype.name[lang], id)
    return Sheet(
        game=game.name,
        title=game.module.title,
        content=game.card_set.hash,
        lang=lang,
        cards=[CardModels(cards, lang).card(text) for text in sorted(texts, key=sort_key)],
        backs=backs,
        words=labels(lang),
    )


def sort_key(text: TerrinothCardText | QuestText) -> tuple[int, int]:
    """The order of cards on a sheet: by kind, then from easy to hard."""
    kind = "exploration" if text.kind in ("item", "event") else text.kind
    if isinstance(text, QuestText):
        return ORDER.index(kind), text.number
    return ORDER.index(kind), DIFFICULTIES.get(text.difficulty or "", 0)


class CardModels:
    """Makes the models of one set of cards in one language."""

    def __init__(self, cards: TerrinothCards, lang: str) -> None:
        self.cards = cards
        self.lang = lang

    def card(self, text: TerrinothCardText | QuestText) -> Card:
        if isinstance(text, QuestText):
            return self.quest(text)
        back = text.archetype if text.kind == "activation" and text.archetype else DECKS.get(text.kind, text.kind)
        return Card(
            id=text.id,
            kind=text.kind,
            tone=self.tone(text),
            type=text.type,
            name=text.name,
            faces=[self.face(text)],
            back=back,
            group=self.group(text),
            flavour=text.flavour,
            copies=text.copies,
        )

    def face(self, text: TerrinothCardText) -> Face:
        thing = self.cards.of("activation").get(text.id)
        lines = [Paragraph(paragraph) for paragraph in text.rules]
        explained = {keyword.id: keyword for keyword in text.bar if not keyword.basic}  # each once
        lines += [Paragraph("\n".join(keyword.rules), self.heading(keyword.name)) for keyword in explained.values()]
        cut = len(lines) if thing is None else action_line(thing)
        return Face(
            role=text.kind,
            name=text.name,
            icon=text.icon,
            figures=list(self.stats(text)),
            traits=[self.title(self.traits(text), trait).name[self.lang] for trait in text.traits],
            rules=lines[:cut],
            action=self.action(thing) if thing is not None else None,
            after=lines[cut + 1 :],  # the action line itself is drawn from `action`
            bar=[keyword.name for keyword in text.bar],
            symbol=self.symbol(text),
        )

    def quest(self, text: QuestText) -> Card:
        nemesis = self.cards.of("enemies")[text.nemesis]
        rules = [Paragraph(line) for line in text.setup]
        rules += self.titled("quest-rules", text.rules)
        rules += [
            Paragraph(" ".join(effect), self.heading(capitalized(self.word(f"page-peril-{colour}"))), colour)
            for colour, effect in text.perils.items()
        ]
        rules += self.titled("quest-threat", text.threat)
        rules += self.titled("quest-victory", [text.victory] if text.victory else [])
        rules += self.titled("quest-defeat", text.defeat)
        if amount := BY_HEROES.search(" ".join(paragraph.text for paragraph in rules)):
            rules.append(Paragraph(self.word("quest-amounts", amount=amount[0])))
        symbol = Mark(nemesis.icon, nemesis.name[self.lang])
        return Card(
            id=text.id,
            kind=text.kind,
            tone="quest",
            type=text.type,
            name=text.name,
            faces=[Face("quest", text.name, text.icon, rules=rules, track=text.track, symbol=symbol)],
            back="quest",
            group=self.word("group-quest"),
            flavour=text.story,
        )

    # ---- parts

    def word(self, id: str, **args: str | int) -> str:
        return word(self.lang, id, DRAWING, **args)

    def titled(self, title: str, rules: list[str]) -> list[Paragraph]:
        """All rules as one paragraph with a title; nothing if there are none."""
        return [Paragraph(" ".join(rules), self.heading(self.word(title)))] if rules else []

    def heading(self, title: str) -> str:
        return self.word("heading", title=title)

    def title(self, section: str, id: str) -> Definition:
        return self.cards.of(section)[id]

    def traits(self, text: TerrinothCardText) -> str:
        return "location-traits" if text.kind == "location" else "enemy-traits"

    def tone(self, text: TerrinothCardText) -> str:
        """The colour of the frame: by archetype, rank of an enemy, effect of a condition, else by kind."""
        if text.kind == "enemy":
            return "master" if "master" in text.traits else "minion"
        if text.kind == "condition":
            return "harmful" if self.title("conditions", text.id).harmful else "helpful"
        return text.archetype or text.kind

    def group(self, text: TerrinothCardText) -> str:
        if text.kind == "activation" and text.archetype:
            return self.title("archetypes", text.archetype).name[self.lang]
        if text.kind in ("item", "event") and text.set:
            return self.word("group-exploration", set=self.title("exploration-sets", text.set).name[self.lang])
        if text.kind in ("enemy", "location") and text.difficulty:
            difficulty = self.title("difficulties", text.difficulty).name[self.lang]
            return self.word(f"group-{text.kind}", difficulty=difficulty)
        return self.word(f"group-{text.kind}")

    def stats(self, text: TerrinothCardText) -> Iterator[Stat]:
        values = (text.health, text.attack, text.resilience, text.engaged, text.shadows, text.exploration)
        for (id, icon), value in zip(STATS.items(), values):
            if value is not None:
                yield Stat(id, icon, self.word(f"figure-{id}"), value)

    def symbol(self, text: TerrinothCardText) -> Mark | None:
        """The symbol of the class, archetype, difficulty or exploration set of a card."""
        hero_class = text.hero_class if text.hero_class in self.cards.of("classes") else None
        for section, id in (
            ("classes", hero_class),
            ("archetypes", text.archetype),
            ("difficulties", text.difficulty),
            ("exploration-sets", text.set),
        ):
            if id:
                found = self.title(section, id)
                return Mark(found.icon, found.name[self.lang])
        return None

    def action(self, thing: Definition) -> Action:
        step = thing.rules[action_line(thing)]
        notes = [self.word("note-ranged")] if number(step, "ranged") else []
        if number(step, "targets") > 1:
            notes.append(self.word("note-targets", count=number(step, "targets")))
        label = self.word(f"action-{thing.action}")
        return Action(thing.action, ACTIONS[thing.action], label, number(step, "dice"), notes)


def action_line(thing: Definition) -> int:
    """The index of the rule that is the action; each rule is a paragraph."""
    return next(index for index, step in enumerate(thing.rules) if step.word == thing.action)


def number(step: Step, name: str) -> int:
    """A numeric argument; 0 if it is left out."""
    found = step.args.get(name, 0)
    return found if isinstance(found, int) else found.number


def terms(game: TerrinothGame, lang: str) -> dict[str, dict[str, Term]]:
    """Archetypes, classes, tokens and so on, and the texts of each quest."""
    terms = {
        kind: {id: Term(definition.name[lang], definition.icon) for id, definition in game.cards.of(kind).items()}
        for kind in TERMS
    }
    quests = [quest_text(game.cards, quest, lang, heroes=0) for quest in game.cards.quests.values()]
    terms["opening"] = {quest.id: Term(quest.name, quest.icon, quest.story) for quest in quests}
    terms["aim"] = {quest.id: Term(quest.name, quest.icon, quest.victory) for quest in quests}
    terms["victory"] = {quest.id: Term(quest.name, quest.icon, quest.victory_text) for quest in quests}
    terms["defeat"] = {quest.id: Term(quest.name, quest.icon, quest.defeat_text) for quest in quests}
    return terms
