"""The catalogue of numbered rules, and the reader that finds which rules the tests prove."""

import re
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from questable.cli.rule_coverage import Unknown, coverage
from questable.games import registry
from questable.kernel.errors import ConfigError, QuestableError
from questable.text.languages import LANGUAGES
from questable.text.rulebook import Rulebook, load_rules

# How many rules each chapter has, in order: one lost at the end of a chapter leaves no gap.
CHAPTERS = {
    "tenefyr": {
        "TEN-COMP": 7, "TEN-SET": 11, "TEN-INFO": 5, "TEN-VIL": 5, "TEN-COM": 18, "TEN-LEAVE": 4, "TEN-REW": 2,
        "TEN-BOSS": 5, "TEN-FX": 9, "TEN-SOLO": 3, "TEN-QUICK": 3, "TEN-ACH": 14,
    },
    "terrinoth": {
        "TER-COMP": 9, "TER-SET": 12, "TER-RND": 1, "TER-HERO": 4, "TER-ACT": 14, "TER-ENE": 7, "TER-PER": 3,
        "TER-TRV": 4, "TER-WND": 4, "TER-ENG": 4, "TER-SPN": 2, "TER-CRD": 1, "TER-DSC": 1, "TER-TOK": 1,
        "TER-ACTV": 1, "TER-ABL": 8, "TER-NEM": 2, "TER-EXP": 1, "TER-CON": 1, "TER-UPG": 1, "TER-CNT": 1,
        "TER-DIF": 1, "TER-GRIM": 1, "TER-EX": 3, "TER-END": 2,
    },
}  # fmt: skip
RULES = sum(sum(chapters.values()) for chapters in CHAPTERS.values())

# Words of one language that have no place in another: the glossary has its own for each.
STRANGERS = {
    ("tenefyr", "fr"): r"\b(Basic|loot|deck|Dungeon|Reserve|token|Skill)\b",
    ("tenefyr", "nl"): r"\b(loot|donjon|niveau|butin|discard|token|Standard)\b",
    ("terrinoth", "fr"): r"\b(deck|shadows?|lair|token|peril|leader)\b",
    ("terrinoth", "nl"): r"\b(shadows?|lair|token|peril|deck)\b",
}


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(game: str) -> Rulebook:
    return load_rules(game)


def test_every_rule_is_there_once_and_in_order(game: str, book: Rulebook) -> None:
    assert {chapter.id: len(chapter.rules) for chapter in book.chapters} == CHAPTERS[game]
    assert [chapter.id for chapter in book.chapters] == list(CHAPTERS[game])
    for chapter in book.chapters:
        numbers = range(1, len(chapter.rules) + 1)
        assert [rule.id for rule in chapter.rules] == [f"{chapter.id}-{number}" for number in numbers]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_in_whole_sentences(book: Rulebook, lang: str) -> None:
    for chapter in book.chapters:
        assert chapter.title[lang].strip()
    texts = [rule.text[lang] for rule in book.rules]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text == " ".join(text.split())
        assert text.endswith((".", ".)")), text
        assert not re.search(r"TE[NR]-|\bour ruling\b", text), text


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_a_translation_is_one(game: str, book: Rulebook, lang: str) -> None:
    for rule in book.rules:
        assert rule.text[lang] != rule.text["en"], rule.id
        assert not re.search(STRANGERS[game, lang], rule.text[lang]), rule.id


def test_numbers_survive_translation(book: Rulebook) -> None:
    """A rule that says 13 in English says 13 everywhere; numbers up to twelve may be words."""
    for rule in book.rules:
        numbers = {lang: sorted(re.findall(r"\d{2,}", rule.text[lang])) for lang in LANGUAGES}
        assert numbers["en"] == numbers["fr"] == numbers["nl"], rule.id


def test_a_rule_is_found_by_its_id() -> None:
    assert load_rules("tenefyr").rule("ten-com-9").id == "TEN-COM-9"
    with pytest.raises(ConfigError, match=r"^there is no rule 'TEN-CMO-9'; did you mean TEN-COM-9\?$"):
        load_rules("tenefyr").rule("TEN-CMO-9")


def test_the_book_is_read_once() -> None:
    assert load_rules("terrinoth") is load_rules("terrinoth")


