"""Positions as documents: what no match could come to is refused with the field that says so."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from klaf import BadPosition, KlafError
from klaf.engine.position import Document
from klaf.locale import LANGUAGES
from tests.games.eight.table import EIGHT, legal, play, table

Change = Callable[[Document], object]


# --- good positions


def midway() -> Document:
    """A seat with a bank, one with open cards, one with blind cards, of which one was seen."""
    return table(
        "4 7 half",
        "",
        "",
        banks=["1 2 8"],
        open=["0 6 9", "5 - 7", "- - -"],
        blind=["1 3 5", "2 2 8", "- 6 9"],
        burnt=["8 8"],
        pot="3 demon",
        seen=[[], [], [2]],
        number=3,
        shuffles=5,
        points=[3, 2, 0],
        went_out=1,
    ).position()


def opening() -> Document:
    return table("2 3 3", "1 8 8", rest="banks", phase="opening", first_card="1", turn=1).position()


def tied() -> Document:
    """A mini-game whose opener, seat 2, was drawn from two."""
    return table("2 3 3", "1 8 8", "1 1 9", rest="banks", phase="opening", first_card="1", turn=2).position()


def opened() -> Document:
    """The same once seat 2 has laid its two: seats 0 and 1 have not laid yet."""
    match = EIGHT.from_position(tied())
    play(match, "2:1x2")
    return match.position()


def freely_opened() -> Document:
    """A mini-game that seat 0 opened with a Half; seat 1 has not laid yet."""
    match = EIGHT.from_position(only_specials())
    play(match, "0:half")
    return match.position()


def only_specials() -> Document:
    """A mini-game in which nobody has a number in hand: a seat opens freely."""
    rows = ["9 9 9", "8 8 8"]
    return table("half half demon", "half demon demon", open=rows, blind=["7 7 7", "6 6 6"], rest="banks").position()


def by_winner() -> Document:
    """A mini-game opened with any card, by seat 1, which went out in the one before."""
    series: dict[str, Any] = {"number": 2, "points": [0, 2], "went_out": 1, "turn": 1}
    return table("1 3 3", "2 8 8", rest="banks", options={"opener": "winner"}, **series).position()


def swapping() -> Document:
    series: dict[str, Any] = {"number": 2, "points": [3, 0], "went_out": 0, "deputy": 0}
    return table("", "", rest="banks", phase="swap", edition="classic", **series).position()


def classic() -> Document:
    series: dict[str, Any] = {"number": 3, "points": [3, 3, 0], "went_out": 1, "deputy": 0}
    return table("1 2 3", "4", "6", pot="2", edition="classic", **series).position()


def over() -> Document:
    """A modern match that seat 0 has just won."""
    match = table("", "4", open=["- - -"], blind=["- 7 -"], pot="6", burnt=["5 5"], number=4, points=[6, 1], went_out=1)
    play(match, "0:blind:1")
    return match.position()


def classic_over() -> Document:
    """A classic match of six mini-games whose win is shared."""
    series: dict[str, Any] = {"number": 6, "points": [6, 9], "went_out": 1, "deputy": 1}
    setup: dict[str, Any] = {"open": ["- - -"], "blind": ["- 7 -"], "pot": "6", "edition": "classic"}
    match = table("", "4", **setup, **series)
    play(match, "0:blind:1")
    return match.position()


MAKERS = (midway, opening, tied, opened, only_specials, freely_opened, by_winner, swapping, classic, over, classic_over)
GOOD = {maker.__name__: maker for maker in MAKERS}


@pytest.mark.parametrize("maker", GOOD.values(), ids=GOOD)
def test_a_good_position_is_accepted_and_comes_back(maker: Callable[[], Document]) -> None:
    position = maker()
    assert EIGHT.from_position(position).position() == position
    text = json.dumps(position)
    assert json.dumps(EIGHT.from_position(json.loads(text)).position()) == text


@pytest.mark.parametrize("maker", GOOD.values(), ids=GOOD)
def test_the_seat_in_turn_of_a_good_position_has_a_move(maker: Callable[[], Document]) -> None:
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
    maker: Callable[[], Document], phase: str, first_card: str | None, holders: list[int]
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
    refusal = refused(position)
    assert (refusal.why, refusal.facts["field"]) == ("missing", field)


def refused(position: Any) -> BadPosition:
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as caught:
        EIGHT.from_position(position)
    assert position == before
    for lang in LANGUAGES:
        assert caught.value.sentence(lang)
    return caught.value


# --- damages


def put(field: str, value: Any) -> Change:
    """Write a field."""
    return lambda position: position.__setitem__(field, value)


def seat(field: str, number: int, value: Any) -> Change:
    """Write a field of one seat."""
    return lambda position: position[field].__setitem__(number, value)


def every(*changes: Change) -> Change:
    """Do several things."""

    def change(position: Document) -> None:
        for each in changes:
            each(position)

    return change


def move(card: str, source: tuple[str, int], target: tuple[str, int]) -> Change:
    """Move a card from one seat's place to another: ``("hands", 0)``, ``("pot", 0)``. Open places become empty."""

    def change(position: Document) -> None:
        taken, given = (
            position["pot"] if field == "pot" else position[field][number] for field, number in (source, target)
        )
        if source[0] in ("open", "blind"):
            taken[taken.index(card)] = "-"
        else:
            taken.remove(card)
        given.append(card)

    return change


