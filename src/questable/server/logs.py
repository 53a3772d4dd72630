"""Logs: one JSON object per line, without tokens, seeds, names or links of tables."""

import logging
from typing import Any

import msgspec

STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {key: str(value) for key, value in vars(record).items() if key not in STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def is_not_client_error(record: logging.LogRecord) -> bool:
    """Leave out invalid UTF-8 from clients: uvicorn closes the WebSocket, which is enough."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    uvicorn = logging.getLogger("uvicorn.error")
    # below WARNING it logs the URLs of WebSockets, which contain links of tables
    uvicorn.setLevel(max(logging.WARNING, logging.root.level))
    uvicorn.addFilter(is_not_client_error)
