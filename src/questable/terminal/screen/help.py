"""Help on what is looked at, and on the keys."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from questable.tables.protocol import DecisionSeen, OptionSeen
from questable.terminal.rules_view import chapters_about
from questable.terminal.screen.search import chapter_text
from questable.terminal.screen.strings import say
from questable.terminal.screen_renderer import ScreenRenderer

OTHER_KEYS = {"1 … 9": "told-number", "↑ ↓ ⏎": "told-arrows", "F2": "told-theme"}


def help_on(
    board: ScreenRenderer[Any, Any], decision: DecisionSeen, option: OptionSeen, card: str | None
) -> list[RenderableType]:
    """A choice, its card, and the rules that speak of the question."""
    parts: list[RenderableType] = [Text(decision.text, style="bold"), Text(f"▸ {option.text}", style="number"), Text()]
    if card is not None:
        parts += [board.card(card), Text()]
    chapters = chapters_about(board.strings.game.name, decision.kind)
    return [*parts, *(chapter_text(chapter, board.strings.lang) for chapter in chapters)]


def help_on_keys(lang: str, keys: Mapping[str, str]) -> list[RenderableType]:
    told = {key: f"told-{action.partition('.')[2]}" for key, action in keys.items()}
    lines = [Text.assemble((f" {key}  ", "number"), say(lang, id)) for key, id in {**told, **OTHER_KEYS}.items()]
    return [Text(say(lang, "keys-told"), style="place"), *lines]
