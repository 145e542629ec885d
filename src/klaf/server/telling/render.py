"""Makes the messages for each viewer from views, visible events and public tables; never from whole states."""

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from klaf.engine.description import Description
from klaf.engine.document.writer import Document
from klaf.engine.events import Event
from klaf.engine.match import DealEnd, Match
from klaf.engine.moment import Moment
from klaf.server.log.change import Change
from klaf.server.log.state import Standing, State
from klaf.server.telling.sentences import happened, letters, names
from klaf.wire import messages
from klaf.wire.tables import Clock, Listed, Presence, Seat, Shuffle, Table

_encode = msgspec.json.Encoder().encode


def table(state: State, lang: str) -> Table:
    """Return a table as everybody may see it."""
    known = names(state, lang)
    seats = tuple(
        Seat(kind=one.kind, name=known[seat] if one.kind != "open" else "", level=one.level)
        for seat, one in enumerate(state.seats)
    )
    return Table(
        code=state.code,
        settings=state.settings,
        stage=state.stage,
        match=state.match,
        seats=seats,
        shuffle=shown_shuffle(state),
        host=state.seat_of(state.host),
        marked=state.marked,
        finished=state.finished,
    )


def shown_shuffle(state: State) -> Shuffle | None:
    """Return how the deal is prepared, or was, as everybody may see it: the server's secret is told with the record."""
    known = state.shuffle
    if known is None:
        return None
    return Shuffle(
        commitment=known.round.bound,
        sealed=known.sealed,
        commitments=known.round.sealed,
        shares=known.round.shares,
        redealt=tuple(one.refused for one in known.rounds[:-1]),
    )


def listed(state: State) -> Listed:
    """Return a table as the lobby shows it."""
    return Listed(
        code=state.code,
        game=state.settings.game,
        edition=state.settings.edition or "",
        stage=state.stage,
        clock=state.settings.clock,
        seats=len(state.seats),
        open=sum(one.kind == "open" for one in state.seats),
        names=tuple(one.name for one in state.seats if one.kind == "person"),
    )


class RenderedMatch:
    """A match as its viewers are shown it: what all of them see alike is encoded once."""

    def __init__(self, number: int, match: Match) -> None:
        """Look at a match, the table's of that number."""
        self._views = match.views()
        self.moment = self._views.moment
        self._view = _members(self._views.shared)
        waited = shown_moment(self._views.moment, self._views.turn, match.game)
        alike = {"number": number, "acting": self._views.acting, "scores": match.scores, "moment": waited}
        self._alike = _members(alike | {"marks": self._views.marks})

    def seen_by(self, seat: int | None) -> Raw:
        """Encode the match as a seat or a spectator may see it: a ``messages.Match``."""
        view = _object(self._view, _members(self._views.private(seat)))
        moves = [move.text for move in self._views.legal(seat)]
        return Raw(_object(self._alike, _members({"moves": moves, "view": Raw(view)})))


def _members(value: object) -> bytes:
    """Encode an object's members, without the braces around them."""
    return _encode(value)[1:-1]


def _object(*members: bytes) -> bytes:
    """Return one object with the members of several."""
    return b"{%b}" % b",".join(members)


