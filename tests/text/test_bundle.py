"""Messages that are parsed one by one give the same texts as files that are parsed as a whole."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import questable
from questable.text import bundle
from questable.text.bundle import ENTRY, Bundle, domain_files, entries, source
from questable.text.languages import LANGUAGES

ROOT = Path(questable.__file__).parent
SHARED = sorted(path.name.removesuffix(".ftl") for path in (ROOT / "text").glob("*.ftl"))
OWN = sorted(
    f"{game}/{path.name.removesuffix('.ftl')}"
    for game in questable.GAMES
    for path in (ROOT / "games" / game / "text").glob("*.ftl")
)


def test_every_file_is_there_in_every_language() -> None:
    names = {file.partition(".")[0] for file in [*SHARED, *OWN]}
    assert {f"{name}.{lang}" for name in names for lang in LANGUAGES} == {*SHARED, *OWN}


@pytest.mark.parametrize("name", sorted({file.partition(".")[0] for file in OWN}))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_of_a_game_once(name: str, lang: str) -> None:
    written = ENTRY.findall(source(name, lang))
    assert len(set(written)) == len(written)
    if not name.endswith("/messages"):  # sentences are put together in other ways
        assert set(written) == set(entries(name, "en"))


def test_a_domain_of_a_game_includes_the_shared_file_of_the_same_name() -> None:
    assert domain_files("session") == ("session", "common", "hint")
    assert domain_files("tenefyr/play") == ("tenefyr/play", "play", "common", "tenefyr/hint", "hint")
    assert domain_files("tenefyr") == ("tenefyr/messages", "common", "tenefyr/hint", "hint")
    assert domain_files("terrinoth/session") == ("session", "common", "terrinoth/hint", "hint")
    with pytest.raises(LookupError, match="terrinoth/nothing"):
        domain_files("terrinoth/nothing")


@pytest.mark.parametrize("file", [*SHARED, *OWN])
def test_a_file_in_pieces_says_what_it_says_whole(file: str) -> None:
    name, lang = file.split(".")
    parser = FluentParser(with_spans=False)
    whole = [entry for entry in parser.parse(source(name, lang)).body if isinstance(entry, (ast.Message, ast.Term))]
    pieces = entries(name, lang)
    assert list(pieces) == [f"{'-' if isinstance(one, ast.Term) else ''}{one.id.name}" for one in whole]
    for entry, piece in zip(whole, pieces.values(), strict=True):
        assert entry.equals(parser.parse_entry(piece), ignored_fields=["span", "comment"]), piece


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "first": "hello = Hello, { -name }!\n    .aside = { whisper }\n",
        "second": "-name = { $case ->\n   *[one] World\n    }\nwhisper = psst, { $who }\nhello = Goodbye\n",
    }
    monkeypatch.setattr(bundle, "source", lambda name, lang: texts[name])
    entries.cache_clear()


@pytest.mark.usefixtures("written")
def test_what_a_message_refers_to_is_found_in_any_file_and_the_first_file_counts() -> None:
    try:
        messages = Bundle("en", "first", "second")
        hello = messages.find("hello")
        assert messages.format(hello.value, {}) == "Hello, World!"
        assert messages.format(hello.attributes["aside"], {"who": "Ann"}) == "psst, Ann"
        assert messages.find("-name") is None
        assert messages.find("nothing") is None
        with pytest.raises(LookupError, match="who"):
            messages.format(hello.attributes["aside"], {})
    finally:
        entries.cache_clear()


def test_threads_may_say_the_same_thing_for_the_first_time() -> None:
    with ThreadPoolExecutor(8) as threads:
        for _ in range(20):
            messages = Bundle("en", "common", "hint", "terrinoth")
            ids = [id for id in entries("terrinoth", "en") if not id.startswith("-")][:40]
            found = list(threads.map(messages.find, ids * 4))
            assert None not in found
