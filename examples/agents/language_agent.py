"""A language agent: it reads the table in words, thinks, and answers with a number.

    python examples/agents/language_agent.py --game terrinoth --lang fr

The model here is a stub that picks among the numbers it is offered; put a call of your own in its place. Answers that
are no number of an option are asked for again, and after three tries the first option is taken.
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
    """Stands in for a language model: reads the options at the end of the prompt and names one, with some chatter."""
    dice = random.Random(seed)

    def answer(prompt: str) -> str:
        if dice.random() < 0.1:
            return "Let me think about it."
        options = re.findall(r"^(\d+): ", prompt, re.MULTILINE)
        return f"I choose {dice.choice(options)}."

    return answer


def choose(model: Model, table: str, options: int) -> int:
    again = ""
    for _ in range(TRIES):
        numbers = re.findall(r"\d+", model(PROMPT.format(table=table, again=again)))
        if numbers and int(numbers[0]) < options:
            return int(numbers[0])
        again = f" The number is one from 0 to {options - 1}."
    return 0


def play(game: str, lang: str, seed: int, model: Model, show: bool = False) -> dict[str, object]:
    env = GymEnv(game, observation="text", lang=lang)
    seen, info = env.reset(seed=seed)
    while not info:
        option = choose(model, seen["observation"], int(seen["action_mask"].sum()))
        if show:
            print(seen["observation"], f"> {option}", sep="\n", end="\n\n")
        seen, _, _, _, info = env.step(option)
    return info


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tenefyr", choices=["tenefyr", "terrinoth"])
    parser.add_argument("--lang", default="en", choices=["en", "fr", "nl"])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(play(given.game, given.lang, given.seed, stub(given.seed), show=True))


if __name__ == "__main__":
    main()
