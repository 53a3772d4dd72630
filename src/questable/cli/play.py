"""`questable play`: a game in the terminal, by one person and bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable import GAMES
from questable.cli.options import Packs, given, language
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from rich.console import Console

    from questable.terminal.client_table import ClientTable
    from questable.terminal.lines.prompt import Prompt
    from questable.terminal.local_game import LocalGame
    from questable.terminal.new_game import NewGame

EVENTS_SHOWN_AGAIN = 6  # when a game is resumed


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", show_default=False)] = GAMES[0],
    learn: Annotated[bool, typer.Option("--learn")] = False,
    players: Annotated[int | None, typer.Option()] = None,
    heroes: Annotated[str | None, typer.Option()] = None,
    quest: Annotated[str | None, typer.Option()] = None,
    leader: Annotated[str | None, typer.Option()] = None,
    grim: Annotated[bool, typer.Option("--grim")] = False,
    difficulty: Annotated[str | None, typer.Option()] = None,
    boss: Annotated[str | None, typer.Option()] = None,
    mode: Annotated[str | None, typer.Option()] = None,
    edition: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    bot_seats: Annotated[str | None, typer.Option()] = None,
    bot: Annotated[str, typer.Option()] = "heuristic",
    pack: Packs = None,
    lang: Annotated[str | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play in the terminal."""  # the help of the options is in help.en.ftl
    from questable.play.lesson import FIRST
    from questable.terminal.screen import can_draw
    from questable.terminal.strings import make_console

    if plain and json:
        raise localized_error(ConfigError, "plain-and-json")
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
    whole_screen = not (plain or json or lines or learn) and can_draw()
    if resume is not None:
        started = given(learn=learn or None, **config, seed=seed, bot_seats=bot_seats, pack=pack)
        if new := [f"--{key.replace('_', '-')}" for key in started]:
            raise localized_error(ConfigError, "resume-alone", others=", ".join(new))
        local_game = resume_game(resume, lang, save)
        whole_screen = whole_screen and local_game.lesson() is None  # lessons need line mode
    else:
        config |= given(lesson=FIRST if learn else None)
        new_game = make_new_game(game, config, seed, lang, dict.fromkeys(parse_seats(bot_seats), bot), bot, pack, save)
        if not {"players", "heroes", "lesson"} & config.keys():
            if whole_screen:
                return play_full_screen(new_game)
            if not json:
                new_game.config["players"] = ask_players(make_console(plain), new_game.lang)
        local_game = new_game.create()
    if whole_screen:
        from questable.terminal.local_table import LocalTable

        return play_full_screen(LocalTable(local_game))
    if json:
        from questable.terminal.lines.json_mode import JsonMode

        return JsonMode(local_game).play()
    return play_lines(local_game, make_console(plain), plain)


def parse_heroes(text: str | None) -> list[list[str]] | None:
    return None if text is None else [party.strip().lower().split("+") for party in text.split(",")]


def parse_leader(text: str | None) -> str | int | None:
    """A hero id, or the index of a hero, from 0."""
    return int(text) if text is not None and text.isdecimal() else text


def parse_seats(text: str | None) -> list[int]:
    """`2,3` as seat indices, from 0."""
    if text is None:
        return []
    seats = text.split(",")
    for seat in seats:
        if not seat.strip().isdecimal():
            raise localized_error(ConfigError, "bot-seats-shape", value=repr(text))
    return [int(seat) - 1 for seat in seats]


def make_new_game(
    game: str,
    config: dict[str, object],
    seed: int | None,
    lang: str | None,
    bots: dict[int, str],
    bot: str,
    pack: "list[Path] | None",
    save: Path | None,
) -> "NewGame":
    """The settings of a new game. Raises `ConfigError` for wrong options before the player is asked anything."""
    import questable
    from questable.bots.registry import check_bot
    from questable.terminal.local_table import known_language
    from questable.terminal.new_game import NewGame

    check_bot(bot)
    cards = questable.game(game, pack or ())
    language_code = known_language(language(lang))
    if save is not None:
        refuse_existing(save)
    if not {"players", "heroes", "lesson"} & config.keys():
        fits_anyone = {key: value for key, value in config.items() if key != "leader"}
        cards.new({**fits_anyone, "players": 1}, 0)
    return NewGame(language_code, game, config, seed, bots, tuple(pack or ()), save)


def refuse_existing(save: Path) -> None:
    if save.exists():
        raise localized_error(ConfigError, "save-there", path=str(save))


def ask_players(console: "Console", lang: str) -> int:
    from questable.terminal.strings import INTERFACE, read_line
    from questable.text.catalogue import message

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


def resume_game(file: str, lang: str | None, save: Path | None) -> "LocalGame":
    from questable.terminal.local_game import last_save, resume

    path = last_save() if file == "last" else Path(file)
    local_game = resume(path, language(lang) if lang is not None else None)
    if save is not None:
        refuse_existing(save)
        local_game.path = save
        local_game.save()
    return local_game


def play_full_screen(start: "ClientTable | NewGame") -> None:
    """Play on the full screen; afterwards print how to resume."""
    from questable.terminal.local_table import LocalTable
    from questable.terminal.screen.app import QuestableApp

    app = QuestableApp(start)
    app.run()
    if app.error:
        raise ConfigError(app.error)
    if isinstance(app.table, LocalTable) and app.table.local_game.session.status != "over":
        from questable.terminal.strings import make_console

        print_resume_command(app.table.local_game, make_console(), "")


def print_resume_command(local_game: "LocalGame", console: "Console", option: str) -> None:
    """Print the command that resumes the game."""
    from shlex import quote

    from rich.text import Text

    from questable.terminal.strings import INTERFACE
    from questable.text.catalogue import message

    resume = f"questable play {option}--resume {quote(str(local_game.path))}"
    console.print(Text(f"\n{message(local_game.lang, 'goodbye', INTERFACE)}\n  {resume}"), soft_wrap=True)


def play_lines(local_game: "LocalGame", console: "Console", plain: bool) -> None:
    """Play line by line until the game is over or the player stops."""
    from questable.terminal.lines.plain import PlainPrompt
    from questable.terminal.lines.prompt import AnswerUndone, Prompt, Quit

    prompt = PlainPrompt(local_game, console) if plain else Prompt(local_game, console)
    welcome(prompt, console)
    try:
        while True:
            local_game.bot_answers()
            decision = local_game.session.decision
            if decision is None or (seat := local_game.person()) is None:
                break
            try:
                local_game.answer(prompt.ask(decision, seat))
            except AnswerUndone:
                continue
            local_game.save()
    except (Quit, KeyboardInterrupt) as stop:  # all answers have been saved
        print_resume_command(local_game, console, prompt.option)
        if isinstance(stop, KeyboardInterrupt):
            raise
        return
    local_game.save()
    prompt.print_ending()


def welcome(prompt: "Prompt", console: "Console") -> None:
    """Print the start of a new game, or the last events of a resumed one."""
    recorder = prompt.local_game.recorder
    if recorder.keys:
        prompt.log.skip(prompt.local_game.state, EVENTS_SHOWN_AGAIN)
        console.print(prompt.strings.text("resumed", answers=len(recorder.keys)), soft_wrap=True)
        return
    prompt.log.skip(prompt.local_game.state)  # the table shows the set-up
    started = prompt.strings.text("begun", seed=str(recorder.seed), path=str(prompt.local_game.path))
    console.print(started, soft_wrap=True)
    prompt.print_opening()
