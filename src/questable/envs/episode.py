"""One game of a task: rewards, goals, the end. All interfaces share it; it is compiled because every step runs it."""

from typing import Final

from librt.strings import BytesWriter, write_f64_le, write_i16_le
from mypy_extensions import i16

from questable.bots.bot import Bot
from questable.envs.rows import RowEncoder
from questable.kernel.state import IN_PROGRESS, VICTORY, State

OVER: Final = 1  # the bits of `Batch.ends`
TRUNCATED: Final = 2


class RewardRules:
    """The rewards of a task: a weight for each metric, goals by the index of a metric, rewards at the end, the limit of
    decisions."""

    def __init__(
        self,
        encoder: RowEncoder,
        metrics: list[str],
        weights: list[float],
        goals: dict[int, int],
        max_cycles: int,
        win: float,
        loss: float,
        illegal: float,
    ) -> None:
        self.encoder: RowEncoder = encoder
        self.metrics: list[str] = metrics
        self.weights: list[float] = weights
        self.goals: dict[int, int] = goals
        self.max_cycles: int = max_cycles
        self.win: float = win
        self.loss: float = loss
        self.illegal: float = illegal
        shaped = False
        for weight in weights:
            if weight != 0.0:
                shaped = True
        self.needs_metrics: bool = shaped or len(goals) > 0


class Episode:
    """One game of a task."""

    def __init__(self, rules: RewardRules, state: State, seed: int, partner: Bot | None) -> None:
        self.rules: RewardRules = rules
        self.state: State = state
        self.seed: int = seed
        self.partner: Bot | None = partner
        self.decisions: int = 0
        self.goal_reached: bool = False
        self.truncated: bool = False
        self.play_partners()
        self.metrics: list[int] = rules.encoder.metrics(state) if rules.needs_metrics else []

    def with_state(self, state: State) -> "Episode":
        """The same episode with another state."""
        copy = Episode(self.rules, state, self.seed, self.partner)
        copy.decisions = self.decisions
        copy.goal_reached = self.goal_reached
        copy.truncated = self.truncated
        return copy

    @property
    def seat(self) -> int:
        """The seat that acts: the one with the final word. After the end, the last one that acted."""
        final = self.state.final
        return final if final > 0 else 0

    @property
    def over(self) -> bool:
        return self.goal_reached or self.state.outcome_code != IN_PROGRESS

    @property
    def won(self) -> bool:
        return self.goal_reached or self.state.outcome_code == VICTORY

    @property
    def ended(self) -> bool:
        return self.truncated or self.over

    def act(self, option: int) -> float:
        """Apply an option and return the reward. An illegal option changes nothing and gives the reward `illegal`."""
        state = self.state
        rules = self.rules
        self.decisions += 1
        if not 0 <= option < len(state.options):
            self.check_length()
            return rules.illegal
        state.apply_index(option)
        self.play_partners()
        reward = self.update_metrics() if rules.needs_metrics else 0.0
        if self.over:
            reward += rules.win if self.won else rules.loss
        else:
            self.check_length()
        return reward

    def check_length(self) -> None:
        self.truncated = not self.over and self.decisions >= self.rules.max_cycles

    def play_partners(self) -> None:
        partner = self.partner
        if partner is not None:
            state = self.state
            while state.outcome_code == IN_PROGRESS and state.final != 0:
                state.apply_index(partner.choose(state))

    def update_metrics(self) -> float:
        """Read the metrics again, check the goals, and return the shaped reward."""
        rules = self.rules
        before = self.metrics
        now = rules.encoder.metrics(self.state)
        self.metrics = now
        for metric, enough in rules.goals.items():
            if now[metric] >= enough:
                self.goal_reached = True
        reward = 0.0
        for i in range(len(now)):
            reward += rules.weights[i] * (now[i] - before[i])
        return reward

    def report(self) -> dict[str, object]:
        """The result of a game, for `info`."""
        report: dict[str, object] = {"won": self.won, "decisions": self.decisions, "seed": self.seed}
        metrics = self.rules.encoder.metrics(self.state)
        for i in range(len(metrics)):
            report[self.rules.metrics[i]] = metrics[i]
        return report


class Batch:
    """Steps many games in one call. The results are columns of bytes, in the order of the games."""

    def __init__(self, encoder: RowEncoder) -> None:
        self.encoder: RowEncoder = encoder
        self.rows: bytes = b""
        self.options: bytes = b""  # the number of options, 16 bits each
        self.rewards: bytes = b""  # 64-bit floats
        self.ends: bytes = b""  # one byte each: OVER, TRUNCATED

    def step(self, episodes: list[Episode], actions: list[int], is_new: list[bool]) -> None:
        """Act in every game that is not new, and observe all of them."""
        rows = self.encoder.writer()
        options = BytesWriter()
        rewards = BytesWriter()
        ends = BytesWriter()
        for i in range(len(episodes)):
            episode = episodes[i]
            reward = 0.0
            if not is_new[i]:
                reward = episode.act(actions[i])
            self.encoder.write(episode.state, episode.seat, rows)
            write_i16_le(options, i16(len(episode.state.options)))
            write_f64_le(rewards, reward)
            ends.append((OVER if episode.over else 0) + (TRUNCATED if episode.truncated else 0))
        self.rows = rows.out.getvalue()
        self.options = options.getvalue()
        self.rewards = rewards.getvalue()
        self.ends = ends.getvalue()
