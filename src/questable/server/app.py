"""The ASGI application: routes, error responses, headers, start-up and shutdown."""

import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import Message, Scope

import questable
from questable.games import registry
from questable.play.advice import Adviser
from questable.play.errors import CommandRejected, malformed_command
from questable.server.hub import Hub
from questable.server.identity import check_origin, client_address, language_of
from questable.server.limits import Limits
from questable.server.pages import HANDLERS as PAGES
from questable.server.routes.card_catalogue import HANDLERS as CARD_CATALOGUE
from questable.server.routes.content import HANDLERS as CONTENT
from questable.server.routes.packs import HANDLERS as PACKS
from questable.server.routes.profiles import HANDLERS as PROFILES
from questable.server.routes.replays import HANDLERS as REPLAYS
from questable.server.routes.tables import HANDLERS as TABLES
from questable.server.routes.websocket import HANDLERS as SOCKETS
from questable.server.settings import Settings
from questable.tables import protocol
from questable.tables.adviser import SearchAdviser
from questable.tables.protocol import Problem
from questable.tables.services import StorageUnavailable

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("questable.server")

STATUS = {
    "no-profile": 401,
    "origin": 403,
    "no-spectators": 403,
    "not-over": 403,
    "secret": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-table": 404,
    "no-page": 404,
    "no-cards": 404,
    "no-game": 404,
    "no-code": 404,
    "no-step": 404,
    "no-pack": 404,
    "many-packs": 400,
    "packs-unfit": 409,
    "pack-slow": 400,
    "too-large": 413,
    "webhook": 400,
    "webhook-any": 400,
    "webhook-off": 409,
    "config": 400,
    "name": 400,
    "seats": 400,
    "no-bot": 400,
    "empty": 400,
    "malformed": 400,
    "too-long": 413,
    "too-many": 429,
    "unavailable": 503,
    "internal": 500,
}
CONFLICT = 409
PROBLEMS = {
    code: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(code).phrase)
    for code in sorted({*STATUS.values(), CONFLICT, HTTPStatus.METHOD_NOT_ALLOWED} - {HTTPStatus.INTERNAL_SERVER_ERROR})
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/healthz", "/readyz", "/metrics")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link of a table grants access
    "Cross-Origin-Opener-Policy": "same-origin",
}


def rejected(request: AnyRequest, error: CommandRejected) -> Response[Problem]:
    return Response(Problem(error.code, error.say(language_of(request))), status_code=STATUS.get(error.code, CONFLICT))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework rejects: unknown paths, wrong methods, invalid bodies."""
    if error.status_code >= 500:
        return internal_error(request, error)
    if error.status_code == HTTP_404_NOT_FOUND:
        return rejected(request, CommandRejected("no-page"))
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return rejected(request, CommandRejected("too-large"))
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{detail.get('key', 'body')}: {detail['message']}" for detail in extra if "message" in detail)
    problem = malformed_command(details or error.detail)
    body = Problem(problem.code, problem.say(language_of(request)))
    return Response(body, status_code=error.status_code, headers=error.headers)


def storage_unavailable(request: AnyRequest, error: StorageUnavailable) -> Response[Problem]:
    log.error("storage is out of reach", extra={"error": str(error)})
    return rejected(request, CommandRejected("unavailable"))


def internal_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    path = request.scope.get("path_template", "")  # not the path itself, which may be the link of a table
    log.error("a request failed", exc_info=error, extra={"path": path})
    return rejected(request, CommandRejected("internal"))


async def add_headers(message: Message, scope: Scope) -> None:
    """Add headers to every response, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS" and "path_template" in scope:
            # Litestar names the methods of the first handler of a path only
            methods = scope["litestar_app"].route_handler_method_map[scope["path_template"]]
            headers["Allow"] = ", ".join(sorted(methods))


def with_problems(handlers: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """Document the error responses of handlers in the OpenAPI document."""
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**PROBLEMS, **(handler.responses or {})}
    return found


def make_app(settings: Settings, adviser: Callable[[], Adviser] = SearchAdviser) -> Litestar:
    hub = Hub(settings, adviser)
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    async def check_request(request: AnyRequest) -> None:
        """Before every request: check the rate limit, and the origin of a request that changes something."""
        if request.url.path in UNLIMITED:
            return
        try:
            limits.check("any", client_address(request))
        except CommandRejected:
            hub.metrics.count("limited")
            raise
        if request.method not in SAFE_METHODS:
            check_origin(request)

    app = Litestar(
        with_problems([*PROFILES, *TABLES, *REPLAYS, *CONTENT, *CARD_CATALOGUE, *PACKS, *SOCKETS, *PAGES]),
        lifespan=[lifespan],
        before_request=check_request,
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        exception_handlers={
            CommandRejected: rejected,
            StorageUnavailable: storage_unavailable,
            HTTPException: http_error,
            Exception: internal_error,
        },
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Questable",
            version=questable.__version__,
            description="The table service. Tables themselves are played on a WebSocket; see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=65_536,
        logging_config=None,
        debug=False,
        state=State({"hub": hub}),
    )
    complete_schema(app)
    return app


def complete_schema(app: Litestar) -> None:
    """Declare in the OpenAPI document that request bodies may not have unknown fields, and the names of the games."""
    for request in protocol.Request.__subclasses__():
        schema = app.openapi_schema.components.schemas.get(request.__name__)
        if isinstance(schema, Schema):
            schema.additional_properties = False
            game = (schema.properties or {}).get("game")
            if isinstance(game, Schema):
                game.enum = list(registry.names())
