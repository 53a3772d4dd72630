"""Prepared tables, scripted players and random walks for tests of this game."""
