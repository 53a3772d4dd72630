"""The `questable` command."""

from questable.cli.app import main

__all__ = ["main"]
