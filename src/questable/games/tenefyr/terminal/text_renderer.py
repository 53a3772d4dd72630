"""The table of Tenefyr in sentences."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from questable.games.tenefyr.card_text import SideText
from questable.games.tenefyr.terminal.cards import powers
from questable.games.tenefyr.terminal.ending import story_of, why
from questable.games.tenefyr.terminal.table_renderer import REDRAWING, SYMBOLS_AHEAD, TenefyrTableRenderer
from questable.games.tenefyr.view_types import TenefyrDungeon
from questable.terminal.render import Question, lines
from questable.terminal.strings import listed, tally
from questable.text.catalogue import as_sentence, capitalized


class TenefyrTextRenderer(TenefyrTableRenderer):
    def parts(self) -> Mapping[str, Callable[[], list[str]]]:
        return {
            "hand": self.tell_hand,
            "enemy": self.tell_enemy,
            "totals": self.tell_totals,
            "track": self.tell_track,
            "dungeons": self.tell_dungeons,
            "turn": self.tell_turn,
        }

    def numbered(self, decision: Question) -> bool:
        return False

    # ---- what is told when

    def question(self, decision: Question) -> RenderableType:
        if self.view.combat is None:
            return lines(self.tell_track())
        if decision.kind not in REDRAWING:
            return lines(self.tell_progress())
        return lines([*self.tell_enemy(), *self.tell_progress(), *self.tell_hand()])

    def whole(self) -> RenderableType:
        return lines([line for part in self.parts().values() for line in part()])

    def decks(self) -> Group:
        say = self.strings.say
        told: list[str] = []
        for number, seat in enumerate(self.view.seats):
            deck = self.strings.counted(seat.deck.cards)
            discard = self.strings.counted(tally(seat.discard))
            told.append(
                say("told-decks", player=self.players[number], count=seat.deck.count, deck=deck, discard=discard)
            )
            if seat.deck.next:
                known = [self.strings.played(id).name if id else say("unknown") for id in seat.deck.next]
                told.append(as_sentence(say("next-in-deck", cards=", ".join(known))))
        return lines(told)

    def card(self, id: str) -> RenderableType:
        card = self.strings.card(id)
        told = [as_sentence(f"{card.name}, {card.type}")]
        for side, what in ((card.enemy, "side-enemy"), (card.played, "side-loot")):
            if side is not None:
                told.append(self.side(side, self.strings.say(what) if card.enemy is not None else ""))
        told += [f"{as_sentence(option.name)} {' '.join(option.rules)}" for option in card.options]
        return lines([*told, card.flavour])

    def side(self, side: SideText, what: str) -> str:
        head = self.strings.of(what, side.name) if what else side.name
        rules = "\n".join(side.rules) or self.strings.say("no-rules")
        return f"{head}, {powers(self.strings, side)}. {rules}"

    def ending(self) -> RenderableType:
        say = self.strings.say
        figures = self.view.figures
        told = [
            say(f"outcome-{self.view.outcome}"),
            story_of(self.view, self.strings.lang),
            say("figures", won=figures.won, lost=figures.lost, cleared=figures.cleared, power=figures.highest_power),
        ]
        for achievement in self.view.achievements:
            titled = self.strings.game.cards.achievements[achievement.id]
            reason = why(self.strings, self.players, achievement)
            told.append(
                f"{as_sentence(titled.name[self.strings.lang])} {titled.text[self.strings.lang]} {reason}".strip()
            )
        return lines(told if self.view.achievements else [*told, say("no-achievements")])

    # ---- parts of the state

    def tell_hand(self) -> list[str]:
        hand = self.view.seats[self.seat].hand if self.seat is not None else []
        cards = [f"{self.strings.played(card.card).name} ({self.strings.played(card.card).power[0]})" for card in hand]
        return [as_sentence(self.strings.say("hand-cards", cards=listed(tally(cards)) or self.strings.say("nothing")))]

    def tell_enemy(self) -> list[str]:
        combat = self.view.combat
        if combat is None:
            return [self.strings.say("told-no-enemy")]
        side = self.strings.enemy(combat.enemy)
        rules = " ".join(side.rules) or self.strings.say("no-rules")
        told = [f"{side.name}, {self.strings.say('power', power=combat.power)}. {rules}"]
        told += [self.strings.say("rules-ignored")] if combat.rules_ignored else []
        return told + ([self.strings.say("finish", short=combat.short)] if combat.short else [])

    def tell_progress(self) -> list[str]:
        combat = self.view.combat
        if combat is None or combat.victor is not None:
            return []
        say = self.strings.say
        told = say("progress", party=combat.party, power=combat.power, needed=combat.needed)
        return [f"{told} {say('turn', turn=combat.turn, turns=combat.turns)}" if combat.turn else told]

    def tell_totals(self) -> list[str]:
        """Each player's total and cards, then all against the enemy."""
        told = []
        for number, seat in enumerate(self.view.seats):
            played = tally(
                f"{self.strings.played(card.card).name} ({card.power}){self.marks(card.borrowed, card.removed)}"
                for card in seat.played
            )
            told.append(
                self.strings.say(
                    "told-total",
                    player=self.players[number],
                    total=seat.total,
                    played=listed(played) or self.strings.say("nothing"),
                    deck=seat.deck.count,
                    discard=len(seat.discard),
                )
            )
        return [*told, *self.tell_progress()]

    def tell_track(self) -> list[str]:
        track = self.view.track
        say = self.strings.say
        left = track.skull - track.space
        told = say("track", space=track.space, skull=track.skull, left=left)
        ahead = [symbol for symbol in track.symbols if symbol.space > track.space][:SYMBOLS_AHEAD]
        symbols = ", ".join(say("symbol", count=symbol.count, level=symbol.level) for symbol in ahead)
        where = as_sentence(say("told-track", track=say("track-attacks") if track.boss_attacks else told))
        return [where, *([as_sentence(say("track-symbols", symbols=symbols))] if ahead else [])]

    def tell_dungeons(self) -> list[str]:
        rows = sorted(self.view.dungeons, key=lambda dungeon: (dungeon.place == "boss", dungeon.level or 0))
        return [self.tell_dungeon(dungeon) for dungeon in rows]

    def tell_dungeon(self, dungeon: TenefyrDungeon) -> str:
        say = self.strings.say
        boss = dungeon.place == "boss"
        where = capitalized(say("the-boss") if boss else say("level", level=dungeon.level or 0))
        if dungeon.count == 0:
            return f"{where}, {say('empty')}."
        power = f", {say('power', power=self.power(dungeon.top))}" if dungeon.top else ""
        told = [self.strings.of(where, f"{self.enemies(dungeon)}{power}")]
        told.append(self.strings.of(say("col-cards"), str(dungeon.count)))
        if dungeon.reward is not None:
            told.append(self.strings.of(say("col-reward"), self.strings.name(dungeon.reward)))
        return " ".join(map(as_sentence, told))

    def tell_turn(self) -> list[str]:
        combat = self.view.combat
        first = self.strings.say("told-starting-player", player=self.players[self.view.starting_player])
        if combat is None or combat.active is None:
            return [first]
        return [self.strings.say("told-turn", player=self.players[combat.active]), first]
