"""The stories of the bosses."""

from typing import Final, Literal

from questable.text.catalogue import has_message, message

STORIES: Final = "tenefyr/stories"  # the message file
LAST_DUNGEON: Final = "last-dungeon"  # stands in for the boss in a quick game
Moment = Literal["opening", "victory", "defeat"]
MOMENTS: Final[tuple[Moment, ...]] = ("opening", "victory", "defeat")


def boss_story(boss: str | None, moment: Moment, lang: str) -> str:
    """The story for the start or the end of a game; "" for a boss of a pack that has none."""
    id = f"{boss or LAST_DUNGEON}-{moment}"
    return message(lang, id, STORIES) if has_message(lang, STORIES, id) else ""
