"""TK-37: what a run left open does to the players after it, and `auto_close`."""

from typing import Any

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table

RED = "R6 R7 B4 Y4"  # another player's hand


@pytest.mark.parametrize(
    ("last", "direction", "then"),
    [
        ("R4", "clockwise", "turn 1 R4 open"),
        ("Rstop", "clockwise", "turn 2 Rstop open"),
        ("Rstop", "counter-clockwise", "turn 1 Rstop open"),
        ("Rdir", "clockwise", "turn 2 Rdir open"),
        ("Rdir", "counter-clockwise", "turn 1 Rdir open"),
        ("R+2", "clockwise", "chain 1 R+2 debt 2 open"),
        ("R+2", "counter-clockwise", "chain 2 R+2 debt 2 open"),
        ("Rplus", "clockwise", "owed 0 Rplus open"),
    ],
)
def test_tk37_the_command_acts_and_the_taki_stays_open(last: str, direction: str, then: str) -> None:
    match = table(f"Rtaki {last} B1 B8", RED, RED, direction=direction)
    events = play(match, f"0:Rtaki 0:{last} 0:end")
    assert stand(match) == then
    assert [event.facts for event in events if event.kind == "left-open"] == [{"colour": "R"}]


@pytest.mark.parametrize("last", ["Rstop", "Rdir"])
def test_tk37_whoever_plays_next_may_use_it(last: str) -> None:
    match = table(f"Rtaki {last} B1 B8", RED, RED)
    play(match, f"0:Rtaki 0:{last} 0:end 2:R6 2:R7")
    assert (stand(match), match.acting, hand(match, 2)) == ("run 2 R7 open", (2,), "B4 Y4")


def test_tk37_with_two_players_a_stop_leaves_it_open_to_the_same_player() -> None:
    match = table("Rtaki Rstop R5 B1 B8", RED)
    play(match, "0:Rtaki 0:Rstop 0:end")
    assert (stand(match), legal(match, 0)) == ("turn 0 Rstop open", ["R5", "draw"])
    play(match, "0:R5")
    assert stand(match) == "run 0 R5 open"


# --- an active +2 must be answered first

CHAIN: dict[str, Any] = {"phase": "chain", "debt": 2, "taki_open": True, "lead": "Rtaki R+2", "turn": 1}


def test_tk37_an_active_plus_two_must_be_answered_first() -> None:
    match = table("B1 B8", "R4 R6 colour super R+2", "R7 R8", **CHAIN)
    assert legal(match, 1) == ["R+2", "draw"]
    for card, rule in (("R4", "TK-21"), ("colour:R", "TK-23"), ("super", "TK-38")):
        assert refused(match, 1, card).rule == rule
    for move in ("close", "end"):
        assert refused(match, 1, move).rule == "TK-35"


def test_tk37_a_plus_two_of_the_runs_colour_leaves_it_open_for_the_one_after() -> None:
    match = table("R1 R9 B8", "R4 R6 R+2", "R7 R8", pile="Y1 Y3 Y4 Y5", **CHAIN)
    events = play(match, "1:R+2")
    assert (stand(match), kinds(events)) == ("chain 2 R+2 debt 4 open", ["laid", "debt", "turn"])
    assert drawn(play(match, "2:draw")) == [(2, 4, "debt")]
    assert stand(match) == "turn 0 R+2 open"
    play(match, "0:R1 0:R9")
    assert (stand(match), hand(match, 0)) == ("run 0 R9 open", "B8")


def test_tk37_drawing_the_debt_leaves_it_open_for_the_one_after() -> None:
    match = table("R1 R9 B8", "R4 R6 R+2", "R7 R8 B3", pile="Y1 Y3", **CHAIN)
    assert drawn(play(match, "1:draw")) == [(1, 2, "debt")]
    assert stand(match) == "turn 2 R+2 open"
    play(match, "2:R7")
    assert stand(match) == "run 2 R7 open"


def test_tk37_a_plus_two_of_another_colour_closes_it() -> None:
    match = table("R1 R9 B8", "R4 R6 B+2", "B7 R8", **CHAIN)
    events = play(match, "1:B+2")
    assert (stand(match), kinds(events)) == ("chain 2 B+2 debt 4", ["laid", "closed", "debt", "turn"])


