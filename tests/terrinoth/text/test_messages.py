"""The texts of questions, answers and events of Terrinoth in three languages."""

import re
from typing import cast

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.names import TerrinothNames, terrinoth_names
from questable.games.terrinoth.rules.constants import KINDS, TAGS
from questable.games.terrinoth.rules.events import EVENTS
from questable.kernel.decision import Decision, Option
from questable.kernel.events import EventKind
from questable.text.catalogue import has_message
from questable.text.display_names import Json
from questable.text.languages import LANGUAGES
from questable.text.messages import decision_text, event_text, narrate, option_text

GAME = questable.game("terrinoth")
HEROES = ("elder-mok", "kari-wraithstalker")
NBSP = "\u00a0"
SOME: dict[str, object] = {
    "hero": "elder-mok",
    "card": "lucky-coin",
    "number": 1,
    "action": "rest",
    "condition": "weakened",
    "token": "clue",
    "keyword": "venom",
    "place": "shadows",
    "die": "enemy",
}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def names() -> TerrinothNames:
    return TerrinothNames(GAME.cards, (), HEROES)


def event(id: str, cause: str | None = None, **args: object) -> Json:
    return {"number": 0, "revision": 0, "id": id, "args": args, "cause": cause}


def some_event(kind: EventKind) -> Json:
    args = {name: "bandit" if name == "enemy" else SOME[what] for name, what in kind.arguments}
    return event(kind.name, "the-goblin-problem", **args)


def decision(kind: str, about: str | None = None, *options: Option) -> Decision:
    return Decision(kind, (0,), 0, options, about)


def proper(text: str, lang: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$]|  | [,.]|None\b", text), text
    if lang == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!]", text), text


# ---- nothing is without words


def test_every_question_answer_and_event_has_text(lang: str) -> None:
    ids = [f"decision-{kind}" for kind in KINDS if kind]
    ids += [f"option-{tag.name}" for tag in TAGS]
    ids += [f"event-{kind.name}" for kind in EVENTS]
    assert [id for id in ids if not has_message(lang, MESSAGES, id)] == []


def test_every_event_can_be_told(lang: str, names: TerrinothNames) -> None:
    lines = [event_text(some_event(kind), lang, names) for kind in EVENTS]
    for line in lines:
        proper(line, lang)
        assert line[0].isupper() or line[0].isdigit(), line
    assert len(set(lines)) == len(lines)


def test_every_question_is_one(lang: str, names: TerrinothNames) -> None:
    for kind in KINDS:
        if kind:
            text = decision_text(decision(kind), lang, names)
            proper(text, lang)
            assert "?" in text
            assert text[0].isupper()


# ---- whole games


@pytest.mark.parametrize("number", range(len(GAME.cards.quests)), ids=list(GAME.cards.quests))
def test_a_game_of_each_quest_is_told_from_beginning_to_end(number: int) -> None:
    """One game of the heuristic for each quest; each decision in one of the languages, the log in all."""
    quest = list(GAME.cards.quests)[number]
    table = GAME.new({"quest": quest, "players": number % 4 + 1}, number, record=True)
    bot = make_bot("heuristic", bot_rng(number))
    answers = 0
    while table.decision is not None:
        pending = table.decision
        lang = LANGUAGES[answers % 3]
        view = table.view(pending.final_seat)
        names = terrinoth_names(GAME.cards, view, ())
        asked = cast(dict[str, object], view["decision"])
        text = decision_text(view, lang, names)
        assert text == decision_text(asked, lang, names) == decision_text(pending, lang, names)
        proper(text, lang)
        labels = [option_text(option, lang, names, view) for option in cast(list[Json], asked["options"])]
        assert labels == [option_text(option, lang, names, pending) for option in pending.options]
        for label in labels:
            proper(label, lang)
        if pending.kind == "choose":
            assert not [label for label in labels if re.match(r"Opti(on|e) \d", label)], (pending.about, labels)
        table.apply_index(bot.choose(table))
        answers += 1
    for lang in LANGUAGES:
        lines = narrate(table.events(0), lang, terrinoth_names(GAME.cards, table.view(0), ()))
        assert len(lines) > 50
        for line in lines:
            proper(line, lang)


# ---- events


