"""Every error that a user of the engine can meet; each carries one clear sentence."""


class QuestableError(Exception):
    """The base of all errors that are meant to be read by people.

    `str` of one is English. One that players can meet has the `id` of a message, and what it tells (`told`), to be said
    in any language: all of it stands in `args`, so that it travels between processes.
    """

    def __init__(self, sentence: str = "", id: str = "", told: dict[str, str | int] | None = None) -> None:
        if id:
            super().__init__(sentence, id, told or {})
        else:
            super().__init__(sentence)

    def __str__(self) -> str:
        return str(self.args[0])

    @property
    def id(self) -> str:
        """ "" for what only those meet who write programs or run the service."""
        return str(self.args[1]) if len(self.args) > 1 else ""

    @property
    def told(self) -> dict[str, str | int]:
        return dict(self.args[2]) if len(self.args) > 2 else {}


class ConfigError(QuestableError):
    """A game was asked for in a way that does not exist; names the key, the value and what is allowed."""


class IllegalOption(QuestableError):
    """An answer that is not among the options; the state is unchanged."""


class EndlessEffect(QuestableError):
    """Effects ran on and on without a decision; the table stays as it was."""


def endless_effect(card: str) -> EndlessEffect:
    sentence = f"The effects of {card} never end; the game stays as it was."
    return EndlessEffect(sentence, "endless", {"card": card})


def option_count_error(card: str, count: int) -> EndlessEffect:
    sentence = f"{card} asks for a choice among {count} options."
    return EndlessEffect(sentence, "many-options", {"card": card, "count": str(count)})


class LoadError(QuestableError):
    """A saved game or replay that cannot be read with these cards and rules."""


class CardError(QuestableError):
    """A card file with mistakes, one `file:line: what is wrong` each."""
