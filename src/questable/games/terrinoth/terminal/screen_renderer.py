"""The table of Terrinoth on the full screen."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from questable.games.terrinoth.terminal.cards import labelled
from questable.games.terrinoth.terminal.strings import TerrinothStrings
from questable.games.terrinoth.terminal.table_renderer import WIDE, TerrinothTableRenderer
from questable.games.terrinoth.view_types import TerrinothView
from questable.terminal.render import DecisionLike
from questable.terminal.screen_renderer import ScreenRenderer

TALL = 24  # lines from which rules of quest and place and cards of heroes are also shown
COLOURS = {
    "green": "#3fa34d",
    "blue": "#3d7edb",
    "violet": "#9a5fd0",
    "red": "#d64545",
}  # readable on dark and on light


class TerrinothScreenRenderer(TerrinothTableRenderer, ScreenRenderer[TerrinothStrings, TerrinothView]):
    def headline(self) -> Text:
        return self.track().append("\n").append_text(self.place())

    def track(self) -> Text:
        """The peril track as coloured blocks; the next coloured space is also named in words."""
        text = self.strings.text
        peril = self.view.peril
        grim = f" · {text('grim')}" if self.view.grim else ""
        line = Text(self.strings.name(self.view.quest), style="bold")
        line = Text.assemble(line, f" · {text('round', round=self.view.round)}{grim} · {text('peril')} ")
        for space, name in enumerate(peril.track):
            here = space == peril.space
            line.append("●" if here else "■", f"bold {'' if here else COLOURS.get(str(name), 'dim')}")
        ahead = [(steps, name) for steps, name in enumerate(peril.track[peril.space + 1 :], 1) if name in COLOURS]
        line.append(f" {peril.space}/{len(peril.track) - 1}")
        if ahead:
            line.append(f" · +{ahead[0][0]} {self.strings.colour(ahead[0][1])}", COLOURS[str(ahead[0][1])])
        return line

    def main_area(self, question: DecisionLike | None) -> RenderableType:
        parts: list[RenderableType] = [self.party(), Text(), self.enemies(self.width >= WIDE)]
        if dice := self.dice():
            parts.append(dice)
        if self.height >= TALL:
            parts += self.sheet()
        return Group(*parts)

    def sheet(self) -> list[RenderableType]:
        """The rules of quest, perils and place, and the cards of each hero."""
        lang = self.strings.lang
        parts: list[RenderableType] = [Text()]
        parts += [Text(line) for line in (self.quest.victory, *self.quest.rules) if line]
        parts += [labelled(label, text, lang) for label, text in self.perils_ahead()]
        place = self.view.location
        if place is not None and (rules := self.strings.rules(place.card)):
            parts.append(labelled(self.strings.name(place.card), rules, lang))
        for number, hero in enumerate(self.view.heroes):
            parts += [Text(), Text(self.hero_name(number), style="bold"), Padding(self.hand(hero), (0, 0, 0, 2))]
        return parts

    # ---- cards on the table

    def card_name(self, id: str) -> str:
        return self.strings.name(id)

    def visible_cards(self) -> Iterator[str | None]:
        view = self.view
        if view.location is not None:
            yield view.location.card
        yield view.quest
        heroes = [view.heroes[view.active], *view.heroes]
        for enemies in (*(hero.engaged for hero in heroes), view.shadows, view.lair):
            yield from (enemy.card for enemy in enemies)
        for hero in heroes:
            yield hero.hero
            yield from (card.card for card in hero.cards)
            yield from hero.items
            yield hero.class_
        yield from view.looked
        yield from (known.card for deck in (view.enemy_deck, view.exploration_deck) for known in deck.known)
        yield from (*view.enemy_discard, *view.exploration_discard, *view.locations_left_behind)
