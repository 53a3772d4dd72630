"""Every error that a user of the engine can meet; each carries one clear sentence."""


class QuestableError(Exception):
    """The base of all errors that are meant to be read by people."""


class ConfigError(QuestableError):
    """A game was asked for in a way that does not exist; names the key, the value and what is allowed."""


class IllegalOption(QuestableError):
    """An answer that is not among the options; the state is unchanged."""


class EndlessEffect(QuestableError):
    """Effects ran on and on without a decision; the table stays as it was."""


class LoadError(QuestableError):
    """A saved game or replay that cannot be read with these cards and rules."""


class CardError(QuestableError):
    """A card file with mistakes, one `file:line: what is wrong` each."""
