"""The HTTP API: guests and their devices, tables and lists, cards and rules, uniform errors."""

import json
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

import questable
from questable.testkit.service import Guest, Service, TableConnection


def code(answer: tuple[int, object]) -> tuple[int, str]:
    """Status and code of an error response, after a check of its form."""
    status, body = answer
    assert isinstance(body, dict), body
    assert set(body) == {"type", "code", "text", "re"}
    assert body["text"].endswith((".", "?", "…")), body
    return status, body["code"]


# ---- guests


def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(service: Service) -> None:
    guest = service.guest()
    fresh = Guest(service)
    fresh.request("POST", "/api/me")
    for word in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert word.lower() in fresh.headers["set-cookie"].lower()
    assert guest.ask("POST", "/api/me")["id"] == guest.ask("GET", "/api/me")["id"] == guest.profile["id"]
    assert code(Guest(service).request("GET", "/api/me")) == (401, "no-profile")
    assert code(Guest(service, "questable=forged").request("GET", "/api/me")) == (401, "no-profile")


def test_tokens_and_codes_are_stored_hashed(service: Service) -> None:
    import sqlite3

    guest = service.guest()
    moved = guest.ask("POST", "/api/me/code")["code"]
    with sqlite3.connect(service.db) as connection:
        stored = str([list(connection.execute(f"SELECT * FROM {table}")) for table in ("tokens", "codes", "profiles")])
    connection.close()
    assert guest.profile["id"] in stored
    assert guest.cookie.split("=", 1)[1] not in stored
    assert moved not in stored


def test_name_language_and_settings_can_be_changed(service: Service) -> None:
    guest = service.guest()
    changed = guest.ask("PATCH", "/api/me", {"name": "  Zoë   B ", "lang": "nl", "settings": {"sound": False}})
    assert (changed["name"], changed["lang"], changed["settings"]) == ("Zoë B", "nl", {"sound": False})
    assert guest.ask("GET", "/api/me") == changed
    for name in ("", "   ", "x" * 31, "a\u202eb"):
        assert code(guest.request("PATCH", "/api/me", {"name": name})) == (400, "name")
    assert code(guest.request("PATCH", "/api/me", {"lang": "xx"})) == (400, "malformed")
    assert code(guest.request("PATCH", "/api/me", {"colour": 1})) == (400, "malformed")


def test_a_code_moves_a_profile_to_another_device_once(service: Service) -> None:
    guest, other = service.guest(), Guest(service)
    moved = guest.ask("POST", "/api/me/code")["code"]
    assert other.ask("POST", "/api/me/move", {"code": f" {moved.upper()} "})["id"] == guest.profile["id"]
    assert other.ask("GET", "/api/me")["id"] == guest.profile["id"]
    assert code(Guest(service).request("POST", "/api/me/move", {"code": moved})) == (404, "no-code")
    assert guest.ask("GET", "/api/me")["id"] == guest.profile["id"]


