"""The table of Tenefyr on the full screen."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.tenefyr.terminal.table_renderer import WIDE, TenefyrTableRenderer
from questable.games.tenefyr.view_types import TenefyrCombat, TenefyrDungeon, TenefyrView
from questable.terminal.render import DecisionLike, OptionLike
from questable.terminal.screen_renderer import Column, ScreenRenderer

TALL = 24  # lines from which dungeons are also shown during a combat
BAR = 24
REWARD = 20
ENEMY = 26


class TenefyrScreenRenderer(TenefyrTableRenderer, ScreenRenderer[TenefyrStrings, TenefyrView]):
    def headline(self) -> Text:
        return self.track()

    def main_area(self, question: DecisionLike | None) -> RenderableType:
        combat = self.view.combat
        choosing = question is not None and self.shows_options(question)
        parts: list[RenderableType] = []
        if combat is not None:
            hand = question is None or question.kind != "play"  # otherwise the options are the hand
            parts.append(self.combat(combat, self.seat, hand))
        else:
            parts.append(self.party())
        if choosing and self.height >= TALL:
            parts += [Text(), self.decks()]
        elif not choosing and (combat is None or self.height >= TALL):
            parts += [Text(), self.dungeons({})]
        return Group(*parts)

    def progress(self, combat: TenefyrCombat) -> Text:
        """The progress line with a bar."""
        line = super().progress(combat)
        full = BAR if combat.power <= 0 else min(BAR * combat.party // combat.power, BAR)
        tone = "good" if combat.needed == 0 else "number"
        return Text.assemble(("█" * full, tone), ("░" * (BAR - full), "dim"), "  ", line)

    # ---- options: each dungeon is a row with columns

    def columns(self, question: DecisionLike, labels: list[str]) -> list[Column]:
        if not self.shows_options(question):
            return super().columns(question, labels)
        text = self.strings.text
        rules = [Column(text("col-rules"), 0, quiet=True)] if self.width >= WIDE else []
        return [
            Column(text("col-level"), max(len(text("col-level")), len(text("the-boss")))),
            Column(text("col-enemy"), ENEMY if rules else 0),
            Column(text("col-power"), len(text("col-power")), right=True),
            Column(text("col-cards"), len(text("col-cards")), right=True),
            Column(text("col-reward"), REWARD),
            *rules,
        ]

    def cells(self, question: DecisionLike, option: OptionLike, label: str) -> list[RenderableType]:
        dungeon = self.place_of(option)
        if dungeon is None or not self.shows_options(question):
            return super().cells(question, option, label)
        cells = self.dungeon(dungeon, None)[1:]  # as plain text: a click chooses the row instead of showing a card
        return [cell.plain if isinstance(cell, Text) else cell for cell in cells]

    def place_of(self, option: OptionLike) -> TenefyrDungeon | None:
        return next((pile for pile in self.view.dungeons if pile.place == option.ref.get("place")), None)

    # ---- cards on the table

    def card_name(self, id: str) -> str:
        return self.strings.name(id)

    def visible_cards(self) -> Iterator[str | None]:
        if self.view.combat is not None:
            yield self.view.combat.enemy
        seats = [self.view.seats[self.seat]] if self.seat is not None else []
        for seat in [*seats, *self.view.seats]:
            yield from (card.card for card in seat.hand)
            yield from (card.card for card in seat.played)
        for dungeon in self.view.dungeons:
            yield dungeon.top
            yield from dungeon.below
            yield dungeon.reward
        yield from self.view.looked
        for seat in self.view.seats:
            yield from seat.deck.cards
            yield from seat.discard
