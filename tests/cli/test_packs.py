"""`questable pack`, and the option `--pack` of other commands."""

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest

import questable

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
TOLL_ROAD = EXAMPLES / "toll-road"
LETTERS = "allowed: a name with letters, 30 or fewer, such as 'Toll Road'."


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run commands in the folder of the test."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


# ---- pack new


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_new_pack_is_right_and_can_be_played_as_it_is(run: Any, here: Path, game: str) -> None:
    done = run("pack", "new", game, "Old Ferry")
    assert (done.code, done.err) == (0, "")
    assert sorted(path.name for path in (here / "old-ferry").iterdir()) == ["cards.yaml", "pack.yaml"]
    assert "no mistakes" in run("cards", "check", "old-ferry").out
    pack = questable.load_pack(here / "old-ferry")
    assert (pack.id, pack.name["en"], pack.game) == ("old-ferry", "Old Ferry", game)
    added = set(questable.game(game, [pack]).card_set.card_ids) - set(questable.game(game).card_set.card_ids)
    assert added
    assert all(id.startswith("old-ferry-") for id in added)
    figures = json.loads(run("sim", game, "--games", 2, "--pack", "old-ferry", "--json").out)
    assert (figures["games"], figures["packs"]) == (2, [pack.label])


@pytest.mark.parametrize("game", questable.GAMES)
def test_what_is_commented_out_in_a_new_pack_is_right_too(run: Any, here: Path, game: str) -> None:
    run("pack", "new", game, "Old Ferry")
    file = here / "old-ferry" / "cards.yaml"
    head, mark, tail = file.read_text("utf-8").rpartition("#\n# ")
    assert mark
    file.write_text(head + tail.replace("\n# ", "\n"), "utf-8")
    before = run("cards", "check", "old-ferry")
    assert (before.code, before.out.count("no mistakes")) == (0, 1), before.out


def test_a_name_is_kept_as_it_is_and_gives_the_id(run: Any, here: Path) -> None:
    assert run("pack", "new", "tenefyr", 'L\'été "bleu"').code == 0
    pack = questable.load_pack(here / "lete-bleu")
    assert pack.name["en"] == 'L\'été "bleu"'


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("chess", "Mine"), "game is 'chess'; allowed: tenefyr, terrinoth."),
        (("tenefyr", "!?"), f"NAME is '!?'; {LETTERS}"),
        (
            ("tenefyr", "x" * 31),
            f"NAME is '{'x' * 31}'; {LETTERS}",
        ),
        (("tenefyr", "Tenefyr"), "NAME is 'Tenefyr', which is the name of a game; name your pack otherwise."),
        (("tenefyr", "Taken"), "taken is there already: name another folder with --out."),
    ],
)
def test_a_pack_that_cannot_be_begun_is_refused(
    run: Any, here: Path, arguments: tuple[str, str], expected: str
) -> None:
    (here / "taken").mkdir()
    done = run("pack", "new", *arguments)
    assert (done.code, done.err) == (2, f"{expected}\n")
    assert [path.name for path in here.iterdir()] == ["taken"]


# ---- pack build


def test_a_pack_is_built_and_the_zip_plays_the_same(run: Any, here: Path) -> None:
    done = run("pack", "build", TOLL_ROAD)
    label = questable.load_pack(TOLL_ROAD).label
    assert (done.code, done.out) == (0, f"toll-road-1.0.0.zip: {label}\n")
    with zipfile.ZipFile(here / "toll-road-1.0.0.zip") as archive:
        assert archive.namelist() == ["boss.yaml", "dungeon.yaml", "pack.yaml"]
    options = ("sim", "tenefyr", "--games", 3, "--json", "--pack")
    folder, file = (json.loads(run(*options, path).out) for path in (TOLL_ROAD, "toll-road-1.0.0.zip"))
    assert (folder["wins"], folder["decisions"], folder["packs"]) == (file["wins"], file["decisions"], file["packs"])


def test_a_pack_with_mistakes_is_not_built(run: Any, here: Path) -> None:
    run("pack", "new", "tenefyr", "Old Ferry")
    file = here / "old-ferry" / "cards.yaml"
    file.write_text(file.read_text("utf-8").replace("draw: 1", "drow: 1"), "utf-8")
    done = run("pack", "build", "old-ferry")
    assert done.code == 1
    assert done.err.endswith(": unknown effect 'drow'; did you mean 'draw'?\n")
    assert [path.name for path in here.iterdir()] == ["old-ferry"]


@pytest.mark.parametrize(
    ("arguments", "code", "expected"),
    [
        (("nowhere",), 2, "There is no file or folder nowhere."),
        ((".",), 1, ".:1: this is no pack: it has no pack.yaml"),
        ((TOLL_ROAD, "--out", "."), 2, ". cannot be written: Is a directory."),
    ],
)
def test_what_cannot_be_built_is_refused(run: Any, arguments: tuple[object, ...], code: int, expected: str) -> None:
    done = run("pack", "build", *arguments)
    assert (done.code, done.err) == (code, f"{expected}\n")