def test_tk37_a_plus_three_in_the_chain_leaves_it_open() -> None:
    match = table("R1 R9 B8", "R4 R6 +3", "R7 R8", **CHAIN)
    play(match, "1:+3 0:pass 2:pass")
    assert stand(match) == "chain 2 R+2 debt 5 open"
    play(match, "2:draw 0:R1")
    assert stand(match) == "run 0 R1 open"


def test_tk37_a_king_on_the_plus_two_closes_it() -> None:
    match = table("R1 R9 B8", "R4 R6 king", "R7 R8", **CHAIN)
    assert kinds(play(match, "1:king")) == ["laid", "closed", "freed"]
    assert stand(match) == "free 1 R+2"


# --- what the next player does to it

OPEN: dict[str, Any] = {"lead": "Rtaki R4", "taki_open": True, "turn": 1}


@pytest.mark.parametrize(
    ("card", "move", "then"),
    [
        ("B4", "B4", "turn 2 B4"),
        ("colour", "colour:G", "turn 2 Gnone"),
        ("colour", "colour:R", "turn 2 Rnone"),
        ("king", "king", "free 1 R4"),
    ],
)
def test_tk37_another_colour_a_change_colour_or_a_king_closes_it(card: str, move: str, then: str) -> None:
    match = table("R1 R9 B8", f"R6 B7 {card}", "R7 R8", **OPEN)
    events = play(match, f"1:{move}")
    assert stand(match) == then
    assert [(event.seat, event.facts) for event in events if event.kind == "closed"] == [
        (1, {"colour": "R", "by_call": 0})
    ]


@pytest.mark.parametrize(
    ("card", "moves", "then", "counts"),
    [
        ("+3", "1:+3 0:pass 2:pass", "turn 2 R4 open", [6, 2, 6]),
        ("+3", "1:+3 2:break", "turn 2 R4 open", [3, 5, 2]),
        ("break", "1:break", "turn 2 R4 open", [3, 5, 3]),
        ("super", "1:super", "run 1 Rtaki open", [3, 2, 3]),
        ("Y1", "1:draw", "turn 2 R4 open", [3, 4, 3]),
    ],
)
def test_tk37_a_plus_three_a_thrown_breaker_a_super_taki_and_drawing_do_not(
    card: str, moves: str, then: str, counts: list[int]
) -> None:
    match = table("R1 R9 B8", f"R6 B7 {card}", "R7 R8 break", **OPEN)
    events = play(match, moves)
    assert (stand(match), see(match, "counts")) == (then, counts)
    assert not {"opened", "closed"} & set(kinds(events))


@pytest.mark.parametrize("last", ["R4", "Rstop", "Rdir", "Rplus"])
@pytest.mark.parametrize(
    ("moves", "counts"),
    [
        ("0:+3 1:pass 2:pass", [3, 5, 6]),
        ("0:+3 2:break", [6, 2, 2]),
        ("0:break", [6, 2, 3]),
    ],
)
def test_tk37_they_do_not_when_they_end_ones_own_run(moves: str, counts: list[int], last: str) -> None:
    match = table("R1 B8 +3 break", "R6 R7", "R8 B3 break", lead=f"Rtaki {last}", taki_open=True, phase="run")
    events = play(match, moves)
    assert (stand(match), see(match, "counts")) == (f"turn 1 {last} open", counts)
    assert "closed" not in kinds(events)
    play(match, "1:R6")
    assert stand(match) == "run 1 R6 open"


def test_tk37_a_plus_two_under_the_plus_three_that_ends_the_run_makes_no_debt() -> None:
    match = table("R1 B8 +3", "R6 R7", "R8 B3", lead="Rtaki R+2", taki_open=True, phase="run")
    play(match, "0:+3 1:pass 2:pass")
    assert (stand(match), see(match, "counts")) == ("turn 1 R+2 open", [2, 5, 5])


# --- a Plus

