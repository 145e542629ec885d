"""TK-28: +3 and a TAKI run."""

import pytest

from tests.games.taki.table import drawn, kinds, legal, play, refused, see, stand, table


@pytest.mark.parametrize("beneath", ["Rtaki", "R7", "Rstop", "Rdir", "R+2", "Rplus"])
def test_tk28_it_may_end_a_run_and_what_lay_beneath_never_acts(beneath: str) -> None:
    lead = "Rtaki" if beneath == "Rtaki" else f"Rtaki {beneath}"
    match = table("+3 R1 R4", "B4 B5", "G4 G5", lead=lead, phase="run", taki_open=True)
    events = play(match, "0:+3")
    assert kinds(events) == ["laid", "asked"]
    assert (stand(match), see(match, "added")) == (f"break 0 {beneath} open", 0)
    events = play(match, "1:pass 2:pass")
    assert drawn(events) == [(1, 3, "plus3"), (2, 3, "plus3")]
    assert stand(match) == f"turn 1 {beneath} open"
    assert see(match, "direction") == "clockwise"
    assert see(match, "counts") == [2, 5, 5]


@pytest.mark.parametrize("beneath", ["Rstop", "Rdir", "R+2", "Rplus"])
def test_tk28_broken_too_what_lay_beneath_never_acts(beneath: str) -> None:
    hands = ("+3 R1 R4", "B4 B5 B6", "break G4 G5")
    match = table(*hands, lead=f"Rtaki {beneath}", phase="run", taki_open=True)
    events = play(match, "0:+3 2:break")
    assert drawn(events) == [(0, 3, "broken")]
    assert stand(match) == f"turn 1 {beneath} open"


def test_tk28_it_cannot_be_hidden_inside_a_run() -> None:
    match = table("Rtaki +3 R1 R4", "B4 B5", "G4 G5")
    play(match, "0:Rtaki 0:+3")
    assert match.acting == (1, 2)
    refusal = refused(match, 0, "R1")
    assert refusal.rule == "TK-30"
    play(match, "1:pass 2:pass")
    assert refused(match, 0, "R1").rule == "TK-05"


def test_tk28_it_may_be_the_next_card_on_another_players_open_taki() -> None:
    match = table("+3 R1 R4", "B4 B5", lead="Rtaki", taki_open=True, options={"plus3_ends_taki": False})
    assert "+3" in legal(match, 0)
    play(match, "0:+3 1:pass")
    assert stand(match) == "turn 1 Rtaki open"


def test_tk28_the_default_is_that_it_may() -> None:
    match = table("+3 R1 R4", "B4 B5", lead="Rtaki R7", phase="run", taki_open=True)
    assert match.options["plus3_ends_taki"] is True
    assert legal(match, 0) == ["R1", "R4", "+3", "close", "end"]


@pytest.mark.parametrize("lead", ["Rtaki", "Rtaki R7"])
def test_tk28_the_house_may_forbid_it(lead: str) -> None:
    match = table("+3 R1 R4", "B4 B5", lead=lead, phase="run", taki_open=True, options={"plus3_ends_taki": False})
    words = ["end"] if lead == "Rtaki" else ["close", "end"]
    assert legal(match, 0) == ["R1", "R4", *words]
    refusal = refused(match, 0, "+3")
    assert (refusal.rule, refusal.why) == ("TK-28", "plus3-ends-run")