def all_of(source: tuple[str, int], target: tuple[str, int]) -> Change:
    """Move all cards of one place of a seat to another."""

    def change(position: Document) -> None:
        field, number = source
        for card in [card for card in position[field][number] if card != "-"]:
            move(card, source, target)(position)

    return change


def lower_is_known() -> Document:
    """A mini-game that seat 0 opened with a 3; seat 1, which has not laid, holds none."""
    match = table("3 8 8", "4 6 9", rest="banks", turn=0, open=["9 9 9", "7 7 7"], blind=["5 5 5", "0 0 0"])
    play(match, "0:3")
    return match.position()


WON = {"over": True, "winners": [0]}

# What is done to which position; the reason it is refused for, and the field it names.
DAMAGES: dict[str, tuple[Callable[[], Document], Change, str, str]] = {
    # single fields
    "an unknown phase": (midway, put("phase", "nap"), "value", "phase"),
    "a turn beyond the table": (midway, put("turn", 3), "value", "turn"),
    "a turn of nobody": (midway, put("turn", -1), "value", "turn"),
    "a mini-game before the first": (midway, put("number", 0), "value", "number"),
    "a mini-game beyond all": (midway, put("number", 1 << 21), "value", "number"),
    "points below nothing": (midway, put("points", [3, 3, -1]), "value", "points"),
    "points too few": (midway, put("points", [3, 2]), "value", "points"),
    "points that are a truth": (midway, put("points", [3, 2, False]), "value", "points"),
    "somebody beyond the table went out": (midway, put("went_out", 3), "value", "went_out"),
    "a truth went out": (midway, put("went_out", True), "value", "went_out"),
    "a Deputy beyond the table": (classic, put("deputy", 3), "value", "deputy"),
    "an opening card that is none": (opening, put("first_card", "10"), "value", "first_card"),
    "an opening card by its number": (opening, put("first_card", 1), "value", "first_card"),
    "an empty place to open with": (opening, put("first_card", "-"), "value", "first_card"),
    "holders beyond the table": (opening, put("holders", [2]), "value", "holders"),
    "holders that are nobody": (opening, put("holders", [-1]), "value", "holders"),
    "holders that are truths": (opening, put("holders", [True]), "value", "holders"),
    "holders out of order": (tied, put("holders", [2, 1]), "value", "holders"),
    "a holder named twice": (tied, put("holders", [1, 1, 2]), "value", "holders"),
    "a holder alone": (opening, put("holders", 1), "value", "holders"),
    "hidden holders": (opening, put("holders", None), "value", "holders"),
    "a pot below nothing": (midway, put("pot_value", -1), "value", "pot_value"),
    "a modern option in a classic match": (
        classic,
        lambda p: p["options"].update(tie_fewest="all"),
        "options",
        "options",
    ),
    "zeros to choose in a modern match": (midway, lambda p: p["options"].update(zeros=6), "options", "options"),
    "a field of a view": (midway, put("viewer", 0), "unknown", "viewer"),
    # cards
    "two open places": (midway, lambda p: p["open"][1].remove("-"), "value", "open"),
    "four open places": (midway, lambda p: p["open"][1].append("-"), "value", "open"),
    "four blind places": (midway, lambda p: p["blind"][2].append("-"), "value", "blind"),
    "no blind places": (midway, seat("blind", 2, []), "value", "blind"),
    "an unknown card": (midway, seat("hands", 0, ["4", "7", "10"]), "card", "hands"),
    "an empty place in a hand": (midway, seat("hands", 0, ["4", "7", "-"]), "card", "hands"),
    "a hidden blind card": (midway, seat("blind", 0, ["1", None, "5"]), "card", "blind"),
    "a hidden bank": (midway, seat("banks", 0, None), "value", "banks"),
    "a hand too few": (midway, lambda p: p["hands"].pop(), "value", "hands"),
    "a card too many": (midway, lambda p: p["burnt"][1].append("4"), "count", "cards"),
    "a card too few": (midway, lambda p: p["burnt"][0].remove("8"), "count", "cards"),
    "a card in place of another": (midway, lambda p: p["pot"].__setitem__(0, "4"), "count", "cards"),
    "72 cards where there are 80": (classic, lambda p: p["options"].update(zeros=6), "count", "cards"),
    "80 cards where there are 72": (
        midway,
        every(
            put("edition", "classic"), lambda p: p["options"].pop("tie_fewest"), lambda p: p["options"].update(zeros=14)
        ),
        "count",
        "cards",
    ),
    "another value than the pot's": (midway, put("pot_value", 7), "clash", "pot_value"),
    "a value without a pot": (opening, put("pot_value", 2), "clash", "pot_value"),
    "a seen place that does not exist": (midway, put("seen", [[], [], [3]]), "value", "seen"),
    "seen places out of order": (midway, put("seen", [[], [], [2, 1]]), "value", "seen"),
    "seen places of too few": (midway, put("seen", [[], []]), "value", "seen"),
    "a bank larger than was dealt": (opening, move("2", ("hands", 0), ("banks", 0)), "clash", "banks"),
    "a bank larger than was dealt before hands": (
        swapping,
        lambda p: p["banks"][0].append(p["banks"][1].pop()),
        "clash",
        "banks",
    ),
    "a hand of four": (midway, move("1", ("banks", 0), ("hands", 0)), "value", "hands"),
    # stages
    "a hand not filled up": (midway, move("4", ("hands", 0), ("burnt", 0)), "clash", "hands"),
    "an open card laid before the bank is gone": (midway, move("6", ("open", 0), ("burnt", 0)), "clash", "open"),
    "an open card laid before the hand is gone": (
        midway,
        every(all_of(("banks", 0), ("burnt", 0)), move("6", ("open", 0), ("burnt", 0))),
        "clash",
        "open",
    ),
    "a blind card laid before the open ones are gone": (
        midway,
        move("8", ("blind", 1), ("burnt", 0)),
        "clash",
        "blind",
    ),
    "a blind card laid before the hand is gone": (midway, move("5", ("blind", 0), ("burnt", 0)), "clash", "blind"),
    "a blind card seen before the open ones are gone": (midway, put("seen", [[], [2], [2]]), "clash", "seen"),
    "a seen card that is not there": (midway, put("seen", [[], [], [0, 2]]), "clash", "seen"),
    "a seat that is out": (
        midway,
        every(all_of(("blind", 2), ("burnt", 0)), put("seen", [[], [], []])),
        "clash",
        "blind",
    ),
    "an end with nobody out": (midway, lambda p: p.update(phase="over", **WON), "clash", "blind"),
    "an end with somebody else out": (over, put("went_out", 1), "clash", "turn"),
    "an end in the turn of another than is out": (over, put("turn", 1), "clash", "blind"),
    "an end in the turn of another who went out": (over, every(put("turn", 1), put("went_out", 1)), "clash", "blind"),
    "an end with everybody out": (
        over,
        every(
            *(all_of((field, 1), ("burnt", 1)) for field in ("hands", "banks", "open", "blind")),
        ),
        "clash",
        "blind",
    ),
    # the decision point
    "a winner before the end": (midway, put("winners", [0]), "clash", "winners"),
    "an end without a winner": (over, put("winners", []), "clash", "winners"),
    "the phase over in play": (midway, put("phase", "over"), "clash", "blind"),
    "over in a phase of play": (midway, lambda p: p.update(**WON), "clash", "over"),
    "an opening without its card": (opening, put("first_card", None), "clash", "first_card"),
    "a Half that opened": (midway, put("first_card", "half"), "clash", "first_card"),
    "a Demon that opened": (opened, put("first_card", "demon"), "clash", "first_card"),
    "a free opening that a number in a hand as dealt forbids": (opened, put("first_card", None), "clash", "first_card"),
    "a card that opened though a hand as dealt holds a lower": (opened, put("first_card", "2"), "clash", "first_card"),
    "a lower card in a hand as dealt than opened": (
        lower_is_known,
        every(move("6", ("hands", 1), ("banks", 1)), lambda p: p["hands"][1].append(taken(p["banks"][1], "1"))),
        "clash",
        "first_card",
    ),
    "a number in a hand as dealt after a free opening": (
        freely_opened,
        every(move("half", ("hands", 1), ("banks", 1)), lambda p: p["hands"][1].append(taken(p["banks"][1], "0"))),
        "clash",
        "first_card",
    ),
    "a holder forgotten who has not laid": (opened, put("holders", []), "clash", "holders"),
    "a holder who has laid": (opened, put("holders", [1, 2]), "clash", "holders"),
    "a holder who has laid in place of one who has not": (opened, put("holders", [2]), "clash", "holders"),
    "a holder without the card that opened": (opened, put("holders", [0, 1]), "clash", "holders"),
    "a holder after a free opening": (freely_opened, put("holders", [1]), "clash", "holders"),
    "a holder whose card went to the bank": (
        opened,
        every(move("1", ("hands", 1), ("banks", 1)), lambda p: p["hands"][1].append(taken(p["banks"][1], "6"))),
        "clash",
        "holders",
    ),
    "an opening card before hands are dealt": (swapping, put("first_card", "1"), "clash", "first_card"),
    "an opening card that is not the lowest": (opening, put("first_card", "2"), "clash", "first_card"),
    "an opening card that nobody holds": (opening, put("first_card", "4"), "clash", "first_card"),
    "an opener without the lowest card": (opening, put("turn", 0), "clash", "turn"),
    "an opener without the lowest card of two": (tied, put("turn", 0), "clash", "turn"),
    "an opener named as holder of the lowest card": (
        opening,
        every(put("turn", 0), put("holders", [0])),
        "clash",
        "holders",
    ),
    "no holders of the opening card": (opening, put("holders", []), "clash", "holders"),
    "a holder who does not hold the card": (opening, put("holders", [0, 1]), "clash", "holders"),
    "all as holders of a card that two hold": (tied, put("holders", [0, 1, 2]), "clash", "holders"),
    "a holder forgotten": (tied, put("holders", [2]), "clash", "holders"),
    "the opener forgotten among the holders": (tied, put("holders", [1]), "clash", "holders"),
    "a holder whose card is in the bank": (
        tied,
        every(move("1", ("hands", 1), ("banks", 1)), lambda p: p["hands"][1].append(taken(p["banks"][1], "6"))),
        "clash",
        "holders",
    ),
    "a card of the holders in another hand too": (
        opening,
        every(move("2", ("hands", 0), ("banks", 1)), lambda p: p["hands"][0].append(taken(p["banks"][1], "1"))),
        "clash",
        "holders",
    ),
    "holders of a card that need not be laid": (only_specials, put("holders", [0]), "clash", "holders"),
    "all seats as holders of no card": (only_specials, put("holders", [0, 1]), "clash", "holders"),
    "holders where the winner opens": (by_winner, put("holders", [0]), "clash", "holders"),
    "holders in a later phase": (midway, put("holders", [0]), "clash", "holders"),
    "holders before hands are dealt": (swapping, put("holders", [0]), "clash", "holders"),
    "holders once it is over": (over, put("holders", [1]), "clash", "holders"),
    "a number to open with that nobody has": (only_specials, put("first_card", "5"), "clash", "first_card"),
    "an opening card where the winner opens": (by_winner, put("first_card", "1"), "clash", "first_card"),
    "a free opening with a number in a hand": (
        only_specials,
        every(move("half", ("hands", 1), ("banks", 1)), lambda p: p["hands"][1].append(taken(p["banks"][1], "0"))),
        "clash",
        "first_card",
    ),
    "a turn before anybody opened": (
        opening,
        lambda p: p.update(phase="hand", first_card=None, holders=[]),
        "clash",
        "phase",
    ),
    "a turn before anybody opened freely": (only_specials, put("phase", "hand"), "clash", "phase"),
    "open cards before anybody opened": (only_specials, put("phase", "open"), "clash", "phase"),
    "blind cards before anybody opened": (only_specials, put("phase", "blind"), "clash", "phase"),
    "open cards before the winner opened": (by_winner, put("phase", "open"), "clash", "phase"),
    "another than the winner opens": (by_winner, put("turn", 0), "clash", "turn"),
    "an opening by the winner of no mini-game": (
        by_winner,
        lambda p: p.update(number=1, points=[0, 0], went_out=None),
        "clash",
        "phase",
    ),
    "the winner opens against the house rule": (
        by_winner,
        lambda p: p["options"].update(opener="lowest"),
        "clash",
        "phase",
    ),
    "a free opening where the winner opens": (
        only_specials,
        every(
            lambda p: p["options"].update(opener="winner"),
            lambda p: p.update(number=2, shuffles=2, went_out=0, points=[2, 0]),
        ),
        "clash",
        "phase",
    ),
    "an opener's own lowest card, another's being lower": (
        opening,
        every(put("turn", 0), put("first_card", "2")),
        "clash",
        "first_card",
    ),
    "an opening with a Half": (
        only_specials,
        put("first_card", "half"),
        "clash",
        "first_card",
    ),
    "an opening with a Demon": (
        only_specials,
        every(put("first_card", "demon"), put("turn", 1)),
        "clash",
        "first_card",
    ),
    "an opening on a pot": (
        opening,
        every(lambda p: p["pot"].append(p["banks"][0].pop()), lambda p: p.update(pot_value=value_of(p["pot"]))),
        "clash",
        "phase",
    ),
    "a free opening on a pot": (
        only_specials,
        every(lambda p: p["pot"].append(p["banks"][0].pop()), lambda p: p.update(pot_value=value_of(p["pot"]))),
        "clash",
        "phase",
    ),
    "an opening after cards were burnt": (
        opening,
        lambda p: p["burnt"][1].append(p["banks"][1].pop()),
        "clash",
        "phase",
    ),
    "a swap on a pot": (
        swapping,
        every(lambda p: p["pot"].append(p["banks"][0].pop()), lambda p: p.update(pot_value=value_of(p["pot"]))),
        "clash",
        "pot",
    ),
    "a swap after cards were burnt": (
        swapping,
        lambda p: p["burnt"][0].append(p["banks"][0].pop()),
        "clash",
        "burnt",
    ),
    "a swap with a hand": (swapping, lambda p: p["hands"][1].append(p["banks"][1].pop()), "clash", "hands"),
    "a swap without an open card": (
        swapping,
        lambda p: p["burnt"][0].append(p["open"][0].pop(0)) or p["open"][0].append("-"),
        "clash",
        "open",
    ),
    "a swap without a blind card": (
        swapping,
        lambda p: p["burnt"][0].append(p["blind"][0].pop(0)) or p["blind"][0].append("-"),
        "clash",
        "blind",
    ),
    "a swap by another than the Deputy": (swapping, put("turn", 1), "clash", "deputy"),
    "an opening with the lowest where the winner opens": (
        opening,
        every(
            lambda p: p["options"].update(opener="winner"),
            lambda p: p.update(number=2, shuffles=2, went_out=1, points=[0, 2]),
        ),
        "clash",
        "phase",
    ),
    "open cards to be laid before the hand": (midway, put("phase", "open"), "clash", "phase"),
    "blind cards to be laid before the hand": (midway, put("phase", "blind"), "clash", "phase"),
    "a hand to be laid from, of no card": (midway, put("turn", 1), "clash", "phase"),
    "blind cards to be laid before the open ones": (
        midway,
        every(put("turn", 1), put("phase", "blind")),
        "clash",
        "phase",
    ),
    "open cards to be laid, of which there is none": (
        midway,
        every(put("turn", 2), put("phase", "open")),
        "clash",
        "phase",
    ),
    # the series
    "fewer shuffles than mini-games": (midway, put("shuffles", 2), "clash", "shuffles"),
    "a seventh classic mini-game": (
        classic,
        lambda p: p.update(number=7, shuffles=7, points=[9, 9, 0]),
        "value",
        "number",
    ),
    "somebody went out before the first": (opening, put("went_out", 0), "clash", "went_out"),
    "nobody went out before the third": (midway, put("went_out", None), "clash", "went_out"),
    "a Deputy before the first classic mini-game": (
        classic,
        lambda p: p.update(number=1, points=[0, 0, 0], went_out=None),
        "clash",
        "deputy",
    ),
    "no Deputy before the third classic mini-game": (classic, put("deputy", None), "clash", "deputy"),
    "a Deputy of a modern match": (midway, put("deputy", 0), "clash", "deputy"),
    "points before the first": (opening, put("points", [1, 0]), "clash", "points"),
    "more points than three for each": (midway, put("points", [7, 0, 0]), "clash", "points"),
    "fewer points than were given": (midway, put("points", [1, 0, 0]), "clash", "points"),
    "more points than were given": (midway, put("points", [3, 3, 3]), "clash", "points"),
    "fewer points than Presidents and Deputies get": (classic, put("points", [3, 2, 0]), "clash", "points"),
    "more points than Presidents and Deputies get": (classic, put("points", [4, 4, 3]), "clash", "points"),
    "no point for who went out": (midway, put("went_out", 2), "clash", "points"),
    "no point for who went out at the end": (
        classic_over,
        lambda p: p.update(points=[1, 17], winners=[1], deputy=1),
        "clash",
        "points",
    ),
    "one point for the President": (classic, put("points", [5, 1, 0]), "clash", "points"),
    "no point for the Deputy": (classic, put("points", [0, 6, 0]), "clash", "points"),
    "no point for the Deputy who may swap": (swapping, every(put("turn", 1), put("deputy", 1)), "clash", "points"),
    "two points for who is President and Deputy": (
        classic,
        lambda p: p.update(points=[4, 2, 0], deputy=1),
        "clash",
        "points",
    ),
    "a modern match that should be over": (
        midway,
        lambda p: p.update(number=4, points=[7, 3, 0]),
        "clash",
        "points",
    ),
    "an end before seven points": (over, put("points", [6, 2]), "clash", "points"),
    "an end with the lead shared": (
        over,
        lambda p: p.update(points=[7, 7], winners=[0, 1], number=5, shuffles=5),
        "clash",
        "points",
    ),
    "an end won by another": (over, put("winners", [1]), "clash", "points"),
    "an end won by all": (over, put("winners", [0, 1]), "clash", "points"),
    "a classic end before the sixth": (
        classic_over,
        lambda p: p.update(number=5, points=[8, 8]),
        "clash",
        "points",
    ),
    "a classic end won by one of two": (classic_over, put("winners", [0]), "clash", "points"),
}


