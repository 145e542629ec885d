"""EH-07: taking the pot, burnt cards, may_take."""

from typing import Any

import pytest

from klaf.locale import LANGUAGES
from tests.games.eight.table import EIGHT, hand, kinds, legal, places, play, refused, see, stand, table

MAY: dict[str, Any] = {"options": {"may_take": True}}
BOTH = pytest.mark.parametrize("may_take", [False, True])

# A seat in turn that can play, and one that cannot, in each stage in which cards are chosen.
STAGES: dict[str, tuple[dict[str, Any], str, str]] = {
    "hand": ({"hands": ("4 7 demon", "1 2")}, "6", "hand"),
    "open": ({"hands": ("", "1 2"), "open": ["4 - 7"]}, "6", "open"),
}
STUCK: dict[str, tuple[dict[str, Any], str, str]] = {
    "hand": ({"hands": ("1 4 5", "1 2")}, "6", "hand"),
    "open": ({"hands": ("", "1 2"), "open": ["4 - 5"]}, "6", "open"),
    "on five": ({"hands": ("6 7 9", "1 2")}, "5", "hand"),
    "on 8½": ({"hands": ("0 half 7", "1 2")}, "8 half", "hand"),
    "on 9½": ({"hands": ("0 9 8", "1 2")}, "9 half", "hand"),
}


@pytest.mark.parametrize("setup", STUCK.values(), ids=STUCK)
@BOTH
def test_eh07_whoever_cannot_play_takes_the_pot(setup: tuple[dict[str, Any], str, str], may_take: bool) -> None:
    fields, pot, phase = setup
    hands = fields["hands"]
    match = table(*hands, open=fields.get("open", ()), pot=pot, options={"may_take": may_take})
    assert stand(match).startswith(phase)
    assert legal(match, 0) == ["take"]
    events = play(match, "0:take")
    assert kinds(events) == ["took", "turn"]
    assert (events[0].seat, dict(events[0].facts)) == (0, {"reason": "turn", "count": len(pot.split())})
    assert see(match, "burnt")[0] == pot.split()
    assert stand(match) == "hand 1 pot empty"


@pytest.mark.parametrize("setup", STAGES.values(), ids=STAGES)
def test_eh07_one_who_can_play_must(setup: tuple[dict[str, Any], str, str]) -> None:
    fields, pot, phase = setup
    match = table(*fields["hands"], open=fields.get("open", ()), pot=pot)
    assert stand(match).startswith(phase)
    assert "take" not in legal(match, 0)
    refusal = refused(match, 0, "take")
    assert (refusal.rule, refusal.why, refusal.facts["value"]) == ("EH-07", "eight-can-play", str(2 * int(pot)))


@pytest.mark.parametrize("only", ["demon", "half", "0", "6", "8+half"])
def test_eh07_one_card_that_fits_is_enough(only: str) -> None:
    cards = {"8+half": "8 half 1"}.get(only, f"{only} 1 4")
    match = table(cards, "1 2", pot="8 half" if only == "8+half" else "6")
    assert legal(match, 0) == [only]
    assert refused(match, 0, "take").rule == "EH-07"


@pytest.mark.parametrize("setup", STAGES.values(), ids=STAGES)
def test_eh07_with_may_take_one_may_take_the_pot_although_one_can_play(setup: tuple[dict[str, Any], str, str]) -> None:
    fields, pot, phase = setup
    match = table(*fields["hands"], open=fields.get("open", ()), pot=pot, **MAY)
    assert stand(match).startswith(phase)
    assert len(legal(match, 0)) > 1
    assert legal(match, 0)[-1] == "take"
    before = (see(match, "hands"), see(match, "open"))
    assert kinds(play(match, "0:take")) == ["took", "turn"]
    assert (see(match, "hands"), see(match, "open")) == before
    assert stand(match) == "hand 1 pot empty"


def test_eh07_in_the_blind_stage_a_card_is_turned_up_first() -> None:
    match = table("", "1 2", open=["- - -"], blind=["4 - 7"], pot="6")
    assert legal(match, 0) == ["blind:0", "blind:2"]
    refusal = refused(match, 0, "take")
    assert (refusal.rule, refusal.why) == ("EH-21", "eight-take-blind")


