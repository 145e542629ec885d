"""Records of finished matches, with the proof of their shuffle."""

from klaf.engine.match import Match
from klaf.server.log.inputs import Dealt, Moved, Row, read_input
from klaf.server.log.state import Dealer, State, deal
from klaf.wire.fairness import spell_proof


def record_of(state: State, match: Match, rows: list[Row], dealer: Dealer = deal) -> str:
    """Write a finished match: ``rows`` are those since it was dealt, in case the match itself has no history."""
    whole = match if match.dealt else _replayed(state, rows, dealer)
    if whole is None:
        return match.record()
    return with_proof(whole.record(), state)


def _replayed(state: State, rows: list[Row], dealer: Dealer) -> Match | None:
    """Play the rows of a match through again; None if it was taken up from a position on the way."""
    given = [read_input(row) for row in rows]
    if not given or not isinstance(given[0], Dealt):
        return None
    whole = dealer(state)
    for one in given[1:]:
        if isinstance(one, Moved):
            whole.play(one.seat, one.move)
    return whole


def with_proof(record: str, state: State) -> str:
    """Add what a reader needs to check the shuffle."""
    assert state.shuffle is not None
    lines = record.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("moves:"))
    return "\n".join([*lines[:at], *spell_proof(state.shuffle.rounds), *lines[at:]])
