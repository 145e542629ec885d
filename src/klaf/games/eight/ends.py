"""How a mini-game of Eight and a half ends: who went out, and who scored for what."""

from collections.abc import Sequence
from typing import Any

from klaf.engine.deals import Deals, Reason, SeatEnd
from klaf.engine.events import Event


def seat_end(s: Any, seat: int, events: Sequence[Event]) -> SeatEnd:
    """EH-30, EH-32: return what a mini-game brought a seat."""
    reasons = tuple(
        Reason(place, event.facts["reason"], event.facts["points"])  # type: ignore[arg-type]
        for place, event in enumerate(events)
        if event.kind == "scored" and event.seat == seat
    )
    return SeatEnd(seat, sum(reason.points for reason in reasons), int(s["points"][seat]), reasons)


DEALS = Deals(
    number=lambda s: int(s["number"]),
    out=lambda s: int(s["went_out"]),
    points=lambda s, events: tuple(seat_end(s, seat, events) for seat in range(int(s["players"]))),
    remarks=frozenset({"tied"}),
)
