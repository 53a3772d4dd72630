"""The sheets to draw: all cards of a game, or those of a pack."""

from collections.abc import Iterable

import msgspec

from questable.cards.pack import Pack
from questable.drawing.model import Sheet
from questable.games import registry


def game_sheets(name: str, langs: Iterable[str]) -> list[Sheet]:
    """All cards of a game, in each of these languages."""
    game = registry.module(name).load()
    return [game.module.sheet(game, lang) for lang in langs]


def pack_sheets(pack: Pack, langs: Iterable[str]) -> list[Sheet]:
    """The cards that a pack adds or replaces. `CardError` names its mistakes."""
    game = registry.module(pack.game).load((pack,))
    # The files of the loaded packs, not of this one: an equal pack from another path may have been loaded before.
    files = {name for loaded in game.packs for name in loaded.card_files()}
    ids = [id for id, node in game.module.card_nodes(game.cards).items() if node.file in files]
    return [msgspec.structs.replace(game.module.sheet(game, lang, ids), title=pack.name[lang]) for lang in langs]
