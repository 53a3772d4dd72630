"""Bots: programs that choose options. Each sees only what a person at its seat could see."""
