"""A match: one game's state, its history, and the moves that may be made."""

import hashlib
import json
import threading
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from klaf.engine import drivers
from klaf.engine.all_views import AllViews
from klaf.engine.deals import SeatEnd
from klaf.engine.description import Description
from klaf.engine.document.writer import Document
from klaf.engine.errors import IllegalMove, NoSuchSeat, excerpt
from klaf.engine.events import Event, new_log
from klaf.engine.layout import Array, blank, duplicate
from klaf.engine.marks import Marks
from klaf.engine.moves import Move
from klaf.engine.numbers import seats_of, whole_number
from klaf.engine.options import Value, spell
from klaf.engine.pictures import Pictured
from klaf.engine.position import write_position
from klaf.engine.reasons import WIDTH
from klaf.engine.record_text import lay_out
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up
from klaf.engine.view import View
from klaf.engine.warmup import prepare

AnyMove = Move | str | int
_logs = threading.local()


def _log() -> Array:
    """Return this thread's log, empty: it is read as soon as it is written, so that no match need keep one."""
    try:
        found: Array = _logs.log
    except AttributeError:
        found = _logs.log = new_log()
    return found


class DealEnd(NamedTuple):
    """The end of a deal: its number from 1, the match as it stood before the next deal, what had happened by then."""

    number: int
    match: "Match"
    events: tuple[Event, ...]  # of the move that ended it: the first of those that the whole move has
    out: int
    seats: tuple[SeatEnd, ...]
    before: "Match"  # as it stood before that move

    @property
    def counting(self) -> tuple[int, ...]:
        """Return the places of the events that tell the points."""
        told = [place for one in self.seats for place in (*(why.event for why in one.reasons), one.event)]
        return tuple(sorted({place for place in (*told, *self.remarks) if place is not None}))

    @property
    def remarks(self) -> tuple[int, ...]:
        """Return the places of the events that say something of the points, but of nobody's."""
        deals = self.match.game.deals
        kinds = deals.remarks if deals else frozenset()
        return tuple(place for place, event in enumerate(self.events) if event.kind in kinds)


