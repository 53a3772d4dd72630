"""Error messages: one sentence that names the allowed values, in the language of the user."""

from collections.abc import Sequence
from difflib import get_close_matches

import typer

from questable.kernel.errors import ConfigError, QuestableError
from questable.text.errors import error_text, localized_error

LANG_OPTION = "--lang"


def error_sentence(error: QuestableError, args: Sequence[str]) -> str:
    return sentence(error_text(error, error_language(args)))


def sentence(text: str) -> str:
    """One line that ends in a full stop. The first word keeps its case, because it may be the name of an option."""
    text = " ".join(text.split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def error_language(args: Sequence[str]) -> str:
    """The language that the arguments ask for, if it exists, otherwise that of the system."""
    from questable.text.catalogue import system_language
    from questable.text.languages import LANGUAGES

    asked = lang_argument(args)
    return asked if asked in LANGUAGES else system_language()


def lang_argument(args: Sequence[str]) -> str | None:
    """The value of `--lang` anywhere among the arguments."""
    for i, arg in enumerate(args):
        if arg == LANG_OPTION and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith(f"{LANG_OPTION}="):
            return arg.partition("=")[2]
    return None


def usage_error(error: typer.TyperException) -> QuestableError:
    """Turn an error of Typer into one of ours."""
    context: typer.Context | None = getattr(error, "ctx", None)
    if context is None:
        return ConfigError(error.format_message())
    path = context.command_path
    command = repr(path)
    if hasattr(error, "possibilities"):  # only the error for an unknown option has them
        option = str(getattr(error, "option_name", ""))
        known = sorted({name for param in context.command.params for name in param.opts if name.startswith("--")})
        args = {"option": repr(option), "allowed": ", ".join(known), "near": closest_match(option, known)}
        return localized_error(ConfigError, "no-option", command=command, **args)
    commands: dict[str, object] | None = getattr(context.command, "commands", None)
    if commands and error.message.startswith("No such command"):
        word, known = error.message.split("'")[1], list(commands)
        args = {"word": repr(word), "allowed": ", ".join(known), "near": closest_match(word, known)}
        return localized_error(ConfigError, "no-command", command=command, **args)
    if commands and error.message.startswith("Missing command"):
        return localized_error(ConfigError, "needs-command", command=command, allowed=", ".join(commands))
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name.upper()
        if type(error).__name__ == "MissingParameter":
            return localized_error(ConfigError, "needs-argument", command=command, name=name, help=path)
        if "valid integer" in error.message:
            return localized_error(ConfigError, "needs-number", name=name)
    return ConfigError(error.format_message())


def closest_match(word: str, known: list[str]) -> str:
    """The known word most similar to this one, quoted; "" if none is similar."""
    return "".join(map(repr, get_close_matches(word, known, 1)))
