"""The games: what a game gives to the rest of the code (`module`), the one list (`registry`), a folder each."""
