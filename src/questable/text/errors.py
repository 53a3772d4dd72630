"""What cannot be done, told to players in their language: the messages of `errors.*.ftl`."""

from typing import TYPE_CHECKING, Final, TypeVar

from questable.kernel.errors import QuestableError

if TYPE_CHECKING:
    from questable.text.catalogue import MessageArg

FILE: Final = "errors"
LONGEST: Final = 600  # characters of an argument
LARGEST: Final = 10**15  # numbers beyond are told as they were sent: languages group the digits of those below

Kind = TypeVar("Kind", bound=QuestableError)


def localized_error(kind: type[Kind], id: str, **told: "MessageArg") -> Kind:
    """An error whose English is that of its message. `near`, if there is such a thing, is what may have been meant."""
    told = {name: said for name, said in told.items() if name != "near" or said}
    return kind(error_message("en", id, told), id, told)


def error_text(error: QuestableError, lang: str) -> str:
    """What people are told when something cannot be done.

    What has no message of its own is for those who write programs or run the service, and English.
    """
    return error_message(lang, error.id, error.params) if error.id else str(error)


def error_message(lang: str, id: str, told: "dict[str, MessageArg]") -> str:
    from questable.text.catalogue import format_message  # the command line starts without it

    short = {name: shortened(said) for name, said in told.items() if name != "near"}
    text = format_message(lang, FILE, id, short)
    return f"{text} {format_message(lang, FILE, 'near', {'near': told['near']})}" if "near" in told else text


def shortened(said: "MessageArg") -> "MessageArg":
    """What somebody sent may be as long as they like; what is said about it is not."""
    if isinstance(said, int) and abs(said) > LARGEST:
        said = str(said)
    return f"{said[:LONGEST]} …" if isinstance(said, str) and len(said) > LONGEST else said
