"""Documentation of the encodings, generated from the code: `python -m questable.envs.encoding_docs` prints it."""

from collections.abc import Iterable, Sequence

from questable.envs.encoding import SEATS, Encoding, encoding
from questable.envs.rows import COLUMNS, MOST_ROWS, OPTION_COLUMNS, OPTIONS
from questable.games import registry

HEAD = """# The encodings, number by number

Generated from the code by `python -m questable.envs.encoding_docs > docs/agents-encodings.md`. How to use it:
[agents.md](agents.md).

Seats are relative to the observer: 1 is the observer, 2 the next player; 0 is nobody. Cards, zones, places, tags and
kinds are numbered from 1; 0 is none, or a card that the observer does not know. Card number *n* is row *n* of
`card_features`.
"""


def page() -> str:
    parts = [HEAD]
    for name in registry.names():
        parts.append(section(registry.module(name).title, encoding(name)))
    return "\n".join(parts)


def section(title: str, code: Encoding) -> str:
    sizes = [
        ("`numbers`", f"{len(code.numbers)}", "the state of the table"),
        ("`things`", f"{MOST_ROWS} × {len(COLUMNS)}", f"rows of {listed(COLUMNS)}"),
        ("`options`", f"{OPTIONS} × {len(OPTION_COLUMNS)}", f"rows of {listed(OPTION_COLUMNS)}"),
        ("`action_mask`", f"{OPTIONS}", "1 for every legal option"),
        ("`card_features`", " × ".join(map(str, code.card_features.shape)), "what each card is and does"),
        ("flat", f"{code.flat_size}", flat(code)),
    ]
    lines = [
        f"## {title}",
        "",
        *table(("part", "size", "what"), sizes),
        "### Numbers",
        "",
        *table(("at", "number"), [(str(at), f"`{name}`") for at, name in enumerate(code.numbers)]),
        "### Zones of things",
        "",
        *table(("zone", "name", "rows"), [(str(at), name, text) for at, (name, text) in enumerate(code.zones, 1)]),
        "### Kinds of decision, tags of options, metrics",
        "",
        f"Decisions, from 0: {listed(kind or 'none' for kind in code.kinds)}.",
        "",
        f"Tags, from 1: {listed(code.tags)}.",
        "",
        f"Metrics for `shaping` and `goal`: {listed(code.metrics)}.",
        "",
        "### Card features",
        "",
        f"From 0: {listed(code.feature_columns)}.",
        "",
    ]
    return "\n".join(lines)


def flat(code: Encoding) -> str:
    return (
        f"{len(code.numbers)} numbers; {len(code.kinds)} kinds of decision, of which one is 1; for each of "
        f"{len(code.zones)} zones and owner 0 to {SEATS} the count and the card features added up; for each option "
        f"{len(code.tags)} tags, of which one is 1, seat, place, number and card features. "
        "All numbers as sign(x)·log(1 + abs(x))"
    )


def listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    lines = [head, tuple("---" for _ in head), *rows]
    return [*(f"| {' | '.join(line)} |" for line in lines), ""]


if __name__ == "__main__":
    print(page(), end="")
