"""What cannot be done, told to players in their language: the messages of `errors.*.ftl`."""

from typing import TYPE_CHECKING, Final, TypeVar

from questable.kernel.errors import QuestableError

if TYPE_CHECKING:
    from questable.text.catalogue import Said

FILE: Final = "errors"
LONGEST: Final = 600  # characters of an argument
LARGEST: Final = 10**15  # numbers beyond are told as they were sent: languages group the digits of those below

Kind = TypeVar("Kind", bound=QuestableError)


def telling(kind: type[Kind], id: str, **told: "Said") -> Kind:
    """An error whose English is that of its message. `near`, if there is such a thing, is what may have been meant."""
    told = {name: said for name, said in told.items() if name != "near" or said}
    return kind(say_message("en", id, told), id, told)


def say_error(error: QuestableError, lang: str) -> str:
    """What people are told when something cannot be done.

    What has no message of its own is for those who write programs or run the service, and English.
    """
    return say_message(lang, error.id, error.told) if error.id else str(error)


def say_message(lang: str, id: str, told: "dict[str, Said]") -> str:
    from questable.text.catalogue import say  # the command line starts without it

    short = {name: shortened(said) for name, said in told.items() if name != "near"}
    text = say(lang, FILE, id, short)
    return f"{text} {say(lang, FILE, 'near', {'near': told['near']})}" if "near" in told else text


def shortened(said: "Said") -> "Said":
    """What somebody sent may be as long as they like; what is said about it is not."""
    if isinstance(said, int) and abs(said) > LARGEST:
        said = str(said)
    return f"{said[:LONGEST]} …" if isinstance(said, str) and len(said) > LONGEST else said
