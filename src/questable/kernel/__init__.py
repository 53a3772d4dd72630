"""The engine under all games: random numbers, zones, frames, control words, decisions, events, codec.

The kernel knows seat, card, zone, frame, event and decision, and nothing that belongs to one game.
"""
