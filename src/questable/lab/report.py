"""The report on a game's balance: one page that needs nothing else."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined

import questable
from questable.lab import findings, plots
from questable.lab.findings import Line, won
from questable.lab.rows import Row
from questable.lab.survey import Survey

Section = dict[str, Any]

BAND = "Lines are 95 % intervals; the band is what a player that looks ahead should reach."
TARGETS = {
    "Easy": (0.75, 0.90),
    "Normal": (0.50, 0.65),
    "Hard": (0.25, 0.40),
    "Easier quests": (0.70, 0.85),
    "Middle quests": (0.50, 0.65),
    "Hard quests": (0.25, 0.45),
}


def report(game: str, survey: Survey, bot: str, seed: int) -> str:
    """The page as HTML."""
    parts = tenefyr_sections(survey.games) if game == "tenefyr" else terrinoth_sections(survey.games)
    sections, groups = parts
    content = questable.game(game).catalogue
    cards = findings.card_lines(survey)
    shown = findings.strongest(cards)
    names = option_names(game)
    choices = findings.choice_lines(survey)
    lengths = [int(row["decisions"]) for row in survey.games]
    wins = sum(won(row) for row in survey.games)
    template = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template.filters["percent"] = lambda share: f"{100 * share:.0f} %"
    template.filters["points"] = lambda share: f"{100 * share:+.1f}".replace("-", "−")
    source = (files("questable.lab") / "report.html.j2").read_text(encoding="utf-8")
    return template.from_string(source).render(
        game=game.capitalize(),
        bot=bot,
        seed=seed,
        games=len(survey.games),
        rate=wins / max(len(survey.games), 1),
        hash=content.hash,
        version=questable.__version__,
        sections=sections,
        length=plots.histogram(lengths, [won(row) for row in survey.games], "decisions in a game"),
        shortest=min(lengths),
        median=sorted(lengths)[len(lengths) // 2],
        longest=max(lengths),
        effects=plots.effects(shown, "games won with it, less games won without it") if shown else "",
        cards=cards,
        choices=choices,
        names=names,
        never=findings.never(survey, content.card_ids),
        outliers=findings.outliers(survey, groups, names),
    )


def option_names(game: str) -> dict[str, str]:
    """The options of rewards by what is printed on them; other choices are named by their cards."""
    if game != "tenefyr":
        return {}
    return {
        f"{id}:{number}": f"{id}: {option.name['en']}"
        for id, card in questable.game("tenefyr").cards.cards.items()
        for number, option in enumerate(card.options, 1)
    }


def section(title: str, text: str, plot: str, lines: list[Line]) -> Section:
    return {"title": title, "text": text, "plot": plot, "lines": lines}


def rate_section(title: str, text: str, games: list[Row], key: Callable[[Row], str]) -> Section:
    """Win rates of groups of games; the band of a title that has a target is shown."""
    lines = findings.rates(games, key)
    return section(title, text, plots.rates(lines, "games won", TARGETS.get(title)), lines)


def lost_section(games: list[Row], text: str, key: Callable[[Row], str]) -> list[Section]:
    ends = findings.lost_to(games, key)
    return [section("Where games are lost", text, plots.bars(ends, "games lost"), [])] if ends else []


def tenefyr_sections(games: list[Row]) -> tuple[list[Section], dict[str, list[Line]]]:
    """The parts of the page about rates, and those groups among which none should stand out."""
    found: list[Section] = []
    for difficulty in ("easy", "normal", "hard"):
        some = [row for row in games if row["difficulty"] == difficulty]
        if some:
            found.append(rate_section(difficulty.capitalize(), f"By mode and number of players. {BAND}", some, mode))
    standard = [row for row in games if row["boss"]]
    by_boss = rate_section("Bosses", "Standard mode, all difficulties.", standard, lambda row: str(row["boss"]))
    by_heroes = rate_section("Heroes", "Who plays which heroes, all games.", games, heroes)
    found += [by_boss, by_heroes]
    found += lost_section(games, "The enemy before whom the game was lost.", lambda row: str(row["last_enemy"]))
    return found, {"Boss": by_boss["lines"], "Heroes": by_heroes["lines"]}


def mode(row: Row) -> str:
    return f"{row['mode']}, {players(row)}"


def players(row: Row) -> str:
    return "1 player" if row["players"] == 1 else f"{row['players']} players"


def heroes(row: Row) -> str:
    return " | ".join(sorted(str(row["heroes"]).split(" | ")))


def terrinoth_sections(games: list[Row]) -> tuple[list[Section], dict[str, list[Line]]]:
    found: list[Section] = []
    for level in ("easier", "middle", "hard"):
        some = [row for row in games if row["level"] == level]
        if some:
            found.append(rate_section(f"{level.capitalize()} quests", f"By quest and players. {BAND}", some, quest))
    by_count = rate_section("Number of players", "All quests.", games, players)
    by_party = rate_section("Parties", "Archetypes, all quests.", games, lambda row: str(row["archetypes"]))
    taken = by_each_class(games)
    by_class = rate_section("Classes", "Games in which a hero took the class.", taken, lambda row: str(row["class"]))
    found += [by_count, by_party, by_class]
    found += lost_section(games, "The location where the party stood at the end.", lambda row: str(row["location"]))
    return found, {"Party": by_party["lines"], "Class": by_class["lines"]}


def quest(row: Row) -> str:
    return f"{row['quest']}, {players(row)}"


def by_each_class(games: list[Row]) -> list[Row]:
    """One row for each class that was taken in a game."""
    taken = [{**row, "class": name} for row in games for name in str(row["classes"]).split(" | ") if name]
    return sorted(taken, key=lambda row: str(row["class"]))
