"""docs/agents.md: its examples are run, and the tables of encodings are current."""

import re
from pathlib import Path

import pytest

from questable.envs.encoding_docs import page

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = BLOCK.findall((DOCS / "agents.md").read_text("utf-8"))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    # not "__main__": an example that starts processes is guarded as every such script is, and runs below its guard
    exec(compile(code.replace('if __name__ == "__main__":', "if True:"), "agents.md", "exec"), {"__name__": "example"})
    assert "Traceback" not in capsys.readouterr().err


def test_the_tables_of_encodings_are_current() -> None:
    made = (DOCS / "agents-encodings.md").read_text("utf-8")
    assert made == page(), "remake it: python -m questable.envs.encoding_docs > docs/agents-encodings.md"