def test_an_unknown_game_or_language_is_named() -> None:
    with pytest.raises(ConfigError, match=r"^There is no game 'chess'; allowed: tenefyr, terrinoth\.$"):
        load_rules("chess")
    with pytest.raises(ConfigError, match=r"^lang is 'de'; it is one of en, fr, nl$"):
        load_rules("tenefyr").search("boss", "de")


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("KOBOLD loot", "en", ["TEN-COM-17"]),  # every word, in any case
        ("epuise", "fr", ["TEN-COM-6"]),  # accents are not needed
        ("één beurt per speler", "nl", ["TEN-COM-3"]),
        ("ten-rew", "en", ["TEN-REW-1", "TEN-REW-2"]),  # by id
        ("solo “the starting", "en", ["TEN-SOLO-3"]),  # by the title of the chapter, with the signs of print
        ('solo "the starting', "en", ["TEN-SOLO-3"]),  # and without
        ("dragonfruit", "en", []),
    ],
)
def test_search(text: str, lang: str, expected: list[str]) -> None:
    assert [rule.id for rule in load_rules("tenefyr").search(text, lang)] == expected


def tree(root: Path, **files: str) -> Path:
    """A checkout with these test files; `__` in a name is a folder."""
    (root / "tests").mkdir(exist_ok=True)
    for name, text in files.items():
        path = root / "tests" / name.replace("__", "/").replace("_yaml", ".yaml").replace("_py", ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), "utf-8")
    return root


def proved(root: Path) -> list[str]:
    missing = set(coverage(root).missing)
    return [rule.id for name in registry.names() for rule in load_rules(name).rules if rule.id not in missing]


def test_no_test_proves_nothing(tmp_path: Path) -> None:
    result = coverage(tree(tmp_path))
    assert (result.rules, result.proved, len(result.missing), result.unknown) == (RULES, 0, RULES, ())


def test_marks_on_functions_classes_and_modules_count(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        tenefyr__test_combat_py="""
            import pytest
            from pytest import mark

            @pytest.mark.slow
            @pytest.mark.rule("TEN-COM-1", "TEN-COM-2")
            def test_one(): ...

            @mark.rule("TEN-COM-3")
            async def test_two(): ...

            @pytest.mark.rule("TEN-COM-4")
            class TestDraw:
                pytestmark = [pytest.mark.rule("TEN-COM-5")]

                class TestInside:
                    @pytest.mark.rule("TEN-COM-6")
                    def test_three(self): ...
            """,
        test_list_py="""
            import pytest
            pytestmark = [pytest.mark.slow, pytest.mark.rule("TER-ACT-1")]
            def test_four(): ...
            """,
        deep__er__other_test_py="""
            import pytest
            pytestmark: pytest.MarkDecorator = pytest.mark.rule("TER-ACT-2")
            def test_five(): ...
            """,
    )
    assert proved(root) == [*(f"TEN-COM-{number}" for number in range(1, 7)), "TER-ACT-1", "TER-ACT-2"]


def test_what_pytest_does_not_run_proves_nothing(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        test_others_py="""
            import pytest

            @pytest.mark.rule("TEN-COM-1")
            def prepare(): ...

            @pytest.mark.rule("TEN-COM-2")
            class TestNothing: ...

            TEXT = '''
            @pytest.mark.rule("TEN-COM-3")
            def test_quoted(): ...
            '''
            """,
        conftest_py="""
            import pytest
            @pytest.mark.rule("TEN-COM-4")
            def test_not_collected(): ...
            """,
    )
    assert proved(root) == []


