"""The texts of questions, answers and events of Tenefyr in three languages."""

import random
import re
from typing import cast

import pytest

import questable
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.names import TenefyrNames, tenefyr_names
from questable.games.tenefyr.rules.constants import EVENTS, KINDS, TAGS
from questable.kernel.decision import Decision, Option
from questable.kernel.events import EventKind
from questable.text.catalogue import has_message
from questable.text.display_names import Json
from questable.text.languages import LANGUAGES
from questable.text.messages import decision_text, event_text, narrate, option_text

GAME = questable.game("tenefyr")
PLAYERS = ("Ada", "Émile", "Joris", "Ine")
NBSP = "\u00a0"
SOME = {"seat": 1, "card": "orc", "place": "dungeon-4", "number": 2}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def names() -> TenefyrNames:
    return TenefyrNames(GAME.cards, PLAYERS, {"boss": 0, "dungeon-4": 2}, enemy="toll-troll")


def event(id: str, cause: str | None = None, **args: object) -> Json:
    return {"number": 0, "revision": 0, "id": id, "args": args, "cause": cause}


def some_event(kind: EventKind) -> Json:
    args = {name: SOME[what] for name, what in kind.arguments}
    if kind.name == "reward-taken":
        args["card"] = "oracle"
    return event(kind.name, "war-drummer", **args)


def decision(kind: str, about: str | None = None, *options: Option) -> Decision:
    return Decision(kind, (0,), 0, options, about)


def proper(text: str, lang: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$]|  | [,.]|None\b.", text), text
    if lang == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!]", text), text


# ---- nothing is without words


def test_every_question_answer_and_event_has_text(lang: str) -> None:
    ids = [f"decision-{kind}" for kind in KINDS if kind]
    ids += [f"option-{tag.name}" for tag in TAGS]
    ids += [f"event-{kind.name}" for kind in EVENTS]
    assert [id for id in ids if not has_message(lang, MESSAGES, id)] == []


def test_every_event_can_be_told(lang: str, names: TenefyrNames) -> None:
    lines = [event_text(some_event(kind), lang, names) for kind in EVENTS]
    for line in lines:
        proper(line, lang)
        assert line[0].isupper(), line
    assert len(set(lines)) == len(lines)


def test_every_question_is_one(lang: str, names: TenefyrNames) -> None:
    for kind in KINDS:
        if kind:
            text = decision_text(decision(kind), lang, names)
            proper(text, lang)
            assert "?" in text
            assert text[0].isupper()


# ---- a whole game


@pytest.mark.parametrize("players", [1, 4])
def test_a_game_is_told_from_beginning_to_end(lang: str, players: int) -> None:
    table = GAME.new({"players": players}, 3, record=True)
    chance = random.Random(players)
    for _ in range(150):
        pending = table.decision
        if pending is None:
            break
        view = table.view(0)
        names = tenefyr_names(GAME.cards, view, PLAYERS)
        asked = cast(dict[str, object], view["decision"])
        assert (
            decision_text(view, lang, names) == decision_text(asked, lang, names) == decision_text(pending, lang, names)
        )
        proper(decision_text(view, lang, names), lang)
        labels = [option_text(option, lang, names, view) for option in cast(list[Json], asked["options"])]
        assert labels == [option_text(option, lang, names, pending) for option in pending.options]
        for label in labels:
            proper(label, lang)
        table.apply(chance.choice(pending.options).key)
    lines = narrate(table.events(0), lang, tenefyr_names(GAME.cards, table.view(0), PLAYERS))
    assert len(lines) > 100
    for line in lines:
        proper(line, lang)


# ---- events


