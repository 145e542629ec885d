"""Replays: finished matches with open cards or as a seat saw them, others as the asker has seen them."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from klaf.engine.errors import KlafError
from klaf.engine.match import Match
from klaf.server.errors import Refused
from klaf.server.log.chain import Head, intact
from klaf.server.log.change import change_of
from klaf.server.log.inputs import AnyInput, Dealt, Moved, Resumed, Row, Sat, read_input
from klaf.server.log.state import Dealer, Standing, State, deal
from klaf.server.store.contract import Store
from klaf.server.telling.documents import of_view
from klaf.server.telling.render import deal_end, marks, shown_events
from klaf.server.telling.sentences import names
from klaf.wire.api import Replay, Step

MOST = 5000  # steps


async def replay(
    store: Store, code: str, number: int, guest: str, lang: str, seat: int | None = None, dealer: Dealer = deal
) -> Replay:
    """Return the replay of one match, played through from the log in a thread.

    Raises:
        Refused: there is no such match or seat, or the log was written under other rules, or is damaged before it.
        StoreFailed: the log cannot be read.
    """
    head, rows = await store.head(code), await store.rows(code, 0)
    finished = await store.record(code, number) is not None
    return await asyncio.to_thread(_intact, code, rows, head, number, finished, guest, lang, seat, dealer)


def _intact(code: str, rows: Sequence[Row], head: Head | None, number: int, finished: bool, *more: Any) -> Replay:
    """Return the replay of a match, as far as the log is whole."""
    count = intact(code, rows)
    if count == len(rows) and (head is None or head.seq <= count):
        return _played(rows, number, finished, *more)
    try:
        found = _played(rows[:count], number, finished, *more)
    except Refused as error:
        raise Refused("damaged", row=count + 1) if error.why == "no-match" else error from None
    return structs.replace(found, damaged=not found.steps[-1].view["over"])


def _played(
    rows: Sequence[Row], number: int, finished: bool, guest: str, lang: str, seat: int | None, dealer: Dealer
) -> Replay:
    """Return the replay of a match; of the matches before it only the seats are read, not the moves."""
    opened = finished and seat is None
    standing: Standing | None = None
    steps: list[Step] = []
    shown: Standing | None = None
    inputs = [read_input(row) for row in rows]
    known_as = _last_names(inputs, number)
    for given in inputs:
        if standing is not None and standing.state.match < number and isinstance(given, Moved | Resumed):
            standing = standing._replace(seq=standing.seq + 1)
            continue
        try:
            change = change_of(standing, given, dealer)
        except KlafError as error:
            raise Refused("other-rules") from error
        standing = change.after
        match = standing.match
        if standing.state.match > number or len(steps) == MOST:
            break
        if standing.state.match != number or match is None or not isinstance(given, Dealt | Moved):
            continue
        if seat is not None and seat >= match.players:
            raise Refused("no-seat", field="seat")
        viewer = seat if finished else standing.state.seat_of(guest)
        shown = standing._replace(state=_named(standing.state, known_as))
        happened = [shown_events(shown, [event], event.seat if opened else viewer, lang)[0] for event in change.events]
        document = _shown(match, viewer, opened)
        ended = change.deal_end
        steps.append(
            Step(
                events=tuple(happened),
                view=document,
                marks=marks(match.game, document),
                seat=given.seat if isinstance(given, Moved) else None,
                move=given.move if finished and isinstance(given, Moved) else None,  # running: as its socket told it
                ended=None if ended is None else deal_end(ended, _shown(ended.match, viewer, opened), shown, lang),
            )
        )
    if shown is None or shown.match is None:
        raise Refused("no-match", field="match", match=number)
    known = names(shown.state, lang)
    return Replay(
        game=shown.match.game.name,
        match=number,
        finished=finished,
        names=tuple(known[seat] for seat in sorted(known)),
        bots=tuple(seat for seat, one in enumerate(shown.state.seats) if one.kind == "bot"),
        steps=tuple(steps),
    )


def _last_names(inputs: Sequence[AnyInput], number: int) -> dict[str, str]:
    """Return the last names of guests before the next match was dealt, since guests may change their names."""
    found: dict[str, str] = {}
    deals = 0
    for given in inputs:
        deals += isinstance(given, Dealt)
        if deals > number:
            break
        if isinstance(given, Sat):
            found[given.guest] = given.name
    return found


def _named(state: State, known_as: dict[str, str]) -> State:
    seats = tuple(structs.replace(one, name=known_as.get(one.guest, one.name)) for one in state.seats)
    return structs.replace(state, seats=seats)


def _shown(match: Match, viewer: int | None, opened: bool) -> dict[str, object]:
    """Return a match as a viewer sees it, or with every card open; its key belongs to the record."""
    return {**match.position(), "key": None, "viewer": None} if opened else of_view(match.view(viewer))
