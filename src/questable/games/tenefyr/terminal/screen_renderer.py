"""The table of Tenefyr on a whole screen."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.tenefyr.terminal.table_renderer import WIDE, TenefyrTableRenderer
from questable.games.tenefyr.view_types import TenefyrCombat, TenefyrDungeon, TenefyrView
from questable.terminal.render import Choice, Question
from questable.terminal.screen_renderer import Column, ScreenRenderer

TALL = 24  # lines from which the dungeons are shown in a combat too
BAR = 24
REWARD = 20
ENEMY = 26


class TenefyrScreenRenderer(TenefyrTableRenderer, ScreenRenderer[TenefyrStrings, TenefyrView]):
    def headline(self) -> Text:
        return self.track()

    def middle(self, question: Question | None) -> RenderableType:
        combat = self.view.combat
        choosing = question is not None and self.numbered(question)
        parts: list[RenderableType] = []
        if combat is not None:
            hand = question is None or question.kind != "play"  # else the choices are the hand
            parts.append(self.combat(combat, self.seat, hand))
        else:
            parts.append(self.party())
        if choosing and self.height >= TALL:
            parts += [Text(), self.decks()]
        elif not choosing and (combat is None or self.height >= TALL):
            parts += [Text(), self.dungeons({})]
        return Group(*parts)

    def progress(self, combat: TenefyrCombat) -> Text:
        """With a bar."""
        line = super().progress(combat)
        full = BAR if combat.power <= 0 else min(BAR * combat.party // combat.power, BAR)
        tone = "good" if combat.needed == 0 else "number"
        return Text.assemble(("█" * full, tone), ("░" * (BAR - full), "dim"), "  ", line)

    # ---- choices: dungeons are chosen by their own rows

    def columns(self, question: Question, labels: list[str]) -> list[Column]:
        if not self.numbered(question):
            return super().columns(question, labels)
        say = self.strings.say
        rules = [Column(say("col-rules"), 0, quiet=True)] if self.width >= WIDE else []
        return [
            Column(say("col-level"), max(len(say("col-level")), len(say("the-boss")))),
            Column(say("col-enemy"), ENEMY if rules else 0),
            Column(say("col-power"), len(say("col-power")), right=True),
            Column(say("col-cards"), len(say("col-cards")), right=True),
            Column(say("col-reward"), REWARD),
            *rules,
        ]

    def cells(self, question: Question, option: Choice, label: str) -> list[RenderableType]:
        dungeon = self.place_of(option)
        if dungeon is None or not self.numbered(question):
            return super().cells(question, option, label)
        cells = self.dungeon(dungeon, None)[1:]
        return [cell.plain if isinstance(cell, Text) else cell for cell in cells]  # a click chooses, and shows no card

    def place_of(self, option: Choice) -> TenefyrDungeon | None:
        return next((pile for pile in self.view.dungeons if pile.place == option.ref.get("place")), None)

    # ---- what can be looked at

    def card_name(self, id: str) -> str:
        return self.strings.name(id)

    def in_sight(self) -> Iterator[str | None]:
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