@pytest.mark.parametrize(
    ("told", "en", "fr", "nl"),
    [
        (
            event("card-played", "orc", player=0, card="orc", power=1, total=3),
            "Ada plays Quick Strike for 1 power: total 3.",
            "Ada joue Quick Strike, puissance 1 : total 3.",
            "Ada speelt Quick Strike voor 1 kracht: totaal 3.",
        ),
        (
            event("card-discarded", "toll-troll", player=1, card="kobold"),
            "Émile discards Tunnel Map. [Toll Troll]",
            "Émile défausse Plan des galeries. [Troll du péage]",
            "Émile legt Tunnelkaart af. [Toltrol]",
        ),
        (
            event("card-gained", "hungry-chest", player=2, card="toll-troll"),
            "Joris takes Toll Chest from the Reserve. [Gilded Hammer]",
            "Joris prend Coffre du péage dans la réserve. [Marteau doré]",
            "Joris neemt Tolkist uit de Reserve. [Vergulde hamer]",
        ),
        (
            event("combat-began", enemy="orc", power=5),
            "The combat begins: Orc, power 5.",
            "Le combat commence : Orc, puissance 5.",
            "Het gevecht begint: Orc, kracht 5.",
        ),
        (
            event("dungeon-left", place="dungeon-4", steps=2),
            "The party is kicked out of dungeon 4 (level 2).",
            "L'escouade est expulsée du donjon 4 (niveau 2).",
            "De groep wordt uit Dungeon 4 (level 2) geschopt.",
        ),
        (
            event("boss-token-moved", "oracle", steps=-1, space=6),
            "The Boss token moves 1 step back, to space 6. [Oracle]",
            "Le pion Boss recule d'une case, jusqu'à la case 6. [Oracle]",
            "De Boss pion gaat 1 stap terug, naar vak 6. [Orakel]",
        ),
        (
            event("enemy-power-changed", "puddle-slime", enemy="puddle-slime", amount=-1, power=-1),
            "Puddle Slime gets −1 power: now −1.",
            "Flaque vivante : −1 puissance, maintenant −1.",
            "Slijmplas krijgt −1 kracht: nu −1.",
        ),
        (
            event("card-shown", "wild-boar", card="orc"),
            "Orc / Quick Strike is shown to all. [Boar Spear]",
            "Tous voient Orc / Quick Strike. [Épieu à sanglier]",
            "Iedereen ziet Orc / Quick Strike. [Zwijnenspies]",
        ),
        (
            event("reward-taken", card="oracle", player=None, option=2),
            "The party takes the reward Oracle: Borrowed Time.",
            "L'escouade prend la récompense Oracle : Temps emprunté.",
            "De groep neemt de beloning Orakel: Geleende tijd.",
        ),
        (
            event("randomly-chosen", "chaos-dragon-scales", option=2, of=3),
            "By chance: draw 1 fewer card in your next Draw step.",
            "Le hasard décide : piochez 1 carte de moins à votre prochaine étape de pioche.",
            "Het toeval beslist: trek in je volgende Draw step 1 kaart minder.",
        ),
    ],
)
def test_events(told: Json, en: str, fr: str, nl: str, names: TenefyrNames) -> None:
    lines = [event_text(told, lang, names).replace(NBSP, " ") for lang in LANGUAGES]
    assert lines == [en, fr, nl]


def test_a_log_follows_the_enemy() -> None:
    """The same card is an enemy while it is fought and loot once it is taken."""
    lines = narrate(
        [
            event("combat-began", enemy="war-drummer", power=8),
            event("card-shown", "war-drummer", card="orc"),
            event("loot-taken", player=0, card="war-drummer"),
            event("total-doubled", "war-drummer", player=1, total=6),
        ],
        "en",
        TenefyrNames(GAME.cards, PLAYERS),
    )
    assert lines[1].endswith("[War Drummer]")
    assert lines[2] == "Ada takes the loot: War Drum."
    assert lines[3] == "The total of Émile is doubled: 6. [War Drum]"


def test_a_player_without_a_name_is_numbered(lang: str) -> None:
    line = event_text(event("turn-began", player=2), lang, TenefyrNames(GAME.cards))
    assert {"en": "Player 3", "fr": "Joueur 3", "nl": "Speler 3"}[lang] in line


# ---- questions and answers