def test_a_profile_can_be_exported_and_deleted(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"], start=True)
    exported = guest.ask("GET", "/api/me/export")
    assert exported["profile"]["id"] == guest.profile["id"]
    assert [entry["id"] for entry in exported["tables"]] == [table]
    cookie = guest.cookie
    guest.ask("DELETE", "/api/me")
    assert code(Guest(service, cookie).request("GET", "/api/me")) == (401, "no-profile")
    watching = service.guest()
    with watching.join(table) as visit:
        assert visit.update["seats"][0]["name"] == "Somebody"


# ---- tables


def test_a_private_table_is_found_by_its_link_alone(service: Service) -> None:
    ann, bob = service.guest(), service.guest()
    private = ann.new_table("tenefyr", ["me", "open"])
    listed = ann.new_table("terrinoth", ["me", "open"], listed=True)
    found = [table["id"] for table in bob.ask("GET", "/api/tables")]
    assert listed in found
    assert private not in found
    assert bob.ask("GET", f"/api/tables/{private}")["status"] == "gathering"
    mine = [table["id"] for table in ann.ask("GET", "/api/me/tables")]
    assert set(mine) == {private, listed}
    assert code(bob.request("GET", "/api/tables/nosuchtable")) == (404, "no-table")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, "malformed"),
        ({"game": "tenefyr", "config": {"players": 7}}, "config"),
        ({"game": "tenefyr", "config": {"colour": 7}}, "config"),
        ({"game": "tenefyr", "config": {"players": 2}, "seats": ["me"]}, "seats"),
        ({"game": "tenefyr", "config": {"players": 1}, "seats": ["deep-thought"]}, "no-bot"),
        ({"game": "tenefyr", "config": {"players": 2}, "start": "yes"}, "malformed"),
        ({"game": "tenefyr", "seed": 4}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(service: Service, body: object, error: str) -> None:
    assert code(service.guest().request("POST", "/api/tables", body)) == (400, error)


@pytest.mark.parametrize(
    "config",
    [
        {"players": [1]},
        {"players": True},
        {"players": 1e300},
        {"players": 2, "heroes": {"a": 1}},
        {"players": 2, "heroes": [[{}], [None]]},
        {"players": 2, "heroes": [[["bard"]], [[]]]},
        {"players": 2, "boss": {}},
        {"players": 2, "difficulty": "x" * 5000},
        {"players": 2, "starting_player": -1},
        {"players": 2, "__class__": 1},
        {"players": 2, "packs": ["/etc"]},  # a path is nothing that a client may name
        {"quest": ["random"]},
        {"grim": "yes"},
        {"leader": {}},
    ],
)
@pytest.mark.parametrize("game", questable.GAMES)
def test_no_configuration_breaks_the_server(service: Service, game: str, config: dict[str, object]) -> None:
    assert code(service.guest().request("POST", "/api/tables", {"game": game, "config": config})) == (400, "config")


def test_what_the_game_refuses_is_told_in_the_language_that_was_asked_for(service: Service) -> None:
    body = {"game": "tenefyr", "config": {"players": 2, "boss": "dark-load"}}
    texts = {
        lang: service.guest().request("POST", f"/api/tables?lang={lang}", body)[1]["text"]
        for lang in ("en", "fr", "nl")
    }
    assert texts["en"].startswith("boss is 'dark-load'; allowed: ")
    assert texts["fr"].startswith("boss vaut 'dark-load'\u00a0; valeurs permises\u00a0: ")
    assert texts["nl"].endswith("Bedoelde je 'dark-lord'?")


def test_a_table_cannot_start_with_an_open_seat(service: Service) -> None:
    guest = service.guest()
    body = {"game": "tenefyr", "config": {"players": 2}, "start": True}
    assert code(guest.request("POST", "/api/tables", body)) == (409, "open-seats")
    assert guest.ask("GET", "/api/me/tables") == []


def test_a_rematch_keeps_the_party_and_deals_anew(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me", "heuristic"], start=True, config={"difficulty": "hard"})
    assert code(guest.request("POST", f"/api/tables/{table}/rematch")) == (409, "game-not-over")
    with guest.join(table) as visit:
        visit.apply("concede")
    again = guest.ask("POST", f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert again["status"] == "playing"  # nobody else to wait for
    assert again["config"]["difficulty"] == "hard"
    assert [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
    assert code(service.guest().request("POST", f"/api/tables/{table}/rematch")) == (403, "not-seated")


def test_a_party_finds_its_seats_at_the_same_new_table(service: Service) -> None:
    ann, bob = service.guest(), service.guest()
    table = ann.new_table("tenefyr", ["me", "open"])
    with ann.join(table) as hers, bob.join(table) as his:
        his.apply("sit", seat=1)
        hers.apply("start")
        hers.apply("concede")
        his.apply("agree")
        his.drain()
        assert his.presence["rematch"] is None
        again = ann.ask("POST", f"/api/tables/{table}/rematch")
        assert (again["status"], [seat["kind"] for seat in again["seats"]]) == ("gathering", ["human", "open"])
        assert his.until("presence")["rematch"] == again["id"]
    found = bob.ask("POST", f"/api/tables/{table}/rematch")
    assert (found["id"], [seat["kind"] for seat in found["seats"]]) == (again["id"], ["human", "human"])
    assert found["seats"][1]["yours"]
    assert ann.ask("POST", f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_an_export_holds_what_was_said(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"])
    with guest.join(table) as visit:
        visit.ask({"type": "say", "text": "hello"})
    (message,) = guest.ask("GET", "/api/me/export")["said"]
    assert (message["table"], message["text"]) == (table, "hello")


def test_a_finished_game_is_seen_step_by_step_and_played_on_from(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"], start=True)
    with guest.join(table) as visit:
        views = [visit.update["view"]]
        for step in range(12):
            visit.answer(step)
            views.append(visit.update["view"])
        log = visit.log
        visit.apply("concede")
    seen = guest.ask("GET", f"/api/tables/{table}/steps?first=0&last=12")
    assert (seen["answers"], seen["outcome"], len(seen["steps"])) == (12, "defeat", 13)
    for step, view in zip(seen["steps"], views, strict=True):
        assert {**step["view"], "seat": 0} == view
    assert [line for step in seen["steps"] for line in step["log"]] == log
    assert seen["combats"]
    branch = guest.ask("POST", f"/api/tables/{table}/branch", {"step": 5})
    with guest.join(branch["id"]) as visit:
        assert visit.update["view"] == views[5]
    assert code(guest.request("POST", f"/api/tables/{table}/branch", {"step": 13})) == (404, "no-step")
    assert code(guest.request("GET", f"/api/tables/{table}/steps?first=-1")) == (404, "no-step")


def test_the_challenge_of_the_day_is_the_same_for_all_once_a_day_and_secret(service: Service) -> None:
    ann, bob = service.guest(), service.guest()
    begun = [guest.ask("POST", "/api/daily") for guest in (ann, bob)]
    views = []
    for guest, table in zip((ann, bob), begun, strict=True):
        with guest.join(table["id"]) as visit:
            views.append({**visit.update["view"], "seat": None})
            visit.apply("concede")
    assert views[0] == views[1]
    assert code(ann.request("POST", "/api/daily")) == (409, "daily-done")
    today = ann.ask("GET", "/api/daily")
    assert (today["yours"], today["over"]) == (begun[0]["id"], False)
    assert len([run for run in today["runs"] if run["yours"]]) == 1
    assert all(run["table"] is None for run in today["runs"])
    assert code(ann.request("GET", f"/api/tables/{begun[0]['id']}/replay")) == (403, "secret")
    assert code(ann.request("GET", "/api/daily?day=2999-01-01")) == (404, "no-page")
    assert code(ann.request("GET", "/api/daily?day=soon")) == (404, "no-page")


def test_statistics_count_finished_games(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("terrinoth", ["me"], start=True)
    with guest.join(table) as visit:
        visit.apply("concede")
    found = guest.ask("GET", "/api/me/statistics")
    assert (found["games"], found["victories"]) == (1, 0)
    assert found["by_game"] == {"terrinoth": {"defeat": 1}}
    assert guest.ask("GET", "/api/me/tables") == []


def test_a_report_is_kept_with_the_game_and_has_a_number(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"], start=True)
    body = {"text": "The goblin laughed.", "table": table, "facts": {"agent": "test"}}
    first, second = (guest.ask("POST", "/api/reports", body)["number"] for _ in range(2))
    assert second == first + 1
    assert code(guest.request("POST", "/api/reports", {**body, "text": "x" * 5000})) == (413, "too-long")


# ---- content


def test_games_say_what_can_be_chosen_and_each_choice_can_be_played(service: Service) -> None:
    guest = service.guest()
    for game in guest.ask("GET", "/api/games"):
        played = questable.game(game["id"])
        assert game["content"] == played.card_set.hash
        for choice in game["choices"]:
            if choice["key"] == "heroes":
                continue
            for value in choice["values"]:
                players = 3 if choice["key"] == "drop_unused_heroes" else 2
                played.new({"players": players, choice["key"]: value}, 1)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("game", questable.GAMES)
def test_cards_and_rules_are_served_by_hash_and_language(service: Service, game: str, lang: str) -> None:
    guest = service.guest()
    content = questable.game(game).card_set.hash
    sheet = guest.ask("GET", f"/api/games/{game}/cards/{content}/{lang}")
    assert "immutable" in guest.headers["cache-control"]
    assert (sheet["game"], sheet["content"], sheet["lang"]) == (game, content, lang)
    assert len(sheet["cards"]) > 50
    chapters = guest.ask("GET", f"/api/games/{game}/rules/{lang}")
    assert sum(len(chapter["rules"]) for chapter in chapters) > 50
    assert code(guest.request("GET", f"/api/games/{game}/cards/other/{lang}")) == (404, "no-cards")
    assert code(guest.request("GET", f"/api/games/{game}/rules/xx"))[0] == 400
    assert code(guest.request("GET", f"/api/games/chess/rules/{lang}")) == (404, "no-game")


def test_sets_of_cards_are_listed(service: Service) -> None:
    sets = service.guest().ask("GET", "/api/card-sets")
    assert {(one["game"], one["current"]) for one in sets} == {("tenefyr", True), ("terrinoth", True)}


# ---- for who runs it, and for who attacks it


def test_health_readiness_and_metrics(service: Service) -> None:
    guest = service.guest()
    assert guest.ask("GET", "/healthz") == {
        "status": "ok",
        "version": questable.__version__,
        "compiled": questable.compiled(),
    }
    assert guest.ask("GET", "/readyz") == {"status": "ready"}
    status, text = guest.request("GET", "/metrics")
    assert status == 200
    assert b"questable_guests_total" in text
    assert b'questable_act_seconds_bucket{le="+Inf"}' in text


def test_every_answer_forbids_inline_scripts_and_referrers(service: Service) -> None:
    guest = service.guest()
    for path in ("/", "/api/games", "/nothing/here", "/api/nothing"):
        guest.request("GET", path)
        assert "script-src 'self'" in guest.headers["content-security-policy"]
        assert guest.headers["referrer-policy"] == "no-referrer"


def test_requests_from_other_sites_change_nothing(service: Service) -> None:
    guest = service.guest()
    assert code(guest.request("POST", "/api/me", None, Origin="http://evil.example")) == (403, "origin")
    assert code(guest.request("POST", "/api/me", None, Sec_Fetch_Site="cross-site")) == (403, "origin")
    same = service.address
    assert guest.request("POST", "/api/me", None, Origin=same)[0] == 200
    table = guest.new_table("tenefyr", ["me"])
    visit = TableConnection(guest, table, 0, "en", Origin="http://evil.example")
    assert visit.receive()["code"] == "origin"


def test_an_address_that_is_not_there_is_told_so(service: Service) -> None:
    guest = service.guest()
    assert code(guest.request("GET", "/api/nothing")) == (404, "no-page")
    assert code(guest.request("GET", "/missing.js")) == (404, "no-page")
    assert code(guest.request("DELETE", "/api/games"))[0] == 405
    assert guest.request("GET", "/t/anything")[0] == 200  # the client's own to understand


@pytest.mark.parametrize("path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fapp.py"])
def test_no_file_outside_the_client_is_served(service: Service, path: str) -> None:
    where = urlsplit(service.address)
    connection = HTTPConnection(where.hostname or "", where.port)
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert b"root:" not in text
    assert b"import" not in text


def test_bodies_that_are_too_large_or_no_json_are_refused(service: Service) -> None:
    guest = service.guest()
    assert code(guest.request("POST", "/api/tables", b"{" * 1000))[0] == 400
    assert code(guest.request("POST", "/api/tables", b" " * 70_000))[0] == 413
    assert code(guest.request("POST", "/api/tables", b"\xff\xfe"))[0] == 400


def test_the_interface_describes_itself(service: Service) -> None:
    schema = service.guest().ask("GET", "/api/schema/openapi.json")
    assert schema["openapi"].startswith("3.")
    for path in ("/api/me", "/api/tables", "/api/tables/{table}/replay", "/api/games/{game}/cards/{content}/{lang}"):
        assert path in schema["paths"]
    assert "http" not in json.dumps(schema["servers"])


def test_too_many_requests_are_told_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    limited = Service(str(tmp_path_factory.mktemp("limited") / "tables.db"), QUESTABLE_LIMITS="0.1").start()
    try:
        guest = limited.guest()
        answers = [guest.request("GET", "/api/games") for _ in range(40)]
        assert answers[0][0] == 200
        assert code(answers[-1]) == (429, "too-many")
        assert guest.request("GET", "/healthz")[0] == 200
    finally:
        limited.clean_up()


def test_a_number_beyond_all_bounds_gets_a_sentence(service: Service) -> None:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"], start=True)
    with guest.join(table) as visit:
        visit.apply("concede")
    huge = 10**60
    for status, problem in (
        guest.request("GET", f"/api/tables/{table}/steps?first={huge}"),
        guest.request("POST", f"/api/tables/{table}/branch", {"step": -huge}),
    ):
        assert (status, problem["code"]) in ((404, "no-step"), (400, "malformed"))
        assert problem["text"].endswith(".")