OWED: dict[str, Any] = {"lead": "Rtaki Rplus", "taki_open": True, "phase": "run"}


def test_tk37_after_a_plus_a_card_of_the_runs_colour_goes_on_with_the_run() -> None:
    match = table("R1 R9 B8", RED, **OWED)
    events = play(match, "0:end")
    assert (stand(match), kinds(events)) == ("owed 0 Rplus open", ["left-open", "owes"])
    assert legal(match, 0) == ["R1", "R9"]
    play(match, "0:R1")
    assert (stand(match), legal(match, 0)) == ("run 0 R1 open", ["R9", "R9!", "close", "end"])


def test_tk37_after_a_plus_that_was_closed_one_card_is_owed() -> None:
    match = table("R1 R9 B8", RED, **OWED)
    events = play(match, "0:close")
    assert (stand(match), kinds(events)) == ("owed 0 Rplus", ["closed", "owes"])
    play(match, "0:R1")
    assert stand(match) == "turn 1 R1"


@pytest.mark.parametrize(
    ("card", "move", "then"),
    [
        ("Bplus", "Bplus", "owed 0 Bplus"),
        ("colour", "colour:R", "turn 1 Rnone"),
        ("king", "king", "free 0 Rplus"),
        ("super", "super", "run 0 Rtaki open"),
        ("Rtaki", "Rtaki", "run 0 Rtaki open"),
        ("Rplus", "Rplus", "run 0 Rplus open"),
        ("break", "break", "turn 1 Rplus open"),
        ("Y1", "draw", "turn 1 Rplus open"),
    ],
)
def test_tk37_the_card_owed_closes_it_or_leaves_it_open_like_any_other(card: str, move: str, then: str) -> None:
    match = table(f"B1 B8 {card}", RED, **OWED)
    play(match, f"0:end 0:{move}")
    assert stand(match) == then


# --- auto_close

COLOURLESS = "colour king +3 break"


@pytest.mark.parametrize(("auto_close", "endings"), [(False, ["close", "end"]), (True, ["close"])])
def test_tk37_auto_close_takes_end_away_where_close_is_possible(auto_close: bool, endings: list[str]) -> None:
    match = table(f"Rtaki R4 R5 {COLOURLESS}", RED, options={"auto_close": auto_close})
    play(match, "0:Rtaki")
    colourless = [*(f"colour:{c}" for c in "RBGY"), "king", "+3", "break"]
    assert legal(match, 0) == ["R4", "R5", *colourless, "end"]
    play(match, "0:R4")
    assert legal(match, 0) == ["R5", *colourless, *endings]
    if auto_close:
        refusal = refused(match, 0, "end")
        assert (refusal.rule, refusal.why) == ("TK-37", "end-auto-close")
    play(match, "0:close")
    assert stand(match) == "turn 1 R4"


@pytest.mark.parametrize(
    ("moves", "then"),
    [
        ("0:colour:B", "turn 1 Bnone"),
        ("0:king 0:end", "turn 1 R4"),
        ("0:+3 1:pass", "turn 1 R4 open"),
        ("0:break", "turn 1 R4 open"),
    ],
)
def test_tk37_with_auto_close_a_colourless_card_still_ends_the_run(moves: str, then: str) -> None:
    match = table(
        f"R5 B8 {COLOURLESS}",
        RED,
        lead="Rtaki R4",
        taki_open=True,
        phase="run",
        options={"auto_close": True},
    )
    play(match, moves)
    assert stand(match) == then


def test_tk37_with_auto_close_a_bare_taki_still_stays_open_and_the_next_player_closes_it() -> None:
    match = table("Rtaki R4 R5", RED, options={"auto_close": True})
    play(match, "0:Rtaki 0:end 1:R6")
    assert legal(match, 1) == ["R7", "close"]


def test_tk37_with_auto_close_a_plus_is_closed_and_its_card_owed() -> None:
    match = table("R1 R9 B8", RED, options={"auto_close": True}, **OWED)
    assert legal(match, 0) == ["R1", "R9", "close"]
    play(match, "0:close 0:R1")
    assert stand(match) == "turn 1 R1"
