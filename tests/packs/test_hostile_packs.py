"""Malicious packs are refused with a clear message, within time and memory limits and without side effects.

Each pack is checked in a separate process that measures its own time and memory.
"""

import io
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import questable
from questable.cli.app import main
from questable.games.terrinoth.testkit.scene import QuestScene
from questable.kernel.errors import EndlessEffect

MakePack = Callable[..., Path]

MOST_SECONDS = 4.0  # of the processor; less than two, but where others use it too
MOST_MEGABYTES = 200
CHECK = """\
import json, resource, sys
from pathlib import Path
from questable.cards.check import check_path
from questable.kernel.errors import QuestableError
text = ""
try:
    check_path(Path(sys.argv[1]))
except QuestableError as error:
    text = str(error)
used = resource.getrusage(resource.RUSAGE_SELF)
status = Path("/proc/self/status").read_text()
peak = int(status.partition("VmHWM:")[2].split()[0]) // 1024
print(json.dumps({"text": text, "seconds": used.ru_utime + used.ru_stime, "megabytes": peak}))
"""
ABOUT = "id: test\nname: {en: Test}\nversion: 1.0.0\nauthor: Tester\ngame: tenefyr\n"
OPTION = "{name: {en: A}, rules: []}"
REWARD = f"  - {{id: r%d, level: 1, kind: each, editions: [2019], name: {{en: A}}, options: [{OPTION}, {OPTION}]}}\n"
RULES = "skills:\n  - {{id: test, hero: bard, name: {{en: A}}, power: 1, rules: [{}]}}\n"


@dataclass
class Done:
    lines: list[str]
    seconds: float
    megabytes: int


def check(path: Path) -> Done:
    """The messages of checking a pack, with the time and memory it took."""
    done = subprocess.run(
        [sys.executable, "-c", CHECK, str(path)], check=True, capture_output=True, text=True, timeout=60, env=os.environ
    )
    found = json.loads(done.stdout)
    return Done(found["text"].replace(f"{path}/", "").splitlines(), found["seconds"], found["megabytes"])


def refused(path: Path) -> list[str]:
    done = check(path)
    assert done.lines
    assert done.seconds < MOST_SECONDS
    assert done.megabytes < MOST_MEGABYTES
    return done.lines


def nested(opening: str, closing: str, depth: int) -> str:
    return opening * depth + "{draw: 1}" + closing * depth


def huge_file() -> str:
    return f"x: '{'a' * 5_000_000}'"


def million_cards() -> str:
    return "dungeon-cards:\n" + "".join(f"- {{id: c{number}}}\n" for number in range(1_000_000))


