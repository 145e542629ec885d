"""Stand-in bots: who plays a seat whose person is away, and until when."""

from collections.abc import Set

from klaf.server.log.change import Change
from klaf.server.log.inputs import Hand
from klaf.server.log.state import State
from klaf.wire.tables import Level

STAND_IN: Level = "casual"


def level_of(state: State, stand_ins: Set[int], seat: int) -> Level | None:
    """Return the level of the bot that plays a seat, None where a person does."""
    one = state.seats[seat]
    if one.kind == "bot":
        return one.level
    return STAND_IN if seat in stand_ins else None


def bot_hand(state: State, seat: int) -> Hand:
    """Return whose hand moves where no person does: a bot's, or a stand-in's."""
    return "bot" if state.seats[seat].kind == "bot" else "stand-in"


def silent_hand(state: State, stand_ins: Set[int], seat: int) -> Hand:
    """Return whose answer it is when a window closes; a person's silence is their own."""
    return "person" if level_of(state, stand_ins, seat) is None else bot_hand(state, seat)


def moved_by_person(change: Change) -> int | None:
    """Return the seat whose person moved, if one did. A pass does not count: the server passes for the absent too."""
    moved = change.moved
    return (
        moved.seat if moved is not None and moved.hand == "person" and not change.after.declines(moved.move) else None
    )


def remaining(stand_ins: Set[int], change: Change) -> set[int]:
    """Return the seats that stand-ins go on playing after a change."""
    state = change.after.state
    if state.stage != "playing":
        return set()
    left = set(stand_ins) - {moved_by_person(change)}
    return left & set(state.persons()) if change.table_changed else left
