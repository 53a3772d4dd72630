"""The table of Terrinoth, drawn from what the seat that is asked can see."""

from collections.abc import Iterable
from functools import cached_property

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questable.games.terrinoth.card_text import QuestText
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.terminal.cards import card_panel, labelled
from questable.games.terrinoth.terminal.strings import TerrinothStrings
from questable.games.terrinoth.view_types import (
    TerrinothDeck,
    TerrinothDie,
    TerrinothEnemy,
    TerrinothHero,
    TerrinothView,
)
from questable.games.terrinoth.view_types import read_view as read_terrinoth
from questable.terminal.render import TOLD, Choice, Question, Renderer, card_link
from questable.terminal.strings import listed, tally
from questable.text.catalogue import message

CLOSE = 2  # wounds that a hero can still take
WIDE = 110  # columns from which the keywords of enemies stand beside them


class TerrinothTableRenderer(Renderer[TerrinothStrings, TerrinothView]):
    read = staticmethod(read_terrinoth)

    @cached_property
    def quest(self) -> QuestText:
        return self.strings.quest(self.view.quest)

    # ---- what is shown when

    def opening(self) -> RenderableType:
        return Group(
            Text(f"\n{self.quest.name}", style="bold"),
            Text(self.quest.story, style="italic"),
            Text(self.quest.victory),
        )

    def question(self, decision: Question) -> RenderableType:
        return Group(*self.state(self.width >= WIDE))

    def state(self, keywords: bool) -> list[RenderableType]:
        parts: list[RenderableType] = [self.track(), self.place(), self.party(), self.enemies(keywords)]
        if dice := self.dice():
            parts.append(dice)
        return parts

    def whole(self) -> RenderableType:
        """With what the quest and the place say."""
        parts = [*self.state(True), Text(), Text(self.quest.name, style="bold")]
        parts += [Text(line) for line in (*self.quest.rules, self.quest.victory, *self.quest.defeat) if line]
        parts += self.perils()
        place = self.view.location
        if place is not None and (rules := self.strings.rules(place.card)):
            parts += [Text(f"\n{self.strings.name(place.card)}", style="bold"), Text(rules)]
        return Group(*parts)

    def perils(self) -> list[RenderableType]:
        return [labelled(label, text, self.strings.lang) for label, text in self.perils_ahead()]

    def perils_ahead(self) -> list[tuple[str, str]]:
        """What the coloured spaces ahead do."""
        ahead = self.view.peril.track[self.view.peril.space + 1 :]
        return [
            (message(self.strings.lang, "peril", MESSAGES, colour=colour), " ".join(rules))
            for colour, rules in self.quest.perils.items()
            if colour in ahead
        ]

    def card(self, id: str) -> RenderableType:
        return card_panel(self.strings.text(id), self.strings.lang)

    def ending(self) -> RenderableType:
        won = self.view.outcome == "victory"
        return Group(
            Text(self.strings.say(f"outcome-{self.view.outcome}"), style="bold"),
            Text(self.quest.victory_text if won else self.quest.defeat_text, style="italic"),
            Text(self.figures()),
        )

    def figures(self) -> str:
        peril = self.view.peril
        return self.strings.say("quest-figures", round=self.view.round, space=peril.space, last=len(peril.track) - 1)

    # ---- the question

    def asked(self) -> str:
        """The hero whose turn it is, where one player has two."""
        hero = self.view.heroes[self.view.active]
        return self.strings.name(hero.hero) if hero.seat == self.seat else ""

    def about(self, decision: Question) -> str:
        return "" if decision.about is None or decision.kind in TOLD else self.strings.rules(decision.about)

    def details(self, decision: Question, option: Choice) -> str:
        if "place" in option.ref:
            hero = next(hero for hero in self.view.heroes if hero.hero == option.ref["place"])
            return self.strings.say("hero-state", wounds=hero.wounds, health=hero.health, tokens=hero.tokens)
        id = self.card_of(option)
        if id is None:
            return ""
        if option.tag == "enemy":  # its numbers stand in the picture
            return self.strings.bar(id)
        return self.strings.rules(id)

    def card_of(self, option: Choice) -> str | None:
        id = option.ref.get("card", option.ref.get("place"))
        return None if id is None else str(id)

    def in_focus(self) -> str | None:
        return self.view.location.card if self.view.location is not None else self.view.quest

    # ---- quest and place

    def track(self) -> Text:
        """Every space by the name of its colour; where peril stands is marked."""
        say = self.strings.say
        peril = self.view.peril
        grim = f" · {say('grim')}" if self.view.grim else ""
        line = Text.assemble(
            (self.quest.name, "bold"), f" · {say('round', round=self.view.round)}{grim}\n{say('peril')}  "
        )
        for space, name in enumerate(peril.track):
            here = space == peril.space
            line.append(" " if space else "")
            line.append(
                f"[{self.strings.colour(name)}]" if here else self.strings.colour(name), "bold" if here else "dim"
            )
        line.append(f"  {say('peril-space', space=peril.space, last=len(peril.track) - 1)}")
        return line

    def place(self) -> Text:
        say = self.strings.say
        place = self.view.location
        line = Text()
        if place is not None:
            line.append_text(card_link(self.strings.name(place.card), place.card, "place"))
            explored = "progress-explored" if place.explored else "progress-made"
            line.append(f" · {say(explored, progress=place.progress, value=place.value)} · ")
        line.append(say("locations-left", count=self.view.locations_left))
        tokens = [self.strings.quest_tokens(self.view.quest_tokens)]
        if place is not None:
            tokens.append(self.strings.quest_tokens(place.tokens))
        for id, told in zip(("tokens-on-quest", "tokens-here"), tokens, strict=False):
            if told:
                line.append(f" · {say(id, tokens=told)}")
        return line

    # ---- heroes

    def party(self) -> Table:
        say = self.strings.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(say("col-hero"), no_wrap=True)
        table.add_column(say("col-wounds"), justify="right")
        table.add_column(say("col-tokens"), justify="right")
        table.add_column(say("col-ready"))
        table.add_column("")
        for number, hero in enumerate(self.view.heroes):
            active = number == self.view.active
            table.add_row(
                "▶" if active else "",
                card_link(self.hero_name(number), hero.hero),
                self.wounds(hero),
                str(hero.tokens),
                self.ready(hero),
                ", ".join(self.notes(hero)),
                style="bold" if active else "",
            )
        return table

    def wounds(self, hero: TerrinothHero) -> Text:
        """Marked where one more blow may be the last."""
        left = hero.health - hero.wounds
        return Text(f"{hero.wounds}/{hero.health}", style="bad" if left <= CLOSE else "")

    def hero_name(self, number: int) -> str:
        hero = self.view.heroes[number]
        return self.strings.name(hero.hero) + (" ★" if number == self.view.leader else "")

    def ready(self, hero: TerrinothHero) -> str:
        """The actions whose cards are ready."""
        if hero.defeated:
            return self.strings.say("hero-defeated")
        cards = [self.strings.action(card.card) for card in hero.cards if not card.exhausted]
        if len(cards) == len(hero.cards):
            return self.strings.say("all-ready")
        return ", ".join(cards) or self.strings.say("nothing")

    def notes(self, hero: TerrinothHero) -> list[str]:
        """Conditions, items, tokens of the quest, and who plays the hero."""
        told = [self.strings.condition(condition) for condition in hero.conditions]
        told += [self.strings.name(item) for item in hero.items]
        told += [self.strings.quest_tokens(hero.quest_tokens)] if hero.quest_tokens else []
        return told + ([self.strings.say("bot")] if hero.seat in self.bots else [])

    # ---- enemies

    def enemies(self, keywords: bool) -> RenderableType:
        say = self.strings.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("col-enemy"), no_wrap=True)
        table.add_column(say("col-where"), no_wrap=True)
        for column in ("col-wounds", "col-attack", "col-resilience"):
            table.add_column(say(column), justify="right")
        table.add_column("")
        if keywords:
            table.add_column(say("col-keywords"), style="dim")
        for place, enemies in self.places():
            for enemy, count in together(enemies):
                name, *row = self.enemy(enemy, count)
                shown = card_link(name, enemy.card, "" if enemy.facedown else "enemy")
                table.add_row(shown, place, *row, *([self.keywords(enemy)] if keywords else []))
        return table if table.row_count else Text(say("no-enemies"), style="dim")

    def places(self) -> list[tuple[str, list[TerrinothEnemy]]]:
        """Where enemies stand: before heroes, in the shadows, in the lair."""
        engaged = [(self.strings.name(hero.hero), hero.engaged) for hero in self.view.heroes]
        return [
            *engaged,
            (self.strings.say("shadows"), self.view.shadows),
            (self.strings.say("lair"), self.view.lair),
        ]

    def enemy(self, enemy: TerrinothEnemy, count: int) -> list[str]:
        times = f"{count} × " if count > 1 else ""
        if enemy.facedown:
            name = self.strings.say("unknown") if enemy.card is None else self.strings.name(enemy.card)
            return [f"{times}{name}", "", "", "", self.strings.say("face-down")]
        assert enemy.card is not None
        return [
            times + self.strings.name(enemy.card),
            f"{enemy.wounds}/{enemy.health}",
            str(enemy.attack),
            str(enemy.resilience),
            self.strings.say("exhausted") if enemy.exhausted else "",
        ]

    def keywords(self, enemy: TerrinothEnemy) -> str:
        return self.strings.bar(enemy.card) if enemy.card is not None else ""

    # ---- dice

    def dice(self) -> Text | None:
        """The roll, while the action goes on."""
        action = self.view.action
        if action is None or not action.in_progress or not action.hero_dice + action.enemy_dice:
            return None
        say = self.strings.say
        line = Text(f"\n{say('hero-dice', faces=self.faces('hero', action.hero_dice))}", style="bold")
        if action.enemy_dice:
            line.append(f"\n{say('enemy-dice', faces=self.faces('enemy', action.enemy_dice))}")
        if action.successes or action.defenses:
            line.append(f"\n{say('rolled', successes=action.successes, defenses=action.defenses)}", style="not bold")
        return line

    def faces(self, kind: str, dice: list[TerrinothDie]) -> str:
        return " ".join(f"[{self.strings.die(kind, die)}]" for die in dice) or self.strings.say("nothing")

    # ---- decks

    def decks(self) -> Group:
        """The cards of each hero, ready and exhausted, and the decks of the quest."""
        parts: list[RenderableType] = []
        for number, hero in enumerate(self.view.heroes):
            parts += [Text(self.hero_name(number), style="bold"), Padding(self.hand(hero), (0, 0, 0, 2))]
        say = self.strings.say
        piles = Table.grid(padding=(0, 2, 0, 0))
        piles.add_column(style="dim", no_wrap=True)
        piles.add_column()
        view = self.view
        for id, deck, discard in (
            ("enemy-deck", view.enemy_deck, view.enemy_discard),
            ("exploration-deck", view.exploration_deck, view.exploration_discard),
        ):
            piles.add_row(f"{say(id)} ({deck.count})", self.known(deck))
            piles.add_row(f"{say('col-discard')} ({len(discard)})", self.counted(discard))
        piles.add_row(say("left-behind"), self.counted(view.locations_left_behind))
        return Group(*parts, piles)

    def hand(self, hero: TerrinothHero) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for state, exhausted in (("readied", False), ("spent", True)):
            cards = [card.card for card in hero.cards if card.exhausted == exhausted]
            if cards:
                told = ", ".join(f"{self.strings.name(id)} ({self.strings.action(id)})" for id in cards)
                table.add_row(self.strings.say(state), told)
        if hero.items:
            table.add_row(self.strings.say("items"), ", ".join(map(self.strings.name, hero.items)))
        return table

    def known(self, deck: TerrinothDeck) -> str:
        told = [
            self.strings.say("known-card", place=known.depth + 1, card=self.strings.name(known.card))
            for known in sorted(deck.known, key=lambda known: known.depth)
        ]
        return ", ".join(told)

    def counted(self, cards: Iterable[str]) -> str:
        return listed(tally(self.strings.name(card) for card in cards)) or self.strings.say("nothing")


def together(enemies: list[TerrinothEnemy]) -> list[tuple[TerrinothEnemy, int]]:
    """Enemies that are alike in everything stand in one row."""
    found: list[tuple[TerrinothEnemy, int]] = []
    for enemy in enemies:
        if found and found[-1][0] == enemy:
            found[-1] = (enemy, found[-1][1] + 1)
        else:
            found.append((enemy, 1))
    return found
