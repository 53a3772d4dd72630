"""The command line: all commands, and error handling. Commands import heavy modules when they run."""

import gc
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import questable
from questable.cli.bench import bench
from questable.cli.cards import app as cards
from questable.cli.cards_export import gallery, print_cards
from questable.cli.error_messages import error_sentence, usage_error
from questable.cli.game_help import GameSettingsCommand
from questable.cli.join import join
from questable.cli.lab import app as lab
from questable.cli.localized_help import LocalizedCommand
from questable.cli.packs import app as packs
from questable.cli.play import play
from questable.cli.replay import replay
from questable.cli.rules import app as rules
from questable.cli.serve import serve
from questable.cli.sim import sim
from questable.kernel.errors import CardError, QuestableError

MISTAKES = 1  # exit code: a check found mistakes
USAGE = 2  # exit code: wrong arguments
INTERRUPTED = 130
GC_THRESHOLD = 50_000  # allocations before the first garbage collection; start-up leaves no garbage

app = typer.Typer(
    name="questable",
    help="A rules engine and table for cooperative card games.",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(cls=LocalizedCommand)(play)
app.command()(join)
app.command()(serve)
app.command(cls=GameSettingsCommand)(sim)
app.add_typer(lab, name="lab")
app.add_typer(cards, name="cards")
cards.command("gallery")(gallery)
cards.command("print")(print_cards)
app.add_typer(packs, name="pack")
app.add_typer(rules, name="rules")
app.command()(replay)
app.command()(bench)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"questable {questable.__version__} ({'compiled' if questable.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def questable_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version and way of running.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. A user error is printed as one sentence, without a traceback."""
    gc.set_threshold(GC_THRESHOLD, *gc.get_threshold()[1:])
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # print ? for a character that the terminal lacks
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # the reader closed the pipe; discard what is buffered, so that the flush at exit does not fail
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return MISTAKES
    return code


def run(arguments: Sequence[str] | None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    try:
        code = typer.main.get_command(app).main(arguments, prog_name="questable", standalone_mode=False)
    except typer.TyperException as error:
        return report_error(error_sentence(usage_error(error), given), USAGE)
    except CardError as error:
        return report_error(str(error), MISTAKES)
    except QuestableError as error:
        return report_error(error_sentence(error, given), USAGE)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def report_error(text: str, code: int) -> int:
    print(text, file=sys.stderr)
    return code
