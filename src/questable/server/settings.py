"""How the service runs: by flags of `questable serve`, or by QUESTABLE_… in the environment."""

import os
from pathlib import Path

import msgspec

from questable.kernel.errors import ConfigError
from questable.server.webhook import MODES


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""  # a URL or the path of a file; "": a file in the user's data folder
    workers: int = 2  # processes for bots and advice
    bot_seconds: float = 20.0  # the most that bots may think before their process is replaced
    idle_seconds: float = 600.0  # a table at which nobody is leaves the memory after that
    pack_megabytes: int = 200  # for all packs that people bring, together
    webhooks: str = "public"  # where notices may go: off, public (https to public hosts) or any
    url: str = ""  # what people type to come here, for links in notices
    limits: float = 1.0  # rate limits, times this
    proxies: str = "127.0.0.1"  # whose word on the address of a client is believed
    log: str = "info"
    seed: int | None = (
        None  # for tests and demonstrations: every table is dealt from it, so that nothing is left to chance
    )


def data_folder() -> Path:
    """Where games are kept (XDG)."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "questable"


def read_settings(**flags: object) -> Settings:
    """Flags that were given, then the environment, then what is usual."""
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
    return msgspec.structs.replace(settings, db=settings.db or str(data_folder() / "tables.db"))
