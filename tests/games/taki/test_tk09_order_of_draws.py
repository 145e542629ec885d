"""TK-09: the order of automatic draws."""

import pytest

from tests.games.taki.table import drawn, hand, play, see, stand, table


@pytest.mark.parametrize(("direction", "order"), [("clockwise", [3, 0, 1]), ("counter-clockwise", [1, 0, 3])])
def test_tk09_the_others_draw_from_the_seat_after_in_the_order_of_play_each_all_at_once(
    direction: str, order: list[int]
) -> None:
    match = table("R1 R4", "R5 R6", "+3 B1 B4", "R7 R8", turn=2, direction=direction, pile="Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1")
    events = play(match, "2:+3 0:pass 1:pass 3:pass")
    assert drawn(events) == [(seat, 3, "plus3") for seat in order]
    cards = [event.facts["cards"] for event in events if event.kind == "drew"]
    assert cards == [("Y1", "Y3", "Y4"), ("Y5", "Y6", "Y7"), ("Y8", "Y9", "G1")]
    assert stand(match) == f"turn {order[0]} R3"
    assert see(match, "counts") == [5, 5, 2, 5]


def test_tk09_with_too_few_cards_the_first_has_them() -> None:
    match = table("+3 B1 B4", "R5 R6", "G1 G3", "G4", rest=3, lead="Y1 Y3 R3", pile="Y4 Y5")
    events = play(match, "0:+3 1:pass 2:pass 3:pass")
    assert drawn(events) == [(1, 2, "plus3"), (1, 1, "plus3"), (2, 1, "plus3"), (3, 0, "plus3")]
    assert see(match, "discards") == ["R3", "+3"]
    assert see(match, "counts")[:3] == [2, 5, 3]


@pytest.mark.parametrize(
    ("hands", "fields", "move", "draws"),
    [
        ("B4 B5", {}, "draw", [(1, 1, "turn")]),
        ("B4 B5", {"lead": "R+2", "phase": "chain", "debt": 2}, "draw", [(1, 2, "debt")]),
        ("B4 B5 break", {}, "break", [(1, 3, "thrown")]),
        ("R4 B5", {}, "R4", []),
    ],
)
def test_tk09_penalties_come_before_what_the_actor_draws(
    hands: str, fields: dict[str, str | int], move: str, draws: list[tuple[int, int, str]]
) -> None:
    match = table("R1", hands, "R6 R7", turn=1, due=[0], pile="Y1 Y3 Y4 Y5 G1 G3 G4", **fields)  # type: ignore[arg-type]
    assert drawn(play(match, f"1:{move}")) == [(0, 4, "penalty"), *draws]
    assert hand(match, 0) == "R1 Y1 Y3 Y4 Y5"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_tk09_several_penalties_come_in_the_order_of_play_after_the_actor(direction: str) -> None:
    pile = "Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G3 G4 G5"
    match = table("R1", "R4", "B4 B5", "R5", turn=2, direction=direction, due=[0, 3], waived=[1], pile=pile)
    order = [3, 0, 1] if direction == "clockwise" else [1, 0, 3]
    assert drawn(play(match, "2:draw")) == [*((seat, 4, "penalty") for seat in order), (2, 1, "turn")]
    assert hand(match, order[0]).endswith("Y1 Y3 Y4 Y5")
    assert see(match, "counts") == [5, 5, 3, 5]
    assert (see(match, "due"), see(match, "waived")) == ([], [])


def test_tk09_penalties_at_a_breaker_out_of_turn_come_in_order_after_the_breaker() -> None:
    match = table("R1", "R4", "break B5 B6", "R5", lead="R3 +3", phase="break", asked=[1, 2, 3], due=[0, 1, 3])
    order = [(3, 4, "penalty"), (0, 4, "penalty"), (1, 4, "penalty"), (0, 3, "broken")]
    assert drawn(play(match, "2:break")) == order
    assert see(match, "counts") == [8, 5, 2, 5]
    assert stand(match) == "turn 1 R3"


def test_tk09_a_new_pyramid_hand_comes_after_penalties() -> None:
    match = table("R4", "R5 R6", "R7", due=[2], options={"pyramid": True}, pile="Y1 Y3 Y4 Y5 B1 B3 B4 B5 B6 B7 B8")
    assert drawn(play(match, "0:R4")) == [(2, 4, "penalty"), (0, 7, "stage")]
    assert hand(match, 2) == "R7 Y1 Y3 Y4 Y5"
    assert hand(match, 0) == "B1 B3 B4 B5 B6 B7 B8"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_tk09_a_new_pyramid_hand_comes_before_the_others_draw(direction: str) -> None:
    match = table("+3", "R5 R6", "R7", due=[2], direction=direction, options={"pyramid": True})
    after = [1, 2] if direction == "clockwise" else [2, 1]
    events = play(match, "0:+3 2:pass 1:pass")
    others = [(seat, 3, "plus3") for seat in after]
    assert drawn(events) == [(2, 4, "penalty"), (0, 7, "stage"), *others]
    assert see(match, "counts") == [7, 5, 8]


def test_tk09_a_breakers_new_pyramid_hand_comes_before_the_broken_ones_cards() -> None:
    match = table("+3 R4", "R5 R6", "break", options={"pyramid": True})
    events = play(match, "0:+3 2:break")
    assert drawn(events) == [(0, 4, "penalty"), (2, 7, "stage"), (0, 3, "broken")]
    assert see(match, "counts") == [8, 2, 7]
