"""A game's words, made from its vocabulary and cards: `python -m questable.cards.manual GAME` prints it."""

import sys
from collections.abc import Iterable, Iterator

import questable
from questable.cards.grammar import Amount, Step, Test
from questable.kernel.vocabulary import Vocabulary, Word
from questable.text.languages import LANGUAGES

HEAD = """# The words of {title}

Made from the code by `python -m questable.cards.manual {game} > docs/words-{game}.md`. Grammar: [cards.md](cards.md).
A `?` marks an argument that may be left out. One argument alone may stand without its name where it is **bold**.
"""
Sentence = tuple[str, Step, dict[str, str]]  # a card, one rule of it, and the rule in each language


def manual(name: str) -> str:
    game = questable.game(name)
    words = game.module.vocabulary(game.cards)
    groups: list[tuple[str, Iterable[Word]]] = [
        ("Verbs", words.verbs.values()),
        ("Modifiers, after `while`", words.modifiers.values()),
        ("Conditions, after `if`", words.tests.values()),
        ("Things to count", words.countables.values()),
    ]
    lines = [HEAD.format(game=name, title=name.capitalize())]
    for title, group in groups:
        lines += [f"## {title}", "", "| word | arguments | meaning |", "|---|---|---|"]
        lines += [f"| `{word.name}` | {arguments(word)} | {word.manual} |" for word in group]
        lines.append("")
    lines += ["## Lists of words", "", "| list | words |", "|---|---|"]
    lists = {
        **words.words,
        "players, after `who`": words.players,
        "timings, after `when`": words.timings,
        "durations, after `while`": words.durations,
    }
    lines += [f"| {name} | {', '.join(f'`{word}`' for word in listed)} |" for name, listed in lists.items()]
    lines += ["", "## On the cards", "", "The shortest rule that uses each word.", ""]
    lines += ["| word | card | English | French | Dutch |", "|---|---|---|---|---|"]
    names = [word.name for _, group in groups for word in group]
    lines += examples(game.module.rule_sentences(game.cards), names, words)
    return "\n".join(lines) + "\n"


def arguments(word: Word) -> str:
    shown = []
    for param in word.params:
        name = f"**{param.name}**" if param.main else param.name
        shown.append(f"{name}{'' if param.default is None else '?'} ({param.kind})")
    return ", ".join(shown) or "none"


# ---- examples


def examples(sentences: Iterable[Sentence], words: list[str], vocabulary: Vocabulary) -> list[str]:
    """A line for each word that a card uses."""
    shortest: dict[str, tuple[str, dict[str, str]]] = {}
    for card, step, texts in sentences:
        for word in set(used([step], vocabulary)):
            if word not in shortest or len(texts["en"]) < len(shortest[word][1]["en"]):
                shortest[word] = (card, texts)
    lines = []
    for word in dict.fromkeys(words):
        if word in shortest:
            card, texts = shortest[word]
            lines.append(f"| `{word}` | {card} | {' | '.join(texts[lang] for lang in LANGUAGES)} |")
    return lines


def used(steps: Iterable[Step], vocabulary: Vocabulary) -> Iterator[str]:
    """All words in these rules: verbs, modifiers, conditions, things counted."""
    for step in steps:
        yield step.word
        for amount in (step.amount, *step.args.values()):
            if isinstance(amount, Amount) and amount.countable:
                yield amount.countable
        if step.word == "each" and vocabulary.each is not None:
            yield vocabulary.each.countable
        yield from tested(step.tests)
        price = [step.price] if step.price is not None else []
        for inner in (price, step.prices, *step.inner()):
            yield from used(inner, vocabulary)


def tested(tests: Iterable[Test]) -> Iterator[str]:
    for test in tests:
        yield from [test.name] if test.negated is None else tested(test.negated)


if __name__ == "__main__":
    print(manual(sys.argv[1]), end="")
