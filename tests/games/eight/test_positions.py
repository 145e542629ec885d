"""Positions as documents: a good one comes back as it was, also where it comes close to a contradiction."""

import json
from typing import Any

import pytest

from klaf import KlafError
from klaf.engine.document.writer import Document
from tests.games.damage import Change, Maker, every, fields, house, put, refused
from tests.games.eight.positions import (
    all_of,
    by_winner,
    classic,
    classic_over,
    freely_opened,
    from_bank,
    midway,
    move,
    only_specials,
    opened,
    opening,
    over,
    swapping,
    tied,
)
from tests.games.eight.table import EIGHT, legal, table

MAKERS = (midway, opening, tied, opened, only_specials, freely_opened, by_winner, swapping, classic, over, classic_over)
GOOD = {maker.__name__: maker for maker in MAKERS}


@pytest.mark.parametrize("maker", GOOD.values(), ids=GOOD)
def test_a_good_position_is_accepted_and_comes_back(maker: Maker) -> None:
    position = maker()
    assert EIGHT.from_position(position).position() == position
    text = json.dumps(position)
    assert json.dumps(EIGHT.from_position(json.loads(text)).position()) == text


@pytest.mark.parametrize("maker", GOOD.values(), ids=GOOD)
def test_the_seat_in_turn_of_a_good_position_has_a_move(maker: Maker) -> None:
    match = EIGHT.from_position(maker())
    assert match.over or legal(match, match.position()["turn"])


def test_a_position_shows_every_field_by_name() -> None:
    assert list(EIGHT.new(2, seed=1).position()) == [
        *("game", "rules", "edition", "players", "options", "key", "shuffles", "over", "winners"),
        *("phase", "turn", "number", "points", "went_out", "deputy", "first_card", "holders"),
        *("pot_value", "pot"),
        *("hands", "banks", "open", "blind", "seen", "burnt"),
    ]


@pytest.mark.parametrize(
    ("maker", "phase", "first_card", "holders"),
    [
        (opening, "opening", "1", [1]),
        (tied, "opening", "1", [1, 2]),
        (opened, "hand", "1", [1]),
        (only_specials, "opening", None, []),
        (freely_opened, "hand", None, []),
        (by_winner, "hand", None, []),
        (swapping, "swap", None, []),
        (midway, "hand", None, []),
    ],
)
def test_the_opening_card_is_shown_and_the_seats_that_hold_it_and_have_not_laid_yet(
    maker: Maker, phase: str, first_card: str | None, holders: list[int]
) -> None:
    position = EIGHT.from_position(maker()).position()
    assert (position["phase"], position["first_card"], position["holders"]) == (phase, first_card, holders)


def test_the_order_of_cards_matters_in_banks_pot_and_on_the_table_only() -> None:
    position = midway()
    turned = {**position, "hands": [cards[::-1] for cards in position["hands"]]}
    turned["burnt"] = [cards[::-1] for cards in position["burnt"]]
    assert EIGHT.from_position(turned).position() == position
    for field in ("banks", "open", "blind"):
        other = {**position, field: [position[field][0][::-1], *position[field][1:]]}
        assert EIGHT.from_position(other).position() == other != position


@pytest.mark.parametrize("field", midway())
def test_a_missing_field_is_named(field: str) -> None:
    position = midway()
    del position[field]
    refusal = refused(EIGHT, position)
    assert (refusal.why, refusal.facts["field"]) == ("missing", field)


# --- what comes close to a contradiction


def draw_a_low_card(position: Document) -> None:
    """Swap a card of seat 2, which has laid, for a 1 of its bank."""
    hand, bank = position["hands"][2], position["banks"][2]
    bank.append(hand.pop(0))
    bank.remove("1")
    hand.insert(1, "1")


