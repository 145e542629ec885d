"""Replays: finished matches with open cards or as a seat saw them, others as the asker has seen them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import structs

from klaf.engine.document.writer import Document
from klaf.engine.errors import KlafError
from klaf.engine.match import Match
from klaf.server.errors import Damaged, Refused
from klaf.server.log.chain import Head, damaged_row
from klaf.server.log.change import Change, change_of
from klaf.server.log.inputs import AnyInput, Dealt, Moved, Resumed, Row, Sat, read_input
from klaf.server.log.state import Dealer, Standing, State, deal, same_hash, same_match, same_rules
from klaf.server.store.contract import Store
from klaf.server.telling.render import deal_end, shown_events, shown_moment
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
    return await asyncio.to_thread(_readable, code, rows, head, number, finished, guest, lang, seat, dealer)


def _readable(code: str, rows: Sequence[Row], head: Head | None, number: int, *more: Any) -> Replay:
    """Return the replay of a match, as far as the log is whole."""
    row = damaged_row(code, rows, head)
    found, stopped = _played(rows if row is None else rows[: row - 1], number, *more)
    damaged = stopped or row
    if found is None:
        raise Refused("damaged", row=damaged) if damaged else Refused("no-match", field="match", match=number)
    return structs.replace(found, damaged=damaged is not None and not found.steps[-1].view["over"])


def _played(
    rows: Sequence[Row], number: int, finished: bool, guest: str, lang: str, seat: int | None, dealer: Dealer
) -> tuple[Replay | None, int | None]:
    """Return the replay of a match, if it was dealt, and the number of the first row that does not lead where it says.

    Of the matches before it only the seats are read, not the moves.
    """
    opened = finished and seat is None
    standing: Standing | None = None
    steps: list[Step] = []
    shown: Standing | None = None
    stopped: int | None = None
    passed_over = False
    known_as = _last_names(rows, number)
    for row in rows:
        try:
            given = read_input(row)
            if standing is not None and standing.state.match < number and isinstance(given, Moved | Resumed):
                standing = standing._replace(seq=standing.seq + 1)
                passed_over = True
                continue
            change = _change(standing, row, given, number if passed_over else 0, dealer)
        except Damaged:
            stopped = row.seq
            break
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
        views = match.views()
        end = change.deal_end
        steps.append(
            Step(
                events=tuple(happened),
                view=_opened(match) if opened else views.document(viewer),
                acting=views.acting,
                marks=views.marks,
                moment=shown_moment(views.moment, views.turn, match.game),
                seat=given.seat if isinstance(given, Moved) else None,
                move=given.move if finished and isinstance(given, Moved) else None,  # running: as its socket told it
                ended=None if end is None else deal_end(end, _seen(end.match, viewer, opened), shown, lang),
            )
        )
    if shown is None or shown.match is None:
        return None, stopped
    known = names(shown.state, lang)
    replayed = Replay(
        game=shown.match.game.name,
        match=number,
        finished=finished,
        names=tuple(known[seat] for seat in sorted(known)),
        bots=tuple(seat for seat, one in enumerate(shown.state.seats) if one.kind == "bot"),
        steps=tuple(steps),
    )
    return replayed, stopped


def _change(before: Standing | None, row: Row, given: AnyInput, since: int, dealer: Dealer) -> Change:
    """Apply a row, and check that it leads where it says: ``since`` which match, if matches before it were passed over.

    How those ended is not known here, so that the table cannot be compared any more, and other matches neither.

    Raises:
        Damaged: it does not.
        Refused: it does not, and was written under other rules.
    """
    try:
        change = change_of(before, given, dealer)
        after = change.after
        same = (after.state.match < since or same_match(after, row.hash)) if since else same_hash(after, row.hash)
    except KlafError:
        same = False
    if not same:
        raise Damaged(row.table, row.seq) if same_rules(before, given) else Refused("other-rules")
    return change


def _last_names(rows: Sequence[Row], number: int) -> dict[str, str]:
    """Return the last names of guests before the next match was dealt, since guests may change their names."""
    found: dict[str, str] = {}
    deals = 0
    with suppress(Damaged):  # which is told where it is played
        for given in map(read_input, rows):
            deals += isinstance(given, Dealt)
            if deals > number:
                break
            if isinstance(given, Sat):
                found[given.guest] = given.name
    return found


def _named(state: State, known_as: dict[str, str]) -> State:
    seats = tuple(structs.replace(one, name=known_as.get(one.guest, one.name)) for one in state.seats)
    return structs.replace(state, seats=seats)


def _seen(match: Match, viewer: int | None, opened: bool) -> Document:
    """Return a match as a viewer sees it, or with every card open."""
    return _opened(match) if opened else match.view(viewer).document()


def _opened(match: Match) -> Document:
    """Return a match with every card open; its key belongs to the record."""
    return {**match.position(), "key": None, "viewer": None}
