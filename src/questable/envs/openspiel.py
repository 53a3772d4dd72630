"""OpenSpiel: importing this module registers every game as `questable_<game>`.

Chance is sampled inside the game. With `rng_seed` every new state is the same deal; -1 deals another game each time.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from os import pathsep
from random import SystemRandom
from typing import Any

from questable.envs.optional_deps import require

require("openspiel", "numpy", "pyspiel")

import numpy as np  # noqa: E402 - the error for a missing library comes first
import pyspiel  # noqa: E402

from questable.envs.encoding import Encoding  # noqa: E402
from questable.envs.episode import Episode  # noqa: E402
from questable.envs.rows import OPTION_COLUMNS, OPTIONS  # noqa: E402
from questable.envs.task import MAX_CYCLES, Task  # noqa: E402
from questable.envs.text_renderer import TextRenderer  # noqa: E402
from questable.games import registry  # noqa: E402
from questable.kernel.errors import ConfigError  # noqa: E402
from questable.kernel.rng import seeded  # noqa: E402
from questable.kernel.state import State  # noqa: E402

HISTORY = 32  # actions in an information-state tensor
ACTION_SIZE = 1 + len(OPTION_COLUMNS)  # the seat that acted, and the option
BY_SEED = "by-seed"
# `GameModule.open_spiel_parameters` adds the keys of the game's configuration, with defaults. A list for each
# player (`GameModule.open_spiel_lists`) is written as "a+b/c+d". A number that is left to the seed is -1, a word is
# `by-seed`. Packs are paths, separated as in PATH.
COMMON: dict[str, object] = {"players": 2, "max_cycles": MAX_CYCLES, "rng_seed": -1, "packs": ""}


def short_name(game: str) -> str:
    return f"questable_{game}"


def game_type(game: str) -> pyspiel.GameType:
    kind = pyspiel.GameType
    module = registry.module(game)
    return kind(
        short_name=short_name(game),
        long_name=f"{module.title} (Questable)",
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
        parameter_specification={**COMMON, **module.open_spiel_parameters},
    )


def read_config(game: str, params: Mapping[str, Any]) -> dict[str, object]:
    """The game's own configuration from OpenSpiel's parameters."""
    config: dict[str, object] = {"players": params["players"]}
    module = registry.module(game)
    for key in module.open_spiel_parameters:
        value = params[key]
        if value == BY_SEED or (isinstance(value, int) and value == -1):
            continue
        config[key] = [part.split("+") for part in value.split("/")] if key in module.open_spiel_lists else value
    return config


class EpisodeHistory:
    """An episode and what each seat remembers of it. It can be copied and pickled, as OpenSpiel requires."""

    def __init__(self, task: Task, episode: Episode) -> None:
        self.task = task
        self.episode = episode
        self.recall = [b""] * task.players  # a hash of all observations of the seat
        self.actions: list[list[list[int]]] = [[] for _ in range(task.players)]
        self.observe()

    def observe(self) -> None:
        """Update the observation and the memory of every seat."""
        encode = self.task.encoding.encode
        self.observations = [encode(self.episode.state, seat) for seat in range(len(self.recall))]
        self.recall = [blake2b(old + new, digest_size=16).digest() for old, new in zip(self.recall, self.observations)]

    def act(self, option: int) -> None:
        episode = self.episode
        at = (self.task.encoding.options_at + option * len(OPTION_COLUMNS)) * 2
        for seat, observation in enumerate(self.observations):
            actor = (episode.seat - seat) % len(self.observations) + 1
            chosen = np.frombuffer(observation, np.int16, len(OPTION_COLUMNS), at).tolist()
            self.actions[seat] = [*self.actions[seat], [actor, *chosen]][-HISTORY:]
        episode.act(option)
        self.observe()

    def with_state(self, state: State) -> "EpisodeHistory":
        """The same memories with another state."""
        copy = EpisodeHistory.__new__(EpisodeHistory)
        copy.task = self.task
        copy.episode = self.episode.with_state(state)
        copy.recall, copy.observations, copy.actions = self.recall[:], self.observations[:], self.actions[:]
        return copy

    def __deepcopy__(self, memo: object) -> "EpisodeHistory":
        return self.with_state(self.episode.state.clone())

    def __reduce__(self) -> tuple[Callable[..., "EpisodeHistory"], tuple[object, ...]]:
        episode = self.episode
        text = self.task.encoding.game.dump(episode.state)
        return restore_history, (self.task, episode.seed, episode.decisions, text, self.recall, self.actions)


def restore_history(
    task: Task, seed: int, decisions: int, text: str, recall: list[bytes], actions: list[list[list[int]]]
) -> EpisodeHistory:
    history = EpisodeHistory(task, task.deal(seed)).with_state(task.encoding.game.load(text))
    history.episode.decisions = decisions
    history.episode.check_length()
    history.observe()
    history.recall, history.actions = recall, actions
    return history


class QuestableGame(pyspiel.Game):
    """A game for OpenSpiel."""

    def __init__(self, game: str, params: Mapping[str, Any]) -> None:
        self.params = {**COMMON, **registry.module(game).open_spiel_parameters, **params}
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
        """Pickle the name with its parameters. OpenSpiel's own way asks for a generator, which Python games lack."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *ignored: object) -> "QuestableState":
        return QuestableState(self)

    def deal(self) -> EpisodeHistory:
        seed = self.params["rng_seed"]
        return EpisodeHistory(self.task, self.task.deal(SystemRandom().randrange(2**31) if seed == -1 else seed))

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: object = None) -> "Observer":
        if params:
            raise ConfigError(f"observers take no parameters, not {params!r}")
        return Observer(self.task.encoding, kind is not None and kind.perfect_recall)


