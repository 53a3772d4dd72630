"""The cards of Tenefyr as card models."""

from collections.abc import Iterable
from typing import Final

from questable.drawing.labels import labels, word
from questable.drawing.model import Back, Card, Face, Paragraph, Sheet, Symbol
from questable.games.tenefyr.card_text import SideText, TenefyrCardText, card_text
from questable.games.tenefyr.domains import DRAWING
from questable.games.tenefyr.game import TenefyrGame

LOOT_ICON: Final = "swap-bag"
ORDER: Final = ("basic", "skill", "dungeon", "stage", "reward")
REWARD_ICONS: Final = {False: "open-treasure-chest", True: "three-friends"}
# What is shuffled into players' decks looks the same from behind: loot beside Basics and Skills.
BACKS: Final = {"basic": "deck", "skill": "deck", "dungeon": "deck", "stage": "boss", "reward": "reward"}
BACK_ICONS: Final = {"deck": "dungeon-gate", "boss": "daemon-skull", "reward": "locked-chest"}


def tenefyr_sheet(game: TenefyrGame, lang: str, wanted: Iterable[str] | None = None) -> Sheet:
    """All cards, or those of these ids."""
    facts = game.cards.cards
    ids = sorted(facts if wanted is None else wanted, key=lambda id: ORDER.index(facts[id].kind))
    return Sheet(
        game=game.name,
        title="Heroes of Tenefyr",
        content=game.card_set.hash,
        lang=lang,
        cards=[drawn_card(game, id, lang) for id in ids],
        backs={id: Back(id, icon, word(lang, f"back-{id}", DRAWING), id) for id, icon in BACK_ICONS.items()},
        words=labels(lang),
    )


def drawn_card(game: TenefyrGame, id: str, lang: str) -> Card:
    facts = game.cards.cards[id]
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
        copies=facts.copies,
    )


def tone(card: TenefyrCardText) -> str:
    """Frames are coloured by level, by hero and by boss."""
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
        options = [Paragraph(option.rules, option.name) for option in card.options]
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
        rules=[Paragraph(line) for line in side.rules.split("\n") if line],
        symbol=Symbol(hero.icon, hero.name[lang]) if hero is not None else None,
    )
