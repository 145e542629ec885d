"""TK-21: +2 and its chains."""

import pytest

from tests.games.taki.table import drawn, each_next_seat, kinds, legal, play, refused, see, stand, table


@each_next_seat
def test_tk21_the_next_player_stands_before_two_cards(players: int, direction: str, next_seat: int) -> None:
    hands = ["B4 G4", "R1 R4 R+2", "B5 G5", "B6 G6"][:players]
    match = table(*hands, turn=1, direction=direction)
    events = play(match, "1:R+2")
    assert kinds(events) == ["laid", "debt", "turn"]
    assert [(event.seat, event.facts["debt"]) for event in events if event.kind == "debt"] == [(next_seat, 2)]
    assert stand(match) == f"chain {next_seat} R+2 debt 2"
    assert match.acting == (next_seat,)
    assert see(match, "counts") == [2] * players


@pytest.mark.parametrize(
    ("moves", "drawer", "debt", "next_seat"),
    [
        ("0:R+2", 1, 2, 2),
        ("0:R+2 1:B+2", 2, 4, 0),
        ("0:R+2 1:B+2 2:G+2", 0, 6, 1),
        ("0:R+2 1:B+2 2:G+2 0:Y+2", 1, 8, 2),
    ],
)
def test_tk21_whoever_does_not_follow_draws_two_for_each_and_loses_the_turn(
    moves: str, drawer: int, debt: int, next_seat: int
) -> None:
    match = table("R+2 Y+2 R1 R4 R5", "B+2 B1 B4 B5", "G+2 G1 G4 G5", pile="Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 R9")
    play(match, moves)
    assert stand(match).startswith(f"chain {drawer} ")
    before = see(match, "counts")
    events = play(match, f"{drawer}:draw")
    assert kinds(events) == ["drew", "turn"]
    assert drawn(events) == [(drawer, debt, "debt")]
    assert events[0].cards == ("Y1", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9")[:debt]
    before[drawer] += debt
    assert see(match, "counts") == before
    assert stand(match) == f"turn {next_seat} {moves[-3:]}"


def test_tk21_the_next_player_follows_the_colour_or_figure_of_the_spent_plus_two() -> None:
    match = table("R1 R4 R+2", "B4 G4", "R6 Gtaki Y+2 B8 colour super king +3")
    play(match, "0:R+2 1:draw")
    changes = ["colour:R", "colour:B", "colour:G", "colour:Y"]
    assert legal(match, 2) == ["R6", "Y+2", *changes, "super", "king", "+3", "draw"]
    refusal = refused(match, 2, "B8")
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert (refusal.facts["card"], refusal.facts["lead"]) == ("B8", "R+2")
    play(match, "2:Y+2")
    assert stand(match) == "chain 0 Y+2 debt 2"


def test_tk21_before_a_debt_only_plus_two_of_any_colour_plus_three_and_king_may_be_laid() -> None:
    cards = "R+2 R1 Rstop Rtaki B+2 B3 G+2 Y+2 colour super king +3 break"
    match = table(cards, "R4 R5", lead="R+2", phase="chain", debt=2)
    assert legal(match, 0) == ["R+2", "B+2", "G+2", "Y+2", "king", "+3", "draw"]


@pytest.mark.parametrize(
    ("move", "rule", "why"),
    [
        ("R1", "TK-21", "debt"),
        ("Rstop", "TK-21", "debt"),
        ("Rdir", "TK-21", "debt"),
        ("Rplus", "TK-21", "debt"),
        ("Rtaki", "TK-21", "debt"),
        ("colour:B", "TK-23", "debt"),
        ("super", "TK-38", "debt"),
        ("super:R", "TK-38", "debt"),
        ("break", "TK-32", "break-on-plus2"),
        ("G+2", "TK-06", "not-held"),
    ],
)
def test_tk21_before_a_debt_nothing_else_may_be_laid(move: str, rule: str, why: str) -> None:
    hands = ("R1 Rstop Rdir Rplus Rtaki colour super break", "R4 R5")
    match = table(*hands, lead="R+2", phase="chain", debt=4)
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == (rule, why)
    if why == "debt":
        assert (refusal.facts["card"], refusal.facts["debt"]) == (move.split(":")[0], 4)


@pytest.mark.parametrize(
    ("card", "after"),
    [("R+2", "chain 1 R+2 debt 4 open"), ("B+2", "chain 1 B+2 debt 4")],
)
def test_tk21_an_answer_never_continues_a_run(card: str, after: str) -> None:
    match = table(f"{card} R4 R5", "B4 G4", "B5 G5", lead="Rtaki R+2", phase="chain", debt=2, taki_open=True)
    play(match, f"0:{card}")
    assert stand(match) == after
    assert match.acting == (1,)


def test_tk21_an_answer_of_another_colour_closes_an_open_taki_without_a_call() -> None:
    match = table("B+2 R4 R5", "B4 G4", lead="Rtaki R+2", phase="chain", debt=2, taki_open=True)
    events = play(match, "0:B+2")
    assert kinds(events) == ["laid", "closed", "debt", "turn"]
    assert dict(events[1].facts) == {"colour": "R", "by_call": 0}


def test_tk21_the_seat_before_a_debt_may_neither_close_nor_end() -> None:
    match = table("R+2 R4 R5", "B4 G4", lead="Rtaki R+2", phase="chain", debt=2, taki_open=True)
    assert legal(match, 0) == ["R+2", "draw"]
    assert refused(match, 0, "close").rule == "TK-35"
    assert refused(match, 0, "end").rule == "TK-35"


@pytest.mark.parametrize("first", ["R3", "R+2"])
def test_tk21_a_plus_two_that_is_not_active_starts_anew_with_two(first: str) -> None:
    match = table("R+2 R4 R5", "B4 G4", lead=first)
    assert drawn(play(match, "0:R+2 1:draw")) == [(1, 2, "debt")]
    assert stand(match) == "turn 0 R+2"


def test_tk21_only_the_seat_before_the_debt_may_answer() -> None:
    match = table("R+2 R4 R5", "B4 G4", "B+2 B5")
    play(match, "0:R+2")
    refusal = refused(match, 2, "B+2")
    assert (refusal.rule, refusal.facts["turn"]) == ("TK-05", 1)


@pytest.mark.parametrize("must_play", [False, True])
def test_tk21_a_debt_may_be_drawn_although_one_could_follow(must_play: bool) -> None:
    match = table("R+2 R4 R5", "B4 G4", lead="B+2", phase="chain", debt=2, options={"must_play": must_play})
    assert drawn(play(match, "0:draw")) == [(0, 2, "debt")]
    assert stand(match) == "turn 1 B+2"


def test_tk21_a_plus_two_as_the_last_card_wins_at_once() -> None:
    match = table("R+2", "B4 G4", lead="B+2", phase="chain", debt=2)
    events = play(match, "0:R+2")
    assert kinds(events) == ["laid", "won"]
    assert (match.winners, see(match, "counts")) == ((0,), [0, 2])
