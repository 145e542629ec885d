"""Which of Tuki Tuki's positions no match could come to."""

from typing import Any

from klaf.engine.document.reader import Reader
from klaf.engine.numbers import seats_of
from klaf.games.tuki.cards import CODES, KINDS, deck
from klaf.games.tuki.parts import explain
from klaf.games.tuki.state import ALL_PLACES, NOBODY, OPENING, OVER, PLACE, ROUNDS, TO_OPEN


def check(r: Reader, s: Any) -> None:
    """Refuse a position that no match could come to."""
    players = int(s["players"])
    order = r.document["order"]
    r.need("order", len(set(order)) == players, "value")
    r.need("order", s["birthday"] in (-1, order[0]), "value")
    r.need("quiet", int(s["quiet"]) <= int(s["stall"]) * players, "value")
    _check_cards(r, s)
    _check_round(r, s)
    if int(s["phase"]) == OPENING:
        _check_opening(r, s)
    else:
        _check_boxes(r, s)
    if s["over"]:
        _check_end(r, s)


def _check_cards(r: Reader, s: Any) -> None:
    """See that all cards are the deck."""
    pile, bin_, taken, recycled, boxes = (r.document[field] for field in ("pile", "bin", "taken", "recycled", "boxes"))
    r.same_cards([*pile, *bin_, *taken, *(card for box in boxes for card in box)], [KINDS[card] for card in deck()])
    source = r.document["taken_from"]
    r.need("taken", len(taken) == (int(s["phase"]) == PLACE))
    r.need("taken_from", (source == "none") == (not taken))
    r.need("bin", bool(bin_) or source == "bin", "value")
    # TU-10: all that is in a pile made of the bin is known, and so is what was just drawn from it.
    known = sorted(pile + (taken if source == "pile" else []), key=CODES.__getitem__)
    r.need("recycled", recycled in ([], known))


def _check_round(r: Reader, s: Any) -> None:
    """See that phase, rounds and shuffles fit each other."""
    over, rounds = int(s["phase"]) == OVER, int(s["rounds"])
    r.need("over", over == bool(s["over"]))
    r.need("rounds", over == (rounds == ROUNDS))
    r.need("turn", (int(s["turn"]) == NOBODY) == (int(s["phase"]) == OPENING))
    # One shuffle for the order of the seats, one for each round, one for a pile made of the bin.
    shuffles = 1 + rounds + (not over) + bool(s["recycled"])
    r.need("shuffles", int(s["shuffles"]) >= shuffles)


def _check_opening(r: Reader, s: Any) -> None:
    """TU-02, TU-03: before the first turn nothing has been played, and somebody has still to open."""
    players = int(s["players"])
    to_open = s["to_open"][:players].tolist()
    r.need("to_open", any(to_open))
    for seat, left in enumerate(to_open):
        r.need("open", int(s["open"][seat]).bit_count() == TO_OPEN - left)
    r.need("bin", int(s["bin_size"]) == 1 and not s["recycled"])
    r.need("closer", int(s["closer"]) == NOBODY and not s["quiet"])


def _check_boxes(r: Reader, s: Any) -> None:
    """TU-03, TU-11: two cards at least are open, and all of them only once a seat has ended its part."""
    players, turn, closer = int(s["players"]), int(s["turn"]), int(s["closer"])
    r.need("to_open", not any(s["to_open"].tolist()))
    since = (turn - closer) % players if closer != NOBODY else 0  # turns that the others have had, this one too
    ended = {(closer + turns) % players for turns in range(since)}
    if s["over"]:
        r.need("turn", closer != NOBODY and since == players - 1)
        ended.add(turn)
    r.need("turn", turn != closer)
    r.need("quiet", closer == NOBODY or int(s["quiet"]) < since + bool(s["over"]))
    for seat in range(players):
        places = int(s["open"][seat])
        r.need("open", places.bit_count() >= TO_OPEN and (places == ALL_PLACES) == (seat in ended))


def _check_end(r: Reader, s: Any) -> None:
    """TU-12, TU-20: the last round's points are those of the boxes, and the lowest total wins."""
    players = int(s["players"])
    joins = bool(s["double_parrot"])
    for seat, box in enumerate(s["boxes"][:players].tolist()):
        points = sum(part.points for part in explain(box, joins))
        r.need("points", int(s["points"][ROUNDS - 1, seat]) == points)
    totals = s["points"][:, :players].sum(axis=0).tolist()
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    r.need("winners", seats_of(s["winners"]) == winners)
