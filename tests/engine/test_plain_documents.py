"""A document can be laid out by its description alone: what is a card is said there, and not guessed."""

from collections import Counter
from typing import Any

import pytest

import klaf
from klaf.engine.document.cards import CardOrNone, Cards, Places
from klaf.engine.document.form import Field, Form, each
from klaf.engine.document.kinds import Flag, Kind, Seat, SeatOrNone, Seats, Whole, Word
from klaf.engine.document.lists import Marked, Numbers, Rounds
from klaf.engine.document.plain import Fact, Lot, Place, laid_out
from tests.conformance.games import GAMES


def read(value: Any, kind: Kind, *, of_each: bool = False) -> tuple[Place, list[Place]]:
    """Lay out a document of one field, for two players."""
    field = each("it", "it", kind) if of_each else Field("it", "it", kind)
    return laid_out(Form((field,)), {"players": 2, "it": value})


def test_numbers_are_no_cards_unless_they_are_said_to_be() -> None:
    assert read([3, 4], Whole("it", 0, 9), of_each=True)[1] == [
        Place([], [Fact("it", (3,))]),
        Place([], [Fact("it", (4,))]),
    ]
    assert read([3, 4], Numbers("it", 0, 9))[0] == Place([], [Fact("it", (3, 4))])
    assert read([3, 4], Marked("it", 0, 9, cards=True))[0] == Place([Lot("it", ("3", "4"))])


def test_hidden_cards_lie_there_and_empty_places_do_not() -> None:
    places = Places("it", ("a", "b"), 3, hidden=9, empty="-")
    assert read([["a", "-", None], ["-", "-", "-"]], places, of_each=True)[1] == [
        Place([Lot("it", ("a", None))]),
        Place([Lot("it", ())]),
    ]
    assert read([None, ["a"]], Cards("it", ("a",), "size"), of_each=True)[1] == [Place(), Place([Lot("it", ("a",))])]
    assert read("a", CardOrNone("it", ("a",), 9))[0] == Place([Lot("it", ("a",))])


def test_seats_are_told_from_numbers() -> None:
    assert read([0, 1], Seats("it"))[0].facts == [Fact("it", (0, 1), seats=True)]
    assert read(1, SeatOrNone("it"))[0].facts == [Fact("it", (1,), seats=True)]
    assert read([[3, 4], [10, 0]], Rounds("it", 0, 99, "rounds"))[1] == [
        Place([], [Fact("it", (3, 10))]),
        Place([], [Fact("it", (4, 0))]),
    ]


@pytest.mark.parametrize(
    ("value", "kind"),
    [(None, SeatOrNone("it")), ([], Seats("it")), (False, Flag("it")), (1, Seat("turn")), ([], Numbers("it", 0, 9))],
)
def test_what_is_not_so_is_not_told_and_whose_turn_it_is_is_shown_otherwise(value: object, kind: Kind) -> None:
    assert read(value, kind) == (Place(), [Place(), Place()])


def test_words_and_flags_are_facts() -> None:
    assert read("red", Word("it", ("red",)))[0].facts == [Fact("it", ("red",))]
    assert read(True, Flag("it"))[0].facts == [Fact("it", ("✓",))]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_a_game_lies_somewhere(name: str) -> None:
    document = klaf.game(name).new(3, seed=1).position()
    middle, seats = laid_out(klaf.game(name).document, document)
    lots = [lot for place in (middle, *seats) for lot in place.lots]
    laid = Counter(card for lot in lots for card in lot.cards if card is not None)
    assert not Counter(GAMES[name].cards(document)) - laid
    hands = [lot.cards for place in seats for lot in place.lots]
    assert len(hands) >= 3
