"""Tuki Tuki positions as documents, and back."""

from typing import Any

from klaf.engine.numbers import seats_of
from klaf.engine.position import Document, Reader, seat_or_none
from klaf.games.tuki.cards import CODES, KINDS, NO_CARD, UNKNOWN, deck
from klaf.games.tuki.parts import explain
from klaf.games.tuki.state import ALL_PLACES, NOBODY, OPENING, OVER, PHASES, PLACE, PLACES, ROUNDS, TO_OPEN

_SOURCES = ("none", "bin", "pile")
_LOWEST, _HIGHEST = -20, 92  # points of a box: an octet; 12 and 11 in every column


def write_position(s: Any) -> Document:
    """Write Tuki Tuki's part of a position; what a view hides is null."""
    players = int(s["players"])
    taken = int(s["taken"])
    return {
        "phase": PHASES[int(s["phase"])],
        "turn": seat_or_none(s["turn"]),
        "rounds": int(s["rounds"]),
        "points": s["points"][: int(s["rounds"]), :players].tolist(),
        "order": s["order"][:players].tolist(),
        "closer": seat_or_none(s["closer"]),
        "quiet": int(s["quiet"]),
        "to_open": s["to_open"][:players].tolist(),
        "open": [_places(s, seat) for seat in range(players)],
        "boxes": [_cards(s["boxes"][seat]) for seat in range(players)],
        "taken": [] if taken == NO_CARD else _cards([taken]),
        "taken_from": _SOURCES[0 if taken == NO_CARD else 1 + int(s["from_pile"])],
        "pile": _cards(s["pile"][: int(s["pile_size"])]),
        "bin": _cards(s["bin"][: int(s["bin_size"])]),
        "recycled": [name for card, name in enumerate(KINDS) for _ in range(int(s["recycled"]) >> 4 * card & 15)],
    }


def _places(s: Any, seat: int) -> list[int | None]:
    """List the open places of a box; those that a view hides are null."""
    bits = int(s["open"][seat])
    if bits < 0:
        return [None] * (TO_OPEN - int(s["to_open"][seat]))
    return [place for place in range(PLACES) if bits >> place & 1]


def _cards(codes: Any) -> list[str | None]:
    """Spell cards; those that a view hides are null."""
    return [None if code == UNKNOWN else KINDS[code] for code in map(int, codes)]


def read_position(r: Reader, s: Any) -> None:
    """Read Tuki Tuki's part of a position into a state, refusing what no match could come to."""
    players = int(s["players"])
    s["phase"] = r.choice("phase", PHASES)
    s["turn"] = r.seat_or_none("turn")
    s["rounds"] = r.whole("rounds", 0, ROUNDS)
    s["closer"] = r.seat_or_none("closer")
    s["quiet"] = r.whole("quiet", 0, int(s["stall"]) * players)
    s["to_open"][:players] = r.wholes_each("to_open", 0, TO_OPEN)
    order = r.wholes_each("order", 0, players - 1)
    r.need("order", len(set(order)) == players, "value")
    r.need("order", s["birthday"] in (-1, order[0]), "value")
    s["order"][:players] = order
    s["open"][:players] = r.numbers_each("open", PLACES)
    _read_points(r, s)
    _read_cards(r, s)
    _check_round(r, s)
    if int(s["phase"]) == OPENING:
        _check_opening(r, s)
    else:
        _check_boxes(r, s)
    if s["over"]:
        _check_end(r, s)


def _read_points(r: Reader, s: Any) -> None:
    """Take the points of the rounds that are finished."""
    rounds: list[Any] = r.take("points", list)
    r.need("points", len(rounds) == int(s["rounds"]), "clash")
    for number, points in enumerate(rounds):
        r.need("points", isinstance(points, list) and len(points) == int(s["players"]), "value")
        r.need("points", all(type(p) is int and _LOWEST <= p <= _HIGHEST for p in points), "value")
        s["points"][number, : len(points)] = points