ALLOWED: dict[str, tuple[Maker, Change]] = {
    "the highest points there can be": (midway, put("points", [4, 4, 0])),
    "the fewest points there can be": (midway, put("points", [1, 1, 0])),
    "six points alone": (midway, every(put("points", [6, 0, 0]), put("went_out", 0))),
    "a shared lead above seven": (midway, fields(number=5, points=[8, 8, 0])),
    "more shuffles than mini-games": (midway, put("shuffles", 30)),
    "no blind card seen": (midway, put("seen", [[], [], []])),
    "all blind cards seen": (midway, put("seen", [[], [], [1, 2]])),
    "a hand without a bank": (midway, all_of(("banks", 0), ("burnt", 0))),
    "two cards in hand without a bank": (
        midway,
        every(all_of(("banks", 0), ("burnt", 0)), move("4", ("hands", 0), ("burnt", 2))),
    ),
    "open cards in turn": (midway, every(put("turn", 1), put("phase", "open"))),
    "blind cards in turn": (midway, every(put("turn", 2), put("phase", "blind"))),
    "another may go out last": (midway, put("went_out", 0)),
    "a single point for who went out": (midway, every(put("points", [3, 2, 1]), put("went_out", 2))),
    "two points for the President and one for the Deputy": (classic, put("points", [1, 2, 3])),
    "three points for who is President and Deputy": (classic, put("deputy", 1)),
    "a card that opened, of which nothing is known any more": (midway, put("first_card", "4")),
    "a card that opened higher than what came to hands later": (midway, put("first_card", "9")),
    "another of those who laid in turn": (opened, put("turn", 2)),
    "the card that opened in a hand that has laid": (opened, draw_a_low_card),
    "an opening in a later mini-game": (opening, fields(number=2, shuffles=2, went_out=0, points=[3, 0])),
    "the winner's option in the first mini-game": (opening, house(opener="winner")),
    "an opening by the other of two who hold the card": (tied, put("turn", 1)),
    "a free opening by the other": (only_specials, put("turn", 1)),
    "a free opening in a later mini-game": (only_specials, fields(number=2, shuffles=3, went_out=0, points=[3, 0])),
    "a free opening in the first mini-game of the winner's option": (only_specials, house(opener="winner")),
    "a winner who opens without the lowest card": (
        by_winner,
        every(put("turn", 0), put("went_out", 0), put("points", [2, 0])),
    ),
    "another than the winner in turn once he has opened": (by_winner, every(from_bank(0, ("pot", 0)), put("turn", 0))),
    "another than the winner opens the next pot": (by_winner, every(from_bank(1, ("burnt", 1)), put("turn", 0))),
    "a swap by the other Deputy": (swapping, every(put("turn", 1), put("deputy", 1), put("points", [2, 1]))),
    "the sixth classic mini-game": (classic, fields(number=6, shuffles=6, points=[9, 6, 0])),
    "a classic match with more than seven points": (
        classic,
        fields(number=4, shuffles=4, points=[9, 0, 0], went_out=0),
    ),
}


@pytest.mark.parametrize(("maker", "change"), ALLOWED.values(), ids=ALLOWED)
def test_what_a_match_could_come_to_is_accepted(maker: Maker, change: Change) -> None:
    position = maker()
    change(position)
    match = EIGHT.from_position(position)
    for field, fact in match.position().items():
        if field == "burnt":
            assert [sorted(cards) for cards in fact] == [sorted(cards) for cards in position["burnt"]]
        else:
            assert fact == position[field]
    assert match.over or legal(match, position["turn"])


def test_a_tie_for_the_opening_card_may_be_opened_by_either() -> None:
    for turn in (0, 1):
        match = table("1 3 3", "1 8 8", rest="banks", phase="opening", first_card="1", turn=turn)
        assert legal(match, turn) == ["1"]


@pytest.mark.parametrize("value", [None, [], {}, "", "x", -1, 1.5, True, [None], [[None]]], ids=repr)
def test_a_field_of_the_wrong_kind_is_refused(value: Any) -> None:
    position = midway()
    fine = {("deputy", "None"), ("first_card", "None"), ("holders", "[]"), ("winners", "[]")}
    for field in position:
        if (field, repr(value)) not in fine:
            named = refused(EIGHT, {**position, field: value}).facts["field"]
            assert named in {field, "cards", "options", "winners" if field == "over" else field}


def test_a_views_document_is_no_position() -> None:
    match = EIGHT.from_position(midway())
    for viewer in (0, None):
        with pytest.raises(KlafError):
            EIGHT.from_position(match.view(viewer).document())
