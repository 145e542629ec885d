"""A game is a folder of the client: no other file of it names a game, a card, a move or a rule of one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from klaf.engine.game import Game
from klaf.games import game, games
from klaf.server.telling.catalogue import catalogue

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
BUNDLED = ("taki", "eight", "tuki")
LITERAL = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")
# Cards and moves that are words of every page, too: names of icons and buttons, places in a row, states of a line.
WORDS = {"break", "close", "colour", "draw", "end", "last", "open", "pass", "pile", "take"}


def files() -> Iterator[Path]:
    """List the sources that no game owns; the types of the wire are generated."""
    for path in sorted(SOURCE.rglob("*")):
        parts = path.relative_to(SOURCE).parts
        owned = parts[0] == "wire" or (parts[0] == "games" and len(parts) > 2 and parts[1] in games())
        if path.suffix in {".ts", ".svelte", ".css"} and not owned:
            yield path


def words_of(played: Game) -> set[str]:
    """Return the texts of a game's moves and cards, and what its moves begin with, but for numbers and letters."""
    info = next(each for each in catalogue("en").games if each.name == played.name)
    starts = {f"{move.partition(':')[0]}:" for move in played.texts if ":" in move}
    texts = {*played.texts, *info.cards, *starts, *(f"{start[:-1]}" for start in starts)}
    return {text for text in texts if len(text) > 1 and not text.isdigit()} - WORDS


def found_in(path: Path, played: Game) -> list[str]:
    """Return what a file knows of a game."""
    source = path.read_text(encoding="utf-8")
    name = re.escape(played.name)
    found = re.findall(rf"(?<![A-Za-z]){name}(?![A-Za-z])|\b{name.capitalize()}[A-Z]\w*", source)
    found += re.findall(rf"\b{played.rule_ids[0].partition('-')[0]}-\d\d\b", source)
    literals = {text for groups in LITERAL.findall(source) for text in groups}
    return found + sorted(literals & words_of(played))


@pytest.mark.parametrize("name", BUNDLED)
def test_nothing_but_its_folder_knows_a_game(name: str) -> None:
    known = {str(path.relative_to(SOURCE)): found for path in files() if (found := found_in(path, game(name)))}
    assert known == {}


@pytest.mark.parametrize("name", BUNDLED)
def test_the_search_finds_what_a_folder_knows(name: str) -> None:
    table = SOURCE / "games" / name / "face.ts"
    found = found_in(table, game(name))
    assert name in found
    assert any(re.fullmatch(r"[A-Z]{2}-\d\d", one) for one in found)
