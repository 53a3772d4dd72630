"""How bots play and value this game."""
