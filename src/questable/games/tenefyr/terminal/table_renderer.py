"""The table of Tenefyr, drawn from the view of the asked seat."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from questable.games.tenefyr.stories import boss_story
from questable.games.tenefyr.terminal.cards import card_panel
from questable.games.tenefyr.terminal.ending import ending
from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.tenefyr.view_types import TenefyrCombat, TenefyrDungeon, TenefyrSeat, TenefyrView
from questable.games.tenefyr.view_types import read_view as read_tenefyr
from questable.terminal.ending import Ending
from questable.terminal.render import SELF_EXPLANATORY, DecisionLike, OptionLike, Renderer, card_link
from questable.terminal.strings import count_items, with_counts
from questable.text.catalogue import signed

WIDE = 110  # columns from which the rules of enemies are shown
SYMBOLS_AHEAD = 3
GIVEN = ("loot", "give-reserve-card")  # decisions about who gets a card
REDRAWING = ("keep-or-redraw", "draw-more")  # decisions for which the deck matters


class TenefyrTableRenderer(Renderer[TenefyrStrings, TenefyrView]):
    read = staticmethod(read_tenefyr)

    # ---- main parts

    def opening(self) -> RenderableType | None:
        story = boss_story(self.view.boss, "opening", self.strings.lang)
        return Text(story, style="italic") if story else None

    def question(self, decision: DecisionLike) -> RenderableType:
        combat = self.view.combat
        if decision.kind == "where-to":
            return self.village(choices_of_places(decision))
        return self.between() if combat is None else self.combat(combat, self.seat, decision.kind in REDRAWING)

    def full_table(self) -> RenderableType:
        combat = self.view.combat
        return self.village() if combat is None else Group(self.village(), self.combat(combat, self.seat, True))

    def card(self, id: str) -> RenderableType:
        return card_panel(self.strings, self.strings.card(id))

    def summary(self) -> Ending:
        return ending(self.strings, self.view, self.players)

    # ---- the decision

    def shows_options(self, decision: DecisionLike) -> bool:
        return decision.kind == "where-to"

    def about(self, decision: DecisionLike) -> str:
        """The rules of the card; those of the current enemy are left out because they are on the table."""
        id = decision.about
        enemy = self.view.combat.enemy if self.view.combat is not None else None
        if id is None or decision.kind in SELF_EXPLANATORY or (id == enemy and decision.kind not in GIVEN):
            return ""
        side = self.strings.card(id).played
        if side is None:
            return ""
        rules = "\n".join(side.rules)
        return self.strings.line(side.power[0], rules) if decision.kind in GIVEN else rules

    def details(self, decision: DecisionLike, option: OptionLike) -> str:
        if "place" in option.ref:
            top = self.card_of(option)
            if top is None:
                return ""
            return f"{self.strings.name(top)}, {self.strings.text('power', power=self.enemy_power(top))}"
        if "card" not in option.ref:
            return ""
        id = str(option.ref["card"])
        if decision.kind == "reorder":
            return self.strings.line(self.enemy_power(id), "\n".join(self.strings.enemy(id).rules))
        side = self.strings.played(id)
        seat = option.ref.get("seat")
        owner = f"{self.players[seat]}. " if isinstance(seat, int) and seat != self.seat else ""
        return owner + self.strings.line(side.power[0], "\n".join(side.rules))

    def enemy_power(self, id: str) -> int:
        return self.strings.enemy_power(id, self.view.players)

    def card_of(self, option: OptionLike) -> str | None:
        """The card of an option; for a place its face-up enemy."""
        if "card" in option.ref:
            return str(option.ref["card"])
        return next((pile.top for pile in self.view.dungeons if pile.place == option.ref.get("place")), None)

    def focused_card(self) -> str | None:
        return self.view.combat.enemy if self.view.combat is not None else None

    # ---- the village

    def village(self, numbers: Mapping[str, int] | None = None) -> Group:
        return Group(self.track(), self.dungeons(numbers or {}), Text(), self.party())

    def between(self) -> Group:
        """Between two combats: the rest of the current dungeon, and the party."""
        text = self.strings.text
        parts: list[RenderableType] = [self.track()]
        for dungeon in self.view.dungeons:
            if dungeon.place == self.view.current and dungeon.count:
                reward = self.strings.name(dungeon.reward) if dungeon.reward else text("nothing")
                parts.append(Text(text("here", level=dungeon.level or 0, count=dungeon.count, reward=reward)))
                if dungeon.below and dungeon.below[0] is not None:
                    parts.append(Text(text("known-next", enemy=self.strings.name(dungeon.below[0]))))
        return Group(*parts, Text(), self.party())

    def track(self) -> Text:
        view = self.view
        text = self.strings.text
        track = view.track
        line = Text()
        for space in range(track.skull + 1):
            mark = "●" if space == track.space else "☠" if space == track.skull else "·"
            line.append(mark, style="bold" if mark != "·" else "dim")
        if track.boss_attacks:
            line.append(f"  {text('track-attacks')}")
        else:
            left = track.skull - track.space
            line.append(f"  {text('track', space=track.space, skull=track.skull, left=left)}")
        boss = self.strings.boss(view.boss) if view.boss else text("quick")
        line.append(f" · {boss} · {text(f'difficulty-{view.difficulty}')}")
        ahead = [symbol for symbol in track.symbols if symbol.space > track.space][:SYMBOLS_AHEAD]
        if ahead:
            symbols = ", ".join(text("symbol", count=symbol.count, level=symbol.level) for symbol in ahead)
            line.append(f"\n{text('track-symbols', symbols=symbols)}", style="dim")
        return line

    def dungeons(self, numbers: Mapping[str, int]) -> Table:
        """The dungeons by level, the Boss deck last. `numbers`: the option that leads to each place."""
        text = self.strings.text
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("#", justify="right")
        table.add_column(text("col-level"))
        table.add_column(text("col-enemy"), no_wrap=self.width >= WIDE)
        table.add_column(text("col-power"), justify="right")
        table.add_column(text("col-cards"), justify="right")
        table.add_column(text("col-reward"), no_wrap=True)
        if self.width >= WIDE:
            table.add_column(text("col-rules"), style="dim", ratio=1)
        rows = sorted(self.view.dungeons, key=lambda dungeon: (dungeon.place == "boss", dungeon.level or 0))
        for dungeon in rows:
            table.add_row(*self.dungeon(dungeon, numbers.get(dungeon.place)))
        return table

    def dungeon(self, dungeon: TenefyrDungeon, number: int | None) -> list[RenderableType]:
        boss = dungeon.place == "boss"
        level = self.strings.text("the-boss") if boss else str(dungeon.level)
        here = dungeon.place == self.view.current
        cells: list[RenderableType] = [Text(str(number or ("▶" if here else "")), style="bold"), level]
        if dungeon.count == 0:
            cells += [Text(self.strings.text("empty"), style="dim"), "", "0"]
        else:
            cells += [self.enemies(dungeon), self.power(dungeon.top), str(dungeon.count)]
        cells.append(card_link(self.strings.name(dungeon.reward), dungeon.reward) if dungeon.reward else "")
        if self.width >= WIDE:
            top = dungeon.top if dungeon.count else None
            cells.append(" ".join(self.strings.enemy(top).rules) if top else "")
        return cells

    def enemies(self, dungeon: TenefyrDungeon) -> Text:
        """The face-up enemy, and the next one if it is known."""
        top = card_link(self.strings.name(dungeon.top) if dungeon.top else self.strings.text("unknown"), dungeon.top)
        known = dungeon.below[0] if dungeon.below else None
        if known is not None:
            top.append_text(card_link(f", {self.strings.text('then-comes', enemy=self.strings.name(known))}", known))
        return top

    def power(self, enemy: str | None) -> str:
        if enemy is None:
            return ""
        combat = self.view.combat
        if combat is not None and combat.enemy == enemy:
            return str(combat.power)
        return str(self.enemy_power(enemy))

    # ---- the party

    def party(self) -> Table:
        text = self.strings.text
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(text("col-player"))
        table.add_column(text("col-deck"), justify="right")
        table.add_column(text("col-discard"), justify="right")
        table.add_column()
        for number, seat in enumerate(self.view.seats):
            notes = [text("starting-player")] if number == self.view.starting_player else []
            notes += [text("bot")] if number in self.bots else []
            table.add_row(self.player(number), str(seat.deck.count), str(len(seat.discard)), ", ".join(notes))
        return table

    def player(self, seat: int) -> str:
        return f"{seat + 1} {self.players[seat]}"

    # ---- a combat

    def combat(self, combat: TenefyrCombat, seat: int | None, drawing: bool) -> Group:
        """The enemy, the party and the hand of the seat. `drawing`: show the rest of the deck too."""
        text = self.strings.text
        if combat.victor is not None:
            return Group(self.enemy(combat), self.party())
        parts: list[RenderableType] = [self.enemy(combat), self.fighters(combat)]
        parts.append(self.progress(combat))
        if seat is not None and drawing:
            parts += [self.hand(self.view.seats[seat]), self.left(self.view.seats[seat], combat)]
        elif seat is not None and (hand := self.view.seats[seat].hand):
            cards = self.strings.counted(count_items(card.card for card in hand))
            parts.append(Text(text("hand-cards", cards=cards)))
        return Group(*parts)

    def progress(self, combat: TenefyrCombat) -> Text:
        """The power of the party, the power it needs, and the turn."""
        text = self.strings.text
        line = Text(text("progress", party=combat.party, power=combat.power, needed=combat.needed), style="bold")
        if combat.turn:
            line.append(f"  {text('turn', turn=combat.turn, turns=combat.turns)}", style="not bold")
        return line

    def enemy(self, combat: TenefyrCombat) -> Panel:
        text = self.strings.text
        side = self.strings.enemy(combat.enemy)
        rules = Text("\n".join(side.rules) or text("no-rules"), style="" if side.rules else "dim")
        notes: list[str] = []
        if len(combat.why) > 1:
            parts = ", ".join(
                self.part(number, part.reason, part.card, part.amount) for number, part in enumerate(combat.why)
            )
            notes.append(text("why-power", power=combat.power, parts=parts))
        notes += [text("rules-ignored")] if combat.rules_ignored else []
        notes += [text("finish", short=combat.short)] if combat.short else []
        for note in notes:
            rules.append(f"\n{note}", style="italic")
        level = next((dungeon.level for dungeon in self.view.dungeons if dungeon.place == self.view.current), None)
        where = text("level", level=level) if level else text("the-boss")
        title = card_link(side.name, combat.enemy, "enemy")
        title.append(f" · {text('power', power=combat.power)} · {where}", style="bold")
        return Panel(rules, title=title, title_align="left", padding=(0, 1), border_style="frame")

    def part(self, number: int, reason: str, card: str | None, amount: int) -> str:
        signed_amount = str(amount) if number == 0 else signed(amount)
        if reason != "continuous":
            return self.strings.text(f"part-{reason}", amount=signed_amount)
        if card is None:
            return self.strings.text("part-lasting", amount=signed_amount)
        return self.strings.text("part-continuous", amount=signed_amount, card=self.strings.name(card))

    def fighters(self, combat: TenefyrCombat) -> Table:
        text = self.strings.text
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(text("col-player"), no_wrap=True)
        table.add_column(text("col-total"), justify="right")
        table.add_column(text("col-deck"), justify="right")
        table.add_column(text("col-discard"), justify="right")
        table.add_column(text("col-played"))
        for number, seat in enumerate(self.view.seats):
            played = count_items(
                f"{self.strings.played(card.card).name} ({card.power}){self.marks(card.borrowed, card.removed)}"
                for card in seat.played
            )
            name = self.player(number) + (" ★" if number == self.view.starting_player else "")
            row = [name, str(seat.total), str(seat.deck.count), str(len(seat.discard)), with_counts(played)]
            active = number == combat.active
            table.add_row("▶" if active else "", *row, style="bold" if active else "")
        return table

    def marks(self, borrowed: bool, removed: bool) -> str:
        notes = [self.strings.text("borrowed")] if borrowed else []
        notes += [self.strings.text("removed")] if removed else []
        return f" ({', '.join(notes)})" if notes else ""

    def hand(self, seat: TenefyrSeat) -> Table:
        """The hand, each card with power and rules."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        for number, card in enumerate(seat.hand):
            side = self.strings.played(card.card)
            name = side.name + self.marks(card.borrowed, False)
            label = self.strings.text("your-hand") if number == 0 else ""
            table.add_row(label, str(side.power[0]), card_link(name, card.card), "\n".join(side.rules))
        return table

    def left(self, seat: TenefyrSeat, combat: TenefyrCombat) -> Text:
        text = self.strings.text("left-in-deck", count=seat.deck.count, cards=self.strings.counted(seat.deck.cards))
        if combat.redraw_limit is not None:
            text += f". {self.strings.text('redraws-left', left=max(combat.redraw_limit - combat.redraws, 0))}"
        return Text(text, style="dim")

    # ---- decks

    def decks(self) -> Group:
        text = self.strings.text
        parts: list[RenderableType] = []
        for number, seat in enumerate(self.view.seats):
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True, style="dim")
            table.add_column()
            table.add_row(f"{text('col-deck')} ({seat.deck.count})", self.strings.counted(seat.deck.cards))
            if seat.deck.next:
                known = [self.strings.played(id).name if id else text("unknown") for id in seat.deck.next]
                table.add_row("", text("next-in-deck", cards=", ".join(known)))
            table.add_row(
                f"{text('col-discard')} ({len(seat.discard)})", self.strings.counted(count_items(seat.discard))
            )
            parts += [Text(self.player(number), style="bold"), Padding(table, (0, 0, 0, 2))]
        return Group(*parts)


def choices_of_places(decision: DecisionLike) -> dict[str, int]:
    """The number of the option for each place."""
    return {str(option.ref["place"]): number + 1 for number, option in enumerate(decision.options)}
