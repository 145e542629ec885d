"""Parsers under random fire: only klaf's own errors escape, and whatever is accepted can be played to its end.

``make test`` tries a few examples of each; ``KLAF_FUZZ=100000 make test ARGS=tests/test_fuzz.py`` tries many.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as st

import klaf
from klaf import BadMove, BadPosition, KlafError, Match
from tests.conformance.covered import Document
from tests.conformance.games import GAMES, SETUPS
from tests.conformance.walk import finish, sized, viewers, walk

# Set-ups, seeds and lengths of the matches that valid texts are taken from.
SOURCES = [(setup, seed, moves) for setup in SETUPS[:: sized(3, 12)] for seed in (0, 1) for moves in (0, 9, 60)]
TEXTS = [move.text for name in GAMES for move in GAMES[name].game.moves.all]

sources = st.sampled_from(range(len(SOURCES)))
T = TypeVar("T")


@cache
def source(number: int) -> Match:
    *_, match = walk(*SOURCES[number])
    return match


def attempt(action: Callable[[], T]) -> T | KlafError:
    """Do something and return what comes of it: klaf's own errors too, which can say what is wrong, but no others."""
    try:
        return action()
    except KlafError as error:
        str(error)
        return error


def check(match: Match) -> None:
    """See that an accepted match can be written down, looked at and played to its end."""
    game = match.game
    position = json.loads(json.dumps(match.position()))
    assert game.from_position(position).same_state(match)
    assert klaf.load(match.record()).same_state(match)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view.sample(1).view(viewer) == view
    finish(match, 1)
    assert game.from_position(match.position()).same_state(match)
    assert klaf.load(match.record()).same_state(match)


# Moves


@st.composite
def near_moves(draw: st.DrawFn) -> str:
    """Spell a move, almost."""
    text = draw(st.sampled_from(TEXTS))
    at = draw(st.integers(0, len(text)))
    inserted = draw(st.sampled_from(["", " ", "!", ":", "R", "0", "\n", "\0", "+", "é", "X"]))
    dropped = draw(st.integers(0, 2))
    changed = text[:at] + inserted + text[at + dropped :]
    return draw(st.sampled_from([changed, changed.upper(), changed.title(), changed + text]))


@given(sources, st.integers(-2, 12), st.text() | near_moves() | st.integers())
def test_any_text_is_a_move_or_an_error(number: int, seat: int, move: str | int) -> None:
    match = source(number).copy()
    before = match.copy()
    error = attempt(lambda: match.play(seat, move))
    if isinstance(error, KlafError):
        assert match.same_state(before)
        assert match.played == before.played
        texts = [known.text for known in match.game.moves.all]
        assert isinstance(error, BadMove) == (move not in texts and move not in range(len(texts)))
    else:
        assert match.played[:-1] == before.played
        assert move in (match.played[-1][1].text, match.played[-1][1].id)


# Positions

leaves = st.none() | st.booleans() | st.integers(-2, 9) | st.integers() | st.floats() | st.text(max_size=5)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the ways to every value inside a document."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found += places(each, (*path, key))
    return found


@st.composite
def changed_positions(draw: st.DrawFn) -> tuple[str, Any]:
    """Take a valid position and change some values of it, often for others that stand in it."""
    match = source(draw(sources))
    document = copy.deepcopy(match.position())
    other = source(draw(sources)).position()
    for _ in range(draw(st.integers(1, 3))):
        _change(draw, document, other)
    if draw(st.booleans()):
        GAMES[match.game.name].mend(document)
    return match.game.name, document


def _change(draw: st.DrawFn, document: Document, other: Document) -> None:
    field = draw(st.sampled_from(sorted(document)))
    paths = [path for path in places(document) if path[0] == field]
    *way, last = draw(st.sampled_from(paths))
    holder: Any = document
    for key in way:
        holder = holder[key]
    known = st.sampled_from([value for path in paths for value in [_at(document, path)]])
    value = draw(known | anything | st.just(other.get(field)))
    action = draw(st.sampled_from(["replace", "replace", "delete", "insert", "swap", "move"]))
    if action == "replace":
        holder[last] = copy.deepcopy(value)
    elif action == "delete":
        del holder[last]
    elif action == "insert" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(value))
    elif action == "insert":
        holder[draw(st.text(max_size=5))] = copy.deepcopy(value)
    else:
        _exchange(draw, document, action)


