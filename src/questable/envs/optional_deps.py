"""What is said when an interface is asked for whose library is not installed."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """An optional library is not there."""


def need(extra: str, *modules: str) -> None:
    """Refuse, in one sentence that says what to install, unless all these modules can be imported."""
    lacking = [module for module in modules if find_spec(module) is None]
    if lacking:
        raise MissingExtra(f"This needs {' and '.join(lacking)}; install it with: pip install 'questable[{extra}]'")
