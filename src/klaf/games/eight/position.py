"""Positions of Eight and a half as documents, and back."""

from typing import Any

from klaf.engine.numbers import seats_of
from klaf.engine.position import Document, Reader, seat_or_none
from klaf.games.eight.cards import (
    CODES,
    COPIES,
    DEMON,
    HALF,
    KINDS,
    NO_CARD,
    OPENING_RANK,
    UNKNOWN,
    UNKNOWN_HAND,
    deck,
)
from klaf.games.eight.options import CLASSIC, OPENER_WINNER, ZEROS_14
from klaf.games.eight.state import BLIND, ENOUGH, HAND, MINI_GAMES, OPEN, OPENING, OVER, PHASES, PLACES, SWAP

EMPTY = "-"  # how an empty place is spelt
_ON_TABLE = {**CODES, EMPTY: NO_CARD}


def write_position(s: Any) -> Document:
    """Write this game's part of a position; what a view hides is null."""
    seats = range(int(s["players"]))
    return {
        "phase": PHASES[int(s["phase"])],
        "turn": int(s["turn"]),
        "number": int(s["number"]),
        "points": [int(s["points"][seat]) for seat in seats],
        "went_out": seat_or_none(s["went_out"]),
        "deputy": seat_or_none(s["deputy"]),
        "first_card": None if int(s["first_card"]) == NO_CARD else KINDS[int(s["first_card"])],
        "holders": seats_of(s["holders"]),
        "pot_value": int(s["pot_value"]),
        "pot": [KINDS[card] for card in s["pot"][: int(s["pot_size"])].tolist()],
        "hands": [_hand(s, seat) for seat in seats],
        "banks": [_bank(s, seat) for seat in seats],
        "open": [[_place(card) for card in s["opens"][seat].tolist()] for seat in seats],
        "blind": [[_place(card) for card in s["blinds"][seat].tolist()] for seat in seats],
        "seen": [seats_of(s["seen"][seat]) for seat in seats],
        "burnt": [_counted(int(s["burnt"][seat]), 4) for seat in seats],
    }


def _place(card: int) -> str | None:
    if card == UNKNOWN:
        return None
    return EMPTY if card == NO_CARD else KINDS[card]


def _hand(s: Any, seat: int) -> list[str] | list[None]:
    hand = int(s["hands"][seat])
    return [None] * int(s["hand_size"][seat]) if hand == int(UNKNOWN_HAND) else unary(hand)


def unary(cards: int) -> list[str]:
    """List the cards of a hand, which has a bit for each, three per kind."""
    return [name for code, name in enumerate(KINDS) for k in range(3) if cards >> 3 * code + k & 1]


def _counted(cards: int, bits: int) -> list[str]:
    return [name for code, name in enumerate(KINDS) for _ in range(cards >> bits * code & 15)]


def _bank(s: Any, seat: int) -> list[str | None]:
    players = int(s["players"])
    cards = s["deck"][seat::players][: int(s["bank_size"][seat])].tolist()
    return [None if card == UNKNOWN else KINDS[card] for card in cards]


def read_position(r: Reader, s: Any) -> None:
    """Read this game's part of a position into a state, refusing what no match could come to."""
    players = int(s["players"])
    s["phase"] = r.choice("phase", PHASES)
    s["turn"] = r.whole("turn", 0, players - 1)
    s["number"] = r.whole("number", 1, 1 << 20)
    s["points"][:players] = r.wholes_each("points", 0, 1 << 20)
    s["went_out"] = r.seat_or_none("went_out")
    s["deputy"] = r.seat_or_none("deputy")
    first_card = r.take("first_card", str | None)
    r.need("first_card", first_card is None or first_card in CODES, "value")
    s["first_card"] = NO_CARD if first_card is None else CODES[first_card]
    s["holders"] = r.seats("holders")
    s["pot_value"] = r.whole("pot_value", 0, 1 << 20)
    s["opens"] = NO_CARD
    s["blinds"] = NO_CARD
    _read_cards(r, s)
    _check_stages(r, s)
    _check_phase(r, s)
    _check_series(r, s)


