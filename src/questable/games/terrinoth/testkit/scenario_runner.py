"""Scenario files of Terrinoth: the words of its players, loaded dice, and what can be expected of its table."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from questable.games.terrinoth.rules.constants import ACTIONS, LOCATION
from questable.games.terrinoth.scenario import Scenario, TerrinothSpec
from questable.games.terrinoth.testkit.scene import ENEMY_FACES, HERO_FACES, QuestScene
from questable.play.scenario import Cards, expand
from questable.testkit.scenario_file import NONE, Differences, Expectation, ScenarioRunner, option_key

DICE: Final = "dice"  # a step that loads the dice: the next rolls show these faces
# What a player says, where it is not "pick orc" for `pick:orc`; and the kind of decision that it answers.
PHRASES: Final[dict[str, tuple[str, str | None]]] = {"accept": ("yes", "may"), "decline": ("no", None)}


class ScenarioTable(TerrinothSpec, kw_only=True):
    """A table in a scenario file: each hero has a player. It may begin at any phase, with tokens on the cards."""

    phase: str = "round"
    exhausted_enemies: Cards = msgspec.field(default_factory=list)
    quest_tokens: dict[str, int] = msgspec.field(default_factory=dict)
    location_tokens: dict[str, int] = msgspec.field(default_factory=dict)

    def config(self) -> dict[str, object]:
        heroes = [[hero] for hero in self.heroes]
        return {"players": len(heroes), "heroes": heroes, "quest": self.quest, "leader": 0}

    def scenario(self) -> Scenario:
        return replace(
            super().scenario(),
            phase=self.phase,
            exhausted_enemies=self.exhausted_enemies,
            quest_tokens=self.quest_tokens,
            location_tokens=self.location_tokens,
        )


class TerrinothExpectation(Expectation, kw_only=True):
    location: str | None = None
    progress: int | None = None
    peril: int | None = None
    leader: str | None = None
    wounds: dict[str, int] | None = None
    tokens: dict[str, int] | None = None
    conditions: dict[str, Cards] | None = None
    engaged: dict[str, Cards] | None = None
    items: dict[str, Cards] | None = None
    ready: dict[str, Cards] | None = None  # the actions of activation cards that are not exhausted
    defeated: Cards | None = None  # heroes
    shadows: Cards | None = None  # `?` is an enemy that lies face down
    enemy_discard: Cards | None = None  # in any order
    enemy_wounds: dict[str, int] | None = None
    quest_tokens: dict[str, int] | None = None
    location_tokens: dict[str, int] | None = None


class TerrinothRunner(ScenarioRunner[ScenarioTable, QuestScene, TerrinothExpectation]):
    spec = ScenarioTable
    expectation = TerrinothExpectation

    def scene(self, spec: ScenarioTable) -> QuestScene:
        scene = QuestScene(list(spec.heroes), spec.quest, spec.seed)
        scene.scenario = spec.scenario()
        return scene

    def players(self, scene: QuestScene) -> Sequence[str]:
        return scene.heroes

    def take_step(self, scene: QuestScene, step: dict[str, object]) -> None:
        if list(step) != [DICE]:
            super().take_step(scene, step)
            return
        given = step[DICE]
        faces = [str(face) for face in given] if isinstance(given, list) else [str(given)]
        known = [*HERO_FACES, *ENEMY_FACES]
        for face in faces:
            assert face in known, f"no die has a face {face!r}; allowed: {', '.join(known)}"
        scene.dice(*faces)

    def answer(self, scene: QuestScene, player: str | None, words: str) -> None:
        if player is not None and words in ACTIONS and scene.asked() == "activate":
            scene.activate(player, words)
            return
        key, kind = PHRASES.get(words, (words, None))
        if kind is not None:
            assert scene.asked() == kind, f"{kind!r} should be asked, but it is {scene.table.decision!r}"
        scene.answer(option_key(key, scene.options()), player)

    def check_game(self, scene: QuestScene, expect: TerrinothExpectation, differences: Differences) -> None:
        table = scene.table
        check = differences.check
        check("location", expect.location, (scene.cards(LOCATION) or [NONE])[0])
        check("progress", expect.progress, table.progress)
        check("peril", expect.peril, table.peril)
        check("leader", expect.leader, scene.leader())
        check("defeated", expect.defeated, [hero for hero in scene.heroes if scene.fallen(hero)])
        if expect.shadows is not None:
            check("shadows", expand(expect.shadows), scene.shadows())
        if expect.enemy_discard is not None:
            check("enemy-discard", sorted(expand(expect.enemy_discard)), scene.discarded())
        for enemy, wounds in (expect.enemy_wounds or {}).items():
            check(f"wounds of {enemy}", wounds, scene.enemy_wounds(enemy))
        for token, count in (expect.quest_tokens or {}).items():
            check(f"quest-tokens {token}", count, scene.quest_tokens(token))
        for token, count in (expect.location_tokens or {}).items():
            check(f"location-tokens {token}", count, scene.location_tokens(token))
        self.check_heroes(scene, expect, differences)

    def check_heroes(self, scene: QuestScene, expect: TerrinothExpectation, differences: Differences) -> None:
        numbers: tuple[tuple[str, dict[str, int] | None, Callable[[str], int]], ...] = (
            ("wounds", expect.wounds, scene.wounds),
            ("tokens", expect.tokens, scene.tokens),
        )
        for name, expected, read in numbers:
            for hero, number in (expected or {}).items():
                self.check_player(scene, hero)
                differences.check(f"{name} of {hero}", number, read(hero))
        lists: tuple[tuple[str, dict[str, Cards] | None, Callable[[str], list[str]]], ...] = (
            ("conditions", expect.conditions, scene.conditions),
            ("engaged", expect.engaged, scene.engaged),
            ("items", expect.items, scene.items),
            ("ready", expect.ready, scene.readied),
        )
        for name, cards, read_list in lists:
            for hero, named in (cards or {}).items():
                self.check_player(scene, hero)
                differences.check(f"{name} of {hero}", expand(named), read_list(hero))


RUNNER: Final = TerrinothRunner()
