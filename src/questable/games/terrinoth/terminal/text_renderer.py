"""The table of Terrinoth in sentences."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from questable.games.terrinoth.card_text import QuestText
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.terminal.table_renderer import TerrinothTableRenderer, together
from questable.games.terrinoth.view_types import TerrinothEnemy, TerrinothHero
from questable.terminal.render import Question, lines
from questable.text.catalogue import as_sentence, capitalized, message

QUIET = ("start", "grey")  # spaces of the peril track on which nothing happens


class TerrinothTextRenderer(TerrinothTableRenderer):
    def parts(self) -> Mapping[str, Callable[[], list[str]]]:
        return {
            "peril": self.tell_peril,
            "place": self.tell_place,
            "heroes": self.tell_heroes,
            "enemies": self.tell_enemies,
            "dice": self.tell_dice,
            "turn": self.tell_turn,
        }

    # ---- what is told when

    def opening(self) -> RenderableType:
        return lines([as_sentence(self.quest.name), self.quest.story, self.quest.victory, *self.tell_place()])

    def question(self, decision: Question) -> RenderableType:
        """How the hero fares who acts, and the dice of the action."""
        hero = self.view.heroes[self.view.active]
        if decision.kind == "activate":
            return lines([self.tell_hero(hero, self.view.active), *self.tell_engaged(hero)])
        return lines(self.tell_dice() if self.dice() else [])

    def whole(self) -> RenderableType:
        told = [line for part in self.parts().values() for line in part()]
        told += [" ".join(self.quest.rules), self.quest.victory, " ".join(self.quest.defeat)]
        told += [self.strings.of(label, text) for label, text in self.perils_ahead()]
        place = self.view.location
        if place is not None and (rules := self.strings.rules(place.card)):
            told.append(self.strings.of(self.strings.name(place.card), rules))
        return lines(told)

    def decks(self) -> Group:
        say = self.strings.say
        view = self.view
        told = [line for number, hero in enumerate(view.heroes) for line in self.tell_cards(hero, number)]
        for id, deck, discard in (
            ("enemy-deck", view.enemy_deck, view.enemy_discard),
            ("exploration-deck", view.exploration_deck, view.exploration_discard),
        ):
            piles = say("told-pile", pile=say(id), count=deck.count, discard=self.counted(discard))
            told += [piles, *([as_sentence(self.known(deck))] if deck.known else [])]
        return lines(told)

    def card(self, id: str) -> RenderableType:
        text = self.strings.text(id)
        told = [as_sentence(f"{text.name}, {text.type}")]
        if isinstance(text, QuestText):
            sheet = [text.story, *text.setup, *text.rules, text.victory, *text.defeat]
            return lines([*told, *map(as_sentence, filter(None, sheet))])
        told += [as_sentence(text.stats)] if text.stats else []
        told += [as_sentence(self.strings.of(word.name, "\n".join(word.rules))) for word in text.bar]
        return lines([*told, *(text.rules or [self.strings.say("no-rules")]), text.flavour])

    def ending(self) -> RenderableType:
        won = self.view.outcome == "victory"
        ending = self.quest.victory_text if won else self.quest.defeat_text
        return lines([self.strings.say(f"outcome-{self.view.outcome}"), ending, self.figures()])

    # ---- parts of the state

    def tell_peril(self) -> list[str]:
        """Round and peril, and how far the next space lies on which something happens."""
        peril = self.view.peril
        say = self.strings.say
        colour = self.strings.colour(peril.track[peril.space])
        head = f"{self.quest.name}, {say('round', round=self.view.round)}"
        told = [
            as_sentence(f"{head}, {say('grim')}" if self.view.grim else head),
            say("told-peril", space=peril.space, last=len(peril.track) - 1, colour=colour),
        ]
        for steps, name in enumerate(peril.track[peril.space + 1 :], 1):
            if name not in QUIET:
                return [*told, say("told-peril-ahead", steps=steps, colour=self.strings.colour(name))]
        return told

    def tell_place(self) -> list[str]:
        return [as_sentence(self.place().plain.replace(" · ", ", "))]

    def tell_heroes(self) -> list[str]:
        return [self.tell_hero(hero, number) for number, hero in enumerate(self.view.heroes)]

    def tell_hero(self, hero: TerrinothHero, number: int) -> str:
        say = self.strings.say
        name = self.strings.name(hero.hero)
        if number == self.view.leader:
            name = say("told-leader", hero=name)
        if hero.defeated:
            return as_sentence(self.strings.of(name, say("hero-defeated")))
        state = say("hero-state", wounds=hero.wounds, health=hero.health, tokens=hero.tokens)
        notes = self.notes(hero)
        told = f"{self.strings.of(name, state)}. {self.strings.of(say('col-ready'), self.ready(hero))}."
        return f"{told} {capitalized(', '.join(notes))}." if notes else told

    def tell_cards(self, hero: TerrinothHero, number: int) -> list[str]:
        say = self.strings.say
        told = []
        for state, exhausted in (("readied", False), ("spent", True)):
            cards = [self.strings.name(card.card) for card in hero.cards if card.exhausted == exhausted]
            told += [as_sentence(self.strings.of(say(state), ", ".join(cards)))] if cards else []
        items = (
            [as_sentence(self.strings.of(say("items"), ", ".join(map(self.strings.name, hero.items))))]
            if hero.items
            else []
        )
        return [" ".join([as_sentence(self.strings.name(hero.hero)), *told, *items])]

    def tell_enemies(self) -> list[str]:
        """Those before heroes, those in the shadows, those in the lair."""
        told = [line for hero in self.view.heroes for line in self.tell_engaged(hero)]
        told += self.tell_row(self.view.shadows, "in-shadows")
        told += self.tell_row(self.view.lair, "in-lair")
        return told or [self.strings.say("no-enemies")]

    def tell_engaged(self, hero: TerrinothHero) -> list[str]:
        return self.tell_row(hero.engaged, "engaged-with", self.strings.name(hero.hero))

    def tell_row(self, enemies: list[TerrinothEnemy], where: str, hero: str = "") -> list[str]:
        """Enemies that stand together. `where`: the message that says so."""
        return [self.tell_enemy(enemy, count, where, hero) for enemy, count in together(enemies)]

    def tell_enemy(self, enemy: TerrinothEnemy, count: int, where: str, hero: str) -> str:
        name, _, _, _, state = self.enemy(enemy, count)
        if enemy.facedown and enemy.card is None:
            name = self.strings.say("told-hidden", count=count)
        there = message(self.strings.lang, where, MESSAGES, enemy=name, hero=hero)
        if enemy.facedown:
            return as_sentence(there if enemy.card is None else f"{there}, {state}")
        told = self.strings.say(
            "told-enemy",
            enemy=there,
            wounds=enemy.wounds or 0,
            health=enemy.health or 0,
            attack=enemy.attack or 0,
            resilience=enemy.resilience or 0,
        )
        return " ".join([told, *[as_sentence(text) for text in (state, self.keywords(enemy)) if text]])

    def tell_dice(self) -> list[str]:
        dice = self.dice()
        if dice is None:
            return [self.strings.say("told-no-dice")]
        told = dice.plain.strip().replace("] [", ", ").replace("[", "").replace("]", "")
        return [as_sentence(line) for line in told.split("\n")]

    def tell_turn(self) -> list[str]:
        hero = self.view.heroes[self.view.active]
        return [self.strings.say("told-turn", player=self.strings.name(hero.hero))]
