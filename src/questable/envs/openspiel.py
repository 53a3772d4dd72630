"""OpenSpiel: `questable_tenefyr` and `questable_terrinoth`, loaded by importing this module.

Chance is sampled inside the game. `rng_seed` deals one game, the same each time; -1 deals another each time.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from os import pathsep
from random import SystemRandom
from typing import Any

from questable.envs.optional_deps import need

need("openspiel", "numpy", "pyspiel")

import numpy as np  # noqa: E402 - what is missing is told first
import pyspiel  # noqa: E402

from questable.envs.encoding import Encoding  # noqa: E402
from questable.envs.episode import Episode  # noqa: E402
from questable.envs.rows import OPTION_COLUMNS, OPTIONS  # noqa: E402
from questable.envs.task import MAX_CYCLES, Task  # noqa: E402
from questable.envs.text_renderer import TextRenderer  # noqa: E402
from questable.kernel.errors import ConfigError  # noqa: E402
from questable.kernel.rng import seeded  # noqa: E402
from questable.kernel.state import State  # noqa: E402

GAMES = {"tenefyr": "questable_tenefyr", "terrinoth": "questable_terrinoth"}
REMEMBERED = 32  # answers in an information-state tensor
ANSWER = 1 + len(OPTION_COLUMNS)  # who answered, and the option
BY_SEED = "by-seed"
# The keys of each game's configuration as OpenSpiel's parameters: heroes as "bard+cleric/barbarian+thief", a number
# that the seed shall choose is -1, a word `by-seed`; packs are paths, separated as in PATH.
CONFIGS: dict[str, dict[str, object]] = {
    "tenefyr": {
        "heroes": BY_SEED,
        "difficulty": "normal",
        "boss": "random",
        "mode": "standard",
        "edition": 2019,
        "drop_unused_heroes": False,
        "starting_player": -1,
    },
    "terrinoth": {"heroes": BY_SEED, "quest": "random", "leader": BY_SEED, "grim": False},
}
COMMON: dict[str, object] = {"players": 2, "max_cycles": MAX_CYCLES, "rng_seed": -1, "packs": ""}


def game_type(game: str) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=GAMES[game],
        long_name=f"Heroes of {game.capitalize()} (Questable)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**COMMON, **CONFIGS[game]},
    )


def read_config(game: str, params: Mapping[str, Any]) -> dict[str, object]:
    """The game's own configuration from OpenSpiel's parameters."""
    config: dict[str, object] = {"players": params["players"]}
    for key in CONFIGS[game]:
        value = params[key]
        if value == BY_SEED or (isinstance(value, int) and value == -1):
            continue
        config[key] = [party.split("+") for party in value.split("/")] if key == "heroes" else value
    return config


class Held:
    """An episode and what each seat remembers, in a form that OpenSpiel's copies and pickles can carry."""

    def __init__(self, task: Task, episode: Episode) -> None:
        self.task = task
        self.episode = episode
        self.recall = [b""] * task.players  # a hash of all that the seat has seen
        self.answers: list[list[list[int]]] = [[] for _ in range(task.players)]
        self.look()

    def look(self) -> None:
        """Every seat sees the table as it is now."""
        encode = self.task.encoding.encode
        self.seen = [encode(self.episode.state, seat) for seat in range(len(self.recall))]
        self.recall = [blake2b(old + new, digest_size=16).digest() for old, new in zip(self.recall, self.seen)]

    def act(self, option: int) -> None:
        episode = self.episode
        at = (self.task.encoding.options_at + option * len(OPTION_COLUMNS)) * 2
        for seat, seen in enumerate(self.seen):
            who = (episode.seat - seat) % len(self.seen) + 1
            taken = np.frombuffer(seen, np.int16, len(OPTION_COLUMNS), at).tolist()
            self.answers[seat] = [*self.answers[seat], [who, *taken]][-REMEMBERED:]
        episode.act(option)
        self.look()

    def with_state(self, state: State) -> "Held":
        """The same memories at another table that looks alike."""
        copy = Held.__new__(Held)
        copy.task = self.task
        copy.episode = self.episode.at(state)
        copy.recall, copy.seen, copy.answers = self.recall[:], self.seen[:], self.answers[:]
        return copy

    def __deepcopy__(self, memo: object) -> "Held":
        return self.with_state(self.episode.state.clone())

    def __reduce__(self) -> tuple[Callable[..., "Held"], tuple[object, ...]]:
        episode = self.episode
        text = self.task.encoding.game.dump(episode.state)  # type: ignore[arg-type]
        return revived, (self.task, episode.seed, episode.decisions, text, self.recall, self.answers)


