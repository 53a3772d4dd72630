"""The error for an interface whose optional library is not installed."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """An optional library is not installed."""


def require(extra: str, *modules: str) -> None:
    """Raise `MissingExtra`, which names the extra to install, unless all these modules can be imported."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(f"This needs {' and '.join(missing)}; install it with: pip install 'questable[{extra}]'")
