"""One game of a task: rewards, goals, the end. What all interfaces share; compiled, since it stands in every step."""

from typing import Final

from librt.strings import BytesWriter, write_f64_le, write_i16_le
from mypy_extensions import i16

from questable.bots.bot import Bot
from questable.envs.rows import RowEncoder
from questable.kernel.state import IN_PROGRESS, VICTORY, State

OVER: Final = 1  # how a game stands, as bits
TRUNCATED: Final = 2


class Terms:
    """What counts: so much for each figure (`weights`), the goals, the rewards at the end, the longest game."""

    def __init__(
        self,
        encoder: RowEncoder,
        figures: list[str],
        weights: list[float],
        goals: dict[int, int],
        max_cycles: int,
        win: float,
        loss: float,
        illegal: float,
    ) -> None:
        self.encoder: RowEncoder = encoder
        self.figures: list[str] = figures
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
        self.watches: bool = shaped or len(goals) > 0


class Episode:
    """One game of a task."""

    def __init__(self, terms: Terms, state: State, seed: int, partner: Bot | None) -> None:
        self.terms: Terms = terms
        self.state: State = state
        self.seed: int = seed
        self.partner: Bot | None = partner
        self.decisions: int = 0
        self.reached: bool = False
        self.truncated: bool = False
        self.play_partners()
        self.figures: list[int] = terms.encoder.figures(state) if terms.watches else []

    def at(self, state: State) -> "Episode":
        """The same game at another table, one that looks alike."""
        copy = Episode(self.terms, state, self.seed, self.partner)
        copy.decisions = self.decisions
        copy.reached = self.reached
        copy.truncated = self.truncated
        return copy

    @property
    def seat(self) -> int:
        """Who acts: the seat with the final word; when the game is over, the last who had it."""
        final = self.state.final
        return final if final > 0 else 0

    @property
    def over(self) -> bool:
        return self.reached or self.state.outcome_code != IN_PROGRESS

    @property
    def won(self) -> bool:
        return self.reached or self.state.outcome_code == VICTORY

    @property
    def ended(self) -> bool:
        return self.truncated or self.over

    def act(self, option: int) -> float:
        """Take an option and return the reward. One that is not there changes nothing and costs `illegal`."""
        state = self.state
        terms = self.terms
        self.decisions += 1
        if not 0 <= option < len(state.options):
            self.watch_length()
            return terms.illegal
        state.apply_index(option)
        self.play_partners()
        reward = self.progress() if terms.watches else 0.0
        if self.over:
            reward += terms.win if self.won else terms.loss
        else:
            self.watch_length()
        return reward

    def watch_length(self) -> None:
        self.truncated = not self.over and self.decisions >= self.terms.max_cycles

    def play_partners(self) -> None:
        partner = self.partner
        if partner is not None:
            state = self.state
            while state.outcome_code == IN_PROGRESS and state.final != 0:
                state.apply_index(partner.choose(state))

    def progress(self) -> float:
        terms = self.terms
        before = self.figures
        now = terms.encoder.figures(self.state)
        self.figures = now
        for figure, enough in terms.goals.items():
            if now[figure] >= enough:
                self.reached = True
        reward = 0.0
        for i in range(len(now)):
            reward += terms.weights[i] * (now[i] - before[i])
        return reward

    def report(self) -> dict[str, object]:
        """What is known of a game at its end."""
        found: dict[str, object] = {"won": self.won, "decisions": self.decisions, "seed": self.seed}
        figures = self.terms.encoder.figures(self.state)
        for i in range(len(figures)):
            found[self.terms.figures[i]] = figures[i]
        return found


class Batch:
    """Many games stepped by one call, and what came of it as bytes: a column for each thing told, in order of games."""

    def __init__(self, encoder: RowEncoder) -> None:
        self.encoder: RowEncoder = encoder
        self.rows: bytes = b""
        self.options: bytes = b""  # how many each has, 16 bits each
        self.rewards: bytes = b""  # 64-bit floats
        self.ends: bytes = b""  # a byte each: OVER, TRUNCATED

    def step(self, episodes: list[Episode], actions: list[int], fresh: list[bool]) -> None:
        """Act in every game that is not fresh, and look at all of them."""
        rows = self.encoder.rows()
        options = BytesWriter()
        rewards = BytesWriter()
        ends = BytesWriter()
        for i in range(len(episodes)):
            episode = episodes[i]
            reward = 0.0
            if not fresh[i]:
                reward = episode.act(actions[i])
            self.encoder.write(episode.state, episode.seat, rows)
            write_i16_le(options, i16(len(episode.state.options)))
            write_f64_le(rewards, reward)
            ends.append((OVER if episode.over else 0) + (TRUNCATED if episode.truncated else 0))
        self.rows = rows.out.getvalue()
        self.options = options.getvalue()
        self.rewards = rewards.getvalue()
        self.ends = ends.getvalue()
