"""Every thought of the rules of thumb, in a position where it decides; and without it, the move is another."""

import numpy as np
import pytest

from klaf import Match
from klaf.bots.player import _load
from tests.bots.compiled import advice
from tests.games.eight.table import GONE
from tests.games.eight.table import table as eight
from tests.games.taki.table import table as taki
from tests.games.tuki.table import table as tuki

OTHER = "1 1 2 2 / (3) (4) (5) (6)"

# What is thought of, where, by which seat, what it does then, and what it does not do any more when it forgets.
SCENES: dict[str, tuple[Match, int, str, set[str]]] = {
    "taki: call": (taki("R5 B7", "G1 G3"), 0, "R5!", {"R5!"}),
    "taki: catch": (
        taki("R5 B7 B8", "G1", "Y1 Y3", turn=2, options={"last_card": "catch"}, due=[1]),
        0,
        "catch:1",
        {"catch:1"},
    ),
    "taki: break": (taki("+3 R5 B7", "break G3 G4", phase="break", lead="R3", asked=[1]), 1, "break", {"break"}),
    "taki: spare the colourless": (taki("R5 colour B7 B8", "G1 G3 G4 G5"), 0, "R5", set()),
    "taki: run": (taki("R5 Rtaki R7 R8 B1 B3", "G1 G3 G4 G5 G6"), 0, "Rtaki", set()),
    "taki: bare taki": (taki("Rtaki R3 B1", "G1 G3 G4 G5", lead="R5"), 0, "Rtaki", set()),
    "taki: close": (
        taki("B7 B8 B9", "G1 G3 G4 G5", lead="Rtaki R3", phase="run", taki_open=True),
        0,
        "close",
        set(),
    ),
    "taki: follow a plus": (taki("Rplus R3 B1 B4", "G1 G3 G4 G5", lead="R5"), 0, "Rplus", set()),
    "taki: answer a debt": (taki("B+2 R3 B1 B4", "G1 G3 G4 G5", lead="R+2", phase="chain", debt=2), 0, "B+2", set()),
    "eight: arrest": (eight("4 9 demon", "1 2 3", pot="3 half"), 0, "4", set()),
    "eight: spare the demon": (eight("7 demon 8", "1 2 3", pot="6"), 0, "7", set()),
    "eight: lay several": (eight("7 7 8", "1 2 3", pot="6"), 0, "7x2", set()),
    "eight: remember the blind": (
        eight("", "1 2 3", open=[GONE], blind=["1 - 9"], pot="8", seen=[[0], []]),
        0,
        "blind:2",
        set(),
    ),
    "tuki: see the pair": (
        tuki("12 2 3 4 / (5) (6) (7) (8)", "1 1 2 2 / (3) (4) (5) (6)", drawn="12"),
        0,
        "put:4",
        set(),
    ),
    "tuki: see the quartet": (
        tuki("12 12 3 4 / 12 (6) (7) (8)", OTHER, drawn="12"),
        0,
        "put:5",
        set(),
    ),
    "tuki: wait for the pile": (
        tuki("1 2 3 4 / (5) (6) (7) (8)", "1 1 2 2 / (3) (4) (5) (6)", bin="11"),
        0,
        "pile",
        set(),
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_thought_decides(scene: str) -> None:
    match, seat, expected, _ = SCENES[scene]
    assert advice(match.view(seat), seat, match.game) == expected


@pytest.mark.parametrize("scene", [name for name, found in SCENES.items() if found[3]])
def test_who_does_not_think_of_it_does_something_else(scene: str) -> None:
    match, seat, _, not_any_more = SCENES[scene]
    thoughts = list(_load(match.game).weights)
    forgotten = np.array([int(name == scene.partition(": ")[2]) for name in thoughts])
    assert forgotten.sum() == 1
    assert advice(match.view(seat), seat, match.game, without=forgotten) not in not_any_more
