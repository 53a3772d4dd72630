"""Games, cards, rules and packs; health and metrics; reports."""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

import questable
from questable.games.module import Game
from questable.play.errors import CommandRejected
from questable.server.api import CardSet, ChapterSeen, GameSeen, Health, Report, ReportNumber, RuleSeen
from questable.server.database import Unavailable, to_json
from questable.server.hub import Hub
from questable.server.identity import address_of, need_profile
from questable.server.limits import Limits
from questable.tables.room import now
from questable.tables.setup_options import game_seen
from questable.text.card_text import cards_json
from questable.text.languages import Lang
from questable.text.rulebook import load_rules

AnyRequest = Request[Any, Any, Any]
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
# What is kept as JSON text and sent as it is.
WRITTEN = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="An object.")}
MOST_REPORT = 4000


@get("/api/games")
async def games(hub: Hub) -> list[GameSeen]:
    """What can be played, and what can be chosen."""
    return [game_seen(hub.library.current(name)) for name in questable.GAMES]


@lru_cache(maxsize=32)
def cards_text(game: Game[Any, Any], lang: Lang) -> bytes:
    return cards_json(game, lang)


@get("/api/games/{game:str}/cards/{content:str}/{lang:str}", media_type=MediaType.JSON, responses=WRITTEN)
async def cards(hub: Hub, game: str, content: str, lang: Lang) -> Response[bytes]:
    """All cards of a hash in one language: names, figures, rules, keywords. It never changes."""
    hub.library.current(game)
    played = await hub.library.shown(game, content)
    return Response(await asyncio.to_thread(cards_text, played, lang), media_type=MediaType.JSON, headers=FOREVER)


@get("/api/games/{game:str}/rules/{lang:str}")
async def rules(hub: Hub, game: str, lang: Lang) -> list[ChapterSeen]:
    """The numbered rules, by chapter."""
    hub.library.current(game)
    return [
        ChapterSeen(chapter.id, chapter.title[lang], [RuleSeen(rule.id, rule.text[lang]) for rule in chapter.rules])
        for chapter in load_rules(game).chapters
    ]


@get("/api/card-sets")
async def card_sets(hub: Hub) -> list[CardSet]:
    """The built-in cards that tables here were begun with, today's and earlier ones."""
    return [
        CardSet(game, content, count, hub.library.is_current(game, content))
        for game, content, count in await hub.shelf.card_sets()
    ]


@post("/api/reports")
async def report(request: AnyRequest, hub: Hub, limits: Limits, data: Report) -> ReportNumber:
    """Something went wrong: kept with the game as it stands, for who runs this server."""
    profile = await need_profile(request, hub)
    limits.check("report", address_of(request))
    facts = to_json(data.facts)
    if len(data.text) > MOST_REPORT or len(facts) > MOST_REPORT:
        raise CommandRejected("too-long", most=MOST_REPORT)
    state = ""
    if data.table is not None:
        room = await hub.room(data.table)
        state = "" if room.session.state is None else to_json(room.session.replay())
    return ReportNumber(await hub.store.add_report(profile.id, data.table, data.text, facts, state, now()))


# ---- for who runs the service


@get("/healthz")
async def healthz() -> Health:
    """The process runs."""
    return Health("ok", questable.__version__, questable.compiled())


@get("/readyz", responses={503: ResponseSpec(dict[str, str], generate_examples=False, description="Not now.")})
async def readyz(hub: Hub) -> Response[dict[str, str]]:
    """The process can serve tables: its storage answers."""
    try:
        await hub.store.fetch("SELECT 1")
    except Unavailable:
        return Response({"status": "storage out of reach"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "ready"}, status_code=HTTP_200_OK)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(hub: Hub) -> str:
    """For Prometheus."""
    return hub.metrics.text()


HANDLERS = [games, cards, rules, card_sets, report, healthz, readyz, metrics]
