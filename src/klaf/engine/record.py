"""Text records of matches, read back. ``docs/notation.md`` describes the format."""

import json
import re
from collections.abc import Callable

from klaf.engine.document.writer import Document
from klaf.engine.errors import BadMove, BadOptions, BadRecord, BadSeed, IllegalMove, KlafError, OtherRules
from klaf.engine.game import Game
from klaf.engine.match import Match
from klaf.engine.record_text import FORMAT, PROOF, Headers, split


def read_record(content: str, find_game: Callable[[str], Game]) -> Match:
    """Play a record through and return the match at its end.

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
    headers, moves = split(lines)
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
    for name, pattern in PROOF.items():
        if name in headers.found:
            headers.shaped(name, pattern)
    headers.end()
    return match


def _start(game: Game, headers: Headers) -> Match:
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
