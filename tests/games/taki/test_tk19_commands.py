"""TK-19: command cards and when their commands act."""

import pytest

from tests.games.taki.table import kinds, legal, play, see, stand, table

ACTS = {
    "stop": ("turn 2 Rstop", "clockwise"),
    "dir": ("turn 3 Rdir", "counter-clockwise"),
    "+2": ("chain 1 R+2 debt 2", "clockwise"),
    "plus": ("owed 0 Rplus", "clockwise"),
}


@pytest.mark.parametrize("figure", ACTS)
def test_tk19_a_command_acts_when_its_card_ends_the_play(figure: str) -> None:
    match = table(f"R{figure} B1 B4", "G4 G5", "G6 G7", "G8 G9")
    play(match, f"0:R{figure}")
    stands, direction = ACTS[figure]
    assert (stand(match), see(match, "direction")) == (stands, direction)
    assert match.acting == (see(match, "turn"),)


@pytest.mark.parametrize("number", ["1", "3", "4", "5", "6", "7", "8", "9"])
def test_tk19_a_plain_number_commands_nothing(number: str) -> None:
    match = table(f"R{number} B1 B4", "G4 G5", "G6 G7", "G8 G9", lead="Rdir")
    assert kinds(play(match, f"0:R{number}")) == ["laid", "turn"]
    assert (stand(match), see(match, "direction")) == (f"turn 1 R{number}", "clockwise")


@pytest.mark.parametrize("ends", ["close", "end"])
@pytest.mark.parametrize("figure", ACTS)
def test_tk19_the_command_of_a_runs_last_card_acts(figure: str, ends: str) -> None:
    match = table(f"Rtaki R4 R{figure} B1 B4", "G4 G5", "G6 G7", "G8 G9")
    play(match, f"0:Rtaki 0:R4 0:R{figure}")
    assert stand(match) == f"run 0 R{figure} open"  # not yet: the run goes on
    play(match, f"0:{ends}")
    stands, direction = ACTS[figure]
    assert stand(match) == stands + (" open" if ends == "end" else "")
    assert see(match, "direction") == direction


@pytest.mark.parametrize("ends", ["close", "end"])
@pytest.mark.parametrize("inside", ["Rstop", "Rdir", "R+2", "Rplus", "Rtaki", "super", "Rstop Rstop Rdir R+2 Rplus"])
def test_tk19_inside_a_run_no_command_acts(inside: str, ends: str) -> None:
    match = table(f"Rtaki {inside} R4 B1 B4", "G4 G5", "G6 G7", "G8 G9")
    play(match, "0:Rtaki")
    for card in inside.split():
        assert kinds(play(match, f"0:{card}")) == ["laid"]
        assert match.acting == (0,)
    play(match, f"0:R4 0:{ends}")
    assert stand(match) == ("turn 1 R4" if ends == "close" else "turn 1 R4 open")
    assert (see(match, "direction"), see(match, "debt")) == ("clockwise", 0)


@pytest.mark.parametrize("inside", list(ACTS))
@pytest.mark.parametrize("last", list(ACTS))
def test_tk19_of_two_commands_in_a_run_only_the_last_acts(inside: str, last: str) -> None:
    match = table(f"Rtaki R{inside} R{last} B1 B4", "G4 G5", "G6 G7", "G8 G9")
    play(match, f"0:Rtaki 0:R{inside} 0:R{last} 0:close")
    assert (stand(match), see(match, "direction")) == ACTS[last]


@pytest.mark.parametrize("inside", list(ACTS))
def test_tk19_a_card_without_colour_that_ends_a_run_acts_and_what_lay_beneath_does_not(inside: str) -> None:
    match = table(f"Rtaki R{inside} colour B1 B4", "G4 G5", "G6 G7", "G8 G9")
    play(match, f"0:Rtaki 0:R{inside} 0:colour:G")
    assert (stand(match), see(match, "direction")) == ("turn 1 Gnone", "clockwise")


def test_tk19_a_command_acts_once() -> None:
    match = table("Rstop B1 B4", "R4 G5", "R6 G7", "G8 G9 G1")
    play(match, "0:Rstop 2:R6!")
    assert match.acting == (3,)
    assert legal(match, 3) == ["draw"]
