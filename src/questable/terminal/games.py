"""Which voice and which pictures a game has at the terminal."""

from typing import Any

from questable.games.module import Game
from questable.games.tenefyr.game import Tenefyr
from questable.games.terrinoth.game import Terrinoth
from questable.kernel.errors import ConfigError
from questable.terminal.render import Picture
from questable.terminal.screen_renderer import Board
from questable.terminal.strings import Voice


def voice_of(game: Game[Any], lang: str) -> Voice:
    if isinstance(game, Tenefyr):
        from questable.games.tenefyr.terminal.strings import TenefyrVoice

        return TenefyrVoice(game, lang)
    if isinstance(game, Terrinoth):
        from questable.games.terrinoth.terminal.strings import TerrinothVoice

        return TerrinothVoice(game, lang)
    raise ConfigError(f"The terminal does not speak of {game.name}; allowed: tenefyr, terrinoth.")


def picture_of(game: Game[Any]) -> type[Picture[Any, Any]]:
    """How moments of a game are drawn."""
    if isinstance(game, Tenefyr):
        from questable.games.tenefyr.terminal.table_renderer import TenefyrPicture

        return TenefyrPicture
    from questable.games.terrinoth.terminal.table_renderer import TerrinothPicture

    return TerrinothPicture


def telling_of(game: Game[Any]) -> type[Picture[Any, Any]]:
    """How moments of a game are told in sentences."""
    if isinstance(game, Tenefyr):
        from questable.games.tenefyr.terminal.text_renderer import TenefyrTelling

        return TenefyrTelling
    from questable.games.terrinoth.terminal.text_renderer import TerrinothTelling

    return TerrinothTelling


def board_of(game: Game[Any]) -> type[Board[Any, Any]]:
    """How moments of a game fill a screen."""
    if isinstance(game, Tenefyr):
        from questable.games.tenefyr.terminal.screen_renderer import TenefyrBoard

        return TenefyrBoard
    from questable.games.terrinoth.terminal.screen_renderer import TerrinothBoard

    return TerrinothBoard
