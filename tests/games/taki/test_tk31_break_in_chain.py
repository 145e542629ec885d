"""TK-31: a +3 broken in a chain."""

import pytest

from tests.games.taki.table import drawn, kinds, play, see, stand, table


@pytest.mark.parametrize(
    ("moves", "breaker", "offender", "owed"),
    [
        ("0:R+2 1:+3", 0, 1, 2),
        ("0:R+2 1:+3", 3, 1, 2),
        ("0:R+2 1:B+2 2:+3", 3, 2, 4),
        ("0:R+2 1:+3 0:pass 2:pass 3:pass 2:+3", 3, 2, 5),
        ("0:R+2 1:+3 0:pass 2:pass 3:pass 2:G+2 3:Y+2 0:+3", 3, 0, 9),
    ],
)
@pytest.mark.parametrize("house", ["all", "three"])
def test_tk31_its_player_draws_three_and_the_debt_and_the_chain_ends(
    moves: str, breaker: int, offender: int, owed: int, house: str
) -> None:
    hands = ["R+2 R1 R4 R5", "B+2 B1 B4 B5", "G+2 G1 G4 G5", "Y+2 Y1 Y4 Y5"]
    for move in moves.split():
        if move.endswith(":+3"):
            hands[int(move[0])] += " +3"
    hands[breaker] += " break"
    match = table(*hands, options={"break_in_chain": house})
    play(match, moves)
    lead = stand(match).split()[2]
    before = see(match, "counts")
    events = play(match, f"{breaker}:break")
    assert kinds(events) == ["laid", "broken", "drew", "turn"]
    assert (events[1].seat, events[1].facts["offender"]) == (breaker, offender)
    cards = 3 + owed if house == "all" else 3
    assert drawn(events) == [(offender, cards, "broken")]
    before[offender] += cards
    before[breaker] -= 1
    assert see(match, "counts") == before
    assert (see(match, "debt"), see(match, "added"), see(match, "asked")) == (0, 0, [])
    next_seat = (offender + 1) % 4
    assert (stand(match), match.acting) == (f"turn {next_seat} {lead}", (next_seat,))


@pytest.mark.parametrize(("house", "cards"), [("all", 5), ("three", 3)])
def test_tk31_where_a_plus_three_adds_two_it_costs_three_all_the_same(house: str, cards: int) -> None:
    options = {"break_in_chain": house, "plus3_in_chain": "adds2"}
    match = table("R+2 break R1 R4", "+3 B4 B5", options=options)
    assert drawn(play(match, "0:R+2 1:+3 0:break")) == [(1, cards, "broken")]
    assert stand(match) == "turn 0 R+2"


def test_tk31_the_default_is_all() -> None:
    assert table("R1", "R4", called=[0, 1]).options["break_in_chain"] == "all"


@pytest.mark.parametrize("house", ["all", "three"])
def test_tk31_outside_a_chain_three_are_drawn(house: str) -> None:
    match = table("+3 R1 R4", "break B4 B5", lead="R+2", options={"break_in_chain": house})
    assert drawn(play(match, "0:+3 1:break")) == [(0, 3, "broken")]


def test_tk31_against_the_clock_play_goes_on_with_the_seat_before() -> None:
    match = table("R+2 R1 R4", "break B4 B5", "+3 G4 G5", "Y4 Y5", direction="counter-clockwise")
    play(match, "0:R+2 3:draw")
    assert stand(match) == "turn 2 R+2"
    match = table("R+2 R1 R4", "B4 B5", "break G4 G5", "+3 Y4 Y5", direction="counter-clockwise")
    assert drawn(play(match, "0:R+2 3:+3 2:break")) == [(3, 5, "broken")]
    assert stand(match) == "turn 2 R+2"


def test_tk31_after_a_king_the_debt_is_gone_and_a_broken_plus_three_costs_three() -> None:
    match = table("R+2 break R1 R4", "king +3 B4 B5")
    assert drawn(play(match, "0:R+2 1:king 1:+3 0:break")) == [(1, 3, "broken")]


def test_tk31_the_next_chain_begins_anew() -> None:
    match = table("R+2 break R1 R4 R5", "+3 B4 B5", "G+2 G4 G5", "Y4 Y5")
    events = play(match, "0:R+2 1:+3 0:break 2:G+2 3:draw")
    assert drawn(events) == [(1, 5, "broken"), (3, 2, "debt")]
    assert stand(match) == "turn 0 G+2"
