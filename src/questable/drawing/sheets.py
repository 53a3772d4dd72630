"""The cards that are drawn: those of a game, or those of a pack."""

from collections.abc import Iterable

import msgspec

import questable
from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Node
from questable.drawing.model import Sheet
from questable.games.tenefyr.drawing import tenefyr_sheet
from questable.games.terrinoth.drawing import terrinoth_sheet


def game_sheets(game: str, langs: Iterable[str]) -> list[Sheet]:
    """All cards of a game, in each of these languages."""
    if game == "tenefyr":
        return [tenefyr_sheet(questable.game("tenefyr"), lang) for lang in langs]
    return [terrinoth_sheet(questable.game("terrinoth"), lang) for lang in langs]


def pack_sheets(pack: Pack, langs: Iterable[str]) -> list[Sheet]:
    """The cards that a pack adds or replaces. Mistakes in it are a `CardError`."""
    if pack.game == "tenefyr":
        tenefyr = questable.game("tenefyr", [pack])
        ids = own(tenefyr.packs, ((card.id, card.node) for card in tenefyr.cards.cards.values()))
        sheets = [tenefyr_sheet(tenefyr, lang, ids) for lang in langs]
    else:
        terrinoth = questable.game("terrinoth", [pack])
        things = [(thing.id, thing.node) for group in terrinoth.cards.things.values() for thing in group.values()]
        quests = [(quest.id, quest.node) for quest in terrinoth.cards.quests.values()]
        ids = own(terrinoth.packs, things + quests)
        sheets = [terrinoth_sheet(terrinoth, lang, ids) for lang in langs]
    return [msgspec.structs.replace(sheet, title=pack.name[sheet.lang]) for sheet in sheets]


def own(packs: Iterable[Pack], cards: Iterable[tuple[str, Node]]) -> list[str]:
    """The ids of what stands in the files of packs: those of the game, which an equal pack elsewhere may have made."""
    files = {name for pack in packs for name in pack.card_files()}
    return [id for id, node in cards if node.file in files]
