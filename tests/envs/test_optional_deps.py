"""Without an optional dependency, the error says in one sentence what to install."""

import subprocess
import sys

import pytest

from questable.envs.optional_deps import MissingExtra, require


def test_what_lacks_is_named_with_the_command() -> None:
    with pytest.raises(MissingExtra) as caught:
        require("envs", "no_such_library", "sys")
    assert str(caught.value) == "This needs no_such_library; install it with: pip install 'questable[envs]'"
    assert isinstance(caught.value, ImportError)


@pytest.mark.parametrize(
    ("module", "lacking", "extra"),
    [
        ("tenefyr_v1", "pettingzoo", "envs"),
        ("terrinoth_v1", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_module_without_its_library_says_so(module: str, lacking: str, extra: str) -> None:
    """In a separate process, in which the library cannot be imported."""
    script = (
        "import importlib.util as util; find = util.find_spec\n"
        f"util.find_spec = lambda name, *rest: None if name == {lacking!r} else find(name, *rest)\n"
        f"try:\n    import questable.envs.{module}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == f"This needs {lacking}; install it with: pip install 'questable[{extra}]'\n"
