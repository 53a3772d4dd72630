"""Which numbered rules have a test. The tests of a checkout are parsed, not run."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import yaml

from questable.games import registry
from questable.kernel.errors import QuestableError
from questable.text.rulebook import LOADER, load_rules

# A test with one of these marks may be skipped or fail in the daily suite, so it does not count.
NO_PROOF: Final = frozenset({"skip", "skipif", "xfail", "proof"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Unknown(msgspec.Struct, frozen=True):
    """An id of a rule that does not exist, and where it is used."""

    id: str
    place: str


class Coverage(msgspec.Struct, frozen=True):
    """The number of rules and of tested rules, the ids without a test, and the ids that do not exist."""

    rules: int
    proved: int
    missing: tuple[str, ...]
    unknown: tuple[Unknown, ...]


class Claim(msgspec.Struct, frozen=True):
    """A test or scenario that names a rule. `counts` is false if the test may be skipped or fail."""

    rule: str
    place: str
    counts: bool


class _Mark(msgspec.Struct, frozen=True):
    name: str
    ids: tuple[str, ...]
    place: str


def coverage(root: Path, game: str | None = None) -> Coverage:
    """Compare the rules of one game, or of all, with the tests below `root`. Unknown ids are always listed."""
    known = {rule.id for name in registry.names() for rule in load_rules(name).rules}
    asked = [rule.id for name in ([game] if game else registry.names()) for rule in load_rules(name).rules]
    found = list(claims(root))
    proved = {claim.rule for claim in found if claim.counts}
    missing = tuple(rule for rule in asked if rule not in proved)
    # A wrong id on a class applies to each of its tests; list it once.
    unknown = dict.fromkeys(Unknown(claim.rule, claim.place) for claim in found if claim.rule not in known)
    return Coverage(len(asked), len(asked) - len(missing), missing, tuple(unknown))


def claims(root: Path) -> Iterator[Claim]:
    """Every `pytest.mark.rule` of a test, and every id under `rules` of a scenario."""
    tests = root / "tests"
    if not tests.is_dir():
        raise QuestableError(f"there is no folder {tests}: rule coverage is read from a checkout")
    for path in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        yield from _test_claims(path, path.relative_to(root).as_posix())
    for path in sorted(path for path in tests.rglob("*.yaml") if "scenarios" in path.relative_to(tests).parts):
        yield from _scenario_claims(path, path.relative_to(root).as_posix())


def _test_claims(path: Path, name: str) -> Iterator[Claim]:
    try:
        module = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError) as error:
        raise QuestableError(f"{name}: this is not Python: {error}") from error
    yield from _body_claims(module.body, name, ())


def _body_claims(body: list[ast.stmt], file: str, outer: tuple[_Mark, ...]) -> Iterator[Claim]:
    """The tests of a module or class; its `pytestmark` applies to all of them."""
    around = (*outer, *_marks(_pytestmark(body), file))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _body_claims(node.body, file, (*around, *_marks(node.decorator_list, file)))
        elif isinstance(node, _Function) and node.name.startswith("test"):
            marks = (*around, *_marks(node.decorator_list, file))
            counts = not any(mark.name in NO_PROOF for mark in marks)
            for mark in marks:
                for rule in mark.ids:
                    yield Claim(rule, mark.place, counts)


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    values: list[ast.expr] = []
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                values.append(value)
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                values.append(value)
    return [mark for value in values for mark in (value.elts if isinstance(value, ast.List | ast.Tuple) else [value])]


def _marks(expressions: list[ast.expr], file: str) -> Iterator[_Mark]:
    """The `pytest.mark.…` decorators. An id that is not a literal is kept as source text, and is therefore unknown."""
    for expression in expressions:
        call = expression if isinstance(expression, ast.Call) else None
        match call.func if call else expression:
            case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
                ids = tuple(_literal(argument) for argument in call.args) if call and name == "rule" else ()
                yield _Mark(name, ids, f"{file}:{expression.lineno}")


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node)


def _scenario_claims(path: Path, name: str) -> Iterator[Claim]:
    try:
        top = yaml.compose(path.read_text("utf-8"), LOADER)
    except (yaml.YAMLError, ValueError) as error:
        raise QuestableError(f"{name}: this is not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(top, yaml.MappingNode):
        return
    for key, value in top.value:
        if key.value == "rules":
            for item in value.value if isinstance(value, yaml.SequenceNode) else [value]:
                yield Claim(str(item.value), f"{name}:{item.start_mark.line + 1}", counts=True)
