"""The encodings of all games as tables, made from the code: `python -m questable.envs.encoding_docs` prints them."""

from collections.abc import Iterable, Sequence

from questable.envs.encoding import SEATS, Encoding, encoding
from questable.envs.rows import COLUMNS, MOST_ROWS, OPTION_COLUMNS, OPTIONS

HEAD = """# What agents see, number by number

Made from the code by `python -m questable.envs.encoding_docs > docs/agents-encodings.md`. How to use it:
[agents.md](agents.md).

Seats are counted from who looks: 1 is oneself, 2 the next player; 0 is nobody. Cards, zones, places, tags and kinds are
counted from 1; 0 is none, or a card that this seat does not know. Card number *n* is row *n* of `card_features`.
"""


def page() -> str:
    parts = [HEAD]
    for name in ("tenefyr", "terrinoth"):
        parts.append(section(name.capitalize(), encoding(name)))
    return "\n".join(parts)


def section(title: str, code: Encoding) -> str:
    sizes = [
        ("`numbers`", f"{len(code.numbers)}", "the table, one number each"),
        ("`things`", f"{MOST_ROWS} × {len(COLUMNS)}", f"a row each: {listed(COLUMNS)}"),
        ("`options`", f"{OPTIONS} × {len(OPTION_COLUMNS)}", f"a row each: {listed(OPTION_COLUMNS)}"),
        ("`action_mask`", f"{OPTIONS}", "1 for every option that there is"),
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
        *table(("zone", "name", "rows"), [(str(at), name, told) for at, (name, told) in enumerate(code.zones, 1)]),
        "### Kinds of decision, tags of options, figures",
        "",
        f"Decisions, from 0: {listed(kind or 'none' for kind in code.kinds)}.",
        "",
        f"Tags, from 1: {listed(code.tags)}.",
        "",
        f"Figures for `shaping` and `goal`: {listed(code.figures)}.",
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
