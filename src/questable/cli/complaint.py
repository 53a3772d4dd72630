"""What went wrong, as one clear sentence that names what is allowed."""

from difflib import get_close_matches

import typer


def sentence(text: str) -> str:
    """One line with a full stop. A first word in small letters is the name of an option or key, and stays so."""
    text = " ".join(text.split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def did_you_mean(word: str, allowed: list[str]) -> str:
    near = get_close_matches(word, allowed, 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def usage_sentence(error: typer.TyperException) -> str:
    """A mistake that Typer found in the command line, in the same words as our own."""
    context: typer.Context | None = getattr(error, "ctx", None)
    if context is None:
        return sentence(error.format_message())
    command = context.command_path
    if hasattr(error, "possibilities"):  # only an unknown option has them
        option = str(getattr(error, "option_name", ""))
        allowed = sorted({name for param in context.command.params for name in param.opts if name.startswith("--")})
        return f"{command!r} has no option {option!r}; allowed: {', '.join(allowed)}.{did_you_mean(option, allowed)}"
    commands: dict[str, object] | None = getattr(context.command, "commands", None)
    if commands and error.message.startswith("No such command"):
        word = error.message.split("'")[1]
        names = list(commands)
        return f"{command!r} has no command {word!r}; allowed: {', '.join(names)}.{did_you_mean(word, names)}"
    if commands and error.message.startswith("Missing command"):
        return f"{command!r} needs a command: {', '.join(commands)}."
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name.upper()
        if type(error).__name__ == "MissingParameter":
            return f"{command!r} needs {name}; see {command} --help."
        if "valid integer" in error.message:
            return f"{name} needs a whole number."
    return sentence(error.format_message())
