"""Many tables at once for Gymnasium: stepped in processes, with observations in memory that all of them share."""

import multiprocessing
import signal
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from questable.envs.aec_env import game_seed
from questable.envs.encoding import MASKS
from questable.envs.episode import OVER, TRUNCATED, Batch, Episode
from questable.envs.gym_env import GymEnv
from questable.envs.rows import OPTIONS
from questable.envs.task import Task
from questable.kernel.errors import ConfigError, QuestableError

RESET, STEP, STOP = b"r", b"s", b"q"
TOLD = ("rows", "options", "rewards", "ends")  # what a step tells of every table


class Board:
    """The shared memory: for each table its rows, how many options it has, the action taken and what came of it."""

    def __init__(self, tables: int, size: int, told: int, name: str | None = None) -> None:
        parts: list[tuple[str, Any, tuple[int, ...]]] = [
            ("seeds", np.int64, (tables,)),
            ("actions", np.int64, (tables,)),
            ("rewards", np.float64, (tables,)),
            ("reports", np.int64, (tables, told)),  # of the game that has just ended
            ("rows", np.int16, (tables, size)),
            ("options", np.int16, (tables,)),
            ("ends", np.uint8, (tables,)),
        ]
        whole = sum(int(np.dtype(kind).itemsize * np.prod(shape)) for _, kind, shape in parts)
        self.memory = SharedMemory(name, create=name is None, size=whole)
        at = 0
        self.parts: dict[str, NDArray[Any]] = {}
        for part, kind, shape in parts:
            self.parts[part] = np.ndarray(shape, kind, self.memory.buf, at)
            at += self.parts[part].nbytes

    def close(self, forget: bool) -> None:
        self.parts = {}
        self.memory.close()
        if forget:
            self.memory.unlink()


class Tables:
    """The tables from `first` on that one process plays."""

    def __init__(self, task: Task, board: Board, first: int, count: int) -> None:
        self.task = task
        self.dice = [np.random.default_rng() for _ in range(count)]
        self.episodes: list[Episode] = []
        self.over = [True] * count  # the next step deals a new game
        self.batch = Batch(task.encoding.encoder)
        self.mine = {name: part[first : first + count] for name, part in board.parts.items()}
        self.places = {name: self.mine[name].reshape(-1).view(np.uint8).data for name in TOLD}

    def reset(self) -> None:
        """Deal all tables; a seed of -1 goes on with the dice as they are."""
        for i, seed in enumerate(self.mine["seeds"].tolist()):
            if seed >= 0:
                self.dice[i] = np.random.default_rng(seed)
        self.episodes = [self.deal(i) for i in range(len(self.dice))]
        self.play([True] * len(self.dice))

    def deal(self, i: int) -> Episode:
        return self.task.deal(game_seed(self.dice[i], None))

    def step(self) -> None:
        fresh = self.over
        if True in fresh:
            self.episodes = [self.deal(i) if fresh[i] else episode for i, episode in enumerate(self.episodes)]
        self.play(fresh)

    def play(self, fresh: list[bool]) -> None:
        batch = self.batch
        batch.step(self.episodes, self.mine["actions"].tolist(), fresh)
        for name, place in self.places.items():
            place[:] = getattr(batch, name)
        self.over = [end != 0 for end in batch.ends]
        if True in self.over:
            for i, episode in enumerate(self.episodes):
                if self.over[i]:
                    self.mine["reports"][i] = list(episode.report().values())


