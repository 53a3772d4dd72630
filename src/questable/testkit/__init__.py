"""Scripted players in the rulebook's words, on prepared tables. Shipped, because card makers test cards too."""

from questable.games.tenefyr.testkit.scene import Scene
from questable.testkit.scenario_file import run_script

__all__ = ["Scene", "run_script"]
