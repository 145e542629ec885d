"""What a table is, as everybody may see it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "he", "ar"]
Level = Literal["beginner", "casual", "skilled", "master"]
Value = bool | int | str
Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{6}$", description="A table's code: six letters and digits.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as 64 hexadecimal digits.")]
TurnClock = Literal[0, 15, 30, 60]
Name = Annotated[str, Meta(min_length=1, max_length=200)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is set up with. ``options`` holds the house rules that differ from their defaults."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    clock: TurnClock = 0
    public: bool = False


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: Level | None = None


class Shuffle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a deal is prepared: everybody is bound to a number before anybody's is told.

    ``commitment`` binds the server to its secret. ``commitments`` bind the seats to their shares; once the round is
    ``sealed`` no other is taken, and ``shares`` are revealed. ``redealt`` has an entry for each round that was given up
    before this one: the seats that did not reveal their share in time; none if the server itself had to begin anew.
    """

    commitment: str
    sealed: bool = False
    commitments: tuple[str | None, ...] = ()
    shares: tuple[str | None, ...] = ()
    redealt: tuple[tuple[int, ...], ...] = ()


class Finished(Struct, frozen=True, kw_only=True):
    """A finished match of the table: its record and replay can be asked for."""

    match: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody may see it.

    ``stage``: ``lobby`` before the first match, ``dealing`` while the shuffle is prepared, ``playing``, ``over`` after
    a match. ``match`` counts the matches dealt here. ``shuffle`` is that of the coming match while it is prepared, else
    that of the match on the table. ``host`` is the host's seat, if the host sits.
    """

    code: Code
    settings: Settings
    stage: Literal["lobby", "dealing", "playing", "over"]
    match: int
    seats: tuple[Seat, ...]
    shuffle: Shuffle | None = None
    host: int | None = None
    marked: int | None = None  # the seat that the game's rule of who begins means
    finished: tuple[Finished, ...] = ()


class Presence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is there: for each seat ``here``, ``gone`` (no connection) or ``bot``; and who is played by a stand-in."""

    seats: tuple[Literal["open", "here", "gone", "bot"], ...]
    stand_ins: tuple[int, ...] = ()
    spectators: int = 0


class Clock(Struct, frozen=True, kw_only=True):
    """A running clock: what it is for, whose it is, its whole length and what is left of it, in milliseconds.

    ``turn``: these seats must move. ``window``: a window waits for answers. ``call``: others wait for a call.
    ``deal``: commitments to shares of the shuffle are awaited, or the shares.
    """

    kind: Literal["turn", "window", "call", "deal"]
    seats: tuple[int, ...]
    length: int
    left: int


class Listed(Struct, frozen=True, kw_only=True):
    """A public table in the lobby."""

    code: Code
    game: str
    edition: str
    stage: Literal["lobby", "dealing", "playing", "over"]
    clock: TurnClock
    seats: int
    open: int
    names: tuple[str, ...]
