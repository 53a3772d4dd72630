"""The card model: everything that is drawn on a card, in one language, as plain data.

The card component of the browser and the printed sheets read only this. `web/src/cards/model.ts` is generated from it.
"""

import msgspec


class Stat(msgspec.Struct, frozen=True):
    """A number on a card with its icon."""

    id: str
    icon: str
    label: str
    value: int


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of rules. `tone` is the colour of the space it belongs to, where it belongs to one."""

    text: str
    title: str = ""
    tone: str = ""


class Action(msgspec.Struct, frozen=True):
    """The action line of a card: the action and its number of dice."""

    id: str
    icon: str
    label: str
    dice: int
    notes: list[str] = []


class Mark(msgspec.Struct, frozen=True):
    """An icon with a meaning: a hero, a difficulty, a set of cards."""

    icon: str
    label: str


class Face(msgspec.Struct, frozen=True):
    """One half of a card, or the whole card."""

    role: str  # the half, or the kind of the card
    name: str
    icon: str
    label: str = ""  # the name of the half, where a card has two
    power: list[int] = []  # one number, or one each for 2, 3 and 4 players
    figures: list[Stat] = []
    traits: list[str] = []
    rules: list[Paragraph] = []
    action: Action | None = None
    after: list[Paragraph] = []  # below the action line
    bar: list[str] = []  # the effects of an activated enemy, in order
    track: list[str] = []  # the colours of the spaces of a track
    symbol: Mark | None = None


class Card(msgspec.Struct, frozen=True):
    id: str
    kind: str
    tone: str  # the colours of the frame
    type: str  # the type line, as printed
    name: str
    faces: list[Face]
    back: str  # the id of the back; cards that are shuffled together share one
    group: str  # the heading in the gallery
    level: int | None = None
    flavour: str = ""
    copies: int = 1


class Back(msgspec.Struct, frozen=True):
    id: str
    icon: str
    label: str
    tone: str


class Sheet(msgspec.Struct, frozen=True):
    """All cards of a game or of a pack, in one language, with the words of the page that shows them."""

    game: str
    title: str
    content: str
    lang: str
    cards: list[Card]
    backs: dict[str, Back]
    words: dict[str, str]


class Term(msgspec.Struct, frozen=True):
    """A named thing that is not a card: a hero, a token, an achievement, a story."""

    name: str
    icon: str = ""
    text: str = ""


def icons_of(sheet: Sheet) -> set[str]:
    """The names of all icons on the cards of a sheet."""
    icons = {back.icon for back in sheet.backs.values()}
    for card in sheet.cards:
        for face in card.faces:
            icons.add(face.icon)
            icons.update(stat.icon for stat in face.figures)
            if face.action is not None:
                icons.add(face.action.icon)
            if face.symbol is not None:
                icons.add(face.symbol.icon)
    return icons - {""}
