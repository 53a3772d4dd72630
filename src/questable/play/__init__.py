"""Play at a table: sessions, replays, scenarios, lessons. Pure: no network, no disk."""