@pytest.mark.parametrize(
    "mark", ["skip", 'skip(reason="later")', 'skipif(True, reason="never")', "xfail", "xfail(strict=True)", "proof"]
)
def test_a_skipped_test_proves_nothing(tmp_path: Path, mark: str) -> None:
    root = tree(
        tmp_path,
        test_function_py=f"""
            import pytest
            @pytest.mark.{mark}
            @pytest.mark.rule("TEN-COM-1")
            def test_skipped(): ...
            @pytest.mark.rule("TEN-COM-2")
            def test_run(): ...
            """,
        test_class_py=f"""
            import pytest
            @pytest.mark.rule("TEN-COM-3")
            class TestHalf:
                @pytest.mark.{mark}
                @pytest.mark.rule("TEN-COM-4")
                def test_skipped(self): ...
                def test_run(self): ...
            @pytest.mark.{mark}
            class TestSkipped:
                @pytest.mark.rule("TEN-COM-5")
                def test_never(self): ...
            """,
        test_module_py=f"""
            import pytest
            pytestmark = [pytest.mark.{mark}]
            @pytest.mark.rule("TEN-COM-6")
            def test_never(): ...
            """,
    )
    assert proved(root) == ["TEN-COM-2", "TEN-COM-3"]


def test_scenarios_count(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        scenarios__tenefyr__kobold_yaml="""
            rules: [TEN-COM-17]
            steps:
              - {rules: [TEN-COM-1]}
            """,
        scenarios__list_yaml="""
            name: two rules
            rules:
              - TEN-FX-6
              - TEN-FX-7
            """,
        scenarios__plain_yaml="- rules",
        scenarios__empty_yaml="",
        cards__other_yaml="rules: [TEN-COM-2]",
    )
    assert proved(root) == ["TEN-COM-17", "TEN-FX-6", "TEN-FX-7"]


def test_unknown_ids_are_listed_with_their_place(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        test_typos_py="""\
            import pytest
            @pytest.mark.rule("TEN-COM-99")
            class TestTwice:
                def test_one(self): ...
                def test_two(self): ...
            @pytest.mark.rule(*MANY)
            def test_hidden(): ...
            @pytest.mark.skip
            @pytest.mark.rule("ten-com-1")
            def test_skipped(): ...
            """,
        scenarios__typo_yaml="""\
            name: x
            rules:
              - TEN-COM-1
              - TER-X-1
            """,
    )
    unknown = (
        Unknown("TEN-COM-99", "tests/test_typos.py:2"),
        Unknown("*MANY", "tests/test_typos.py:6"),
        Unknown("ten-com-1", "tests/test_typos.py:9"),
        Unknown("TER-X-1", "tests/scenarios/typo.yaml:4"),
    )
    assert coverage(root).unknown == unknown
    assert coverage(root, "terrinoth").unknown == unknown
    assert proved(root) == ["TEN-COM-1"]


def test_one_game_alone(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        test_both_py="""
            import pytest
            @pytest.mark.rule("TEN-COM-1", "TER-ACT-1", "TER-ACT-2")
            def test_both(): ...
            """,
    )
    tenefyr, terrinoth = coverage(root, "tenefyr"), coverage(root, "terrinoth")
    assert (tenefyr.rules, tenefyr.proved) == (sum(CHAPTERS["tenefyr"].values()), 1)
    assert (terrinoth.rules, terrinoth.proved) == (sum(CHAPTERS["terrinoth"].values()), 2)
    assert all(rule.startswith("TEN-") for rule in tenefyr.missing)
    assert coverage(root).proved == 3
    with pytest.raises(ConfigError, match=r"^There is no game 'chess'"):
        coverage(root, "chess")


def test_the_answer_is_plain_data(tmp_path: Path) -> None:
    root = tree(tmp_path, scenarios__typo_yaml="rules: [TER-X-1]")
    data = msgspec.json.decode(msgspec.json.encode(coverage(root, "terrinoth")))
    assert list(data) == ["rules", "proved", "missing", "unknown"]
    assert data["unknown"] == [{"id": "TER-X-1", "place": "tests/scenarios/typo.yaml:1"}]


def test_what_cannot_be_read_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(QuestableError, match=r"^there is no folder .*tests: rule coverage is read from a checkout$"):
        coverage(tmp_path)
    with pytest.raises(QuestableError, match=r"^tests/test_bad\.py: this is not Python: "):
        coverage(tree(tmp_path, test_bad_py="def ("))


def test_a_scenario_that_is_not_yaml_is_named(tmp_path: Path) -> None:
    with pytest.raises(QuestableError, match=r"^tests/scenarios/bad\.yaml: this is not YAML: [^\n]+$"):
        coverage(tree(tmp_path, scenarios__bad_yaml="rules: [TEN-COM-1\nname: x"))
