"""Every refusal: the rule that forbids the move, the facts, and a sentence in each language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from klaf import BadMove, Match, Move, NoSuchSeat
from klaf.locale import LANGUAGES
from tests.games import refusals
from tests.games.taki.table import TAKI, play, refused, see, table

HAND = "R7 R8 B9"
OTHERS = ("B1 B4 G4", "G1 Y4 Y5")
CATCH = {"last_card": "catch"}


@dataclass(frozen=True)
class Case(refusals.Case):
    """An illegal move: by default seat 0's, in turn, on a red 3."""

    hands: tuple[str, ...] = (HAND, *OTHERS)
    setup: Mapping[str, Any] = field(default_factory=dict, kw_only=True)

    def table(self) -> Match:
        """Set the table up."""
        return table(*self.hands, **self.setup)


def run(lead: str, **options: Any) -> dict[str, Any]:
    """Set up seat 0's red run."""
    return {"lead": lead, "phase": "run", "taki_open": True, "options": options}


def chain(debt: int, **fields: Any) -> dict[str, Any]:
    """Set up a debt before seat 0."""
    return {"lead": "R+2", "phase": "chain", "debt": debt, **fields}


OLD = {"edition": "112-king"}
OFF = {"options": {"last_card": "off"}}
FREE = {"lead": "G5 king", "phase": "free"}
OWED = {"lead": "Rplus", "phase": "owed"}
WINDOW: dict[str, Any] = {
    "hands": ("+3 R7 break", "B1 B4 B5", "G1 Y4 break"),
    "before": "0:+3",
}
PASSED = {**WINDOW, "before": "0:+3 1:pass"}
# Seat 0 has one card and has not called; it is seat 1's turn.
SILENT: dict[str, Any] = {"hands": ("R7 R8", *OTHERS), "before": "0:R7"}
CATCHING = {**SILENT, "setup": {"options": CATCH}}

OVER = [
    Case(move, "TK-40", "over", {"move": move}, ("R7", *OTHERS), seat=seat, before="0:R7")
    for seat, move in ((0, "draw"), (1, "B1"), (1, "B9"), (2, "pass"), (0, "last"), (1, "catch:0"))
]

OUT_OF_TURN = [
    Case(move, "TK-05", "out-of-turn", {"move": move, "seat": 2, "turn": 0}, seat=2)
    for move in ("Y4", "Y9", "draw", "close", "end", "+3", "super:R")
] + [
    # TK-02 forbids it too; but whoever is not in turn hears that first.
    Case("+3", "TK-05", "out-of-turn", {"move": "+3", "seat": 2, "turn": 0}, seat=2, setup=OLD),
    # A seat that may call or catch, but is not in turn.
    *(
        Case(move, "TK-05", "out-of-turn", {"move": move, "seat": 0, "turn": 1}, **SILENT)
        for move in ("R8", "R8!", "Y9", "draw", "close", "end")
    ),
    *(
        Case(move, "TK-05", "out-of-turn", {"move": move, "seat": 2, "turn": 1}, seat=2, **CATCHING)
        for move in ("Y4", "draw", "close", "end")
    ),
    # A seat with nothing to do, while another than the one in turn may call.
    Case("Y4", "TK-05", "out-of-turn", {"move": "Y4", "seat": 2, "turn": 1}, seat=2, **SILENT),
    Case("G1", "TK-05", "out-of-turn", {"move": "G1", "seat": 1, "turn": 2}, seat=1, setup={"turn": 2}),
    # Whoever let a +3 pass waits for the seat that laid it.
    Case(
        "B1",
        "TK-05",
        "out-of-turn",
        {"move": "B1", "seat": 1, "turn": 0},
        seat=1,
        **PASSED,
    ),
]

# What may be done out of turn is refused by its own rule, not because it is another's turn.
OUT_OF_PLACE = [
    Case("pass", "TK-30", "pass-no-window", seat=2),
    Case("pass", "TK-30", "pass-no-window", seat=1, **PASSED),
    Case("last", "TK-10", "call-not-due", {"count": 3}, seat=2),
    Case("last", "TK-11", "calls-off", seat=2, setup=OFF),
    Case("last", "TK-10", "called-already", {}, ("R7 R8", "B4 B5"), before="0:R7!"),
    Case("last", "TK-11", "call-too-late", {}, ("R7 R8 R9", "R1", "B4 B5"), seat=1, setup={"waived": [1]}),
    Case("catch:0", "TK-11", "catch-off", seat=2),
    Case("catch:1", "TK-11", "catch-nobody", {"offender": 1}, seat=2, setup={"options": CATCH}),
    *(Case(move, "TK-29", "break-no-plus3", {}, (HAND, "B1 B4", "break Y4"), seat=2) for move in ("break", "break!")),
    Case("break", "TK-29", "break-no-plus3", seat=2),
    Case("break", "TK-29", "break-no-plus3", {}, (HAND, "B1 B4", "break Y4"), seat=2, setup=chain(2)),
    Case("break", "TK-02", "not-in-edition", {"card": "break"}, seat=2, setup=OLD),
    Case("break", "TK-30", "passed-already", {}, seat=2, **{**WINDOW, "before": "0:+3 2:pass"}),
]

