"""How the terminal shows this game."""
