"""`questable rules`: show and search the numbered rules, and list those without a test."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable import GAMES
from questable.cli.error_messages import closest_match
from questable.cli.game_help import RulesCommand, RulesGroup
from questable.cli.options import Json, Lang, language, one_of
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from questable.text.rulebook import Rule

app = typer.Typer(
    cls=RulesGroup,
    help="The numbered rules: read, search, and see which are proved by tests.",
    no_args_is_help=False,
)

RULE_GAMES = list(GAMES)
GameOption = Annotated[str | None, typer.Option("--game", help=f"Only this game: {' or '.join(GAMES)}.")]


def games(game: str | None) -> list[str]:
    return RULE_GAMES if game is None else [one_of("game", game, RULE_GAMES)]


@app.command(cls=RulesCommand)
def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="Such as RULE.", show_default=False)], lang: Lang = None
) -> None:
    """Print one rule, or all rules of a chapter (CHAPTER)."""
    from questable.text.rulebook import load_rules

    lang = language(lang)
    wanted = id.strip().upper()
    for book in map(load_rules, RULE_GAMES):
        for chapter in book.chapters:
            if chapter.id == wanted:
                return print_rules(list(chapter.rules), lang, chapter.title[lang])
    rules = [rule for name in RULE_GAMES for rule in load_rules(name).rules]
    for rule in rules:
        if rule.id == wanted:
            return print_rules([rule], lang)
    near = closest_match(wanted, [rule.id for rule in rules])
    raise localized_error(ConfigError, "no-rule", value=repr(id), near=near)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", show_default=False)],
    lang: Lang = None,
    game: GameOption = None,
) -> None:
    """Print the rules that hold all these words."""
    from questable.text.rulebook import load_rules

    lang = language(lang)
    text = " ".join(words)
    found = [rule for name in games(game) for rule in load_rules(name).search(text, lang)]
    if not found:
        raise localized_error(ConfigError, "no-rule-holds", value=repr(text))
    print_rules(found, lang)


@app.command()
def coverage(json: Json = False, game: GameOption = None) -> None:
    """Count the rules that this checkout's tests prove; exit code 1 where a test names a rule that is not there."""
    import msgspec

    from questable.cli import rule_coverage

    found = rule_coverage.coverage(checkout(Path.cwd()), games(game)[0] if game else None)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        typer.echo(f"{found.proved} of {found.rules} rules are proved by a test.")
        if found.missing:
            from questable.terminal.strings import make_console

            typer.echo("\nNot proved:")
            make_console().print("  ".join(found.missing))
        for unknown in found.unknown:
            typer.echo(f"{unknown.place}: there is no rule {unknown.id!r}")
    if found.unknown:
        raise typer.Exit(1)


def checkout(start: Path) -> Path:
    """The checkout that contains this folder."""
    for folder in (start, *start.parents):
        if (folder / "tests").is_dir() and (folder / "src" / "questable").is_dir():
            return folder
    raise ConfigError(
        f"There is no checkout of Questable in {start} or above it: coverage is read from its folder 'tests'."
    )


def print_rules(rules: "list[Rule]", lang: str, title: str = "") -> None:
    from questable.terminal.rules_view import rules_table
    from questable.terminal.strings import make_console

    console = make_console()
    if title:
        console.print(title, style="bold")
    console.print(rules_table([(rule.id, rule.text) for rule in rules], lang))
