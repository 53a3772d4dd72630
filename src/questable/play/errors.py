"""Rejected commands: a code for programs, and one sentence for people in their language."""

from typing import Final

from questable.kernel.errors import QuestableError
from questable.text.catalogue import MessageArg
from questable.text.errors import error_message, error_text, shortened

SESSION: Final = "session"  # the message file of tables and people


class CommandRejected(QuestableError):
    """A command that was not accepted; the table is as it was."""

    def __init__(self, code: str, **args: MessageArg) -> None:
        id, params = f"refused-{code}", {name: shortened(value) for name, value in args.items()}
        super().__init__(error_message("en", id, params), id, params)
        self.code = code

    def say(self, lang: str) -> str:
        return error_text(self, lang)


class RejectedByGame(CommandRejected):
    """A command that the game itself does not accept; the reason is the game's."""

    def __init__(self, code: str, error: QuestableError) -> None:
        QuestableError.__init__(self, str(shortened(str(error))), error.id, error.params)
        self.code = code


def malformed_command(detail: str) -> CommandRejected:
    """The error for input that does not have the required form; `detail` says where."""
    return CommandRejected("malformed", sentence=detail[:300].rstrip(".") + ".")