def taken(cards: list[str], card: str) -> str:
    """Take a card out of several."""
    cards.remove(card)
    return card


def taken_low(position: Document) -> str:
    """Take a 1 out of the bank of the last seat."""
    return taken(position["banks"][2], "1")


def value_of(pot: list[str]) -> int:
    """Reckon a pot of one card in halves."""
    (card,) = pot
    return 2 * int(card) if card.isdigit() else int(card == "half")


@pytest.mark.parametrize(("maker", "damage", "why", "field"), DAMAGES.values(), ids=DAMAGES)
def test_a_contradiction_is_refused_with_its_field(
    maker: Callable[[], Document], damage: Change, why: str, field: str
) -> None:
    position = maker()
    damage(position)
    refusal = refused(position)
    assert (refusal.why, refusal.facts["field"]) == (why, field)


# --- what comes close to a contradiction


ALLOWED: dict[str, tuple[Callable[[], Document], Change]] = {
    "the highest points there can be": (midway, put("points", [4, 4, 0])),
    "the fewest points there can be": (midway, put("points", [1, 1, 0])),
    "six points alone": (midway, every(put("points", [6, 0, 0]), put("went_out", 0))),
    "a shared lead above seven": (midway, lambda p: p.update(number=5, points=[8, 8, 0])),
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
    "the card that opened in a hand that has laid": (
        opened,
        every(lambda p: p["banks"][2].append(p["hands"][2].pop(0)), lambda p: p["hands"][2].insert(1, taken_low(p))),
    ),
    "an opening in a later mini-game": (
        opening,
        lambda p: p.update(number=2, shuffles=2, went_out=0, points=[3, 0]),
    ),
    "the winner's option in the first mini-game": (opening, lambda p: p["options"].update(opener="winner")),
    "an opening by the other of two who hold the card": (tied, put("turn", 1)),
    "a free opening by the other": (only_specials, put("turn", 1)),
    "a free opening in a later mini-game": (
        only_specials,
        lambda p: p.update(number=2, shuffles=3, went_out=0, points=[3, 0]),
    ),
    "a free opening in the first mini-game of the winner's option": (
        only_specials,
        lambda p: p["options"].update(opener="winner"),
    ),
    "a winner who opens without the lowest card": (
        by_winner,
        every(put("turn", 0), put("went_out", 0), put("points", [2, 0])),
    ),
    "another than the winner in turn once he has opened": (
        by_winner,
        every(
            lambda p: p["pot"].append(p["banks"][0].pop()),
            lambda p: p.update(pot_value=value_of(p["pot"]), turn=0),
        ),
    ),
    "another than the winner opens the next pot": (
        by_winner,
        every(lambda p: p["burnt"][1].append(p["banks"][1].pop()), put("turn", 0)),
    ),
    "a swap by the other Deputy": (
        swapping,
        every(put("turn", 1), put("deputy", 1), put("points", [2, 1])),
    ),
    "the sixth classic mini-game": (classic, lambda p: p.update(number=6, shuffles=6, points=[9, 6, 0])),
    "a classic match with more than seven points": (
        classic,
        lambda p: p.update(number=4, shuffles=4, points=[9, 0, 0], went_out=0),
    ),
}


@pytest.mark.parametrize(("maker", "change"), ALLOWED.values(), ids=ALLOWED)
def test_what_a_match_could_come_to_is_accepted(maker: Callable[[], Document], change: Change) -> None:
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
            named = refused({**position, field: value}).facts["field"]
            assert named in {field, "cards", "options", "winners" if field == "over" else field}


def test_a_views_document_is_no_position() -> None:
    match = EIGHT.from_position(midway())
    for viewer in (0, None):
        with pytest.raises(KlafError):
            EIGHT.from_position(match.view(viewer).document())
