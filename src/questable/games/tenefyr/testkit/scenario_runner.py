"""Scenario files of Tenefyr: the words of its players, and what can be expected of its table."""

from collections.abc import Sequence
from typing import Final

from questable.games.tenefyr.scenario import NAMES, TenefyrSpec
from questable.games.tenefyr.testkit.scene import Scene
from questable.games.tenefyr.view import combat_view
from questable.play.scenario import Cards, expand
from questable.testkit.scenario_file import CHOOSE, NONE, Differences, Expectation, ScenarioRunner, option_key

# What a player says, where it is not "play orc" for `play:orc`; and the kind of decision that it answers.
PHRASES: Final[dict[str, tuple[str, str | None]]] = {
    "pay": ("yes", "pay"),
    "accept": ("yes", "may"),
    "decline": ("no", None),
    "minus once": ("minus-once", None),
    "minus twice": ("minus-twice", None),
    "fight the boss": ("enter:boss", None),
}
PUT_BACK: Final = "put back "


class TenefyrExpectation(Expectation, kw_only=True):
    enemy: str | None = None
    enemy_power: int | None = None
    needed: int | None = None
    party: int | None = None  # the combined power
    totals: dict[str, int] | None = None
    hand: dict[str, Cards] | None = None
    played: dict[str, Cards] | None = None
    discard: dict[str, Cards] | None = None
    deck: dict[str, Cards] | None = None  # from the top down
    shuffled_deck: dict[str, Cards] | None = None  # in any order
    dungeons: dict[str, Cards] | None = None
    reserve: dict[int, Cards] | None = None  # by level, in any order
    basics: Cards | None = None  # beside the Reserve, in any order
    token: str | None = None
    space: int | None = None
    achievements: list[str] | None = None  # among those earned


class TenefyrRunner(ScenarioRunner[TenefyrSpec, Scene, TenefyrExpectation]):
    spec = TenefyrSpec
    expectation = TenefyrExpectation

    def scene(self, spec: TenefyrSpec) -> Scene:
        scene = Scene(spec.players)
        scene.scenario = spec.scenario()
        return scene

    def players(self, scene: Scene) -> Sequence[str]:
        return NAMES[: scene.table.players]

    def answer(self, scene: Scene, player: str | None, words: str) -> None:
        key, kind = PHRASES.get(words, (words, None))
        if kind is not None:
            scene.expect(kind)
        scene.answer(player, tenefyr_option_key(key, scene.options()))

    def check_game(self, scene: Scene, expect: TenefyrExpectation, differences: Differences) -> None:
        table = scene.table
        enemy = scene.enemy()
        check = differences.check
        check("enemy", expect.enemy, enemy or NONE)
        check("enemy-power", expect.enemy_power, NONE if enemy is None else scene.enemy_power())
        check("needed", expect.needed, NONE if enemy is None else combat_view(table)["needed"])
        check("party", expect.party, scene.party_power())
        check("token", expect.token, scene.token())
        check("space", expect.space, scene.space())
        self.check_piles(scene, expect, differences)
        for level, cards in (expect.reserve or {}).items():
            check(f"reserve of level {level}", sorted(expand(cards)), scene.in_reserve(level))
        if expect.basics is not None:
            check("basics", sorted(expand(expect.basics)), scene.basics())
        earned = [str(one["id"]) for one in table.achievements()]
        for achievement in expect.achievements or []:
            check("achievements", [*earned, achievement] if achievement not in earned else None, earned)

    def check_piles(self, scene: Scene, expect: TenefyrExpectation, differences: Differences) -> None:
        """Totals and cards of players, and dungeons."""
        table = scene.table
        for name, total in (expect.totals or {}).items():
            self.check_player(scene, name)
            differences.check(f"total of {name}", total, scene.total(name))
        for pile, expected, read in (
            ("hand", expect.hand, scene.hand),
            ("played", expect.played, scene.played),
            ("discard", expect.discard, scene.discards),
            ("deck", expect.deck, scene.deck_of),
            ("shuffled-deck", expect.shuffled_deck, lambda name: sorted(scene.deck_of(name))),
        ):
            for name, cards in (expected or {}).items():
                self.check_player(scene, name)
                named = sorted(expand(cards)) if pile == "shuffled-deck" else expand(cards)
                differences.check(f"{pile} of {name}", named, read(name))
        places = [table.place_key(number) for number in range(table.dungeon_count())]
        for place, cards in (expect.dungeons or {}).items():
            assert place in places, f"there is no place {place!r}; allowed: {', '.join(places)}"
            differences.check(place, expand(cards), scene.in_dungeon(place))


def tenefyr_option_key(words: str, options: list[str]) -> str:
    """Like `option_key`, and `put back orc`, `choose Suzie`, `choose 1` too."""
    if words.startswith(PUT_BACK):
        return f"put-back:{words.removeprefix(PUT_BACK)}"
    thing = words.removeprefix(CHOOSE)
    if thing != words and thing in NAMES:
        return f"player:{NAMES.index(thing)}"
    if thing != words and thing.isdigit():
        return f"option:{thing}"
    return option_key(words, options)


RUNNER: Final = TenefyrRunner()
