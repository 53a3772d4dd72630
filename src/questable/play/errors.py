"""Why something cannot be done at a table: a code for programs, and one sentence for people in their language."""

from typing import Final

from questable.kernel.errors import QuestableError
from questable.text.catalogue import Said
from questable.text.errors import say_error, say_message, shortened

SESSION: Final = "session"  # the file of what a table says about people


class Refused(QuestableError):
    """A deed that was not accepted; the table is as it was."""

    def __init__(self, code: str, **args: Said) -> None:
        id, told = f"refused-{code}", {name: shortened(said) for name, said in args.items()}
        super().__init__(say_message("en", id, told), id, told)
        self.code = code

    def say(self, lang: str) -> str:
        return say_error(self, lang)


class RefusedByGame(Refused):
    """The game itself does not accept it, and says why."""

    def __init__(self, code: str, error: QuestableError) -> None:
        QuestableError.__init__(self, str(shortened(str(error))), error.id, error.told)
        self.code = code


def malformed(detail: str) -> Refused:
    """What was sent is not of the form it must have; `detail` says where."""
    return Refused("malformed", sentence=detail[:300].rstrip(".") + ".")
