"""The log of a table: each row is one input, and a hash of the state after it."""

import hashlib
import secrets
from typing import Literal

from msgspec import DecodeError, Struct, structs
from msgspec.json import Decoder, Encoder

from klaf.engine.document.writer import Document
from klaf.server.errors import Damaged
from klaf.wire.tables import Level, Settings

Hand = Literal["person", "bot", "stand-in"]


class Input(Struct, frozen=True, kw_only=True, tag_field="t", omit_defaults=True):
    """Anything that changes a table."""


class Created(Input, frozen=True, kw_only=True, tag="created"):
    """The table was made."""

    code: str
    settings: Settings
    host: str


class Sat(Input, frozen=True, kw_only=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str = ""  # stored beside the input
    personal: str = ""  # the hash of what is stored beside it


class BotSat(Input, frozen=True, kw_only=True, tag="bot"):
    """A bot was seated."""

    seat: int
    level: Level


class Freed(Input, frozen=True, kw_only=True, tag="freed"):
    """A seat was given up, or taken away."""

    seat: int


class Changed(Input, frozen=True, kw_only=True, tag="changed"):
    """The settings of the table were changed."""

    settings: Settings


class Marked(Input, frozen=True, kw_only=True, tag="marked"):
    """Somebody was said to be the youngest, or to have the next birthday; or nobody."""

    seat: int | None


class Hosted(Input, frozen=True, kw_only=True, tag="hosted"):
    """Another guest is the host."""

    guest: str


class Started(Input, frozen=True, kw_only=True, tag="started"):
    """A match is about to be dealt."""


class Opened(Input, frozen=True, kw_only=True, tag="round"):
    """A process began a round of the coming shuffle, bound to its ``secret``.

    A sealed round before it was given up for the silence of the seats that ``refused``; none: its process is gone.
    """

    secret: str
    process: str
    refused: tuple[int, ...] = ()


class Committed(Input, frozen=True, kw_only=True, tag="commitment"):
    """A person was bound to a share of the coming shuffle."""

    seat: int
    commitment: str


class Sealed(Input, frozen=True, kw_only=True, tag="sealed"):
    """The round goes on with these seats, which were bound and are there; from now on shares are told."""

    seats: tuple[int, ...]


class Revealed(Input, frozen=True, kw_only=True, tag="share"):
    """A person revealed the share that they had committed to."""

    seat: int
    share: str


class Dealt(Input, frozen=True, kw_only=True, tag="dealt"):
    """A match was dealt, under this version of the rules."""

    rules: int
    layout: str = ""  # of the states that the hashes of this match are made of


class Moved(Input, frozen=True, kw_only=True, tag="moved"):
    """A seat moved."""

    seat: int
    move: str
    hand: Hand = "person"


class Resumed(Input, frozen=True, kw_only=True, tag="resumed"):
    """A match begun under other rules goes on from where it stood."""

    position: Document
    rules: int
    layout: str = ""


class Relaid(Input, frozen=True, kw_only=True, tag="relaid"):
    """The match goes on under the same rules, in a program that lays its states out otherwise."""

    layout: str


AnyInput = (
    Created
    | Sat
    | BotSat
    | Freed
    | Changed
    | Marked
    | Hosted
    | Started
    | Opened
    | Committed
    | Sealed
    | Revealed
    | Dealt
    | Moved
    | Resumed
    | Relaid
)


class Row(Struct, frozen=True):
    """One row of a table's log."""

    table: str
    seq: int
    at: int  # milliseconds since 1970
    guest: str  # who sent the command; empty: the server itself
    command: str  # its id
    input: bytes
    hash: bytes  # of where it led
    chain: bytes = b""  # of this row and all before it
    personal: bytes = b""  # what can be erased; the chain covers its hash only


class Personal(Struct, frozen=True):
    """What is personal in a row; the salt keeps anybody from finding an erased name by trying names."""

    name: str
    salt: str


_encoder = Encoder()
_decoder = Decoder(AnyInput)
_personal = Decoder(Personal)


def write_input(given: AnyInput) -> tuple[bytes, bytes]:
    """Encode an input for the log: the input, and what is personal in it."""
    if not isinstance(given, Sat):
        return _encoder.encode(given), b""
    personal = _encoder.encode(Personal(given.name, secrets.token_hex(16)))
    return _encoder.encode(structs.replace(given, name="", personal=_hash(personal))), personal


def read_input(row: Row) -> AnyInput:
    """Read a row's input, with what is personal in it unless that was erased.

    Raises:
        Damaged: it cannot be read, or what is personal in it was changed.
    """
    try:
        found: AnyInput = _decoder.decode(row.input)
        if not (isinstance(found, Sat) and row.personal):
            return found
        if _hash(row.personal) != found.personal:
            raise Damaged(row.table, row.seq)
        return structs.replace(found, name=_personal.decode(row.personal).name)
    except DecodeError as error:
        raise Damaged(row.table, row.seq) from error


def _hash(personal: bytes) -> str:
    return hashlib.sha256(personal).hexdigest()
