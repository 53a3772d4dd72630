"""Errors in the player's language: the messages of the domain `errors`, and of `GAME/errors` for a game's own."""

from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from questable.kernel.errors import QuestableError

if TYPE_CHECKING:
    from questable.text.catalogue import MessageArg

DOMAIN: Final = "errors"
MAX_LENGTH: Final = 600  # characters of an argument
MAX_NUMBER: Final = 10**15  # larger numbers are shown as they were sent; languages group the digits of smaller ones

ErrorType = TypeVar("ErrorType", bound=QuestableError)


def localized_error(kind: type[ErrorType], id: str, **args: "MessageArg") -> ErrorType:
    """An error with a message id; its own text is the English message. `near`, if not empty, is a suggestion."""
    args = {name: value for name, value in args.items() if name != "near" or value}
    return kind(error_message("en", id, args), id, args)


def error_text(error: QuestableError, lang: str) -> str:
    """The text of an error for players. Errors without a message id are for developers, in English."""
    return error_message(lang, error.id, error.params) if error.id else str(error)


def error_message(lang: str, id: str, args: "dict[str, MessageArg]") -> str:
    from questable.text.catalogue import format_message  # imported late: the command line starts without it

    short = {name: shortened(value) for name, value in args.items() if name != "near"}
    text = format_message(lang, error_domain(id), id, short)
    return f"{text} {format_message(lang, DOMAIN, 'near', {'near': args['near']})}" if "near" in args else text


@cache
def error_domain(id: str) -> str:
    """The domain that has an error message: an error knows its message id, not the game that raised it."""
    from questable.games import registry
    from questable.text.catalogue import has_message
    from questable.text.languages import LANGUAGES

    if has_message(LANGUAGES[0], DOMAIN, id):
        return DOMAIN
    domains = [f"{game}/{DOMAIN}" for game in registry.names()]
    return next((domain for domain in domains if has_message(LANGUAGES[0], domain, id)), DOMAIN)


def shortened(value: "MessageArg") -> "MessageArg":
    """An argument that somebody sent, cut to a length that can be shown."""
    if isinstance(value, int) and abs(value) > MAX_NUMBER:
        value = str(value)
    return f"{value[:MAX_LENGTH]} …" if isinstance(value, str) and len(value) > MAX_LENGTH else value
