"""`questable play`: a whole game in the terminal, all seats by one person or some by bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questable import GAMES
from questable.cli.options import Packs, given, language
from questable.kernel.errors import ConfigError

if TYPE_CHECKING:
    from rich.console import Console

    from questable.content.game import Game
    from questable.terminal.lines.asking import Asking
    from questable.terminal.sitting import Sitting

SEEDS = 1 << 32
EVENTS_SHOWN_AGAIN = 6  # of a game that is resumed


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help=f"The game: {', '.join(GAMES)}.", show_default=False)
    ] = "tenefyr",
    players: Annotated[int | None, typer.Option(help="1 to 4.")] = None,
    heroes: Annotated[
        str | None, typer.Option(help="Heroes by player, such as bard,thief,cleric or barbarian+bard,cleric+thief.")
    ] = None,
    quest: Annotated[str | None, typer.Option(help="The id of a quest, or random (terrinoth).")] = None,
    leader: Annotated[str | None, typer.Option(help="The hero who is party leader first (terrinoth).")] = None,
    grim: Annotated[bool, typer.Option("--grim", help="With the grim rule (terrinoth).")] = False,
    difficulty: Annotated[str | None, typer.Option(help="easy, normal or hard (tenefyr).")] = None,
    boss: Annotated[str | None, typer.Option(help="The id of a boss, or random (tenefyr).")] = None,
    mode: Annotated[str | None, typer.Option(help="standard or quick (tenefyr).")] = None,
    edition: Annotated[int | None, typer.Option(help="2018 or 2019 (tenefyr).")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    bot_seats: Annotated[str | None, typer.Option(help="The players that bots play, such as 2,3.")] = None,
    bot: Annotated[str, typer.Option(help="Which bot: heuristic, random or search (search:ms=500).")] = "heuristic",
    pack: Packs = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or nl; left out: as the system says.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Whole sentences only, for a screen reader.")] = False,
    json: Annotated[bool, typer.Option("--json", help="JSON lines out and keys in, for a program that plays.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved after every answer.")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a saved game; 'last': the newest.")
    ] = None,
) -> None:
    """Play in the terminal."""
    import questable
    from questable.terminal.voice import screen

    if plain and json:
        raise ConfigError("--plain is for people and --json for programs; leave one out.")
    console = screen(plain)
    config = given(
        players=players,
        heroes=parse_heroes(heroes),
        quest=quest,
        leader=parse_leader(leader),
        grim=grim or None,
        difficulty=difficulty,
        boss=boss,
        mode=mode,
        edition=edition,
    )
    if resume is None:
        cards = questable.game(game, pack or ())
        asked = None if json else console
        sitting = begin(asked, cards, config, seed, lang, parse_seats(bot_seats), bot, save)
    else:
        if new := [f"--{key.replace('_', '-')}" for key in given(**config, seed=seed, bot_seats=bot_seats, pack=pack)]:
            raise ConfigError(f"--resume goes on with a game as it was begun; leave out {', '.join(new)}.")
        sitting = take_up(resume, lang, save)
    if json:
        from questable.terminal.lines.machine import Machine

        Machine(sitting).play()
    else:
        sit(sitting, console, plain)


def parse_heroes(text: str | None) -> list[list[str]] | None:
    return None if text is None else [party.strip().lower().split("+") for party in text.split(",")]


def parse_leader(text: str | None) -> str | int | None:
    """A hero, or the number of one, which counts from 0."""
    return int(text) if text is not None and text.isdecimal() else text


def parse_seats(text: str | None) -> list[int]:
    """`2,3` as seats, which count from 0."""
    if text is None:
        return []
    seats = text.split(",")
    for seat in seats:
        if not seat.strip().isdecimal():
            raise ConfigError(f"bot-seats is {text!r}; allowed: numbers of players with commas, such as 2,3.")
    return [int(seat) - 1 for seat in seats]


def begin(
    console: "Console | None",
    game: "Game[Any]",
    config: dict[str, object],
    seed: int | None,
    lang: str | None,
    bot_seats: list[int],
    bot: str,
    save: Path | None,
) -> "Sitting":
    """A new game. Without a console nobody is asked: what is left out the seed chooses."""
    from secrets import randbelow

    from questable.bots.registry import check_bot
    from questable.content.text.catalogue import default_language
    from questable.terminal.sitting import Sitting, new_save

    check_bot(bot)
    tongue = language(lang) if lang is not None else default_language()
    if save is not None:
        refuse_existing(save)
    if console is not None and "players" not in config and "heroes" not in config:
        fits_anyone = {key: value for key, value in config.items() if key != "leader"}
        game.new({**fits_anyone, "players": 1}, 0)  # what is wrong is said before anything is asked
        config["players"] = ask_players(console, tongue)
    seed = randbelow(SEEDS) if seed is None else seed
    sitting = Sitting(game, config, seed, tongue, dict.fromkeys(bot_seats, bot), save or new_save(game.name))
    sitting.save()
    return sitting


def refuse_existing(save: Path) -> None:
    if save.exists():
        raise ConfigError(f"{save} is there already: go on with --resume {save}, or name another file.")


def ask_players(console: "Console", lang: str) -> int:
    from questable.content.text.catalogue import message
    from questable.terminal.voice import INTERFACE, read_line

    console.print(message(lang, "how-many-players", INTERFACE))
    while True:
        try:
            answer = read_line(console)
        except EOFError:
            raise typer.Exit from None
        if not answer:
            return 1
        if answer in ("1", "2", "3", "4"):
            return int(answer)
        console.print(message(lang, "bad-players", INTERFACE, answer=answer))


def take_up(file: str, lang: str | None, save: Path | None) -> "Sitting":
    from questable.terminal.sitting import last_save, resume

    path = last_save() if file == "last" else Path(file)
    sitting = resume(path, language(lang) if lang is not None else None)
    if save is not None:
        refuse_existing(save)
        sitting.path = save
        sitting.save()
    return sitting


def sit(sitting: "Sitting", console: "Console", plain: bool) -> None:
    """Ask and answer until the game is over or the player stops."""
    from shlex import quote

    from rich.text import Text

    from questable.terminal.lines.asking import Asking, Quit
    from questable.terminal.lines.plain import PlainAsking

    asking = PlainAsking(sitting, console) if plain else Asking(sitting, console)
    welcome(asking, console)
    try:
        while True:
            sitting.bot_answers()
            decision = sitting.session.decision
            if decision is None or (seat := sitting.person()) is None:
                break
            sitting.answer(asking.ask(decision, seat))
            sitting.save()
    except (Quit, KeyboardInterrupt) as stop:  # all that people have answered is saved
        resume = f"questable play {asking.option}--resume {quote(str(sitting.path))}"
        console.print(Text(f"\n{asking.voice.say('goodbye')}\n  {resume}"), soft_wrap=True)
        if isinstance(stop, KeyboardInterrupt):
            raise
        return
    sitting.save()
    asking.tell_ending()


def welcome(asking: "Asking", console: "Console") -> None:
    """What a game begins with, or what happened last in one that goes on."""
    recorder = asking.sitting.recorder
    if recorder.keys:
        asking.log.skip(asking.sitting.table, EVENTS_SHOWN_AGAIN)
        console.print(asking.voice.say("resumed", answers=len(recorder.keys)), soft_wrap=True)
        return
    asking.log.skip(asking.sitting.table)  # the table shows what was dealt
    begun = asking.voice.say("begun", seed=str(recorder.seed), path=str(asking.sitting.path))
    console.print(begun, soft_wrap=True)
    asking.tell_opening()