@pytest.mark.parametrize(
    ("kind", "about", "en", "fr"),
    [
        ("keep-or-redraw", None, "Keep this hand or redraw?", "Garder cette main ou repiocher ?"),
        (
            "pay",
            "toll-troll",
            "Toll Troll: pay this price? Discard the top 3 cards of your deck.",
            "Troll du péage : payer ce prix ? Défaussez les 3 premières cartes de votre pioche.",
        ),
        (
            "may",
            "siren",
            "Siren Song: use this effect? Play the top card of your deck.",
            "Chant de sirène : utiliser cet effet ? Jouez la première carte de votre pioche.",
        ),
        ("loot", "hungry-chest", "Gilded Hammer: who takes the loot?", "Marteau doré : qui prend le butin ?"),
        ("pay", "mirror-shade", "Mirror Shard: pay the price?", "Éclat de miroir : payer le prix ?"),  # copied
    ],
)
def test_questions(kind: str, about: str | None, en: str, fr: str, names: TenefyrNames) -> None:
    asked = decision(kind, about)
    assert decision_text(asked, "en", names) == en
    assert decision_text(asked, "fr", names).replace(NBSP, " ") == fr


@pytest.mark.parametrize(
    ("option", "asked", "en", "nl"),
    [
        (Option("keep", "keep", {}), None, "Keep", "Houden"),
        (Option("redraw", "redraw", {}), None, "Redraw", "Opnieuw trekken"),
        (
            Option("play:orc", "play", {"card": "orc", "zone": "hand", "seat": 0}),
            decision("play"),
            "Play Quick Strike",
            "Quick Strike spelen",
        ),
        (
            Option("pick:orc", "pick", {"card": "orc", "zone": "looked"}),
            decision("reorder"),
            "Orc",
            "Orc",
        ),
        (
            Option("pick:orc", "pick", {"card": "orc", "zone": "looked"}),
            decision("pick-card"),
            "Quick Strike",
            "Quick Strike",
        ),
        (Option("pick:orc", "pick", {"card": "orc"}), None, "Orc / Quick Strike", "Orc / Quick Strike"),
        (Option("player:1", "player", {"seat": 1}), None, "Émile", "Émile"),
        (Option("nobody", "nobody", {}), decision("pick-player"), "Nobody", "Niemand"),
        (Option("nobody", "nobody", {}), decision("pick-card"), "None", "Geen"),
        (
            Option("enter:dungeon-4", "enter", {"place": "dungeon-4"}),
            None,
            "Enter dungeon 4 (level 2)",
            "Dungeon 4 (level 2) betreden",
        ),
        (Option("enter:boss", "enter", {"place": "boss"}), None, "Fight the Boss", "Tegen de Boss vechten"),
        (Option("dungeon:dungeon-9", "dungeon", {"place": "dungeon-9"}), None, "Dungeon 9", "Dungeon 9"),
        (Option("option:2", "option", {"number": 2}), None, "Option 2", "Optie 2"),
        (
            Option("option:2", "option", {"number": 2}),
            decision("choose", "dream-gnawer"),
            "Option 2",  # its loot is played: the choice was copied from elsewhere
            "Optie 2",
        ),
        (
            Option("option:2", "option", {"number": 2}),
            decision("choose", "marsh-witch"),
            "Remove 1 Basic 0 card from your hand.",
            "Verwijder 1 Basic 0 kaart uit je hand.",
        ),
        (
            Option("option:1", "option", {"number": 1}),
            decision("reward", "village-watch"),
            "Torchlight: In the next dungeon, each enemy gets −1 power.",
            "Fakkellicht: In de volgende Dungeon krijgt elke vijand −1 kracht.",
        ),
    ],
)
def test_answers(option: Option, asked: Decision | None, en: str, nl: str, names: TenefyrNames) -> None:
    assert option_text(option, "en", names, asked) == en
    assert option_text({"key": option.key, "tag": option.tag, "ref": option.ref}, "nl", names, asked) == nl
