"""The table of Tenefyr in sentences, for screen readers."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from questable.games.tenefyr.card_text import SideText
from questable.games.tenefyr.terminal.cards import powers
from questable.games.tenefyr.terminal.table_renderer import REDRAWING, SYMBOLS_AHEAD, TenefyrTableRenderer
from questable.games.tenefyr.view_types import TenefyrDungeon
from questable.terminal.render import DecisionLike, lines
from questable.terminal.strings import count_items, with_counts
from questable.text.catalogue import as_sentence, capitalized


class TenefyrTextRenderer(TenefyrTableRenderer):
    def parts(self) -> Mapping[str, Callable[[], list[str]]]:
        return {
            "hand": self.describe_hand,
            "enemy": self.describe_enemy,
            "totals": self.describe_totals,
            "track": self.describe_track,
            "dungeons": self.describe_dungeons,
            "turn": self.describe_turn,
        }

    def shows_options(self, decision: DecisionLike) -> bool:
        return False

    # ---- main parts

    def question(self, decision: DecisionLike) -> RenderableType:
        if self.view.combat is None:
            return lines(self.describe_track())
        if decision.kind not in REDRAWING:
            return lines(self.describe_progress())
        return lines([*self.describe_enemy(), *self.describe_progress(), *self.describe_hand()])

    def full_table(self) -> RenderableType:
        return lines([line for part in self.parts().values() for line in part()])

    def decks(self) -> Group:
        text = self.strings.text
        sentences: list[str] = []
        for number, seat in enumerate(self.view.seats):
            deck = self.strings.counted(seat.deck.cards)
            discard = self.strings.counted(count_items(seat.discard))
            sentences.append(
                text("told-decks", player=self.players[number], count=seat.deck.count, deck=deck, discard=discard)
            )
            if seat.deck.next:
                known = [self.strings.played(id).name if id else text("unknown") for id in seat.deck.next]
                sentences.append(as_sentence(text("next-in-deck", cards=", ".join(known))))
        return lines(sentences)

    def card(self, id: str) -> RenderableType:
        card = self.strings.card(id)
        sentences = [as_sentence(f"{card.name}, {card.type}")]
        for side, what in ((card.enemy, "side-enemy"), (card.played, "side-loot")):
            if side is not None:
                sentences.append(self.side(side, self.strings.text(what) if card.enemy is not None else ""))
        sentences += [f"{as_sentence(option.name)} {' '.join(option.rules)}" for option in card.options]
        return lines([*sentences, card.flavour])

    def side(self, side: SideText, what: str) -> str:
        head = self.strings.of(what, side.name) if what else side.name
        rules = "\n".join(side.rules) or self.strings.text("no-rules")
        return f"{head}, {powers(self.strings, side)}. {rules}"

    def ending(self) -> RenderableType:
        return lines(self.summary().sentences())

    # ---- parts of the state

    def describe_hand(self) -> list[str]:
        hand = self.view.seats[self.seat].hand if self.seat is not None else []
        cards = [f"{self.strings.played(card.card).name} ({self.strings.played(card.card).power[0]})" for card in hand]
        names = with_counts(count_items(cards)) or self.strings.text("nothing")
        return [as_sentence(self.strings.text("hand-cards", cards=names))]

    def describe_enemy(self) -> list[str]:
        combat = self.view.combat
        if combat is None:
            return [self.strings.text("told-no-enemy")]
        side = self.strings.enemy(combat.enemy)
        rules = " ".join(side.rules) or self.strings.text("no-rules")
        sentences = [f"{side.name}, {self.strings.text('power', power=combat.power)}. {rules}"]
        sentences += [self.strings.text("rules-ignored")] if combat.rules_ignored else []
        return sentences + ([self.strings.text("finish", short=combat.short)] if combat.short else [])

    def describe_progress(self) -> list[str]:
        combat = self.view.combat
        if combat is None or combat.victor is not None:
            return []
        text = self.strings.text
        progress = text("progress", party=combat.party, power=combat.power, needed=combat.needed)
        return [f"{progress} {text('turn', turn=combat.turn, turns=combat.turns)}" if combat.turn else progress]

    def describe_totals(self) -> list[str]:
        """Each player's total and cards, then the progress of the combat."""
        sentences = []
        for number, seat in enumerate(self.view.seats):
            played = count_items(
                f"{self.strings.played(card.card).name} ({card.power}){self.marks(card.borrowed, card.removed)}"
                for card in seat.played
            )
            sentences.append(
                self.strings.text(
                    "told-total",
                    player=self.players[number],
                    total=seat.total,
                    played=with_counts(played) or self.strings.text("nothing"),
                    deck=seat.deck.count,
                    discard=len(seat.discard),
                )
            )
        return [*sentences, *self.describe_progress()]

    def describe_track(self) -> list[str]:
        track = self.view.track
        text = self.strings.text
        left = track.skull - track.space
        position = text("track", space=track.space, skull=track.skull, left=left)
        ahead = [symbol for symbol in track.symbols if symbol.space > track.space][:SYMBOLS_AHEAD]
        symbols = ", ".join(text("symbol", count=symbol.count, level=symbol.level) for symbol in ahead)
        where = as_sentence(text("told-track", track=text("track-attacks") if track.boss_attacks else position))
        return [where, *([as_sentence(text("track-symbols", symbols=symbols))] if ahead else [])]

    def describe_dungeons(self) -> list[str]:
        rows = sorted(self.view.dungeons, key=lambda dungeon: (dungeon.place == "boss", dungeon.level or 0))
        return [self.describe_dungeon(dungeon) for dungeon in rows]

    def describe_dungeon(self, dungeon: TenefyrDungeon) -> str:
        text = self.strings.text
        boss = dungeon.place == "boss"
        where = capitalized(text("the-boss") if boss else text("level", level=dungeon.level or 0))
        if dungeon.count == 0:
            return f"{where}, {text('empty')}."
        power = f", {text('power', power=self.power(dungeon.top))}" if dungeon.top else ""
        sentences = [self.strings.of(where, f"{self.enemies(dungeon)}{power}")]
        sentences.append(self.strings.of(text("col-cards"), str(dungeon.count)))
        if dungeon.reward is not None:
            sentences.append(self.strings.of(text("col-reward"), self.strings.name(dungeon.reward)))
        return " ".join(map(as_sentence, sentences))

    def describe_turn(self) -> list[str]:
        combat = self.view.combat
        first = self.strings.text("told-starting-player", player=self.players[self.view.starting_player])
        if combat is None or combat.active is None:
            return [first]
        return [self.strings.text("told-turn", player=self.players[combat.active]), first]
