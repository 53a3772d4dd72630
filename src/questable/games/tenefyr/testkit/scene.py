"""`Scene`: a prepared table of Tenefyr with scripted players, and queries on its state.

scene = Scene(players=3)
scene.dungeon("dungeon-1", "kobold", "orc")
scene.deck("Bob", "basic-1", "basic-0", "basic-0")
scene.enter("dungeon-1")
assert scene.total("Bob") == 1
"""

import questable
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules.constants import BASICS, DECK, DISCARD, DUNGEON, HAND, PLAYED, RESERVE, RETIRED
from questable.games.tenefyr.rules.power import enemy_power, party_power, seat_total
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.scenario import HEROES, NAMES, Scenario, prepare

# Decisions between effects, not inside one: a script may end at these.
AT_REST = ("where-to", "continue-or-leave", "keep-or-redraw", "play")

SPACE = 2  # of the Boss token by default; not the start of a real game, which changes with the balance


class Scene:
    def __init__(
        self,
        players: int = 3,
        heroes: list[list[str]] | None = None,
        start: str = "Bob",
        seed: int = 1,
        game: TenefyrGame | None = None,
        **config: object,
    ) -> None:
        self.game = game or questable.game("tenefyr")
        self.scenario = Scenario(
            {"players": players, "heroes": heroes or HEROES[players], "starting_player": seat(start), **config}, seed
        )
        if "difficulty" not in config and "mode" not in config:
            self.scenario.track = SPACE
        self._table: TenefyrState | None = None

    # ---- set-up

    def dungeon(self, place: str, *cards: str, level: int | None = None, reward: str | None = None) -> None:
        """Set the cards of a dungeon, or of `boss`, from its face-up enemy down."""
        self.scenario.dungeons[place] = cards
        if level is not None:
            self.scenario.levels[place] = level
        if reward is not None:
            self.scenario.rewards[place] = reward

    def deck(self, who: str, *cards: str) -> None:
        """Set a player's deck from the top down. Without this call a player has three Basic 0."""
        self.scenario.decks[seat(who)] = cards

    def discard_pile(self, who: str, *cards: str) -> None:
        self.scenario.discards[seat(who)] = cards

    def reserve(self, *cards: str) -> None:
        self.scenario.reserve = cards

    def boss_token(self, space: int) -> None:
        self.scenario.track = space

    @property
    def table(self) -> TenefyrState:
        if self._table is None:
            self._table = prepare(self.game, self.scenario)
            self._table.record()
        return self._table

    # ---- answers

    def answer(self, who: str | None, key: str) -> None:
        """Answer the pending decision with an option's key; `who` must be the player who decides."""
        decision = self.table.decision
        assert decision is not None, f"{key!r} answers nothing: the game is over ({self.table.outcome})"
        assert key in decision.option_keys(), f"{key!r} is no option of {decision!r}"
        if who is not None:
            assert decision.final_seat == seat(who), f"{NAMES[decision.final_seat]} is asked, not {who}: {decision!r}"
        self.table.apply(key)

    def enter(self, place: str) -> None:
        self.answer(None, f"enter:{place}")

    def keep(self, who: str) -> None:
        self.answer(who, "keep")

    def redraw(self, who: str) -> None:
        self.answer(who, "redraw")

    def play(self, who: str, *cards: str) -> None:
        for card in cards:
            self.answer(who, f"play:{card}")

    def pick(self, who: str | None, *cards: str) -> None:
        for card in cards:
            self.answer(who, f"pick:{card}")

    def pick_player(self, who: str | None, chosen: str) -> None:
        self.answer(who, "nobody" if chosen == "nobody" else f"player:{seat(chosen)}")

    def pick_dungeon(self, place: str) -> None:
        self.answer(None, f"dungeon:{place}")

    def pay(self, who: str) -> None:
        self.expect("pay")
        self.answer(who, "yes")

    def decline(self, who: str) -> None:
        self.answer(who, "no")

    def accept(self, who: str) -> None:
        self.expect("may")
        self.answer(who, "yes")

    def option(self, who: str | None, number: int) -> None:
        self.answer(who, f"option:{number}")

    def go_on(self) -> None:
        self.answer(None, "continue")

    def leave(self) -> None:
        self.answer(None, "leave")

    # ---- queries

    def asked(self) -> str | None:
        decision = self.table.decision
        return None if decision is None else decision.kind

    def options(self) -> list[str]:
        decision = self.table.decision
        return [] if decision is None else decision.option_keys()

    def expect(self, kind: str) -> None:
        assert self.asked() == kind, f"{kind!r} should be asked, but it is {self.table.decision!r}"

    def total(self, who: str) -> int:
        return seat_total(self.table, seat(who))

    def party_power(self) -> int:
        return party_power(self.table)

    def enemy(self) -> str | None:
        t = self.table
        return None if t.enemy < 0 else t.card_id(t.enemy)

    def enemy_power(self) -> int:
        return enemy_power(self.table)

    def hand(self, who: str) -> list[str]:
        return self.cards(HAND + seat(who))

    def played(self, who: str) -> list[str]:
        return self.cards(PLAYED + seat(who))

    def discards(self, who: str) -> list[str]:
        return self.cards(DISCARD + seat(who))

    def deck_of(self, who: str) -> list[str]:
        """From the top down."""
        return self.cards(DECK + seat(who))[::-1]

    def in_reserve(self, level: int) -> list[str]:
        return sorted(self.cards(RESERVE + level))

    def basics(self) -> list[str]:
        return sorted(self.cards(BASICS))

    def retired(self) -> list[str]:
        return sorted(self.cards(RETIRED))

    def in_dungeon(self, place: str) -> list[str]:
        """From the top down."""
        return self.cards(DUNGEON + (0 if place == "boss" else int(place.split("-")[1])))[::-1]

    def token(self) -> str:
        return NAMES[self.table.token]

    def space(self) -> int:
        return self.table.track

    def happened(self, id: str) -> list[dict[str, object]]:
        """The arguments of every event of that kind so far."""
        return [
            args for event in self.table.events(None) if event["id"] == id and isinstance(args := event["args"], dict)
        ]

    def cards(self, zone: int) -> list[str]:
        t = self.table
        return [t.card_id(card) for card in t.zones.listed(zone)]

    def done(self) -> None:
        """Check that no decision inside an effect is pending: the script has answered them all."""
        kind = self.asked()
        assert kind is None or kind in AT_REST, f"a question is left over: {self.table.decision!r}"


def seat(who: str) -> int:
    assert who in NAMES, f"there is no player {who!r}; allowed: {', '.join(NAMES)}"
    return NAMES.index(who)
