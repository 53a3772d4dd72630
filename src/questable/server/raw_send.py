"""Sends WebSocket messages directly through the ASGI server, bypassing the layers of the framework, for speed."""

from typing import Any

from litestar.connection import WebSocket
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

KEY = "questable.send"


def with_raw_send(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that `raw_send` finds the server's own send function in the scope of a WebSocket."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[KEY] = send  # type: ignore[literal-required]
        await app(scope, receive, send)

    return wrapped


def raw_send(socket: WebSocket[Any, Any, Any]) -> Send:
    """The send function of the ASGI server."""
    send: Send = socket.scope.get(KEY, socket.send)  # type: ignore[assignment]
    return send


class EncodedText(str):
    """A string that keeps its UTF-8 form. The server calls `encode`, which would take longer than all the rest."""

    encoded: bytes

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:
        return self.encoded


def encoded_text(data: bytes) -> EncodedText:
    text = EncodedText(data, "utf-8")
    text.encoded = data
    return text
