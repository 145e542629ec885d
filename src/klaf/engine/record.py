"""Text records of matches, and back. ``docs/notation.md`` describes the format."""

import json
import re
import textwrap
from typing import TYPE_CHECKING

from klaf.engine.errors import BadMove, BadOptions, BadRecord, BadSeed, IllegalMove, KlafError, OtherRules
from klaf.engine.match import Match
from klaf.engine.options import spell
from klaf.engine.position import Document

if TYPE_CHECKING:
    from collections.abc import Callable

    from klaf.engine.game import Game

FORMAT = "klaf record 1"
# How a live table proves its shuffle (docs/protocol.md): told in a record, not needed to play it.
_PROOF = {"commitment": "[0-9a-f]{64}", "secret": "[0-9a-f]{64}", "shares": "([0-9]:[0-9a-f]{64} ?)*"}
_HEADERS = ("game", "rules", "edition", "players", "options", "key", "position", *_PROOF, "moves", "winners")


def write_record(match: Match) -> str:
    """Write a match as text: headers, a blank line, the moves, a blank line, the winners once there are some."""
    game = match.game
    lines = [FORMAT, f"game: {game.name}", f"rules: {game.version}"]
    if match.dealt:
        house = game.rulebook.changed(match.options)
        lines += [f"edition: {match.edition}", f"players: {match.players}"]
        lines += [f"options: {' '.join(f'{name}={spell(value)}' for name, value in house.items())}".rstrip()]
        lines += [f"key: {match.position()['key']}"]
    else:
        lines += [f"position: {json.dumps(match.start, separators=(',', ':'))}"]
    lines += [f"moves: {len(match.played)}", ""]
    moves = " ".join(f"{seat}:{move}" for seat, move in match.played)
    lines += textwrap.wrap(moves, 100, break_long_words=False, break_on_hyphens=False)
    if match.over:
        lines += ["", f"winners: {' '.join(str(seat) for seat in match.winners)}"]
    return "\n".join(lines) + "\n"


def read_record(content: str, find_game: "Callable[[str], Game]") -> Match:
    """Play a record through and give the match where it stands.

    Raises:
        UnknownGame: the record is of a game there is not.
        OtherRules: it was made under another version of the rules.
        BadRecord: it is damaged; names the line.
        BadPosition: the position it starts from is none.
    """
    if not isinstance(content, str):
        raise BadRecord(why="text", line=1)
    lines = content.split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        raise BadRecord(why="format", line=1)
    headers, moves = _split(lines)
    game = find_game(headers.take("game"))
    version = headers.whole("rules", 1 << 30)
    if version != game.version:
        raise OtherRules(version=version, known=game.version)
    match = _start(game, headers)
    wanted = headers.whole("moves", 1 << 30)
    if wanted != len(moves):
        raise BadRecord(why="truncated", line=len(lines), found=len(moves), wanted=wanted)
    for line, token in moves:
        _play(match, token, line)
    if match.over != ("winners" in headers.found):
        raise BadRecord(why="ending", line=len(lines))
    if match.over and headers.take("winners") != " ".join(str(seat) for seat in match.winners):
        raise BadRecord(why="ending", line=headers.line("winners"))
    for name, pattern in _PROOF.items():
        if name in headers.found:
            headers.shaped(name, pattern)
    headers.end()
    return match


def _start(game: "Game", headers: "_Headers") -> Match:
    if "position" in headers.found:
        line = headers.line("position")
        try:
            document: Document = json.loads(headers.take("position"))
        except (ValueError, RecursionError) as error:
            raise BadRecord(why="header", line=line, header="position") from error
        return game.from_position(document)
    house: dict[str, str] = {}
    players, edition = headers.whole("players", 100), headers.take("edition")
    line = headers.line("options")
    for pair in headers.take("options").split():
        name, equals, value = pair.partition("=")
        if not equals or name in house:
            raise BadRecord(why="header", line=line, header="options")
        house[name] = value
    key = headers.shaped("key", "[0-9a-f]{64}")
    try:
        return Match.deal(game, players, edition, key, house)
    except (BadOptions, BadSeed) as error:
        raise BadRecord(why="options", line=line, problem=error.inside()) from error


def _play(match: Match, token: str, line: int) -> None:
    seat, colon, move = token.partition(":")
    if not colon or not re.fullmatch("[0-9]{1,2}", seat):
        raise BadRecord(why="move", line=line, move=token[:40])
    try:
        match.play(int(seat), move)
    except IllegalMove as error:
        raise BadRecord(why="illegal", line=line, move=token[:40], rule=error.rule) from error
    except (BadMove, KlafError) as error:
        raise BadRecord(why="move", line=line, move=token[:40]) from error


class _Headers:
    """The headers of a record with the lines they stand on, taken one by one."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, str]] = {}

    def add(self, line: int, content: str) -> None:
        name, colon, value = content.partition(":")
        if not colon or name not in _HEADERS or name in self.found:
            raise BadRecord(why="header", line=line, header=name[:40])
        self.found[name] = (line, value.strip())

    def line(self, name: str) -> int:
        return self.found[name][0] if name in self.found else 1

    def take(self, name: str) -> str:
        if name not in self.found:
            raise BadRecord(why="missing", line=1, header=name)
        return self.found.pop(name)[1]

    def whole(self, name: str, most: int) -> int:
        line, value = self.line(name), self.take(name)
        if not re.fullmatch("[0-9]{1,10}", value) or int(value) > most:
            raise BadRecord(why="header", line=line, header=name)
        return int(value)

    def shaped(self, name: str, pattern: str) -> str:
        line, value = self.line(name), self.take(name)
        if not re.fullmatch(pattern, value):
            raise BadRecord(why="header", line=line, header=name)
        return value

    def end(self) -> None:
        for name, (line, _) in self.found.items():
            raise BadRecord(why="header", line=line, header=name)


def _split(lines: list[str]) -> tuple[_Headers, list[tuple[int, str]]]:
    """Part a record into its headers and its moves, each with its line."""
    headers = _Headers()
    moves: list[tuple[int, str]] = []
    part = 0
    for number, raw in enumerate(lines[1:], 2):
        line = raw.rstrip("\r")
        if not line.strip():
            part += 1
        elif part == 0 or line.startswith("winners:"):
            headers.add(number, line)
        else:
            moves += [(number, token) for token in line.split()]
    return headers, moves
