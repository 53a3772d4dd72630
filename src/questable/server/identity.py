"""Who a client is: guests, known again by a cookie that scripts cannot read and other sites cannot use."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from questable.play.errors import SESSION, CommandRejected
from questable.server.hub import Hub
from questable.server.store import ProfileRow
from questable.server.tokens import hashed, new_id, new_token
from questable.tables.protocol import COOKIE
from questable.tables.room import now
from questable.text.catalogue import message
from questable.text.languages import LANGUAGES, Lang

Connection = ASGIConnection[Any, Any, Any, Any]
A_YEAR = 365 * 24 * 3600


def language_of(connection: Connection) -> Lang:
    """As asked for in the address, else the first of the browser's that we speak, else English."""
    wanted = [connection.query_params.get("lang", "")]
    wanted += [part.split(";")[0] for part in connection.headers.get("accept-language", "").split(",")]
    for word in wanted:
        for lang in LANGUAGES:
            if word.strip().lower()[:2] == lang:
                return lang
    return "en"


async def find_profile(connection: Connection, hub: Hub) -> ProfileRow | None:
    token = connection.cookies.get(COOKIE)
    return None if not token else await hub.store.profile_by_token(hashed(token))


async def need_profile(connection: Connection, hub: Hub) -> ProfileRow:
    profile = await find_profile(connection, hub)
    if profile is None:
        raise CommandRejected("no-profile")
    return profile


async def new_guest(lang: Lang, hub: Hub) -> tuple[ProfileRow, str]:
    """A new profile and its token, which is told once and stored hashed."""
    token = new_token()
    profile = ProfileRow(new_id(), message(lang, "guest", SESSION), lang, {}, now())
    await hub.store.add_profile(profile, hashed(token))
    hub.metrics.count("guests")
    return profile, token


def cookie(token: str, connection: Connection) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=COOKIE, value=token, max_age=A_YEAR, path="/", httponly=True, samesite="strict", secure=secure)


def check_origin(connection: Connection) -> None:
    """A browser says from which site a request comes: only from this one may it change something."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise CommandRejected("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise CommandRejected("origin")


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
