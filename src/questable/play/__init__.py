"""Playing: prepared states, replays, sessions. Pure: no network, no disk."""
