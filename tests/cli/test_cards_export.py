"""`questable cards gallery` and `questable cards print`."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import questable

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the example pack for Tenefyr."""
    return Path(shutil.copytree(ROOT / "examples" / "packs" / "toll-road", tmp_path / "pack"))


def test_the_gallery_holds_both_games_in_three_languages(run: Any, tmp_path: Path) -> None:
    done = run("cards", "gallery", "--out", tmp_path / "gallery", "--lang", "fr")
    assert (done.code, done.err) == (0, "")
    assert "294 cards in 3 languages" in done.out
    page = (tmp_path / "gallery" / "index.html").read_text("utf-8")
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert all(f'"lang":"{lang}"' in page for lang in ("en", "fr", "nl"))


def test_the_gallery_of_a_pack(run: Any, tmp_path: Path, pack: Path) -> None:
    done = run("cards", "gallery", "--pack", pack, "--out", tmp_path / "gallery")
    assert (done.code, done.err) == (0, "")
    page = (tmp_path / "gallery" / "index.html").read_text("utf-8")
    assert '"id":"turnpike-keeper"' in page
    assert '"id":"orc"' not in page


def test_cards_to_print(run: Any, tmp_path: Path, pack: Path) -> None:
    done = run(
        "cards",
        "print",
        "--pack",
        pack,
        "--out",
        tmp_path / "cards.pdf",
        "--paper",
        "letter",
        "--no-backs",
        "--each",
        1,
    )
    assert (done.code, done.err) == (0, "")
    assert len(PdfReader(tmp_path / "cards.pdf").pages) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gallery"], "--out"),
        (["gallery", "chess", "--out", "x"], f"game is 'chess'; allowed: {', '.join(questable.GAMES)}."),
        (["gallery", "--lang", "de", "--out", "x"], "lang is 'de'; allowed: en, fr, nl."),
        (["gallery", "--pack", "nowhere", "--out", "x"], "nowhere"),
        (["print", "--out", "x"], "Name the game to print"),
        (["print", "tenefyr", "--paper", "a5", "--out", "x"], "paper is 'a5'; allowed: a4, letter."),
        (["print", "tenefyr", "--each", 0, "--out", "x"], "each is 0; allowed: 1 to 99."),
        (["print", "tenefyr", "--each", 1, "--out", "/dev/null/x.pdf"], "/dev/null/x.pdf cannot be written"),
        (["gallery", "tenefyr", "--out", "/dev/null/x"], "/dev/null/x cannot be written"),
    ],
)
def test_a_mistake_is_one_sentence(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[Any], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("cards", *arguments)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert len(done.err.splitlines()) == 1
    assert list(tmp_path.glob("x*")) == []


def test_a_pack_of_another_game_is_refused(run: Any, tmp_path: Path, pack: Path) -> None:
    done = run("cards", "gallery", "terrinoth", "--pack", pack, "--out", tmp_path / "gallery")
    assert done.code == 2
    assert "is for tenefyr, not for terrinoth." in done.err


def test_a_pack_with_a_mistake_is_refused_with_its_place(run: Any, tmp_path: Path, pack: Path) -> None:
    cards = pack / "dungeon.yaml"
    cards.write_text(cards.read_text("utf-8").replace("icon:", "icoon:", 1))
    done = run("cards", "gallery", "--pack", pack, "--out", tmp_path / "gallery")
    assert done.code == 1
    assert "dungeon.yaml:" in done.err
    assert not (tmp_path / "gallery").exists()
