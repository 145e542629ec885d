"""TU-03: everybody opens two cards at the same time; the highest sum plays first."""

import random
from itertools import permutations

import pytest

from klaf.engine.errors import BadValue
from tests.games.tuki.table import TUKI, kinds, legal, opening, play, refused, see, stand, told, why

BOXES = ("0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7")


def first(*boxes: str, opened: str, order: list[int] | None = None) -> int:
    """Let seats open the places given for each, and tell who plays first."""
    match = opening(*boxes, order=order)
    for seat, places in enumerate(opened.split()):
        play(match, f"{seat}:open:{places[0]} {seat}:open:{places[1]}")
    turn: int = see(match, "turn")
    return turn


def test_tu03_all_seats_open_two_cards_of_their_choice() -> None:
    match = opening(*BOXES)
    assert legal(match, 1) == [f"open:{place}" for place in range(8)]
    play(match, "1:open:3")
    assert legal(match, 1) == [f"open:{place}" for place in (0, 1, 2, 4, 5, 6, 7)]
    assert see(match, "to_open") == [2, 1, 2]
    play(match, "1:open:7")
    assert legal(match, 1) == []
    assert see(match, "open") == [[], [3, 7], []]
    assert see(match, "to_open") == [2, 0, 2]
    assert match.acting == (0, 2)
    assert match.next_actor == 0


def test_tu03_the_order_in_which_seats_open_makes_no_difference() -> None:
    moves = [(0, "open:3"), (0, "open:1"), (1, "open:0"), (1, "open:7"), (2, "open:2"), (2, "open:5")]
    ends = []
    for seats in set(permutations([seat for seat, _ in moves])):
        match = opening(*BOXES, order=[2, 1, 0])
        waiting = {seat: [move for other, move in moves if other == seat] for seat in range(3)}
        for seat in seats:
            match.play(seat, waiting[seat].pop(0))
        ends.append(match)
    assert len(ends) == 90
    assert all(end.same_state(ends[0]) for end in ends)


def test_tu03_nor_does_it_whether_a_card_was_opened_first_or_second() -> None:
    one, other = opening(*BOXES), opening(*BOXES)
    play(one, "0:open:3 0:open:5")
    play(other, "0:open:5 0:open:3")
    assert one.same_state(other)


def test_tu03_each_sees_his_own_cards_at_once_and_the_others_when_all_have_opened() -> None:
    match = opening(*BOXES)
    play(match, "0:open:3 0:open:1 1:open:7")
    mine, others = match.view(0).document(), match.view(1).document()
    assert mine["boxes"] == [[None, "1", None, "3", *[None] * 4], [None] * 8, [None] * 8]
    assert mine["open"] == [[1, 3], [None], []]
    assert others["boxes"] == [[None] * 8, [*[None] * 7, "7"], [None] * 8]
    assert others["open"] == [[None, None], [7], []]
    assert match.view(None).document()["open"] == [[None, None], [None], []]
    play(match, "1:open:0 2:open:0 2:open:1")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).document()["open"] == [[1, 3], [0, 7], [0, 1]]
        assert match.view(viewer).document()["boxes"][1] == ["0", *[None] * 6, "7"]


def test_tu03_opening_is_told_to_its_seat_alone_until_all_have_opened() -> None:
    match = opening(*BOXES[:2])
    (event,) = match.play(0, "open:3")
    assert (event.kind, event.seat, dict(event.facts)) == ("opens", 0, {"place": 3, "card": "3"})
    assert event.seen_by(0) == event
    for viewer in (1, None):
        assert event.seen_by(viewer).facts == {"place": None, "card": None}
    events = play(match, "1:open:7 1:open:5 0:open:1")
    assert kinds(events) == ["opens", "opens", "opens", "showed", "showed", "starts", "turn"]
    assert told(events, "showed") == [
        (0, {"places": (1, 3), "cards": ("1", "3"), "count": 2}),
        (1, {"places": (5, 7), "cards": ("5", "7"), "count": 2}),
    ]
    assert told(events, "starts") == [(1, {"sum": 12, "tie": 0})]
    assert stand(match) == "take 1"
    assert see(match, "to_open") == [0, 0]


@pytest.mark.parametrize(
    ("opened", "turn"),
    [
        ("67 45 23", 0),
        ("45 67 23", 1),
        ("01 23 45", 2),
        ("07 16 24", 0),  # 7, 7 and 6
        ("24 16 07", 1),
        ("01 06 35", 2),
    ],
)
def test_tu03_the_highest_sum_plays_first_and_the_order_of_seats_decides_ties(opened: str, turn: int) -> None:
    assert first(*BOXES, opened=opened) == turn


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_tu03_a_tie_goes_to_whoever_comes_first_in_the_order(order: tuple[int, int, int]) -> None:
    assert first(*BOXES, opened="07 16 25", order=list(order)) == order[0]
    among = [seat for seat in order if seat != 1]
    assert first(*BOXES, opened="07 01 25", order=list(order)) == among[0]


