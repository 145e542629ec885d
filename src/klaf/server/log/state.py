"""The state of a table, computed from its log. Nothing here waits, sends or stores."""

import hashlib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct, structs

from klaf.engine.events import Event
from klaf.engine.match import DealEnd, Match
from klaf.engine.moment import Window
from klaf.engine.options import SeatOr
from klaf.games import game
from klaf.server.log import shuffle as shuffling
from klaf.server.log.inputs import (
    AnyInput,
    BotSat,
    Changed,
    Committed,
    Created,
    Dealt,
    Freed,
    Hosted,
    Marked,
    Moved,
    Opened,
    Relaid,
    Resumed,
    Revealed,
    Sat,
    Sealed,
    Started,
)
from klaf.wire.fairness import match_key
from klaf.wire.tables import Finished, Level, Settings, Value

Stage = Literal["lobby", "dealing", "playing", "over"]
HASH = 16  # bytes of the hash of a state, and of a match
_encoder = msgspec.json.Encoder(order="sorted")


class Sitting(Struct, frozen=True, omit_defaults=True):
    """A seat and who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    guest: str = ""
    name: str = ""
    level: Level | None = None


class State(Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """The state of a table, apart from the match that is played there."""

    code: str
    settings: Settings
    host: str
    seats: tuple[Sitting, ...]
    stage: Stage = "lobby"
    match: int = 0
    marked: int | None = None
    began: int = 0  # the seq that dealt the match, or took it up again
    played: Settings | None = None  # what the match on the table was set up with
    shuffle: shuffling.Shuffle | None = None  # of the match that is being dealt, or lies on the table
    rules: int = 0
    layout: str = ""  # of the states that the rows' hashes are made of
    finished: tuple[Finished, ...] = ()

    def seat_of(self, guest: str) -> int | None:
        """Return a guest's seat."""
        if guest:
            for seat, one in enumerate(self.seats):
                if one.guest == guest:
                    return seat
        return None

    def named(self, names: Mapping[str, str]) -> "State":
        """Return the state with other names of guests; those who are not among them have none."""
        seats = tuple(structs.replace(one, name=names.get(one.guest, "")) for one in self.seats)
        return structs.replace(self, seats=seats)

    @cached_property
    def digest(self) -> bytes:
        """Hash the state; not the names, which may be erased."""
        return hashlib.sha256(_encoder.encode(self.named({}))).digest()[:HASH]

    def persons(self) -> list[int]:
        """List the seats where people sit."""
        return [seat for seat, one in enumerate(self.seats) if one.kind == "person"]


class EndedDeal(NamedTuple):
    """How a deal of a match ended, and the number of the row whose move ended it."""

    seq: int
    end: DealEnd


class Standing(NamedTuple):
    """Where a table stands after some row of its log: its state, its match, and how the match's last deal ended."""

    state: State
    match: Match | None
    seq: int
    ended: EndedDeal | None = None

    @property
    def window(self) -> Window | None:
        """Return the window that the game declares, if it has one."""
        return None if self.match is None else self.match.game.window

    def declines(self, move: str) -> bool:
        """Whether a move answers a window with nothing."""
        return self.window is not None and move == self.window.declines


def house_rules(settings: Settings, marked: int | None) -> dict[str, Value]:
    """Return the house rules of a match; the seat marked in the lobby sets the rule that is a seat."""
    house = dict(settings.options)
    option = marking_option(settings.game)
    if marked is not None and option is not None:
        house[option.name] = marked
    return house


def marking_option(name: str) -> SeatOr | None:
    """Return the house rule of a game that a seat may be marked for, if it has one."""
    return next((option for option in game(name).rulebook.options if isinstance(option, SeatOr)), None)


def deal(state: State) -> Match:
    """Deal the match that a state's shuffle makes."""
    settings = state.played
    assert settings is not None
    assert state.shuffle is not None
    made = state.shuffle.round
    key = match_key(made.secret, made.shares)
    house = house_rules(settings, state.marked)
    return game(settings.game).new(settings.seats, settings.edition, key, **house)


Dealer = Callable[[State], Match]  # whoever deals: ``deal``, unless a test deals cards to order