def _read_cards(r: Reader, s: Any) -> None:
    players = int(s["players"])
    whole_deck = deck(_eighty(s))
    pot = r.cards("pot", CODES)
    hands, banks, burnt = (r.cards_each(field, CODES) for field in ("hands", "banks", "burnt"))
    tables = {field: r.cards_each(field, _ON_TABLE) for field in ("open", "blind")}
    for field, rows in tables.items():
        r.need(field, all(len(places) == PLACES for places in rows), "value")
    on_table = [card for rows in tables.values() for places in rows for card in places if card != NO_CARD]
    piles = [card for cards in (*hands, *banks, *burnt) for card in cards]
    r.counts([*pot, *piles, *on_table], whole_deck, KINDS)
    value = 0
    for card in pot:
        value = value + 1 if card == HALF else value if card == DEMON else 2 * card
    r.need("pot_value", int(s["pot_value"]) == value, "clash")
    s["pot"][: len(pot)] = pot
    s["pot_size"] = len(pot)
    seen = r.numbers_each("seen", PLACES)
    for seat in range(players):
        dealt = len(range(seat, len(whole_deck), players))
        most = dealt - 2 * PLACES if s["phase"] == SWAP else dealt - 3 * PLACES
        r.need("banks", len(banks[seat]) <= most, "clash")
        r.need("hands", len(hands[seat]) <= PLACES, "value")
        s["hand_size"][seat] = len(hands[seat])
        s["hands"][seat] = sum((1 << hands[seat].count(card)) - 1 << 3 * card for card in range(len(KINDS)))
        s["bank_size"][seat] = len(banks[seat])
        s["deck"][seat : seat + len(banks[seat]) * players : players] = banks[seat]
        s["burnt"][seat] = sum(1 << 4 * card for card in burnt[seat])
        s["opens"][seat] = tables["open"][seat]
        s["blinds"][seat] = tables["blind"][seat]
        s["seen"][seat] = seen[seat]


def _check_stages(r: Reader, s: Any) -> None:
    """EH-06, EH-20: see that nobody has laid what could not be reached yet."""
    for seat in range(int(s["players"])):
        hand, bank = int(s["hand_size"][seat]), int(s["bank_size"][seat])
        opens, blinds = ([int(card) for card in s[field][seat]] for field in ("opens", "blinds"))
        if s["phase"] != SWAP:
            r.need("hands", hand == PLACES or bank == 0, "clash")
        r.need("open", NO_CARD not in opens or hand + bank == 0, "clash")
        open_gone = opens == [NO_CARD] * PLACES
        r.need("blind", NO_CARD not in blinds or open_gone, "clash")
        for place in seats_of(s["seen"][seat]):
            r.need("seen", open_gone and blinds[place] != NO_CARD, "clash")
        out = open_gone and blinds == [NO_CARD] * PLACES
        last = s["phase"] == OVER and seat == int(s["turn"])
        r.need("blind", out == last, "clash")


def _check_phase(r: Reader, s: Any) -> None:
    """See that the decision point fits the cards of the seat in turn."""
    phase, turn = int(s["phase"]), int(s["turn"])
    r.need("over", (phase == OVER) == bool(s["over"]), "clash")
    by_winner = int(s["opener"]) == OPENER_WINNER and int(s["number"]) > 1
    untouched = not s["pot_size"] and not s["burnt"].any()
    if phase == SWAP:
        _check_untouched(r, s)
        r.need("deputy", int(s["deputy"]) == turn, "clash")
    else:
        r.need("phase", (phase == OPENING) == (untouched and not by_winner), "clash")
        r.need("turn", not (untouched and by_winner) or turn == int(s["went_out"]), "clash")
    if phase == SWAP or by_winner:
        r.need("first_card", int(s["first_card"]) == NO_CARD, "clash")
        r.need("holders", not s["holders"], "clash")
    else:
        _check_opening(r, s)
    if phase in (HAND, OPEN, BLIND):
        stage = OPEN if (s["opens"][turn] != NO_CARD).any() else BLIND
        r.need("phase", phase == (HAND if s["hand_size"][turn] else stage), "clash")


