"""A game in one language for a client: its cards, their icons, and the names of things that are no cards."""

from typing import Any, Final

import msgspec

from questable.drawing.assets import paths_of
from questable.drawing.model import Sheet, icons_of
from questable.games.module import Game
from questable.games.tenefyr.drawing import tenefyr_sheet
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.stories import LAST_DUNGEON, MOMENTS, boss_story
from questable.games.terrinoth.card_text import quest_text
from questable.games.terrinoth.drawing import terrinoth_sheet
from questable.games.terrinoth.game import TerrinothGame
from questable.text.card_text import card_text
from questable.text.help import GlossaryEntry, glossary

TERRINOTH_TERMS: Final = ("archetypes", "classes", "difficulties", "quest-tokens", "keywords", "conditions")


class Term(msgspec.Struct, frozen=True):
    """A thing that is no card but has a name: a hero of Tenefyr, a boss, a token, an achievement."""

    name: str
    icon: str = ""
    text: str = ""


class CardCatalogue(msgspec.Struct, frozen=True):
    sheet: Sheet
    icons: dict[str, str]  # paths, by name
    terms: dict[str, dict[str, Term]]  # by kind and id
    glossary: list[GlossaryEntry]  # words that can be asked about


def card_catalogue(game: Game[Any, Any], lang: str) -> CardCatalogue:
    if game.name == "tenefyr":
        return assemble(tenefyr_sheet(game, lang), tenefyr_terms(game, lang), glossary(game, lang))
    return assemble(terrinoth_sheet(game, lang), terrinoth_terms(game, lang), glossary(game, lang))


def assemble(sheet: Sheet, terms: dict[str, dict[str, Term]], words: list[GlossaryEntry]) -> CardCatalogue:
    named = {term.icon for kind in terms.values() for term in kind.values()}
    return CardCatalogue(sheet, paths_of((icons_of(sheet) | named) - {""}), terms, words)


def tenefyr_terms(game: TenefyrGame, lang: str) -> dict[str, dict[str, Term]]:
    """Heroes with their Skill, bosses with what makes them dangerous, achievements with how to earn them."""
    skills = {card.hero: id for id, card in game.cards.cards.items() if card.kind == "skill"}
    heroes = {}
    for id, hero in game.cards.heroes.items():
        skill = card_text(game, skills[id], lang).played
        heroes[id] = Term(hero.name[lang], hero.icon, skill.rules if skill is not None else "")
    bosses = {id: Term(boss.name[lang], boss.icon) for id, boss in game.cards.bosses.items()}
    achievements = achievement_terms(game, lang)
    return {"heroes": heroes, "bosses": bosses, "achievements": achievements, **boss_stories(game, lang)}


def achievement_terms(game: Game[Any, Any], lang: str) -> dict[str, Term]:
    texts = game.module.achievement_texts(game, lang)
    return {id: Term(one.name, "trophy-cup", one.text) for id, one in texts.items()}


def boss_stories(game: TenefyrGame, lang: str) -> dict[str, dict[str, Term]]:
    """What is told of each boss, and of the last dungeon of a quick game, at the start and at the end."""
    named = {id: Term(boss.name[lang], boss.icon) for id, boss in game.cards.bosses.items()}
    return {
        moment: {
            id: msgspec.structs.replace(term, text=boss_story(id, moment, lang))
            for id, term in {LAST_DUNGEON: Term(""), **named}.items()
        }
        for moment in MOMENTS
    }


def terrinoth_terms(game: TerrinothGame, lang: str) -> dict[str, dict[str, Term]]:
    terms = {
        kind: {id: Term(thing.name[lang], thing.icon) for id, thing in game.cards.of(kind).items()}
        for kind in TERRINOTH_TERMS
    }
    terms["achievements"] = achievement_terms(game, lang)
    quests = [quest_text(game.cards, quest, lang, heroes=0) for quest in game.cards.quests.values()]
    terms["opening"] = {quest.id: Term(quest.name, quest.icon, quest.story) for quest in quests}
    terms["aim"] = {quest.id: Term(quest.name, quest.icon, quest.victory) for quest in quests}
    terms["victory"] = {quest.id: Term(quest.name, quest.icon, quest.victory_text) for quest in quests}
    terms["defeat"] = {quest.id: Term(quest.name, quest.icon, quest.defeat_text) for quest in quests}
    return terms
