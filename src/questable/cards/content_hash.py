"""The content hash: what the cards do, not how they are named or drawn.

The hash is made from names that are written down here and beside each class (`hashed`), not from the names of classes
and attributes: those may be changed without making every stored game one of "other cards".
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Final, TypeVar

Class = TypeVar("Class")

# By class: the name it has in the hash ("": none), and the hashed attributes in order, each with its name in the hash.
HASHED: Final[dict[type, tuple[str, dict[str, str]]]] = {}


def hashed(name: str, attributes: str, ignored: str = "") -> Callable[[type[Class]], type[Class]]:
    """Say how a class goes into the hash: `attributes` are names of attributes, `attribute=name` where they differ.

    Every field of a dataclass is either hashed or ignored (what is only read or drawn), so that none is forgotten.
    """
    names = {
        attribute: written or attribute
        for attribute, _, written in (entry.partition("=") for entry in attributes.split())
    }

    def register(cls: type[Class]) -> type[Class]:
        if is_dataclass(cls):
            unmentioned = {field.name for field in fields(cls)} - set(names) - set(ignored.split())
            assert not unmentioned, f"{cls.__name__}: hashed or ignored? {sorted(unmentioned)}"
        HASHED[cls] = name, names
        return cls

    return register


def content_hash(cards: object) -> str:
    return blake2b(canonical(cards).encode(), digest_size=8).hexdigest()


def canonical(value: object) -> str:
    """Everything that matters for play, in one fixed form."""
    if isinstance(value, dict):
        return f"{{{','.join(f'{key}:{canonical(item)}' for key, item in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{','.join(canonical(item) for item in value)}]"
    if isinstance(value, (str, int)) or value is None:
        return repr(value)
    name, attributes = HASHED[type(value)]
    if not name:
        return canonical({written: getattr(value, attribute) for attribute, written in attributes.items()})
    parts = [f"{written}={canonical(getattr(value, attribute))}" for attribute, written in attributes.items()]
    return f"{name}({','.join(parts)})"
