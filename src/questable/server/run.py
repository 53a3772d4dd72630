"""Runs the service: one process on uvicorn."""

import asyncio
import logging
import socket
from collections.abc import Callable

import uvicorn

from questable.kernel.errors import ConfigError
from questable.play.advice import Adviser
from questable.server.app import make_app
from questable.server.database import open_database
from questable.server.hub import Hub
from questable.server.logs import set_up_logs
from questable.server.raw_send import with_raw_send
from questable.server.settings import Settings
from questable.tables.adviser import SearchAdviser
from questable.text.errors import localized_error

LARGEST_MESSAGE = 16_384  # bytes on a WebSocket
LAST_PORT = 65_535
LEVELS = ("debug", "info", "warning", "error")
log = logging.getLogger("questable.server")


def listen(settings: Settings) -> socket.socket:
    """Bind first, so that a busy port gives a clear error."""
    if not 0 <= settings.port <= LAST_PORT:
        raise localized_error(
            ConfigError, "not-between", key="port", value=str(settings.port), low=0, high=str(LAST_PORT)
        )
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise localized_error(ConfigError, "no-listening", where=where, why=str(error.strerror)) from None
    return listening


async def check_storage(settings: Settings) -> None:
    """Open the database once, so that a bad URL gives a clear error."""
    database = open_database(settings.db)
    await database.open()
    await database.close()


def serve(
    settings: Settings,
    started: Callable[[str], None],
    adviser: Callable[[], Adviser] = SearchAdviser,
) -> None:
    """Serve until interrupted; `started` is called with the address once clients can connect."""
    if settings.log not in LEVELS:
        raise ConfigError(f"log is {settings.log!r}; allowed: {', '.join(LEVELS)}.")
    asyncio.run(check_storage(settings))
    listening = listen(settings)
    set_up_logs(settings.log)
    app = make_app(settings, adviser)
    config = uvicorn.Config(
        with_raw_send(app),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # compression nearly doubles the time of a move
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    Server(config, app.state.hub, lambda: started(f"http://{shown}:{port}")).run([listening])


class Server(uvicorn.Server):
    """Calls back when it has started, and tells clients to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.drop_clients()
        await asyncio.sleep(0.1)  # for the messages to be sent
        await super().shutdown(sockets)
