"""People number places from 1, on the screen and in every sentence."""

import pytest

import klaf
from klaf import IllegalMove, Match
from klaf.engine.errors import UnknownGame
from klaf.engine.events import Event, Fact
from klaf.locale import LANGUAGES
from klaf.server.telling.numbering import reason_for_people
from tests.games.eight.table import table as eight
from tests.games.taki.table import table as taki
from tests.games.tools import play, refused
from tests.games.tuki.table import HALF
from tests.games.tuki.table import table as tuki

TUKI = klaf.game("tuki")
NAMES = {0: "Noa", 1: "Dan"}
CATCH = {"last_card": "catch"}


def people_read(event: Event) -> str:
    return event.sentence("en", TUKI, NAMES, from_one=True)


def test_events_number_places_from_one() -> None:
    assert people_read(Event("put", 0, {"card": "8", "place": 0})) == "Noa: put 8 at place 1"
    flown = Event("hovered", 0, {"start": 2, "landing": 7})
    assert people_read(flown) == "Noa: the parrot hovers from place 3 to place 8"
    facts: dict[str, Fact] = {"part": "quartet", "columns": (0, 3), "number": "5", "cards": ("5", "5"), "points": 0}
    assert "columns 1, 4" in people_read(Event("counted", 0, facts))


def taki_table() -> Match:
    """Seat 0 is left with one card and has not called; it is seat 1's turn."""
    match = taki("R7 R8", "B1 B4 G4", "G1 Y4 Y5", options=CATCH)
    play(match, "0:R7")
    return match


def out_of_turn() -> IllegalMove:
    return refused(taki("R7 R8", "B1 B4 G4"), 1, "B1")


def nobody() -> IllegalMove:
    return refused(taki_table(), 2, "catch:1")


def caught_in_turn() -> IllegalMove:
    match = taki("R7 R8", "R1 +3", "G1 Y4", turn=1, lead="B1", options=CATCH)
    play(match, "1:+3")
    return refused(match, 2, "catch:1")


def let_off() -> IllegalMove:
    match = taki("R7 R8", "R1 R4", "G1 Y4 Y5", turn=1, options=CATCH)
    play(match, "1:R1 2:pass")
    return refused(match, 2, "catch:1")


def test_reasons_number_places_and_seats_from_one() -> None:
    throw = refused(tuki(HALF, HALF, drawn="11"), 0, "throw:0")
    assert "place 1 is open already" in reason_for_people(throw, "en")
    assert reason_for_people(out_of_turn(), "en") == "It is not seat 2's turn but seat 1's (TK-05)."


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (out_of_turn, "It is not your turn but Noa's (TK-05)."),
        (nobody, "Dan owes no call (TK-11)."),
        (caught_in_turn, "Dan is in turn and cannot be called out now (TK-11)."),
        (let_off, "You have let Dan off already (TK-11)."),
    ],
)
def test_at_a_table_reasons_call_people_by_their_names(error: object, told: str) -> None:
    assert callable(error)
    refusal = error()
    assert reason_for_people(refusal, "en", NAMES) == told
    for lang in LANGUAGES:
        assert ("Noa" if "Noa" in told else "Dan") in reason_for_people(refusal, lang, NAMES)


def test_who_is_not_there_has_no_name() -> None:
    error = refused(taki_table(), 2, "catch:9")
    assert reason_for_people(error, "en", NAMES) == "Seat 10 owes no call (TK-11)."


def test_cards_and_values_have_their_names_in_reasons() -> None:
    low = refused(eight("7 8 half", "2 2 2", pot="7 half"), 0, "7")
    assert reason_for_people(low, "en", NAMES) == "7 is lower than the pot, which stands at 7½ (EH-06)."
    half = refused(taki("R7 R8", "B1 B4 G4"), 0, "B9")
    assert reason_for_people(half, "he", NAMES) == half.sentence("he")


def test_other_errors_stay_as_they_are() -> None:
    error = UnknownGame(name="poker", known="taki")
    assert reason_for_people(error, "he") == error.sentence("he")
