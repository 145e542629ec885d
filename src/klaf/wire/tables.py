"""What everybody may know of a table: its settings, seats, shuffle and clock."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from klaf.engine.numbers import MOST_SEATS

Language = Literal["en", "he", "ar"]
Level = Literal["beginner", "casual", "skilled", "master"]
Value = bool | int | str
Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{6}$", description="A table's code: six letters and digits.")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as 64 hexadecimal digits.")]
TurnClock = Literal[0, 15, 30, 60]
Name = Annotated[str, Meta(min_length=1, max_length=200)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is set up with.

    ``edition``: null means the game's first. ``options`` holds the house rules that differ from their defaults.
    ``clock`` is the time for a turn in seconds, 0 for as long as you like. ``public``: it is in the lobby's list.
    """

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)] = {}
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    clock: TurnClock = 0
    public: bool = False


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who has it: nobody, a person or a bot."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: Level | None = None


class Shuffle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round of the fair shuffle: everybody commits to a number before anybody tells theirs (docs/protocol.md).

    ``commitment`` is the server's, to its secret; ``commitments`` are those of the seats, to their shares. Once the
    round is ``sealed``, no other commitment is taken, and ``shares`` fills up. ``redealt`` has an entry for each round
    that was given up before this one: the seats that did not tell their share in time. An empty entry: the server
    was stopped.
    """

    commitment: str
    sealed: bool = False
    commitments: tuple[str | None, ...] = ()
    shares: tuple[str | None, ...] = ()
    redealt: tuple[tuple[int, ...], ...] = ()


class Finished(Struct, frozen=True, kw_only=True):
    """A finished match of a table. Its record and its replay can be fetched over HTTP by the number ``match``."""

    match: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody may see it.

    ``stage``: ``lobby`` before the first match, ``dealing`` while the shuffle is prepared, ``playing`` during a match,
    ``over`` after one. ``match`` is the number of matches dealt so far. ``shuffle`` is the round that prepares the next
    match or, after it is dealt, the round that made its key. ``host`` is the host's seat; null if the host has none.
    ``marked`` is the seat of the player whom a rule of the game asks for, such as the youngest; null: by lot.
    """

    code: Code
    settings: Settings
    stage: Literal["lobby", "dealing", "playing", "over"]
    match: int
    seats: tuple[Seat, ...]
    shuffle: Shuffle | None = None
    host: int | None = None
    marked: int | None = None
    finished: tuple[Finished, ...] = ()


class Presence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is connected.

    ``seats`` says for each seat: ``open`` nobody has it, ``here`` its person is connected, ``gone`` its person is not,
    ``bot`` a bot has it. ``stand_ins`` are the seats that a bot plays for an absent person.
    """

    seats: tuple[Literal["open", "here", "gone", "bot"], ...]
    stand_ins: tuple[int, ...] = ()
    spectators: int = 0


class Clock(Struct, frozen=True, kw_only=True):
    """A running clock: how long it runs in all, and what is left of it, in milliseconds.

    ``kind`` says what ends when it has run out: ``turn`` the turn of ``seats``; ``window`` the time to answer a play
    out of turn; ``call`` the time in which ``seats`` may call while the others wait; ``deal`` the time to commit to a
    share of the shuffle or, once the round is sealed, to tell it.
    """

    kind: Literal["turn", "window", "call", "deal"]
    seats: tuple[int, ...]
    length: int
    left: int


class Listed(Struct, frozen=True, kw_only=True):
    """A table as a list shows it: how many ``seats`` it has, how many of them are ``open``, and who has the others."""

    code: Code
    game: str
    edition: str
    stage: Literal["lobby", "dealing", "playing", "over"]
    clock: TurnClock
    seats: int
    open: int
    names: tuple[str, ...]
