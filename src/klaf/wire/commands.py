"""What a client can send: commands. Each has an ``id`` that the client chooses and never uses for another command.

A command that is sent again with the same id, on this connection or another, does nothing and gets its first answer.
"""

from typing import Annotated

from msgspec import Meta, Struct

from klaf.wire.tables import Code, Hex32, Language, Level, SeatNumber, Settings

CommandId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,40}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=20)]
Seq = Annotated[int, Meta(ge=0)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    """What all commands have."""

    id: CommandId


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Ask for a ``done``, to see that the connection works."""


class Speak(Command, frozen=True, kw_only=True, tag="speak"):
    """Change the language of the sentences that the server sends on this connection."""

    lang: Language


class WatchLobby(Command, frozen=True, kw_only=True, tag="watch-lobby"):
    """Get the list of public tables now and at each change; with ``on`` false, no longer."""

    on: bool


class Create(Command, frozen=True, kw_only=True, tag="create"):
    """Make a table, take its seat 0 and enter it. ``bots`` take the last seats. The answer has the table's code."""

    settings: Settings
    bots: Annotated[tuple[Level, ...], Meta(max_length=9)] = ()


class Enter(Command, frozen=True, kw_only=True, tag="enter"):
    """Go to a table: to your seat if you have one there, else as a spectator. A connection is at one table at a time.

    ``seq`` is the last one that you have seen of this table. What happened since follows, or a snapshot.
    """

    code: Code
    seq: Seq | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the table, without giving up your seat."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, or your own again to show your new name."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up your seat. Not during a match."""


class AddBot(Command, frozen=True, kw_only=True, tag="add-bot"):
    """Seat a bot. Only the host, and not during a match."""

    seat: SeatNumber
    level: Level


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Remove the bot or the person from a seat. Only the host, and not during a match."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """Change the table's settings, but not its game. Only the host, and not during a match."""

    settings: Settings


class Mark(Command, frozen=True, kw_only=True, tag="mark"):
    """Mark the player whom a rule of the game asks for, such as the youngest. Null: by lot.

    Only the host, and not during a match.
    """

    seat: SeatNumber | None


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Make the person at a seat the host. Only the host, and not during a match."""

    seat: SeatNumber


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Commit to a share of the shuffle without telling it. ``shuffle`` is the server's commitment of this round."""

    shuffle: Hex32
    commitment: Hex32


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Tell the share, 32 random bytes, that you have committed to, once the round is sealed."""

    shuffle: Hex32
    share: Hex32


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Deal a match: the first one or, after a match, a rematch. Only the host, once all seats are taken."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move. ``seq`` is the last one that you had seen when you chose it."""

    move: MoveText
    seq: Seq


class Why(Command, frozen=True, kw_only=True, tag="why"):
    """Ask why a move is illegal: ``refused`` says it, ``done`` means that it is legal."""

    move: MoveText


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Take your seat back from the stand-in. To make a move does that too."""


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say one of the catalogue's phrases to the table."""

    phrase: Annotated[str, Meta(max_length=20)]


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """Stop getting phrases from a seat; with ``on`` false, get them again."""

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
