"""Things with a name and a sentence that are no cards: heroes, bosses, achievements, keywords."""

import msgspec


class TitleText(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str = ""
    icon: str = ""
