"""Many tables at once for Gymnasium. Worker processes step them and write observations into shared memory."""

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
RESULTS = ("rows", "options", "rewards", "ends")  # the columns of `Batch`


class SharedArrays:
    """Arrays in shared memory, with one row for each table: seed, action, observation, options, reward, end, report."""

    def __init__(self, tables: int, size: int, report_size: int, name: str | None = None) -> None:
        parts: list[tuple[str, Any, tuple[int, ...]]] = [
            ("seeds", np.int64, (tables,)),
            ("actions", np.int64, (tables,)),
            ("rewards", np.float64, (tables,)),
            ("reports", np.int64, (tables, report_size)),  # of the game that has just ended
            ("rows", np.int16, (tables, size)),
            ("options", np.int16, (tables,)),
            ("ends", np.uint8, (tables,)),
        ]
        total = sum(int(np.dtype(kind).itemsize * np.prod(shape)) for _, kind, shape in parts)
        self.memory = SharedMemory(name, create=name is None, size=total)
        at = 0
        self.parts: dict[str, NDArray[Any]] = {}
        for part, kind, shape in parts:
            self.parts[part] = np.ndarray(shape, kind, self.memory.buf, at)
            at += self.parts[part].nbytes

    def close(self, unlink: bool) -> None:
        """Release the memory; `unlink` deletes it, which its creator does."""
        self.parts = {}
        self.memory.close()
        if unlink:
            self.memory.unlink()


class WorkerTables:
    """The tables of one worker process: `count` of them from `first` on."""

    def __init__(self, task: Task, arrays: SharedArrays, first: int, count: int) -> None:
        self.task = task
        self.rngs = [np.random.default_rng() for _ in range(count)]
        self.episodes: list[Episode] = []
        self.ended = [True] * count  # the next step deals a new game
        self.batch = Batch(task.encoding.encoder)
        self.own = {name: part[first : first + count] for name, part in arrays.parts.items()}
        self.buffers = {name: self.own[name].reshape(-1).view(np.uint8).data for name in RESULTS}

    def reset(self) -> None:
        """Deal all tables; a seed of -1 keeps the generator of the table as it is."""
        for i, seed in enumerate(self.own["seeds"].tolist()):
            if seed >= 0:
                self.rngs[i] = np.random.default_rng(seed)
        self.episodes = [self.deal(i) for i in range(len(self.rngs))]
        self.step_batch([True] * len(self.rngs))

    def deal(self, i: int) -> Episode:
        return self.task.deal(game_seed(self.rngs[i], None))

    def step(self) -> None:
        is_new = self.ended
        if True in is_new:
            self.episodes = [self.deal(i) if is_new[i] else episode for i, episode in enumerate(self.episodes)]
        self.step_batch(is_new)

    def step_batch(self, is_new: list[bool]) -> None:
        batch = self.batch
        batch.step(self.episodes, self.own["actions"].tolist(), is_new)
        for name, buffer in self.buffers.items():
            buffer[:] = getattr(batch, name)
        self.ended = [end != 0 for end in batch.ends]
        if True in self.ended:
            for i, episode in enumerate(self.episodes):
                if self.ended[i]:
                    self.own["reports"][i] = list(episode.report().values())


def run_worker(task: Task, name: str, tables: int, first: int, count: int, pipe: Connection) -> None:
    """The main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the parent stops its workers
    arrays = SharedArrays(tables, task.encoding.size, len(task.report_keys), name)
    worker = WorkerTables(task, arrays, first, count)
    try:
        while (command := pipe.recv_bytes()) != STOP:
            try:
                if command == RESET:
                    worker.reset()
                else:
                    worker.step()
                pipe.send_bytes(b"")
            except Exception as error:  # noqa: BLE001 - sent to the parent, which raises it
                pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
    except EOFError:
        pass  # the parent has ended
    del worker  # its views into the memory must go first
    arrays.close(unlink=False)


class VectorTableEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many tables, played by `workers` processes. Observations are rows (the fastest form) and action masks.

    With `copy=False` observations are views of shared memory that the next step overwrites. After the end of a game the
    next step ignores its action and deals a new game (Gymnasium's NEXT_STEP).
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - the base class has it as a plain dict

    def __init__(self, game: str, num_envs: int = 64, *, workers: int = 2, copy: bool = True, **options: Any) -> None:
        if options.get("observation", "rows") != "rows":
            raise ConfigError(f"observation is {options['observation']!r}; allowed for many tables: rows.")
        for key, value in (("num_envs", num_envs), ("workers", workers)):
            if value < 1:
                raise ConfigError(f"{key} is {value!r}; allowed: a whole number from 1.")
        single = GymEnv(game, **options)
        self.task = single.task
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = None
        self.single_observation_space = single.observation_space
        self.single_action_space = Discrete(OPTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays: SharedArrays | None = SharedArrays(num_envs, self.task.encoding.size, len(self.task.report_keys))
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.start(min(workers, num_envs))

    @property
    def card_features(self) -> Any:
        """What each card is and does, by card number; row 0 is the unknown card."""
        return self.task.encoding.card_features

    def start(self, workers: int) -> None:
        context = multiprocessing.get_context("forkserver")
        shares = np.array_split(np.arange(self.num_envs), workers)
        assert self.arrays is not None
        for share in shares:
            pipe, worker_pipe = context.Pipe()
            arguments = (self.task, self.arrays.memory.name, self.num_envs, int(share[0]), len(share), worker_pipe)
            process = context.Process(target=run_worker, args=arguments, daemon=True)
            process.start()
            worker_pipe.close()
            self.pipes.append(pipe)
            self.processes.append(process)

    def send(self, command: bytes) -> dict[str, NDArray[Any]]:
        """Send a command to all workers and wait until they have carried it out."""
        if self.arrays is None:
            raise ConfigError("These tables are closed.")
        try:
            for pipe in self.pipes:
                pipe.send_bytes(command)
            replies = [pipe.recv_bytes() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            raise QuestableError(
                "A worker process has ended. A script that makes a VectorTableEnv must do so under"
                " `if __name__ == '__main__':`."
            ) from error
        for message in filter(None, replies):
            raise RuntimeError(message.decode())
        return self.arrays.parts

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all tables. With one seed, table number i gets `seed + i`."""
        if self.arrays is None:
            raise ConfigError("These tables are closed.")
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        self.arrays.parts["seeds"][:] = [-1 if one is None else one for one in seeds]
        self.send(RESET)
        return self.observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self.arrays is None:
            raise ConfigError("These tables are closed.")
        self.arrays.parts["actions"][:] = actions
        parts = self.send(STEP)
        ends = parts["ends"]
        over, truncated, ended = (ends & OVER) != 0, (ends & TRUNCATED) != 0, ends != 0
        infos: dict[str, Any] = {}
        if ended.any():
            for key, values in zip(self.task.report_keys, parts["reports"].T, strict=True):
                infos[key] = ended & (values != 0) if key == "won" else np.where(ended, values, 0)
                infos[f"_{key}"] = ended
        return self.observe(), parts["rewards"].copy(), over, truncated, infos

    def observe(self) -> dict[str, Any]:
        assert self.arrays is not None
        rows = self.arrays.parts["rows"]
        observations = self.task.encoding.split(rows.copy() if self.copy else rows)
        observations["action_mask"] = MASKS[self.arrays.parts["options"]]
        return observations

    def close_extras(self, **kwargs: Any) -> None:
        if self.arrays is None:
            return
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            with suppress(OSError):  # the process may have ended already
                pipe.send_bytes(STOP)
            process.join(10)
            pipe.close()
        self.arrays.close(unlink=True)
        self.arrays = None
