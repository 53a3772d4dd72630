"""`questable cards`: see the cards, and check card files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.options import Game, Json, Lang, Packs, language, one_of
from questable.kernel.errors import CardError, ConfigError
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from questable.games.tenefyr.card_text import TenefyrCardText

app = typer.Typer(help="See the cards of a game, and check card files.", no_args_is_help=False)

KINDS = ["basic", "skill", "dungeon", "stage", "reward"]
LEVELS = 5
UNCUT = 180  # columns for output that another program reads


@app.command("list")
def list_cards(
    game: Game,
    kind: Annotated[str | None, typer.Option(help=f"Only this kind, such as {KINDS[0]} or enemy.")] = None,
    level: Annotated[int | None, typer.Option(help="Only this level, 1 to 5 (tenefyr).")] = None,
    pack: Packs = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the cards of a game."""
    if game == "terrinoth":
        list_terrinoth(kind, level, pack or [], language(lang), json)
        return
    import questable
    from questable.games.tenefyr.terminal.strings import TenefyrStrings
    from questable.terminal.games import voice_of

    voice = voice_of(questable.game(game, pack or ()), language(lang))
    assert isinstance(voice, TenefyrStrings)
    if kind is not None:
        one_of("kind", kind, KINDS)
    if level is not None and not 1 <= level <= LEVELS:
        raise localized_error(ConfigError, "not-between", key="level", value=str(level), low=1, high=LEVELS)
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


def print_list(cards: "list[TenefyrCardText]") -> None:
    from rich.table import Table

    from questable.terminal.strings import screen

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


def list_terrinoth(kind: str | None, level: int | None, packs: list[Path], lang: str, json: bool) -> None:
    """Cards and quests; they have no levels."""
    import questable
    from questable.games.terrinoth.card_text import KINDS as TERRINOTH_KINDS
    from questable.games.terrinoth.terminal.cards import all_cards, card_table
    from questable.terminal.strings import screen

    if kind is not None:
        one_of("kind", kind, [*TERRINOTH_KINDS, "quest"])
    if level is not None:
        raise localized_error(ConfigError, "no-levels")
    found = all_cards(questable.game("terrinoth", packs).cards, lang, kind)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found))
        return
    console = screen()
    if not console.is_terminal:
        console.width = UNCUT
    console.print(card_table(found))


def show_terrinoth(id: str, packs: list[Path], lang: str, json: bool) -> None:
    import questable
    from questable.games.terrinoth.terminal.cards import card_panel, finder
    from questable.terminal.strings import screen
    from questable.text.card_text import card_text

    game = questable.game("terrinoth", packs)
    cards = game.cards
    card = card_text(game, finder(cards, lang).needed(id, "terrinoth"), lang)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(card))
    else:
        screen().print(card_panel(card, lang))


@app.command()
def show(
    game: Game,
    id: Annotated[str, typer.Argument(metavar="ID", help="The id or a name of the card.", show_default=False)],
    pack: Packs = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Draw one card with its rules."""
    if game == "terrinoth":
        show_terrinoth(id, pack or [], language(lang), json)
        return
    import questable
    from questable.games.tenefyr.terminal.cards import card_panel
    from questable.games.tenefyr.terminal.strings import TenefyrStrings
    from questable.terminal.games import voice_of
    from questable.terminal.strings import screen

    voice = voice_of(questable.game(game, pack or ()), language(lang))
    assert isinstance(voice, TenefyrStrings)
    found = voice.finder.needed(id, game)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(voice.card(found)))
    else:
        screen().print(card_panel(voice, voice.card(found)))


@app.command()
def check(
    path: Annotated[
        Path, typer.Argument(metavar="PATH", help="A pack, folder or zip, or a card file.", show_default=False)
    ],
) -> None:
    """Check cards; exit code 1 with the place of each mistake."""
    from questable.cards.check import check_path

    try:
        checked = check_path(path)
    except CardError as error:  # what a check finds is what it was asked for: it goes to the output
        typer.echo(str(error))
        raise typer.Exit(1) from None
    for done in checked:
        typer.echo(f"{done.where}: no mistakes in {done.cards} card{'' if done.cards == 1 else 's'}.")
