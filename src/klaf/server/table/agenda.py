"""What is due at a table, and when: one pure function of where it stands, who is there and what bots have decided."""

from collections.abc import Iterator, Mapping, Sequence, Set
from math import inf
from typing import NamedTuple

from klaf.engine.moves import Move
from klaf.server.log.state import Standing
from klaf.server.table import decisions, shuffling
from klaf.server.table.stand_ins import level_of
from klaf.server.table.timing import Timing
from klaf.wire.tables import Level

AT_ONCE = -inf


class StandIn(NamedTuple):
    """A stand-in plays for a person from now on."""

    seat: int


class Release(NamedTuple):
    """Moves that waited for a call are made."""


class OpenRound(NamedTuple):
    """A round of the shuffle begins, without the seats that did not reveal their share in the one before."""

    refused: tuple[int, ...] = ()


class Seal(NamedTuple):
    """The commitments are complete: the seats that committed now reveal their shares."""


class Deal(NamedTuple):
    """The match is dealt."""


class HandOver(NamedTuple):
    """The host is gone: another guest becomes the host."""

    guest: str


class Think(NamedTuple):
    """A bot begins to think; its move is due then."""

    seat: int
    level: Level
    due: float


class BotMove(NamedTuple):
    """A bot makes the move it has decided on."""

    seat: int
    move: Move


class CloseWindow(NamedTuple):
    """Everybody who was asked in a window and has not answered passes."""

    seats: tuple[int, ...]


Deed = StandIn | Release | OpenRound | Seal | Deal | HandOver | Think | BotMove | CloseWindow


class Entry(NamedTuple):
    """Something to do, and the moment from which it is due."""

    when: float
    deed: Deed


class Situation(NamedTuple):
    """Everything that decides what is due at a table.

    ``here``: guests who are connected. ``gone_since``: when the others were lost. ``hostless_since``: since when people
    sit here between matches without their host. ``passed``: people who have passed in the window that is open.
    ``thoughts``: what bots think of the match as it is; None: not decided yet. ``waiting``: whether moves wait for a
    call. ``runs_here``: whether this process, of that name, runs the table's clocks and bots.
    """

    standing: Standing
    timing: Timing
    here: Set[str]
    gone_since: Mapping[str, float] = {}
    hostless_since: float | None = None
    stand_ins: Set[int] = frozenset()
    passed: Set[int] = frozenset()
    thoughts: Mapping[int, Move | None] = {}
    waiting: bool = False
    runs_here: bool = True
    process: str = ""

    def level(self, seat: int) -> Level | None:
        """Return the level of the bot that plays a seat, None where a person does."""
        return level_of(self.standing.state, self.stand_ins, seat)


def agenda(situation: Situation) -> list[Entry]:
    """Return what is to be done at a table and when; of what is due at the same time, the first comes first."""
    return [*_entries(situation)]


def due(entries: Sequence[Entry], now: float) -> list[Deed]:
    """Return what is due now."""
    return [entry.deed for entry in entries if entry.when <= now]


def next_after(entries: Sequence[Entry], now: float) -> float | None:
    """Return the next moment at which something more is due."""
    return min((entry.when for entry in entries if entry.when > now), default=None)


def _entries(it: Situation) -> Iterator[Entry]:
    state = it.standing.state
    if state.stage == "playing":
        yield from _absences(it)
    if it.waiting:
        yield Entry(it.timing.call_ends, Release())
    if not it.runs_here:
        return
    if state.stage == "dealing":
        yield _shuffling(it)
    elif state.stage != "playing":
        heir = decisions.heir(state, it.here)
        if heir is not None and it.hostless_since is not None:
            yield Entry(it.hostless_since + it.timing.pace.away, HandOver(heir.guest))
    elif it.timing.moment.asked:
        yield from _in_window(it)
    else:
        yield from _in_turn(it)


def _shuffling(it: Situation) -> Entry:
    """Return what the shuffle needs next."""
    shuffle = it.standing.state.shuffle
    if shuffle is None or shuffle.process != it.process:
        return Entry(AT_ONCE, OpenRound())
    if not shuffle.sealed:
        waits = shuffling.unbound(it.standing.state, it.here)
        return Entry(it.timing.deal_ends if waits else AT_ONCE, Seal())
    if shuffle.silent:
        return Entry(it.timing.deal_ends, OpenRound(tuple(shuffle.silent)))
    return Entry(AT_ONCE, Deal())


def _absences(it: Situation) -> Iterator[Entry]:
    """List the stand-ins for people who are away too long or run out of time."""
    gone = it.gone_since.keys() - it.here
    for seat, one in enumerate(it.standing.state.seats):
        if one.kind == "person" and one.guest in gone and seat not in it.stand_ins:
            yield Entry(it.gone_since[one.guest] + it.timing.pace.away, StandIn(seat))
    ends = it.timing.turn_ends
    if ends is not None:
        yield from (Entry(ends, StandIn(seat)) for seat in it.timing.moment.turn if it.level(seat) is None)


def _in_turn(it: Situation) -> Iterator[Entry]:
    """List what bots do while no window is open; the bot in turn starts to think at once."""
    timing, match = it.timing, it.standing.match
    assert match is not None
    moves_from = timing.bot_moves if timing.turn_ends is None else min(timing.bot_moves, timing.turn_ends)
    due, turn = timing.moment.due, timing.moment.turn
    for seat in due:
        yield from _bot(it, seat, timing.bot_calls, timing.bot_calls)
    for seat in match.acting:
        if seat not in turn and seat not in due:
            yield from _bot(it, seat, moves_from, moves_from)
    for seat in turn:
        yield from _bot(it, seat, moves_from, AT_ONCE)


def _bot(it: Situation, seat: int, moves_from: float, thinks_from: float) -> Iterator[Entry]:
    """List what a bot does next, if one plays the seat."""
    level = it.level(seat)
    if level is None:
        return
    if seat not in it.thoughts:
        yield Entry(thinks_from, Think(seat, level, moves_from))
    elif (move := it.thoughts[seat]) is not None:
        yield Entry(moves_from, BotMove(seat, move))


def _in_window(it: Situation) -> Iterator[Entry]:
    """List what bots do in a window, one after the other, and its end.

    It ends early only where one person plays against bots alone: they have passed, and so have all bots.
    """
    timing = it.timing
    people = it.standing.state.persons()
    alone = len(people) == 1 and people[0] in it.passed
    answers_from = AT_ONCE if alone else timing.bot_breaks
    closes = AT_ONCE if alone else timing.window_ends
    for seat in timing.moment.asked:
        level = it.level(seat)
        if level is None:
            continue
        if seat not in it.thoughts:
            yield Entry(answers_from, Think(seat, level, answers_from))
        move = it.thoughts.get(seat)
        if move is None:  # the window is as long as ever: no thought is no answer
            closes = timing.window_ends
            answers_from = max(answers_from, closes)
        elif not it.standing.declines(move.text):
            yield Entry(answers_from, BotMove(seat, move))
    yield Entry(closes, CloseWindow(timing.moment.asked))
