"""TK-38: SuperTAKI."""

import pytest

from tests.games.taki.table import hand, kinds, legal, play, refused, see, stand, table

OTHERS = ("R6 G4 B4 Btaki Y1", "R8 G1 G3 Y8")
NAMED = [f"super:{c}" for c in "RBGY"]


@pytest.mark.parametrize("colour", "RBGY")
@pytest.mark.parametrize("figure", ["8", "+2", "stop", "dir", "plus", "taki"])
def test_tk38_it_takes_the_colour_of_the_leading_card_whatever_its_figure(colour: str, figure: str) -> None:
    match = table("super R9 B9 G9 Y9", *OTHERS, lead=colour + figure)
    events = play(match, "0:super")
    assert (stand(match), legal(match, 0)) == (f"run 0 {colour}taki open", [f"{colour}9", "end"])
    assert [(event.kind, event.facts) for event in events] == [
        ("laid", {"card": "super", "named": ""}),
        ("opened", {"colour": colour}),
    ]
    play(match, f"0:{colour}9 0:close")
    assert stand(match) == f"turn 1 {colour}9"
    assert see(match, "discards") == [colour + figure, "super", f"{colour}9"]


def test_tk38_on_a_change_colour_it_takes_the_colour_that_was_named() -> None:
    match = table("colour R7 B9", "super Y4 R4 R5", "R8 G1")
    play(match, "0:colour:Y 1:super")
    assert (stand(match), legal(match, 1)) == ("run 1 Ytaki open", ["Y4", "end"])


@pytest.mark.parametrize("phase", ["turn", "run", "owed"])
def test_tk38_it_cannot_change_the_colour_nor_name_the_one_it_has(phase: str) -> None:
    match = table("super R9 B9 G9", *OTHERS, lead="Rplus", phase=phase, taki_open=phase == "run")
    assert "super" in legal(match, 0)
    assert not set(NAMED) & set(legal(match, 0))
    for move in NAMED:
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why, refusal.facts["colour"]) == ("TK-38", "super-named", "R")


@pytest.mark.parametrize(("lead", "debt"), [("R+2", 2), ("R+2 +3", 5)])
def test_tk38_it_may_not_be_laid_on_an_active_plus_two_or_plus_three(lead: str, debt: int) -> None:
    match = table("super R9 B9 G9", *OTHERS, lead=lead, phase="chain", debt=debt)
    assert legal(match, 0) == ["draw"]
    for move in ("super", *NAMED):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("TK-38", "debt")
        assert (refusal.facts["card"], refusal.facts["debt"]) == ("super", debt)


@pytest.mark.parametrize("lead", ["R+2", "R+2 +3", "R3 +3"])
def test_tk38_it_may_once_they_are_no_longer_active(lead: str) -> None:
    match = table("super R9 B9 G9", *OTHERS, lead=lead)
    play(match, "0:super")
    assert stand(match) == "run 0 Rtaki open"


@pytest.mark.parametrize("last", ["R4", "R+2", "Rtaki"])
def test_tk38_in_a_run_it_takes_the_runs_colour_and_the_run_goes_on(last: str) -> None:
    match = table("super R5 R9 B9", *OTHERS, lead=f"Rtaki {last}", phase="run", taki_open=True)
    events = play(match, "0:super")
    assert (stand(match), kinds(events)) == ("run 0 Rtaki open", ["laid"])
    assert legal(match, 0) == ["R5", "R9", "end"]
    play(match, "0:R5 0:close")
    assert (stand(match), hand(match, 0)) == ("turn 1 R5", "R9 B9")


def test_tk38_on_an_open_taki_the_next_players_super_taki_goes_on_with_the_run() -> None:
    match = table("super R5 B9", "R6 B4", lead="Rtaki R4", taki_open=True)
    assert kinds(play(match, "0:super")) == ["laid"]
    assert legal(match, 0) == ["R5", "R5!", "end"]


@pytest.mark.parametrize("colour", "RBGY")
def test_tk38_right_after_a_king_its_player_names_the_colour(colour: str) -> None:
    match = table("king super R9 B9 G9 Y9", *OTHERS, lead="G5")
    play(match, "0:king")
    assert legal(match, 0) == ["R9", "B9", "G9", "Y9", *NAMED, "end"]
    events = play(match, f"0:super:{colour}")
    assert (stand(match), legal(match, 0)) == (f"run 0 {colour}taki open", [f"{colour}9", "end"])
    assert [(event.kind, event.facts) for event in events] == [
        ("laid", {"card": "super", "named": colour}),
        ("opened", {"colour": colour}),
    ]
    play(match, f"0:{colour}9 0:end")
    assert stand(match) == f"turn 1 {colour}9 open"


@pytest.mark.parametrize("lead", ["colour", "super", "king", "+3", "break"])
@pytest.mark.parametrize("colour", "RBGY")
def test_tk38_on_a_colourless_first_card_its_player_names_the_colour(lead: str, colour: str) -> None:
    match = table("super R9 B9 G9 Y9", *OTHERS, lead=lead, options={"first_card": "any"})
    assert legal(match, 0) == ["R9", "B9", "G9", "Y9", *NAMED, "draw"]
    play(match, f"0:super:{colour}")
    assert (stand(match), legal(match, 0)) == (f"run 0 {colour}taki open", [f"{colour}9", "end"])


@pytest.mark.parametrize(
    ("lead", "phase"), [("G5 king", "free"), ("super", "turn"), ("king", "turn"), ("king king", "free")]
)
def test_tk38_there_it_must_name_one(lead: str, phase: str) -> None:
    match = table("super R9 B9 G9", *OTHERS, lead=lead, phase=phase, options={"first_card": "any"})
    refusal = refused(match, 0, "super")
    assert (refusal.rule, refusal.why) == ("TK-38", "super-unnamed")


def test_tk38_only_right_after_the_king_the_next_player_takes_the_colour_before_it() -> None:
    match = table("king R9 B9", "super G4 B4", "R8 G1", lead="G5")
    play(match, "0:king 0:end")
    assert refused(match, 1, "super:B").why == "super-named"
    play(match, "1:super")
    assert (stand(match), legal(match, 1)) == ("run 1 Gtaki open", ["G4", "G4!", "end"])


def test_tk38_its_figure_is_taki_so_a_taki_of_any_colour_may_follow_it() -> None:
    match = table("super R4 B9", *OTHERS)
    play(match, "0:super 0:end")
    assert legal(match, 1) == ["R6", "Btaki", "draw"]
    play(match, "1:Btaki")
    assert stand(match) == "run 1 Btaki open"


def test_tk38_it_follows_a_taki_of_any_colour_and_keeps_that_colour() -> None:
    match = table("super G9 B9", *OTHERS, lead="Gtaki")
    play(match, "0:super")
    assert stand(match) == "run 0 Gtaki open"


def test_tk38_one_may_lay_both_in_one_run() -> None:
    match = table("super super R4 B9", *OTHERS)
    play(match, "0:super 0:super 0:R4! 0:close")
    assert (stand(match), see(match, "discards")) == ("turn 1 R4", ["R3", "super", "super", "R4"])
