"""All that a client needs to draw a game in one language."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get

from questable.drawing.card_catalogue import card_catalogue
from questable.games.module import Game
from questable.server.hub import Hub
from questable.server.routes.content import FOREVER, WRITTEN
from questable.text.languages import Lang


@lru_cache(maxsize=32)
def book_json(game: Game[Any, Any], lang: Lang) -> bytes:
    return msgspec.json.encode(card_catalogue(game, lang))


@get("/api/games/{game:str}/book/{content:str}/{lang:str}", media_type=MediaType.JSON, responses=WRITTEN)
async def book(hub: Hub, game: str, content: str, lang: Lang) -> Response[bytes]:
    """The cards of a hash as they are drawn, their icons, and the names of things that are no cards."""
    hub.library.current(game)
    played = await hub.library.shown(game, content)
    return Response(await asyncio.to_thread(book_json, played, lang), media_type=MediaType.JSON, headers=FOREVER)


HANDLERS = [book]
