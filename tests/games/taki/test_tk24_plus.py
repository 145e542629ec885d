"""TK-24: Plus."""

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table

_CHANGES = ["colour:R", "colour:B", "colour:G", "colour:Y"]


def test_tk24_its_player_must_play_once_more() -> None:
    match = table("Rplus R1 R4 B1", "R5 R6", "R7 R8")
    events = play(match, "0:Rplus")
    assert kinds(events) == ["laid", "owes"]
    assert events[1].seat == 0
    assert stand(match) == "owed 0 Rplus"
    assert match.acting == (0,)
    assert refused(match, 1, "R5").rule == "TK-05"
    play(match, "0:R1")
    assert stand(match) == "turn 1 R1"
    assert see(match, "counts") == [2, 2, 2]


def test_tk24_the_card_owed_follows_colour_or_figure_or_its_own_rule() -> None:
    cards = "R1 Rstop B4 Bplus Gtaki colour super king +3 break"
    match = table(f"Rplus {cards}", "R5 R6")
    play(match, "0:Rplus")
    assert legal(match, 0) == ["R1", "Rstop", "Bplus", *_CHANGES, "super", "king", "+3", "break"]
    refusal = refused(match, 0, "B4")
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert (refusal.facts["card"], refusal.facts["lead"]) == ("B4", "Rplus")


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("R1", "turn 1 R1"),
        ("Rstop", "turn 2 Rstop"),
        ("Rdir", "turn 3 Rdir"),
        ("R+2", "chain 1 R+2 debt 2"),
        ("Bplus", "owed 0 Bplus"),
        ("Rtaki", "run 0 Rtaki open"),
        ("super", "run 0 Rtaki open"),
        ("king", "free 0 Rplus"),
        ("+3", "break 0 Rplus"),
        ("break", "turn 1 Rplus"),
    ],
)
def test_tk24_the_card_owed_acts_as_ever(card: str, after: str) -> None:
    match = table(f"Rplus {card} R4 B8", "R5 R6", "R7 R8", "R9 B1")
    play(match, f"0:Rplus 0:{card}")
    assert stand(match) == after


@pytest.mark.parametrize("must_play", [False, True])
@pytest.mark.parametrize("other", ["R1", "Bplus", "colour", "super", "king", "+3"])
def test_tk24_whoever_can_play_may_not_draw(must_play: bool, other: str) -> None:
    match = table(f"Rplus {other} B1", "R5 R6", options={"must_play": must_play})
    play(match, "0:Rplus")
    assert "draw" not in legal(match, 0)
    refusal = refused(match, 0, "draw")
    assert (refusal.rule, refusal.why) == ("TK-24", "draw-owed")
    assert refused(match, 0, "end").rule == "TK-35"


@pytest.mark.parametrize("must_play", [False, True])
def test_tk24_only_whoever_cannot_draws_one_and_the_turn_passes(must_play: bool) -> None:
    match = table("Rplus B1 B4", "R5 R6", "R7 R8", pile="R9 B9", options={"must_play": must_play})
    play(match, "0:Rplus")
    assert legal(match, 0) == ["draw"]
    events = play(match, "0:draw")
    assert kinds(events) == ["drew", "turn"]
    assert drawn(events) == [(0, 1, "plus")]
    assert hand(match, 0) == "R9 B1 B4"
    assert stand(match) == "turn 1 Rplus"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_tk24_the_next_player_follows_the_plus_and_owes_nothing(direction: str) -> None:
    match = table("Rplus B1 B4", "R5 B6 Gplus", "R5 B6 Gplus", direction=direction)
    play(match, "0:Rplus 0:draw")
    next_seat = 1 if direction == "clockwise" else 2
    assert legal(match, next_seat) == ["R5", "Gplus", "draw"]


@pytest.mark.parametrize("must_play", [False, True])
def test_tk24_a_breaker_that_could_only_be_thrown_away_does_not_oblige(must_play: bool) -> None:
    match = table("Rplus B1 B4 break", "R5 R6", options={"must_play": must_play})
    play(match, "0:Rplus")
    assert legal(match, 0) == ["break", "draw"]
    twin = match.copy()
    assert drawn(play(match, "0:draw")) == [(0, 1, "plus")]
    assert drawn(play(twin, "0:break")) == [(0, 3, "thrown")]
    assert stand(match) == stand(twin) == "turn 1 Rplus"


def test_tk24_nobody_finishes_on_a_plus() -> None:
    match = table("Rplus", "R5 R6", pile="B9")
    play(match, "0:Rplus")
    assert not match.over
    assert (stand(match), see(match, "counts")) == ("owed 0 Rplus", [0, 2])
    assert legal(match, 0) == ["draw"]
    assert refused(match, 0, "Rplus").rule == "TK-06"
    play(match, "0:draw")
    assert (stand(match), hand(match, 0)) == ("turn 1 Rplus", "B9")
    assert see(match, "due") == [0]


def test_tk24_a_plus_on_a_plus_owes_again() -> None:
    match = table("Rplus Bplus", "R5 R6", pile="B9")
    play(match, "0:Rplus 0:Bplus")
    assert (stand(match), legal(match, 0)) == ("owed 0 Bplus", ["draw"])


@pytest.mark.parametrize(("word", "still_open"), [("close", ""), ("end", " open")])
def test_tk24_after_a_run_the_card_is_owed_once_the_run_is_ended(word: str, still_open: str) -> None:
    match = table("Rtaki Rplus", "R5 R6", pile="B9")
    play(match, "0:Rtaki! 0:Rplus")
    assert (stand(match), legal(match, 0)) == ("run 0 Rplus open", ["close", "end"])
    assert refused(match, 0, "draw").rule == "TK-35"
    play(match, f"0:{word}")
    assert (stand(match), legal(match, 0)) == (f"owed 0 Rplus{still_open}", ["draw"])
    play(match, "0:draw")
    assert (stand(match), hand(match, 0)) == (f"turn 1 Rplus{still_open}", "B9")


def test_tk24_inside_a_run_a_plus_owes_nothing() -> None:
    match = table("Rtaki Rplus R1 B4 B5", "R5 R6")
    play(match, "0:Rtaki 0:Rplus 0:R1 0:close")
    assert stand(match) == "turn 1 R1"


def test_tk24_one_finishes_with_the_card_owed() -> None:
    match = table("Rplus R1", "R5 R6")
    assert kinds(play(match, "0:Rplus! 0:R1")) == ["laid", "called", "owes", "laid", "won"]
    assert match.winners == (0,)
