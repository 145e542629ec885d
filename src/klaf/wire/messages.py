"""What the server sends. A command is answered by one ``done`` or one ``refused``; the rest comes by itself."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from klaf.engine.marks import NO_MARKS, Marks
from klaf.wire.tables import Clock, Code, Language, Listed, Presence, Table

View = Annotated[
    dict[str, Any], Meta(extra_json_schema={"anyOf": [{"$ref": f"#/$defs/{one}"} for one in ("GameView", "AnyView")]})
]
Fact = str | int | list[str | int] | None


class Message(Struct, frozen=True, kw_only=True, tag_field="t", omit_defaults=True):
    """Any message."""


class AtTable(Message, frozen=True, kw_only=True):
    """Any message about one table, which ``code`` names: whoever has gone to another since leaves it unread."""

    code: Code


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message of a connection: who the server takes you for. ``limits`` may change with its settings."""

    protocol: int
    version: str
    name: str
    lang: Language
    frame: int  # the most bytes a frame to the server may have
    rate: int  # the most messages a second


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and what it did is stored. ``code`` answers ``create``, ``seq`` all that is stored."""

    re: str
    seq: int | None = None
    code: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out; after ``try-again`` and ``failed`` that is not known.

    ``code`` is for programs, ``text`` for the person. ``rule`` is the rule that forbids a move, ``field`` what is wrong
    in a command. ``retry`` tells that the same command may succeed later: send it again with the same id, which is safe
    even if it was carried out.
    """

    re: str | None
    code: str
    text: str
    rule: str | None = None
    field: str | None = None
    retry: bool = False


class Happened(Struct, frozen=True, kw_only=True):
    """An event as this viewer may see it; a fact that it may not see is null. ``text`` says it in its language."""

    event: str
    seat: int | None
    facts: dict[str, Fact]
    text: str


class Moment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the match waits for.

    ``turn``: the seats that must move. ``asked``: the seats that a window asks; nobody is in turn meanwhile. ``due``:
    the seats that may still make a call, for which the moves of others wait a moment. ``by`` is the seat whose play
    opened the window, and ``card`` what it laid.
    """

    turn: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    by: int | None = None
    card: str | None = None


class Match(Struct, frozen=True, kw_only=True):
    """The match on the table as this viewer may see it.

    ``view`` is a position in which all that is hidden is null; ``marks`` is what else a screen shows of it; ``moves``
    are the viewer's own legal moves; ``acting`` the seats that may move now, and ``moment`` why.
    """

    number: int
    view: View
    moves: tuple[str, ...]
    acting: tuple[int, ...]
    scores: tuple[float, ...]
    marks: Marks = NO_MARKS
    moment: Moment = Moment()


class PointReason(Struct, frozen=True, kw_only=True):
    """Why a seat got points in a deal: the game's word for it, and a sentence in the viewer's language."""

    kind: str
    points: int
    text: str


class SeatPoints(Struct, frozen=True, kw_only=True):
    """What a deal brought a seat: its points, and its total in the match since."""

    seat: int
    points: int
    total: int
    reasons: tuple[PointReason, ...]


class DealEnd(Struct, frozen=True, kw_only=True):
    """The end of a deal: how the table stood before the next was dealt, and what the deal brought everybody.

    ``number`` counts the deals of a match from 1. ``view`` and ``marks`` are the viewer's, as in a match. ``out`` is
    the seat that ended the deal. So many of the ``events`` beside it happened up to then: the rest deal the next.
    """

    number: int
    view: View
    marks: Marks
    out: int
    seats: tuple[SeatPoints, ...]
    events: int


class Snapshot(AtTable, frozen=True, kw_only=True, tag="snapshot"):
    """All there is to know of a table for this viewer. ``seat`` is its own, null for a spectator.

    ``events`` are the latest of the match, for whoever has seen nothing of it.
    """

    seq: int
    table: Table
    seat: int | None
    host: bool
    presence: Presence
    match: Match | None = None
    clock: Clock | None = None
    events: tuple[Happened, ...] = ()


class You(Struct, frozen=True, kw_only=True):
    """One's own place at the table, when it has changed."""

    seat: int | None
    host: bool


class Update(AtTable, frozen=True, kw_only=True, tag="update"):
    """One thing that happened at the table: ``seq`` is one more than that of the update or snapshot before it.

    ``table``, ``match``, ``seat`` and ``host`` are there when they have changed. ``ended`` is the end of a deal, if the
    move ended one; ``match`` then shows the next deal, or the end of the match. ``by`` is the seat that did it and
    ``hand`` whether its person, a bot, or a stand-in moved. No ``clock``: none is running.
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
    """The clock that is running now, or none."""

    clock: Clock | None = None


class Present(AtTable, frozen=True, kw_only=True, tag="presence"):
    """Who is there has changed."""

    presence: Presence


class Said(AtTable, frozen=True, kw_only=True, tag="said"):
    """Somebody at a seat said a phrase; a spectator cannot."""

    seat: int
    phrase: str
    text: str


class Lobby(Message, frozen=True, kw_only=True, tag="lobby"):
    """The public tables."""

    tables: tuple[Listed, ...]


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes the connection: why, and whether to come back."""

    code: str
    text: str
    retry: bool


AnyMessage = Welcome | Done | Refused | Snapshot | Update | Clocked | Present | Said | Lobby | Bye
