"""Positions as documents: whatever is missing, unknown, impossible or contradictory is refused by its name."""

import json
from typing import Any

import pytest

from klaf import KlafError, OtherRules
from tests.conformance.covered import Document
from tests.conformance.taki import TAKI
from tests.games.damage import Change, every, house, put, refused
from tests.games.taki.table import table

GAME = TAKI.game


def good() -> Document:
    """A position in which much may go wrong: two seats, a chain, calls made and due."""
    match = table(
        "R4",
        "B4 B5",
        "G4",
        lead="B3 R+2",
        phase="chain",
        debt=2,
        turn=1,
        due=[0],
        called=[2],
        options={"last_card": "catch"},
        let_off=[[2], [], []],
    )
    return match.position()


def test_a_position_shows_every_field_by_name() -> None:
    assert list(GAME.new(2, seed=1).position()) == [
        *("game", "rules", "edition", "players", "options", "key", "shuffles", "over", "winners"),
        *("phase", "turn", "direction", "lead_colour", "lead_figure", "lead_at", "taki_open"),
        *("debt", "added", "asked", "idle", "due", "waived", "called", "let_off"),
        *("stages", "counts", "hands", "pile", "discards"),
    ]


def test_the_order_of_fields_and_of_cards_in_a_hand_does_not_matter() -> None:
    position = good()
    turned = dict(reversed(position.items()))
    turned["hands"] = [hand[::-1] for hand in position["hands"]]
    assert GAME.from_position(turned).position() == position


@pytest.mark.parametrize("field", good())
def test_a_missing_field_is_named(field: str) -> None:
    position = good()
    del position[field]
    assert refused(GAME, position).facts["field"] == field
    assert refused(GAME, position).why == "missing"


@pytest.mark.parametrize("field", good())
@pytest.mark.parametrize("value", [None, [], {}, "", "x", -1, 1.5, 10**400, [None], [[None]], [{}]], ids=repr)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: Any) -> None:
    position = good()
    if position[field] == value or (field, value) in [("waived", []), ("called", [])]:
        assert GAME.from_position({**position, field: value})
        return
    refusal = refused(GAME, {**position, field: value})
    follows = {"let_off"} if field == "due" else {"cards", "counts", "options"}
    assert refusal.facts["field"] in {field, *follows}


def swap(one: str, other: str) -> Change:
    """Exchange a card of hand 1 for another that lies in the pile."""

    def change(position: Document) -> None:
        position["hands"][1].remove(one)
        position["pile"].remove(other)
        position["hands"][1].append(other)
        position["pile"].append(one)

    return change


