"""Why something cannot be done at a table: a code for programs, and one sentence for people in their language."""

from typing import Final

from questable.kernel.errors import QuestableError
from questable.text.catalogue import MessageArg
from questable.text.errors import error_message, error_text, shortened

SESSION: Final = "session"  # the file of what a table says about people


class CommandRejected(QuestableError):
    """A command that was not accepted; the table is as it was."""

    def __init__(self, code: str, **args: MessageArg) -> None:
        id, told = f"refused-{code}", {name: shortened(said) for name, said in args.items()}
        super().__init__(error_message("en", id, told), id, told)
        self.code = code

    def say(self, lang: str) -> str:
        return error_text(self, lang)


class RejectedByGame(CommandRejected):
    """The game itself does not accept it, and says why."""

    def __init__(self, code: str, error: QuestableError) -> None:
        QuestableError.__init__(self, str(shortened(str(error))), error.id, error.params)
        self.code = code


def malformed_command(detail: str) -> CommandRejected:
    """What was sent is not of the form it must have; `detail` says where."""
    return CommandRejected("malformed", sentence=detail[:300].rstrip(".") + ".")
