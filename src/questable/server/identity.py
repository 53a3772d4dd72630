"""Identity of clients: guests, recognised by a cookie that scripts cannot read and other sites cannot use."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from questable.play.errors import SESSION, CommandRejected
from questable.server.hub import Hub
from questable.server.store import ProfileRow
from questable.server.tokens import new_id, new_token, token_hash
from questable.tables.protocol import COOKIE
from questable.tables.records import now
from questable.text.catalogue import message
from questable.text.languages import LANGUAGES, Lang

Connection = ASGIConnection[Any, Any, Any, Any]
A_YEAR = 365 * 24 * 3600


def language_of(connection: Connection) -> Lang:
    """The language in the query, else the first supported one of the browser, else English."""
    requested = [connection.query_params.get("lang", "")]
    requested += [part.split(";")[0] for part in connection.headers.get("accept-language", "").split(",")]
    for word in requested:
        for lang in LANGUAGES:
            if word.strip().lower()[:2] == lang:
                return lang
    return "en"


async def find_profile(connection: Connection, hub: Hub) -> ProfileRow | None:
    token = connection.cookies.get(COOKIE)
    return None if not token else await hub.store.profile_by_token(token_hash(token))


async def need_profile(connection: Connection, hub: Hub) -> ProfileRow:
    profile = await find_profile(connection, hub)
    if profile is None:
        raise CommandRejected("no-profile")
    return profile


async def new_guest(lang: Lang, hub: Hub) -> tuple[ProfileRow, str]:
    """A new profile and its token. Only the hash of the token is stored."""
    token = new_token()
    profile = ProfileRow(new_id(), message(lang, "guest", SESSION), lang, {}, now())
    await hub.store.add_profile(profile, token_hash(token))
    hub.metrics.count("guests")
    return profile, token


def session_cookie(token: str, connection: Connection) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=COOKIE, value=token, max_age=A_YEAR, path="/", httponly=True, samesite="strict", secure=secure)


def check_origin(connection: Connection) -> None:
    """Reject requests that a browser sends from another site."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise CommandRejected("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise CommandRejected("origin")


def client_address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
