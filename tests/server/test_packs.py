"""Packs on the server: upload, validation, play and storage; hostile packs are harmless."""

import io
import json
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.cli.app import main
from questable.testkit.service import Guest, Service

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
PACK = {"tenefyr": "toll-road", "terrinoth": "salt-fair"}
ABOUT = "id: {id}\nname: {{en: Test, fr: Essai}}\nversion: 1.0.0\nauthor: Tester\ngame: tenefyr\n{more}"
SKILL = "skills:\n  - {{id: {id}, hero: bard, name: {{en: Tune}}, power: 1, rules: [{rules}]}}\n"
MOST_SECONDS = 10.0  # for a refusal, on a machine that does other things too


def zipped(**files: str | bytes) -> bytes:
    """A zip of files, named without `.yaml`."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(f"{name}.yaml", text)
    return packed.getvalue()


def example(game: str) -> bytes:
    return questable.load_pack(EXAMPLES / PACK[game]).zip()


def small(id: str = "test", more: str = "", rules: str = "{draw: 1}") -> bytes:
    return zipped(pack=ABOUT.format(id=id, more=more), cards=SKILL.format(id=f"{id}-tune", rules=rules))


def bring(guest: Guest, data: bytes) -> Any:
    return guest.ask("POST", "/api/packs", data)


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Service]:
    made = Service(str(tmp_path / "tables.db")).start()
    yield made
    log = made.errors.read_text()
    made.clean_up()
    assert '"level":"error"' not in log, log


# ---- brought and looked at


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_pack_without_mistakes_is_kept_and_its_cards_are_drawn(service: Service, game: str) -> None:
    guest = service.guest()
    checked = bring(guest, example(game))
    assert checked["mistakes"] == []
    pack = checked["pack"]
    made = questable.load_pack(EXAMPLES / PACK[game])
    assert (pack["hash"], pack["id"], pack["game"], pack["yours"]) == (made.hash, made.id, game, True)
    assert [one["hash"] for one in guest.ask("GET", "/api/packs")] == [made.hash]
    assert guest.ask("GET", f"/api/packs/{made.hash}") == checked
    for lang in ("en", "nl"):
        book = guest.ask("GET", f"/api/games/{game}/book/{pack['content']}/{lang}")
        assert {*pack["cards"]} <= {card["id"] for card in book["sheet"]["cards"]}
    sheet = guest.ask("GET", f"/api/games/{game}/cards/{pack['content']}/fr")
    assert len(pack["cards"]) >= 4
    assert len(sheet["cards"]) > len(questable.game(game).card_set.card_ids) // 4
    status, data = guest.request("GET", f"/api/packs/{made.hash}/zip")
    assert (status, data) == (200, made.zip())


def test_all_mistakes_of_a_pack_are_named_with_file_and_line_and_nothing_is_kept(service: Service) -> None:
    guest = service.guest()
    checked = bring(guest, small(more="colour: red\n", rules="{drow: 1}, {draw: many}"))
    assert checked["pack"] is None
    places = [(one["file"], one["line"]) for one in checked["mistakes"]]
    assert places == [("cards.yaml", 2), ("cards.yaml", 2), ("pack.yaml", 6)]
    assert "did you mean 'draw'?" in checked["mistakes"][0]["text"]
    assert guest.ask("GET", "/api/packs") == []


def test_a_pack_belongs_to_who_brought_it(service: Service) -> None:
    ann, bob = service.guest(), service.guest()
    hash = bring(ann, small("hers"))["pack"]["hash"]
    assert bob.ask("GET", "/api/packs") == []
    assert bob.ask("GET", f"/api/packs/{hash}")["pack"]["yours"] is False
    assert code(bob.request("DELETE", f"/api/packs/{hash}")) == (404, "no-pack")
    assert ann.ask("GET", "/api/me/export")["packs"] == [hash]
    ann.ask("DELETE", f"/api/packs/{hash}")
    assert code(ann.request("GET", f"/api/packs/{hash}")) == (404, "no-pack")
    assert code(Guest(service).request("POST", "/api/packs", small())) == (401, "no-profile")


# ---- played with


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_table_plays_with_its_packs_and_its_replay_names_them(
    service: Service, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = service.guest()
    pack = bring(guest, example(game))["pack"]
    table = guest.new_table(game, ["me", "heuristic"], packs=[pack["hash"]], start=True)
    seen = guest.ask("GET", f"/api/tables/{table}")
    assert seen["content"] == pack["content"]
    assert [one["id"] for one in seen["packs"]] == [PACK[game]]
    guest.ask("DELETE", f"/api/packs/{pack['hash']}")  # the table keeps it
    with guest.join(table) as visit:
        assert visit.welcome["content"] == pack["content"]
        answers = 0
        while answers < 25 and visit.update["status"] == "playing":
            if visit.may_answer():
                answers += visit.answer(answers)["type"] == "done"
            else:
                visit.receive()
        assert any(line["text"] for line in visit.log)
        seat = visit.decision["answers"] if visit.decision else None
        if seat is not None:
            assert visit.ask({"type": "ask-hint", "seat": seat})["type"] == "hint"
        visit.apply("concede")
    status, replay = guest.request("GET", f"/api/tables/{table}/replay")
    assert status == 200
    assert [label.split()[-1] for label in replay["packs"]] == [pack["hash"]]
    (tmp_path / "pack.zip").write_bytes(guest.request("GET", f"/api/packs/{pack['hash']}/zip")[1])
    (tmp_path / "game.json").write_text(json.dumps(replay))
    assert main(["replay", str(tmp_path / "game.json"), "--verify", "--pack", str(tmp_path / "pack.zip")]) == 0
    assert main(["replay", str(tmp_path / "game.json"), "--verify"]) == 2
    assert "give the same packs" in capsys.readouterr().err
    again = guest.ask("POST", f"/api/tables/{table}/rematch")
    assert again["content"] == pack["content"]


def test_a_table_keeps_its_packs_over_a_restart(own_service: Service) -> None:
    """Also for bots, whose processes have to load the cards."""
    guest = own_service.guest()
    pack = bring(guest, example("tenefyr"))["pack"]
    table = guest.new_table("tenefyr", ["me", "heuristic"], packs=[pack["hash"]], start=True)
    guest.ask("DELETE", f"/api/packs/{pack['hash']}")
    own_service.kill()
    own_service.start()
    with guest.join(table) as visit:
        assert visit.welcome["content"] == pack["content"]
        bots = 0
        for _ in range(200):
            if visit.may_answer():
                visit.answer()
            else:
                bots += visit.receive()["type"] == "update"
            if bots > 3:
                return
    raise AssertionError("no bot answered")


def test_two_packs_lie_over_each_other_in_the_order_given(service: Service) -> None:
    guest = service.guest()
    one, two = (bring(guest, small(id))["pack"]["hash"] for id in ("one", "two"))
    table = guest.new_table("tenefyr", ["me"], packs=[two, one])
    seen = guest.ask("GET", f"/api/tables/{table}")
    assert [pack["id"] for pack in seen["packs"]] == ["two", "one"]
    assert seen["content"].split(".")[1:] == [two, one]


def test_packs_that_do_not_go_together_are_refused_with_their_mistakes(service: Service) -> None:
    guest = service.guest()
    one = bring(guest, small("one"))["pack"]["hash"]
    same_card = zipped(pack=ABOUT.format(id="other", more=""), cards=SKILL.format(id="one-tune", rules="{draw: 2}"))
    clash = bring(guest, same_card)["pack"]["hash"]
    newer = bring(guest, small("one", rules="{draw: 3}"))["pack"]["hash"]
    quest = bring(guest, example("terrinoth"))["pack"]["hash"]
    tables = {
        "packs-unfit": [one, clash],
        "config": [one, newer],
        "no-pack": ["f" * 32],
        "many-packs": [one] * 5,
    }
    for error, packs in tables.items():
        status, body = guest.request("POST", "/api/tables", {"game": "tenefyr", "packs": packs})
        assert (body["code"], status >= 400) == (error, True), body
    status, body = guest.request("POST", "/api/tables", {"game": "tenefyr", "packs": [quest]})
    assert (status, body["text"]) == (400, "The pack 'salt-fair' is for terrinoth, not for tenefyr.")
    content = f"{questable.game('tenefyr').card_set.hash}.{one}.{clash}"
    assert code(guest.request("GET", f"/api/games/tenefyr/book/{content}/en")) == (409, "packs-unfit")


# ---- hostile ones


def bomb() -> bytes:
    return zipped(pack=ABOUT.format(id="bomb", more=""), a="x" * 900_000_0)


def climber() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("pack.yaml", ABOUT.format(id="climber", more=""))
        archive.writestr("../../etc/cron.d/evil.yaml", "a: 1")
    return packed.getvalue()


def crowd() -> bytes:
    cards = "".join(f"  - {{id: b{n}, name: {{en: A}}, power: 0, copies: 99}}\n" for n in range(2000))
    return zipped(pack=ABOUT.format(id="crowd", more=""), a="basics:\n" + cards)


HOSTILE = {
    "no zip": (b"hello", "this is no zip"),
    "an empty body": (b"", "this is no zip"),
    "half a zip": (small()[:-30], "this is no zip"),
    "a zip bomb": (bomb(), "the file is too large"),
    "a way out": (climber(), "its name leads out of the pack"),
    "too many cards": (crowd(), "together these are"),
    "deep nesting": (zipped(pack=ABOUT.format(id="deep", more=""), a="x: " + "[" * 200_000), "nested more than"),
    "exploding aliases": (
        zipped(pack=ABOUT.format(id="alias", more=""), a="a: &a [x, x]\nb: [*a, *a]\n"),
        "anchors and aliases are not allowed",
    ),
    "endless rules": (
        small("endless", rules="{for-each: 99, do: [" * 3 + "{draw: 1}" + "]}" * 3),
        "these rules can come to",
    ),
    "the name of the game": (small("tenefyr"), "a pack needs one of its own"),
    "no pack at all": (zipped(cards="skills: []"), "it has no pack.yaml"),
}


@pytest.mark.parametrize("kind", list(HOSTILE))
def test_a_hostile_pack_is_refused_while_tables_go_on(service: Service, kind: str) -> None:
    data, sentence = HOSTILE[kind]
    guest = service.guest()
    began = time.monotonic()
    checked = bring(guest, data)
    assert time.monotonic() - began < MOST_SECONDS
    assert checked["pack"] is None
    assert any(sentence in one["text"] for one in checked["mistakes"]), checked
    assert guest.ask("GET", "/api/packs") == []


def test_more_than_a_zip_may_hold_is_not_read(service: Service) -> None:
    assert code(service.guest().request("POST", "/api/packs", b"PK" * 600_000)) == (413, "too-large")


def test_a_text_of_a_pack_is_no_markup(service: Service) -> None:
    """It is sent as JSON, and pages forbid inline scripts."""
    guest = service.guest()
    name = "<script>alert(1)</script>"
    data = zipped(pack=ABOUT.format(id="script", more="").replace("Test", name), cards=SKILL.format(id="s", rules=""))
    checked = bring(guest, data)
    assert checked["pack"]["name"] == name
    assert guest.headers["content-type"] == "application/json"
    assert guest.headers["x-content-type-options"] == "nosniff"


def test_packs_are_limited_in_number_size_and_rate(tmp_path: Path) -> None:
    tight = Service(str(tmp_path / "tables.db"), QUESTABLE_LIMITS="0.3", QUESTABLE_PACK_MEGABYTES="0").start()
    try:
        guest = tight.guest()
        assert bring(guest, small("first"))["pack"] is not None
        assert code(guest.request("POST", "/api/packs", small("second"))) == (409, "packs-full")
        assert bring(guest, small("first"))["pack"] is not None  # it is there already
        assert code(guest.request("POST", "/api/packs", small("third"))) == (429, "too-many")
    finally:
        tight.clean_up()
