"""The card model: all that is drawn on a card of either game, in one language, as plain data.

The browser's card component and the printed sheets read this and nothing else; `web/src/cards/model.ts` mirrors it.
"""

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A number that stands on a card beside its own symbol."""

    id: str
    icon: str
    label: str
    value: int


class Paragraph(msgspec.Struct, frozen=True):
    """A piece of rules, with a heading where it has one and the colour of a peril space where it hangs on that."""

    text: str
    title: str = ""
    tone: str = ""


class Action(msgspec.Struct, frozen=True):
    """The action line of an activation card: what is done, and with how many dice."""

    id: str
    icon: str
    label: str
    dice: int
    notes: list[str] = []


class Symbol(msgspec.Struct, frozen=True):
    """An icon that means something: a hero, a difficulty, an exploration set."""

    icon: str
    label: str


class Face(msgspec.Struct, frozen=True):
    """One half of a card, or all of it."""

    role: str  # enemy, loot, or the kind of the card
    name: str
    icon: str
    label: str = ""  # "Enemy", "Loot": where a card has two halves
    power: list[int] = []  # one number, or for 2, 3 and 4 players
    figures: list[Figure] = []
    traits: list[str] = []
    rules: list[Paragraph] = []
    action: Action | None = None
    after: list[Paragraph] = []  # below the action line
    bar: list[str] = []  # what an enemy does when it is activated, in order
    track: list[str] = []  # the spaces of a peril track
    symbol: Symbol | None = None


class Card(msgspec.Struct, frozen=True):
    id: str
    kind: str
    tone: str  # the family of colours of its frame: a level, an archetype, a rank
    type: str  # what kind of card it is, as printed on it
    name: str
    faces: list[Face]
    back: str  # cards that are shuffled together have the same back
    group: str  # the heading it stands under in the gallery
    level: int | None = None
    flavour: str = ""
    copies: int = 1


class Back(msgspec.Struct, frozen=True):
    id: str
    icon: str
    label: str
    tone: str


class Sheet(msgspec.Struct, frozen=True):
    """All cards of a game, or of a pack, in one language, with the words of the page that shows them."""

    game: str
    title: str
    content: str
    lang: str
    cards: list[Card]
    backs: dict[str, Back]
    words: dict[str, str]


def icons_of(sheet: Sheet) -> set[str]:
    """The icons that the cards of a sheet show."""
    found = {back.icon for back in sheet.backs.values()}
    for card in sheet.cards:
        for face in card.faces:
            found.add(face.icon)
            found.update(figure.icon for figure in face.figures)
            if face.action is not None:
                found.add(face.action.icon)
            if face.symbol is not None:
                found.add(face.symbol.icon)
    return found - {""}
