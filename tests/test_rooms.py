"""Nothing outside a game's own files knows a game: no import of one, no name, card, move or rule of one as a literal.

A game's own files are its folder in ``klaf.games``, its part in each room (``klaf.ROOM.games.NAME``), its folder in
``web/src/games``, and its sentences (``NAME.ftl`` and ``NAME-KIND.ftl``). Examples in docstrings may name games, and
so may the words of a sentence; no other file has a sentence of a game or chooses among its words by one.
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
asked close closed counted counts dealt draw due end free freed held hidden idle keep landing last lay left name named
no-match number open order other part passed pile place places points put quiet reason round start starts swap
take total value window
"""
# And what may stand after a dot: fields and methods of klaf's own, of NumPy and of the browser.
_PLAIN_NAMES = """
begun broken called catch colour columns opened out rounds seen source stage sum swapped taken wanted zeros
"""
# And what the ids of sentences for every game may hold.
_PLAIN_IN_IDS = "begun broken kept out revealed seen stage taken"
ALSO_PLAIN, PLAIN_NAMES = frozenset(_PLAIN.split()), frozenset(_PLAIN_NAMES.split())
PLAIN_IN_IDS = frozenset(_PLAIN_IN_IDS.split())


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
    if path.suffix == ".ftl":
        return path.stem.partition("-")[0] in GAMES
    if "games" not in room[:-1]:
        return False
    return room[room.index("games") + 1].removesuffix(".py") in GAMES


def in_python(path: Path) -> Iterator[tuple[int, str]]:
    """Return the literals, imports and (after a dot) names of a Python file with their lines; docstrings are none.

    A name is one of an attribute, of a field, or by which an argument is passed.
    """
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
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.value.lineno, f".{node.arg}"
        elif isinstance(node, ast.MatchClass):
            yield from ((node.lineno, f".{name}") for name in node.kwd_attrs)
        elif isinstance(node, ast.ClassDef):
            fields = [field.target for field in node.body if isinstance(field, ast.AnnAssign)]
            yield from ((field.lineno, f".{field.id}") for field in fields if isinstance(field, ast.Name))
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


ASIDE = re.compile(r"/\*.*?\*/|<!--.*?-->", re.S)
STYLE = re.compile(r"<style>(.*?)</style>", re.S)
QUOTED = re.compile(r"(['\"`])((?:(?!\1).)*)\1")
# After a dot, before a colon, and what is taken out of an object by its name.
NAMED = re.compile(r"(?<=[\w)\]?]\.)\w+|\b\w+(?=\??:\s)")
TAKEN_OUT = re.compile(r"\{([^{}();]*)\}(?=\s*(?:=(?![=>])|:\s*[A-Z]|\)\s*(?:=>|:)))")
CLASSES = re.compile(r"\bclass=(['\"])([^'\"]*)\1|\bclass:([\w-]+)")
STYLED = re.compile(r"\.(-?[A-Za-z_][\w-]*)|(?<=\[data-)([\w-]+)|(?<=--)([\w-]+)")


def in_the_client(path: Path) -> Iterator[tuple[int, str]]:
    """Return what stands in quotes in a file of the web client, and (after a dot) the names in it, with their lines."""
    text = blank(ASIDE, path.read_text(encoding="utf-8"))
    for style in STYLE.finditer(text):
        yield from in_a_style(style[1], text.count("\n", 0, style.start(1)))
    text = blank(STYLE, text)
    for found in TAKEN_OUT.finditer(text):
        yield from ((text.count("\n", 0, found.start()) + 1, f".{name}") for name in re.findall(r"\w+", found[1]))
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)//.*", "", line)
        yield from ((number, found[2]) for found in QUOTED.finditer(code))
        yield from ((number, f".{found[0]}") for found in NAMED.finditer(code))
        for found in CLASSES.finditer(code):
            yield from ((number, name) for name in (found[2] or found[3]).split())
        yield from ((number, found[0]) for found in re.finditer(CALLED_AFTER, code))


def in_a_style(text: str, before: int = 0) -> Iterator[tuple[int, str]]:
    """Return the classes, attributes and properties of the client's own that a style is about, with their lines."""
    for number, line in enumerate(text.splitlines(), before + 1):
        yield from ((number, next(filter(None, found.groups()))) for found in STYLED.finditer(line))


