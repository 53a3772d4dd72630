"""The report on a game's balance: one self-contained page."""

from collections.abc import Sequence
from importlib.resources import files

import msgspec
from jinja2 import Environment, StrictUndefined, Template

import questable
from questable.cards.pack import Pack
from questable.lab import plots, statistics
from questable.lab.checks import is_judged
from questable.lab.counts import Collected
from questable.lab.game_lab import Section, lab_of
from questable.lab.paired import Change, Paired, own_cards
from questable.lab.statistics import Line, won

MARK = "✦"


def report(
    game: str,
    collected: Collected,
    bot: str,
    seed: int,
    packs: tuple[Pack, ...] = (),
    change: Change | None = None,
    strength: Paired | None = None,
) -> str:
    """The page as HTML. `change` compares the games with the packs and without them, `strength` the bot and another."""
    loaded = questable.game(game, packs)
    lab = lab_of(loaded.module)
    sections, groups = lab.sections(collected.games)
    own = own_cards(game, packs) if packs else set()
    cards = statistics.card_lines(collected)
    for line in cards:
        line["own"] = line["id"] in own
    shown = [marked(line) for line in statistics.extremes(cards)]
    names = lab.choice_names(loaded)
    choices = statistics.choice_lines(collected)
    for line in choices:
        line["own"] = not own.isdisjoint(str(line["id"]).split(":"))
    lengths = [int(row["decisions"]) for row in collected.games]
    wins = sum(won(row) for row in collected.games)
    return template().render(
        game=game.capitalize(),
        bot=bot,
        seed=seed,
        games=len(collected.games),
        rate=wins / max(len(collected.games), 1),
        hash=loaded.content_hash,
        packs=[pack.label for pack in packs],
        version=questable.__version__,
        change=change,
        changes=plots.effects(change.lines(), "games won with, less games won without") if change else "",
        strength=strength,
        gains=plots.effects(strength.lines(), f"won by {bot}, less won by {strength.total.first}") if strength else "",
        sections=[{"section": section, "plot": plot(section)} for section in sections],
        length=plots.histogram(lengths, [won(row) for row in collected.games], "decisions in a game"),
        shortest=min(lengths),
        median=sorted(lengths)[len(lengths) // 2],
        longest=max(lengths),
        effects=plots.effects(shown, "games won with it, less games won without it") if shown else "",
        cards=cards,
        choices=choices,
        names=names,
        mark=MARK,
        never=[
            f"{MARK} {id}" if id in own else id for id in statistics.unused_cards(collected, loaded.card_set.card_ids)
        ],
        outliers=statistics.outliers(collected, groups, names),
        judged=is_judged(bot),
        compared=lab.compared,
        win_rates=lab.check(collected.games, is_judged(bot)),
    )


def template() -> Template:
    made = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["percent"] = lambda share: f"{100 * share:.0f} %"
    made.filters["points"] = statistics.points
    return made.from_string((files("questable.lab") / "report.html.j2").read_text(encoding="utf-8"))


def marked(line: Line) -> Line:
    """A line of a plot: cards of packs have a mark."""
    return {**line, "name": f"{MARK} {line['name']}"} if line["own"] else line


def plot(section: Section) -> str:
    if section.counts:
        return plots.bars(specs(section.counts), "games lost")
    return plots.rates(specs(section.rates), "games won", section.band)


def specs(lines: Sequence[msgspec.Struct]) -> list[plots.Spec]:
    """Lines as Vega-Lite takes them."""
    return [msgspec.structs.asdict(line) for line in lines]