HOSTILE: dict[str, tuple[str | bytes | Callable[[], str], str]] = {
    "a huge file": (huge_file, "a.yaml:1: the file is too large; allowed: 256 KB"),
    "a million cards": (million_cards, "a.yaml:1: the file is too large; allowed: 256 KB"),
    "as many cards as fit": (
        "rewards:\n" + "".join(REWARD % number for number in range(1900)),
        "pack.yaml:1: together these are 2,058 cards; allowed: 2,000",
    ),
    "many copies": (
        "basics:\n" + "".join(f"  - {{id: b{n}, name: {{en: A}}, power: 0, copies: 99}}\n" for n in range(50)),
        "pack.yaml:1: together these are 5,108 cards; allowed: 2,000",
    ),
    "a long list": ("x: [" + "a," * 130_000 + "a]", "a.yaml:1: the file holds more than 50000 values"),
    "deep lists": ("x: " + "[" * 200_000, "a.yaml:1: values are nested more than 40 deep"),
    "deep mappings": ("x: " + "{a: " * 60_000, "a.yaml:1: values are nested more than 40 deep"),
    "deep blocks": ("".join(" " * n + "a:\n" for n in range(700)), "a.yaml:42: values are nested more than 40 deep"),
    "deep keys": ("? " * 100_000, "a.yaml:1: a key is a word or a number, not a list or a mapping"),
    "aliases that explode": (
        "a: &a [x, x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}, *{a}]\n" for a, b in zip("abcdefghij", "bcdefghijk")),
        "a.yaml:1: anchors and aliases are not allowed; write it out",
    ),
    "an alias of itself": ("a: &a [*a]", "a.yaml:1: anchors and aliases are not allowed; write it out"),
    "a tag": (
        "a: !!str b",
        "a.yaml:1: tags such as 'tag:yaml.org,2002:str' are not allowed: a card file is plain data",
    ),
    "two documents": (
        "heroes: []\n---\nheroes: []\n",
        "a.yaml:2: a second document begins here; a card file holds one",
    ),
    "UTF-16": ("dungeon-cards: []".encode("utf-16"), "a.yaml:1: this is not UTF-8 text"),
    "Latin-1": ("heroes:\n  - id: é".encode("latin-1"), "a.yaml:2: this is not UTF-8 text"),
    "control characters": (b"heroes:\n- \x00\x01", "a.yaml:2: this is not YAML: control characters are not allowed"),
    "a text that moves the cursor": (
        'heroes:\n  - {id: bard, name: {en: "\\e[2J"}}\n',
        "a.yaml:2: 'en' holds a character that cannot be printed: '\\x1b[2J'",
    ),
    "a text that turns around": (
        'heroes:\n  - {id: bard, name: {en: "\\u202e"}}\n',
        "a.yaml:2: 'en' holds a character that cannot be printed: '\\u202e'",
    ),
    "a long name": (
        f"heroes:\n  - {{id: bard, name: {{en: {'a' * 61}}}}}\n",
        "a.yaml:2: 'en' has 61 letters; allowed: 60 or fewer",
    ),
    "a long number": (
        f"basics:\n  - {{id: a, name: {{en: A}}, power: 1, copies: {'9' * 100_000}}}\n",
        f"a.yaml:2: 'copies' is a whole number from 1 to 99, not '{'9' * 59}…",
    ),
    "rules that never end": (
        RULES.format(nested("{for-each: 99, do: [", "]}", 3)),
        "a.yaml:2: these rules can come to 980,200 effects; allowed: 1,000",
    ),
    "rules without measure": (
        RULES.format("{draw: 1}, " * 20_000),
        "a.yaml:2: these rules can come to 20,000 effects; allowed: 1,000",
    ),
    "rules in rules": (RULES.format(nested("{may: [", "]}", 15)), "a.yaml:2: effects are nested more than 12 deep"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused(pack: MakePack, name: str) -> None:
    text, message = HOSTILE[name]
    about = "replaces: [bard]\n" if "{id: bard," in str(text)[:50] else ""
    assert message in refused(pack(more=about, a=text() if callable(text) else text))


def test_nothing_in_a_pack_is_run(pack: MakePack, tmp_path: Path) -> None:
    mark = tmp_path / "run"
    [line] = refused(pack(a=f"a: !!python/object/apply:os.mkdir ['{mark}']"))
    assert "are not allowed: a card file is plain data" in line
    assert not mark.exists()


def test_thousands_of_mistakes_end_with_the_hundredth(pack: MakePack) -> None:
    wrong = "".join(f"  - {{id: a{n}, level: 1, icon: ratt{n}}}\n" for n in range(5000))
    lines = refused(pack(a=f"dungeon-cards:\n{wrong}"))
    assert len(lines) == 101
    assert lines[-1] == "These are the first 100 mistakes; there may be more."


def test_a_whole_pack_is_bounded_too(pack: MakePack) -> None:
    files = {f"f{number}": "#" * 200_000 for number in range(5)}
    assert refused(pack(**files))[0].endswith("the pack is too large; allowed: 512 KB of card files")


def test_links_and_pipes_are_not_followed(pack: MakePack, tmp_path: Path) -> None:
    path = pack()
    (path / "secret.yaml").symlink_to("/etc/passwd")
    (path / "etc").symlink_to("/etc")
    os.mkfifo(path / "pipe.yaml")
    message = "this is a link or no plain file; a pack holds plain files"
    assert refused(path) == [f"pipe.yaml:1: {message}", f"secret.yaml:1: {message}"]


def test_a_folder_of_many_files_is_not_walked_to_its_end(pack: MakePack) -> None:
    path = pack()
    for number in range(2100):
        (path / f"f{number}.txt").touch()
    assert refused(path)[0].endswith("the folder holds more than 2000 files")


def test_many_card_files_and_deep_folders_are_refused(pack: MakePack) -> None:
    path = pack(**{f"f{number:03}": "" for number in range(120)})
    assert refused(path) == ["f100.yaml:1: a pack holds 100 card files or fewer"]
    path = pack("deep")
    (path / "d/d/d/d/d/d/d/d").mkdir(parents=True)
    assert refused(path) == ["d/d/d/d/d/d/d:1: folders are nested more than 6 deep"]


def test_something_that_is_no_file_is_refused() -> None:
    assert refused(Path("/dev/zero")) == ["/dev/zero is neither a folder nor a file."]


# ---- zips


def zipped(path: Path, *entries: tuple[str | zipfile.ZipInfo, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.yaml", ABOUT)
        for name, text in entries:
            archive.writestr(name, text)
    return path


def test_a_zip_that_swells_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "bomb.zip", ("a.yaml", bytes(300_000_000)))
    assert path.stat().st_size < 1_000_000
    assert refused(path) == ["a.yaml:1: the file is too large; allowed: 256 KB"]


def test_a_zip_that_lies_about_its_size_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "liar.zip", ("a.yaml", bytes(300_000_000)))
    data = path.read_bytes().replace((300_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))
    path.write_bytes(data)
    lines = refused(path)
    assert any("a.yaml:1" in line or "no zip that can be read" in line for line in lines)


def test_names_that_lead_out_of_a_zip_are_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "out.zip", ("../../out.yaml", "a: 1"), ("/tmp/out.yaml", "a: 1"), ("c:\\out.yaml", "a: 1"))
    before = sorted(tmp_path.rglob("*"))
    lines = refused(path)
    assert len(lines) == 3
    assert all(line.endswith(":1: its name leads out of the pack") for line in lines)
    assert sorted(tmp_path.rglob("*")) == before
    assert not Path("/tmp/out.yaml").exists()


