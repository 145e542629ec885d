"""Every refusal: the rule that forbids the move, the facts, and a sentence in each language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from klaf import Match
from klaf.locale import LANGUAGES, Term
from tests.games import refusals
from tests.games.eight.table import EIGHT, GONE, refused, table

OTHERS = ("2 2 2", "3 3 3")
NO_HANDS = ("", "")


@dataclass(frozen=True)
class Case(refusals.Case):
    """An illegal move: by default seat 0's, in turn, with 7, 8 and Half in hand on a pot of 6."""

    hand: str = "7 8 half"
    pot: str = "6"
    setup: Mapping[str, Any] = field(default_factory=dict)
    others: tuple[str, ...] = field(default=OTHERS, kw_only=True)

    def table(self) -> Match:
        """Set the table up."""
        return table(self.hand, *self.others, pot=self.pot, **{"open": ["1 0 9"], **self.setup})


BLIND = {"open": [GONE], "blind": ["- 4 7"]}
LAST = {"open": [GONE], "blind": ["- - 7"], "number": 3, "points": [4, 1, 0], "went_out": 0}
SWAP: dict[str, Any] = {
    "rest": "banks",
    "phase": "swap",
    "edition": "classic",
    "number": 2,
    "points": [3, 0, 0],
    "went_out": 0,
    "deputy": 0,
}
SIXTH = {**LAST, "number": 6, "points": [10, 5, 0], "deputy": 0, "edition": "classic"}
OPENING = {"rest": "banks", "phase": "opening"}

