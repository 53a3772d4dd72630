"""The texts of the full-screen program."""

from typing import Final

from questable.text.catalogue import MessageArg, message

SCREEN: Final = "screen"  # the message domain


def screen_text(lang: str, id: str, domain: str = SCREEN, /, **args: MessageArg) -> str:
    return message(lang, id, domain, **args)


def screen_domain(game: str) -> str:
    """The message domain of what the screen says about one game."""
    return f"{game}/{SCREEN}"
