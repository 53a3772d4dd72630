"""Every error has a message in three languages that uses all its parameters."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import questable
from questable.bots.registry import check_bot
from questable.kernel.errors import ConfigError, LoadError, QuestableError
from questable.play.errors import RejectedByGame
from questable.text.bundle import source
from questable.text.errors import DOMAIN, error_text, localized_error
from questable.text.languages import LANGUAGES

SOURCE = Path(questable.__file__).parent
# Who makes errors, and which of their arguments is the id of the message.
MAKERS = {
    "ConfigError": 1,
    "LoadError": 1,
    "EndlessEffect": 1,
    "IllegalOption": 1,
    "wrong": 1,
    "localized_error": 1,
    "CommandRejected": 0,
}

PARTY = [["bard"], ["bard"], ["thief"]]
WRONG: list[tuple[str, dict[str, object]]] = [
    ("tenefyr", {"players": 9}),
    ("tenefyr", {"boss": "dark-load"}),
    ("tenefyr", {"boss": 3}),
    ("tenefyr", {"colour": "red"}),
    ("tenefyr", {"heros": PARTY}),
    ("tenefyr", {"edition": 2020}),
    ("tenefyr", {"edition": 2018, "mode": "quick"}),
    ("tenefyr", {"players": 1, "starting_player": 4}),
    ("tenefyr", {"players": 3, "starting_player": 4}),
    ("tenefyr", {"players": 2, "drop_unused_heroes": True}),
    ("tenefyr", {"players": 1, "drop_unused_heroes": True, "edition": 2018}),
    ("tenefyr", {"players": 1, "heroes": PARTY}),
    ("tenefyr", {"players": 2, "heroes": PARTY}),
    ("tenefyr", {"players": 2, "heroes": [["bard"], ["thief"]]}),
    ("tenefyr", {"heroes": PARTY}),
    ("tenefyr", {"heroes": [["bard"], ["cook"], ["thief"]]}),
    ("tenefyr", {"packs": "toll-road"}),
    ("tenefyr", {"packs": ["no-such-pack"]}),
    ("tenefyr", {"packs": [7]}),
    ("tenefyr", {"packs": ["x"] * 17}),
    ("terrinoth", {"quest": "the-goblin-probelm"}),
    ("terrinoth", {"grim": "yes"}),
    ("terrinoth", {"players": 1, "heroes": [["elder-mok"]]}),
    ("terrinoth", {"players": 2, "heroes": [["elder-mok"]]}),
    ("terrinoth", {"heroes": [["elder-mock"], ["dorrik-emberfall"]]}),
    ("terrinoth", {"heroes": [["elder-mok"], ["elder-mok"]]}),
    ("terrinoth", {"leader": 9, "heroes": [["elder-mok"], ["dorrik-emberfall"]]}),
]


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    files = [DOMAIN, *(f"{game}/{DOMAIN}" for game in questable.GAMES)]
    body = [entry for file in files for entry in parse(source(file, lang)).body]
    found = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    assert len(found) == sum(isinstance(entry, ftl.Message) for entry in body)
    return found


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def made() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where errors are created: the place, the id, and the parameter names (None if they are not literal)."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MAKERS:
                continue
            where = MAKERS[node.func.id]
            place, prefix = (
                f"{path.relative_to(SOURCE)}:{node.lineno}",
                "refused-" if node.func.id == "CommandRejected" else "",
            )
            for id in written(node.args[where]) if len(node.args) > where else []:
                yield place, f"{prefix}{id}", parameters_of(node)


def written(node: ast.expr) -> list[str]:
    """A text, or the two that a condition chooses from."""
    if isinstance(node, ast.IfExp):
        return written(node.body) + written(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def parameters_of(call: ast.Call) -> set[str] | None:
    given = call.args[2] if len(call.args) > 2 else None
    if isinstance(given, ast.Dict):
        return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
    if given is not None or any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords if keyword.arg}


# ---- nothing is without words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text(lang: str) -> None:
    ids = {id for _, id, _ in made()}
    assert len(ids) > 100
    assert sorted(ids - messages(lang).keys()) == []


def test_no_text_is_left_over() -> None:
    assert sorted(messages("en").keys() - {id for _, id, _ in made()}) == ["near"]


def test_the_languages_say_the_same_things() -> None:
    for lang in LANGUAGES:
        assert messages(lang).keys() == messages("en").keys()
        for id, message in messages(lang).items():
            assert variables(message) == variables(messages("en")[id]), (lang, id)


def test_every_error_tells_what_its_text_says() -> None:
    missing = [
        (place, id, sorted(needed))
        for place, id, given in made()
        if given is not None and (needed := variables(messages("en")[id]) - given)
    ]
    assert missing == []


# ---- how they sound


def config_error(game: str, config: dict[str, object]) -> ConfigError:
    with pytest.raises(ConfigError) as refused:
        questable.game(game).new(config, 1)
    return refused.value


@pytest.mark.parametrize(("game", "config"), WRONG, ids=str)
def test_a_wrong_configuration_is_told_in_every_language(game: str, config: dict[str, object]) -> None:
    error = config_error(game, config)
    assert error.id
    assert error_text(error, "en") == str(error)
    sentences = {error_text(error, lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith((".", "?")) for sentence in sentences)
    for value in error.params.values():
        if value not in ("is", "holds", "edition-2018", "edition-2019"):  # which choose the words
            assert all(str(value) in sentence for sentence in sentences)


@pytest.mark.parametrize("bot", ["heurist", "random:ms=1", "search:speed=1", "search:ms=0"])
def test_a_wrong_bot_is_told_in_every_language(bot: str) -> None:
    with pytest.raises(ConfigError) as refused:
        check_bot(bot)
    error = refused.value
    assert error_text(error, "en") == str(error)
    assert len({error_text(error, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_suggestion_is_made_in_the_language_too() -> None:
    error = config_error("tenefyr", {"boss": "dark-load"})
    assert str(error).endswith("Did you mean 'dark-lord'?")
    assert error_text(error, "fr").startswith("boss vaut 'dark-load'\u00a0; valeurs permises\u00a0: ")
    assert error_text(error, "fr").endswith("Vouliez-vous dire 'dark-lord'\u00a0?")
    assert error_text(error, "nl").endswith("Bedoelde je 'dark-lord'?")


def test_french_signs_keep_to_their_words() -> None:
    for id, message in messages("fr").items():
        found = Texts()
        found.visit(message)
        for text in found.texts:
            assert not re.search(r"(?<!\u00a0)[:;?!»](?= |$)|«(?!\u00a0)", text), id


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


# ---- how they travel


def test_an_error_keeps_its_message_between_processes() -> None:
    error = config_error("tenefyr", {"players": 9})
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, ConfigError)
    assert (str(again), again.id, again.params) == (str(error), error.id, error.params)


def test_what_a_game_refuses_a_table_refuses_in_the_same_words() -> None:
    refused = RejectedByGame("config", config_error("tenefyr", {"players": 9}))
    assert str(refused) == "players is 9; allowed: 1, 2, 3, 4."
    assert refused.say("fr") == "players vaut 9\u00a0; valeurs permises\u00a0: 1, 2, 3, 4."
    assert refused.say("nl") == "players is 9; toegestaan: 1, 2, 3, 4."


def test_an_error_without_a_message_is_told_as_it_is() -> None:
    assert error_text(QuestableError("The disk is full."), "fr") == "The disk is full."


def test_what_was_sent_is_cut_short() -> None:
    error = localized_error(LoadError, "no-replay", why="x" * 5000)
    assert len(error_text(error, "nl")) < 700