def _at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


def _exchange(draw: st.DrawFn, document: Document, action: str) -> None:
    """Let two texts of lists change places, or move one to the other: cards, mostly, so that none is lost."""
    texts = [path for path in places(document) if isinstance(_at(document, path), str) and len(path) > 1]
    texts = [path for path in texts if isinstance(path[-1], int)]
    if not texts:  # the cards are numbers, or gone
        return
    one, two = draw(st.sampled_from(texts)), draw(st.sampled_from(texts))
    first, second = _at(document, one), _at(document, two)
    if action == "swap":
        _at(document, one[:-1])[one[-1]] = second
        _at(document, two[:-1])[two[-1]] = first
    elif one[:-1] != two[:-1]:
        del _at(document, one[:-1])[one[-1]]
        _at(document, two[:-1]).insert(two[-1], first)


@given(changed_positions())
def test_a_changed_position_is_refused_or_can_be_played(changed: tuple[str, Any]) -> None:
    name, document = changed
    before = copy.deepcopy(document)
    match = attempt(lambda: klaf.game(name).from_position(document))
    assert repr(document) == repr(before)
    if isinstance(match, Match):
        check(match)


@given(st.sampled_from(sorted(GAMES)), anything)
def test_a_document_out_of_the_blue_is_no_position(name: str, document: Any) -> None:
    assert isinstance(attempt(lambda: klaf.game(name).from_position(document)), BadPosition)


# Records


@st.composite
def changed_records(draw: st.DrawFn) -> str:
    """Take a valid record and change a line, a word or a letter of it."""
    lines = source(draw(sources)).record().split("\n")
    others = source(draw(sources)).record().split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        action = draw(st.sampled_from(["delete", "double", "swap", "foreign", "word", "letter", "insert"]))
        if action == "delete" and len(lines) > 1:
            del lines[at]
        elif action == "double":
            lines.insert(at, lines[at])
        elif action == "swap":
            to = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[to] = lines[to], lines[at]
        elif action == "foreign":
            lines[at] = draw(st.sampled_from(others))
        elif action == "insert":
            lines.insert(at, draw(st.text(max_size=30)))
        elif lines[at]:
            unit = lines[at].split(" ") if action == "word" else list(lines[at])
            place = draw(st.integers(0, len(unit) - 1))
            unit[place] = draw(st.sampled_from(unit) | near_moves() | st.text(max_size=3))
            lines[at] = (" " if action == "word" else "").join(unit)
    return "\n".join(lines)


HEADERS = ["game", "rules", "edition", "players", "options", "key", "position", "moves", "winners", "x"]
header_lines = st.builds("{}: {}".format, st.sampled_from(HEADERS), st.text() | anything.map(json.dumps))
options_lines = st.builds(
    "options: {}={}".format,
    st.sampled_from(["players", "edition", "seed", "self", "key", "game", "must_play", "opener"]) | st.text(),
    st.text() | st.integers(),
)


@given(changed_records())
def test_a_changed_record_is_refused_or_can_be_played(text: str) -> None:
    _load(text)


@given(sources, options_lines | header_lines)
def test_a_changed_header_is_refused_or_can_be_played(number: int, line: str) -> None:
    lines = source(number).record().split("\n")
    kept = [each for each in lines if each.split(":")[0] != line.split(":")[0]]
    _load("\n".join([lines[0], line, *kept[1:]]))


@given(st.text() | st.lists(header_lines | st.text()).map("\n".join))
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    _load(text)
    _load("klaf record 1\n" + text)
    _load(f"klaf record 1\ngame: taki\nrules: 1\n{text}")


def _load(text: str) -> None:
    match = attempt(lambda: klaf.load(text))
    if isinstance(match, Match):
        check(match)
