"""Exact texts of example rules and cards, as data and in the language of the system."""

from textwrap import dedent

import msgspec
import pytest

import questable
from questable.cards.grammar import Grammar, Step
from questable.cards.yaml_nodes import Report, read_yaml
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.keywords import keywords_in
from questable.games.tenefyr.sentences import rules_text
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.kernel.errors import ConfigError
from questable.text.card_text import card_text, cards_json
from questable.text.catalogue import bundle, message, system_language
from questable.text.languages import LANGUAGES

GAME = questable.game("tenefyr")
NBSP = "\u00a0"


def rules(text: str) -> list[Step]:
    report = Report()
    node = read_yaml("rules.yaml", dedent(text), report)
    steps = Grammar(VOCABULARY, report).steps(node)
    report.refuse()
    return steps


def rendered(text: str, lang: str, context: str = "played") -> str:
    return rules_text(rules(text), lang, context)


EXAMPLES = [
    (
        "- {cost: {discard-top: 2}, do: [{double: other-player-total}]}",
        "Discard the top 2 cards of your deck: double the total power of one other player.",
        "Défaussez les 2 premières cartes de votre pioche : doublez la puissance totale d'un autre joueur.",
        "Leg de bovenste 2 kaarten van je deck af: verdubbel de totale kracht van een andere speler.",
    ),
    (
        "- {who: other-player, do: [{play-top: 2}]}",
        "One other player plays the top 2 cards of their deck.",
        "Un autre joueur joue les 2 premières cartes de sa pioche.",
        "Een andere speler speelt de bovenste 2 kaarten van zijn deck.",
    ),
    (
        "- {who: each-player, do: [{discard-top: 1}]}",
        "Each player discards the top card of their deck.",
        "Chaque joueur défausse la première carte de sa pioche.",
        "Elke speler legt de bovenste kaart van zijn deck af.",
    ),
    (
        "- {who: each-other-player, do: [{may: [{play-top: 1}]}]}",
        "Each other player may play the top card of their deck.",
        "Chaque autre joueur peut jouer la première carte de sa pioche.",
        "Elke andere speler mag de bovenste kaart van zijn deck spelen.",
    ),
    (
        "- {if: {you-are: bard}, do: [{who: each-other-player, do: [{hand-bonus: 1}]}]}",
        "If you are the Bard, each other player draws 1 more card in their next Draw step.",
        "Si vous êtes le Bard, chaque autre joueur pioche 1 carte de plus à sa prochaine étape de pioche.",
        "Als jij de Bard bent, trekt elke andere speler in zijn volgende Draw step 1 kaart meer.",
    ),
    (
        "- {if: {you-are: barbarian}, do: [{power: {count: {of: any, in: your-played}, max: 4}}]}",
        "If you are the Barbarian: +1 power for each other card in front of you (at most 4).",
        "Si vous êtes le Barbarian : +1 puissance pour chaque autre carte devant vous (4 au plus).",
        "Als jij de Barbarian bent: +1 kracht voor elke andere kaart die voor je ligt (maximaal 4).",
    ),
    (
        "- {gain: {level: 2, count: 1, look: 3, to: deck}}",
        "Look at 3 random level 2 cards from the Reserve and shuffle 1 of them into your deck.",
        "Regardez 3 cartes de niveau 2 prises au hasard dans la réserve et mélangez-en 1 à votre pioche.",
        "Bekijk 3 willekeurige kaarten van level 2 uit de Reserve en schud er 1 in je deck.",
    ),
    (
        "- {if: {not: you-start}, do: [{draw: 1}], else: [{enemy-power: -2}]}",
        "Unless you have the starting player token, draw 1 extra card. Otherwise, the enemy gets −2 power.",
        (
            "Sauf si vous avez le pion premier joueur, piochez 1 carte supplémentaire. "
            "Sinon, l'ennemi perd 2 points de puissance."
        ),
        "Tenzij jij de Starting player fiche hebt, trek je 1 extra kaart. Anders krijgt de vijand −2 kracht.",
    ),
]


@pytest.mark.parametrize(("text", "en", "fr", "nl"), EXAMPLES)
def test_played_cards(text: str, en: str, fr: str, nl: str) -> None:
    assert rendered(text, "en") == en
    assert rendered(text, "fr").replace(NBSP, " ") == fr
    assert rendered(text, "nl") == nl


