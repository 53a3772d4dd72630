"""Drawn cards: one card model for all games, the gallery page, sheets to print."""
