"""The stories of the bosses: texts for the start and the end of a game."""

from typing import Final, Literal

from questable.games.tenefyr.domains import STORIES
from questable.text.catalogue import has_message, message

LAST_DUNGEON: Final = "last-dungeon"  # stands in for the boss in a quick game
Moment = Literal["opening", "victory", "defeat"]
MOMENTS: Final[tuple[Moment, ...]] = ("opening", "victory", "defeat")


def boss_story(boss: str | None, moment: Moment, lang: str) -> str:
    """The story of a boss at one moment; "" for a boss of a pack without a story."""
    id = f"{boss or LAST_DUNGEON}-{moment}"
    return message(lang, id, STORIES) if has_message(lang, STORIES, id) else ""
