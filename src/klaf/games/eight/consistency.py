"""Which positions of Eight and a half no match could come to."""

from typing import Any

from klaf.engine.document.reader import Reader
from klaf.engine.numbers import seats_of
from klaf.games.eight.cards import COPIES, DEMON, HALF, KINDS, NO_CARD, OPENING_RANK, deck
from klaf.games.eight.document import EMPTY
from klaf.games.eight.options import CLASSIC, OPENER_WINNER, ZEROS_14
from klaf.games.eight.state import BLIND, ENOUGH, HAND, MINI_GAMES, OPEN, OPENING, OVER, PLACES, SWAP


def check(r: Reader, s: Any) -> None:
    """Refuse a position that no match could come to."""
    _check_cards(r, s)
    _check_stages(r, s)
    _check_phase(r, s)
    _check_series(r, s)


def _check_cards(r: Reader, s: Any) -> None:
    players = int(s["players"])
    whole_deck = deck(_eighty(s))
    rows = [row for field in ("hands", "banks", "open", "blind", "burnt") for row in r.document[field]]
    cards = [*r.document["pot"], *(card for row in rows for card in row if card != EMPTY)]
    r.same_cards(cards, [KINDS[card] for card in whole_deck])
    value = 0
    for card in s["pot"][: int(s["pot_size"])].tolist():
        value = value + 1 if card == HALF else value if card == DEMON else 2 * card
    r.need("pot_value", int(s["pot_value"]) == value)
    for seat in range(players):
        dealt = len(range(seat, len(whole_deck), players))
        most = dealt - 2 * PLACES if s["phase"] == SWAP else dealt - 3 * PLACES
        r.need("banks", int(s["bank_size"][seat]) <= most)
        r.need("hands", int(s["hand_size"][seat]) <= PLACES, "value")


def _check_stages(r: Reader, s: Any) -> None:
    """EH-06, EH-20: see that nobody has laid what could not be reached yet."""
    for seat in range(int(s["players"])):
        hand, bank = int(s["hand_size"][seat]), int(s["bank_size"][seat])
        opens, blinds = ([int(card) for card in s[field][seat]] for field in ("opens", "blinds"))
        if s["phase"] != SWAP:
            r.need("hands", hand == PLACES or bank == 0)
        r.need("open", NO_CARD not in opens or hand + bank == 0)
        open_gone = opens == [NO_CARD] * PLACES
        r.need("blind", NO_CARD not in blinds or open_gone)
        for place in seats_of(s["seen"][seat]):
            r.need("seen", open_gone and blinds[place] != NO_CARD)
        out = open_gone and blinds == [NO_CARD] * PLACES
        last = s["phase"] == OVER and seat == int(s["turn"])
        r.need("blind", out == last)


def _check_phase(r: Reader, s: Any) -> None:
    """See that the decision point fits the cards of the seat in turn."""
    phase, turn = int(s["phase"]), int(s["turn"])
    r.need("over", (phase == OVER) == bool(s["over"]))
    by_winner = int(s["opener"]) == OPENER_WINNER and int(s["number"]) > 1
    untouched = not s["pot_size"] and not s["burnt"].any()
    if phase == SWAP:
        _check_untouched(r, s)
        r.need("deputy", int(s["deputy"]) == turn)
    else:
        r.need("phase", (phase == OPENING) == (untouched and not by_winner))
        r.need("turn", not (untouched and by_winner) or turn == int(s["went_out"]))
    if phase == SWAP or by_winner:
        r.need("first_card", int(s["first_card"]) == NO_CARD)
        r.need("holders", not s["holders"])
    else:
        _check_opening(r, s)
    if phase in (HAND, OPEN, BLIND):
        stage = OPEN if (s["opens"][turn] != NO_CARD).any() else BLIND
        r.need("phase", phase == (HAND if s["hand_size"][turn] else stage))


def _check_opening(r: Reader, s: Any) -> None:
    """EH-05: see that the card that opens is the first of all hands that are as they were dealt, and who holds it."""
    ranks = {seat: _first_rank(int(s["hands"][seat])) for seat in range(int(s["players"])) if _is_as_dealt(s, seat)}
    card = int(s["first_card"])
    r.need("first_card", card not in (HALF, DEMON))
    first, free = int(OPENING_RANK[card]), card == NO_CARD
    r.need("first_card", all(rank >= first for rank in ranks.values()))
    holders = [] if free else [seat for seat, rank in ranks.items() if rank == first]
    r.need("holders", seats_of(s["holders"]) == holders)
    if s["phase"] == OPENING:
        _check_untouched(r, s)
        r.need("first_card", free or bool(holders))
        r.need("turn", free or int(s["turn"]) in holders)


def _is_as_dealt(s: Any, seat: int) -> bool:
    """Whether a hand is as it was dealt: a bank gives a card for every one laid."""
    players, n = int(s["players"]), int(COPIES[_eighty(s)].sum())
    return int(s["bank_size"][seat]) == len(range(seat, n, players)) - 3 * PLACES


def _eighty(s: Any) -> int:
    """EH-01, EH-02: whether the deck has 80 cards, as 1 or 0."""
    return int(s["edition"] == CLASSIC and s["zeros"] == ZEROS_14)


def _first_rank(hand: int) -> int:
    """EH-05: return the place, in the order of opening cards, of the first that a hand holds."""
    return min(int(OPENING_RANK[card]) for card in range(len(KINDS)) if hand >> 3 * card & 1)


def _check_untouched(r: Reader, s: Any) -> None:
    """See that nothing was laid or burnt yet."""
    players = int(s["players"])
    r.need("pot", not s["pot_size"])
    r.need("burnt", not s["burnt"].any())
    hand = 0 if s["phase"] == SWAP else PLACES
    r.need("hands", all(int(n) == hand for n in s["hand_size"][:players]))
    r.need("open", bool((s["opens"][:players] != NO_CARD).all()))
    r.need("blind", bool((s["blinds"][:players] != NO_CARD).all()))


def _check_series(r: Reader, s: Any) -> None:
    """EH-30 to EH-32: see that number, points and the seats with a part to play fit each other."""
    players, number, over = int(s["players"]), int(s["number"]), bool(s["over"])
    classic = int(s["edition"]) == CLASSIC
    points = [int(n) for n in s["points"][:players]]
    ended = number if over else number - 1
    r.need("shuffles", int(s["shuffles"]) >= number)
    r.need("number", not classic or number <= MINI_GAMES, "value")
    r.need("went_out", (int(s["went_out"]) < 0) == (ended == 0))
    r.need("deputy", (int(s["deputy"]) < 0) == (ended == 0 or not classic))
    r.need("points", max(points) <= 3 * ended)
    r.need("turn", not over or int(s["turn"]) == int(s["went_out"]))
    if ended:
        r.need("points", points[int(s["went_out"])] >= (2 if classic else 1))
    if ended and classic:
        r.need("points", points[int(s["deputy"])] >= (3 if s["deputy"] == s["went_out"] else 1))
    least, most = (3 * ended, (2 + players) * ended) if classic else (ended, (1 + players) * ended)
    r.need("points", least <= sum(points) <= most)
    leaders = [seat for seat in range(players) if points[seat] == max(points)]
    decided = number == MINI_GAMES if classic else max(points) >= ENOUGH and len(leaders) == 1
    if over:
        r.need("points", decided and seats_of(s["winners"]) == leaders)
    elif not classic:
        r.need("points", not decided)
