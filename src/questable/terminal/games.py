"""Which voice and which pictures a game has at the terminal."""

from typing import Any

from questable.games.module import Game
from questable.kernel.errors import ConfigError
from questable.terminal.render import Renderer
from questable.terminal.screen_renderer import ScreenRenderer
from questable.terminal.strings import Strings


def voice_of(game: Game[Any, Any], lang: str) -> Strings:
    if game.name == "tenefyr":
        from questable.games.tenefyr.terminal.strings import TenefyrStrings

        return TenefyrStrings(game, lang)
    if game.name == "terrinoth":
        from questable.games.terrinoth.terminal.strings import TerrinothStrings

        return TerrinothStrings(game, lang)
    raise ConfigError(f"The terminal does not speak of {game.name}; allowed: tenefyr, terrinoth.")


def picture_of(game: Game[Any, Any]) -> type[Renderer[Any, Any]]:
    """How moments of a game are drawn."""
    if game.name == "tenefyr":
        from questable.games.tenefyr.terminal.table_renderer import TenefyrTableRenderer

        return TenefyrTableRenderer
    from questable.games.terrinoth.terminal.table_renderer import TerrinothTableRenderer

    return TerrinothTableRenderer


def telling_of(game: Game[Any, Any]) -> type[Renderer[Any, Any]]:
    """How moments of a game are told in sentences."""
    if game.name == "tenefyr":
        from questable.games.tenefyr.terminal.text_renderer import TenefyrTextRenderer

        return TenefyrTextRenderer
    from questable.games.terrinoth.terminal.text_renderer import TerrinothTextRenderer

    return TerrinothTextRenderer


def board_of(game: Game[Any, Any]) -> type[ScreenRenderer[Any, Any]]:
    """How moments of a game fill a screen."""
    if game.name == "tenefyr":
        from questable.games.tenefyr.terminal.screen_renderer import TenefyrScreenRenderer

        return TenefyrScreenRenderer
    from questable.games.terrinoth.terminal.screen_renderer import TerrinothScreenRenderer

    return TerrinothScreenRenderer
