"""An agent around a language model: it reads the table as text and answers with the number of an option.

    python examples/agents/language_agent.py --game terrinoth --lang fr

The model is a stub that picks a random option; replace it by a call of your own. If an answer contains no valid number,
the agent asks again; after three attempts it takes the first option.
"""

import argparse
import random
import re
from collections.abc import Callable

from questable.envs.gym_env import GymEnv

Model = Callable[[str], str]
TRIES = 3
PROMPT = (
    "You play a cooperative card game. This is the table as you see it.\n\n{table}\n\nAnswer with one number.{again}"
)


def stub(seed: int) -> Model:
    """A stand-in for a language model: it names one of the options in the prompt, and sometimes answers without one."""
    rng = random.Random(seed)

    def complete(prompt: str) -> str:
        if rng.random() < 0.1:
            return "Let me think about it."
        options = re.findall(r"^(\d+): ", prompt, re.MULTILINE)
        return f"I choose {rng.choice(options)}."

    return complete


def choose(model: Model, table: str, options: int) -> int:
    """The option that the model names; the first one if it names none in `TRIES` attempts."""
    again = ""
    for _ in range(TRIES):
        numbers = re.findall(r"\d+", model(PROMPT.format(table=table, again=again)))
        if numbers and int(numbers[0]) < options:
            return int(numbers[0])
        again = f" The number is one from 0 to {options - 1}."
    return 0


def play(game: str, lang: str, seed: int, model: Model, show: bool = False) -> dict[str, object]:
    env = GymEnv(game, observation="text", lang=lang)
    observation, info = env.reset(seed=seed)
    while not info:
        option = choose(model, observation["observation"], int(observation["action_mask"].sum()))
        if show:
            print(observation["observation"], f"> {option}", sep="\n", end="\n\n")
        observation, _, _, _, info = env.step(option)
    return info


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tenefyr", choices=["tenefyr", "terrinoth"])
    parser.add_argument("--lang", default="en", choices=["en", "fr", "nl"])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(play(args.game, args.lang, args.seed, stub(args.seed), show=True))


if __name__ == "__main__":
    main()