def work(task: Task, name: str, tables: int, first: int, count: int, door: Connection) -> None:
    """What one process does until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process: the one that asks stops the others
    board = Board(tables, task.encoding.size, len(task.reported), name)
    mine = Tables(task, board, first, count)
    try:
        while (order := door.recv_bytes()) != STOP:
            try:
                if order == RESET:
                    mine.reset()
                else:
                    mine.step()
                door.send_bytes(b"")
            except Exception as error:  # noqa: BLE001 - told to who asked, who raises it
                door.send_bytes(f"{type(error).__name__}: {error}".encode())
    except EOFError:
        pass  # who asks is gone
    del mine
    board.close(forget=False)


class VectorTableEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many tables; `workers` processes play them. Observations are rows (the quickest form) and action masks.

    They lie in shared memory and change with the next step; `copy=True` hands out copies. A game that is over is dealt
    anew by the next step, whose action is ignored (Gymnasium's NEXT_STEP).
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as its base does

    def __init__(self, game: str, num_envs: int = 64, *, workers: int = 2, copy: bool = True, **options: Any) -> None:
        if options.get("observation", "rows") != "rows":
            raise ConfigError(f"observation is {options['observation']!r}; allowed for many tables: rows.")
        for key, value in (("num_envs", num_envs), ("workers", workers)):
            if value < 1:
                raise ConfigError(f"{key} is {value!r}; allowed: a whole number from 1.")
        one = GymEnv(game, **options)
        self.task = one.task
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = None
        self.single_observation_space = one.observation_space
        self.single_action_space = Discrete(OPTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.board: Board | None = Board(num_envs, self.task.encoding.size, len(self.task.reported))
        self.doors: list[Connection] = []
        self.processes: list[Any] = []
        self.start(min(workers, num_envs))

    @property
    def card_features(self) -> Any:
        """What each card is and does, by card number; row 0 is a card that is not known."""
        return self.task.encoding.card_features

    def start(self, workers: int) -> None:
        context = multiprocessing.get_context("forkserver")
        shares = np.array_split(np.arange(self.num_envs), workers)
        assert self.board is not None
        for share in shares:
            here, there = context.Pipe()
            arguments = (self.task, self.board.memory.name, self.num_envs, int(share[0]), len(share), there)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self.doors.append(here)
            self.processes.append(process)

    def order(self, what: bytes) -> dict[str, NDArray[Any]]:
        """Let all processes do one thing, and wait until they have done it."""
        if self.board is None:
            raise ConfigError("These tables are closed.")
        try:
            for door in self.doors:
                door.send_bytes(what)
            told = [door.recv_bytes() for door in self.doors]
        except (EOFError, OSError) as error:
            raise QuestableError(
                "A process that plays tables has ended; a script that starts some begins under"
                " `if __name__ == '__main__':`."
            ) from error
        for complaint in filter(None, told):
            raise RuntimeError(complaint.decode())
        return self.board.parts

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all tables. With one seed, table number i gets `seed + i`."""
        if self.board is None:
            raise ConfigError("These tables are closed.")
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        self.board.parts["seeds"][:] = [-1 if one is None else one for one in seeds]
        self.order(RESET)
        return self.see(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self.board is None:
            raise ConfigError("These tables are closed.")
        self.board.parts["actions"][:] = actions
        parts = self.order(STEP)
        ends = parts["ends"]
        over, truncated, ended = (ends & OVER) != 0, (ends & TRUNCATED) != 0, ends != 0
        infos: dict[str, Any] = {}
        if ended.any():
            for told, values in zip(self.task.reported, parts["reports"].T, strict=True):
                infos[told] = ended & (values != 0) if told == "won" else np.where(ended, values, 0)
                infos[f"_{told}"] = ended
        return self.see(), parts["rewards"].copy(), over, truncated, infos

    def see(self) -> dict[str, Any]:
        assert self.board is not None
        rows = self.board.parts["rows"]
        seen = self.task.encoding.split(rows.copy() if self.copy else rows)
        seen["action_mask"] = MASKS[self.board.parts["options"]]
        return seen

    def close_extras(self, **kwargs: Any) -> None:
        if self.board is None:
            return
        for door, process in zip(self.doors, self.processes, strict=True):
            with suppress(OSError):  # it may be gone already
                door.send_bytes(STOP)
            process.join(10)
            door.close()
        self.board.close(forget=True)
        self.board = None
