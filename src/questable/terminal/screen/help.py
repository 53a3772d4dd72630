"""Help on the highlighted option and on the keys."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from questable.tables.protocol import DecisionSeen, OptionSeen
from questable.terminal.rules_view import chapters_about
from questable.terminal.screen.search import chapter_text
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen_renderer import ScreenRenderer

OTHER_KEYS = {"1 … 9": "told-number", "↑ ↓ ⏎": "told-arrows", "F2": "told-theme"}


def option_help(
    renderer: ScreenRenderer[Any, Any], decision: DecisionSeen, option: OptionSeen, card: str | None
) -> list[RenderableType]:
    """An option, its card, and the rules about the decision."""
    parts: list[RenderableType] = [Text(decision.text, style="bold"), Text(f"▸ {option.text}", style="number"), Text()]
    if card is not None:
        parts += [renderer.card(card), Text()]
    chapters = chapters_about(renderer.strings.game.name, decision.kind)
    return [*parts, *(chapter_text(chapter, renderer.strings.lang) for chapter in chapters)]


def key_help(lang: str, keys: Mapping[str, str]) -> list[RenderableType]:
    ids = {key: f"told-{action.partition('.')[2]}" for key, action in keys.items()}
    lines = [Text.assemble((f" {key}  ", "number"), screen_text(lang, id)) for key, id in {**ids, **OTHER_KEYS}.items()]
    return [Text(screen_text(lang, "keys-told"), style="place"), *lines]