CARDS = [
    Case("+3", "TK-02", "not-in-edition", {"card": "+3"}, setup=OLD),
    Case("break", "TK-02", "not-in-edition", {"card": "break"}, setup=OLD),
    Case("break!", "TK-02", "not-in-edition", {"card": "break"}, ("R7 R8", *OTHERS), setup=OLD),
    *(
        Case(move, "TK-06", "not-held", {"card": move.partition(":")[0]})
        for move in ("R9", "B1", "Rtaki", "colour:R", "super", "super:B", "king", "+3", "break")
    ),
    Case("R9!", "TK-06", "not-held", {"card": "R9"}),
    Case("break", "TK-06", "not-held", {"card": "break"}, seat=1, **WINDOW),
    Case("B9", "TK-06", "no-match", {"card": "B9", "lead": "R3"}),
    Case("B9!", "TK-06", "no-match", {"card": "B9", "lead": "R3"}, ("R7 B9", *OTHERS)),
    Case("B9", "TK-06", "no-match", {"card": "B9", "lead": "R+2"}, setup={"lead": "R+2"}),
    Case(
        "B9",
        "TK-06",
        "no-match",
        {"card": "B9", "lead": "Rtaki"},
        setup={"lead": "R3 Rtaki", "taki_open": True},
    ),
    Case("B9", "TK-06", "no-match", {"card": "B9", "lead": "Rplus"}, setup=OWED),
    *(
        Case(
            card,
            "TK-06",
            "wrong-colour",
            {"card": card, "colour": "G"},
            ("colour R7", f"{card} G5"),
            seat=1,
            before="0:colour:G!",
        )
        for card in ("B9", "R1", "B1", "Y1")
    ),
]

DEBTS = [
    Case("R7", "TK-21", "debt", {"card": "R7", "debt": 2}, setup=chain(2)),
    Case("Rtaki", "TK-21", "debt", {"card": "Rtaki", "debt": 4}, ("Rtaki R8 B9", *OTHERS), setup=chain(4)),
    Case("colour:R", "TK-23", "debt", {"card": "colour", "debt": 2}, ("colour R8 B9", *OTHERS), setup=chain(2)),
    Case("super", "TK-38", "debt", {"card": "super", "debt": 2}, ("super R8 B9", *OTHERS), setup=chain(2)),
    Case("super:B", "TK-38", "debt", {"card": "super", "debt": 2}, ("super R8 B9", *OTHERS), setup=chain(2)),
    Case(
        "+3",
        "TK-27",
        "plus3-in-chain",
        {"debt": 6},
        ("+3 R8 B9", *OTHERS),
        setup=chain(6, options={"plus3_in_chain": "forbidden"}),
    ),
]

RUNS = [
    Case("B9", "TK-34", "run-colour", {"card": "B9", "colour": "R"}, setup=run("Rtaki R9")),
    Case(
        "Btaki",
        "TK-36",
        "other-taki",
        {"card": "Btaki", "colour": "R"},
        ("Btaki R1", *OTHERS),
        setup=run("Rtaki"),
    ),
    Case("+3", "TK-28", "plus3-ends-run", {}, ("+3 R1 B9", *OTHERS), setup=run("R4", plus3_ends_taki=False)),
    Case("draw", "TK-35", "draw-in-run", setup=run("R4")),
    Case("close", "TK-36", "close-bare", setup=run("Rtaki")),
    Case("close", "TK-36", "close-bare", setup=run("R4 super") | {"lead_colour": "R", "lead_figure": "taki"}),
    Case("end", "TK-37", "end-auto-close", setup=run("R4", auto_close=True)),
    *(
        Case(move, "TK-35", why, setup=setup)
        for setup in ({}, {"taki_open": True}, chain(2), OWED)
        for move, why in (("close", "close-no-run"), ("end", "end-nothing"))
    ),
    Case("close", "TK-35", "close-no-run", setup=FREE),
]

