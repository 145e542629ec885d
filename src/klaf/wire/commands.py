"""What a client may send. Every command has an ``id`` that the client makes and keeps until it is answered.

A command that is sent again with the same id, on whatever connection, gets its first answer again and does nothing.
"""

from typing import Annotated

from msgspec import Meta, Struct

from klaf.wire.tables import Code, Hex32, Language, Level, SeatNumber, Settings

CommandId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,40}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=20)]
Seq = Annotated[int, Meta(ge=0)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    """Any command."""

    id: CommandId


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Ask for a ``done``, to see that the line is alive."""


class Speak(Command, frozen=True, kw_only=True, tag="speak"):
    """Have sentences sent in another language on this connection from now on."""

    lang: Language


class WatchLobby(Command, frozen=True, kw_only=True, tag="watch-lobby"):
    """Be told the public tables, now and whenever they change, or no more."""

    on: bool


class Create(Command, frozen=True, kw_only=True, tag="create"):
    """Make a table, sit at its seat 0 and enter it; ``bots`` take its last seats. Answered with its code."""

    settings: Settings
    bots: Annotated[tuple[Level, ...], Meta(max_length=9)] = ()


class Enter(Command, frozen=True, kw_only=True, tag="enter"):
    """Come to a table: at one's own seat there, or else as a spectator. One connection is at one table at a time.

    ``seq`` is the last one that the client has seen of this table; what came after it follows, or a snapshot.
    """

    code: Code
    seq: Seq | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Go away from the table; a seat taken there is kept."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat, or one's own again under another name."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Leave one's seat: before or after a match."""


class AddBot(Command, frozen=True, kw_only=True, tag="add-bot"):
    """Seat a bot. The host may."""

    seat: SeatNumber
    level: Level


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Free a seat of its bot or its person, before or after a match. The host may."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """Set the table up anew, before or after a match; the game stays. The host may."""

    settings: Settings


class Mark(Command, frozen=True, kw_only=True, tag="mark"):
    """Mark the seat that the game's rule of who begins means; null: drawn by lot. The host may."""

    seat: SeatNumber | None


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Make the person at a seat the host. The host may."""

    seat: SeatNumber


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Bind oneself to a share of the shuffle in which the server is bound by ``shuffle``, without telling it yet."""

    shuffle: Hex32
    commitment: Hex32


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Tell the 32 random bytes that one is bound to, now that the shuffle is sealed."""

    shuffle: Hex32
    share: Hex32


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Deal a match: the first, or the next with the same people. The host may; all seats must be taken."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move. ``seq`` is the last that the player had seen when choosing it."""

    move: MoveText
    seq: Seq


class Why(Command, frozen=True, kw_only=True, tag="why"):
    """Ask whether a move is possible now, and why not."""

    move: MoveText


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Take one's seat back from the stand-in; playing does that too."""


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say one of the fixed phrases to the table."""

    phrase: Annotated[str, Meta(max_length=20)]


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """Hear no more phrases from a seat, or hear them again."""

    seat: SeatNumber
    on: bool


AnyCommand = (
    Ping
    | Speak
    | WatchLobby
    | Create
    | Enter
    | Leave
    | Sit
    | Stand
    | AddBot
    | Remove
    | Change
    | Mark
    | HandOver
    | Commit
    | Reveal
    | Start
    | Play
    | Why
    | Back
    | Say
    | Mute
)
