"""TK-27: +3 in a chain."""

from typing import Any

import pytest

from tests.games.taki.table import drawn, each_next_seat, kinds, legal, play, refused, see, stand, table


@each_next_seat
@pytest.mark.parametrize(("house", "debt"), [("adds3", 5), ("adds2", 4)])
def test_tk27_the_chain_goes_on_to_the_next_player_alone(
    players: int, direction: str, next_seat: int, house: str, debt: int
) -> None:
    hands = ["B4 G4", "+3 R1 R4", "B5 G5", "B6 G6"][:players]
    fields: dict[str, Any] = {"lead": "R+2", "phase": "chain", "debt": 2, "direction": direction}
    match = table(*hands, turn=1, options={"plus3_in_chain": house}, **fields)
    events = play(match, "1:+3")
    assert kinds(events) == ["laid", "asked"]
    assert stand(match) == f"break 1 R+2 debt {debt}"
    assert see(match, "added") == debt - 2
    others = [seat for seat in range(players) if seat != 1]
    events = play(match, " ".join(f"{seat}:pass" for seat in others))
    assert kinds(events) == ["passed"] * len(others) + ["debt", "turn"]
    assert (events[-2].seat, events[-2].facts["debt"]) == (next_seat, debt)
    assert (stand(match), match.acting) == (f"chain {next_seat} R+2 debt {debt}", (next_seat,))
    assert (see(match, "counts"), see(match, "added")) == ([2] * players, 0)


def test_tk27_the_default_is_to_add_three() -> None:
    assert table("R1", "R4", called=[0, 1]).options["plus3_in_chain"] == "adds3"


@pytest.mark.parametrize(("house", "debt"), [("adds3", 5), ("adds2", 4)])
def test_tk27_whoever_does_not_follow_draws_the_whole_debt(house: str, debt: int) -> None:
    hands = ("R+2 R1 R4", "+3 B4 B5", "G4 G5", "Y4 Y5")
    match = table(*hands, options={"plus3_in_chain": house})
    events = play(match, "0:R+2 1:+3 0:pass 2:pass 3:pass 2:draw")
    assert drawn(events) == [(2, debt, "debt")]
    assert stand(match) == "turn 3 R+2"
    assert see(match, "counts") == [2, 2, 2 + debt, 2]


@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ("2:B+2", "chain 0 B+2 debt 7"),
        ("2:+3 0:pass 1:pass", "chain 0 R+2 debt 8"),
        ("2:king", "free 2 R+2"),
    ],
)
def test_tk27_the_next_player_may_follow_with_plus_two_plus_three_or_king(moves: str, after: str) -> None:
    match = table("R+2 R1 R4", "+3 B4 B5", "B+2 +3 king G4 Rtaki colour super break")
    play(match, "0:R+2 1:+3 0:pass 2:pass")
    assert legal(match, 2) == ["B+2", "king", "+3", "draw"]
    play(match, moves)
    assert stand(match) == after


def test_tk27_a_plus_three_never_counts_for_more_than_it_adds() -> None:
    match = table("R+2 R1 R4", "+3 B4 B5", "+3 G4 G5", options={"plus3_in_chain": "adds2"})
    events = play(match, "0:R+2 1:+3 0:pass 2:pass 2:+3 0:pass 1:pass 0:draw")
    assert drawn(events) == [(0, 6, "debt")]


@pytest.mark.parametrize(
    ("move", "rule", "why"),
    [
        ("R5", "TK-21", "debt"),
        ("colour:B", "TK-23", "debt"),
        ("super", "TK-38", "debt"),
        ("break", "TK-32", "break-on-plus2"),
    ],
)
def test_tk27_before_an_active_plus_three_nothing_else_may_be_laid(move: str, rule: str, why: str) -> None:
    match = table("R+2 R1 R4", "+3 B4 B5", "R5 colour super break")
    play(match, "0:R+2 1:+3 0:pass 2:pass")
    refusal = refused(match, 2, move)
    assert (refusal.rule, refusal.why) == (rule, why)
    assert refusal.facts.get("debt", 5) == 5


def test_tk27_it_is_open_to_a_breaker_of_any_player() -> None:
    match = table("R+2 R1 R4 R7", "+3 B4 B5", "break G4 G5", "Y4 Y5 Y6")
    play(match, "0:R+2 1:+3")
    assert match.acting == (0, 2, 3)
    assert [legal(match, seat) for seat in range(4)] == [["pass"], [], ["break", "pass"], ["pass"]]


def test_tk27_forbidden_it_may_not_join_a_chain() -> None:
    match = table("R+2 R1 R4", "+3 king B+2 B5", "R8 R9", options={"plus3_in_chain": "forbidden"})
    play(match, "0:R+2")
    assert legal(match, 1) == ["B+2", "king", "draw"]
    refusal = refused(match, 1, "+3")
    assert (refusal.rule, refusal.why, refusal.facts["debt"]) == ("TK-27", "plus3-in-chain", 2)


def test_tk27_forbidden_in_a_chain_it_acts_outside_one_as_ever() -> None:
    match = table("+3 R1 R4", "B4 B5", lead="R+2", options={"plus3_in_chain": "forbidden"})
    assert drawn(play(match, "0:+3 1:pass")) == [(1, 3, "plus3")]
    assert stand(match) == "turn 1 R+2"


def test_tk27_it_leaves_an_open_taki_open() -> None:
    match = table("+3 R1 R4", "B4 B5", lead="Rtaki R+2", phase="chain", debt=2, taki_open=True)
    play(match, "0:+3 1:pass 1:draw")
    assert stand(match) == "turn 0 R+2 open"
