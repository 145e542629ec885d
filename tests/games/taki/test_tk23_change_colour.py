"""TK-23: Change Colour."""

import pytest

from tests.games.taki.table import drawn, kinds, legal, play, refused, see, stand, table

_CHANGES = ["colour:R", "colour:B", "colour:G", "colour:Y"]


@pytest.mark.parametrize("colour", "RBGY")
def test_tk23_the_next_must_follow_the_named_colour(colour: str) -> None:
    match = table("colour R1 R4", "R5 B5 G5 Y5", "R6 R7")
    events = play(match, f"0:colour:{colour}")
    assert kinds(events) == ["laid", "turn"]
    assert (events[0].facts["card"], events[0].facts["named"]) == ("colour", colour)
    assert stand(match) == f"turn 1 {colour}none"
    assert legal(match, 1) == [f"{colour}5", "draw"]
    assert see(match, "counts") == [2, 4, 2]


def test_tk23_another_colour_is_refused_and_no_figure_fits() -> None:
    match = table("colour R1 R4", "R3 B3 B4", lead="R3")
    play(match, "0:colour:G")
    for card in ("R3", "B3"):
        refusal = refused(match, 1, card)
        assert (refusal.rule, refusal.why) == ("TK-06", "wrong-colour")
        assert (refusal.facts["card"], refusal.facts["colour"]) == (card, "G")


@pytest.mark.parametrize("lead", ["R3", "Rstop", "Rdir", "Rplus", "R+2", "Rtaki", "R3 king", "R3 +3", "R3 break"])
def test_tk23_it_is_always_allowed(lead: str) -> None:
    match = table("colour B1 B4", "R5 R6", lead=lead)
    assert legal(match, 0) == [*_CHANGES, "draw"]
    play(match, "0:colour:Y")
    assert stand(match) == "turn 1 Ynone"


def test_tk23_it_may_follow_another_change_colour() -> None:
    match = table("colour B1 B4", "colour R5 R6")
    play(match, "0:colour:Y 1:colour:G")
    assert stand(match) == "turn 0 Gnone"


def test_tk23_it_may_be_laid_on_a_plus_two_or_three_that_is_spent() -> None:
    match = table("R+2 B1 B4 +3", "R5 R6 R7", "colour G1 G4")
    play(match, "0:R+2 1:draw 2:colour:B")
    assert stand(match) == "turn 0 Bnone"
    match = table("B1 B4 +3", "colour R5 R6")
    play(match, "0:+3 1:pass 1:colour:B")
    assert stand(match) == "turn 0 Bnone"


@pytest.mark.parametrize(("lead", "debt"), [("B+2 R+2", 4), ("R+2 +3", 5)])
@pytest.mark.parametrize("move", _CHANGES)
def test_tk23_it_is_refused_on_an_active_plus_two_or_three(lead: str, debt: int, move: str) -> None:
    match = table("colour R1 R4", "R5 R6", lead=lead, phase="chain", debt=debt)
    assert legal(match, 0) == ["draw"]
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("TK-23", "debt")
    assert (refusal.facts["card"], refusal.facts["debt"]) == ("colour", debt)


@pytest.mark.parametrize(
    ("phase", "lead", "is_open"),
    [("run", "Rtaki R4", True), ("owed", "Rplus", False), ("free", "R3 king", False)],
)
def test_tk23_it_ends_a_run_or_is_the_card_after_a_plus_or_king(phase: str, lead: str, is_open: bool) -> None:
    match = table("colour R1 B1", "R5 R6", lead=lead, phase=phase, taki_open=is_open)
    play(match, "0:colour:B")
    assert stand(match) == "turn 1 Bnone"
    assert see(match, "discards")[see(match, "lead_at")] == "colour"


def test_tk23_all_four_change_colours_may_be_in_one_hand() -> None:
    match = table("colour colour colour colour", "R5 R6 R7 R8", "R9 B4", pile="Y1 Y3 Y4 Y5 Y6 Y7")
    for left, colour in ((3, "B"), (2, "G")):
        play(match, f"0:colour:{colour} 1:draw 2:draw")
        assert see(match, "hands")[0] == ["colour"] * left
    play(match, "0:colour:R!")
    assert see(match, "hands")[0] == ["colour"]
    assert drawn(play(match, "1:R5 2:R9 0:colour:B")) == []
    assert match.winners == (0,)


def test_tk23_as_the_last_card_it_wins_at_once() -> None:
    match = table("colour", "R5 R6")
    assert kinds(play(match, "0:colour:B")) == ["laid", "won"]
    assert match.winners == (0,)


def test_tk23_it_closes_an_open_taki_without_a_call() -> None:
    match = table("colour R1 B1", "R5 R6", lead="Rtaki R4", phase="run", taki_open=True)
    events = play(match, "0:colour:B")
    assert kinds(events) == ["laid", "closed", "turn"]
    assert dict(events[1].facts) == {"colour": "R", "by_call": 0}
