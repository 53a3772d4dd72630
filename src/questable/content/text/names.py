"""What things are called in a game in progress: `names_at` a table, whichever game is played there."""

from collections.abc import Mapping, Sequence
from typing import overload

from questable.content.tenefyr import TenefyrCards
from questable.content.terrinoth import TerrinothCards
from questable.content.text.naming import Names
from questable.content.text.tenefyr_names import TenefyrNames, tenefyr_names
from questable.content.text.terrinoth_names import TerrinothNames, terrinoth_names

__all__ = ["Names", "TenefyrNames", "TerrinothNames", "names_at"]


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