ENEMIES = [
    (
        "- {when: combat-start, do: [{who: starting-player, do: [{cost: {discard-top: 3}, else: [{boss-track: 1}]}]}]}",
        (
            "At the start of the combat, the starting player may discard the top 3 cards of their deck. "
            "If they do not, the Boss token moves 1 step forward."
        ),
        (
            "Au début du combat, le premier joueur peut défausser les 3 premières cartes de sa pioche. "
            "Sinon, le pion Boss avance d'une case."
        ),
        (
            "Aan het begin van het gevecht mag de startspeler de bovenste 3 kaarten van zijn deck afleggen. "
            "Zo niet, dan gaat de Boss pion 1 stap vooruit."
        ),
    ),
    (
        "- {while: combat, if: you-start, do: [{redraw-limit: 0}]}",
        "The starting player cannot redraw.",
        "Le premier joueur ne peut pas repiocher.",
        "De startspeler mag niet opnieuw trekken.",
    ),
    (
        "- {when: {plays: basic-0}, do: [{discard-top: 1}]}",
        "Each time you play a Basic 0 card, discard the top card of your deck.",
        "Chaque fois que vous jouez une carte Standard 0, défaussez la première carte de votre pioche.",
        "Telkens als je een Basic 0 kaart speelt, leg je de bovenste kaart van je deck af.",
    ),
    (
        "- {when: combat-lost, do: [{boss-track: 1}, {move-enemy: boss-deck}]}",
        "If you lose this combat, the Boss token moves 1 step forward, then this enemy is shuffled into the Boss deck.",
        "Si vous perdez ce combat, le pion Boss avance d'une case, puis cet ennemi est mélangé à la pioche du Boss.",
        "Als je dit gevecht verliest, gaat de Boss pion 1 stap vooruit en wordt deze vijand in het Boss deck geschud.",
    ),
]


@pytest.mark.parametrize(("text", "en", "fr", "nl"), ENEMIES)
def test_enemies(text: str, en: str, fr: str, nl: str) -> None:
    assert [rendered(text, lang, "enemy") for lang in LANGUAGES] == [en, fr, nl]


# ---- keywords, cards as data, languages


def test_keywords_are_found_in_rules() -> None:
    steps = rules("- {cost: remove-this, do: [{borrow: {level: 3}}]}")
    assert keywords_in(steps) == ["price", "remove", "borrow", "reserve"]
    assert keywords_in(rules("- {power: {count: exhausted-players}}")) == ["exhausted"]
    assert keywords_in(rules("- {draw: 1}")) == []
    assert keywords_in(rules("- {when: combat-end, do: [{gain-basic: {power: 0, count: 1, to: discard}}]}")) == [
        "combat-end"
    ]


def test_a_card_as_data() -> None:
    card = card_text(GAME, "tomb-robber", "fr")
    assert (card.name, card.type, card.level) == ("Pilleur de tombes", "Carte Donjon, niveau 2", 2)
    assert card.enemy is not None
    assert card.played is not None
    assert (card.enemy.power, card.played.power) == ([4, 6, 8], [1])
    assert (card.played.name, card.played.hero) == ("Crochets", "thief")
    assert card.played.keywords == ["borrow", "reserve"]
    assert card.flavour == "Les morts ne se sont jamais plaints. Il a pris cela pour un oui."
    skill = card_text(GAME, "skill-bard", "nl")
    assert (skill.type, skill.hero, skill.enemy) == ("Skill kaart van de Bard", "bard", None)
    stage = card_text(GAME, "dark-lord-herald", "en")
    assert (stage.type, stage.boss, stage.played) == ("Boss card: Dark Lord", "dark-lord", None)
    reward = card_text(GAME, "oracle", "en")
    assert reward.type == "Reward, level 5: choose one together"
    assert [option.name for option in reward.options] == ["Clear Sight", "Borrowed Time"]
    assert reward.options[1].rules == ["The Boss token moves 2 steps back."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_as_json(lang: str) -> None:
    sheet = msgspec.json.decode(cards_json(GAME, lang))
    assert (sheet["game"], sheet["content"], sheet["lang"]) == ("tenefyr", GAME.card_set.hash, lang)
    assert list(sheet["cards"]) == list(GAME.cards.cards)
    assert set(sheet["heroes"]) == {"barbarian", "bard", "cleric", "thief"}
    assert len(sheet["bosses"]) == 4
    assert all(achievement["text"] for achievement in sheet["achievements"].values())
    assert all(keyword["text"] for keyword in sheet["keywords"].values())


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_rules_are_one_string_in_json(game: str) -> None:
    sheet = msgspec.json.decode(cards_json(questable.game(game), "en"))
    for card in [*sheet["cards"].values(), *sheet.get("quests", {}).values()]:
        parts = [card, card.get("enemy"), card.get("played"), *card.get("options", ())]
        for part in parts:
            assert part is None or isinstance(part.get("rules", ""), str), card["id"]
        assert all(isinstance(keyword["text"], str) for keyword in card.get("bar", ()))
        assert all(isinstance(card.get(key, ""), str) for key in ("threat", "defeat")), card["id"]
        assert all(isinstance(text, str) for text in card.get("perils", {}).values()), card["id"]


def test_what_there_is_not_is_named() -> None:
    with pytest.raises(ConfigError, match=r"^lang is 'de'; it is one of en, fr, nl$"):
        card_text(GAME, "orc", "de")
    with pytest.raises(ConfigError, match=r"^There is no card 'ork'; did you mean orc\?$"):
        card_text(GAME, "ork", "en")
    with pytest.raises(LookupError, match="no message 'verb-dance' in 'en'"):
        message("en", "verb-dance", MESSAGES)
    with pytest.raises(LookupError, match="Unknown external: card"):
        message("en", "option-play", MESSAGES)
    assert bundle("nl", MESSAGES) is bundle("nl", MESSAGES)


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "nl", "LANG": "fr_FR.UTF-8"}, "nl"),
        ({"LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(key, raising=False)
    for key, value in variables.items():
        monkeypatch.setenv(key, value)
    assert system_language() == lang