@pytest.mark.parametrize(
    ("told", "en", "fr", "nl"),
    [
        (
            event("hero-die-rolled", "arc-bolt", hero="kari-wraithstalker", face=4),
            "Kari Wraithstalker rolls a hero die: success and defense. [Arc Bolt]",
            "Kari Wraithstalker lance un dé héros : succès et défense. [Trait foudroyant]",
            "Kari Wraithstalker gooit een heldendobbelsteen: succes en verdediging. [Bliksemschicht]",
        ),
        (
            event("enemy-die-rerolled", "kari-wraithstalker", hero="kari-wraithstalker", **{"from": 2, "to": 5}),
            "Kari Wraithstalker rerolls an enemy die: blank instead of counterattack and threat.",
            "Kari Wraithstalker relance un dé ennemi : face vide au lieu de contre-attaque et menace.",
            (
                "Kari Wraithstalker gooit een vijandelijke dobbelsteen opnieuw: leeg vlak in plaats van tegenaanval en "
                "dreiging."
            ),
        ),
        (
            event("hero-wounded", "bandit-master", hero="elder-mok", wounds=2, total=5),
            "Elder Mok suffers 2 wounds: 5 in all. [Bandit (master)]",
            "Elder Mok subit 2 blessures : 5 en tout. [Bandit (maître)]",
            "Elder Mok loopt 2 wonden op: 5 in totaal. [Bandiet (meester)]",
        ),
        (
            event("quest-tokens-placed", "the-faceless-guest", token="clue", count=2, total=4),
            "2 clues are placed: 4 in all. [The Faceless Guest]",
            "2 indices de plus : 4 en tout. [L'Invité sans visage]",
            "2 aanwijzingen erbij: 4 in totaal. [De gast zonder gezicht]",
        ),
        (
            event("card-put-back", "blaze-a-trail", card="lucky-coin", bottom=1),
            "Lucky Coin goes to the bottom of the deck. [Blaze a Trail]",
            "Pièce porte-bonheur va sous la pioche. [Ouvrir la piste]",
            "Geluksmunt gaat onder op de stapel. [Een pad banen]",
        ),
    ],
)
def test_events(told: Json, en: str, fr: str, nl: str, names: TerrinothNames) -> None:
    lines = [event_text(told, lang, names).replace(NBSP, " ") for lang in LANGUAGES]
    assert lines == [en, fr, nl]


# ---- questions and answers


@pytest.mark.parametrize(
    ("kind", "about", "en", "nl"),
    [
        ("activate", None, "Which activation card do you use?", "Welke activeringskaart gebruik je?"),
        (
            "pay",
            "black-candle",
            "Black Candle: pay this price? Discard this item and suffer 1 wound: decrease peril by 1.",
            "Zwarte kaars: deze prijs betalen? Leg dit voorwerp af en loop 1 wond op: verlaag het gevaar met 1.",
        ),
        (
            "may",
            "piercing-strike",
            "Piercing Strike: use this effect? Engage 1 enemy.",
            "Doorborende stoot: dit effect gebruiken? Ga in gevecht met 1 vijand.",
        ),
        (
            "divide",
            "bandit-master",
            "Bandit (master): how many successes go to this target?",
            "Bandiet (meester): hoeveel successen voor dit doelwit?",
        ),
    ],
)
def test_questions(kind: str, about: str | None, en: str, nl: str, names: TerrinothNames) -> None:
    asked = decision(kind, about)
    assert decision_text(asked, "en", names) == en
    assert decision_text(asked, "nl", names) == nl


def test_a_card_with_two_offers_asks_about_the_one_that_is_due(names: TerrinothNames) -> None:
    asked = decision("may", "stand-behind-me")
    later = TerrinothNames(GAME.cards, (), HEROES, action_begun=True)
    assert "Engage 1 enemy" in decision_text(asked, "en", names)
    assert "The target readies 1" in decision_text(asked, "en", later)


def test_an_enemy_with_two_choices_asks_about_the_one_that_is_due(names: TerrinothNames) -> None:
    """Its threat effect in an action, its keyword in the enemy phase."""
    asked = decision("choose", "the-uninvited")
    second = Option("option:2", "option", {"number": 2})
    assert option_text(second, "en", names, asked) == "Discard 1 item."
    in_action = TerrinothNames(GAME.cards, (), HEROES, in_action=True)
    assert option_text(second, "en", in_action, asked) == "Suffer 1 wound."


@pytest.mark.parametrize(
    ("option", "asked", "en", "fr"),
    [
        (Option("activate:arc-bolt", "activate", {"card": "arc-bolt"}), None, "Attack: Arc Bolt", None),
        (Option("hero:elder-mok", "hero", {"place": "elder-mok"}), None, "Elder Mok", "Elder Mok"),
        (
            Option("enemy:bandit", "enemy", {"card": "bandit", "zone": "engaged", "hero": 1, "wounds": 2}),
            None,
            "Bandit (2 wounds), engaged with Kari Wraithstalker",
            "Bandit (2 blessures), engagé avec Kari Wraithstalker",
        ),
        (
            Option("enemy:facedown", "enemy", {"facedown": True, "zone": "shadows", "index": 1}),
            None,
            "Face-down enemy, card 2 of the shadows",
            "Ennemi face cachée, carte 2 de l'ombre",
        ),
        (
            Option("hero-die:1", "hero-die", {"number": 1}),
            None,
            "Reroll the hero die: critical success",
            "Relancer le dé héros : succès critique",
        ),
        (
            Option("option:1", "option", {"number": 1}),
            decision("choose", "shallow-ford"),
            "Discard 1 success token.",  # whoever is asked, not "that hero"
            "Défaussez 1 jeton succès.",
        ),
        (
            Option("option:2", "option", {"number": 2}),
            decision("choose", "toll-collectors"),
            "1 enemy spawns engaged with you.",
            "1 ennemi apparaît engagé avec vous.",
        ),
    ],
)
def test_answers(option: Option, asked: Decision | None, en: str, fr: str | None, names: TerrinothNames) -> None:
    assert option_text(option, "en", names, asked) == en
    if fr is not None:
        text = option_text({"key": option.key, "tag": option.tag, "ref": option.ref}, "fr", names, asked)
        assert text.replace(NBSP, " ") == fr
