"""What each viewer is sent: made from a view, an event as seen, a table as public. No state leaves here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from klaf.engine.events import Event
from klaf.engine.match import Match
from klaf.server.rows import AnyInput, Moved
from klaf.server.sentences import happened, letters, names
from klaf.server.state import Standing, State
from klaf.wire import messages
from klaf.wire.fairness import commitment
from klaf.wire.tables import Clock, Listed, Presence, Seat, Table


@lru_cache(maxsize=4000)
def _commitment(secret: str) -> str:
    return commitment(secret)


def table(state: State, lang: str) -> Table:
    """Give a table as everybody may see it."""
    known = names(state, lang)
    seats = tuple(
        Seat(kind=one.kind, name=known[seat] if one.kind != "open" else "", level=one.level, share=one.share)
        for seat, one in enumerate(state.seats)
    )
    return Table(
        code=state.code,
        settings=state.settings,
        stage=state.stage,
        match=state.match,
        seats=seats,
        commitment=_commitment(state.secret),
        playing=_commitment(state.played_secret) if state.played_secret else None,
        host=state.seat_of(state.host),
        marked=state.marked,
        finished=state.finished,
    )


def listed(state: State) -> Listed:
    """Give a table as the lobby shows it."""
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
    """What all viewers are told of a match alike: made once for all of them."""

    acting: tuple[int, ...]
    scores: tuple[float, ...]


def match(number: int, played: Match, seat: int | None, public: Public | None = None) -> messages.Match:
    """Give a match as a seat, or a spectator (None), may see it."""
    known = public or Public(played.acting, played.scores)
    mine = seat is not None and seat in known.acting
    return messages.Match(
        number=number,
        view=played.view(seat).document(),
        moves=tuple(move.text for move in played.legal(seat)) if mine and seat is not None else (),
        acting=known.acting,
        scores=known.scores,
    )


class Change:
    """One row of the log with what it led to, ready to be told to any viewer."""

    def __init__(self, before: Standing | None, after: Standing, given: AnyInput, events: Sequence[Event]) -> None:
        """Take the standings before and after the row, its input and its events."""
        self.before, self.after, self.given, self.events = before, after, given, events
        state = after.state
        self.table_changed = before is None or before.state is not state
        self.moved = given if isinstance(given, Moved) else None
        self._public: Public | None = None
        self._matches: dict[int | None, messages.Match] = {}
        self._tables: dict[str, Table] = {}
        self._events: dict[tuple[str, int | None], tuple[messages.Happened, ...]] = {}

    def told(self, seat: int | None, guest: str, lang: str, clock: Clock | None) -> messages.Update:
        """Give the update for a viewer."""
        state = self.after.state
        you = None
        if self.before is None or self._place(self.before.state, guest) != self._place(state, guest):
            you = messages.You(seat=seat, host=guest == state.host)
        return messages.Update(
            seq=self.after.seq,
            events=self.events_for(seat, lang),
            match=self.match_for(seat),
            table=self.table_for(lang),
            by=self.moved.seat if self.moved else None,
            hand=self.moved.hand if self.moved else None,
            you=you,
            clock=clock,
        )

    @staticmethod
    def _place(state: State, guest: str) -> tuple[int | None, bool]:
        return state.seat_of(guest), state.host == guest

    def forget(self) -> None:
        """Let go of what was made for viewers: it can be made again for whoever missed it."""
        self._matches.clear()
        self._tables.clear()
        self._events.clear()

    def events_for(self, seat: int | None, lang: str) -> tuple[messages.Happened, ...]:
        """Give the events as a viewer may see them; those without secrets are made once for all."""
        if not self.events:
            return ()
        known = seat if any(event.secret and event.seat == seat for event in self.events) else None
        if (lang, known) not in self._events:
            self._events[lang, known] = told_events(self.after, self.events, known, lang)
        return self._events[lang, known]

    def match_for(self, seat: int | None) -> messages.Match | None:
        """Give the match as a viewer sees it, if it has changed or the viewer has just got or lost a seat."""
        standing = self.after
        if standing.match is None or (self.before is not None and self.before.match is standing.match):
            return None
        if seat not in self._matches:
            if self._public is None:
                self._public = Public(standing.match.acting, standing.match.scores)
            self._matches[seat] = match(standing.state.match, standing.match, seat, self._public)
        return self._matches[seat]

    def table_for(self, lang: str) -> Table | None:
        """Give the table, if it has changed."""
        if not self.table_changed:
            return None
        if lang not in self._tables:
            self._tables[lang] = table(self.after.state, lang)
        return self._tables[lang]


def told_events(
    standing: Standing, events: Sequence[Event], seat: int | None, lang: str
) -> tuple[messages.Happened, ...]:
    """Give events as a viewer may see them."""
    assert standing.match is not None
    by_letter = letters(names(standing.state, lang))
    return tuple(happened(event, seat, standing.match.game, lang, by_letter) for event in events)


def snapshot(
    standing: Standing,
    guest: str,
    lang: str,
    presence: Presence,
    clock: Clock | None,
    events: tuple[messages.Happened, ...] = (),
) -> messages.Snapshot:
    """Give all that a viewer may know of a table."""
    seat = standing.state.seat_of(guest)
    return messages.Snapshot(
        seq=standing.seq,
        table=table(standing.state, lang),
        seat=seat,
        host=guest == standing.state.host,
        presence=presence,
        match=None if standing.match is None else match(standing.state.match, standing.match, seat),
        clock=clock,
        events=events,
    )
