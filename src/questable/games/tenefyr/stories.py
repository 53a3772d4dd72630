"""What is told of a boss of Tenefyr. The stories of Terrinoth stand with its quests."""

from typing import Final, Literal

from questable.text.catalogue import has_message, message

STORIES: Final = "tenefyr/stories"  # the file of messages
LAST_DUNGEON: Final = "last-dungeon"  # stands in for the boss in a quick game
Moment = Literal["opening", "victory", "defeat"]
MOMENTS: Final[tuple[Moment, ...]] = ("opening", "victory", "defeat")


def boss_story(boss: str | None, moment: Moment, lang: str) -> str:
    """Told at the start or at the end; "": a pack brought a boss without a story."""
    id = f"{boss or LAST_DUNGEON}-{moment}"
    return message(lang, id, STORIES) if has_message(lang, STORIES, id) else ""
