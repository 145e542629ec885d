"""The JSON bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from klaf.engine.document.kinds import Holds
from klaf.engine.marks import NO_MARKS, Marks
from klaf.wire.messages import DealEnd, Happened, Moment, View
from klaf.wire.tables import Language, Level, Listed, Name, TurnClock, Value


class Introduction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/guest: become a guest, or change your name and language."""

    name: Name
    lang: Language


class Guest(Struct, frozen=True, kw_only=True):
    """The guest that a cookie stands for. The cookie comes with this answer; nothing else proves who you are."""

    name: str
    lang: Language
    # unfinished tables at which this guest has a seat: those with a match first, then lobbies; the latest first
    tables: tuple[Listed, ...] = ()


class Transfer(Struct, frozen=True, kw_only=True):
    """Answer of POST /api/transfer: six digits that let another device become this guest.

    They work once, and for so many ``seconds``.
    """

    code: str
    seconds: int


class Redeem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/redeem: become, on this device, the guest who was given these six digits."""

    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class OptionInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A house rule that a table can be set up with.

    ``kind`` says what values it takes: ``flag`` true or false; ``choice`` one of ``values``, which ``labels`` names;
    ``number`` a whole number from ``lowest`` to ``highest``; ``seat`` the number of a seat, or the default, a word.
    ``rule`` is the id of the rule that explains it. ``edition``: only this edition has it. ``mark`` asks for
    the seat to be marked before a match.
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
    mark: str | None = None


class MoveInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move of a game: its text on the wire, its label for people, and its parts for a screen that draws it.

    ``card`` is the card that it lays, ``count`` how many of them, and ``named`` what it names, such as a colour.
    ``call``: it carries the call of the last card. ``seat`` is another seat that it is about. ``place`` is a place of
    the mover's own cards; ``to`` is the place that a card goes to, one of ``seat``'s if there is one. ``declines``: it
    answers a window with nothing, as a pass does.
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


class FieldInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a game's views, for a screen that shows any game plainly.

    ``label`` is what people call it. ``holds`` says what its values are: ``cards`` and ``numbers`` are lists,
    ``deals`` has a list for every deal with a number for each seat, ``turn`` is the seat in turn. ``each``: it is a
    list with a value for each seat. ``empty`` is how a place without a card is spelt among cards.
    """

    name: str
    label: str
    holds: Holds
    each: bool = False
    empty: str = ""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here.

    ``about`` describes the game in a sentence; it is empty if the game has none. ``fewest`` and ``most`` are numbers of
    players. ``labels`` are the names of the editions. ``only`` names, for each rule that not all editions have, the one
    that has it. ``cards`` are the names of the cards by their codes. ``fields`` are the game's own fields of its views.
    """

    name: str
    title: str
    about: str
    version: int
    fewest: int
    most: int
    editions: tuple[str, ...]
    labels: dict[str, str]
    only: dict[str, str]
    options: tuple[OptionInfo, ...]
    cards: dict[str, str]
    moves: tuple[MoveInfo, ...]
    fields: tuple[FieldInfo, ...]


class PhraseInfo(Struct, frozen=True, kw_only=True):
    """A phrase or a reaction that can be sent to a table with ``say``."""

    phrase: str
    text: str
    kind: Literal["phrase", "reaction"]


class Catalogue(Struct, frozen=True, kw_only=True):
    """Answer of GET /api/catalogue?lang=: the games, phrases, levels of bots and turn clocks of this server."""

    lang: Language
    games: tuple[GameInfo, ...]
    phrases: tuple[PhraseInfo, ...]
    levels: tuple[Level, ...]
    clocks: tuple[TurnClock, ...]


class RuleText(Struct, frozen=True, kw_only=True):
    """A rule of a game, as people read it. ``section`` is the heading above it, if a section begins with this rule."""

    rule: str
    title: str
    text: str
    section: str = ""


class Rules(Struct, frozen=True, kw_only=True):
    """Answer of GET /api/rules/GAME?lang=: the rulebook of a game."""

    game: str
    rules: tuple[RuleText, ...]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step of a replay: who moved, what happened, and how the match stood after it.

    ``marks``, ``acting`` and ``moment`` are as in `Match`. ``ended`` is there if the move ended a deal: how that deal
    ended. ``view`` then shows the next deal, or the end of the match. The first step is the deal; it has neither
    ``seat`` nor ``move``.
    """

    events: tuple[Happened, ...]
    view: View
    acting: tuple[int, ...]
    marks: Marks = NO_MARKS
    moment: Moment = Moment()
    seat: int | None = None
    move: str | None = None
    ended: DealEnd | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """Answer of GET /api/tables/CODE/matches/N/replay?lang=&seat=: a match step by step, from the deal on.

    A finished match is shown with all cards open or, with ``seat``, as that seat saw it. A match that still goes on is
    shown as whoever asks has seen it. ``bots`` are the seats that bots have at the last step. ``damaged``: the match
    went on after the last step, but what followed cannot be read. ``key``: of a finished match at a private table; with
    ``&key=`` the replay and the record are shown to somebody who was not there.
    """

    game: str
    match: int
    finished: bool
    names: tuple[str, ...]
    bots: tuple[int, ...]
    steps: tuple[Step, ...]
    damaged: bool = False
    key: str | None = None


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of every HTTP answer that is an error.

    ``code`` is for programs, ``text`` for people. ``field`` is the part of the request that is wrong. ``retry``: the
    same request may succeed later.
    """

    code: str
    text: str
    field: str | None = None
    retry: bool = False
