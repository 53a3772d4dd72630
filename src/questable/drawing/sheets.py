"""The cards that are drawn: those of a game, or those of a pack."""

from collections.abc import Iterable, Mapping

from questable.content import tenefyr, terrinoth_catalogue
from questable.content.game import built_in
from questable.content.tenefyr_game import Tenefyr, read_tenefyr
from questable.content.tenefyr_game import tenefyr as built_in_tenefyr
from questable.content.terrinoth_game import Terrinoth, read_terrinoth
from questable.content.terrinoth_game import terrinoth as built_in_terrinoth
from questable.content.tree import Node, Report
from questable.drawing.model import Sheet
from questable.drawing.tenefyr import tenefyr_sheet
from questable.drawing.terrinoth import terrinoth_sheet

Files = Mapping[str, str]  # card files, name and text each


def game_sheets(game: str, langs: Iterable[str]) -> list[Sheet]:
    """All cards of a game, in each of these languages."""
    if game == "tenefyr":
        return [tenefyr_sheet(built_in_tenefyr(), lang) for lang in langs]
    return [terrinoth_sheet(built_in_terrinoth(), lang) for lang in langs]


def pack_sheets(game: str, pack: Files, langs: Iterable[str]) -> list[Sheet]:
    """The cards of a pack; they may speak of what the game has already. Mistakes are a `CardError`."""
    report = Report()
    texts = {**built_in(game), **pack}
    if game == "tenefyr":
        cards = read_tenefyr(texts, report)
        report.refuse()
        ids = own(pack, ((card.id, card.node) for card in cards.cards.values()))
        return [tenefyr_sheet(Tenefyr(cards, tenefyr.make_catalogue(cards)), lang, ids) for lang in langs]
    found = read_terrinoth(texts, report)
    report.refuse()
    things = [(thing.id, thing.node) for group in found.things.values() for thing in group.values()]
    ids = own(pack, [*things, *((quest.id, quest.node) for quest in found.quests.values())])
    return [terrinoth_sheet(Terrinoth(found, terrinoth_catalogue.make_catalogue(found)), lang, ids) for lang in langs]


def own(pack: Files, cards: Iterable[tuple[str, Node]]) -> list[str]:
    """The ids of what stands in the files of the pack."""
    return [id for id, node in cards if node.file in pack]
