"""Why something cannot be done at a table: a code for programs, and one sentence for people in their language."""

from typing import Final

from questable.content.text.catalogue import Said, say
from questable.kernel.errors import QuestableError

SESSION: Final = "session"  # the file of messages
LONGEST: Final = 600  # characters of an argument
LARGEST: Final = 10**15  # numbers beyond are told as they were sent: languages group the digits of those below


class Refused(QuestableError):
    """A deed that was not accepted; the table is as it was. `str` of it is English."""

    def __init__(self, code: str, **args: Said) -> None:
        super().__init__(code)
        self.code = code
        self.told = {name: shortened(said) for name, said in args.items()}

    def say(self, lang: str) -> str:
        return say(lang, SESSION, f"refused-{self.code}", self.told)

    def __str__(self) -> str:
        return self.say("en")


def shortened(said: Said) -> Said:
    """What somebody sent may be as long as they like; what is said about it is not."""
    if isinstance(said, int) and abs(said) > LARGEST:
        said = str(said)
    return f"{said[:LONGEST]} …" if isinstance(said, str) and len(said) > LONGEST else said


def malformed(detail: str) -> Refused:
    """What was sent is not of the form it must have; `detail` says where."""
    return Refused("malformed", sentence=detail[:300].rstrip(".") + ".")
