"""The marks at TAKI's table: who has called the last card."""

from typing import Any

from klaf.engine.marks import Marks, SeatMark


def marks(d: dict[str, Any]) -> Marks:
    """TK-10, TK-12: mark the seats whose call holds: one lapses as soon as the hand changes."""
    return Marks(seats=tuple(SeatMark("called", seat) for seat in d["called"]))