# ---- playing with packs


def test_a_game_with_a_pack_is_taken_up_whatever_became_of_the_pack(run: Any, here: Path) -> None:
    run("pack", "new", "tenefyr", "Old Ferry")
    options = ("--players", 2, "--seed", 3, "--save", "game.json", "--lang", "en")
    done = run("play", "tenefyr", "--pack", "old-ferry", *options, typed="1\n1\nq\n")
    assert done.code == 0
    for file in (here / "old-ferry").iterdir():
        file.unlink()
    done = run("play", "--resume", "game.json", typed="q\n")
    assert done.code == 0
    assert "goes on where it stood" in done.out
    replay = json.loads((here / "game.json").read_text("utf-8"))["replay"]
    assert [pack.split()[0] for pack in replay["packs"]] == ["old-ferry"]


def test_a_resumed_game_has_its_own_packs(run: Any, here: Path) -> None:
    run("play", "tenefyr", "--players", 2, "--seed", 3, "--save", "game.json", typed="q\n")
    done = run("play", "--resume", "game.json", "--pack", TOLL_ROAD)
    assert (done.code, done.err) == (2, "--resume goes on with a game as it was begun; leave out --pack.\n")


def test_a_replay_is_verified_with_its_packs_only(run: Any, here: Path) -> None:
    options = ("--players", 2, "--seed", 3, "--save", "game.json")
    run("play", "tenefyr", "--pack", TOLL_ROAD, *options, typed="1\n1\nq\n")
    replay = json.loads((here / "game.json").read_text("utf-8"))["replay"]
    (here / "replay.json").write_text(json.dumps(replay), "utf-8")
    assert run("replay", "replay.json", "--verify", "--pack", TOLL_ROAD).code == 0
    label = questable.load_pack(TOLL_ROAD).label
    done = run("replay", "replay.json", "--verify")
    expected = f"This replay was made with the pack {label}, and is read with no packs: give the same packs.\n"
    assert (done.code, done.err) == (2, expected)


def test_a_damaged_pack_in_a_saved_game_is_a_clear_sentence(run: Any, here: Path) -> None:
    options = ("--players", 2, "--seed", 3, "--save", "game.json")
    run("play", "tenefyr", "--pack", TOLL_ROAD, *options, typed="q\n")
    saved = json.loads((here / "game.json").read_text("utf-8"))
    saved["packs"] = ["AAAA"]
    (here / "game.json").write_text(json.dumps(saved), "utf-8")
    done = run("play", "--resume", "game.json")
    assert (done.code, done.err) == (1, "game.json:1: this is no zip that can be read: File is not a zip file\n")


@pytest.mark.parametrize("command", [("play", "tenefyr"), ("sim", "tenefyr"), ("cards", "list", "tenefyr")])
@pytest.mark.parametrize(
    ("pack", "code", "expected"),
    [
        ("nowhere", 2, "There is no file or folder nowhere."),
        (EXAMPLES / "salt-fair", 2, "The pack 'salt-fair' is for terrinoth, not for tenefyr."),
        (EXAMPLES, 1, f"{EXAMPLES}:1: this is no pack: it has no pack.yaml"),
    ],
)
def test_a_pack_that_cannot_be_played_with_is_a_clear_sentence(
    run: Any, command: tuple[str, ...], pack: object, code: int, expected: str
) -> None:
    done = run(*command, "--pack", pack)
    assert (done.code, done.err, done.out) == (code, f"{expected}\n", "")


def test_sim_plays_packs_in_several_processes(run: Any) -> None:
    options = ("sim", "tenefyr", "--games", 4, "--players", 2, "--boss", "toll-baron", "--pack", TOLL_ROAD, "--json")
    one, two = (json.loads(run(*options, "--jobs", jobs).out) for jobs in (1, 2))
    assert (one["wins"], one["decisions"]) == (two["wins"], two["decisions"])


def test_sim_takes_packs_as_a_setting_too(run: Any) -> None:
    done = run("sim", "tenefyr", "--games", 2, "--set", f'packs=["{TOLL_ROAD}"]', "--set", "boss=toll-baron", "--json")
    assert done.code == 0
    assert "packs" not in json.loads(done.out)["config"]
    assert json.loads(done.out)["packs"] == [questable.load_pack(TOLL_ROAD).label]


def test_nothing_is_written_beside_what_was_asked_for(run: Any, here: Path) -> None:
    run("cards", "check", TOLL_ROAD)
    run("cards", "list", "tenefyr", "--pack", TOLL_ROAD)
    assert os.listdir(here) == []
