"""People number places from 1, on the screen and in every sentence."""

import pytest

import klaf
from klaf.engine.errors import IllegalMove, UnknownGame
from klaf.engine.events import Event, Fact
from klaf.server.telling.numbering import for_people, reason_for_people

TUKI = klaf.game("tuki")
NAMES = {0: "Noa"}


def test_events_number_places_from_one() -> None:
    put = Event("put", 0, {"card": "8", "place": 0})
    assert for_people(put).sentence("en", TUKI, NAMES) == "Noa: put 8 at place 1"
    flown = Event("hovered", 0, {"start": 2, "landing": 7})
    assert for_people(flown).sentence("en", TUKI, NAMES) == "Noa: the parrot hovers from place 3 to place 8"
    facts: dict[str, Fact] = {"part": "quartet", "columns": (0, 3), "number": "5", "cards": ("5", "5"), "points": 0}
    counted = Event("counted", 0, facts)
    assert "columns 1, 4" in for_people(counted).sentence("en", TUKI, NAMES)


def test_reasons_number_places_and_seats_from_one() -> None:
    assert "place 1 is open already" in reason_for_people(IllegalMove("TU-03", "tuki-already-open", place=0), "en")
    turn = reason_for_people(IllegalMove("TK-05", "out-of-turn", seat=0, turn=1), "en")
    assert turn == "It is not seat 1's turn but seat 2's (TK-05)."


@pytest.mark.parametrize(
    ("why", "fact", "told"),
    [
        ("out-of-turn", "turn", "It is not your turn but Dan's (TK-05)."),
        ("catch-nobody", "offender", "Dan owes no call (TK-05)."),
        ("catch-in-turn", "offender", "Dan is in turn and cannot be called out now (TK-05)."),
        ("catch-let-off", "offender", "You have let Dan off already (TK-05)."),
    ],
)
def test_at_a_table_reasons_call_people_by_their_names(why: str, fact: str, told: str) -> None:
    error = IllegalMove("TK-05", why, **{fact: 1})
    assert reason_for_people(error, "en", {0: "Noa", 1: "Dan"}) == told
    for lang in ("he", "ar"):
        assert "Dan" in reason_for_people(error, lang, {0: "Noa", 1: "Dan"})


def test_who_is_not_there_has_no_name() -> None:
    error = IllegalMove("TK-11", "catch-nobody", offender=9)
    assert reason_for_people(error, "en", {0: "Noa", 1: "Dan"}) == "Seat 10 owes no call (TK-11)."


def test_other_errors_stay_as_they_are() -> None:
    error = UnknownGame(name="poker", known="taki")
    assert reason_for_people(error, "he") == error.sentence("he")