def test_tu03_a_tie_is_told() -> None:
    match = opening(*BOXES, order=[2, 0, 1])
    events = play(match, "0:open:7 0:open:0 1:open:1 1:open:6 2:open:0 2:open:1")
    assert told(events, "starts") == [(0, {"sum": 7, "tie": 1})]
    match = opening(*BOXES)  # a tie that is beaten is none
    events = play(match, "0:open:1 0:open:0 1:open:1 1:open:0 2:open:6 2:open:1")
    assert told(events, "starts") == [(2, {"sum": 7, "tie": 0})]


@pytest.mark.parametrize(
    ("box", "places", "total"),
    [
        ("12 1 2 3 12 4 5 6", "04", 24),  # a pair is not 0 here
        ("12 12 2 3 1 4 5 6", "01", 24),
        ("0 1 2 3 0 4 5 6", "04", 0),
        ("P 1 2 3 12 4 5 6", "04", 24),  # in one column the parrot is worth its partner
        ("12 1 2 3 P 4 5 6", "04", 24),
        ("P 1 2 3 0 4 5 6", "04", 0),
        ("P 12 2 3 1 4 5 6", "01", 12),  # elsewhere nothing
        ("12 1 2 3 4 P 5 6", "05", 12),
        ("P 1 2 3 P 4 5 6", "04", 0),
        ("P P 2 3 1 4 5 6", "01", 0),
        ("1 2 3 P 4 5 6 11", "37", 22),
        ("1 2 3 11 4 5 6 P", "73", 22),
        ("1 2 3 11 P 5 6 4", "43", 11),  # next to each other, in different columns
    ],
)
def test_tu03_what_two_opened_cards_add_up_to(box: str, places: str, total: int) -> None:
    match = opening(box, "0 0 0 0 0 0 9 9", bin="1", order=[0, 1])
    events = play(match, f"1:open:0 1:open:1 0:open:{places[0]} 0:open:{places[1]}")
    assert told(events, "starts") == [(0, {"sum": total, "tie": int(total == 0)})]


def test_tu03_so_in_every_round() -> None:
    chance = random.Random(2)
    match = TUKI.new(2, seed=3)
    seen = set()
    while not match.over:
        if see(match, "phase") == "opening":
            seen.add(see(match, "rounds"))
            assert see(match, "to_open") != [0, 0]
        seat = chance.choice(match.acting)
        match.play(seat, chance.choice(match.legal(seat)))
    assert seen == {0, 1, 2, 3, 4}


def test_tu03_what_may_not_be_done_before_the_first_turn() -> None:
    match = opening(*BOXES)
    play(match, "0:open:3 1:open:1 1:open:2")
    assert why(match, 0, "open:3") == ("TU-03", "tuki-already-open")
    assert refused(match, 0, "open:3").facts["place"] == 3
    for move in ("bin", "pile", "put:0", "throw:0", "throw", "hover:0:1"):
        assert why(match, 0, move) == ("TU-03", "tuki-open-first")
        assert refused(match, 0, move).facts["count"] == 1
        assert refused(match, 2, move).facts["count"] == 2
        assert why(match, 1, move) == ("TU-03", "tuki-opened-two")
    assert why(match, 1, "open:0") == ("TU-03", "tuki-opened-two")


@pytest.mark.parametrize("seat", range(4))
def test_tu03_the_next_birthday_comes_first_and_the_others_follow_as_drawn(seat: int) -> None:
    for seed in range(20):
        drawn = see(TUKI.new(4, seed=seed), "order")
        match = TUKI.new(4, seed=seed, birthday=seat)
        assert see(match, "order") == [seat, *(other for other in drawn if other != seat)]
        assert match.view(None).document()["order"] == see(match, "order")
        assert see(match, "boxes") == see(TUKI.new(4, seed=seed), "boxes")  # the deal is the same


def test_tu03_the_next_birthday_wins_a_tie() -> None:
    boxes = ("1 2 3 4 5 6 7 8",) * 3
    for seat in range(3):
        order = [seat, *(other for other in (2, 1, 0) if other != seat)]
        match = opening(*boxes, order=order, birthday=seat)
        play(match, " ".join(f"{other}:open:0 {other}:open:1" for other in range(3)))
        assert see(match, "turn") == seat


@pytest.mark.parametrize("birthday", [-1, 3, "noa", True])
def test_tu03_nobody_else_has_a_birthday(birthday: int | str) -> None:
    with pytest.raises(BadValue) as refusal:
        TUKI.new(3, birthday=birthday)
    assert refusal.value.facts["option"] == "birthday"