def in_a_style_sheet(path: Path) -> Iterator[tuple[int, str]]:
    """Return what the styles of a file are about."""
    return in_a_style(blank(ASIDE, path.read_text(encoding="utf-8")))


def blank(what: re.Pattern[str], text: str) -> str:
    """Leave only its lines of what is found in a text."""
    return what.sub(lambda found: "\n" * found[0].count("\n"), text)


def in_sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Return the words of the ids in a locale file, alone and joined, and the keys that its sentences choose by."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for named in re.findall(r"^(?: +\.)?([A-Za-z][\w-]*) =|\*?\[([\w-]+)\]", line):
            parts = "".join(named).split("-")
            ends = range(1, len(parts) + 1)
            runs = ("-".join(parts[first:last]) for last in ends for first in range(last))
            yield from ((number, run) for run in runs if run not in PLAIN_IN_IDS)


CALLED_AFTER = "|".join(rf"(?<![A-Za-z]){name}(?![A-Za-z])|\b{name.capitalize()}[A-Z]\w*" for name in GAMES)
READ = {
    ".py": in_python,
    ".ts": in_the_client,
    ".svelte": in_the_client,
    ".js": in_the_client,
    ".css": in_a_style_sheet,
    ".ftl": in_sentences,
}


def names_a_game(found: str) -> bool:
    """Whether this is a word of a game, cites a rule of one, imports one, or is called after one."""
    if found in WORDS or RULE.search(found) or re.search(CALLED_AFTER, found):
        return True
    if found.startswith("."):
        return found[1:] in WORDS - PLAIN_NAMES
    return any(re.search(rf"\bgames[./]{name}\b", found) for name in GAMES)


def rooms() -> list[str]:
    """List the rooms: packages of klaf, modules beside them, and folders of the web client."""
    found = [path.relative_to(HERE) for folder in (SOURCE, WEB) for path in folder.iterdir()]
    aside = {"web/src/wire"}  # types that are generated from the games
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
    sentences = [SOURCE / "locale" / "he" / f"{name}{kind}.ftl" for kind in ("", "-rules", "-web")]
    assert all(path.is_file() and own_file(path) for path in sentences)
    assert not own_file(SOURCE / "locale" / "he" / "web.ftl")
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
        ("a.py", 'WORDS = "a hand of taki"', True),
        ("a.py", "deal(debt=2)", True),
        ("a.py", "class Mark:\n    offender: int", True),
        ("a.py", "match found:\n    case Mark(offender=seat):\n        pass", True),
        ("a.ts", "const { debt } = view;", True),
        ("a.ts", "const told = ({ seat, offender }: Facts) => seat;", True),
        ("a.ts", "const {\n  seat,\n  offender: who,\n} = facts;", True),
        ("a.ts", "if (seat === 1) { return debt; }", False),
        ("a.svelte", '<span class="small colour"></span>', True),
        ("a.svelte", "<i class:offender={bad}></i>", True),
        ("a.svelte", "<style>\n  .offender {\n    color: red;\n  }\n</style>", True),
        ("a.svelte", "<style>\n  .row { flex-direction: row; }\n</style>", False),
        ("a.css", ".seat .offender {\n  color: red;\n}", True),
        ("a.css", ":root {\n  --colour: red;\n}", True),
        ("a.css", "/* .offender */\n.seat { width: 0.5px; }", False),
        ("a.ftl", "web-about-taki = Match colours.", True),
        ("a.ftl", "web-open-taki = Open.", True),
        ("a.ftl", "web-arrested = Arrested!", True),
        ("a.ftl", "web-let-off = Nobody is caught.", True),
        ("a.ftl", "deals = { $game ->\n    [tuki] Rounds\n   *[other] Deals\n}", True),
        ("a.ftl", "TK-01 = Cards", True),
        ("a.ftl", "web-seats = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n}", False),
        ("a.ftl", "web-footer = TAKI is a trademark of its owner.", False),
        ("a.ts", "// as TukiView does\nconst kind = 'open';", False),
    ],
)
def test_the_search_finds_what_it_is_for(tmp_path: Path, file: str, source: str, expected: bool) -> None:
    path = tmp_path / file
    path.write_text(source + "\n")
    assert any(names_a_game(found) for _, found in READ[path.suffix](path)) == expected
