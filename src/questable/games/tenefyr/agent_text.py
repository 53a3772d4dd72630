"""A table of Tenefyr as lines of text for agents, from the view of a seat."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from questable.games.module import Json
from questable.games.tenefyr.card_glossary import glossary_lines
from questable.games.tenefyr.card_text import SideText, card_text
from questable.games.tenefyr.domains import PLAY
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.names import tenefyr_names
from questable.text.catalogue import MessageArg, message
from questable.text.display_names import DisplayNames
from questable.text.messages import decision_text, option_text


@cache
def sides(game: TenefyrGame, id: str, lang: str) -> tuple[SideText | None, SideText | None]:
    """The text of a card as an enemy, and as a card that is played."""
    text = card_text(game.cards, id, lang)
    return text.enemy, text.played


class TableText:
    """One table in one language."""

    def __init__(self, game: TenefyrGame, view: Json, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        heroes = game.cards.heroes
        self.players = [" & ".join(heroes[hero].name[lang] for hero in seat["heroes"]) for seat in view["seats"]]
        self.names: DisplayNames = tenefyr_names(game.cards, view, self.players)

    def message(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, PLAY, **args)

    def enemy(self, id: str) -> SideText:
        side = sides(self.game, id, self.lang)[0]
        assert side is not None, id
        return side

    def played(self, id: str) -> SideText:
        side = sides(self.game, id, self.lang)[1]
        assert side is not None, id
        return side

    def counted(self, cards: Mapping[str, int]) -> str:
        return ", ".join(f"{count} × {self.played(id).name}" for id, count in cards.items()) or self.message("nothing")

    def lines(self, rules: bool) -> list[str]:
        view = self.view
        lines = [self.track(), ""]
        lines += [self.dungeon(dungeon) for dungeon in view["dungeons"] if dungeon["count"]]
        lines.append("")
        if view["combat"] is not None:
            lines += [*self.combat(view["combat"]), ""]
        for number, seat in enumerate(view["seats"]):
            lines += self.seat(number, seat)
        if view["outcome"] is not None:
            return [*lines, "", self.message(f"outcome-{view['outcome']}")]
        if rules:
            lines += ["", *glossary_lines(self.game, view, self.lang)]
        return [*lines, "", *self.question(view["decision"])]

    def track(self) -> str:
        view, track = self.view, self.view["track"]
        left = track["skull"] - track["space"]
        where = (
            self.message("track-attacks")
            if track["boss_attacks"]
            else self.message("track", space=track["space"], skull=track["skull"], left=left)
        )
        boss = self.game.cards.bosses[view["boss"]].name[self.lang] if view["boss"] else self.message("quick")
        return f"{boss} · {self.message('difficulty-' + view['difficulty'])} · {where}"

    def dungeon(self, dungeon: Json) -> str:
        level = (
            self.message("the-boss")
            if dungeon["place"] == "boss"
            else f"{self.message('col-level')} {dungeon['level']}"
        )
        here = "> " if dungeon["place"] == self.view["current"] else "- "
        parts = [f"{here}{level}: {self.top(dungeon['top'])}", f"{self.message('col-cards')} {dungeon['count']}"]
        known = [self.enemy(id).name for id in dungeon["below"] if id is not None]
        parts += [self.message("then-comes", enemy=", ".join(known))] if known else []
        if dungeon["reward"]:
            reward = self.game.cards.cards[dungeon["reward"]].front.name[self.lang]
            parts.append(f"{self.message('col-reward')} {reward}")
        return "; ".join(parts)

    def top(self, id: str | None) -> str:
        if id is None:
            return self.message("unknown")
        side = self.enemy(id)
        power = side.power[max(self.view["players"], 2) - 2]
        rules = f" ({' '.join(side.rules)})" if side.rules else ""
        return f"{side.name}, {self.message('power', power=power)}{rules}"

    def combat(self, combat: Json) -> list[str]:
        side = self.enemy(combat["enemy"])
        rules = " ".join(side.rules) or self.message("no-rules")
        lines = [
            f"{side.name}, {self.message('power', power=combat['power'])}: {rules}",
            self.message("progress", party=combat["party"], power=combat["power"], needed=combat["needed"])
            + " "
            + self.message("turn", turn=combat["turn"], turns=combat["turns"]),
        ]
        lines += [self.message("rules-ignored")] if combat["rules_ignored"] else []
        lines += [self.message("finish", short=combat["short"])] if combat["short"] else []
        if combat["redraw_limit"] is not None:
            lines.append(self.message("redraws-left", left=max(combat["redraw_limit"] - combat["redraws"], 0)))
        return lines

    def seat(self, number: int, seat: Json) -> list[str]:
        star = " ★" if number == self.view["starting_player"] else ""
        lines = [f"{number + 1} {self.players[number]}{star}"]
        if self.view["combat"] is not None:
            played = ", ".join(f"{self.played(card['card']).name} ({card['power']})" for card in seat["played"])
            lines.append(f"  {self.message('col-total')} {seat['total']}: {played or self.message('nothing')}")
        for card in seat["hand"]:
            side = self.played(card["card"])
            borrowed = f" ({self.message('borrowed')})" if card["borrowed"] else ""
            line = f"  {self.message('your-hand')}: {side.name}{borrowed}, {side.power[0]}. {' '.join(side.rules)}"
            lines.append(line.rstrip())
        deck = seat["deck"]
        lines.append(f"  {self.message('left-in-deck', count=deck['count'], cards=self.counted(deck['cards']))}")
        if deck["next"]:
            known = ", ".join(self.played(id).name if id else self.message("unknown") for id in deck["next"])
            lines.append(f"  {self.message('next-in-deck', cards=known)}")
        lines.append(
            f"  {self.message('col-discard')} ({len(seat['discard'])}): {self.counted(Counter(seat['discard']))}"
        )
        return lines

    def question(self, decision: Json) -> list[str]:
        player = self.players[decision["final_seat"]]
        asked = "asked-alone" if len(decision["seats"]) == 1 else "asked-together"
        lines = [self.message(asked, player=player, question=decision_text(decision, self.lang, self.names))]
        for number, option in enumerate(decision["options"]):
            lines.append(f"{number}: {option_text(option, self.lang, self.names, decision)}")
        return lines


def agent_lines(game: TenefyrGame, view: Json, lang: str, rules: bool) -> list[str]:
    """What a seat can see, line by line, then the decision with numbered options; `rules` adds the card glossary."""
    return TableText(game, view, lang).lines(rules)