class QuestableState(pyspiel.State):
    """A table in progress."""

    def __init__(self, game: QuestableGame) -> None:
        super().__init__(game)
        self.history = game.deal()

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.history.episode.seat

    def is_terminal(self) -> bool:
        return self.history.episode.ended

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.history.episode.state.option_count()))

    def _apply_action(self, action: int) -> None:
        self.history.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The key of the option; illegal actions have none."""
        decision = self.history.episode.state.decision
        if decision is None or action >= len(decision.options):
            return f"option {action}"
        return decision.options[action].key

    def returns(self) -> list[float]:
        """All players win or lose together; a truncated game returns 0."""
        episode = self.history.episode
        reward = 0.0 if not episode.over else 1.0 if episode.won else -1.0
        return [reward] * self.history.task.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "QuestableState":
        """A state that looks the same to this player; what the player cannot know is dealt again."""
        copy: QuestableState = self.clone()
        rng = seeded(int(sampler() * 2**31))
        copy.history = self.history.with_state(self.history.episode.state.resample(player, rng))
        return copy

    def __reduce__(self) -> tuple[Callable[..., "QuestableState"], tuple[object, ...]]:
        """Pickle the name of the game and the serialized state."""
        return restore_state, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        state = self.history.episode.state
        return f"{self.history.task.game} {state.revision} {state.digest()}"


def restore_state(game: str, saved: str) -> QuestableState:
    state: QuestableState = pyspiel.load_game(game).deserialize_state(saved)
    return state


class Observer:
    """Rows as tensors. With perfect recall it adds the last actions, and strings are unique for each history."""

    def __init__(self, encoding: Encoding, perfect_recall: bool) -> None:
        self.encoding = encoding
        self.renderer = TextRenderer(self.encoding.game, "en")
        self.perfect_recall = perfect_recall
        shapes: dict[str, tuple[int, ...]] = {name: shape for name, shape, _ in encoding.parts}
        if perfect_recall:
            shapes["answers"] = (HISTORY, ACTION_SIZE)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: QuestableState, player: int) -> None:
        history = state.history
        self.tensor[: self.encoding.size] = np.frombuffer(history.observations[player], np.int16)
        if self.perfect_recall:
            actions = self.dict["answers"]
            actions.fill(0)
            for i, action in enumerate(reversed(history.actions[player])):
                actions[i] = action

    def string_from(self, state: QuestableState, player: int) -> str:
        text = "\n".join(self.renderer.lines(state.history.episode.state, player))
        return f"{text}\n{state.history.recall[player].hex()}" if self.perfect_recall else text


def game_class(game: str) -> type[QuestableGame]:
    """The class that OpenSpiel makes a game from. OpenSpiel releases it after Python has ended, which crashes with a
    function but not with a class."""

    def init(self: QuestableGame, params: Mapping[str, Any] | None = None) -> None:
        QuestableGame.__init__(self, game, params or {})

    return type(f"{game.capitalize()}Game", (QuestableGame,), {"__init__": init})


def register() -> None:
    """Register all games for `pyspiel.load_game` that are not registered yet."""
    known = set(pyspiel.registered_names())
    for game in registry.names():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), game_class(game))


register()
