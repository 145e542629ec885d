"""Hashes of the code that decides a study's numbers: all code that can be reached from its start.

From each function or class on, the names that it uses are followed through the imports of its module, into klaf's own
modules and those of a game from elsewhere. Code that is not reached may change without changing the hash; so may
docstrings, comments and code that only puts an answer into words.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from klaf.engine.dispatch import Rules
from klaf.engine.parts import name_of_part
from klaf.engine.registry import module_of

if TYPE_CHECKING:
    from klaf.engine.description import Description

DRIVER = "klaf.lab.measure:measure_matches"
WORDS = frozenset({"table", "chart", "note", "sentence", "word", "text"})  # what only puts something into words
SAYING = frozenset({"klaf.locale", "klaf.engine.errors"})  # modules that only say things
Node = ast.stmt


class Source(NamedTuple):
    """A module's code: what each name at its top is made by, and where imported names come from."""

    made: dict[str, list[Node]]
    imported: dict[str, tuple[str, str]]  # the module, and the name in it; none for the module itself


def play_hash(game: "Description") -> str:
    """Hash the code that decides how matches between bots go and what is measured of them."""
    roots = [DRIVER]
    for module in game.rules:
        roots += [f"{module}:{name}" for name in Rules.__dataclass_fields__ if name in _source(module).made]
    for room, part in (("klaf.bots", "mind"), ("klaf.lab", "probe")):
        found = name_of_part(game.name, room, part)
        roots += [f"{found}:{part.upper()}"] if found else []
    return code_hash(tuple(roots), module_of(game.name))


def sums_hash(study: type) -> str:
    """Hash the code that seats bots, shares matches out among pieces and adds up what is measured."""
    return code_hash((f"{study.__module__}:{study.__name__}",), "")


@cache
def code_hash(roots: tuple[str, ...], elsewhere: str) -> str:
    """Hash all that is reached from some names, each spelt ``module:name``."""
    digest = hashlib.sha256()
    for module, name, nodes in sorted(_reached(roots, elsewhere.partition(".")[0])):
        digest.update(f"{module} {name} {nodes}\n".encode())
    return digest.hexdigest()[:20]


def _reached(roots: Iterable[str], elsewhere: str) -> Iterator[tuple[str, str, str]]:
    """Yield every name that is reached: its module, itself, and the code that makes it."""
    todo: list[tuple[str, str]] = []
    for root in roots:
        module, _, name = root.partition(":")
        todo.append((module, name))
    done = set()
    while todo:
        module, name = todo.pop()
        if (module, name) in done or name in WORDS or module in SAYING:
            continue
        done.add((module, name))
        source = _source(module)
        if name in source.imported:
            whence, original = source.imported[name]
            if whence.partition(".")[0] in ("klaf", elsewhere):
                todo += [(whence, original)] if original else [(whence, one) for one in _source(whence).made]
        elif name in source.made:
            nodes = source.made[name]
            yield module, name, " ".join(ast.dump(node) for node in nodes)
            used = {one.id for node in nodes for one in ast.walk(node) if isinstance(one, ast.Name)}
            todo += [(module, one) for one in used]


@cache
def _source(module: str) -> Source:
    """Read a module's code."""
    made: dict[str, list[Node]] = {}
    imported: dict[str, tuple[str, str]] = {}
    for node in _statements(ast.parse(path_of(module).read_text(encoding="utf-8")).body):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found = (whole, "") if _is_module(whole) else (node.module, alias.name)
                imported[alias.asname or alias.name] = found
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.setdefault(node.name, []).append(_without_words(node))
        else:
            for one in ast.walk(node):
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                    made.setdefault(one.id, []).append(node)
    return Source(made, imported)


def _statements(body: Iterable[Node]) -> Iterator[Node]:
    """List the statements at a module's top, those under conditions too; what only type checkers see is left out."""
    for node in body:
        if not isinstance(node, ast.If):
            yield node
        elif not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from _statements([*node.body, *node.orelse])


def _without_words(node: Node) -> Node:
    """Leave out docstrings, and methods that only put an answer into words."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.ClassDef):
            inner.body = [one for one in inner.body if not (isinstance(one, ast.FunctionDef) and one.name in WORDS)]
        body = getattr(inner, "body", None)
        if isinstance(body, list) and body and _is_docstring(body[0]):
            body[0] = ast.Pass()
    return node


def _is_docstring(statement: Node) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def path_of(module: str) -> Path:
    """Return the file of a module."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return Path(spec.origin)


@cache
def _is_module(name: str) -> bool:
    if name.partition(".")[0] == "typing":
        return False
    try:
        return find_spec(name) is not None
    except (ModuleNotFoundError, ValueError):  # what is asked for is a name in a module, not in a package
        return False
