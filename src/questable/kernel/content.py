"""The cards of a game as the kernel knows them."""

from questable.kernel.column import Column, column
from questable.kernel.decision import Tag
from questable.kernel.effect import Effect


class Content:
    """The cards of a game, read-only and shared by all its states: never written, never dumped (its hash is)."""

    def __init__(
        self,
        hash: str,
        kinds: list[str],
        tags: list[Tag],
        card_ids: list[str],
        card_of: list[int],
        programs: list[list[Effect]],
    ) -> None:
        self.hash: str = hash
        self.kinds: list[str] = kinds  # decision kinds; kind 0 is "nothing is asked"
        self.tags: list[Tag] = tags
        self.card_ids: list[str] = card_ids
        self.card_of: Column = column(card_of)  # instance -> card
        self.programs: list[list[Effect]] = programs
        self.packs: list[str] = []  # beside the built-in cards: id, version and hash of each


def told_packs(packs: list[str]) -> str:
    """Packs in a sentence."""
    if len(packs) == 0:
        return "no packs"
    return f"the pack{'s' if len(packs) > 1 else ''} {', '.join(packs)}"