def test_eh07_with_may_take_the_pot_may_be_taken_in_the_blind_stage_too() -> None:
    match = table("", "1 2", open=["- - -"], blind=["4 - 7"], pot="6", **MAY)
    assert legal(match, 0) == ["blind:0", "blind:2", "take"]
    events = play(match, "0:take")
    assert [(event.kind, event.seat, dict(event.facts)) for event in events] == [
        ("took", 0, {"reason": "turn", "count": 1}),
        ("turn", 1, {}),
    ]
    assert (see(match, "seen")[0], places(match, "blind", 0)) == ([], "4 - 7")


# --- an empty pot


@BOTH
@pytest.mark.parametrize("stage", ["hand", "open", "blind"])
def test_eh07_an_empty_pot_is_never_taken(stage: str, may_take: bool) -> None:
    cards = "4 7 9" if stage == "hand" else ""
    rows: dict[str, list[str | None]] = {"hand": [None], "open": ["4 7 9"], "blind": ["- - -"]}
    match = table(
        cards, "1 2", open=rows[stage], blind=["4 7 9"] if stage == "blind" else [None], options={"may_take": may_take}
    )
    assert stand(match) == f"{stage} 0 pot empty"
    assert "take" not in legal(match, 0)
    refusal = refused(match, 0, "take")
    assert (refusal.rule, refusal.why) == ("EH-07", "eight-take-empty")


@BOTH
def test_eh07_nor_when_a_mini_game_is_opened(may_take: bool) -> None:
    match = EIGHT.new(3, seed=1, may_take=may_take)
    seat = see(match, "turn")
    assert "take" not in legal(match, seat)
    assert refused(match, seat, "take").why == "eight-take-empty"


@BOTH
def test_eh07_nor_while_the_deputy_may_swap(may_take: bool) -> None:
    series: dict[str, Any] = {"number": 2, "points": [3, 0], "went_out": 0, "deputy": 0}
    match = table("", "", rest="banks", phase="swap", edition="classic", options={"may_take": may_take}, **series)
    assert "take" not in legal(match, 0)
    assert refused(match, 0, "take").rule == "EH-32"


# --- what becomes of the cards


@BOTH
def test_eh07_its_cards_are_burnt_and_count_against_the_taker(may_take: bool) -> None:
    match = table("1 2 3", "4", "7", burnt=["9 0", "5"], pot="1 6 demon demon", options={"may_take": may_take})
    play(match, "0:take")
    assert see(match, "burnt")[:2] == [["0", "1", "6", "9", "demon", "demon"], ["5"]]
    assert (see(match, "pot"), see(match, "pot_value")) == ([], 0)
    assert hand(match, 0) == "1 2 3"


def test_eh07_burnt_cards_are_out_of_play() -> None:
    match = table("3 3 3", "1 2", burnt=["9 9 9 9"], pot="6")
    assert refused(match, 0, "9").rule == "EH-06"
    play(match, "0:take 1:2")
    assert legal(match, 0) == ["3", "3x2", "3x3"]
    play(match, "0:3x3")
    assert (hand(match, 0), see(match, "burnt")[0]) == ("", ["6", "9", "9", "9", "9"])


def test_eh07_burnt_cards_of_several_pots_add_up() -> None:
    match = table("1 1 3", "8 8 8", "0 9", pot="6", options={"may_take": True})
    play(match, "0:take 1:8 2:take 0:1 1:8 2:9 0:take")
    assert see(match, "burnt")[0] == ["1", "6", "8", "9"]
    assert "8" in see(match, "burnt")[2]


# --- nobody hears whether it was by choice


@pytest.mark.parametrize(("cards", "may_take"), [("1 2 4", False), ("1 2 4", True), ("7 demon demon", True)])
def test_eh07_taking_is_told_the_same_by_choice_and_by_need(cards: str, may_take: bool) -> None:
    match = table(cards, "1 2", pot="6 6", options={"may_take": may_take})
    events = play(match, "0:take")
    assert [(event.kind, event.seat, dict(event.facts), event.secret) for event in events] == [
        ("took", 0, {"reason": "turn", "count": 2}, frozenset()),
        ("turn", 1, {}, frozenset()),
    ]
    names = {0: "Noa", 1: "Amir", -1: ""}
    said = [events[0].sentence(lang, EIGHT, names) for lang in LANGUAGES]
    assert len(set(said)) == 3
    assert all("Noa" in sentence for sentence in said)


def test_eh07_may_take_is_off_unless_it_is_chosen() -> None:
    assert EIGHT.new(2, seed=1).options["may_take"] is False
    assert EIGHT.new(2, edition="classic", seed=1).options["may_take"] is False