# What is done to the position; the reason it is refused for, and the field it names.
DAMAGES: dict[str, tuple[Change, str, str]] = {
    "another game": (put("game", "poker"), "value", "game"),
    "an unknown field": (put("weather", "fine"), "unknown", "weather"),
    "a field of a view": (put("viewer", 0), "unknown", "viewer"),
    "an unknown edition": (put("edition", "1999"), "options", "options"),
    "one player": (put("players", 1), "options", "options"),
    "more players than hands": (put("players", 4), "value", "let_off"),
    "an unknown option": (house(jokers=True), "options", "options"),
    "an option with a wrong value": (house(must_play=1), "options", "options"),
    "an option left out": (lambda p: p["options"].pop("must_play"), "missing", "options"),
    "a short key": (put("key", "00"), "value", "key"),
    "a key in capitals": (put("key", "A" * 64), "value", "key"),
    "no shuffle yet": (put("shuffles", 0), "value", "shuffles"),
    "a truth for a number": (put("debt", True), "value", "debt"),
    "a number for a truth": (put("taki_open", 0), "value", "taki_open"),
    "over without winners": (put("over", True), "clash", "winners"),
    "winners before the end": (put("winners", [0]), "clash", "winners"),
    "over in a phase of play": (every(put("over", True), put("winners", [0])), "clash", "over"),
    "the phase over in play": (put("phase", "over"), "clash", "over"),
    "an unknown phase": (put("phase", "nap"), "value", "phase"),
    "a turn beyond the table": (put("turn", 3), "value", "turn"),
    "an unknown direction": (put("direction", "up"), "value", "direction"),
    "another colour than the lead's": (put("lead_colour", "B"), "clash", "lead_colour"),
    "another figure than the lead's": (put("lead_figure", "7"), "clash", "lead_colour"),
    "a lead beyond the discards": (put("lead_at", 2), "value", "lead_at"),
    "a lead under another": (
        every(put("lead_at", 0), put("lead_colour", "B"), put("lead_figure", "3")),
        "clash",
        "lead_at",
    ),
    "a chain without a debt": (put("debt", 0), "clash", "debt"),
    "a debt beyond all": (put("debt", 101), "value", "debt"),
    "a debt outside a chain": (put("phase", "turn"), "clash", "debt"),
    "a run without a TAKI": (every(put("phase", "run"), put("debt", 0)), "clash", "taki_open"),
    "a card owed to no Plus": (every(put("phase", "owed"), put("debt", 0)), "clash", "lead_figure"),
    "a window that asks nobody": (put("phase", "break"), "clash", "asked"),
    "an asked seat without a window": (put("asked", [0]), "clash", "asked"),
    "a +3 that asks its own player": (every(put("phase", "break"), put("asked", [1])), "clash", "asked"),
    "a +3 that added nothing to a debt": (every(put("phase", "break"), put("asked", [0])), "clash", "added"),
    "seats out of order": (put("due", [1, 0]), "value", "due"),
    "a seat twice": (put("due", [0, 0]), "value", "due"),
    "a seat beyond the table": (put("due", [3]), "value", "due"),
    "a seat that is a truth": (put("due", [False]), "value", "due"),
    "a call both due and made": (put("called", [0, 2]), "clash", "called"),
    "a call with two cards": (put("called", [1, 2]), "clash", "called"),
    "a call where none is made": (house(last_card="off"), "clash", "due"),
    "an offender let off without catching": (
        house(last_card="auto"),
        "clash",
        "let_off",
    ),
    "an offender that lets itself off": (put("let_off", [[0], [], []]), "clash", "let_off"),
    "too many rounds of nothing": (put("idle", 3), "clash", "idle"),
    "a stage beyond the pyramid": (put("stages", [8, 9, 8]), "value", "stages"),
    "a stage of nothing": (put("stages", [8, 0, 8]), "value", "stages"),
    "a stage too few": (put("stages", [8, 8]), "value", "stages"),
    "other counts than the hands": (put("counts", [1, 3, 1]), "clash", "counts"),
    "a hand too few": (lambda p: p["hands"].pop(), "value", "hands"),
    "a hidden hand": (put("hands", 0, None), "value", "hands"),
    "a hidden card": (put("pile", 0, None), "card", "pile"),
    "an unknown card": (put("pile", 0, "R2"), "card", "pile"),
    "a card by its number": (put("discards", 0, 3), "card", "discards"),
    "a card in a list": (lambda p: p["hands"][1].append(["R4"]), "card", "hands"),
    "a card too many": (lambda p: p["pile"].append("R4"), "count", "cards"),
    "a card too few": (lambda p: p["pile"].pop(), "count", "cards"),
    "a card in place of another": (put("pile", 0, "king"), "count", "cards"),
    "a card of another edition": (put("edition", "112-king"), "count", "cards"),
    "no discards": (every(lambda p: p["pile"].extend(p["discards"]), put("discards", [])), "value", "discards"),
}


@pytest.mark.parametrize(("damage", "why", "field"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_refused_with_its_field(damage: Change, why: str, field: str) -> None:
    position = good()
    damage(position)
    refusal = refused(GAME, position)
    assert (refusal.why, refusal.facts["field"]) == (why, field)


def test_a_card_may_change_places_with_another() -> None:
    position = good()
    swap("B4", "king")(position)
    assert GAME.from_position(position).position()["hands"][1] == ["B5", "king"]


def test_counts_of_cards_are_told() -> None:
    position = good()
    position["pile"].append("R4")
    assert str(refused(GAME, position)) == "The position has 3 of the card R4; there must be 2."


def test_other_rules_are_told_from_damage() -> None:
    with pytest.raises(OtherRules, match=r"version 2 .*version 1"):
        GAME.from_position({**good(), "rules": GAME.version + 1})


@pytest.mark.parametrize("thing", [None, 1, "{}", [], [("game", "taki")], b"{}"], ids=repr)
def test_what_is_no_object_is_no_position(thing: Any) -> None:
    assert refused(GAME, thing).why == "document"


def test_a_views_document_is_no_position() -> None:
    match = GAME.from_position(good())
    for viewer in (0, None):
        with pytest.raises(KlafError):
            GAME.from_position(match.view(viewer).document())


def test_a_position_survives_json_and_its_text_is_stable() -> None:
    text = json.dumps(good())
    assert json.dumps(GAME.from_position(json.loads(text)).position()) == text
