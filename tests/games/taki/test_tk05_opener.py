"""TK-05: who opens, and the order of play."""

from itertools import pairwise

import pytest

from klaf import BadValue, MatchOver, OutOfTurn
from tests.games.taki.table import TAKI, drawn, legal, play, refused, see, table
from tests.games.taki.test_tk03_deal import dealt_by_hand


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (4, 0), (4, 2), (4, 3), (10, 9)])
def test_tk05_the_seat_that_was_set_opens(players: int, seat: int) -> None:
    match = TAKI.new(players, seed=5, opener=seat)
    assert match.acting == (seat,)
    assert see(match, "turn") == seat
    assert see(match, "direction") == "clockwise"
    assert [(event.seat, event.facts) for event in match.opening if event.kind == "opens"] == [(seat, {"by_lot": 0})]
    turned_up = [event for event in match.opening if event.kind == "turned-up"]
    assert see(match, "shuffles") == len(turned_up)  # the shuffle and a lot for each that went back, no other


@pytest.mark.parametrize("players", [2, 3, 5])
def test_tk05_with_none_set_the_opener_is_drawn_from_the_key(players: int) -> None:
    openers = []
    for seed in range(10):
        match = TAKI.new(players, seed=seed)
        opens = [event for event in match.opening if event.kind == "opens"]
        assert [(event.seat, event.facts) for event in opens] == [(see(match, "turn"), {"by_lot": 1})]
        assert see(match, "turn") == dealt_by_hand(players, seed)[3]
        openers.append(see(match, "turn"))
    assert set(openers) == set(range(players))


def test_tk05_seed_is_the_same_as_saying_nothing() -> None:
    match = TAKI.new(3, seed=4, opener="seed")
    assert match.position() == TAKI.new(3, seed=4).position()
    assert match.options["opener"] == "seed"


@pytest.mark.parametrize("opener", [-1, 3, "youngest", True])
def test_tk05_nobody_else_may_open(opener: int | str) -> None:
    with pytest.raises(BadValue) as refusal:
        TAKI.new(3, opener=opener)
    assert refusal.value.facts["option"] == "opener"


@pytest.mark.parametrize(
    ("players", "direction", "order"),
    [
        (2, "clockwise", [0, 1, 0]),
        (3, "clockwise", [0, 1, 2, 0]),
        (4, "clockwise", [0, 1, 2, 3, 0]),
        (2, "counter-clockwise", [0, 1, 0]),
        (3, "counter-clockwise", [0, 2, 1, 0]),
        (4, "counter-clockwise", [0, 3, 2, 1, 0]),
    ],
)
def test_tk05_play_goes_round(players: int, direction: str, order: list[int]) -> None:
    hands = ["B4 B5", "B6 B7", "B8 B9", "G4 G5"]
    match = table(*hands[:players], direction=direction)
    for seat, following in pairwise(order):
        assert match.acting == (seat,)
        events = play(match, f"{seat}:draw")
        assert drawn(events) == [(seat, 1, "turn")]
        assert [event.seat for event in events if event.kind == "turn"] == [following]
    assert match.acting == (order[-1],)
    assert see(match, "direction") == direction


def test_tk05_a_new_match_goes_clockwise() -> None:
    match = TAKI.new(3, seed=5, opener=2)
    play(match, "2:draw 0:draw")
    assert match.acting == (1,)


@pytest.mark.parametrize("move", ["R4", "R4!", "draw", "close", "end"])
def test_tk05_nobody_plays_out_of_turn(move: str) -> None:
    match = table("R1 R3", "R4 R5", "R6 R7", turn=2)
    refusal = refused(match, 1, move)
    assert isinstance(refusal, OutOfTurn)
    assert refusal.facts == {"rule": "TK-05", "move": move, "seat": 1, "turn": 2}
    assert legal(match, 1) == []


@pytest.mark.parametrize("move", ["R9", "draw", "close", "end"])
def test_tk05_whoever_may_still_call_may_not_play_out_of_turn(move: str) -> None:
    match = table("R1 R9", "R4 R5", "R6 R7")
    play(match, "0:R1")
    refusal = refused(match, 0, move)
    assert isinstance(refusal, OutOfTurn)
    assert refusal.facts == {"rule": "TK-05", "move": move, "seat": 0, "turn": 1}


def test_tk05_whose_turn_it_is_does_not_change_while_a_call_may_still_come() -> None:
    match = table("R1 R9", "R4 R5", "R6 R7")
    play(match, "0:R1")
    assert refused(match, 2, "R6").facts == {"rule": "TK-05", "move": "R6", "seat": 2, "turn": 1}


def test_tk05_nobody_plays_after_the_end() -> None:
    match = table("R1", "R4 R5", "R6 R7")
    play(match, "0:R1")
    assert match.acting == ()
    refusal = refused(match, 1, "R4")
    assert isinstance(refusal, MatchOver)
    assert (refusal.rule, refusal.why) == ("TK-40", "over")
