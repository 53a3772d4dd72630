"""Everything that a client needs to draw the cards of a game in one language."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get

from questable.drawing.card_catalogue import card_catalogue
from questable.games.module import Game
from questable.server.hub import Hub
from questable.server.routes.content import FOREVER, JSON_RESPONSE
from questable.text.languages import Lang


@lru_cache(maxsize=32)
def catalogue_json(game: Game[Any, Any], lang: Lang) -> bytes:
    return msgspec.json.encode(card_catalogue(game, lang))


@get("/api/games/{game:str}/book/{content:str}/{lang:str}", media_type=MediaType.JSON, responses=JSON_RESPONSE)
async def catalogue(hub: Hub, game: str, content: str, lang: Lang) -> Response[bytes]:
    """The drawn cards of a content address, their icons, and the names of things that are not cards."""
    hub.games.current(game)
    played = await hub.games.requested_game(game, content)
    return Response(await asyncio.to_thread(catalogue_json, played, lang), media_type=MediaType.JSON, headers=FOREVER)


HANDLERS = [catalogue]
