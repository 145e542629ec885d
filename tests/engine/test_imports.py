"""The engine's modules say at their top what they need: none waits until it is called to avoid a circle."""

import ast
from collections.abc import Iterator
from pathlib import Path

import klaf.engine

ENGINE = Path(klaf.engine.__file__).parent


def late_imports(source: str) -> Iterator[str]:
    """Return what of klaf a module imports elsewhere than at its top, and what it imports for a type checker alone."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and node not in tree.body:
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
            yield from (name for name in named if name.split(".")[0] == "klaf")


def test_late_imports_are_found() -> None:
    source = (
        "import klaf\nif TYPE_CHECKING:\n    from klaf.engine.match import Match\ndef f():\n    import klaf.games, os\n"
    )
    assert list(late_imports(source)) == ["klaf.engine.match", "klaf.games"]


def test_engine_modules_import_at_their_top() -> None:
    found = {
        str(path.relative_to(ENGINE)): list(late_imports(path.read_text("utf-8"))) for path in ENGINE.rglob("*.py")
    }
    assert len(found) > 20
    assert {path: names for path, names in found.items() if names} == {}
