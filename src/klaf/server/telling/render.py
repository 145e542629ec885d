"""Makes the messages for each viewer from views, visible events and public tables; never from whole states."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from klaf.engine.description import Description
from klaf.engine.document.writer import Document
from klaf.engine.events import Event
from klaf.engine.marks import NO_MARKS, Marks
from klaf.engine.match import DealEnd, Match
from klaf.engine.view import View
from klaf.server.log.change import Change
from klaf.server.log.state import Standing, State
from klaf.server.telling import documents
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


class Public(NamedTuple):
    """What all viewers of a match are sent alike."""

    acting: tuple[int, ...]
    scores: tuple[float, ...]
    moment: messages.Moment
    view: Document  # a spectator's

    @classmethod
    def of(cls, match: Match, view: View) -> "Public":
        """Take it from a match and a spectator's view of it."""
        return cls(match.acting, match.scores, moment(view), documents.of_view(view))


class RenderedChange:
    """The messages for a change: a part that several viewers may see is made only once."""

    def __init__(self, change: Change) -> None:
        """Take the change; its parts are made when they are needed."""
        self.change = change
        before, after = change.before, change.after
        self._match = None if before is not None and before.match is after.match else after.match
        self._public: Public | None = None
        self._views: dict[int | None, View] = {}
        self._tables: dict[str, Table] = {}
        self._events: dict[tuple[str, int | None], Raw] = {}

    @property
    def public_view(self) -> View | None:
        """Return the match as a spectator sees it, if there is one."""
        match = self.change.after.match
        return None if match is None else self._view(match, None)

    def _view(self, match: Match, seat: int | None) -> View:
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]

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
            match=None if self._match is None else self._match_for(self._match, seat),
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
        return deal_end(end, documents.of_view(end.match.view(seat)), self.change.after, lang)

    def _match_for(self, match: Match, seat: int | None) -> messages.Match:
        """Return the match as a viewer sees it."""
        if self._public is None:
            self._public = Public.of(match, self._view(match, None))
        return shown_match(self.change.after.state.match, match, self._view(match, seat), self._public)

    def _table_for(self, lang: str) -> Table:
        if lang not in self._tables:
            self._tables[lang] = table(self.change.after.state, lang)
        return self._tables[lang]


def _place(state: State, guest: str) -> tuple[int | None, bool]:
    return state.seat_of(guest), state.host == guest


def shown_match(number: int, played: Match, view: View, public: Public) -> messages.Match:
    """Return a match as the viewer of a view may see it."""
    seat = view.seat
    moves = [] if seat is None or seat not in public.acting else played.legal(seat)
    document = public.view if seat is None else documents.of_seat(view, public.view)
    return messages.Match(
        number=number,
        view=document,
        moves=tuple([move.text for move in moves]),
        acting=public.acting,
        scores=public.scores,
        marks=marks(played.game, document),
        moment=public.moment,
    )


def marks(played: Description, document: Document) -> Marks:
    """Return what screens show of a document besides its fields."""
    return NO_MARKS if played.marks is None else played.marks(document)


def moment(view: View) -> messages.Moment:
    """Return what a match waits for, from a spectator's view of it."""
    waited, window = view.moment, view.game.window
    by = int(view.record["turn"][0]) if waited.asked else None
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
                messages.PointReason(kind=reason.kind, points=reason.points, text=happened[reason.event].text)
                for reason in one.reasons
            ),
        )
        for one in end.seats
    ]
    return messages.DealEnd(
        number=end.number,
        view=document,
        marks=marks(end.match.game, document),
        out=end.out,
        seats=tuple(seats),
        events=len(end.events),
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
    state, match, seq = standing
    seat = state.seat_of(guest)
    shown = None
    if match is not None:
        shown = shown_match(state.match, match, match.view(seat), Public.of(match, match.view(None)))
    return messages.Snapshot(
        code=state.code,
        seq=seq,
        table=table(state, lang),
        seat=seat,
        host=guest == state.host,
        presence=presence,
        match=shown,
        clock=clock,
        events=events,
    )
