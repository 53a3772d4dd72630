"""Messages of sockets go to the network without the layers of the framework, which have nothing to add to them."""

from typing import Any

from litestar.connection import WebSocket
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

KEY = "questable.send"


def with_straight_way(app: ASGIApp) -> ASGIApp:
    """The same application, whose sockets know the server's own way of sending."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[KEY] = send  # type: ignore[literal-required]
        await app(scope, receive, send)

    return served


def raw_send(socket: WebSocket[Any, Any, Any]) -> Send:
    send: Send = socket.scope.get(KEY, socket.send)  # type: ignore[assignment]
    return send


class EncodedText(str):
    """A text that keeps its UTF-8, which the server asks it for: working that out again takes longer than the rest."""

    written: bytes

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:
        return self.written


def as_text(data: bytes) -> EncodedText:
    text = EncodedText(data, "utf-8")
    text.written = data
    return text
