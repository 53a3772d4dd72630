"""The table of Terrinoth in sentences, for screen readers."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from questable.games.terrinoth.card_text import QuestText
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.terminal.table_renderer import TerrinothTableRenderer, together
from questable.games.terrinoth.view_types import TerrinothEnemy, TerrinothHero
from questable.terminal.render import DecisionLike, lines
from questable.text.catalogue import as_sentence, capitalized, message

QUIET = ("start", "grey")  # spaces of the peril track on which nothing happens


class TerrinothTextRenderer(TerrinothTableRenderer):
    def parts(self) -> Mapping[str, Callable[[], list[str]]]:
        return {
            "peril": self.describe_peril,
            "place": self.describe_place,
            "heroes": self.describe_heroes,
            "enemies": self.describe_enemies,
            "dice": self.describe_dice,
            "turn": self.describe_turn,
        }

    # ---- main parts

    def opening(self) -> RenderableType:
        return lines([as_sentence(self.quest.name), self.quest.story, self.quest.victory, *self.describe_place()])

    def question(self, decision: DecisionLike) -> RenderableType:
        """The state of the active hero, or the dice of the action."""
        hero = self.view.heroes[self.view.active]
        if decision.kind == "activate":
            return lines([self.describe_hero(hero, self.view.active), *self.describe_engaged(hero)])
        return lines(self.describe_dice() if self.dice() else [])

    def full_table(self) -> RenderableType:
        sentences = [line for part in self.parts().values() for line in part()]
        sentences += [" ".join(self.quest.rules), self.quest.victory, " ".join(self.quest.defeat)]
        sentences += [self.strings.of(label, text) for label, text in self.perils_ahead()]
        place = self.view.location
        if place is not None and (rules := self.strings.rules(place.card)):
            sentences.append(self.strings.of(self.strings.name(place.card), rules))
        return lines(sentences)

    def decks(self) -> Group:
        text = self.strings.text
        view = self.view
        sentences = [line for number, hero in enumerate(view.heroes) for line in self.describe_cards(hero, number)]
        for id, deck, discard in (
            ("enemy-deck", view.enemy_deck, view.enemy_discard),
            ("exploration-deck", view.exploration_deck, view.exploration_discard),
        ):
            piles = text("told-pile", pile=text(id), count=deck.count, discard=self.counted(discard))
            sentences += [piles, *([as_sentence(self.known(deck))] if deck.known else [])]
        return lines(sentences)

    def card(self, id: str) -> RenderableType:
        text = self.strings.card_or_quest(id)
        sentences = [as_sentence(f"{text.name}, {text.type}")]
        if isinstance(text, QuestText):
            sheet = [text.story, *text.setup, *text.rules, text.victory, *text.defeat]
            return lines([*sentences, *map(as_sentence, filter(None, sheet))])
        sentences += [as_sentence(text.stats)] if text.stats else []
        sentences += [as_sentence(self.strings.of(word.name, "\n".join(word.rules))) for word in text.bar]
        return lines([*sentences, *(text.rules or [self.strings.text("no-rules")]), text.flavour])

    def ending(self) -> RenderableType:
        return lines(self.summary().sentences())

    # ---- parts of the state

    def describe_peril(self) -> list[str]:
        """Round and peril, and the distance to the next space with an effect."""
        peril = self.view.peril
        text = self.strings.text
        colour = self.strings.colour(peril.track[peril.space])
        head = f"{self.quest.name}, {text('round', round=self.view.round)}"
        sentences = [
            as_sentence(f"{head}, {text('grim')}" if self.view.grim else head),
            text("told-peril", space=peril.space, last=len(peril.track) - 1, colour=colour),
        ]
        for steps, name in enumerate(peril.track[peril.space + 1 :], 1):
            if name not in QUIET:
                return [*sentences, text("told-peril-ahead", steps=steps, colour=self.strings.colour(name))]
        return sentences

    def describe_place(self) -> list[str]:
        return [as_sentence(self.place().plain.replace(" · ", ", "))]

    def describe_heroes(self) -> list[str]:
        return [self.describe_hero(hero, number) for number, hero in enumerate(self.view.heroes)]

    def describe_hero(self, hero: TerrinothHero, number: int) -> str:
        text = self.strings.text
        name = self.strings.name(hero.hero)
        if number == self.view.leader:
            name = text("told-leader", hero=name)
        if hero.defeated:
            return as_sentence(self.strings.of(name, text("hero-defeated")))
        state = text("hero-state", wounds=hero.wounds, health=hero.health, tokens=hero.tokens)
        notes = self.notes(hero)
        sentence = f"{self.strings.of(name, state)}. {self.strings.of(text('col-ready'), self.ready(hero))}."
        return f"{sentence} {capitalized(', '.join(notes))}." if notes else sentence

    def describe_cards(self, hero: TerrinothHero, number: int) -> list[str]:
        text = self.strings.text
        sentences = []
        for state, exhausted in (("readied", False), ("spent", True)):
            cards = [self.strings.name(card.card) for card in hero.cards if card.exhausted == exhausted]
            sentences += [as_sentence(self.strings.of(text(state), ", ".join(cards)))] if cards else []
        items = (
            [as_sentence(self.strings.of(text("items"), ", ".join(map(self.strings.name, hero.items))))]
            if hero.items
            else []
        )
        return [" ".join([as_sentence(self.strings.name(hero.hero)), *sentences, *items])]

    def describe_enemies(self) -> list[str]:
        """Engaged enemies, then those in the shadows and in the lair."""
        sentences = [line for hero in self.view.heroes for line in self.describe_engaged(hero)]
        sentences += self.describe_row(self.view.shadows, "in-shadows")
        sentences += self.describe_row(self.view.lair, "in-lair")
        return sentences or [self.strings.text("no-enemies")]

    def describe_engaged(self, hero: TerrinothHero) -> list[str]:
        return self.describe_row(hero.engaged, "engaged-with", self.strings.name(hero.hero))

    def describe_row(self, enemies: list[TerrinothEnemy], where: str, hero: str = "") -> list[str]:
        """The enemies at one place. `where`: the message for the place."""
        return [self.describe_enemy(enemy, count, where, hero) for enemy, count in together(enemies)]

    def describe_enemy(self, enemy: TerrinothEnemy, count: int, where: str, hero: str) -> str:
        name, _, _, _, state = self.enemy(enemy, count)
        if enemy.facedown and enemy.card is None:
            name = self.strings.text("told-hidden", count=count)
        there = message(self.strings.lang, where, MESSAGES, enemy=name, hero=hero)
        if enemy.facedown:
            return as_sentence(there if enemy.card is None else f"{there}, {state}")
        sentence = self.strings.text(
            "told-enemy",
            enemy=there,
            wounds=enemy.wounds or 0,
            health=enemy.health or 0,
            attack=enemy.attack or 0,
            resilience=enemy.resilience or 0,
        )
        return " ".join([sentence, *[as_sentence(text) for text in (state, self.keywords(enemy)) if text]])

    def describe_dice(self) -> list[str]:
        dice = self.dice()
        if dice is None:
            return [self.strings.text("told-no-dice")]
        text = dice.plain.strip().replace("] [", ", ").replace("[", "").replace("]", "")
        return [as_sentence(line) for line in text.split("\n")]

    def describe_turn(self) -> list[str]:
        hero = self.view.heroes[self.view.active]
        return [self.strings.text("told-turn", player=self.strings.name(hero.hero))]