SUPER = [
    Case("super:B", "TK-38", "super-named", {"colour": "R"}, ("super R7 B9", *OTHERS)),
    Case("super:R", "TK-38", "super-named", {"colour": "R"}, ("super R7 B9", *OTHERS)),
    Case("super:R", "TK-38", "super-named", {"colour": "R"}, ("super R7 B9", *OTHERS), setup=run("R4")),
    Case("super", "TK-38", "super-unnamed", {}, ("super R7 B9", *OTHERS), setup=FREE),
    Case("super!", "TK-38", "super-unnamed", {}, ("super R7", *OTHERS), setup=FREE),
    Case(
        "super",
        "TK-38",
        "super-unnamed",
        {},
        ("super R7 B9", *OTHERS),
        setup={"lead": "king", "options": {"first_card": "any"}},
    ),
]

BREAKERS = [
    *(
        Case("break", "TK-32", "break-on-plus2", {}, ("break R7 B9", *OTHERS), setup=setup)
        for setup in ({"lead": "R+2"}, chain(2), run("Rtaki R+2"))
    ),
    Case("break", "TK-29", "own-plus3", {}, ("+3 break", *OTHERS), before="0:+3"),
    Case("R1", "TK-30", "window-own", {}, ("+3 R1 R4", "R5 R6"), before="0:+3"),
    *(Case(move, "TK-30", "window", seat=2, **WINDOW) for move in ("Y4", "Y9", "+3", "draw", "close", "end")),
]

CALLS = [
    Case("last", "TK-11", "calls-off", setup=OFF),
    Case("R7!", "TK-11", "calls-off", {}, ("R7 R8", *OTHERS), setup=OFF),
    Case("R7!", "TK-11", "call-too-early", {"card": "R7"}),
    Case("R7!", "TK-11", "call-too-early", {"card": "R7"}, ("R7", *OTHERS)),
    Case("break!", "TK-11", "call-too-early", {"card": "break"}, ("break R7", *OTHERS)),
    Case("break!", "TK-11", "call-too-early", {"card": "break"}, seat=2, **WINDOW),
    Case("last", "TK-10", "call-not-due", {"count": 3}),
    Case("last", "TK-10", "called-already", {}, ("R7 Rstop", "B1 B4"), before="0:Rstop!"),
    Case("last", "TK-11", "call-too-late", {}, ("R7 R8", "B4 B5"), before="0:R7 1:draw", setup={"options": CATCH}),
    Case("last", "TK-11", "call-too-late", {}, ("R7 +3", "R8 R9"), before="0:+3 0:pass"),
    Case("last", "TK-12", "call-none-due", {}, ("R7", "R8"), setup={"options": {"pyramid": True, "pyramid_start": 1}}),
    Case(
        "break",
        "TK-30",
        "passed-already",
        {},
        ("+3 R1", "break", "R4 R5"),
        seat=1,
        before="0:+3 1:pass",
        setup={"options": CATCH, "due": [1]},
    ),
    *(Case("pass", "TK-30", "pass-no-window", setup=setup) for setup in ({}, chain(2), OWED, FREE, run("R4"))),
    Case("pass", "TK-30", "pass-no-window", {}, ("R7 Rstop", "B1 B4"), before="0:Rstop"),
    Case("catch:1", "TK-11", "catch-off", {}, ("R7 R8", "B1", "B4 B5"), setup={"due": [1]}),
    Case("catch:2", "TK-11", "catch-nobody", {"offender": 2}, setup={"options": CATCH}),
    Case("catch:0", "TK-11", "catch-nobody", {"offender": 0}, ("R7", *OTHERS), setup={"options": CATCH}),
    Case("catch:0", "TK-11", "catch-nobody", {"offender": 0}, **CATCHING),
    Case("catch:9", "TK-11", "catch-nobody", {"offender": 9}, seat=1, **CATCHING),
    Case(
        "catch:0",
        "TK-11",
        "catch-in-turn",
        {"offender": 0},
        ("R7 +3", *OTHERS),
        seat=1,
        before="0:+3",
        setup={"options": CATCH},
    ),
    Case(
        "catch:0",
        "TK-11",
        "catch-let-off",
        {"offender": 0},
        ("R7 R8", *OTHERS),
        seat=1,
        before="0:R7 1:pass",
        setup={"options": CATCH},
    ),
]

