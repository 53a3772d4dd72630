"""The narrator caches texts, and they stay correct when names, locations and enemies change."""

from typing import get_args

import pytest

import questable
from questable.games.tenefyr.names import TenefyrNames
from questable.kernel.rng import seeded
from questable.play.commands import Answer
from questable.server.raw_send import encoded_text
from questable.tables.narrator import Narrator
from questable.tables.outbox import ENCODER
from questable.tables.presenter import TablePresenter
from questable.testkit.sessions import started_session
from questable.text.languages import Lang

PEOPLE = {"ann": "Ann", "bob": "Bob"}


@pytest.mark.parametrize("lang", get_args(Lang))
@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_words_that_are_looked_up_are_those_that_would_be_said_now(name: str, lang: Lang) -> None:
    looked_up = 0
    for seed in range(4):
        session = started_session(["ann", "bob"], name, seed)
        dice = seeded(seed)
        narrator, forgetful = Narrator(lang), Narrator(lang)
        while (decision := session.decision) is not None and session.version < 200:
            known = len(narrator.cache)
            update = TablePresenter(session, lang, PEOPLE, narrator).update("ann", session.version - 1)
            new = len(narrator.cache) - known
            forgetful.cache.clear()
            assert ENCODER.encode(update) == ENCODER.encode(
                TablePresenter(session, lang, PEOPLE, forgetful).update("ann", session.version - 1)
            )
            looked_up += new < len(forgetful.cache)
            final = session.final_seat()
            assert final is not None
            key = decision.options[dice.below(len(decision.options))].key
            session.apply(session.seats[final].person, Answer(final, key, session.posed))
    assert looked_up > 100


def test_a_card_that_is_fought_and_one_that_was_won_do_the_same_under_two_names() -> None:
    cards = questable.game("tenefyr").cards
    card = next(card for card in cards.cards.values() if card.loot is not None)
    assert card.loot is not None
    narrator = Narrator("en")
    event = {"id": "turn-began", "args": {"player": 0}, "cause": card.id}
    for enemy, name in ((card.id, card.front.name["en"]), ("", card.loot.name["en"])):
        names = TenefyrNames(cards, ["Ann"], {}, enemy)
        assert narrator.event(event, names) == f"It is Ann's turn. [{name}]"


def test_a_text_that_keeps_its_bytes_is_that_text() -> None:
    data = '{"power": "−2"}'.encode()
    text = encoded_text(data)
    assert text == data.decode()
    assert text.encode() is data
