"""EH-04: dealing, bank, blind and open cards, hand."""

from typing import Any, NamedTuple

import pytest

from klaf.games.eight.cards import CODES, KINDS, deck
from tests.engine.test_randomness import key_of, ref_shuffle
from tests.games.eight.table import EIGHT, KEY, kinds, legal, places, play, refused, see, table


class Dealt(NamedTuple):
    """What each seat has after the deal."""

    hands: list[list[str]]
    open: list[list[str]]
    blind: list[list[str]]
    banks: list[list[str]]


def dealt_by_hand(players: int, key: bytes, nonce: int = 0, eighty: bool = False) -> Dealt:
    """Deal with nothing but the key."""
    codes = deck(int(eighty))
    cards = [KINDS[codes[place]] for place in ref_shuffle(len(codes), key, nonce)[0]]
    banks: list[list[str]] = [[] for _ in range(players)]
    for number, card in enumerate(cards):
        banks[number % players].append(card)
    blind = [[bank.pop() for _ in range(3)] for bank in banks]
    laid_open = [[bank.pop() for _ in range(3)] for bank in banks]
    hands = [sorted((bank.pop() for _ in range(3)), key=CODES.__getitem__) for bank in banks]
    return Dealt(hands, laid_open, blind, banks)


@pytest.mark.parametrize(
    ("players", "edition", "banks"),
    [
        (2, "modern", [27, 27]),
        (3, "modern", [15, 15, 15]),
        (4, "modern", [9, 9, 9, 9]),
        (5, "modern", [6, 6, 5, 5, 5]),
        (2, "classic", [31, 31]),
        (3, "classic", [18, 18, 17]),
        (4, "classic", [11, 11, 11, 11]),
        (5, "classic", [7, 7, 7, 7, 7]),
    ],
)
def test_eh04_the_whole_deck_is_dealt_evenly_and_each_has_three_blind_three_open_three_in_hand(
    players: int, edition: str, banks: list[int]
) -> None:
    match = EIGHT.new(players, edition=edition, seed=1)
    assert [len(bank) for bank in see(match, "banks")] == banks
    for field in ("hands", "open", "blind"):
        assert [len(cards) for cards in see(match, field)] == [3] * players
        assert not any("-" in cards for cards in see(match, field))
    assert (see(match, "pot"), see(match, "pot_value"), see(match, "seen")) == ([], 0, [[]] * players)
    assert see(match, "burnt") == [[]] * players


@pytest.mark.parametrize(
    ("players", "seed", "edition", "zeros"),
    [(2, 1, "modern", 6), (3, 2, "modern", 6), (5, 3, "modern", 6), (3, 4, "classic", 14), (5, 5, "classic", 6)],
)
def test_eh04_the_whole_deal_follows_from_the_key(players: int, seed: int, edition: str, zeros: int) -> None:
    house = {"zeros": zeros} if edition == "classic" else {}
    match = EIGHT.new(players, edition=edition, seed=seed, **house)
    wanted = dealt_by_hand(players, key_of(seed), eighty=zeros == 14)
    for field, cards in wanted._asdict().items():
        assert see(match, field) == cards, field


def test_eh04_another_key_deals_other_cards_the_same_key_the_same() -> None:
    deals = [EIGHT.new(2, seed=seed).position()["banks"] for seed in range(5)]
    assert [deals.count(deal) for deal in deals] == [1] * 5
    assert EIGHT.new(2, seed=0).position()["banks"] == deals[0]


@pytest.mark.parametrize(("number", "shuffles"), [(1, 1), (2, 3)])
def test_eh04_the_next_mini_game_is_dealt_anew_from_the_next_nonce(number: int, shuffles: int) -> None:
    series: dict[str, Any] = {"points": [1, 0, 1], "went_out": 2} if number == 2 else {}
    match = table("", "1 2 3", "4", open=["- - -"], blind=["- 9 -"], number=number, shuffles=shuffles, **series)
    events = play(match, "0:blind:1")
    assert see(match, "number") == number + 1
    for field, cards in dealt_by_hand(3, bytes.fromhex(KEY), shuffles)._asdict().items():
        assert see(match, field) == cards, field
    assert "begun" in kinds(events)


def test_eh04_the_deal_is_told_in_order() -> None:
    match = EIGHT.new(3, seed=1)
    told = [(event.kind, event.seat) for event in match.opening]
    seats = range(3)
    assert told[:-1] == [("begun", None), *(("laid-out", seat) for seat in seats), *(("dealt", seat) for seat in seats)]
    assert told[-1] == ("opens", see(match, "turn"))
    for seat in seats:
        assert list(match.opening[1 + seat].cards or ()) == see(match, "open")[seat]  # type: ignore[arg-type]
        cards = list(match.opening[4 + seat].cards or ())  # type: ignore[arg-type]
        assert sorted(cards) == sorted(see(match, "hands")[seat])  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("move", "left"),
    [("6", "- 6 7"), ("7", "6 6 -"), ("6x2", "- - 7")],
)
def test_eh04_an_emptied_open_place_stays_empty(move: str, left: str) -> None:
    match = table("", "1 2 3", open=["6 6 7"], pot="6")
    play(match, f"0:{move}")
    assert places(match, "open", 0) == left
    play(match, "1:take 0:7" if "7" in left else "1:take 0:6x2")
    assert "-" in places(match, "open", 0)


@pytest.mark.parametrize(("place", "left"), [(0, "- 8 9"), (1, "7 - 9"), (2, "7 8 -")])
def test_eh04_an_emptied_blind_place_stays_empty(place: int, left: str) -> None:
    match = table("", "1 2 3", open=["- - -"], blind=["7 8 9"], pot="6")
    play(match, f"0:blind:{place}")
    assert places(match, "blind", 0) == left
    play(match, "1:take")
    assert legal(match, 0) == [f"blind:{other}" for other in range(3) if other != place]
    refusal = refused(match, 0, f"blind:{place}")
    assert (refusal.rule, refusal.facts["place"]) == ("EH-21", place)


def test_eh04_a_hand_is_filled_from_the_top_of_its_own_bank() -> None:
    match = table("1 2 3", "4 4 4", banks=["9 8 7 6", "0 0"], pot="0")
    events = play(match, "0:1")
    assert [(event.seat, event.cards) for event in events if event.kind == "filled"] == [(0, ("6",))]
    assert (see(match, "hands")[0], see(match, "banks")) == (["2", "3", "6"], [["9", "8", "7"], ["0", "0"]])