DRAWS = [
    Case("draw", "TK-24", "draw-owed", setup=OWED),
    Case("draw", "TK-25", "draw-after-king", setup=FREE),
    Case("draw", "TK-07", "must-play", setup={"options": {"must_play": True}}),
]

CASES = [*OVER, *OUT_OF_TURN, *OUT_OF_PLACE, *CARDS, *DEBTS, *RUNS, *SUPER, *BREAKERS, *CALLS, *DRAWS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_refusal_names_its_rule_and_its_facts(case: Case) -> None:
    refusals.assert_refused(case)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", refusals.one_of_each(CASES), ids=str)
def test_each_refusal_is_said_in_every_language(case: Case, lang: str) -> None:
    refusals.assert_said(case, lang)


def test_every_reason_of_the_game_is_tried() -> None:
    assert refusals.reasons_of(TAKI) == {(case.rule, case.why) for case in CASES}


def test_the_rules_named_are_rules_of_the_book() -> None:
    assert {case.rule for case in CASES} <= set(TAKI.rule_ids)


# --- in a window, a move that only the window's end forbids


def test_whoever_passed_the_breakers_window_is_not_told_of_calls() -> None:
    match = table("R7 break", "+3 B4 B5", "G1 Y4 break", "Y5 Y6 Y7", options=CATCH)
    play(match, "0:R7 1:+3 0:pass 2:pass")
    assert (match.acting, see(match, "asked")) == ((0, 1, 2, 3), [3])
    for seat in (0, 2):
        refusal = refused(match, seat, "break")
        assert (seat, refusal.rule) == (seat, "TK-30")


def test_whoever_was_dealt_one_card_is_not_told_that_it_is_too_late_to_call() -> None:
    match = TAKI.new(players=2, seed=1, pyramid=True, pyramid_start=1, opener=0)
    assert refused(match, 0, "last").rule == "TK-12"


# --- moves that no position could allow, and seats that no table has


MISSPELT = "R R2 R10 r7 R7!! !R7 7R P7 colour colour: colour:X super: super:X King draw! close! last! pass! +2"
MISSPELT += " catch catch: catch:10 catch:-1 catch:0! take blind:1 taki Rcolour −3 ר7 RESIGN"
NO_MOVES: list[Any] = [
    "",
    " ",
    "R7 ",
    " R7",
    "R7\n",
    "x" * 1000,
    143,
    -1,
    1 << 70,
    True,
    None,
    1.0,
    b"R7",
    ["R7"],
]
STRANGE = [Move(0, "R7"), Move(-1, "R1"), Move(500, "R1")]


@pytest.mark.parametrize("move", [*MISSPELT.split(), *NO_MOVES, *STRANGE], ids=lambda move: repr(move)[:20])
def test_a_malformed_move_is_no_move_of_this_game(move: Any) -> None:
    refusals.assert_malformed(table(HAND, *OTHERS), move)


@pytest.mark.parametrize("move", ["R7", 5, np.int64(5), Move(5, "R7")], ids=repr)
def test_a_move_may_be_given_as_text_or_number(move: Any) -> None:
    match = table(HAND, *OTHERS)
    match.play(0, move)
    assert see(match, "discards") == ["R3", "R7"]


@pytest.mark.parametrize("seat", [3, -1, 10, True, "0", None, 0.0, 1 << 70], ids=repr)
def test_a_seat_that_the_table_does_not_have(seat: Any) -> None:
    refusals.assert_no_such_seat(table(HAND, *OTHERS), seat)


def test_a_seat_that_does_not_exist_stays_so_when_the_match_is_over() -> None:
    match = table("R7", *OTHERS)
    play(match, "0:R7")
    with pytest.raises(NoSuchSeat):
        match.play(3, "draw")
    with pytest.raises(BadMove):
        match.play(0, "nonsense")


# --- whatever is not legal is refused, with a rule of the book


@pytest.mark.parametrize("options", [{}, CATCH, {"pyramid": True, "pyramid_start": 2, "must_play": True}])
def test_along_a_match_every_other_move_is_refused_by_a_rule(options: dict[str, Any]) -> None:
    match = TAKI.new(players=3, seed=5, **options)
    for step in range(30):
        if match.over:
            break
        for seat in range(3):
            refusals.assert_others_refused(match, seat, TAKI.moves.all[step % 7 :: 7])
        seat = match.acting[step % len(match.acting)]
        moves = match.legal(seat)
        match.play(seat, moves[step * 5 % len(moves)])
    assert len(match.played) > 10
