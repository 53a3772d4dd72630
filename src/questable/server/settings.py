"""Settings of the service: flags of `questable serve`, or QUESTABLE_… variables in the environment."""

import os

import msgspec

from questable.kernel.errors import ConfigError
from questable.server.webhook import MODES
from questable.tables.data_dir import data_dir


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""  # a URL or the path of a file; "": a file in the data folder
    workers: int = 2  # processes for bots and advice
    bot_seconds: float = 20.0  # the longest that a bot may take before its process is replaced
    idle_seconds: float = 600.0  # after which a table without clients is dropped from memory
    pack_megabytes: int = 200  # for all uploaded packs together
    webhooks: str = "public"  # which URLs are allowed: off, public (https to public hosts) or any
    url: str = ""  # the public address of this server, for links in notices
    limits: float = 1.0  # factor of all rate limits
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is trusted
    log: str = "info"
    seed: int | None = None  # of every table, for tests and demonstrations


def read_settings(**flags: object) -> Settings:
    """Flags come first, then the environment, then the defaults."""
    found: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        variable = f"QUESTABLE_{field.upper()}"
        if flags.get(field) is not None:
            found[field] = flags[field]
        elif variable in os.environ:
            found[field] = os.environ[variable]
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"A setting is wrong: {error}.") from None
    if settings.webhooks not in MODES:
        raise ConfigError(f"webhooks is {settings.webhooks!r}; allowed: {', '.join(MODES)}.")
    return msgspec.structs.replace(settings, db=settings.db or str(data_dir() / "tables.db"))
