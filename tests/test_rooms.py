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
BUILT = SOURCE / "server" / "static"  # the web client, once it is built
RULE = re.compile(r"\b(?:TK|EH|TU)-\d\d\b")

# Words of one or two games that mean something else too in klaf's own speech: a seat is open, a file is opened, …
_PLAIN = """
asked close counted counts dealt draw due end free freed held hidden idle keep landing last lay left name named
no-match number open order other part passed pile place places points put quiet reason round start starts swap
take total value window
"""
# And what may stand after a dot: fields and methods of klaf's own, of NumPy and of the browser.
_PLAIN_NAMES = """
begun broken called catch closed colour columns opened out rounds seen source stage sum swapped taken wanted zeros
"""
ALSO_PLAIN, PLAIN_NAMES = frozenset(_PLAIN.split()), frozenset(_PLAIN_NAMES.split())


def words_of(name: str) -> set[str]:
    """Return the spellings that a game uses: its name, moves, cards and house rules, and the names in what it tells."""
    game = klaf.game(name)
    parts = [game.parts(move) for move in game.texts] if game.parts else []
    cards = {part.card for part in parts} | {part.named for part in parts} | set(game.unnamed)
    words = {name, *game.texts, *(part.kind for part in parts), *(f"{part.kind}:" for part in parts)}
    words |= {card for card in cards if card}
    words |= {field.name for field in game.document.fields} | {option.name for option in game.rulebook.options}
    words |= {word for kind in game.events for word in (kind.name, *kind.facts)}
    words |= {word for why in game.reasons for word in (why.why, *dict(why.facts))}
    return {word for word in words if len(word) > 1 and not word.isdigit()}


OF_ALL = set.intersection(*map(words_of, GAMES))  # what every game has is no secret: a card, a turn
WORDS = set.union(*map(words_of, GAMES)) - OF_ALL - ALSO_PLAIN


def own_file(path: Path) -> bool:
    """Whether a file is a game's own."""
    room = path.relative_to(HERE).parts[2:]
    if "games" not in room[:-1]:
        return False
    return room[room.index("games") + 1].removesuffix(".py") in GAMES


def in_python(path: Path) -> Iterator[tuple[int, str]]:
    """Return the literals, imports and (after a dot) names of a Python file with their lines; docstrings are none."""
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
        elif isinstance(node, ast.Attribute):
            yield node.lineno, f".{node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def in_the_client(path: Path) -> Iterator[tuple[int, str]]:
    """Return what stands in quotes in a file of the web client and (after a dot) the names in it, with their lines."""
    text = path.read_text(encoding="utf-8")
    aside = r"/\*.*?\*/|<!--.*?-->|<style>.*?</style>"
    text = re.sub(aside, lambda found: "\n" * found[0].count("\n"), text, flags=re.S)
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)//.*", "", line)
        for found in re.finditer(r"(['\"`])((?:(?!\1).)*)\1", code):
            yield number, found[2]
        yield from ((number, f".{found[0]}") for found in re.finditer(r"(?<=[\w)\]?]\.)\w+|\b\w+(?=\??:\s)", code))
        yield from ((number, found[0]) for found in re.finditer(CALLED_AFTER, code))


CALLED_AFTER = "|".join(rf"(?<![A-Za-z]){name}(?![A-Za-z])|\b{name.capitalize()}[A-Z]\w*" for name in GAMES)
READ = {".py": in_python, ".ts": in_the_client, ".svelte": in_the_client, ".js": in_the_client}


def names_a_game(found: str) -> bool:
    """Whether this is a word of a game, cites a rule of one, imports one, or is called after one."""
    if found in WORDS or RULE.search(found) or re.match(CALLED_AFTER, found):
        return True
    if found.startswith("."):
        return found[1:] in WORDS - PLAIN_NAMES
    return any(re.search(rf"\bgames[./]{name}\b", found) for name in GAMES)


def rooms() -> list[str]:
    """List the rooms: packages of klaf, modules beside them, and folders of the web client."""
    found = [path.relative_to(HERE) for folder in (SOURCE, WEB) for path in folder.iterdir()]
    aside = {"src/klaf/locale", "web/src/wire"}  # sentences; types that are generated from the games
    return sorted({str(path) for path in found if path.name != "__pycache__"} - aside)


def found_in(room: str) -> list[str]:
    """List what in a room names a game."""
    top = HERE / room
    files = (
        [top]
        if top.is_file()
        else sorted(path for path in top.rglob("*") if path.is_file() and BUILT not in path.parents)
    )
    return [
        f"{path.relative_to(HERE)}:{line}: {found}"
        for path in files
        if path.suffix in READ and path != BUNDLED and not own_file(path)
        for line, found in READ[path.suffix](path)
        if names_a_game(found)
    ]


@pytest.mark.parametrize("room", rooms())
def test_a_room_knows_no_game(room: str) -> None:
    assert found_in(room) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_games_own_files_are_where_they_belong(name: str) -> None:
    folders = [SOURCE / "games" / name / "rules.py", WEB / "games" / name / "table.ts"]
    parts = [SOURCE / room / "games" / f"{name}.py" for room in ("bots", "cli", "draw", "envs", "lab")]
    assert all(path.is_file() and own_file(path) for path in (*folders, *parts))
    assert not own_file(WEB / "games" / "tables.ts")
    assert not own_file(WEB / "games" / "generic" / "table.ts")


@pytest.mark.parametrize(
    ("file", "source", "expected"),
    [
        ("a.py", 'GAME = "taki"', True),
        ("a.py", 'if move == "pass":\n    pass', True),
        ("a.py", 'raise Illegal("TK-30")', True),
        ("a.py", "from klaf.games.eight.cards import KINDS", True),
        ("a.py", "from klaf.games import eight", True),
        ("a.py", 'owed = document["debt"]', True),
        ("a.py", "owed = state.debt", True),
        ("a.py", 'told = event.kind == "arrested"', True),
        ("a.py", '"""An example: ``klaf.game("taki")``."""', False),
        ("a.py", 'kind = "open"', False),
        ("a.ts", "const value = view.pot_value;", True),
        ("a.ts", "const { boxes } = view as TukiView;", True),
        ("a.ts", "if (facts.offender) return;", True),
        ("a.ts", "export const ART = { taki: draw };", True),
        ("a.ts", "chooser.press('throw:');", True),
        ("a.svelte", '<span class="colour"></span>', True),
        ("a.svelte", "<style>\n  .row { flex-direction: row; }\n</style>", False),
        ("a.ts", "// as TukiView does\nconst kind = 'open';", False),
    ],
)
def test_the_search_finds_what_it_is_for(tmp_path: Path, file: str, source: str, expected: bool) -> None:
    path = tmp_path / file
    path.write_text(source + "\n")
    assert any(names_a_game(found) for _, found in READ[path.suffix](path)) == expected
