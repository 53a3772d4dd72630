"""Why something cannot be done at a table: a code for programs, and one sentence for people in their language."""

from typing import Final

from questable.content.text.catalogue import Said, message
from questable.kernel.errors import QuestableError

SESSION: Final = "session"  # the file of messages


class Refused(QuestableError):
    """A deed that was not accepted; the table is as it was. `str` of it is English."""

    def __init__(self, code: str, **args: Said) -> None:
        super().__init__(code)
        self.code = code
        self.args_said = args

    def say(self, lang: str) -> str:
        return message(lang, f"refused-{self.code}", SESSION, **self.args_said)

    def __str__(self) -> str:
        return self.say("en")
