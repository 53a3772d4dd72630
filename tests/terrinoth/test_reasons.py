"""Every stat of an enemy is explained by its printed value and the changes from cards in play."""

from typing import Any

import questable
from questable.kernel.rng import seeded

PRINTED = {"health": "health", "attack": "attack", "resilience": "resilience"}


def enemies(view: dict[str, Any]) -> list[dict[str, Any]]:
    found = [enemy for hero in view["heroes"] for enemy in hero["engaged"]]
    return [enemy for enemy in (*found, *view["shadows"], *view["lair"]) if not enemy["facedown"]]


def test_printed_and_changes_make_the_figures_of_every_enemy() -> None:
    """Checked at intervals in games of every quest, in some of which a card changes a stat."""
    game = questable.game("terrinoth")
    cards = questable.game("terrinoth").cards.of("enemies")
    changed: set[str] = set()
    for seed, quest in enumerate(questable.game("terrinoth").cards.quests):
        state = game.new({"players": 2, "quest": quest}, seed)
        rng = seeded(seed)
        while (decision := state.decision) is not None:
            for enemy in enemies(state.view(0)) if state.revision % 9 == 0 else ():
                for figure, field in PRINTED.items():
                    parts = [part for part in enemy["why"] if part["figure"] == figure]
                    assert enemy[figure] == getattr(cards[enemy["card"]], field) + sum(part["amount"] for part in parts)
                    changed |= {part["card"] for part in parts}
            state.apply(decision.options[rng.below(len(decision.options))].key)
    assert changed, "no card changed a figure: this proves nothing"
