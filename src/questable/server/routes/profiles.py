"""Routes of profiles: identity, devices, finished games, statistics."""

from collections import Counter
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.status_codes import HTTP_200_OK

from questable.play.errors import CommandRejected
from questable.server.api import MoveCode, PastGame, Profile, ProfileChange, Statistics, UseCode
from questable.server.database import to_json
from questable.server.hub import Hub
from questable.server.identity import client_address, find_profile, language_of, need_profile, new_guest, session_cookie
from questable.server.limits import Limits
from questable.server.profile_achievements import profile_achievements
from questable.server.store import ProfileRow
from questable.server.tokens import new_id, new_token, token_hash
from questable.server.webhook import check_url
from questable.tables.protocol import COOKIE
from questable.tables.records import ResultRow, now
from questable.text.languages import Lang

AnyRequest = Request[Any, Any, Any]
CODE_LETTERS = 8
CODE_SECONDS = 600
MOST_NAME_LENGTH = 30
MOST_SETTINGS_LENGTH = 10_000


async def profile_seen(hub: Hub, profile: ProfileRow) -> Profile:
    lang: Lang = profile.lang  # type: ignore[assignment]
    url, _ = await hub.store.webhook(profile.id) or ("", "")
    return Profile(profile.id, profile.name, lang, profile.settings, url)


@post("/api/me", status_code=HTTP_200_OK)
async def arrive(request: AnyRequest, hub: Hub, limits: Limits) -> Response[Profile]:
    """My profile. A new client gets a profile, and a cookie that identifies it."""
    profile = await find_profile(request, hub)
    if profile is not None:
        return Response(await profile_seen(hub, profile))
    limits.check("guest", client_address(request))
    profile, token = await new_guest(language_of(request), hub)
    return Response(await profile_seen(hub, profile), cookies=[session_cookie(token, request)])


@get("/api/me")
async def me(request: AnyRequest, hub: Hub) -> Profile:
    """My profile; 401 without one."""
    return await profile_seen(hub, await need_profile(request, hub))


@patch("/api/me")
async def change_me(request: AnyRequest, hub: Hub, data: ProfileChange) -> Profile:
    """Change my name, language, settings, or the URL for notices ("": none)."""
    profile = await need_profile(request, hub)
    if data.name is not None:
        name = " ".join(data.name.split())
        if not 1 <= len(name) <= MOST_NAME_LENGTH or not name.isprintable():
            raise CommandRejected("name", most=MOST_NAME_LENGTH)
        profile = profile._replace(name=name)
    if data.lang is not None:
        profile = profile._replace(lang=data.lang)
    if data.settings is not None:
        if len(to_json(data.settings)) > MOST_SETTINGS_LENGTH:
            raise CommandRejected("too-long", most=MOST_SETTINGS_LENGTH)
        profile = profile._replace(settings=data.settings)
    if data.webhook is not None:
        await hub.store.set_webhook(profile.id, check_url(data.webhook, hub.settings.webhooks) if data.webhook else "")
    await hub.store.update_profile(profile)
    await hub.rename_person(profile.id, profile.name)
    return await profile_seen(hub, profile)


@delete("/api/me", status_code=HTTP_200_OK)
async def delete_me(request: AnyRequest, hub: Hub) -> Response[None]:
    """Delete my profile, my devices and my chat. Games that I played stay, without my name."""
    profile = await need_profile(request, hub)
    await hub.store.delete_profile(profile.id)
    await hub.packs.delete_unused()
    await hub.rename_person(profile.id, "")
    response: Response[None] = Response(None)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/export")
async def export_me(request: AnyRequest, hub: Hub) -> dict[str, Any]:
    """Everything that is stored about me."""
    profile = await need_profile(request, hub)
    tables = await hub.store.tables_of(profile.id, 1000)
    results = await hub.store.results_of(profile.id)
    return {
        "profile": await profile_seen(hub, profile),
        "created": profile.created,
        "tables": [{"id": table.id, "game": table.game, "created": table.created} for table in tables],
        "games": [past_game(result) for result in results],
        "said": [{"table": table, "at": at, "text": text} for table, at, text in await hub.store.chat_of(profile.id)],
        "packs": [row.hash for row in await hub.packs.packs_of(profile.id)],
    }


# ---- devices


@post("/api/me/code")
async def make_code(request: AnyRequest, hub: Hub, limits: Limits) -> MoveCode:
    """A code to enter on another device."""
    limits.check("code", client_address(request))
    profile = await need_profile(request, hub)
    code = new_id(CODE_LETTERS)
    await hub.store.add_code(profile.id, token_hash(code), now() + CODE_SECONDS)
    return MoveCode(code, CODE_SECONDS)


@post("/api/me/move", status_code=HTTP_200_OK)
async def move_here(request: AnyRequest, hub: Hub, limits: Limits, data: UseCode) -> Response[Profile]:
    """Use the profile of a code on this device too."""
    limits.check("code", client_address(request))
    person = await hub.store.use_code(token_hash(data.code.strip().lower()), now())
    if person is None:
        raise CommandRejected("no-code")
    token = new_token()
    await hub.store.add_token(person, token_hash(token))
    profile = await hub.store.profile_by_token(token_hash(token))
    if profile is None:
        raise CommandRejected("no-code")
    return Response(await profile_seen(hub, profile), cookies=[session_cookie(token, request)])


# ---- finished games


def past_game(result: ResultRow) -> PastGame:
    return PastGame(
        table=result.table,
        game=result.game,
        outcome=result.outcome,  # type: ignore[arg-type]
        assisted=result.assisted,
        conceded=result.conceded,
        players=result.players,
        answers=result.answers,
        achievements=result.achievements,
        ended=result.ended,
    )


@get("/api/me/games")
async def my_games(request: AnyRequest, hub: Hub) -> list[PastGame]:
    """My finished games, the newest first."""
    profile = await need_profile(request, hub)
    return [past_game(result) for result in await hub.store.results_of(profile.id)]


@get("/api/me/statistics")
async def my_statistics(request: AnyRequest, hub: Hub) -> Statistics:
    """My results by game, and when I first earned each achievement."""
    profile = await need_profile(request, hub)
    results = await hub.store.results_of(profile.id)
    by_game: dict[str, Counter[str]] = {}
    for result in results:
        by_game.setdefault(result.game, Counter())[result.outcome] += 1
    victories = sum(result.outcome == "victory" for result in results)
    counts = {game: dict(count) for game, count in by_game.items()}
    return Statistics(len(results), victories, counts, *profile_achievements(results))


HANDLERS = [arrive, me, change_me, delete_me, export_me, make_code, move_here, my_games, my_statistics]
