"""The compiled cards of a game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questable.kernel.decision import Tag
from questable.kernel.effect import Effect
from questable.kernel.vec import INTERPRETED, Vec, from_list


class CardSet:
    """The cards of a game, read-only and shared by all its states: never written, never dumped (its hash is)."""

    def __init__(
        self,
        game: str,
        hash: str,
        kinds: list[str],
        tags: list[Tag],
        card_ids: list[str],
        card_of: list[int],
        programs: list[list[Effect]],
    ) -> None:
        self.game: Final[str] = game  # the name of the game
        self.hash: Final[str] = hash
        self.kinds: Final[list[str]] = kinds  # decision kinds; kind 0 is "nothing is asked"
        self.tags: Final[list[Tag]] = tags
        self.card_ids: Final[list[str]] = card_ids
        self.card_of: Final[Vec] = from_list(card_of)  # instance -> card
        self.programs: Final[list[list[Effect]]] = programs
        # the same, flat, for the loop that runs them: all effects, and the index at which each program begins
        self.effects: vec[Effect] = flat_effects(programs)
        self.starts: Vec = program_starts(programs)
        self.packs: list[str] = []  # beside the built-in cards: id, version and hash of each

    def opening(self, program: i64) -> Effect:
        """The first effect of a program that has one."""
        at = self.starts[program]
        return self.effects[at]


def flat_effects(programs: list[list[Effect]]) -> "vec[Effect]":
    if INTERPRETED:
        return [effect for program in programs for effect in program]  # type: ignore[return-value]
    made = vec[Effect]()
    for program in programs:
        for effect in program:
            made = append(made, effect)
    return made


def program_starts(programs: list[list[Effect]]) -> Vec:
    starts: list[int] = [0]
    for program in programs:
        starts.append(starts[-1] + len(program))
    return from_list(starts)


def describe_packs(packs: list[str]) -> str:
    """Packs as part of a sentence."""
    if len(packs) == 0:
        return "no packs"
    return f"the pack{'s' if len(packs) > 1 else ''} {', '.join(packs)}"
