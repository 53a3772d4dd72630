"""`QuestScene`: a prepared table of Terrinoth with loaded dice and scripted heroes, and queries on its state.

scene = QuestScene(heroes=["dorrik-emberfall", "kari-wraithstalker"])
scene.engage("dorrik-emberfall", "bandit")
scene.dice("success", "double", "blank")
scene.activate("dorrik-emberfall", "attack")
"""

import questable
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    CONDITIONS,
    ENEMY_DISCARD,
    ENGAGED,
    ITEMS,
    LAIR,
    SHADOWS,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.scenario import Scenario, prepare
from questable.kernel.rng import seeded

# Faces by name, as they lie on the dice; hero and enemy faces have different names.
HERO_FACES = {"critical": (0,), "success": (1, 2), "double": (3,), "guarded": (4,), "defense": (5,)}
ENEMY_FACES = {"counterattack": (0, 1), "both": (2,), "threat": (3,), "blank": (4, 5)}
PARTY = ["dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"]
# Decisions between effects, not inside one: a script may end at these.
AT_REST = ("activate", "use-item", "extra-activation", "activate-enemy", "travel", "spend-tokens")


class QuestScene:
    def __init__(
        self,
        heroes: list[str] | None = None,
        quest: str = "the-goblin-problem",
        seed: int = 1,
        solo: bool = False,
        game: TerrinothGame | None = None,
        **config: object,
    ) -> None:
        self.game = game or questable.game("terrinoth")
        self.heroes = heroes or PARTY[:2]
        parties = [self.heroes] if solo else [[hero] for hero in self.heroes]
        players = 1 if solo else len(self.heroes)
        given = {"players": players, "heroes": parties, "quest": quest, "leader": 0, **config}
        self.scenario = Scenario(given, seed)
        self._table: TerrinothState | None = None

    # ---- set-up

    def number(self, hero: str) -> int:
        assert hero in self.heroes, f"there is no hero {hero!r} here; allowed: {', '.join(self.heroes)}"
        return self.heroes.index(hero)

    def engage(self, hero: str, *enemies: str) -> None:
        self.scenario.engaged[self.number(hero)] = enemies

    def lay(self, **piles: object) -> None:
        """Set any other fields of the scenario: `scene.lay(shadows=["bandit"], progress=3)`."""
        for name, value in piles.items():
            assert hasattr(self.scenario, name), f"a scenario has no {name!r}"
            setattr(self.scenario, name, value)

    def hero(
        self, hero: str, wounds: int = 0, tokens: int = 0, conditions: tuple[str, ...] = (), items: tuple[str, ...] = ()
    ) -> None:
        number = self.number(hero)
        self.scenario.wounds[number] = wounds
        self.scenario.tokens[number] = tokens
        self.scenario.conditions[number] = conditions
        self.scenario.items[number] = items

    @property
    def table(self) -> TerrinothState:
        if self._table is None:
            self._table = prepare(self.game, self.scenario)
            self._table.record()
        return self._table

    def dice(self, *faces: str) -> None:
        """Load the dice: the next rolls show these faces, in the order they are rolled."""
        allowed = [HERO_FACES.get(face) or ENEMY_FACES[face] for face in faces]
        for seed in range(2_000_000):
            rng = seeded(seed)
            if all(rng.below(6) in face for face in allowed):
                self.table.rng = seeded(seed)
                return
        raise AssertionError(f"no seed shows {faces}")

    # ---- answers

    def answer(self, key: str, hero: str | None = None) -> None:
        decision = self.table.decision
        assert decision is not None, f"{key!r} answers nothing: the game is over ({self.table.outcome})"
        assert key in decision.option_keys(), f"{key!r} is no option of {decision!r}"
        if hero is not None:
            asked = self.table.seat_of(self.number(hero))
            assert decision.final_seat == asked, f"{hero} is not asked: {decision!r}"
        self.table.apply(key)

    def activate(self, hero: str, action: str) -> None:
        """Choose the activation card of an action."""
        t = self.table
        assert self.asked() == "activate", f"no activation is asked for: {t.decision!r}"
        assert t.active == self.number(hero), f"{self.heroes[t.active]} is active, not {hero}"
        card = t.acts[self.number(hero) * 4 + ACTIONS[action]]
        self.answer(f"activate:{t.card_id(card)}", hero)

    def pass_time(self, until: str = "activate-enemy") -> None:
        """Take the first option of every decision until one of this kind is pending."""
        for _ in range(500):
            decision = self.table.decision
            if decision is None or decision.kind == until:
                return
            self.table.apply(decision.options[0].key)
        raise AssertionError(f"{until!r} is never asked")

    def rest_on(self, until: str = "") -> None:
        """Rest with every hero, decline or take the first option otherwise, until this decision or the next round."""
        t = self.table
        now = t.round
        for _ in range(500):
            decision = t.decision
            if decision is None or decision.kind == until or t.round > now:
                return
            rest = f"activate:{self.name(t.acts[t.active * 4 + ACTIONS['rest']])}"
            keys = decision.option_keys()
            t.apply(rest if decision.kind == "activate" and rest in keys else "no" if "no" in keys else keys[0])
        raise AssertionError(f"{until!r} is never asked")

    # ---- queries

    def asked(self) -> str | None:
        decision = self.table.decision
        return None if decision is None else decision.kind

    def options(self) -> list[str]:
        decision = self.table.decision
        return [] if decision is None else decision.option_keys()

    def wounds(self, hero: str) -> int:
        return int(self.table.wounds[self.number(hero)])

    def tokens(self, hero: str) -> int:
        return int(self.table.tokens[self.number(hero)])

    def conditions(self, hero: str) -> list[str]:
        return [word for word, number in CONDITIONS.items() if self.table.has(self.number(hero), number)]

    def fallen(self, hero: str) -> bool:
        return self.table.down[self.number(hero)] == 1

    def engaged(self, hero: str) -> list[str]:
        return self.cards(ENGAGED + self.number(hero))

    def items(self, hero: str) -> list[str]:
        return self.cards(ITEMS + self.number(hero))

    def shadows(self) -> list[str]:
        """Enemies in the shadows; `?` for one that is face down."""
        t = self.table
        return ["?" if t.facedown[enemy] else self.name(enemy) for enemy in t.zones.listed(SHADOWS)]

    def lair(self) -> list[str]:
        return self.cards(LAIR)

    def discarded(self) -> list[str]:
        return sorted(self.cards(ENEMY_DISCARD))

    def enemy_wounds(self, enemy: str) -> int:
        """Wounds on the first enemy of that name in play."""
        t = self.table
        for zone in (*range(t.count), SHADOWS):
            for instance in t.zones.listed(zone):
                if self.name(instance) == enemy:
                    return int(t.enemy_wounds[instance])
        raise AssertionError(f"no {enemy!r} is in play")

    def readied(self, hero: str) -> list[str]:
        number = self.number(hero)
        return [action for action, i in ACTIONS.items() if not self.table.spent[number * 4 + i]]

    def quest_tokens(self, token: str) -> int:
        return int(self.table.quest_tokens[self.table.cards.tokens.index(token)])

    def location_tokens(self, token: str) -> int:
        return int(self.table.location_tokens[self.table.cards.tokens.index(token)])

    def carried(self, hero: str, token: str) -> int:
        """The number of a quest token that a hero carries."""
        tokens = self.table.cards.tokens
        return int(self.table.hero_tokens[self.number(hero) * len(tokens) + tokens.index(token)])

    def leader(self) -> str:
        return self.heroes[self.table.leader]

    def happened(self, id: str) -> list[dict[str, object]]:
        events = [event["args"] for event in self.table.events(None) if event["id"] == id]
        return [args for args in events if isinstance(args, dict)]

    def name(self, instance: int) -> str:
        return self.table.card_id(instance)

    def cards(self, zone: int) -> list[str]:
        return [self.name(card) for card in self.table.zones.listed(zone)]

    def done(self) -> None:
        """Check that no decision inside an effect is pending: the script has answered them all."""
        kind = self.asked()
        assert kind is None or kind in AT_REST, f"a question is left over: {self.table.decision!r}"
