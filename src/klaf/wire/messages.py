"""What the server sends. Each command is answered by one ``done`` or ``refused``; the others come unasked."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from klaf.engine.marks import NO_MARKS, Marks
from klaf.wire.tables import Clock, Code, Language, Listed, Presence, Table

View = Annotated[
    dict[str, Any], Meta(extra_json_schema={"anyOf": [{"$ref": f"#/$defs/{one}"} for one in ("GameView", "AnyView")]})
]
Fact = str | int | list[str | int] | None


class Message(Struct, frozen=True, kw_only=True, tag_field="t", omit_defaults=True):
    """What all messages have."""


class AtTable(Message, frozen=True, kw_only=True):
    """A message about the table ``code``. If you have gone to another table since, do not read it."""

    code: Code


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message of a connection: who you are to the server, and its limits.

    ``frame`` is the most bytes that a frame to the server may have, ``rate`` how many frames it takes a second.
    """

    protocol: int
    version: str
    name: str
    lang: Language
    frame: int
    rate: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command with the id ``re`` was carried out, and what it changed is stored.

    ``code`` is the new table's, in an answer to ``create``. ``seq`` is the number of the table's last update then.
    """

    re: str
    seq: int | None = None
    code: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command with the id ``re`` was not carried out; with the codes ``try-again`` and ``failed`` it may have been.

    ``code`` is for programs, ``text`` for people. ``rule`` is the id of the rule that forbids a move, ``field`` the
    part of a command that is wrong. ``retry``: the same command may succeed later. Send it again with the same id,
    which is safe even if it was carried out. ``re`` is null where no id could be read.
    """

    re: str | None
    code: str
    text: str
    rule: str | None = None
    field: str | None = None
    retry: bool = False


class Happened(Struct, frozen=True, kw_only=True):
    """An event as this viewer may see it; a secret fact is null. ``text`` says it in the viewer's language."""

    event: str
    seat: int | None
    facts: dict[str, Fact]
    text: str


class Moment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the match waits for.

    ``turn``: the seats that must move. ``asked``: the seats that may answer a play before the match goes on; ``by`` is
    the seat that made the play, and ``card`` what it laid. Nobody is in turn meanwhile. ``due``: the seats that may
    still call their last card; the moves of the others wait for that for a moment.
    """

    turn: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    by: int | None = None
    card: str | None = None


class Match(Struct, frozen=True, kw_only=True):
    """The match on the table as this viewer may see it.

    ``view`` is the position, with null for all that is hidden. ``marks`` is what the rules work out from it for a
    screen. ``moves`` are the viewer's legal moves. ``acting`` are the seats that may move now, and ``moment`` says why.
    """

    number: int
    view: View
    moves: tuple[str, ...]
    acting: tuple[int, ...]
    scores: tuple[float, ...]
    marks: Marks = NO_MARKS
    moment: Moment = Moment()


class PointReason(Struct, frozen=True, kw_only=True):
    """One of the reasons for a seat's points in a deal: ``kind`` for programs, ``text`` in the viewer's language.

    ``cards`` are the cards that were counted together.
    """

    kind: str
    points: int
    text: str
    cards: tuple[str, ...] = ()


class SeatPoints(Struct, frozen=True, kw_only=True):
    """The points of a seat in a deal, the reasons for them, and its total in the match after it.

    ``text`` says what it came to, in games that say it besides the reasons.
    """

    seat: int
    points: int
    total: int
    reasons: tuple[PointReason, ...]
    text: str = ""


class DealEnd(Struct, frozen=True, kw_only=True):
    """How a deal ended: the match as it stood before the next deal, and everybody's points.

    ``number`` is the deal's, from 1. ``view`` and ``marks`` are as in `Match`. ``out`` is the seat that ended the deal.
    ``events`` is how many of the events of the update, or step, belong to this deal; the rest belong to the next.
    ``counting`` are the places of those that tell the points: ``seats`` say the same, and ``remarks`` what is nobody's.
    """

    number: int
    view: View
    marks: Marks
    out: int
    seats: tuple[SeatPoints, ...]
    events: int
    counting: tuple[int, ...]
    remarks: tuple[str, ...] = ()


class Snapshot(AtTable, frozen=True, kw_only=True, tag="snapshot"):
    """Everything that this viewer may know of a table.

    ``seq`` is the number of the table's last update. ``seat`` is the viewer's own, null for a spectator; ``host``
    whether the viewer is the host. ``events`` are the latest of the match. ``ended`` is how the last deal of the match
    ended that has ended, as its update told it.
    """

    seq: int
    table: Table
    seat: int | None
    host: bool
    presence: Presence
    match: Match | None = None
    ended: DealEnd | None = None
    clock: Clock | None = None
    events: tuple[Happened, ...] = ()


class You(Struct, frozen=True, kw_only=True):
    """The viewer's seat, null for a spectator, and whether the viewer is the host."""

    seat: int | None
    host: bool


class Update(AtTable, frozen=True, kw_only=True, tag="update"):
    """Something that happened at the table. ``seq`` is one more than that of the update or snapshot before it.

    ``table``, ``match`` and ``you`` are there if they have changed, whole. ``by`` is the seat that moved, and ``hand``
    says whether its person moved, a bot, or a stand-in for the person. ``ended`` is there if the move ended a deal: how
    that deal ended. ``match`` then shows the next deal, or the end of the match. Without ``clock``, none is running.
    """

    seq: int
    events: tuple[Happened, ...] = ()
    ended: DealEnd | None = None
    match: Match | None = None
    table: Table | None = None
    by: int | None = None
    hand: Literal["person", "bot", "stand-in"] | None = None
    you: You | None = None
    clock: Clock | None = None


class Clocked(AtTable, frozen=True, kw_only=True, tag="clock"):
    """The clock has changed. Without ``clock``, none is running."""

    clock: Clock | None = None


class Present(AtTable, frozen=True, kw_only=True, tag="presence"):
    """Somebody has come or gone, or a stand-in has begun or ended: who is connected now."""

    presence: Presence


class Said(AtTable, frozen=True, kw_only=True, tag="said"):
    """Somebody with a seat said a phrase. ``text`` is the phrase in the viewer's language."""

    seat: int
    phrase: str
    text: str


class Lobby(Message, frozen=True, kw_only=True, tag="lobby"):
    """All public tables, in answer to ``watch-lobby`` and whenever they change."""

    tables: tuple[Listed, ...]


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes the connection, and why. ``retry``: connect again."""

    code: str
    text: str
    retry: bool


AnyMessage = Welcome | Done | Refused | Snapshot | Update | Clocked | Present | Said | Lobby | Bye
