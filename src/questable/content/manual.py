"""The manual of a game's words, made from its lexicon: `python -m questable.content.manual` prints it."""

from collections.abc import Iterable

from questable.kernel.vocabulary import Lexicon, Word
from questable.tenefyr.lexicon import LEXICON

HEAD = """# The words of Tenefyr

Made from the code by `python -m questable.content.manual > docs/words-tenefyr.md`. Grammar: [cards.md](cards.md).
A `?` marks an argument that may be left out. One argument alone may stand without its name where it is **bold**.
"""


def manual(lexicon: Lexicon) -> str:
    groups: list[tuple[str, Iterable[Word]]] = [
        ("Verbs", lexicon.verbs.values()),
        ("Modifiers, after `while`", lexicon.modifiers.values()),
        ("Conditions, after `if`", lexicon.tests.values()),
        ("Things to count", lexicon.countables.values()),
    ]
    lines = [HEAD]
    for title, words in groups:
        lines += [f"## {title}", "", "| word | arguments | meaning |", "|---|---|---|"]
        lines += [f"| `{word.name}` | {arguments(word)} | {word.manual} |" for word in words]
        lines.append("")
    lines += ["## Lists of words", "", "| list | words |", "|---|---|"]
    lists = {
        **lexicon.words,
        "players, after `who`": lexicon.players,
        "timings, after `when`": lexicon.timings,
        "durations, after `while`": lexicon.durations,
    }
    lines += [f"| {name} | {', '.join(f'`{word}`' for word in words)} |" for name, words in lists.items()]
    return "\n".join(lines) + "\n"


def arguments(word: Word) -> str:
    shown = []
    for param in word.params:
        name = f"**{param.name}**" if param.main else param.name
        shown.append(f"{name}{'' if param.default is None else '?'} ({param.kind})")
    return ", ".join(shown) or "none"


if __name__ == "__main__":
    print(manual(LEXICON), end="")
