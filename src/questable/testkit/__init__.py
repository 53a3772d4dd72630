"""Scripted players in the rulebook's words, on prepared tables. Shipped, because card makers test cards too."""

from questable.testkit.scene import Scene

__all__ = ["Scene"]