def _check_opening(r: Reader, s: Any) -> None:
    """EH-05: see that the card that opens is the first of all hands that are as they were dealt, and who holds it."""
    ranks = {seat: _first_rank(int(s["hands"][seat])) for seat in range(int(s["players"])) if _is_as_dealt(s, seat)}
    card = int(s["first_card"])
    r.need("first_card", card not in (HALF, DEMON), "clash")
    first, free = int(OPENING_RANK[card]), card == NO_CARD
    r.need("first_card", all(rank >= first for rank in ranks.values()), "clash")
    holders = [] if free else [seat for seat, rank in ranks.items() if rank == first]
    r.need("holders", seats_of(s["holders"]) == holders, "clash")
    if s["phase"] == OPENING:
        _check_untouched(r, s)
        r.need("first_card", free or bool(holders), "clash")
        r.need("turn", free or int(s["turn"]) in holders, "clash")


def _is_as_dealt(s: Any, seat: int) -> bool:
    """Whether a hand is as it was dealt: a bank gives a card for every one laid."""
    players, n = int(s["players"]), int(COPIES[_eighty(s)].sum())
    return int(s["bank_size"][seat]) == len(range(seat, n, players)) - 3 * PLACES


def _eighty(s: Any) -> int:
    """EH-01, EH-02: tell whether the deck has 80 cards, as 1 or 0."""
    return int(s["edition"] == CLASSIC and s["zeros"] == ZEROS_14)


def _first_rank(hand: int) -> int:
    """EH-05: give the place, in the order of opening cards, of the first that a hand holds."""
    return min(int(OPENING_RANK[CODES[card]]) for card in unary(hand))


def _check_untouched(r: Reader, s: Any) -> None:
    """See that nothing was laid or burnt yet."""
    players = int(s["players"])
    r.need("pot", not s["pot_size"], "clash")
    r.need("burnt", not s["burnt"].any(), "clash")
    hand = 0 if s["phase"] == SWAP else PLACES
    r.need("hands", all(int(n) == hand for n in s["hand_size"][:players]), "clash")
    r.need("open", bool((s["opens"][:players] != NO_CARD).all()), "clash")
    r.need("blind", bool((s["blinds"][:players] != NO_CARD).all()), "clash")


def _check_series(r: Reader, s: Any) -> None:
    """EH-30 to EH-32: see that number, points and the seats with a part to play fit each other."""
    players, number, over = int(s["players"]), int(s["number"]), bool(s["over"])
    classic = int(s["edition"]) == CLASSIC
    points = [int(n) for n in s["points"][:players]]
    ended = number if over else number - 1
    r.need("shuffles", int(s["shuffles"]) >= number, "clash")
    r.need("number", not classic or number <= MINI_GAMES, "value")
    r.need("went_out", (int(s["went_out"]) < 0) == (ended == 0), "clash")
    r.need("deputy", (int(s["deputy"]) < 0) == (ended == 0 or not classic), "clash")
    r.need("points", max(points) <= 3 * ended, "clash")
    r.need("turn", not over or int(s["turn"]) == int(s["went_out"]), "clash")
    if ended:
        r.need("points", points[int(s["went_out"])] >= (2 if classic else 1), "clash")
    if ended and classic:
        r.need("points", points[int(s["deputy"])] >= (3 if s["deputy"] == s["went_out"] else 1), "clash")
    least, most = (3 * ended, (2 + players) * ended) if classic else (ended, (1 + players) * ended)
    r.need("points", least <= sum(points) <= most, "clash")
    leaders = [seat for seat in range(players) if points[seat] == max(points)]
    decided = number == MINI_GAMES if classic else max(points) >= ENOUGH and len(leaders) == 1
    if over:
        r.need("points", decided and seats_of(s["winners"]) == leaders, "clash")
    elif not classic:
        r.need("points", not decided, "clash")
