"""Generates the TypeScript types of the protocol: `python -m questable.server.typescript > web/src/protocol.ts`."""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from questable.games import options, registry
from questable.kernel.view_part import ViewPart
from questable.play import commands
from questable.server import api
from questable.tables import protocol
from questable.text.languages import Lang

HEAD = "// Generated from the protocol and the views by `python -m questable.server.typescript`; do not edit.\n"
BASES = (
    commands.Command,
    commands.CommandRecord,
    protocol.Data,
    protocol.Request,
    ViewPart,
)  # not messages themselves
PLAIN = {
    types.AnyType: "any",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def type_name(kind: types.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=parts):
            parts = tuple(part for part in parts if not isinstance(part, types.RawType))  # encoded before
            in_order = sorted(parts, key=lambda part: isinstance(part, types.NoneType))
            return " | ".join(type_name(part) for part in in_order)
        case types.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            inner = type_name(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.DictType(key_type=key, value_type=value):
            return f"Record<{type_name(key)}, {type_name(value)}>"
        case types.Metadata(type=inner_type):
            return type_name(inner_type)
    return PLAIN[type(kind)]


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def field_comments(cls: type) -> dict[str, str]:
    """The comments behind the fields of a class in its source."""
    found = {}
    for line in inspect.getsource(cls).splitlines():
        code, sharp, text = line.partition("  # ")
        name, colon, _ = code.strip().partition(":")
        if sharp and colon and name.isidentifier():
            found[name] = text
    return found


def interface(cls: type[msgspec.Struct], sent: bool) -> str:
    """A class as an interface. Fields with a default are optional in what a client sends, not in what it gets."""
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    comments = field_comments(cls)
    lines = []
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";\n')
    for field in info.fields:
        mark = "?" if sent and not field.required else ""
        lines.append(
            comment(comments.get(field.name), "  ") + f"  {field.encode_name}{mark}: {type_name(field.type)};\n"
        )
    return f"{comment(own_doc(cls))}export interface {cls.__name__} {{\n{''.join(lines)}}}\n"


def own_doc(cls: type) -> str | None:
    return cls.__dict__.get("__doc__")


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The classes that a module defines, in its order; the bases are left out."""
    for thing in vars(module).values():
        own = isinstance(thing, type) and thing.__module__ == module.__name__
        if own and issubclass(thing, msgspec.Struct) and thing not in BASES:
            yield thing


def alias(name: str, union: Any) -> str:
    parts = [f'"{part}"' if isinstance(part, str) else part.__name__ for part in get_args(union)]
    return f"export type {name} = {' | '.join(parts)};\n"


def typescript() -> str:
    parts = [HEAD]
    parts.append(alias("Lang", Lang))
    parts.append("export type Game = string;\n")
    for name in ("Status", "Outcome", "Reach", "ToClient", "ToServer"):
        parts.append(alias(name, getattr(protocol, name)))
    parts.append(alias("Command", commands.AnyCommand))
    views = [registry.module(name).view_types() for name in registry.names()]
    for module in (commands, protocol, options, api, *views):
        for cls in structs(module):
            parts.append(interface(cls, sent=issubclass(cls, (protocol.Request, commands.Command))))
    return "\n".join(parts)


if __name__ == "__main__":
    print(typescript(), end="")
