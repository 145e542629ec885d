"""How a round of Tuki Tuki ends: who opened everything first, and what each box is worth."""

from collections.abc import Sequence
from typing import Any

from klaf.engine.deals import Deals, Reason, SeatEnd
from klaf.engine.events import Event


def seat_end(s: Any, seat: int, events: Sequence[Event]) -> SeatEnd:
    """TU-12 to TU-15: return what a round brought a seat: a reason for each part of its box's sum."""
    reasons = tuple(
        Reason(place, event.facts["part"], event.facts["points"], event.facts["cards"])  # type: ignore[arg-type]
        for place, event in enumerate(events)
        if event.kind == "counted" and event.seat == seat
    )
    place = next(i for i, event in enumerate(events) if event.kind == "scored" and event.seat == seat)
    scored = events[place].facts
    return SeatEnd(seat, scored["points"], scored["total"], reasons, place)  # type: ignore[arg-type]


DEALS = Deals(
    number=lambda s: int(s["rounds"]) + 1,
    out=lambda s: int(s["closer"]),
    points=lambda s, events: tuple(seat_end(s, seat, events) for seat in range(int(s["players"]))),
)
