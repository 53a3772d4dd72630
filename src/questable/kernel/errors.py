"""The errors of the engine. Each carries one clear sentence."""


class QuestableError(Exception):
    """The base of all errors that are meant to be read by people.

    `str` of one is English. One that players can meet has the `id` of a message and its `params`, so that it can be
    shown in any language. Both are kept in `args`, so that the error can be pickled.
    """

    def __init__(self, sentence: str = "", id: str = "", params: dict[str, str | int] | None = None) -> None:
        if id:
            super().__init__(sentence, id, params or {})
        else:
            super().__init__(sentence)

    def __str__(self) -> str:
        return str(self.args[0])

    @property
    def id(self) -> str:
        """The id of a message; "" for errors that only developers and operators meet."""
        return str(self.args[1]) if len(self.args) > 1 else ""

    @property
    def params(self) -> dict[str, str | int]:
        return dict(self.args[2]) if len(self.args) > 2 else {}


class ConfigError(QuestableError):
    """A configuration that cannot be played; names the key, the value and what is allowed."""


class IllegalOption(QuestableError):
    """An answer that is not among the options; the state is unchanged."""


class EndlessEffect(QuestableError):
    """Effects ran on without a decision; the state is unchanged."""


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
