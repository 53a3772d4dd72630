"""What both games share: random numbers, zones, frames, control words, decisions, events, codec.

The kernel knows seat, card, zone, frame, event and decision. It does not know hero, enemy, dungeon, dice or quest.
"""
