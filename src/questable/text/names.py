"""What things are called in a game in progress: `names_at` a table, whichever game is played there."""

from collections.abc import Mapping, Sequence
from typing import overload

from questable.games.tenefyr.names import TenefyrNames, tenefyr_names
from questable.games.tenefyr.reader import TenefyrCards
from questable.games.terrinoth.names import TerrinothNames, terrinoth_names
from questable.games.terrinoth.reader import TerrinothCards
from questable.text.display_names import DisplayNames

__all__ = ["DisplayNames", "TenefyrNames", "TerrinothNames", "names_at"]


@overload
def names_at(cards: TenefyrCards, view: Mapping[str, object], players: Sequence[str] = ()) -> TenefyrNames: ...
@overload
def names_at(cards: TerrinothCards, view: Mapping[str, object], players: Sequence[str] = ()) -> TerrinothNames: ...
def names_at(
    cards: TenefyrCards | TerrinothCards, view: Mapping[str, object], players: Sequence[str] = ()
) -> TenefyrNames | TerrinothNames:
    """The names at a table, from what a seat can see of it."""
    if isinstance(cards, TenefyrCards):
        return tenefyr_names(cards, view, players)
    return terrinoth_names(cards, view, players)
