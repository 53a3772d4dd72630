"""Trains masked PPO on Tenefyr: solo, Quick mode, Easy.

    python examples/agents/ppo_tenefyr.py train                 trains, and stores weights and curve in weights/
    python examples/agents/ppo_tenefyr.py score --games 300     plays with the stored weights

Needs `pip install 'questable[train]'`.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from network import OptionPolicy, RowExtractor  # noqa: E402 - a module beside this script

from questable.envs.encoding import encoding  # noqa: E402
from questable.envs.gym_env import GymEnv  # noqa: E402

WEIGHTS = HERE / "weights" / "ppo_tenefyr.pt"
CURVE = HERE / "weights" / "ppo_tenefyr_curve.json"
CONFIG = {"players": 1, "mode": "quick", "difficulty": "easy"}
# Beating enemies and clearing dungeons leads to the boss; a lost combat brings the boss closer.
SHAPING = {"enemies_beaten": 0.05, "dungeons_cleared": 0.2, "combats_lost": -0.05, "boss_cards_left": -0.25}
TABLES = 32
STEPS = 128  # decisions at each table between two updates
DECISIONS = 35 * TABLES * STEPS
SCORE_SEED = 1_000_000  # games that no training run deals


def make_env(shaping: dict[str, float] | None = None) -> GymEnv:
    return GymEnv("tenefyr", shaping=shaping, max_cycles=600, **CONFIG)  # type: ignore[arg-type]


def make_model(seed: int) -> MaskablePPO:
    torch.set_num_threads(1)  # the network is small: more threads are slower
    return MaskablePPO(
        OptionPolicy,
        DummyVecEnv([lambda: make_env(SHAPING)] * TABLES),
        learning_rate=1e-3,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=3,
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
        policy_kwargs={
            "features_extractor_class": RowExtractor,
            "features_extractor_kwargs": {"encoding": encoding("tenefyr")},
            "normalize_images": False,
        },
    )


class CurveRecorder(BaseCallback):
    """Records the results of the games between two updates."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[dict[str, Any]] = []
        self.curve: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        self.games += [info for info in self.locals["infos"] if "won" in info]
        return True

    def _on_rollout_end(self) -> None:
        if self.games:
            beaten = float(np.mean([game["enemies_beaten"] for game in self.games]))
            won = float(np.mean([game["won"] for game in self.games]))
            self.curve.append({"steps": self.num_timesteps, "enemies_beaten": beaten, "win_rate": won})
            print(f"{self.num_timesteps:>8} decisions  {beaten:5.2f} enemies  {won:6.1%} won", flush=True)
            self.games = []


def train(decisions: int, seed: int) -> None:
    model = make_model(seed)
    recorder = CurveRecorder()
    model.learn(decisions, callback=recorder)
    WEIGHTS.parent.mkdir(exist_ok=True)
    # Policy and value share one extractor, which has three names; card features come from the cards.
    weights = model.policy.state_dict()
    names = [name for name in weights if not name.startswith(("pi_", "vf_")) and "card_features" not in name]
    torch.save({name: weights[name].half() for name in names}, WEIGHTS)
    CURVE.write_text(json.dumps(recorder.curve, indent=1) + "\n")
    print(f"stored {WEIGHTS.name} ({WEIGHTS.stat().st_size // 1024} kB)")


def load_model() -> MaskablePPO:
    model = make_model(0)
    weights = {name: tensor.float() for name, tensor in torch.load(WEIGHTS, weights_only=True).items()}
    lacking = model.policy.load_state_dict(weights, strict=False)
    assert not lacking.unexpected_keys, lacking
    return model


def score(games: int, model: MaskablePPO | None = None) -> list[dict[str, Any]]:
    """The report of each game. The games are always the same and are played in one batch."""
    model = model or load_model()
    envs = [make_env() for _ in range(games)]
    observations = [env.reset(options={"game_seed": SCORE_SEED + number})[0] for number, env in enumerate(envs)]
    reports: dict[int, dict[str, Any]] = {}
    while len(reports) < games:
        playing = [number for number in range(games) if number not in reports]
        batch = {part: np.stack([observations[number][part] for number in playing]) for part in observations[0]}
        actions, _ = model.predict(batch, action_masks=batch["action_mask"], deterministic=True)
        for number, action in zip(playing, actions, strict=True):
            observations[number], _, _, _, info = envs[number].step(int(action))
            if info:
                reports[number] = info
    return [reports[number] for number in range(games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["train", "score"])
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "train":
        train(args.decisions, args.seed)
    reports = score(args.games)
    beaten = np.mean([report["enemies_beaten"] for report in reports])
    print(f"{args.games} games: {beaten:.2f} enemies beaten, {np.mean([report['won'] for report in reports]):.1%} won")


if __name__ == "__main__":
    main()