OVER = [
    Case(move, rule, "over", {"move": move}, "", "6", setup, seat=seat, before="0:blind:2")
    for rule, setup in (("EH-31", LAST), ("EH-32", SIXTH))
    for seat, move in ((0, "take"), (1, "2"), (1, "blind:0"), (2, "keep"))
]
OUT_OF_TURN = [
    Case(move, rule, "out-of-turn", {"move": move, "seat": seat, "turn": 0}, hand, pot, setup, seat=seat, others=others)
    for rule, hand, pot, setup, others in (("EH-06", "7 8 half", "6", {}, OTHERS), ("EH-32", "", "", SWAP, NO_HANDS))
    for seat, move in ((1, "2"), (1, "9"), (2, "take"), (2, "blind:1"), (2, "8+half"))
]
HELD = [
    Case("5", "EH-06", "eight-not-held", {"card": "5", "held": 0, "wanted": 1}),
    Case("7x2", "EH-06", "eight-not-held", {"card": "7", "held": 1, "wanted": 2}),
    Case("7x3", "EH-06", "eight-not-held", {"card": "7", "held": 1, "wanted": 3}),
    Case("demon", "EH-06", "eight-not-held", {"card": "demon", "held": 0, "wanted": 1}),
    Case("halfx2", "EH-06", "eight-not-held", {"card": "half", "held": 1, "wanted": 2}),
    Case("8x2+half", "EH-06", "eight-not-held", {"card": "8", "held": 1, "wanted": 2}),
    Case("8+half", "EH-06", "eight-not-held", {"card": "half", "held": 0, "wanted": 1}, "7 8"),
    Case("9x2", "EH-06", "eight-not-held", {"card": "9", "held": 1, "wanted": 2}, ""),
    Case("8", "EH-06", "eight-not-held", {"card": "8", "held": 0, "wanted": 1}, ""),
    Case("9", "EH-20", "eight-hand-first", {"card": "9"}),
    Case("1", "EH-20", "eight-hand-first", {"card": "1"}),
    Case("8x2", "EH-20", "eight-hand-first", {"card": "8"}, setup={"open": ["8 0 9"]}),
    Case("8x2+half", "EH-20", "eight-hand-first", {"card": "8"}, setup={"open": ["8 0 9"]}),
    Case("8+half", "EH-20", "eight-hand-first", {"card": "half"}, "7 8", setup={"open": ["half 0 9"]}),
]
OPENINGS = [
    Case(move, "EH-05", "eight-must-open", {"card": "1"}, "1 8 half", "", {**OPENING, "first_card": "1"})
    for move in ("8", "half", "8+half")
]
VALUES = [
    Case("4", "EH-06", "eight-too-low", {"card": "4", "value": "12"}, "4 8 half"),
    Case("7", "EH-06", "eight-too-low", {"card": "7", "value": "15"}, pot="7 half"),
    Case("7", "EH-06", "eight-too-low", {"card": "7", "value": "16"}, pot="8 demon"),
    Case("8", "EH-06", "eight-too-low", {"card": "8", "value": "17"}, pot="8 half"),
    Case("9", "EH-06", "eight-too-low", {"card": "9", "value": "19"}, "9", "9 half"),
    Case("1", "EH-06", "eight-too-low", {"card": "1", "value": "12"}, ""),
    Case(
        "4",
        "EH-06",
        "eight-too-low",
        {"card": "4", "value": "10"},
        "4",
        "5 demon",
        {"options": {"five_after_demon": False}},
    ),
    Case("half", "EH-11", "eight-half-on-top", {}, pot="8 half"),
    Case("halfx2", "EH-11", "eight-half-on-top", {}, "half half", "8 half demon"),
    Case("0", "EH-13", "eight-zero-on-top", {}, "0 7", "8 half"),
    Case("0", "EH-12", "eight-zero-on-part", {"value": "13"}, "0 7", "6 half"),
    Case("0x2", "EH-12", "eight-zero-on-part", {"value": "1"}, "0 0", "half"),
    Case("0", "EH-12", "eight-zero-on-part", {"value": "19"}, "", "9 half"),
    Case("8+half", "EH-13", "eight-together-too-low", {"value": "18"}, pot="9"),
    Case("8x2+half", "EH-13", "eight-together-too-low", {"value": "19"}, "8 8 half", "9 half"),
    Case("7", "EH-14", "eight-on-five", {"card": "7"}, pot="5"),
    Case("9", "EH-14", "eight-on-five", {"card": "9"}, "9", "5 demon"),
    Case("6x2", "EH-14", "eight-on-five", {"card": "6"}, "6 6", "4 half half"),
    Case("8+half", "EH-14", "eight-on-five-together", {"move": "8+half"}, pot="5"),
    Case("8x2+half", "EH-14", "eight-on-five-together", {"move": "8x2+half"}, "8 8 half", "5 demon"),
]
TAKES = [
    Case("take", "EH-07", "eight-can-play", {"value": "12"}),
    Case("take", "EH-07", "eight-can-play", {"value": "10"}, "half", "5"),
    Case("take", "EH-07", "eight-can-play", {"value": "0"}, "", "0"),
    Case("take", "EH-07", "eight-take-empty", {}, pot=""),
    Case("take", "EH-07", "eight-take-empty", {}, pot="", setup={"options": {"may_take": True}}),
    Case("take", "EH-07", "eight-take-empty", {}, "", "", BLIND),
    Case("take", "EH-07", "eight-take-empty", {}, "1 8 half", "", {**OPENING, "first_card": "1"}),
    Case("take", "EH-21", "eight-take-blind", {}, "", "6", BLIND),
]
BLINDS = [
    *(Case(f"blind:{place}", "EH-20", "eight-blind-too-early") for place in range(3)),
    Case("blind:1", "EH-20", "eight-blind-too-early", {}, ""),
    Case("blind:1", "EH-20", "eight-blind-too-early", {}, "1 8 half", "", {**OPENING, "first_card": "1"}),
    Case("blind:0", "EH-21", "eight-blind-gone", {"place": 0}, "", "6", BLIND),
    *(Case(move, "EH-21", "eight-only-blind", {}, "", "6", BLIND) for move in ("7", "4", "half", "8+half")),
]
SWAPS = [
    *(Case(move, "EH-32", "eight-no-swaps") for move in ("keep", "swap:0:1:0")),
    # Out of turn too, the swap's own rule forbids it.
    *(Case(move, "EH-32", "eight-no-swaps", seat=1) for move in ("keep", "swap:0:0:0")),
    *(
        Case(move, "EH-32", "eight-swap-over", {}, "", "", SWAP, seat=1, others=NO_HANDS)
        for move in ("keep", "swap:0:0:0", "swap:0:1:0")
    ),
    *(Case(move, "EH-32", "eight-swap-over", setup={"edition": "classic"}) for move in ("keep", "swap:0:1:0")),
    *(
        Case(move, "EH-32", "eight-swap-first", {}, "", "", SWAP, others=NO_HANDS)
        for move in ("1", "8+half", "take", "blind:0")
    ),
    *(
        Case(move, "EH-32", "eight-swap-own", {}, "", "", SWAP, others=NO_HANDS)
        for move in ("swap:0:0:0", "swap:1:0:2")
    ),
    Case("swap:0:3:0", "EH-32", "eight-swap-nobody", {"other": 3, "last": 2}, "", "", SWAP, others=NO_HANDS),
    Case("swap:2:4:2", "EH-32", "eight-swap-nobody", {"other": 4, "last": 2}, "", "", SWAP, others=NO_HANDS),
]
CASES = [*OVER, *OUT_OF_TURN, *HELD, *OPENINGS, *VALUES, *TAKES, *BLINDS, *SWAPS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_refusal_names_its_rule_and_its_facts(case: Case) -> None:
    refusals.assert_refused(case)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", refusals.one_of_each(CASES), ids=str)
def test_each_refusal_is_said_in_every_language(case: Case, lang: str) -> None:
    refusals.assert_said(case, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("hand", "pot", "move", "value"),
    [("4", "6", "4", "6"), ("7", "7 half", "7", "7½"), ("0", "half", "0", "½"), ("9", "9 half", "9", "9½")],
)
def test_a_value_is_said_with_its_half(hand: str, pot: str, move: str, value: str, lang: str) -> None:
    sentence = refused(table(hand, *OTHERS, pot=pot), 0, move).sentence(lang)
    assert re.search(rf"(?<![\d½]){value}(?![\d½])", sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_half_and_demon_have_a_name_in_every_language(lang: str) -> None:
    names = []
    for card in ("half", "demon"):
        refusal = refused(table("7", *OTHERS, pot="6", open=["3 4 5"]), 0, card)
        fact = refusal.facts["card"]
        assert isinstance(fact, Term)
        names.append(fact.say(lang))
        assert names[-1] in refusal.sentence(lang)
    assert names[0] != names[1]


def test_every_reason_of_the_game_is_tried() -> None:
    assert refusals.reasons_of(EIGHT) == {(case.rule, case.why) for case in CASES}


def test_the_rules_named_are_rules_of_the_book() -> None:
    assert {case.rule for case in CASES} <= set(EIGHT.rule_ids)


# --- moves that no position could allow, and seats that no table has


MISSPELT = "10 -1 7x0 7x1 7x4 7X2 x2 Half HALF halves demons 8½ 8+½ 8.5 8+half+half 8x3+half 7+half half+8 blind"
MISSPELT += " blind: blind:3 blind:-1 swap swap:0 swap:0:0 swap:3:0:0 swap:0:5:0 swap:0:1:3 Take pass draw R7 שד"
NO_MOVES: list[Any] = ["", " ", "7 ", " 7", "7\n", "x" * 1000, 88, -1, 1 << 70, True, None, 1.0, b"7", ["7"]]


@pytest.mark.parametrize("move", [*MISSPELT.split(), *NO_MOVES], ids=lambda move: repr(move)[:20])
def test_a_malformed_move_is_no_move_of_this_game(move: Any) -> None:
    refusals.assert_malformed(table("7 8 half", *OTHERS, pot="6"), move)


@pytest.mark.parametrize("seat", [3, -1, 10, True, "0", None], ids=repr)
def test_a_seat_that_the_table_does_not_have(seat: Any) -> None:
    refusals.assert_no_such_seat(table("7 8 half", *OTHERS, pot="6"), seat)


# --- whatever is not legal is refused, with a rule of the book


@pytest.mark.parametrize(
    ("edition", "options"),
    [("modern", {}), ("modern", {"five_after_demon": False, "may_take": True}), ("classic", {"opener": "winner"})],
)
def test_along_a_match_every_other_move_is_refused_by_a_rule(edition: str, options: dict[str, Any]) -> None:
    match = EIGHT.new(players=3, seed=8, edition=edition, **options)
    for step in range(100):
        seat = match.acting[0]
        refusals.assert_others_refused(match, seat, EIGHT.moves.all[step % 5 :: 5])
        moves = match.legal(seat)
        match.play(seat, moves[step * 7 % len(moves)])
    assert len(match.played) == 100
