"""What is aimed at: the shares of games that `search` should win. Reports draw them, `lab balance` checks them."""

Band = tuple[float, float]

# By difficulty (Tenefyr) or level of the quest (Terrinoth).
BANDS: dict[str, dict[str, Band]] = {
    "tenefyr": {"easy": (0.75, 0.90), "normal": (0.50, 0.65), "hard": (0.25, 0.40)},
    "terrinoth": {"easier": (0.70, 0.85), "middle": (0.50, 0.65), "hard": (0.25, 0.45)},
}
# How far numbers of players or heroes, and bosses, may be from the mean of theirs; further where the interval is wider.
NEAR = {"tenefyr": 0.08, "terrinoth": 0.10}
# A pair of archetypes that wins less than this is hopeless.
HOPE = 0.10
