"""Terrinoth in the laboratory: kinds of game, result row, probe, targets, checks, sections of the report."""

from typing import Any, ClassVar

from questable.games.module import Game
from questable.games.terrinoth.rules import constants, events
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.config import number_of_players
from questable.kernel.decision import value_of
from questable.kernel.state import State
from questable.lab.checks import WinRate, check_band, check_kinds, win_rate
from questable.lab.game_lab import BAND_NOTE, Config, GameLab, Section, defeat_sections
from questable.lab.probes import CardEvent, Probe
from questable.lab.rows import GameResult, Row, common_columns
from questable.lab.statistics import GroupRate, rates
from questable.lab.targets import Targets

PLAYERS = range(2, 5)  # one player leads two heroes, as two players do
PAIRS = "Pairs of archetypes"
TARGETS = Targets({"easier": (0.70, 0.85), "middle": (0.50, 0.65), "hard": (0.25, 0.45)}, tolerance=0.10)
LEAST_FOR_PAIRS = 0.10  # a pair of archetypes that wins less is hopeless


def sample_configs(game: Game[Any, Any]) -> list[Config]:
    return [{"players": count, "quest": quest} for quest in game.cards.quests for count in (1, 2, 3, 4)]


class TerrinothResult(GameResult, frozen=True):
    heroes: str
    archetypes: str
    classes: str
    hero_count: int
    quest: str
    level: str
    grim: int
    rounds: int
    peril: int
    locations_left: int
    location: str
    heroes_down: int
    nemesis: str


class TerrinothProbe(Probe):
    card_events: ClassVar[dict[int, CardEvent]] = {
        events.ENEMY_SPAWNED: CardEvent("met", 0),
        events.ENEMY_REVEALED: CardEvent("met", 0),
        events.ENEMY_WAS_DEFEATED: CardEvent("beaten", 0),
        events.LOCATION_WAS_REVEALED: CardEvent("met", 0),
        events.LOCATION_EXPLORED: CardEvent("beaten", 0),
        events.EXPLORATION_DRAWN: CardEvent("drawn", 1, 0),
        events.ITEM_GAINED: CardEvent("taken", 1, 0),
        events.ITEM_USED: CardEvent("used", 1, 0),
        events.EVENT_RESOLVED: CardEvent("used", 1, 0),
        events.HERO_ACTIVATED: CardEvent("used", 1, 0),
    }

    def can_remove_cards(self, s: State) -> bool:
        return s.asking in (constants.CHOOSE_ACTIVATION, constants.TRAVEL)

    def remove_card(self, s: State, card: int, owner: int) -> bool:
        assert isinstance(s, TerrinothState)
        if s.zones.find(constants.ITEMS + owner, card) < 0:
            return False
        s.zones.remove(constants.ITEMS + owner, card)
        s.zones.push(constants.EXPLORE_DISCARD, card)
        return True

    def choice_labels(self, s: State) -> list[str]:
        """The cards of an upgrade, by class and card."""
        if s.asking != constants.UPGRADE:
            return []
        assert isinstance(s, TerrinothState)
        labels: list[str] = []
        for option in s.options:
            card = s.cards.of(value_of(option))
            labels.append(f"{s.cards.classes[card.hero_class]}:{card.id}")
        return labels


class TerrinothLab(GameLab):
    result_type: ClassVar[type[GameResult]] = TerrinothResult
    targets: ClassVar[Targets] = TARGETS

    def cells(self, game: Game[Any, Any]) -> list[tuple[str, Config]]:
        """Quest × players; quests of packs too."""
        return [
            (f"{quest.id}, {number_of_players(players)}", {"players": players, "quest": quest.id})
            for quest in game.card_set.quests
            for players in PLAYERS
        ]

    def result(self, s: State, number: int, seed: int, decisions: int) -> TerrinothResult:
        assert isinstance(s, TerrinothState)
        quest = s.cards.quests[s.quest]
        heroes = range(s.count)
        location = s.location()
        classes = (s.cards.classes[s.classes[hero]] if s.classes[hero] >= 0 else "" for hero in heroes)
        return TerrinothResult(
            *common_columns(s, number, seed, decisions),
            heroes=" | ".join(s.hero_card(hero).id for hero in heroes),
            archetypes=" | ".join(sorted(s.cards.archetypes[s.hero_card(hero).archetype] for hero in heroes)),
            classes=" | ".join(classes),
            hero_count=s.count,
            quest=quest.id,
            level=quest.level,
            grim=s.grim,
            rounds=s.round,
            peril=s.peril,
            locations_left=s.zones.size(constants.LOCATION_DECK),
            location="" if location < 0 else s.card_set.card_ids[s.card_set.card_of[location]],
            heroes_down=s.count - s.standing_count(),
            nemesis="defeated" if s.nemesis_down else "",
        )

    def probe(self) -> Probe:
        return TerrinothProbe()

    def check(self, rows: list[Row], judged: bool) -> list[WinRate]:
        """Check every kind of game, and that no pair of archetypes wins too rarely."""
        found = check_kinds(self.targets, rows, level, lambda row: str(row["quest"]), judged)
        two_heroes = [row for row in rows if int(row["hero_count"]) == 2]
        for group in rates(sorted(two_heroes, key=archetypes), archetypes):
            checks = [check_band(group, (LEAST_FOR_PAIRS, 1.0), "hope")] if judged else []
            found.append(win_rate(PAIRS, group, checks))
        return found

    def sections(self, rows: list[Row]) -> tuple[list[Section], dict[str, list[GroupRate]]]:
        found: list[Section] = []
        for name, band in self.targets.bands.items():
            some = [row for row in rows if row["level"] == name]
            if some:
                text = f"By quest and players. {BAND_NOTE}"
                found.append(Section(f"{name.capitalize()} quests", text, rates(some, quest_and_players), band=band))
        by_count = rates(rows, lambda row: number_of_players(int(row["players"])))
        by_party = rates(rows, archetypes)
        by_class = rates(rows_by_class(rows), lambda row: str(row["class"]))
        found.append(Section("Number of players", "All quests.", by_count))
        found.append(Section("Parties", "Archetypes, all quests.", by_party))
        found.append(Section("Classes", "Games in which a hero took the class.", by_class))
        found += defeat_sections(
            rows, "The location where the party stood at the end.", lambda row: str(row["location"])
        )
        return found, {"Party": by_party, "Class": by_class}


def level(row: Row) -> str:
    return str(row["level"])


def archetypes(row: Row) -> str:
    return str(row["archetypes"])


def quest_and_players(row: Row) -> str:
    return f"{row['quest']}, {number_of_players(int(row['players']))}"


def rows_by_class(rows: list[Row]) -> list[Row]:
    """One row for each class that was taken in a game."""
    taken = [{**row, "class": name} for row in rows for name in str(row["classes"]).split(" | ") if name]
    return sorted(taken, key=lambda row: str(row["class"]))
