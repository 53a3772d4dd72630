"""The table of Tenefyr, drawn from what the seat that is asked can see."""

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
from questable.terminal.render import TOLD, Choice, Question, Renderer, card_link
from questable.terminal.strings import listed, tally
from questable.text.catalogue import signed

WIDE = 110  # columns from which the rules of enemies stand beside them
SYMBOLS_AHEAD = 3
GIVEN = ("loot", "give-reserve-card")  # the question is who gets the card
REDRAWING = ("keep-or-redraw", "draw-more")  # what may be drawn matters


class TenefyrTableRenderer(Renderer[TenefyrStrings, TenefyrView]):
    read = staticmethod(read_tenefyr)

    # ---- what is shown when

    def opening(self) -> RenderableType | None:
        story = boss_story(self.view.boss, "opening", self.strings.lang)
        return Text(story, style="italic") if story else None

    def question(self, decision: Question) -> RenderableType:
        combat = self.view.combat
        if decision.kind == "where-to":
            return self.village(choices_of_places(decision))
        return self.between() if combat is None else self.combat(combat, self.seat, decision.kind in REDRAWING)

    def whole(self) -> RenderableType:
        combat = self.view.combat
        return self.village() if combat is None else Group(self.village(), self.combat(combat, self.seat, True))

    def card(self, id: str) -> RenderableType:
        return card_panel(self.strings, self.strings.card(id))

    def ending(self) -> RenderableType:
        return ending(self.strings, self.view, self.players)

    # ---- the question

    def numbered(self, decision: Question) -> bool:
        return decision.kind == "where-to"

    def about(self, decision: Question) -> str:
        """Those of an enemy are seen anyway."""
        id = decision.about
        enemy = self.view.combat.enemy if self.view.combat is not None else None
        if id is None or decision.kind in TOLD or (id == enemy and decision.kind not in GIVEN):
            return ""
        side = self.strings.card(id).played
        if side is None:
            return ""
        rules = "\n".join(side.rules)
        return self.strings.line(side.power[0], rules) if decision.kind in GIVEN else rules

    def details(self, decision: Question, option: Choice) -> str:
        if "place" in option.ref:
            top = self.card_of(option)
            if top is None:
                return ""
            return f"{self.strings.name(top)}, {self.strings.say('power', power=self.enemy_power(top))}"
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

    def card_of(self, option: Choice) -> str | None:
        """Of a place it is the enemy that lies there face up."""
        if "card" in option.ref:
            return str(option.ref["card"])
        return next((pile.top for pile in self.view.dungeons if pile.place == option.ref.get("place")), None)

    def in_focus(self) -> str | None:
        return self.view.combat.enemy if self.view.combat is not None else None

    # ---- the village

    def village(self, numbers: Mapping[str, int] | None = None) -> Group:
        return Group(self.track(), self.dungeons(numbers or {}), Text(), self.party())

    def between(self) -> Group:
        """Between two combats: what is left of the dungeon that the party is in."""
        say = self.strings.say
        parts: list[RenderableType] = [self.track()]
        for dungeon in self.view.dungeons:
            if dungeon.place == self.view.current and dungeon.count:
                reward = self.strings.name(dungeon.reward) if dungeon.reward else say("nothing")
                parts.append(Text(say("here", level=dungeon.level or 0, count=dungeon.count, reward=reward)))
                if dungeon.below and dungeon.below[0] is not None:
                    parts.append(Text(say("known-next", enemy=self.strings.name(dungeon.below[0]))))
        return Group(*parts, Text(), self.party())

    def track(self) -> Text:
        view = self.view
        say = self.strings.say
        track = view.track
        line = Text()
        for space in range(track.skull + 1):
            mark = "●" if space == track.space else "☠" if space == track.skull else "·"
            line.append(mark, style="bold" if mark != "·" else "dim")
        if track.boss_attacks:
            line.append(f"  {say('track-attacks')}")
        else:
            left = track.skull - track.space
            line.append(f"  {say('track', space=track.space, skull=track.skull, left=left)}")
        boss = self.strings.boss(view.boss) if view.boss else say("quick")
        line.append(f" · {boss} · {say(f'difficulty-{view.difficulty}')}")
        ahead = [symbol for symbol in track.symbols if symbol.space > track.space][:SYMBOLS_AHEAD]
        if ahead:
            told = ", ".join(say("symbol", count=symbol.count, level=symbol.level) for symbol in ahead)
            line.append(f"\n{say('track-symbols', symbols=told)}", style="dim")
        return line

    def dungeons(self, numbers: Mapping[str, int]) -> Table:
        """By level, the Boss deck last; the number of a row is the choice that goes there."""
        say = self.strings.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("#", justify="right")
        table.add_column(say("col-level"))
        table.add_column(say("col-enemy"), no_wrap=self.width >= WIDE)
        table.add_column(say("col-power"), justify="right")
        table.add_column(say("col-cards"), justify="right")
        table.add_column(say("col-reward"), no_wrap=True)
        if self.width >= WIDE:
            table.add_column(say("col-rules"), style="dim", ratio=1)
        rows = sorted(self.view.dungeons, key=lambda dungeon: (dungeon.place == "boss", dungeon.level or 0))
        for dungeon in rows:
            table.add_row(*self.dungeon(dungeon, numbers.get(dungeon.place)))
        return table

    def dungeon(self, dungeon: TenefyrDungeon, number: int | None) -> list[RenderableType]:
        boss = dungeon.place == "boss"
        level = self.strings.say("the-boss") if boss else str(dungeon.level)
        here = dungeon.place == self.view.current
        cells: list[RenderableType] = [Text(str(number or ("▶" if here else "")), style="bold"), level]
        if dungeon.count == 0:
            cells += [Text(self.strings.say("empty"), style="dim"), "", "0"]
        else:
            cells += [self.enemies(dungeon), self.power(dungeon.top), str(dungeon.count)]
        cells.append(card_link(self.strings.name(dungeon.reward), dungeon.reward) if dungeon.reward else "")
        if self.width >= WIDE:
            top = dungeon.top if dungeon.count else None
            cells.append(" ".join(self.strings.enemy(top).rules) if top else "")
        return cells

    def enemies(self, dungeon: TenefyrDungeon) -> Text:
        """The face-up enemy, and the next one where it is known."""
        top = card_link(self.strings.name(dungeon.top) if dungeon.top else self.strings.say("unknown"), dungeon.top)
        known = dungeon.below[0] if dungeon.below else None
        if known is not None:
            top.append_text(card_link(f", {self.strings.say('then-comes', enemy=self.strings.name(known))}", known))
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
        say = self.strings.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("col-player"))
        table.add_column(say("col-deck"), justify="right")
        table.add_column(say("col-discard"), justify="right")
        table.add_column()
        for number, seat in enumerate(self.view.seats):
            notes = [say("starting-player")] if number == self.view.starting_player else []
            notes += [say("bot")] if number in self.bots else []
            table.add_row(self.player(number), str(seat.deck.count), str(len(seat.discard)), ", ".join(notes))
        return table

    def player(self, seat: int) -> str:
        return f"{seat + 1} {self.players[seat]}"

    # ---- a combat

    def combat(self, combat: TenefyrCombat, seat: int | None, drawing: bool) -> Group:
        """The enemy, what the party has against it, and the hand of the seat; while drawing, what may be drawn too."""
        say = self.strings.say
        if combat.victor is not None:
            return Group(self.enemy(combat), self.party())
        parts: list[RenderableType] = [self.enemy(combat), self.fighters(combat)]
        parts.append(self.progress(combat))
        if seat is not None and drawing:
            parts += [self.hand(self.view.seats[seat]), self.left(self.view.seats[seat], combat)]
        elif seat is not None and (hand := self.view.seats[seat].hand):
            cards = self.strings.counted(tally(card.card for card in hand))
            parts.append(Text(say("hand-cards", cards=cards)))
        return Group(*parts)

    def progress(self, combat: TenefyrCombat) -> Text:
        """What the party has and what it needs, and which turn it is."""
        say = self.strings.say
        line = Text(say("progress", party=combat.party, power=combat.power, needed=combat.needed), style="bold")
        if combat.turn:
            line.append(f"  {say('turn', turn=combat.turn, turns=combat.turns)}", style="not bold")
        return line

    def enemy(self, combat: TenefyrCombat) -> Panel:
        say = self.strings.say
        side = self.strings.enemy(combat.enemy)
        rules = Text("\n".join(side.rules) or say("no-rules"), style="" if side.rules else "dim")
        notes: list[str] = []
        if len(combat.why) > 1:
            parts = ", ".join(
                self.part(number, part.reason, part.card, part.amount) for number, part in enumerate(combat.why)
            )
            notes.append(say("why-power", power=combat.power, parts=parts))
        notes += [say("rules-ignored")] if combat.rules_ignored else []
        notes += [say("finish", short=combat.short)] if combat.short else []
        for note in notes:
            rules.append(f"\n{note}", style="italic")
        level = next((dungeon.level for dungeon in self.view.dungeons if dungeon.place == self.view.current), None)
        where = say("level", level=level) if level else say("the-boss")
        title = card_link(side.name, combat.enemy, "enemy")
        title.append(f" · {say('power', power=combat.power)} · {where}", style="bold")
        return Panel(rules, title=title, title_align="left", padding=(0, 1), border_style="frame")

    def part(self, number: int, reason: str, card: str | None, amount: int) -> str:
        told = str(amount) if number == 0 else signed(amount)
        if reason != "continuous":
            return self.strings.say(f"part-{reason}", amount=told)
        if card is None:
            return self.strings.say("part-lasting", amount=told)
        return self.strings.say("part-continuous", amount=told, card=self.strings.name(card))

    def fighters(self, combat: TenefyrCombat) -> Table:
        say = self.strings.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(say("col-player"), no_wrap=True)
        table.add_column(say("col-total"), justify="right")
        table.add_column(say("col-deck"), justify="right")
        table.add_column(say("col-discard"), justify="right")
        table.add_column(say("col-played"))
        for number, seat in enumerate(self.view.seats):
            played = tally(
                f"{self.strings.played(card.card).name} ({card.power}){self.marks(card.borrowed, card.removed)}"
                for card in seat.played
            )
            name = self.player(number) + (" ★" if number == self.view.starting_player else "")
            row = [name, str(seat.total), str(seat.deck.count), str(len(seat.discard)), listed(played)]
            active = number == combat.active
            table.add_row("▶" if active else "", *row, style="bold" if active else "")
        return table

    def marks(self, borrowed: bool, removed: bool) -> str:
        told = [self.strings.say("borrowed")] if borrowed else []
        told += [self.strings.say("removed")] if removed else []
        return f" ({', '.join(told)})" if told else ""

    def hand(self, seat: TenefyrSeat) -> Table:
        """Each card in hand with power and rules."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        for number, card in enumerate(seat.hand):
            side = self.strings.played(card.card)
            name = side.name + self.marks(card.borrowed, False)
            label = self.strings.say("your-hand") if number == 0 else ""
            table.add_row(label, str(side.power[0]), card_link(name, card.card), "\n".join(side.rules))
        return table

    def left(self, seat: TenefyrSeat, combat: TenefyrCombat) -> Text:
        text = self.strings.say("left-in-deck", count=seat.deck.count, cards=self.strings.counted(seat.deck.cards))
        if combat.redraw_limit is not None:
            text += f". {self.strings.say('redraws-left', left=max(combat.redraw_limit - combat.redraws, 0))}"
        return Text(text, style="dim")

    # ---- decks

    def decks(self) -> Group:
        say = self.strings.say
        parts: list[RenderableType] = []
        for number, seat in enumerate(self.view.seats):
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True, style="dim")
            table.add_column()
            table.add_row(f"{say('col-deck')} ({seat.deck.count})", self.strings.counted(seat.deck.cards))
            if seat.deck.next:
                known = [self.strings.played(id).name if id else say("unknown") for id in seat.deck.next]
                table.add_row("", say("next-in-deck", cards=", ".join(known)))
            table.add_row(f"{say('col-discard')} ({len(seat.discard)})", self.strings.counted(tally(seat.discard)))
            parts += [Text(self.player(number), style="bold"), Padding(table, (0, 0, 0, 2))]
        return Group(*parts)


def choices_of_places(decision: Question) -> dict[str, int]:
    """The number of the choice that each place stands for."""
    return {str(option.ref["place"]): number + 1 for number, option in enumerate(decision.options)}
