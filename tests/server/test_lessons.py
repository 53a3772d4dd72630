"""Lessons on the server: in the learner's language, with allowed answers only, and not counted in statistics."""

from typing import Any

import pytest

from questable.testkit.service import Guest, Service, TableConnection

LESSON = {"lesson": "first-steps"}


def begin(guest: Guest, game: str) -> str:
    return guest.new_table(game, ["me"], config=LESSON, start=True)


def follow(visit: TableConnection) -> None:
    """Follow the lesson to its end."""
    while (decision := visit.decision) is not None:
        key = (visit.update["lesson"]["allowed"] or [option["key"] for option in decision["options"]])[0]
        assert visit.apply("answer", seat=0, key=key, posed=decision["posed"])["type"] == "done"


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_a_lesson_is_won_and_stands_in_no_list(service: Service, game: str) -> None:
    guest = service.guest()
    with guest.join(begin(guest, game)) as visit:
        follow(visit)
        assert visit.update["outcome"] == "victory"
        assert len(visit.update["lesson"]["pages"]) == 2
    assert guest.ask("GET", "/api/me/tables") == []
    assert guest.ask("GET", "/api/me/games") == []
    assert guest.ask("GET", "/api/me/statistics")["achievements"] == {"tenefyr": {}, "terrinoth": {}}


@pytest.mark.parametrize(("lang", "begun"), [("en", "Welcome!"), ("fr", "Bienvenue"), ("nl", "Welkom!")])
def test_a_lesson_speaks_the_language_of_the_learner(service: Service, lang: str, begun: str) -> None:
    guest = service.guest()
    with guest.join(begin(guest, "tenefyr"), lang=lang) as visit:
        pages: list[Any] = visit.update["lesson"]["pages"]
        assert pages[0]["text"].startswith(begun)
        assert [page["look"] for page in pages] == ["", "boss-track", "dungeons", "dungeon-3"]


def test_another_answer_is_refused_and_changes_nothing(service: Service) -> None:
    guest = service.guest()
    with guest.join(begin(guest, "tenefyr")) as visit:
        assert visit.decision is not None
        before = visit.update["version"]
        answer = visit.apply("answer", seat=0, key="enter:boss", posed=visit.decision["posed"])
        assert (answer["type"], answer["code"]) == ("problem", "lesson")
        assert visit.update["version"] == before


def test_a_game_that_is_no_lesson_has_none(service: Service) -> None:
    guest = service.guest()
    with guest.join(guest.new_table(seats=["me", "me"], start=True)) as visit:
        assert visit.update["lesson"] is None


def test_an_unknown_lesson_is_refused_in_a_sentence(service: Service) -> None:
    request = {"game": "tenefyr", "config": {"lesson": "chess"}, "seats": ["me"], "start": True}
    status, body = service.guest().request("POST", "/api/tables", request)
    assert (status, body["text"]) == (400, "lesson is 'chess'; allowed: first-steps.")
