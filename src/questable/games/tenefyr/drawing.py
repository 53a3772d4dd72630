"""The cards of Tenefyr as card models, and the names of its heroes and bosses."""

from collections.abc import Iterable
from typing import Final

from questable.drawing.labels import labels, word
from questable.drawing.model import Back, Card, Face, Mark, Paragraph, Sheet, Term
from questable.games.tenefyr.card_text import SideText, TenefyrCardText, card_text
from questable.games.tenefyr.domains import DRAWING
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.stories import LAST_DUNGEON, MOMENTS, boss_story

LOOT_ICON: Final = "swap-bag"
ORDER: Final = ("basic", "skill", "dungeon", "stage", "reward")
REWARD_ICONS: Final = {False: "open-treasure-chest", True: "three-friends"}
# Loot, Basics and Skills are shuffled into the same decks and share one back.
BACKS: Final = {"basic": "deck", "skill": "deck", "dungeon": "deck", "stage": "boss", "reward": "reward"}
BACK_ICONS: Final = {"deck": "dungeon-gate", "boss": "daemon-skull", "reward": "locked-chest"}


def sheet(game: TenefyrGame, lang: str, ids: Iterable[str] | None = None) -> Sheet:
    """All cards, or those with these ids."""
    cards = game.cards.cards
    chosen = sorted(cards if ids is None else ids, key=lambda id: ORDER.index(cards[id].kind))
    return Sheet(
        game=game.name,
        title=game.module.title,
        content=game.card_set.hash,
        lang=lang,
        cards=[card_model(game, id, lang) for id in chosen],
        backs={id: Back(id, icon, word(lang, f"back-{id}", DRAWING), id) for id, icon in BACK_ICONS.items()},
        words=labels(lang),
    )


def card_model(game: TenefyrGame, id: str, lang: str) -> Card:
    text = card_text(game.cards, id, lang)
    return Card(
        id=id,
        kind=text.kind,
        tone=tone(text),
        type=text.type,
        name=text.name,
        faces=list(faces(game, text, lang)),
        back=BACKS[text.kind],
        group=group(game, text, lang),
        level=text.level,
        flavour=text.flavour,
        copies=game.cards.cards[id].copies,
    )


def tone(card: TenefyrCardText) -> str:
    """The colour of the frame: by level, hero or boss."""
    if card.kind == "stage":
        return "boss"
    if card.kind == "skill":
        return card.hero or "basic"
    return f"level-{card.level}" if card.level else "basic"


def group(game: TenefyrGame, card: TenefyrCardText, lang: str) -> str:
    if card.kind in ("dungeon", "reward"):
        return word(lang, f"group-{card.kind}", DRAWING, level=card.level or 0)
    if card.kind == "stage" and card.boss:
        return game.cards.bosses[card.boss].name[lang]
    return word(lang, f"group-{card.kind}", DRAWING)


def faces(game: TenefyrGame, card: TenefyrCardText, lang: str) -> Iterable[Face]:
    both = card.enemy is not None and card.played is not None
    if card.enemy is not None:
        icon = card.enemy.icon or (game.cards.bosses[card.boss].icon if card.boss else "")
        yield face(game, card.enemy, "enemy", icon, word(lang, "role-enemy", DRAWING) if both else "", "", lang)
    if card.played is not None:
        role = "loot" if both else card.kind
        label = word(lang, "role-loot", DRAWING) if both else ""
        yield face(game, card.played, role, card.played.icon, label, card.played.hero or card.hero or "", lang)
    if card.options:
        options = [Paragraph("\n".join(option.rules), option.name) for option in card.options]
        icon = REWARD_ICONS[game.cards.cards[card.id].together]
        yield Face("reward", card.name, icon, rules=options)


def face(game: TenefyrGame, side: SideText, role: str, icon: str, label: str, hero_id: str, lang: str) -> Face:
    hero = game.cards.heroes.get(hero_id)
    return Face(
        role=role,
        name=side.name,
        icon=icon or LOOT_ICON,
        label=label,
        power=side.power,
        rules=[Paragraph(paragraph) for paragraph in side.rules],
        symbol=Mark(hero.icon, hero.name[lang]) if hero is not None else None,
    )


def terms(game: TenefyrGame, lang: str) -> dict[str, dict[str, Term]]:
    """Heroes with their Skill, bosses, and the stories of each boss."""
    skills = {card.hero: id for id, card in game.cards.cards.items() if card.kind == "skill"}
    heroes = {}
    for id, hero in game.cards.heroes.items():
        skill = card_text(game.cards, skills[id], lang).played
        heroes[id] = Term(hero.name[lang], hero.icon, "\n".join(skill.rules) if skill is not None else "")
    bosses = {id: Term(boss.name[lang], boss.icon) for id, boss in game.cards.bosses.items()}
    return {"heroes": heroes, "bosses": bosses, **boss_stories(game, lang)}


def boss_stories(game: TenefyrGame, lang: str) -> dict[str, dict[str, Term]]:
    """The story of each boss, and of the last dungeon of a quick game, for the start and the end of a game."""
    subjects = {
        LAST_DUNGEON: ("", ""),
        **{id: (boss.name[lang], boss.icon) for id, boss in game.cards.bosses.items()},
    }
    return {
        moment: {id: Term(name, icon, boss_story(id, moment, lang)) for id, (name, icon) in subjects.items()}
        for moment in MOMENTS
    }
