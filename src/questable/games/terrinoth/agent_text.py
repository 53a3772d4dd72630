"""A table of Terrinoth as lines of text for agents, from the view of a seat."""

from collections.abc import Mapping
from typing import Final

from questable.games.module import Json
from questable.games.terrinoth.card_glossary import glossary_lines
from questable.games.terrinoth.domains import AGENTS
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.names import terrinoth_names
from questable.text.catalogue import MessageArg, message
from questable.text.messages import decision_text, option_text

SECTIONS: Final = (
    "heroes",
    "activation",
    "conditions",
    "enemies",
    "locations",
    "exploration",
    "quest-tokens",
    "classes",
)


class TableText:
    """One table in one language."""

    def __init__(self, game: TerrinothGame, view: Json, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang

    def message(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, AGENTS, **args)

    def name(self, id: str) -> str:
        cards = self.game.cards
        if id in cards.quests:
            return cards.quests[id].name[self.lang]
        return next(cards.of(section)[id].name[self.lang] for section in SECTIONS if id in cards.of(section))

    def names(self, ids: list[str]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def lines(self, rules: bool) -> list[str]:
        view = self.view
        peril = view["peril"]
        lines = [
            self.message(
                "quest",
                name=self.name(view["quest"]),
                round=view["round"],
                space=peril["space"],
                last=len(peril["track"]) - 1,
            ),
            self.location(),
            *self.tokens(view["quest_tokens"]),
        ]
        for number, hero in enumerate(view["heroes"]):
            lines += ["", *self.hero(number, hero)]
        lines.append("")
        for place in ("shadows", "lair"):
            if view[place]:
                lines.append(self.message(place, enemies="; ".join(self.enemy(enemy) for enemy in view[place])))
        action = view["action"]
        if action is not None and action["in_progress"] and (action["hero_dice"] or action["enemy_dice"]):
            lines.append(self.message("roll", successes=action["successes"], defenses=action["defenses"]))
        if view["outcome"] is not None:
            return [*lines, "", self.message(f"outcome-{view['outcome']}")]
        if rules:
            lines += ["", *glossary_lines(self.game, view, self.lang)]
        return [*lines, "", *self.question(view["decision"])]

    def location(self) -> str:
        place = self.view["location"]
        left = self.view["locations_left"]
        if place is None:
            return self.message("no-location", left=left)
        name = self.name(place["card"])
        return self.message("location", name=name, progress=place["progress"], value=place["value"], left=left)

    def tokens(self, tokens: Mapping[str, int]) -> list[str]:
        listed = ", ".join(f"{count} × {self.name(token)}" for token, count in tokens.items())
        return [self.message("tokens", tokens=listed)] if listed else []

    def hero(self, number: int, hero: Json) -> list[str]:
        marks = [word for word in ("leader", "active") if self.view[word] == number]
        marks += [*(["defeated"] if hero["defeated"] else []), *hero["conditions"]]
        line = self.message(
            "hero",
            name=self.name(hero["hero"]),
            player=hero["seat"] + 1,
            wounds=hero["wounds"],
            health=hero["health"],
            tokens=hero["tokens"],
        )
        lines = [line + "".join(f", {self.message(mark)}" for mark in marks)]
        for id, spent in (("ready", False), ("exhausted-cards", True)):
            cards = [card["card"] for card in hero["cards"] if card["exhausted"] == spent]
            lines += [f"  {self.message(id, cards=self.names(cards))}"] if cards else []
        lines += [f"  {self.message('items', cards=self.names(hero['items']))}"] if hero["items"] else []
        if hero["engaged"]:
            lines.append(
                f"  {self.message('facing', enemies='; '.join(self.enemy(enemy) for enemy in hero['engaged']))}"
            )
        lines += [f"  {line}" for line in self.tokens(hero["quest_tokens"])]
        return lines

    def enemy(self, enemy: Json) -> str:
        if enemy["facedown"]:
            known = f" ({self.name(enemy['card'])})" if enemy["card"] else ""
            return self.message("facedown") + known
        numbers = {key: enemy[key] for key in ("wounds", "health", "attack", "resilience")}
        text = self.message("enemy", name=self.name(enemy["card"]), **numbers)
        return self.message("enemy-exhausted", enemy=text) if enemy["exhausted"] else text

    def question(self, decision: Json) -> list[str]:
        names = terrinoth_names(self.game.cards, self.view, ())
        own = [hero["hero"] for hero in self.view["heroes"] if hero["seat"] == decision["final_seat"]]
        active = self.view["heroes"][self.view["active"]]["hero"]  # solo, one player has two heroes
        hero = self.name(active if active in own else own[0])
        lines = [self.message("asked", player=hero, question=decision_text(decision, self.lang, names))]
        for number, option in enumerate(decision["options"]):
            lines.append(f"{number}: {option_text(option, self.lang, names, decision)}")
        return lines


def agent_lines(game: TerrinothGame, view: Json, lang: str, rules: bool) -> list[str]:
    """What a seat can see, line by line, then the decision with numbered options; `rules` adds the card glossary."""
    return TableText(game, view, lang).lines(rules)
