"""Nothing outside a game's own files knows a game: no import of one, no name, card, move or rule of one as a literal.

A game's own files are its folder in ``klaf.games``, its part in each room (``klaf.ROOM.games.NAME``), and its folder in
``web/src/games``. Sentences in the locale files and examples in docstrings may name games.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import klaf

HERE = Path(__file__).resolve().parent.parent
SOURCE, WEB = HERE / "src" / "klaf", HERE / "web" / "src"
GAMES = ("taki", "eight", "tuki")
BUNDLED = SOURCE / "games" / "__init__.py"  # the list of the games that come with klaf
RULE = re.compile(r"\b(?:TK|EH|TU)-\d\d\b")

# Rooms that still know a game. A room that is clean leaves this list; nothing comes back to it.
NOT_YET = frozenset({"web/src/table"})

# Words of a game that mean something else too in klaf's own speech: a seat is open, a file is opened, …
ALSO_PLAIN = frozenset(
    {"open", "lay", "last", "end", "close", "draw", "take", "keep", "name", "bin", "pile", "put", "swap"}
)


def words_of(name: str) -> set[str]:
    """Return the spellings that only a game uses: its name, its moves and their kinds, its cards."""
    game = klaf.game(name)
    parts = [game.parts(move) for move in game.texts] if game.parts else []
    cards = {part.card for part in parts} | {part.named for part in parts} | set(game.unnamed)
    words = {name, *game.texts, *(part.kind for part in parts), *(card for card in cards if card)}
    return {word for word in words if len(word) > 1 and not word.isdigit()} - ALSO_PLAIN


WORDS = {word for name in GAMES for word in words_of(name)}


def own_file(path: Path) -> bool:
    """Whether a file is a game's own."""
    return "games" in path.relative_to(HERE).parts[2:-1]


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """Return the string literals of a Python file with their lines; docstrings are none."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def quoted(path: Path) -> Iterator[tuple[int, str]]:
    """Return what stands in quotes in a file of the web client, with its line."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"), flags=re.S)
    for number, line in enumerate(text.splitlines(), 1):
        for found in re.finditer(r"(['\"`])((?:(?!\1).)*)\1", re.sub(r"(^|\s)//.*", "", line)):
            yield number, found[2]


def names_a_game(literal: str) -> bool:
    """Whether a literal is a word of a game, cites a rule of one, or imports one."""
    if literal in WORDS or RULE.search(literal):
        return True
    return any(re.search(rf"\bgames[./]{name}\b", literal) for name in GAMES)


def rooms() -> list[str]:
    """List the rooms: packages of klaf, modules beside them, and folders of the web client."""
    found = [path.relative_to(HERE) for folder in (SOURCE, WEB) for path in folder.iterdir()]
    own = {"src/klaf/games", "src/klaf/locale", "web/src/games", "web/src/wire"}  # the last is generated
    return sorted({str(path) for path in found if path.name != "__pycache__"} - own)


def found_in(room: str) -> list[str]:
    """List what in a room names a game."""
    top = HERE / room
    files = [top] if top.is_file() else sorted(path for path in top.rglob("*") if path.is_file())
    found = []
    for path in files:
        read = {".py": literals, ".ts": quoted, ".svelte": quoted}.get(path.suffix)
        if read is None or path == BUNDLED or own_file(path) or path.name.endswith(".test.ts"):
            continue
        found += [
            f"{path.relative_to(HERE)}:{line}: {literal}" for line, literal in read(path) if names_a_game(literal)
        ]
    return found


@pytest.mark.parametrize("room", rooms())
def test_a_room_knows_no_game(room: str) -> None:
    if room in NOT_YET:
        assert found_in(room), f"{room} is clean: take it out of NOT_YET"
        pytest.skip("not yet")
    assert found_in(room) == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('GAME = "taki"', True),
        ('if move == "pass":\n    pass', True),
        ('raise Illegal("TK-30")', True),
        ("from klaf.games.eight.cards import KINDS", True),
        ('"""An example: ``klaf.game("taki")``."""', False),
        ('kind = "open"', False),
    ],
)
def test_the_search_finds_what_it_is_for(tmp_path: Path, source: str, expected: bool) -> None:
    file = tmp_path / "room.py"
    file.write_text(source + "\n")
    assert any(names_a_game(literal) for _, literal in literals(file)) == expected