class RenderedChange:
    """The messages for a change: a part that several viewers may see is made only once."""

    def __init__(self, change: Change) -> None:
        """Take the change; its parts are made when they are needed."""
        self.change = change
        before, after = change.before, change.after
        self._changed = before is None or before.match is not after.match
        self._match: RenderedMatch | None = None
        self._tables: dict[str, Table] = {}
        self._events: dict[tuple[str, int | None], Raw] = {}

    @property
    def match(self) -> RenderedMatch | None:
        """Return the match on the table, if there is one."""
        after = self.change.after
        if self._match is None and after.match is not None:
            self._match = RenderedMatch(after.state.match, after.match)
        return self._match

    @property
    def moment(self) -> Moment | None:
        """Return what the match on the table waits for, if there is one."""
        return None if self.match is None else self.match.moment

    def update(self, seat: int | None, guest: str, lang: str, clock: Clock | None) -> messages.Update:
        """Return the update for a viewer."""
        change = self.change
        state, moved = change.after.state, change.moved
        you = None
        if change.table_changed and (
            change.before is None or _place(change.before.state, guest) != _place(state, guest)
        ):
            you = messages.You(seat=seat, host=guest == state.host)
        return messages.Update(
            code=state.code,
            seq=change.after.seq,
            events=self._events_for(seat, lang) if change.events else (),  # type: ignore[arg-type]
            ended=None if self.change.deal_end is None else self._ended_for(self.change.deal_end, seat, lang),
            match=self.match.seen_by(seat) if self._changed and self.match else None,  # type: ignore[arg-type]
            table=self._table_for(lang) if change.table_changed else None,
            by=moved.seat if moved else None,
            hand=moved.hand if moved else None,
            you=you,
            clock=clock,
        )

    def _events_for(self, seat: int | None, lang: str) -> Raw:
        """Return the events as a viewer may see them; those without secrets are made once for all."""
        events = self.change.events
        known = seat if any(event.secret and event.seat == seat for event in events) else None
        if (lang, known) not in self._events:
            self._events[lang, known] = Raw(_encode(shown_events(self.change.after, events, known, lang)))
        return self._events[lang, known]

    def _ended_for(self, end: DealEnd, seat: int | None, lang: str) -> messages.DealEnd:
        """Return the end of a deal as a viewer may see it."""
        return deal_end(end, end.match.view(seat).document(), self.change.after, lang)

    def _table_for(self, lang: str) -> Table:
        if lang not in self._tables:
            self._tables[lang] = table(self.change.after.state, lang)
        return self._tables[lang]


def _place(state: State, guest: str) -> tuple[int | None, bool]:
    return state.seat_of(guest), state.host == guest


def shown_moment(waited: Moment, turn: int, played: Description) -> messages.Moment:
    """Return what a match waits for, with what a window is about: what the seat in turn has laid."""
    window = played.window
    by = turn if waited.asked else None
    card = window.card if waited.asked and window else None
    return messages.Moment(turn=waited.turn, asked=waited.asked, due=waited.due, by=by, card=card)


def deal_end(end: DealEnd, document: Document, after: Standing, lang: str) -> messages.DealEnd:
    """Return the end of a deal, its table shown as in a document."""
    happened = shown_events(after, end.events, None, lang)
    seats = [
        messages.SeatPoints(
            seat=one.seat,
            points=one.points,
            total=one.total,
            reasons=tuple(
                messages.PointReason(
                    kind=reason.kind, points=reason.points, text=happened[reason.event].text, cards=reason.cards
                )
                for reason in one.reasons
            ),
            text="" if one.event is None else happened[one.event].text,
        )
        for one in end.seats
    ]
    return messages.DealEnd(
        number=end.number,
        view=document,
        marks=end.match.marks,
        out=end.out,
        seats=tuple(seats),
        events=len(end.events),
        counting=end.counting,
        remarks=tuple(happened[place].text for place in end.remarks),
    )


def shown_events(
    standing: Standing, events: Sequence[Event], seat: int | None, lang: str
) -> tuple[messages.Happened, ...]:
    """Return events as a viewer may see them."""
    assert standing.match is not None
    by_letter = letters(names(standing.state, lang), lang)
    return tuple([happened(event, seat, standing.match.game, lang, by_letter) for event in events])


def snapshot(
    standing: Standing,
    guest: str,
    lang: str,
    presence: Presence,
    clock: Clock | None,
    events: tuple[messages.Happened, ...] = (),
) -> messages.Snapshot:
    """Return all that a viewer may know of a table."""
    state, match, seq, last = standing
    seat = state.seat_of(guest)
    ended = None if last is None else deal_end(last.end, last.end.match.view(seat).document(), standing, lang)
    shown = None if match is None else RenderedMatch(state.match, match).seen_by(seat)
    return messages.Snapshot(
        code=state.code,
        seq=seq,
        table=table(state, lang),
        seat=seat,
        host=guest == state.host,
        presence=presence,
        match=shown,  # type: ignore[arg-type]
        ended=ended,
        clock=clock,
        events=events,
    )
