"""The table of Terrinoth, drawn from the view of the asked seat."""

from collections.abc import Iterable
from functools import cached_property

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questable.games.terrinoth.card_text import QuestText
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.terminal.cards import card_panel, labelled
from questable.games.terrinoth.terminal.ending import ending
from questable.games.terrinoth.terminal.strings import TerrinothStrings
from questable.games.terrinoth.view_types import (
    TerrinothDeck,
    TerrinothDie,
    TerrinothEnemy,
    TerrinothHero,
    TerrinothView,
)
from questable.games.terrinoth.view_types import read_view as read_terrinoth
from questable.terminal.ending import Ending
from questable.terminal.render import SELF_EXPLANATORY, DecisionLike, OptionLike, Renderer, card_link
from questable.terminal.strings import count_items, with_counts
from questable.text.catalogue import message

CLOSE = 2  # remaining wounds at which a hero is marked
WIDE = 110  # columns from which the keywords of enemies are shown


class TerrinothTableRenderer(Renderer[TerrinothStrings, TerrinothView]):
    read = staticmethod(read_terrinoth)

    @cached_property
    def quest(self) -> QuestText:
        return self.strings.quest(self.view.quest)

    # ---- main parts

    def opening(self) -> RenderableType:
        return Group(
            Text(f"\n{self.quest.name}", style="bold"),
            Text(self.quest.story, style="italic"),
            Text(self.quest.victory),
        )

    def question(self, decision: DecisionLike) -> RenderableType:
        return Group(*self.state(self.width >= WIDE))

    def state(self, keywords: bool) -> list[RenderableType]:
        parts: list[RenderableType] = [self.track(), self.place(), self.party(), self.enemies(keywords)]
        if dice := self.dice():
            parts.append(dice)
        return parts

    def full_table(self) -> RenderableType:
        """The whole table with the rules of quest and place."""
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
        """The effects of the coloured spaces ahead, with a label for each."""
        ahead = self.view.peril.track[self.view.peril.space + 1 :]
        return [
            (message(self.strings.lang, "peril", MESSAGES, colour=colour), " ".join(rules))
            for colour, rules in self.quest.perils.items()
            if colour in ahead
        ]

    def card(self, id: str) -> RenderableType:
        return card_panel(self.strings.card_or_quest(id), self.strings.lang)

    def summary(self) -> Ending:
        return ending(self.strings, self.view)

    # ---- the decision

    def asked_name(self) -> str:
        """The active hero, if it belongs to the asked seat."""
        hero = self.view.heroes[self.view.active]
        return self.strings.name(hero.hero) if hero.seat == self.seat else ""

    def about(self, decision: DecisionLike) -> str:
        return "" if decision.about is None or decision.kind in SELF_EXPLANATORY else self.strings.rules(decision.about)

    def details(self, decision: DecisionLike, option: OptionLike) -> str:
        if "place" in option.ref:
            hero = next(hero for hero in self.view.heroes if hero.hero == option.ref["place"])
            return self.strings.text("hero-state", wounds=hero.wounds, health=hero.health, tokens=hero.tokens)
        id = self.card_of(option)
        if id is None:
            return ""
        if option.tag == "enemy":  # the table shows its numbers
            return self.strings.bar(id)
        return self.strings.rules(id)

    def card_of(self, option: OptionLike) -> str | None:
        id = option.ref.get("card", option.ref.get("place"))
        return None if id is None else str(id)

    def focused_card(self) -> str | None:
        return self.view.location.card if self.view.location is not None else self.view.quest

    # ---- quest and place

    def track(self) -> Text:
        """The peril track by the names of the colours; the current space is marked."""
        text = self.strings.text
        peril = self.view.peril
        grim = f" · {text('grim')}" if self.view.grim else ""
        line = Text.assemble(
            (self.quest.name, "bold"), f" · {text('round', round=self.view.round)}{grim}\n{text('peril')}  "
        )
        for space, name in enumerate(peril.track):
            here = space == peril.space
            line.append(" " if space else "")
            line.append(
                f"[{self.strings.colour(name)}]" if here else self.strings.colour(name), "bold" if here else "dim"
            )
        line.append(f"  {text('peril-space', space=peril.space, last=len(peril.track) - 1)}")
        return line

    def place(self) -> Text:
        text = self.strings.text
        place = self.view.location
        line = Text()
        if place is not None:
            line.append_text(card_link(self.strings.name(place.card), place.card, "place"))
            explored = "progress-explored" if place.explored else "progress-made"
            line.append(f" · {text(explored, progress=place.progress, value=place.value)} · ")
        line.append(text("locations-left", count=self.view.locations_left))
        tokens = [self.strings.quest_tokens(self.view.quest_tokens)]
        if place is not None:
            tokens.append(self.strings.quest_tokens(place.tokens))
        for id, names in zip(("tokens-on-quest", "tokens-here"), tokens, strict=False):
            if names:
                line.append(f" · {text(id, tokens=names)}")
        return line

    # ---- heroes

    def party(self) -> Table:
        text = self.strings.text
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(text("col-hero"), no_wrap=True)
        table.add_column(text("col-wounds"), justify="right")
        table.add_column(text("col-tokens"), justify="right")
        table.add_column(text("col-ready"))
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
        """Wounds and health, marked if the hero is close to defeat."""
        left = hero.health - hero.wounds
        return Text(f"{hero.wounds}/{hero.health}", style="bad" if left <= CLOSE else "")

    def hero_name(self, number: int) -> str:
        hero = self.view.heroes[number]
        return self.strings.name(hero.hero) + (" ★" if number == self.view.leader else "")

    def ready(self, hero: TerrinothHero) -> str:
        """The actions of ready cards."""
        if hero.defeated:
            return self.strings.text("hero-defeated")
        cards = [self.strings.action(card.card) for card in hero.cards if not card.exhausted]
        if len(cards) == len(hero.cards):
            return self.strings.text("all-ready")
        return ", ".join(cards) or self.strings.text("nothing")

    def notes(self, hero: TerrinothHero) -> list[str]:
        """Conditions, items, quest tokens, and whether a bot plays the hero."""
        notes = [self.strings.condition(condition) for condition in hero.conditions]
        notes += [self.strings.name(item) for item in hero.items]
        notes += [self.strings.quest_tokens(hero.quest_tokens)] if hero.quest_tokens else []
        return notes + ([self.strings.text("bot")] if hero.seat in self.bots else [])

    # ---- enemies

    def enemies(self, keywords: bool) -> RenderableType:
        text = self.strings.text
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(text("col-enemy"), no_wrap=True)
        table.add_column(text("col-where"), no_wrap=True)
        for column in ("col-wounds", "col-attack", "col-resilience"):
            table.add_column(text(column), justify="right")
        table.add_column("")
        if keywords:
            table.add_column(text("col-keywords"), style="dim")
        for place, enemies in self.places():
            for enemy, count in together(enemies):
                name, *row = self.enemy(enemy, count)
                shown = card_link(name, enemy.card, "" if enemy.facedown else "enemy")
                table.add_row(shown, place, *row, *([self.keywords(enemy)] if keywords else []))
        return table if table.row_count else Text(text("no-enemies"), style="dim")

    def places(self) -> list[tuple[str, list[TerrinothEnemy]]]:
        """Enemies by place: engaged with a hero, in the shadows, in the lair."""
        engaged = [(self.strings.name(hero.hero), hero.engaged) for hero in self.view.heroes]
        return [
            *engaged,
            (self.strings.text("shadows"), self.view.shadows),
            (self.strings.text("lair"), self.view.lair),
        ]

    def enemy(self, enemy: TerrinothEnemy, count: int) -> list[str]:
        times = f"{count} × " if count > 1 else ""
        if enemy.facedown:
            name = self.strings.text("unknown") if enemy.card is None else self.strings.name(enemy.card)
            return [f"{times}{name}", "", "", "", self.strings.text("face-down")]
        assert enemy.card is not None
        return [
            times + self.strings.name(enemy.card),
            f"{enemy.wounds}/{enemy.health}",
            str(enemy.attack),
            str(enemy.resilience),
            self.strings.text("exhausted") if enemy.exhausted else "",
        ]

    def keywords(self, enemy: TerrinothEnemy) -> str:
        return self.strings.bar(enemy.card) if enemy.card is not None else ""

    # ---- dice

    def dice(self) -> Text | None:
        """The dice of the current action, or None."""
        action = self.view.action
        if action is None or not action.in_progress or not action.hero_dice + action.enemy_dice:
            return None
        text = self.strings.text
        line = Text(f"\n{text('hero-dice', faces=self.faces('hero', action.hero_dice))}", style="bold")
        if action.enemy_dice:
            line.append(f"\n{text('enemy-dice', faces=self.faces('enemy', action.enemy_dice))}")
        if action.successes or action.defenses:
            line.append(f"\n{text('rolled', successes=action.successes, defenses=action.defenses)}", style="not bold")
        return line

    def faces(self, kind: str, dice: list[TerrinothDie]) -> str:
        return " ".join(f"[{self.strings.die(kind, die)}]" for die in dice) or self.strings.text("nothing")

    # ---- decks

    def decks(self) -> Group:
        """The ready and exhausted cards of each hero, and the decks of the quest."""
        parts: list[RenderableType] = []
        for number, hero in enumerate(self.view.heroes):
            parts += [Text(self.hero_name(number), style="bold"), Padding(self.hand(hero), (0, 0, 0, 2))]
        text = self.strings.text
        piles = Table.grid(padding=(0, 2, 0, 0))
        piles.add_column(style="dim", no_wrap=True)
        piles.add_column()
        view = self.view
        for id, deck, discard in (
            ("enemy-deck", view.enemy_deck, view.enemy_discard),
            ("exploration-deck", view.exploration_deck, view.exploration_discard),
        ):
            piles.add_row(f"{text(id)} ({deck.count})", self.known(deck))
            piles.add_row(f"{text('col-discard')} ({len(discard)})", self.counted(discard))
        piles.add_row(text("left-behind"), self.counted(view.locations_left_behind))
        return Group(*parts, piles)

    def hand(self, hero: TerrinothHero) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for state, exhausted in (("readied", False), ("spent", True)):
            cards = [card.card for card in hero.cards if card.exhausted == exhausted]
            if cards:
                names = ", ".join(f"{self.strings.name(id)} ({self.strings.action(id)})" for id in cards)
                table.add_row(self.strings.text(state), names)
        if hero.items:
            table.add_row(self.strings.text("items"), ", ".join(map(self.strings.name, hero.items)))
        return table

    def known(self, deck: TerrinothDeck) -> str:
        names = [
            self.strings.text("known-card", place=known.depth + 1, card=self.strings.name(known.card))
            for known in sorted(deck.known, key=lambda known: known.depth)
        ]
        return ", ".join(names)

    def counted(self, cards: Iterable[str]) -> str:
        return with_counts(count_items(self.strings.name(card) for card in cards)) or self.strings.text("nothing")


def together(enemies: list[TerrinothEnemy]) -> list[tuple[TerrinothEnemy, int]]:
    """Consecutive equal enemies as one row with their number."""
    found: list[tuple[TerrinothEnemy, int]] = []
    for enemy in enemies:
        if found and found[-1][0] == enemy:
            found[-1] = (enemy, found[-1][1] + 1)
        else:
            found.append((enemy, 1))
    return found
