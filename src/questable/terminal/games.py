"""Which voice and which pictures a game has at the terminal."""

from typing import Any

from questable.content.game import Game
from questable.content.tenefyr_game import Tenefyr
from questable.content.terrinoth_game import Terrinoth
from questable.kernel.errors import ConfigError
from questable.terminal.board import Board
from questable.terminal.picture import Picture
from questable.terminal.voice import Voice


def voice_of(game: Game[Any], lang: str) -> Voice:
    if isinstance(game, Tenefyr):
        from questable.terminal.tenefyr_voice import TenefyrVoice

        return TenefyrVoice(game, lang)
    if isinstance(game, Terrinoth):
        from questable.terminal.terrinoth_voice import TerrinothVoice

        return TerrinothVoice(game, lang)
    raise ConfigError(f"The terminal does not speak of {game.name}; allowed: tenefyr, terrinoth.")


def picture_of(game: Game[Any]) -> type[Picture[Any, Any]]:
    """How moments of a game are drawn."""
    if isinstance(game, Tenefyr):
        from questable.terminal.tenefyr_table import TenefyrPicture

        return TenefyrPicture
    from questable.terminal.terrinoth_table import TerrinothPicture

    return TerrinothPicture


def telling_of(game: Game[Any]) -> type[Picture[Any, Any]]:
    """How moments of a game are told in sentences."""
    if isinstance(game, Tenefyr):
        from questable.terminal.tenefyr_told import TenefyrTelling

        return TenefyrTelling
    from questable.terminal.terrinoth_told import TerrinothTelling

    return TerrinothTelling


def board_of(game: Game[Any]) -> type[Board[Any, Any]]:
    """How moments of a game fill a screen."""
    if isinstance(game, Tenefyr):
        from questable.terminal.tenefyr_board import TenefyrBoard

        return TenefyrBoard
    from questable.terminal.terrinoth_board import TerrinothBoard

    return TerrinothBoard
