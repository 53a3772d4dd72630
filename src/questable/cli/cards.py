"""`questable cards`: see the cards, and check card files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.options import Game, Json, Lang, language, one_of
from questable.kernel.errors import CardError, ConfigError

if TYPE_CHECKING:
    from questable.content.text.cards_text import CardText
    from questable.content.tree import Report

app = typer.Typer(help="See the cards of a game, and check card files.", no_args_is_help=False)

KINDS = ["basic", "skill", "dungeon", "stage", "reward"]
LEVELS = 5
UNCUT = 160  # columns for output that another program reads


@app.command("list")
def list_cards(
    game: Game,
    kind: Annotated[str | None, typer.Option(help=f"Only this kind, such as {KINDS[0]} or enemy.")] = None,
    level: Annotated[int | None, typer.Option(help="Only this level, 1 to 5 (tenefyr).")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """List the cards of a game."""
    if game == "terrinoth":
        list_terrinoth(kind, level, language(lang), json)
        return
    import questable
    from questable.cli.voice import Voice

    voice = Voice(questable.game(game), language(lang))
    if kind is not None:
        one_of("kind", kind, KINDS)
    if level is not None and not 1 <= level <= LEVELS:
        raise ConfigError(f"level is {level}; allowed: 1 to {LEVELS}.")
    found = [
        voice.card(facts.id)
        for facts in voice.game.cards.cards.values()
        if (kind is None or facts.kind == kind) and (level is None or facts.level == level)
    ]
    if json:
        import msgspec

        rows = [msgspec.to_builtins(card) | {"copies": voice.game.cards.cards[card.id].copies} for card in found]
        typer.echo(msgspec.json.encode(rows))
    else:
        print_list(found)


def print_list(cards: "list[CardText]") -> None:
    from rich.table import Table

    from questable.cli.voice import screen

    console = screen()
    if not console.is_terminal:
        console.width = UNCUT
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("id", no_wrap=True)
    table.add_column("kind", no_wrap=True)
    table.add_column("lv")
    table.add_column("name")
    table.add_column("power", no_wrap=True)
    table.add_column("loot")
    for card in cards:
        front = card.enemy or card.played
        power = "/".join(map(str, front.power)) if front else ""
        loot = f"{card.played.name} {card.played.power[0]}" if card.enemy and card.played else ""
        table.add_row(card.id, card.kind, str(card.level or ""), card.name, power, loot)
    console.print(table)


def list_terrinoth(kind: str | None, level: int | None, lang: str, json: bool) -> None:
    """Cards and quests; they have no levels."""
    import questable
    from questable.cli.terrinoth_cards import all_cards, card_table
    from questable.cli.voice import screen
    from questable.content.text.terrinoth_cards import KINDS as TERRINOTH_KINDS

    if kind is not None:
        one_of("kind", kind, [*TERRINOTH_KINDS, "quest"])
    if level is not None:
        raise ConfigError("Cards of terrinoth have no level; leave out --level.")
    found = all_cards(questable.game("terrinoth").cards, lang, kind)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found))
        return
    console = screen()
    if not console.is_terminal:
        console.width = UNCUT
    console.print(card_table(found))


def show_terrinoth(id: str, lang: str, json: bool) -> None:
    import questable
    from questable.cli.terrinoth_cards import card_panel, finder
    from questable.cli.voice import screen
    from questable.content.text.cards_text import card_text

    cards = questable.game("terrinoth").cards
    card = card_text(cards, finder(cards, lang).needed(id, "terrinoth"), lang)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(card))
    else:
        screen().print(card_panel(card, lang))


@app.command()
def show(
    game: Game,
    id: Annotated[str, typer.Argument(metavar="ID", help="The id or a name of the card.", show_default=False)],
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Draw one card with its rules."""
    if game == "terrinoth":
        show_terrinoth(id, language(lang), json)
        return
    import questable
    from questable.cli.picture import card_panel
    from questable.cli.voice import Voice, screen

    voice = Voice(questable.game(game), language(lang))
    found = voice.finder.needed(id, game)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(voice.card(found)))
    else:
        screen().print(card_panel(voice, voice.card(found)))


@app.command()
def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A card file, or a folder of them.", show_default=False)],
) -> None:
    """Check card files; exit code 1 with the place of each mistake."""
    from questable.content.tenefyr_game import read_tenefyr
    from questable.content.tree import Report

    files = card_files(path)
    report = Report()
    found = read_tenefyr({str(file): read(file) for file in files if not is_pack(file, report)}, report)
    try:
        report.refuse()
    except CardError as error:  # what a check finds is what it was asked for: it goes to the output
        typer.echo(str(error))
        raise typer.Exit(1) from None
    typer.echo(f"{path}: no mistakes in {len(found.cards)} cards.")


def card_files(path: Path) -> list[Path]:
    if path.is_dir():
        files = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
        if not files:
            raise ConfigError(f"There are no card files (*.yaml) in {path}.")
        return files
    if not path.exists():
        raise ConfigError(f"There is no file or folder {path}.")
    return [path]


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{file} is not UTF-8 text.") from None


def is_pack(file: Path, report: "Report") -> bool:
    """`pack.yaml` is about the pack and no card file; the cards must be of a game that there is."""
    import questable
    from questable.content.tree import read_tree

    if file.name != "pack.yaml":
        return False
    root = read_tree(str(file), read(file), report)
    if root is not None and root.keys and "game" in root.keys:
        node = root.keys["game"]
        if node.scalar not in questable.GAMES:
            raise ConfigError(f"{file}:{node.line}: game is {node.what()}; allowed: {', '.join(questable.GAMES)}.")
    return True