class Match(Pictured):
    """A match from the first deal to the final winner. Make one with ``game.new`` or ``game.from_position``."""

    def __init__(self, game: Description, states: Array, start: Document | None) -> None:
        """Take over the state in ``states[0]``; ``start`` is the position it began from, None for this one."""
        prepare(game, "match", _use)
        self.game = game
        self._states = states
        self._words = np.zeros(game.moves.words, np.uint64)
        self._first = duplicate(states) if start is None else None
        self._start = start
        self.dealt = False
        self.opening: list[Event] = []
        self.played: list[tuple[int, Move]] = []

    @classmethod
    def deal(
        cls, game: Description, players: int, edition: str | None, seed: Seed, house: Mapping[str, Value]
    ) -> "Match":
        """Set up a match and deal; ``opening`` holds the events of the deal."""
        states = set_up(game, players, edition, house, key_from(seed))
        match = cls(game, states, start={})
        log = _log()
        drivers.start(states, 0, log)
        match.dealt = True
        match.opening = game.read_log(log)
        return match

    @property
    def start(self) -> Document:
        """Return the position that the match began from; empty if it began with a deal."""
        if self._start is None:
            assert self._first is not None
            self._start = write_position(self.game, self._first, 0)
        return self._start

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return int(self._states["players"][0])

    @property
    def edition(self) -> str:
        """Return the edition."""
        return self.game.rulebook.decode(self._states[0])[0]

    @property
    def options(self) -> dict[str, Value]:
        """Return every house rule with its value."""
        return self.game.rulebook.decode(self._states[0])[1]

    @property
    def acting(self) -> tuple[int, ...]:
        """Return the seats that have a legal move now: several, while a window is open."""
        return tuple(seats_of(drivers.seats_acting(self._states, 0)))

    @property
    def next_actor(self) -> int | None:
        """Return the seat that a sequential driver asks now: windows first, in seat order."""
        seat = int(drivers.seat_next(self._states, 0))
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._states["over"][0])

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the winning seats: none while the match goes on, several if they share the win."""
        return tuple(seats_of(int(self._states["winners"][0])))

    @property
    def scores(self) -> tuple[float, ...]:
        """Return each seat's score as it stands."""
        return tuple(self.game.scores(self._states)[0].tolist())

    def legal(self, seat: int) -> list[Move]:
        """List a seat's legal moves in the order of their numbers.

        Raises:
            NoSuchSeat: the table has no such seat.
        """
        self._find_legal(self._seat(seat))
        return self.game.moves.chosen(self._words.tolist())

    def play(self, seat: int, move: AnyMove) -> list[Event]:
        """Make a move and return its events; if it raises, the match is unchanged.

        Raises:
            NoSuchSeat: the table has no such seat.
            BadMove: the game has no such move.
            IllegalMove: a rule forbids it: names the rule.
            OutOfTurn: that seat has nothing to do now.
            MatchOver: the match has ended.
        """
        found = self.game.moves[move]
        self._find_legal(self._seat(seat))
        if not int(self._words[found.id >> 6]) >> (found.id & 63) & 1:
            raise self.why_not(seat, found)
        return self._make(seat, found)

    def _make(self, seat: int, move: Move) -> list[Event]:
        log = _log()
        drivers.move_now(self._states, 0, log, seat, move.id)
        self.played.append((seat, move))
        return self.game.read_log(log)

    def deal_end(self, seat: int, move: AnyMove, after: "Match") -> DealEnd | None:
        """Return how a deal ended with a move made here that led to ``after``; None if none did."""
        deals = self.game.deals
        if deals is None:
            return None
        number = deals.number(self._states[0])
        if not after.over and deals.number(after._states[0]) == number:
            return None
        match, log = self._here(), _log()
        log["stops"] = 1
        try:
            drivers.move_now(match._states, 0, log, seat, self.game.moves[move].id)
        finally:
            log["stops"] = 0
        state, events = match._states[0], tuple(self.game.read_log(log))
        brought = deals.points(state, events)
        return DealEnd(number, match, events, deals.out(state), brought, self._here())

    def _here(self) -> "Match":
        """Make a match that goes on from here, without what led here."""
        return Match(self.game, duplicate(self._states), start=None)

    def _find_legal(self, seat: int) -> None:
        drivers.legal_words(self._states, 0, seat, self._words)

    def _seat(self, seat: object) -> int:
        number = whole_number(seat)
        if number is not None and 0 <= number < self.players:
            return number
        raise NoSuchSeat(seat=excerpt(seat), last=self.players - 1)

    def why_not(self, seat: int, move: Move) -> IllegalMove:
        """Return why a move that is not legal is forbidden to a seat of the table; neither is checked."""
        prepare(self.game, "reasons", _use_reasons)
        row = np.zeros(WIDTH, np.int64)
        drivers.explain_move(self._states, 0, seat, move.id, row)
        return self.game.reasons.error(row.tolist())

    def view(self, seat: int | None) -> "ViewOfMatch":
        """Return what a seat, or a spectator (None), may know.

        Raises:
            NoSuchSeat: the table has no such seat.
        """
        prepare(self.game, "view", _use_view)
        viewer = -1 if seat is None else self._seat(seat)
        views = blank(self.game.state.dtype, 1)
        drivers.view_of(self._states, 0, views, 0, viewer)
        return ViewOfMatch(self.game, views, None if viewer < 0 else viewer)

    @property
    def marks(self) -> Marks:
        """Return what screens show of the match besides its fields, to whoever looks."""
        return self.view(None).marks

    def views(self) -> AllViews:
        """Return what all seats and a spectator may know, for whoever shows it to many."""
        prepare(self.game, "view", _use_view)
        return AllViews(self.game, self._states)

    def position(self) -> Document:
        """Return the whole truth as a JSON-able document."""
        return write_position(self.game, self._states, 0)

    def record(self) -> str:
        """Write the match as a text record."""
        headers: list[tuple[str, object]] = [("game", self.game.name), ("rules", self.game.version)]
        if self.dealt:
            house = self.game.rulebook.changed(self.options)
            options = " ".join(f"{name}={spell(value)}" for name, value in house.items())
            headers += [("edition", self.edition), ("players", self.players), ("options", options)]
            headers += [("key", self.position()["key"])]
        else:
            headers += [("position", json.dumps(self.start, separators=(",", ":")))]
        return lay_out(headers, [f"{seat}:{move}" for seat, move in self.played], self.winners)

    def copy(self) -> "Match":
        """Make an independent copy, history included."""
        twin = Match(self.game, duplicate(self._states), start={})
        twin._first, twin._start = self._first, self._start
        twin.dealt = self.dealt
        twin.opening = list(self.opening)
        twin.played = list(self.played)
        return twin

    def digest(self) -> bytes:
        """Hash where the match stands, whatever led there: sixteen bytes, to be compared under one ``game.layout``."""
        return hashlib.sha256(self._states.tobytes()).digest()[:16]

    def same_state(self, other: "Match") -> bool:
        """Whether two matches stand at the same point, byte for byte, whatever led there."""
        return self.game is other.game and self._states.tobytes() == other._states.tobytes()

    def __repr__(self) -> str:
        """Return a short description: the game, the players, who acts or who won."""
        stand = f"won by {self.winners}" if self.over else f"acting {self.acting}"
        return f"<klaf match {self.game.name} players={self.players} moves={len(self.played)} {stand}>"


class ViewOfMatch(View):
    """What a match shows to a seat or a spectator."""

    def sample(self, seed: Seed = None) -> Match:
        """Make a match that fits the view: its hidden cards drawn uniformly from all that fit."""
        return Match(self.game, self._fill(seed), start=None)


def _use(game: Description, players: int) -> None:
    """Compile what a match needs, the first time."""
    match = Match.deal(game, players, None, 0, {})
    seat = match.acting[0]
    match.play(seat, match.legal(seat)[0])
    match.next_actor  # noqa: B018


def _use_reasons(game: Description, players: int) -> None:
    """Compile what a refusal needs, the first time."""
    match = Match.deal(game, players, None, 0, {})
    seat = match.acting[0]
    legal = match.legal(seat)
    match.why_not(seat, next(move for move in game.moves.all if move not in legal))


def _use_view(game: Description, players: int) -> None:
    """Compile what a view needs, the first time."""
    match = Match.deal(game, players, None, 0, {})
    view = match.view(match.acting[0])
    view.legal()
    view.moment  # noqa: B018
    view.sample(0)
    match.views()
