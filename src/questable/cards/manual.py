"""A game's words, made from its vocabulary and cards: `python -m questable.cards.manual GAME` prints it."""

import sys
from collections.abc import Iterable, Iterator

import questable
from questable.cards.grammar import Amount, Step, Test
from questable.cards.mapping import LANGUAGES
from questable.games.tenefyr.names import reward_context
from questable.games.tenefyr.reader import TenefyrCards
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.games.terrinoth.card_text import SECTIONS
from questable.games.terrinoth.reader import TerrinothCards
from questable.games.terrinoth.sentences import sentence_generator
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import Vocabulary, Word
from questable.text.sentences import rules_text

HEAD = """# The words of {title}

Made from the code by `python -m questable.cards.manual {game} > docs/words-{game}.md`. Grammar: [cards.md](cards.md).
A `?` marks an argument that may be left out. One argument alone may stand without its name where it is **bold**.
"""
Told = tuple[str, Step, dict[str, str]]  # a card, one rule of it, and the rule in each language


def manual(game: str) -> str:
    words, told = (VOCABULARY, tenefyr_lines()) if game == "tenefyr" else (terrinoth_words(), terrinoth_lines())
    groups: list[tuple[str, Iterable[Word]]] = [
        ("Verbs", words.verbs.values()),
        ("Modifiers, after `while`", words.modifiers.values()),
        ("Conditions, after `if`", words.tests.values()),
        ("Things to count", words.countables.values()),
    ]
    lines = [HEAD.format(game=game, title=game.capitalize())]
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
    lines += examples(list(told), [word.name for _, group in groups for word in group])
    return "\n".join(lines) + "\n"


def arguments(word: Word) -> str:
    shown = []
    for param in word.params:
        name = f"**{param.name}**" if param.main else param.name
        shown.append(f"{name}{'' if param.default is None else '?'} ({param.kind})")
    return ", ".join(shown) or "none"


# ---- examples


def examples(told: list[Told], words: list[str]) -> list[str]:
    """A line for each word that a card uses."""
    shortest: dict[str, tuple[str, dict[str, str]]] = {}
    for card, step, texts in told:
        for word in set(used([step])):
            if word not in shortest or len(texts["en"]) < len(shortest[word][1]["en"]):
                shortest[word] = (card, texts)
    lines = []
    for word in dict.fromkeys(words):
        if word in shortest:
            card, texts = shortest[word]
            lines.append(f"| `{word}` | {card} | {' | '.join(texts[lang] for lang in LANGUAGES)} |")
    return lines


def used(steps: Iterable[Step]) -> Iterator[str]:
    """All words in these rules: verbs, modifiers, conditions, things counted."""
    for step in steps:
        yield step.word
        for amount in (step.amount, *step.args.values()):
            if isinstance(amount, Amount) and amount.countable:
                yield amount.countable
        if step.word == "each":
            yield "enemy"
        yield from tested(step.tests)
        price = [step.price] if step.price is not None else []
        for inner in (step.do, step.otherwise, price, step.prices, *step.lists, *step.branches.values()):
            yield from used(inner)


def tested(tests: Iterable[Test]) -> Iterator[str]:
    for test in tests:
        yield from [test.name] if test.negated is None else tested(test.negated)


def tenefyr_lines() -> Iterator[Told]:
    cards: TenefyrCards = questable.game("tenefyr").cards
    for card in cards.cards.values():
        fights = card.kind in ("dungeon", "stage")
        halves = [(card.front.rules, "enemy" if fights else "played")]
        halves += [(card.loot.rules, "played")] if card.loot is not None else []
        halves += [(option.rules, reward_context(card)) for option in card.options]
        for rules, context in halves:
            for step in rules:
                yield card.id, step, {lang: rules_text([step], lang, context) for lang in LANGUAGES}


def terrinoth_words() -> Vocabulary:
    cards = questable.game("terrinoth").cards
    return vocabulary(list(cards.of("enemy-traits")), list(cards.of("quest-tokens")))


def terrinoth_lines() -> Iterator[Told]:
    cards: TerrinothCards = questable.game("terrinoth").cards
    rules = [
        (thing.id, thing.rules, context or thing.kind)
        for section, context in {**SECTIONS, "keywords": "keyword"}.items()
        for thing in cards.of(section).values()
    ]
    for quest in cards.quests.values():
        steps = [*quest.rules, *quest.threat, *[step for effects in quest.perils.values() for step in effects]]
        rules.append((quest.id, steps, "quest"))
    for id, steps, context in rules:
        tellers = {lang: sentence_generator(cards, lang, context) for lang in LANGUAGES}
        for step in steps:
            yield id, step, {lang: teller.rules([step]) for lang, teller in tellers.items()}


if __name__ == "__main__":
    print(manual(sys.argv[1] if len(sys.argv) > 1 else "tenefyr"), end="")
