"""The report on a game's balance: one page that needs nothing else."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined, Template

import questable
from questable.cards.pack import Pack
from questable.kernel.config import number_of_players
from questable.lab import plots
from questable.lab import statistics as findings
from questable.lab.checks import figures_of, is_judged
from questable.lab.collect import Collected
from questable.lab.paired import Change, Paired, own_cards
from questable.lab.rows import Row
from questable.lab.statistics import Line, won
from questable.lab.targets import BANDS, Band

Section = dict[str, Any]

MARK = "✦"
BAND = "Lines are 95 % intervals; the band is what a player that looks ahead should reach."


def report(
    game: str,
    survey: Collected,
    bot: str,
    seed: int,
    packs: tuple[Pack, ...] = (),
    change: Change | None = None,
    strength: Paired | None = None,
) -> str:
    """The page as HTML; `change` is what the packs make of the game, `strength` what the bot wins more than another."""
    sections, groups = tenefyr_sections(survey.games) if game == "tenefyr" else terrinoth_sections(survey.games)
    content = questable.game(game, packs).card_set
    own = own_cards(game, packs) if packs else set()
    cards = findings.card_lines(survey)
    for line in cards:
        line["own"] = line["id"] in own
    shown = [marked(line) for line in findings.strongest(cards)]
    names = option_names(game, packs)
    choices = findings.choice_lines(survey)
    for line in choices:
        line["own"] = not own.isdisjoint(str(line["id"]).split(":"))
    lengths = [int(row["decisions"]) for row in survey.games]
    wins = sum(won(row) for row in survey.games)
    return template().render(
        game=game.capitalize(),
        bot=bot,
        seed=seed,
        games=len(survey.games),
        rate=wins / max(len(survey.games), 1),
        hash=content.hash,
        packs=[pack.label for pack in packs],
        version=questable.__version__,
        change=change,
        changes=plots.effects(change.lines(), "games won with, less games won without") if change else "",
        strength=strength,
        gains=plots.effects(strength.lines(), f"won by {bot}, less won by {strength.total.first}") if strength else "",
        sections=sections,
        length=plots.histogram(lengths, [won(row) for row in survey.games], "decisions in a game"),
        shortest=min(lengths),
        median=sorted(lengths)[len(lengths) // 2],
        longest=max(lengths),
        effects=plots.effects(shown, "games won with it, less games won without it") if shown else "",
        cards=cards,
        choices=choices,
        names=names,
        mark=MARK,
        never=[f"{MARK} {id}" if id in own else id for id in findings.never(survey, content.card_ids)],
        outliers=findings.outliers(survey, groups, names),
        judged=is_judged(bot),
        figures=figures_of(game, survey.games, bot),
    )


def template() -> Template:
    made = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["percent"] = lambda share: f"{100 * share:.0f} %"
    made.filters["points"] = findings.points
    return made.from_string((files("questable.lab") / "report.html.j2").read_text(encoding="utf-8"))


def marked(line: Line) -> Line:
    """A card in a plot, where those of packs bear a mark."""
    return {**line, "name": f"{MARK} {line['name']}"} if line["own"] else line


def option_names(game: str, packs: tuple[Pack, ...]) -> dict[str, str]:
    """The options of rewards by what is printed on them; other choices are named by their cards."""
    if game != "tenefyr":
        return {}
    return {
        f"{id}:{number}": f"{id}: {option.name['en']}"
        for id, card in questable.game("tenefyr", packs).cards.cards.items()
        for number, option in enumerate(card.options, 1)
    }


def section(title: str, text: str, plot: str, lines: list[Line]) -> Section:
    return {"title": title, "text": text, "plot": plot, "lines": lines}


def rate_section(
    title: str, text: str, games: list[Row], key: Callable[[Row], str], band: Band | None = None
) -> Section:
    """Win rates of groups of games, and the band that is aimed at."""
    lines = findings.rates(games, key)
    return section(title, text, plots.rates(lines, "games won", band), lines)


def lost_section(games: list[Row], text: str, key: Callable[[Row], str]) -> list[Section]:
    ends = findings.lost_to(games, key)
    return [section("Where games are lost", text, plots.bars(ends, "games lost"), [])] if ends else []


def tenefyr_sections(games: list[Row]) -> tuple[list[Section], dict[str, list[Line]]]:
    """The parts of the page about rates, and those groups among which none should stand out."""
    found: list[Section] = []
    for difficulty, band in BANDS["tenefyr"].items():
        some = [row for row in games if row["difficulty"] == difficulty]
        if some:
            text = f"By mode and number of players. {BAND}"
            found.append(rate_section(difficulty.capitalize(), text, some, mode, band))
    standard = [row for row in games if row["boss"]]
    by_boss = rate_section("Bosses", "Standard mode, all difficulties.", standard, lambda row: str(row["boss"]))
    by_heroes = rate_section("Heroes", "Who plays which heroes, all games.", games, heroes)
    found += [by_boss, by_heroes]
    found += lost_section(games, "The enemy before whom the game was lost.", lambda row: str(row["last_enemy"]))
    return found, {"Boss": by_boss["lines"], "Heroes": by_heroes["lines"]}


def mode(row: Row) -> str:
    return f"{row['mode']}, {players(row)}"


def players(row: Row) -> str:
    return number_of_players(int(row["players"]))


def heroes(row: Row) -> str:
    return " | ".join(sorted(str(row["heroes"]).split(" | ")))


def terrinoth_sections(games: list[Row]) -> tuple[list[Section], dict[str, list[Line]]]:
    found: list[Section] = []
    for level, band in BANDS["terrinoth"].items():
        some = [row for row in games if row["level"] == level]
        if some:
            text = f"By quest and players. {BAND}"
            found.append(rate_section(f"{level.capitalize()} quests", text, some, quest, band))
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
