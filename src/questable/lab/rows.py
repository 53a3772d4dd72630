"""One row for a game, and one for a decision: what is kept of a simulation."""

from questable.games.tenefyr.rules.constants import BOSS, DIFFICULTIES, HEROES
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.terrinoth.rules.constants import LOCATION_DECK
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import OUTCOMES, State

Row = dict[str, str | int]

DECISION_COLUMNS = ("game", "decision", "kind", "seat", "options", "chosen")


def game_row(s: State, number: int, seed: int, decisions: int) -> Row:
    """A finished game, or one that was broken off: then its outcome is empty."""
    row: Row = {
        "game": number,
        "seed": seed,
        "outcome": OUTCOMES[s.outcome_code],
        "decisions": decisions,
        "players": s.players,
    }
    row.update(tenefyr_row(s) if isinstance(s, TenefyrState) else terrinoth_row(terrinoth(s)))
    return row


def terrinoth(s: State) -> TerrinothState:
    assert isinstance(s, TerrinothState)
    return s


def tenefyr_row(t: TenefyrState) -> Row:
    return {
        "heroes": " | ".join(
            "+".join(hero for number, hero in enumerate(HEROES) if heroes >> number & 1) for heroes in t.heroes
        ),
        "difficulty": DIFFICULTIES[t.difficulty],
        "mode": "quick" if t.quick else "standard",
        "boss": t.cards.bosses[t.boss] if t.boss >= 0 else "",
        "combats_won": t.won_count,
        "combats_lost": t.lost_count,
        "dungeons_cleared": t.cleared_count,
        "boss_track": t.track,
        "boss_left": t.enemies_in(BOSS),
        "last_enemy": t.card_set.card_ids[t.card_set.card_of[t.enemy]] if t.enemy >= 0 else "",
        "highest_power": t.peak,
    }


def terrinoth_row(t: TerrinothState) -> Row:
    quest = t.cards.quests[t.quest]
    heroes = range(t.count)
    place = t.location()
    return {
        "heroes": " | ".join(t.hero_card(hero).id for hero in heroes),
        "archetypes": " | ".join(sorted(t.cards.archetypes[t.hero_card(hero).archetype] for hero in heroes)),
        "classes": " | ".join(t.cards.classes[t.classes[hero]] if t.classes[hero] >= 0 else "" for hero in heroes),
        "hero_count": t.count,
        "quest": quest.id,
        "level": quest.level,
        "grim": t.grim,
        "rounds": t.round,
        "peril": t.peril,
        "locations_left": t.zones.size(LOCATION_DECK),
        "location": "" if place < 0 else t.card_set.card_ids[t.card_set.card_of[place]],
        "heroes_down": t.count - t.standing_count(),
        "nemesis": "defeated" if t.nemesis_down else "",
    }


def decision_row(s: State, game: int, number: int, chosen: int) -> Row:
    """The pending decision and the option that is about to be taken."""
    decision = s.decision
    assert decision is not None
    keys = decision.option_keys()
    return {
        "game": game,
        "decision": number,
        "kind": decision.kind,
        "seat": decision.final_seat,
        "options": " ".join(keys),
        "chosen": keys[chosen],
    }