def revived(
    task: Task, seed: int, decisions: int, text: str, recall: list[bytes], answers: list[list[list[int]]]
) -> Held:
    held = Held(task, task.deal(seed)).with_state(task.encoding.game.load(text))
    held.episode.decisions = decisions
    held.episode.watch_length()
    held.look()
    held.recall, held.answers = recall, answers
    return held


class QuestableGame(pyspiel.Game):
    """A game of OpenSpiel's."""

    def __init__(self, game: str, params: Mapping[str, Any]) -> None:
        self.params = {**COMMON, **CONFIGS[game], **params}
        packs = [path for path in self.params["packs"].split(pathsep) if path]
        self.task = Task(game, read_config(game, self.params), self.params["max_cycles"], packs=packs).check()
        info = pyspiel.GameInfo(
            num_distinct_actions=OPTIONS,
            max_chance_outcomes=0,
            num_players=self.task.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.task.max_cycles,
        )
        super().__init__(game_type(game), info, dict(self.params))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """Pickles go by the name: OpenSpiel's own way asks a sampled stochastic game for dice, and finds none here."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *ignored: object) -> "QuestableState":
        return QuestableState(self)

    def deal(self) -> Held:
        seed = self.params["rng_seed"]
        return Held(self.task, self.task.deal(SystemRandom().randrange(2**31) if seed == -1 else seed))

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: object = None) -> "Observer":
        if params:
            raise ConfigError(f"observers take no parameters, not {params!r}")
        return Observer(self.task.encoding, kind is not None and kind.perfect_recall)


class QuestableState(pyspiel.State):
    """A table in progress."""

    def __init__(self, game: QuestableGame) -> None:
        super().__init__(game)
        self.held = game.deal()

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.held.episode.seat

    def is_terminal(self) -> bool:
        return self.held.episode.ended

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.held.episode.state.option_count()))

    def _apply_action(self, action: int) -> None:
        self.held.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The key of the option; an action that cannot be taken now has no name."""
        decision = self.held.episode.state.decision
        if decision is None or action >= len(decision.options):
            return f"option {action}"
        return decision.options[action].key

    def returns(self) -> list[float]:
        """All win or lose together; a game that was broken off is worth nothing."""
        episode = self.held.episode
        reward = 0.0 if not episode.over else 1.0 if episode.won else -1.0
        return [reward] * self.held.task.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "QuestableState":
        """A state that looks the same to this player, with all that the player cannot know dealt anew."""
        copy: QuestableState = self.clone()
        rng = seeded(int(sampler() * 2**31))
        copy.held = self.held.with_state(self.held.episode.state.resample(player, rng))
        return copy

    def __reduce__(self) -> tuple[Callable[..., "QuestableState"], tuple[object, ...]]:
        """Pickles go by the name of the game and the saved state."""
        return unpickled, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        state = self.held.episode.state
        return f"{self.held.task.game} {state.revision} {state.digest()}"


def unpickled(game: str, saved: str) -> QuestableState:
    state: QuestableState = pyspiel.load_game(game).deserialize_state(saved)
    return state


class Observer:
    """Rows as tensors; with perfect recall the last answers too, and strings that tell all histories apart."""

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self.encoding = encoding
        self.scribe = TextRenderer(self.encoding.game, "en")
        self.recalls = recalls
        shapes: dict[str, tuple[int, ...]] = {name: shape for name, shape, _ in encoding.parts}
        if recalls:
            shapes["answers"] = (REMEMBERED, ANSWER)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: QuestableState, player: int) -> None:
        held = state.held
        self.tensor[: self.encoding.size] = np.frombuffer(held.seen[player], np.int16)
        if self.recalls:
            answers = self.dict["answers"]
            answers.fill(0)
            for i, answer in enumerate(reversed(held.answers[player])):
                answers[i] = answer

    def string_from(self, state: QuestableState, player: int) -> str:
        text = "\n".join(self.scribe.lines(state.held.episode.state, player))
        return f"{text}\n{state.held.recall[player].hex()}" if self.recalls else text


# Classes, not functions: OpenSpiel lets go of what it holds only after Python has ended, which functions do not bear.
class TenefyrGame(QuestableGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("tenefyr", params or {})


class TerrinothGame(QuestableGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("terrinoth", params or {})


def register() -> None:
    """Make the games known to `pyspiel.load_game`, once."""
    known = set(pyspiel.registered_names())
    for game, made in (("tenefyr", TenefyrGame), ("terrinoth", TerrinothGame)):
        if GAMES[game] not in known:
            pyspiel.register_game(game_type(game), made)


register()
