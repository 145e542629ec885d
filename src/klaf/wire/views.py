"""The views of the three games, spelt out: what ``match.view`` of a message holds. docs/notation.md explains them."""

from typing import Literal

from msgspec import Struct

from klaf.wire.tables import Value


class AnyView(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game"):
    """What the views of all games have. ``key`` is null as long as the match goes on."""

    rules: int
    edition: str
    players: int
    options: dict[str, Value]
    key: str | None
    shuffles: int
    over: bool
    winners: list[int]
    viewer: int | None


class TakiView(AnyView, frozen=True, kw_only=True, tag="taki"):
    """TAKI."""

    phase: Literal["turn", "chain", "run", "owed", "free", "break", "over"]
    turn: int
    direction: Literal["clockwise", "counter-clockwise"]
    lead_colour: str
    lead_figure: str
    lead_at: int
    taki_open: bool
    debt: int
    added: int
    asked: list[int]
    idle: int
    due: list[int]
    waived: list[int]
    called: list[int]
    let_off: list[list[int]]
    stages: list[int]
    counts: list[int]
    hands: list[list[str] | None]
    pile: list[str | None]
    discards: list[str]


class EightView(AnyView, frozen=True, kw_only=True, tag="eight"):
    """Eight and a half."""

    phase: Literal["swap", "opening", "hand", "open", "blind", "over"]
    turn: int
    number: int
    points: list[int]
    went_out: int | None
    deputy: int | None
    first_card: str | None
    holders: list[int]
    pot: list[str]
    pot_value: int
    hands: list[list[str | None]]
    banks: list[list[str | None]]
    burnt: list[list[str | None]]
    open: list[list[str]]
    blind: list[list[str | None]]
    seen: list[list[int]]


class TukiView(AnyView, frozen=True, kw_only=True, tag="tuki"):
    """Tuki Tuki."""

    phase: Literal["opening", "take", "place", "over"]
    turn: int | None
    rounds: int
    points: list[list[int]]
    order: list[int]
    closer: int | None
    quiet: int
    to_open: list[int]
    open: list[list[int | None]]
    boxes: list[list[str | None]]
    taken: list[str | None]
    taken_from: Literal["bin", "pile", "none"]
    pile: list[str | None]
    bin: list[str]
    recycled: list[str]


GameView = TakiView | EightView | TukiView
