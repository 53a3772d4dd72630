"""The languages of everything that players read. A new one is an entry here, message files and card texts."""

from typing import Final, Literal, get_args

Lang = Literal["en", "fr", "nl"]
LANGUAGES: Final[tuple[Lang, ...]] = get_args(Lang)
LANGUAGE_NAMES: Final[dict[str, str]] = {"en": "English", "fr": "Français", "nl": "Nederlands"}
