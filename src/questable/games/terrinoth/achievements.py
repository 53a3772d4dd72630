"""The achievements of Terrinoth: names and texts in three languages. Those of Tenefyr stand among its cards."""

from functools import cache
from importlib.resources import files

import msgspec

from questable.text.rulebook import Localized, decode_localized


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Localized
    text: Localized


@cache
def terrinoth_achievements() -> dict[str, Achievement]:
    data = (files("questable.games.terrinoth") / "achievements.yaml").read_bytes()
    return {one.id: one for one in msgspec.yaml.decode(data, type=list[Achievement], dec_hook=decode_localized)}
