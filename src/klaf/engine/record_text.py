"""How a text record is laid out: headers, a blank line, the moves, and the winners once there are some."""

import re
import textwrap
from collections.abc import Iterable, Sequence

from klaf.engine.errors import BadRecord

FORMAT = "klaf record 1"
# How a live table proves its shuffle (docs/protocol.md): told in a record, not needed to play it.
_NUMBER = "[0-9a-f]{64}"
_ROUND = f"{_NUMBER} {_NUMBER}( (-|[0-9]:{_NUMBER}(,[0-9]:{_NUMBER})*)){{2}} (-|[0-9](,[0-9])*)"
PROOF = {
    "commitment": _NUMBER,
    "secret": _NUMBER,
    "sealed": f"([0-9]:{_NUMBER} ?)*",
    "shares": f"([0-9]:{_NUMBER} ?)*",
    "redealt": f"{_ROUND}(; {_ROUND})*",
}
HEADERS = ("game", "rules", "edition", "players", "options", "key", "position", *PROOF, "moves", "winners")


def lay_out(headers: Iterable[tuple[str, object]], moves: Sequence[str], winners: Sequence[int]) -> str:
    """Write a record as text."""
    lines = [FORMAT, *(f"{name}: {value}".rstrip() for name, value in headers), f"moves: {len(moves)}", ""]
    lines += textwrap.wrap(" ".join(moves), 100, break_long_words=False, break_on_hyphens=False)
    if winners:
        lines += ["", f"winners: {' '.join(str(seat) for seat in winners)}"]
    return "\n".join(lines) + "\n"


class Headers:
    """The headers of a record with the lines they stand on, taken one by one."""

    def __init__(self) -> None:
        """Start with none."""
        self.found: dict[str, tuple[int, str]] = {}

    def add(self, line: int, content: str) -> None:
        """Add a line."""
        name, colon, value = content.partition(":")
        if not colon or name not in HEADERS or name in self.found:
            raise BadRecord(why="header", line=line, header=name[:40])
        self.found[name] = (line, value.strip())

    def line(self, name: str) -> int:
        """Return the line that a header stands on."""
        return self.found[name][0] if name in self.found else 1

    def take(self, name: str) -> str:
        """Take a header's value."""
        if name not in self.found:
            raise BadRecord(why="missing", line=1, header=name)
        return self.found.pop(name)[1]

    def whole(self, name: str, most: int) -> int:
        """Take a whole number."""
        line, value = self.line(name), self.take(name)
        if not re.fullmatch("[0-9]{1,10}", value) or int(value) > most:
            raise BadRecord(why="header", line=line, header=name)
        return int(value)

    def shaped(self, name: str, pattern: str) -> str:
        """Take a value that matches a pattern."""
        line, value = self.line(name), self.take(name)
        if not re.fullmatch(pattern, value):
            raise BadRecord(why="header", line=line, header=name)
        return value

    def end(self) -> None:
        """Refuse a header that was not taken."""
        for name, (line, _) in self.found.items():
            raise BadRecord(why="header", line=line, header=name)


def split(lines: list[str]) -> tuple[Headers, list[tuple[int, str]]]:
    """Part a record into its headers and its moves, each with its line."""
    headers = Headers()
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
