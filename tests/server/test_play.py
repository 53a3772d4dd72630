"""Playing over real sockets: whole games, outdated answers, reconnection, undo, advice, chat."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import questable
from questable.kernel.rng import seeded
from questable.play.replay import decode, verify
from questable.testkit.service import Guest, Service, TableConnection


def play_on(visits: list[TableConnection], most: int = 3000) -> int:
    """Answer all questions to these people until the game is over; returns the number of answers."""
    answers = 0
    dice = seeded(7)
    while visits[0].update["status"] == "playing" and answers < most:
        asked = next((visit for visit in visits if visit.may_answer()), None)
        if asked is None:
            visits[0].receive()
        else:
            reply = asked.answer(dice.below(1000))
            assert reply["type"] == "done", reply
            answers += 1
            for visit in visits:
                visit.until_version(reply["version"])
            continue
        for visit in visits[1:]:
            visit.until_version(visits[0].update["version"])
    return answers


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_two_people_and_a_bot_play_a_whole_game(service: Service, game: str) -> None:
    ann, bob = service.guest(), service.guest()
    table = ann.new_table(game, ["me", "open", "heuristic"])
    with ann.join(table) as first, bob.join(table, lang="fr") as second:
        assert second.apply("sit", seat=1)["type"] == "done"
        first.until_version(second.update["version"])
        assert first.apply("start")["type"] == "done"
        second.until_version(first.update["version"])
        answers = play_on([first, second])
        assert first.update["status"] == second.update["status"] == "over"
        assert answers > 10
        assert [line["number"] for line in first.log] == sorted({line["number"] for line in first.log})
        # a card that one hero looked at is shown to that hero's player only
        assert {line["id"] for line in first.log} ^ {line["id"] for line in second.log} <= {"card-put-back"}
    status, text = ann.request("GET", f"/api/tables/{table}/replay")
    assert status == 200
    replay = decode(json.dumps(text))
    assert verify(questable.game(game), replay) == []
    assert replay.outcome == first.update["outcome"]
    for guest in (ann, bob):
        (past,) = guest.ask("GET", "/api/me/games")
        assert (past["table"], past["outcome"]) == (table, replay.outcome)


@pytest.fixture
def table(service: Service) -> tuple[Guest, Guest, str]:
    """A game that two people have begun."""
    ann, bob = service.guest(), service.guest()
    made = ann.new_table("tenefyr", ["me", "open"])
    with bob.join(made) as visit:
        visit.apply("sit", seat=1)
    with ann.join(made) as visit:
        visit.apply("start")
    return ann, bob, made


def test_a_stale_or_illegal_answer_gets_a_sentence_and_the_table_as_it_is(table: tuple[Guest, Guest, str]) -> None:
    ann, bob, id = table
    with ann.join(id) as first, bob.join(id) as second:
        asked = first if first.may_answer() else second
        decision = asked.decision
        assert decision is not None
        seat, posed, key = decision["answers"], decision["posed"], decision["options"][0]["key"]
        version = asked.update["version"]
        for command, code in (
            ({"seat": seat, "key": "fly:away", "posed": posed}, "illegal"),
            ({"seat": seat, "key": key, "posed": posed - 1}, "stale"),
        ):
            problem = asked.apply("answer", **command)
            assert (problem["type"], problem["code"]) == ("problem", code)
            assert problem["text"].endswith(".")
            assert asked.until("update")["version"] == version
        other = second if asked is first else first
        problem = other.apply("answer", seat=seat, key=key, posed=posed)
        assert problem["code"] == "not-your-seat"
        assert asked.apply("answer", seat=seat, key=key, posed=posed)["type"] == "done"


def test_of_two_answers_at_once_exactly_one_is_taken(service: Service) -> None:
    """The same person with two windows open."""
    ann = service.guest()
    table = ann.new_table("tenefyr", ["me"], start=True)
    with ann.join(table) as first, ann.join(table) as second, ThreadPoolExecutor(2) as pool:
        for step in range(10):
            assert first.decision is not None
            visits = [first, second]
            replies = list(pool.map(TableConnection.answer, visits, [step, step]))
            assert sorted(reply["type"] for reply in replies) == ["done", "problem"]
            assert next(reply["code"] for reply in replies if reply["type"] == "problem") == "stale"
            version = next(reply["version"] for reply in replies if reply["type"] == "done")
            for visit in visits:
                visit.until_version(version)
            assert first.update["view"] == second.update["view"]
            if first.update["status"] == "over":
                break


@pytest.mark.parametrize("missed", [1, 20, 1000])
def test_who_comes_back_gets_exactly_what_was_missed(service: Service, missed: int) -> None:
    ann = service.guest()
    table = ann.new_table("terrinoth", ["me"], start=True)  # which is not over in a few steps
    with ann.join(table) as visit:
        for step in range(3):
            visit.answer(step)
        version, log = visit.update["version"], visit.log
    with ann.join(table) as other:
        for step in range(missed):  # to and fro, so that the game lasts; a step forward now and then
            reply = other.apply("undo") if step % 2 and step % 125 else other.answer(step)
            assert reply["type"] == "done", reply
        assert other.update["version"] == version + missed
    with ann.join(table, since=version) as back, ann.join(table) as fresh:
        kept = back.update["kept"]
        back.log = [line for line in log if line["number"] < kept] + back.update["log"]
        assert back.log == fresh.log
        assert len(back.update["log"]) < len(fresh.log) or kept == 0
        assert back.update["view"] == fresh.update["view"] == other.update["view"]


def test_what_both_propose_is_taken(table: tuple[Guest, Guest, str]) -> None:
    ann, bob, id = table
    with ann.join(id) as first, bob.join(id) as second:
        assert first.decision is not None
        assert first.decision["deciding"] == [0, 1]
        key, posed = first.decision["options"][1]["key"], first.decision["posed"]
        done = first.apply("propose", seat=0, key=key, posed=posed)
        second.until_version(done["version"])
        assert second.update["proposals"] == [{"seat": 0, "key": key}]
        done = second.apply("propose", seat=1, key=key, posed=posed)
        first.until_version(done["version"])
        assert first.update["proposals"] == []
        assert first.update["view"]["revision"] == 1


def test_an_undo_that_needs_consent_is_asked_for_and_given(table: tuple[Guest, Guest, str]) -> None:
    ann, bob, id = table
    with ann.join(id) as first, bob.join(id) as second:
        asked = first if first.may_answer() else second
        other = second if asked is first else first
        before = asked.update["view"]
        done = asked.answer()
        other.until_version(done["version"])
        done = other.apply("undo")
        asked.until_version(done["version"])
        assert asked.update["vote"]["yours"]
        assert not other.update["vote"]["yours"]
        asked.apply("agree")
        assert asked.update["assisted"]
        assert asked.update["view"] == before
        assert asked.update["kept"] <= len(asked.log)


@pytest.mark.parametrize("game", questable.GAMES)
def test_log_and_questions_come_in_the_language_of_the_client(service: Service, game: str) -> None:
    ann = service.guest()
    table = ann.new_table(game, ["me"], start=True)
    texts = []
    with ann.join(table) as visit:
        for _ in range(4):
            visit.answer()
        for lang in ("en", "fr", "nl"):
            visit.socket.send(f'{{"type":"speak","lang":"{lang}"}}')
            visit.until("update")
            assert visit.decision is not None
            texts.append((visit.decision["text"], visit.log[-1]["text"], visit.decision["options"][0]["text"]))
    assert len({text for text, _, _ in texts}) == 3
    assert not any(text.startswith(("decision-", "event-", "option-")) for row in texts for text in row)


def test_a_hint_names_an_option_and_odds_are_answered(service: Service) -> None:
    ann = service.guest()
    table = ann.new_table("terrinoth", ["me", "heuristic"], start=True)
    with ann.join(table) as visit:
        while not visit.may_answer():
            visit.receive()
        assert visit.decision is not None
        seat = visit.decision["answers"]
        hint = visit.ask({"type": "ask-hint", "seat": seat})
        assert hint["type"] == "hint", hint
        assert hint["key"] in [option["key"] for option in visit.decision["options"]]
        assert set(hint["chances"]) == {option["key"] for option in visit.decision["options"]}
        assert hint["text"]
        odds = visit.ask({"type": "ask-odds", "seat": seat})
        assert odds["type"] == "odds"
        assert set(odds["options"]) <= set(hint["chances"])
        assert visit.ask({"type": "ask-hint", "seat": 1})["code"] in ("not-your-seat", "not-asked")


def test_people_talk_and_see_who_is_there(table: tuple[Guest, Guest, str]) -> None:
    ann, bob, id = table
    bob.ask("PATCH", "/api/me", {"name": "Bob <b>"})
    with ann.join(id) as first:
        with bob.join(id) as second:
            first.until("presence")
            assert [person["here"] for person in first.presence["people"]] == [True, True]
            assert second.ask({"type": "say", "text": "  <i>hello</i> "})["type"] == "done"
            first.until("chat")
            assert (first.chat[-1]["name"], first.chat[-1]["text"]) == ("Bob <b>", "<i>hello</i>")
            assert second.ask({"type": "say", "text": "x" * 501})["code"] == "too-long"
            assert second.ask({"type": "say", "text": " \n "})["code"] == "empty"
        first.until("presence")
        assert [person["here"] for person in first.presence["people"]] == [True, False]
    with ann.join(id) as again:
        assert again.chat[-1]["text"] == "<i>hello</i>"


def test_a_bot_takes_the_seat_of_somebody_who_is_away_and_gives_it_back(table: tuple[Guest, Guest, str]) -> None:
    ann, bob, id = table
    with ann.join(id) as first:
        with bob.join(id):
            assert first.apply("seat-bot", seat=1, bot="heuristic")["code"] == "present"
        first.drain()
        assert first.apply("seat-bot", seat=1, bot="nobody")["code"] == "no-bot"
        assert first.apply("seat-bot", seat=1, bot="heuristic")["type"] == "done"
        with bob.join(id) as second:
            assert second.apply("sit", seat=1)["type"] == "done"
            assert second.update["seats"][1]["yours"]


def test_nobody_without_a_seat_does_anything(table: tuple[Guest, Guest, str]) -> None:
    ann, _, id = table
    stranger = ann.service.guest()
    with stranger.join(id) as visit:
        assert visit.update["seat"] is None
        version = visit.update["version"]
        assert visit.decision is not None
        key, posed = visit.decision["options"][0]["key"], visit.decision["posed"]
        commands: list[dict[str, Any]] = [
            {"type": "answer", "seat": 0, "key": key, "posed": posed},
            {"type": "propose", "seat": 1, "key": key, "posed": posed},
            {"type": "undo"},
            {"type": "concede"},
            {"type": "pause"},
            {"type": "stand", "seat": 0},
            {"type": "sit", "seat": 0},
            {"type": "seat-bot", "seat": 0, "bot": "random"},
            {"type": "start"},
            {"type": "configure", "config": {"players": 1}},
        ]
        for command in commands:
            assert visit.ask({"type": "do", "deed": command})["type"] == "problem", command
        visit.drain()
        assert visit.update["version"] == version


def test_a_table_without_spectators_turns_strangers_away(service: Service) -> None:
    ann, stranger = service.guest(), service.guest()
    table = ann.new_table("tenefyr", ["me"], start=True, spectators=False)
    visit = stranger.join(table)
    assert visit.receive()["code"] == "no-spectators"
    with ann.join(table) as own:
        assert own.may_answer()
