"""The service from outside: a server process, guests with cookies, and their WebSocket connections."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from questable.games import registry

Json = dict[str, Any]
STARTED = "Questable is open at "
DEFAULT_GAME = registry.names()[0]
PATIENCE = 60.0  # seconds to wait for a message


class Service:
    """`questable serve` on a free port; it keeps its database over restarts."""

    def __init__(self, db: str, **environment: str) -> None:
        self.db = db
        self.environment = {"QUESTABLE_LIMITS": "1000", "QUESTABLE_WORKERS": "1", **environment}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.errors = Path(tempfile.mkstemp(prefix="questable-", suffix=".log")[1])

    def start(self, port: str = "0") -> "Service":
        command = [sys.executable, "-m", "questable.cli", "serve", "--port", port, "--no-open", "--db", self.db]
        with self.errors.open("a") as errors:
            env = {**os.environ, **self.environment}
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert STARTED in line, f"the service did not start: {line}{self.errors.read_text()}"
        self.address = line.split(STARTED)[1].split()[0]
        return self

    def kill(self) -> None:
        """End the process with SIGKILL."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End the process with SIGTERM."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def clean_up(self) -> None:
        self.end(signal.SIGTERM)
        self.errors.unlink(missing_ok=True)

    def guest(self) -> "Guest":
        guest = Guest(self)
        guest.profile = guest.ask("POST", "/api/me")
        return guest


class Guest:
    """An HTTP client with a cookie."""

    def __init__(self, service: Service, cookie: str = "") -> None:
        self.service = service
        self.cookie = cookie
        self.profile: Json = {}
        self.headers: dict[str, str] = {}

    def request(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """Send a request; returns status and body."""
        where = urlsplit(self.service.address)
        connection = HTTPConnection(where.hostname or "", where.port, timeout=PATIENCE)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent["Content-Type"] = "application/json"
        connection.request(method, path, data, {**sent, **{key.replace("_", "-"): headers[key] for key in headers}})
        answer = connection.getresponse()
        text = answer.read()
        self.headers = {key.lower(): value for key, value in answer.getheaders()}
        if "set-cookie" in self.headers:
            self.cookie = self.headers["set-cookie"].split(";")[0]
        connection.close()
        is_json = "json" in self.headers.get("content-type", "")
        return answer.status, json.loads(text) if is_json and text else text

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that must succeed; returns the body."""
        status, answer = self.request(method, path, body)
        assert status in (200, 201), (status, answer)
        return answer

    def new_table(self, game: str = DEFAULT_GAME, seats: list[str] | None = None, **more: Any) -> str:
        config = {"players": len(seats) if seats else 2, **more.pop("config", {})}
        table = self.ask("POST", "/api/tables", {"game": game, "config": config, "seats": seats, **more})
        return str(table["id"])

    def join(self, table: str, since: int = 0, lang: str = "en") -> "TableConnection":
        return TableConnection(self, table, since, lang)


class TableConnection:
    """A WebSocket at a table. It keeps the state of a client: the last update, the log, the chat."""

    def __init__(self, guest: Guest, table: str, since: int, lang: str, **headers: str) -> None:
        where = urlsplit(guest.service.address).netloc
        address = f"ws://{where}/api/tables/{table}/socket?lang={lang}&since={since}"
        sent = {"Cookie": guest.cookie, **headers} if guest.cookie else headers
        self.guest = guest
        self.table = table
        options: Json = {"compression": None, "open_timeout": PATIENCE, "max_size": None}
        self.socket: ClientConnection = connect(address, additional_headers=sent, **options).__enter__()
        self.received: list[str] = []
        self.welcome: Json = {}
        self.update: Json = {}
        self.presence: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.numbers = 0

    def __enter__(self) -> Self:
        self.until("presence")
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # ---- receiving

    def receive(self, seconds: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.chat = message["chat"]
            case "update":
                self.update = message
                kept = [line for line in self.log if line["number"] < message["kept"]]
                self.log = kept + message["log"]
            case "presence":
                self.presence = message
            case "chat":
                self.chat.append(message)
        return message

    def until(self, *types: str) -> Json:
        while (message := self.receive())["type"] not in types:
            pass
        return message

    def until_version(self, version: int) -> None:
        while self.update.get("version", 0) < version:
            self.receive()

    def drain(self, seconds: float = 0.2) -> None:
        """Receive everything that is still on its way."""
        try:
            while True:
                self.receive(seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    # ---- sending

    def send(self, message: Json) -> int:
        """Send a request; returns its number."""
        self.numbers += 1
        self.socket.send(json.dumps({"id": self.numbers, **message}))
        return self.numbers

    def ask(self, message: Json) -> Json:
        """Send a request and wait for the reply."""
        number = self.send(message)
        while (answer := self.receive()).get("re") != number:
            pass
        return answer

    def apply(self, type: str, **more: Any) -> Json:
        """Send a command; returns the reply, `done` or `problem`."""
        return self.ask({"type": "do", "deed": {"type": type, **more}})

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.update["decision"]
        return found

    def may_answer(self) -> bool:
        return self.decision is not None and self.decision["answers"] is not None

    def answer(self, index: int = 0) -> Json:
        """Answer with the option of this index, modulo the number of options."""
        decision = self.decision
        assert decision is not None
        key = decision["options"][index % len(decision["options"])]["key"]
        return self.apply("answer", seat=decision["answers"], key=key, posed=decision["posed"])
