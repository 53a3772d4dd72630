"""Tenefyr in the laboratory: kinds of game, result row, probe, targets, checks, sections of the report."""

from typing import Any, ClassVar

from questable.games.module import Game
from questable.games.tenefyr.rules import constants
from questable.games.tenefyr.rules.constants import BOSS, DIFFICULTIES, HEROES
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import move_to_reserve
from questable.kernel.config import number_of_players
from questable.kernel.decision import value_of
from questable.kernel.state import State
from questable.lab.checks import WinRate, check_kinds, check_near, win_rate
from questable.lab.game_lab import BAND_NOTE, Config, GameLab, Section, defeat_sections
from questable.lab.probes import CardEvent, Probe
from questable.lab.rows import GameResult, Row, common_columns
from questable.lab.statistics import GroupRate, rates
from questable.lab.targets import Targets

MODES = ("standard", "quick")
LEVELS = ("easy", "normal", "hard")
PLAYERS = range(1, 5)
BOSSES = "Bosses in standard mode"
TARGETS = Targets({"easy": (0.75, 0.90), "normal": (0.50, 0.65), "hard": (0.25, 0.40)}, tolerance=0.08)


def sample_configs(game: Game[Any, Any]) -> list[Config]:
    return [{"players": count, "mode": mode} for count in PLAYERS for mode in MODES]


class TenefyrResult(GameResult, frozen=True):
    heroes: str
    difficulty: str
    mode: str
    boss: str
    combats_won: int
    combats_lost: int
    dungeons_cleared: int
    boss_track: int
    boss_left: int
    last_enemy: str
    highest_power: int


class TenefyrProbe(Probe):
    card_events: ClassVar[dict[int, CardEvent]] = {
        constants.COMBAT_BEGAN: CardEvent("met", 0),
        constants.ENEMY_DEFEATED: CardEvent("beaten", 0),
        constants.LOOT_TAKEN: CardEvent("taken", 1, 0),
        constants.CARD_GAINED: CardEvent("taken", 1, 0),
        constants.CARD_PLAYED: CardEvent("used", 1, 0),
    }

    def can_remove_cards(self, s: State) -> bool:
        return s.asking in (constants.CONTINUE_OR_LEAVE, constants.WHERE_TO)

    def remove_card(self, s: State, card: int, owner: int) -> bool:
        assert isinstance(s, TenefyrState)
        for zone in (constants.DISCARD, constants.DECK, constants.HAND):
            if s.zones.find(zone + owner, card) >= 0:
                s.zones.remove(zone + owner, card)
                s.flags[card] = 0
                move_to_reserve(s, card)
                return True
        return False

    def choice_labels(self, s: State) -> list[str]:
        """The options of a reward, by card and number."""
        if s.asking != constants.CHOOSE_REWARD:
            return []
        card = s.card_set.card_ids[s.card_set.card_of[s.about]]
        return [f"{card}:{value_of(option)}" for option in s.options]


class TenefyrLab(GameLab):
    result_type: ClassVar[type[GameResult]] = TenefyrResult
    targets: ClassVar[Targets] = TARGETS
    compared: ClassVar[str] = "Numbers of players and bosses"

    def cells(self, game: Game[Any, Any]) -> list[tuple[str, Config]]:
        """Mode × difficulty × players, with all bosses."""
        return [
            (
                f"{mode}, {difficulty}, {number_of_players(players)}",
                {"players": players, "difficulty": difficulty, "mode": mode},
            )
            for mode in MODES
            for difficulty in LEVELS
            for players in PLAYERS
        ]

    def result(self, s: State, number: int, seed: int, decisions: int) -> TenefyrResult:
        assert isinstance(s, TenefyrState)
        heroes = ("+".join(hero for number, hero in enumerate(HEROES) if bits >> number & 1) for bits in s.heroes)
        return TenefyrResult(
            *common_columns(s, number, seed, decisions),
            heroes=" | ".join(heroes),
            difficulty=DIFFICULTIES[s.difficulty],
            mode="quick" if s.quick else "standard",
            boss=s.cards.bosses[s.boss] if s.boss >= 0 else "",
            combats_won=s.won_count,
            combats_lost=s.lost_count,
            dungeons_cleared=s.cleared_count,
            boss_track=s.track,
            boss_left=s.enemies_in(BOSS),
            last_enemy=s.card_set.card_ids[s.card_set.card_of[s.enemy]] if s.enemy >= 0 else "",
            highest_power=s.peak,
        )

    def probe(self) -> Probe:
        return TenefyrProbe()

    def check(self, rows: list[Row], judged: bool) -> list[WinRate]:
        """Check every kind of game, and the bosses of each difficulty against each other."""
        found = check_kinds(self.targets, rows, difficulty, lambda row: f"{row['mode']}, {row['difficulty']}", judged)
        with_boss = sorted((row for row in rows if row["boss"]), key=boss)
        for level in self.targets.bands:
            some = [row for row in with_boss if row["difficulty"] == level]
            groups = rates(some, lambda row: f"{row['difficulty']}, {row['boss']}")
            found += [win_rate(BOSSES, group, check_near(group, groups, self.targets.tolerance)) for group in groups]
        return found

    def sections(self, rows: list[Row]) -> tuple[list[Section], dict[str, list[GroupRate]]]:
        found: list[Section] = []
        for level, band in self.targets.bands.items():
            some = [row for row in rows if row["difficulty"] == level]
            if some:
                text = f"By mode and number of players. {BAND_NOTE}"
                found.append(Section(level.capitalize(), text, rates(some, mode_and_players), band=band))
        by_boss = rates([row for row in rows if row["boss"]], boss)
        by_heroes = rates(rows, party)
        found.append(Section("Bosses", "Standard mode, all difficulties.", by_boss))
        found.append(Section("Heroes", "Who plays which heroes, all games.", by_heroes))
        found += defeat_sections(rows, "The enemy before whom the game was lost.", lambda row: str(row["last_enemy"]))
        return found, {"Boss": by_boss, "Heroes": by_heroes}

    def choice_names(self, game: Game[Any, Any]) -> dict[str, str]:
        """Name the options of rewards by their card text."""
        return {
            f"{id}:{number}": f"{id}: {option.name['en']}"
            for id, card in game.cards.cards.items()
            for number, option in enumerate(card.options, 1)
        }


def difficulty(row: Row) -> str:
    return str(row["difficulty"])


def boss(row: Row) -> str:
    return str(row["boss"])


def mode_and_players(row: Row) -> str:
    return f"{row['mode']}, {number_of_players(int(row['players']))}"


def party(row: Row) -> str:
    return " | ".join(sorted(str(row["heroes"]).split(" | ")))
