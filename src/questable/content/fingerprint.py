"""The content hash: what the cards do, not what they are called."""

from dataclasses import fields, is_dataclass
from hashlib import blake2b

SILENT = ("name", "icon", "flavour", "text", "line", "node", "words", "heroes", "achievements", "rule")


def fingerprint(found: object) -> str:
    return blake2b(told(found).encode(), digest_size=8).hexdigest()


def told(value: object) -> str:
    """Everything that matters for play, in one fixed form."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = [f"{f.name}={told(getattr(value, f.name))}" for f in fields(value) if f.name not in SILENT]
        return f"{type(value).__name__}({','.join(parts)})"
    if isinstance(value, dict):
        return f"{{{','.join(f'{key}:{told(item)}' for key, item in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{','.join(told(item) for item in value)}]"
    if isinstance(value, (str, int)) or value is None:
        return repr(value)
    return told({name: getattr(value, name) for name in sorted(attributes(value))})


def attributes(value: object) -> list[str]:
    """The attributes of a compiled or an interpreted object."""
    return [name for name in dir(value) if not name.startswith("_") and not callable(getattr(value, name))]