def _read_cards(r: Reader, s: Any) -> None:
    """Take all cards, and see that they are the deck."""
    boxes = r.cards_each("boxes", CODES)
    taken, source = r.cards("taken", CODES), r.choice("taken_from", _SOURCES)
    pile, bin_, recycled = (r.cards(field, CODES) for field in ("pile", "bin", "recycled"))
    r.need("boxes", all(len(box) == PLACES for box in boxes), "value")
    r.counts([*pile, *bin_, *taken, *(card for box in boxes for card in box)], deck(), KINDS)
    r.need("taken", len(taken) == (int(s["phase"]) == PLACE), "clash")
    r.need("taken_from", (source == 0) == (not taken), "clash")
    r.need("bin", bool(bin_) or source == 1, "value")
    # TU-10: all that is in a pile made of the bin is known, and so is what was just drawn from it.
    r.need("recycled", recycled in ([], sorted(pile + (taken if source == 2 else []))), "clash")
    s["boxes"][: len(boxes)] = boxes
    s["taken"] = taken[0] if taken else NO_CARD
    s["from_pile"] = source == 2
    s["pile"][: len(pile)], s["pile_size"] = pile, len(pile)
    s["bin"][: len(bin_)], s["bin_size"] = bin_, len(bin_)
    s["recycled"] = sum(1 << 4 * card for card in recycled)


def _check_round(r: Reader, s: Any) -> None:
    """See that phase, rounds and shuffles fit each other."""
    over, rounds = int(s["phase"]) == OVER, int(s["rounds"])
    r.need("over", over == bool(s["over"]), "clash")
    r.need("rounds", over == (rounds == ROUNDS), "clash")
    r.need("turn", (int(s["turn"]) == NOBODY) == (int(s["phase"]) == OPENING), "clash")
    # One shuffle for the order of the seats, one for each round, one for a pile made of the bin.
    shuffles = 1 + rounds + (not over) + bool(s["recycled"])
    r.need("shuffles", int(s["shuffles"]) >= shuffles, "clash")


def _check_opening(r: Reader, s: Any) -> None:
    """TU-02, TU-03: before the first turn nothing has been played, and somebody has still to open."""
    players = int(s["players"])
    to_open = s["to_open"][:players].tolist()
    r.need("to_open", any(to_open), "clash")
    for seat, left in enumerate(to_open):
        r.need("open", int(s["open"][seat]).bit_count() == TO_OPEN - left, "clash")
    r.need("bin", int(s["bin_size"]) == 1 and not s["recycled"], "clash")
    r.need("closer", int(s["closer"]) == NOBODY and not s["quiet"], "clash")


def _check_boxes(r: Reader, s: Any) -> None:
    """TU-03, TU-11: two cards at least are open, and all of them only once a seat has ended its part."""
    players, turn, closer = int(s["players"]), int(s["turn"]), int(s["closer"])
    r.need("to_open", not any(s["to_open"].tolist()), "clash")
    since = (turn - closer) % players if closer != NOBODY else 0  # turns that the others have had, this one too
    ended = {(closer + turns) % players for turns in range(since)}
    if s["over"]:
        r.need("turn", closer != NOBODY and since == players - 1, "clash")
        ended.add(turn)
    r.need("turn", turn != closer, "clash")
    r.need("quiet", closer == NOBODY or int(s["quiet"]) < since + bool(s["over"]), "clash")
    for seat in range(players):
        places = int(s["open"][seat])
        r.need("open", places.bit_count() >= TO_OPEN and (places == ALL_PLACES) == (seat in ended), "clash")


def _check_end(r: Reader, s: Any) -> None:
    """TU-12, TU-20: the last round's points are those of the boxes, and the lowest total wins."""
    players = int(s["players"])
    joins = bool(s["double_parrot"])
    for seat, box in enumerate(s["boxes"][:players].tolist()):
        points = sum(part.points for part in explain(box, joins))
        r.need("points", int(s["points"][ROUNDS - 1, seat]) == points, "clash")
    totals = s["points"][:, :players].sum(axis=0).tolist()
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    r.need("winners", seats_of(s["winners"]) == winners, "clash")
