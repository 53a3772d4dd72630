"""Routes of games, cards, rules and reports; health and metrics."""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

import questable
from questable.bots.registry import bot_names
from questable.games import registry
from questable.games.module import Game
from questable.play.errors import CommandRejected
from questable.server.api import CardSet, ChapterSeen, GameSeen, Health, Report, ReportNumber, RuleSeen
from questable.server.database import to_json
from questable.server.hub import Hub
from questable.server.identity import client_address, need_profile
from questable.server.limits import Limits
from questable.tables.records import now
from questable.tables.services import StorageUnavailable
from questable.text.card_text import cards_json
from questable.text.languages import Lang
from questable.text.rulebook import load_rules

AnyRequest = Request[Any, Any, Any]
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
# The response is JSON text that was encoded before.
JSON_RESPONSE = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="An object.")}
MOST_REPORT_LENGTH = 4000


def game_seen(game: Game[Any, Any]) -> GameSeen:
    options = game.module.setup_options(game)
    return GameSeen(game.name, game.content_hash, options.choices, options.archetypes, list(bot_names()))


@get("/api/games")
async def games(hub: Hub) -> list[GameSeen]:
    """The games, and the options of their set-up."""
    return [game_seen(hub.games.current(name)) for name in registry.names()]


@lru_cache(maxsize=32)
def cards_text(game: Game[Any, Any], lang: Lang) -> bytes:
    return cards_json(game, lang)


@get("/api/games/{game:str}/cards/{content:str}/{lang:str}", media_type=MediaType.JSON, responses=JSON_RESPONSE)
async def cards(hub: Hub, game: str, content: str, lang: Lang) -> Response[bytes]:
    """The cards of a content address in one language: names, numbers, rules, keywords. The response never changes."""
    hub.games.current(game)
    played = await hub.games.requested_game(game, content)
    return Response(await asyncio.to_thread(cards_text, played, lang), media_type=MediaType.JSON, headers=FOREVER)


@get("/api/games/{game:str}/rules/{lang:str}")
async def rules(hub: Hub, game: str, lang: Lang) -> list[ChapterSeen]:
    """The numbered rules, by chapter."""
    hub.games.current(game)
    return [
        ChapterSeen(chapter.id, chapter.title[lang], [RuleSeen(rule.id, rule.text[lang]) for rule in chapter.rules])
        for chapter in load_rules(game).chapters
    ]


@get("/api/card-sets")
async def card_sets(hub: Hub) -> list[CardSet]:
    """The built-in cards that tables of this server began with, of this version and earlier ones."""
    return [
        CardSet(game, content, count, hub.games.is_current(game, content))
        for game, content, count in await hub.packs.card_sets()
    ]


@post("/api/reports")
async def report(request: AnyRequest, hub: Hub, limits: Limits, data: Report) -> ReportNumber:
    """Report a problem. It is stored with the state of the game, for the operator of this server."""
    profile = await need_profile(request, hub)
    limits.check("report", client_address(request))
    facts = to_json(data.facts)
    if len(data.text) > MOST_REPORT_LENGTH or len(facts) > MOST_REPORT_LENGTH:
        raise CommandRejected("too-long", most=MOST_REPORT_LENGTH)
    state = ""
    if data.table is not None:
        room = await hub.room(data.table)
        state = "" if room.session.state is None else to_json(room.session.replay())
    return ReportNumber(await hub.store.add_report(profile.id, data.table, data.text, facts, state, now()))


# ---- for operators


@get("/healthz")
async def healthz() -> Health:
    """The process is running."""
    return Health("ok", questable.__version__, questable.compiled())


@get("/readyz", responses={503: ResponseSpec(dict[str, str], generate_examples=False, description="Not now.")})
async def readyz(hub: Hub) -> Response[dict[str, str]]:
    """The process can serve tables: its storage responds."""
    try:
        await hub.store.fetch("SELECT 1")
    except StorageUnavailable:
        return Response({"status": "storage out of reach"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "ready"}, status_code=HTTP_200_OK)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(hub: Hub) -> str:
    """Metrics in the text format of Prometheus."""
    return hub.metrics.text()


HANDLERS = [games, cards, rules, card_sets, report, healthz, readyz, metrics]
