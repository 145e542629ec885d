"""Bodies of plain HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from klaf.engine.marks import NO_MARKS, Marks
from klaf.wire.messages import DealEnd, Happened, View
from klaf.wire.tables import Language, Level, Listed, Name, TurnClock, Value


class Introduction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/guest: come in, or change one's name and language."""

    name: Name
    lang: Language


class Guest(Struct, frozen=True, kw_only=True):
    """Who one is here; the cookie that comes with it is the only proof of it."""

    name: str
    lang: Language
    tables: tuple[Listed, ...] = ()  # the unfinished ones where one has a seat: matches, then lobbies, the latest first


class Transfer(Struct, frozen=True, kw_only=True):
    """POST /api/transfer: six digits to type on another device, valid once and for a minute."""

    code: str
    seconds: int


class Redeem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/redeem: become the guest who was given this code."""

    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class OptionInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A house rule.

    ``kind``: ``flag`` on or off, ``choice`` of ``values``, ``number`` within bounds, ``seat``: a word (the default) or
    a seat. ``labels`` names the values of a choice. ``rule`` explains it; ``edition``: the only one that has it.
    """

    name: str
    rule: str
    label: str
    kind: Literal["flag", "choice", "number", "seat"]
    default: Value
    values: tuple[Value, ...] = ()
    labels: dict[str, str] = {}
    lowest: int | None = None
    highest: int | None = None
    edition: str | None = None


class MoveInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move of a game: its text on the wire, what to call it, and its parts for whoever draws it.

    ``card`` is the card it lays (``count`` of them), ``named`` what it names, ``call`` whether it carries a call,
    ``place`` and ``to`` places, ``seat`` another seat. ``declines``: it answers a window with nothing.
    """

    move: str
    kind: str
    label: str
    card: str | None = None
    count: int = 1
    named: str | None = None
    call: bool = False
    place: int | None = None
    to: int | None = None
    seat: int | None = None
    declines: bool = False


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that tables can be made of. ``only`` gives the edition of each rule that not all of them have."""

    name: str
    title: str
    version: int
    fewest: int
    most: int
    editions: tuple[str, ...]
    only: dict[str, str]
    options: tuple[OptionInfo, ...]
    cards: dict[str, str]
    moves: tuple[MoveInfo, ...]


class PhraseInfo(Struct, frozen=True, kw_only=True):
    """A phrase or reaction that may be said."""

    phrase: str
    text: str
    kind: Literal["phrase", "reaction"]


class Catalogue(Struct, frozen=True, kw_only=True):
    """GET /api/catalogue?lang=: all that is the same at every table."""

    lang: Language
    games: tuple[GameInfo, ...]
    phrases: tuple[PhraseInfo, ...]
    levels: tuple[Level, ...]
    clocks: tuple[TurnClock, ...]


class RuleText(Struct, frozen=True, kw_only=True):
    """A rule for people."""

    rule: str
    title: str
    text: str


class Rules(Struct, frozen=True, kw_only=True):
    """GET /api/rules/GAME?lang=: the rulebook."""

    game: str
    rules: tuple[RuleText, ...]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step of a replay: who moved, what happened, and how the table stood then.

    ``ended`` is the end of a deal, if the move ended one; ``view`` then shows the next deal, or the end of the match.
    """

    events: tuple[Happened, ...]
    view: View
    marks: Marks = NO_MARKS
    seat: int | None = None
    move: str | None = None
    ended: DealEnd | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """GET /api/tables/CODE/matches/N/replay?lang=&seat=: a match step by step, the deal first.

    A finished match is shown with all cards open, or as a seat saw it; one that goes on, as the asker has seen it.
    ``bots`` are the seats that bots have, at the last step. ``damaged``: what followed the last step cannot be read.
    """

    game: str
    match: int
    finished: bool
    names: tuple[str, ...]
    bots: tuple[int, ...]
    steps: tuple[Step, ...]
    damaged: bool = False


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of every HTTP answer that is no success."""

    code: str
    text: str
    field: str | None = None
    retry: bool = False
