"""Players that are programs. Each sees only what a person at its seat could see."""
