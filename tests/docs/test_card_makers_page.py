"""docs/card-makers.md, from top to bottom, as a reader would follow it."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from questable.cli.app import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "card-makers.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: (\S+)\n")
SHELL = re.compile(r'"([^"]*)"|(\S+)')


def commands(block: str) -> Iterator[tuple[list[str], str]]:
    """The commands of a block with what they print."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        line, _, printed = part.partition("\n")
        words = [quoted or word for quoted, word in SHELL.findall(line)]
        assert words[0] == "questable"
        yield words[1:], printed


def pattern(printed: str) -> str:
    """`…` ends a line with whatever follows; alone on a line, it is any lines. Columns may be wider or narrower."""
    lines = []
    for line in printed.splitlines():
        if line == "…":
            lines.append(r"(.*\n)*?")
        else:
            escaped = r"[^\n]*".join(re.escape(part) for part in line.split("…"))
            lines.append(re.sub(r"(\\ ){2,}", " +", escaped) + r" *\n")
    return "".join(lines) + (r"(.*\n)*" if printed.rstrip().endswith("…") else "")


def test_the_page_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    names: dict[str, object] = {}
    tried = {"console": 0, "yaml": 0, "python": 0}
    for language, text in BLOCK.findall(PAGE.read_text("utf-8")):
        tried[language] += 1
        if language == "yaml":
            named = FILE.match(text)
            assert named, text
            (tmp_path / named[1]).write_text(text, "utf-8")
        elif language == "python":
            exec(compile(text, str(PAGE), "exec"), names)
        else:
            for words, printed in commands(text):
                monkeypatch.setattr("sys.stdin", StringIO("q\n"))
                capsys.readouterr()
                main(words)
                output = capsys.readouterr().out
                assert re.fullmatch(pattern(printed), output if output.endswith("\n") else f"{output}\n"), (
                    words,
                    output,
                )
    assert min(tried.values()) >= 2