def test_links_in_a_zip_are_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("secret.yaml")
    link.external_attr = 0o120777 << 16
    assert refused(zipped(tmp_path / "link.zip", (link, "/etc/passwd"))) == [
        "secret.yaml:1: this is a link; a pack holds plain files"
    ]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "twice.zip", ("a.yaml", "heroes:"), ("a.yaml", "skills:"))
    assert refused(path) == ["a.yaml:1: the zip holds this file twice"]


def test_many_entries_are_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "many.zip", *((f"f{number}", "") for number in range(2500)))
    assert refused(path)[0].endswith("the zip holds more than 2000 files")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"PK\x03\x04" + bytes(range(256)) * 20, "this is no zip that can be read: File is not a zip file"),
        (bytes(2_000_000), "the zip is too large; allowed: 1024 KB"),
        (b"", "this is no zip that can be read: File is not a zip file"),
    ],
    ids=["garbage", "large", "empty"],
)
def test_what_is_no_zip_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "pack.zip"
    path.write_bytes(data)
    assert refused(path) == [f"{path}:1: {message}"]


def test_unusual_compression_is_refused(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("pack.yaml", ABOUT)
    path = tmp_path / "pack.zip"
    path.write_bytes(packed.getvalue())
    assert refused(path) == ["pack.yaml:1: the file is packed in an unusual way; allowed: stored, deflated"]


def test_a_damaged_zip_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "pack.zip", ("a.yaml", "heroes: []\n" * 2000))
    data = bytearray(path.read_bytes())
    at = data.index(b"a.yaml") + 10
    data[at : at + 8] = b"\xff" * 8
    path.write_bytes(data)
    assert "this is no zip that can be read" in refused(path)[0]


# ---- what only play can show

ENDLESS = """\
heroes:
  - id: test-hero
    archetype: warrior
    health: 20
    name: {en: "Echo"}
    rules: [{when: would-suffer, do: [{suffer: {hero: you, wounds: 1}}]}]
"""


def test_effects_that_never_end_are_broken_off_and_the_table_stays_as_it_was(pack: MakePack) -> None:
    game = questable.game("terrinoth", [pack(game="terrinoth", a=ENDLESS)])
    s = QuestScene(["test-hero", "kari-wraithstalker"], game=game)
    s.engage("test-hero", "bandit")
    s.dice("success", "defense", "counterattack")
    s.activate("test-hero", "attack")
    before = s.table.digest()
    with pytest.raises(EndlessEffect, match="The effects of test-hero never end; the game stays as it was"):
        s.table.apply("defend:0")
    assert s.table.digest() == before
    assert s.options() == ["defend:1", "defend:0"]


def test_a_simulation_of_effects_that_never_end_is_one_sentence(
    pack: MakePack, capsys: pytest.CaptureFixture[str]
) -> None:
    path = pack(game="terrinoth", a=ENDLESS)
    party = '[["test-hero"],["elder-mok"]]'
    code = main(["sim", "terrinoth", "--games", "3", "--pack", str(path), "--set", f"heroes={party}"])
    assert (code, capsys.readouterr().err) == (2, "The effects of test-hero never end; the game stays as it was.\n")