def apply(standing: Standing | None, given: AnyInput, dealer: Dealer = deal) -> tuple[Standing, list[Event]]:
    """Return the standing after an input, and the events of the match. The standing before is not changed.

    Raises:
        KlafError: the rules forbid the move.
    """
    if isinstance(given, Created):
        assert standing is None
        seats = (Sitting(),) * given.settings.seats
        state = State(code=given.code, settings=given.settings, host=given.host, seats=seats)
        return Standing(state, None, 1), []
    assert standing is not None
    state, match, seq, ended = standing
    if isinstance(given, Moved):
        assert match is not None
        after = match.copy()
        events = after.play(given.seat, given.move)
        end = match.deal_end(given.seat, given.move, after)
        ended = ended if end is None else EndedDeal(seq + 1, end)
        return Standing(_finish(state, after) if after.over else state, after, seq + 1, ended), events
    if isinstance(given, Dealt):
        state = structs.replace(
            state,
            stage="playing",
            match=state.match + 1,
            began=seq + 1,
            played=state.settings,
            rules=given.rules,
            layout=given.layout,
        )
        match = dealer(state)
        return Standing(_finish(state, match) if match.over else state, match, seq + 1), match.opening
    if isinstance(given, Resumed):
        match = game(state.settings.game).from_position(given.position)
        state = structs.replace(state, rules=given.rules, layout=given.layout, began=seq + 1)
        return Standing(state, match, seq + 1), []
    if isinstance(given, Changed | Started):
        match = ended = None  # the match before is over, and its record is there
    if isinstance(given, Relaid):
        ended = None  # the hashes of the rows before cannot be compared any more
    return Standing(_rearrange(state, given), match, seq + 1, ended), []


def _finish(state: State, match: Match) -> State:
    end = Finished(match=state.match, winners=match.winners, scores=match.scores)
    return structs.replace(state, stage="over", finished=(*state.finished[-19:], end))


def _rearrange(state: State, given: AnyInput) -> State:
    """Return the state of a table after an input that is no move."""
    if isinstance(given, Opened | Committed | Sealed | Revealed):
        return structs.replace(state, shuffle=_shuffled(state, given))
    if isinstance(given, Sat):
        return _seated(state, given.seat, Sitting("person", given.guest, given.name))
    if isinstance(given, BotSat):
        seated = _seated(state, given.seat, Sitting("bot", level=given.level))
        if state.stage != "dealing" or state.shuffle is None:
            return seated
        return structs.replace(seated, shuffle=shuffling.without(state.shuffle, [given.seat]))
    if isinstance(given, Freed):
        marked = None if state.marked == given.seat else state.marked
        return structs.replace(_seated(state, given.seat, Sitting()), marked=marked)
    if isinstance(given, Marked):
        return structs.replace(state, marked=given.seat)
    if isinstance(given, Hosted):
        return structs.replace(state, host=given.guest)
    if isinstance(given, Started):
        return structs.replace(state, stage="dealing", shuffle=None)
    if isinstance(given, Relaid):
        return structs.replace(state, layout=given.layout)
    assert isinstance(given, Changed)
    n = given.settings.seats
    seats = (*state.seats[:n], *(Sitting(),) * (n - len(state.seats)))
    marked = state.marked if state.marked is not None and state.marked < n else None
    return structs.replace(state, settings=given.settings, seats=seats, marked=marked, shuffle=None)


def _shuffled(state: State, given: Opened | Committed | Sealed | Revealed) -> shuffling.Shuffle:
    """Return the shuffle after one of its inputs."""
    if isinstance(given, Opened):
        return shuffling.new_round(state.shuffle, given, len(state.seats))
    assert state.shuffle is not None
    match given:
        case Committed():
            return shuffling.with_commitment(state.shuffle, given)
        case Sealed():
            return shuffling.sealed(state.shuffle, given)
        case Revealed():
            return shuffling.with_share(state.shuffle, given)


def _seated(state: State, seat: int, sitting: Sitting) -> State:
    seats = tuple(sitting if number == seat else one for number, one in enumerate(state.seats))
    return structs.replace(state, seats=seats)


def same_rules(before: Standing | None, given: AnyInput) -> bool:
    """Whether an input was written under the version of the rules that is known here."""
    if before is None or before.state.stage == "lobby":
        return True
    version = game(before.state.settings.game).version
    return (given.rules if isinstance(given, Dealt | Resumed) else before.state.rules) == version


def hash_of(standing: Standing) -> bytes:
    """Hash a standing: its state, then its match if there is one."""
    return standing.state.digest + (b"" if standing.match is None else standing.match.digest())


def comparable(standing: Standing) -> bool:
    """Whether the hash of a match can be compared: only if states had the same layout in memory."""
    return standing.match is None or standing.state.layout == standing.match.game.layout


def same_hash(standing: Standing, hash: bytes) -> bool:
    """Whether a standing is the one that was hashed, as far as can be compared."""
    if comparable(standing):
        return hash == hash_of(standing)
    return hash[:HASH] == standing.state.digest


def same_match(standing: Standing, hash: bytes) -> bool:
    """Whether the match is the one that was hashed, as far as can be compared."""
    return not comparable(standing) or hash[HASH:] == hash_of(standing)[HASH:]
