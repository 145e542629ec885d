"""Positions: what no match could come to is refused, and the field is named."""

import pytest

from klaf import BadPosition
from klaf.engine.document.writer import Document
from tests.games.damage import Change, Maker, put, refused
from tests.games.tuki.table import HALF, TUKI, opening, play, table

LAST = "1 2 3 4 / 5 6 7 (8)"
FULL = "1 2 3 4 / 5 6 7 8"


def over() -> Document:
    match = table(LAST, HALF, drawn="11", points=[[1, 2], [3, 4], [5, 6], [7, 8]])
    play(match, "0:throw:7 1:bin 1:put:0")
    assert match.over
    return match.position()


def taking() -> Document:
    return table(HALF, HALF, HALF).position()


def placing() -> Document:
    return table(HALF, HALF, drawn="11", recycled=True).position()


def ending() -> Document:
    return table(LAST, FULL, HALF, turn=2, closer=1).position()


def before() -> Document:
    match = opening("0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7")
    play(match, "0:open:1")
    return match.position()


def swap_cards(document: Document) -> None:
    """Move the top of the pile to the bin, so that counts stay right."""
    document["bin"].append(document["pile"].pop())


WRONG = [
    (taking, put("phase", "turn"), "phase"),
    (taking, put("turn", 3), "turn"),
    (taking, put("turn", True), "turn"),
    (taking, put("turn", None), "turn"),
    (taking, put("phase", "place"), "taken"),
    (taking, put("phase", "opening"), "turn"),
    (taking, put("phase", "over"), "over"),
    (taking, put("rounds", 6), "rounds"),
    (taking, put("rounds", 1), "points"),
    (taking, put("points", [[1, 2, 3]]), "points"),
    (taking, put("order", [0, 1, 1]), "order"),
    (taking, put("order", [0, 1]), "order"),
    (taking, put("order", [0, 1, 3]), "order"),
    (taking, put("options", "birthday", 1), "order"),
    (taking, put("closer", 3), "closer"),
    (taking, put("closer", 0), "turn"),
    (taking, put("closer", 1), "open"),
    (taking, put("quiet", -1), "quiet"),
    (taking, put("quiet", 31), "quiet"),
    (taking, put("to_open", [0, 1, 0]), "to_open"),
    (taking, put("to_open", [0, 3, 0]), "to_open"),
    (taking, put("open", [[0, 1], [0, 1]]), "open"),
    (taking, put("open", 1, [0]), "open"),
    (taking, put("open", 1, [1, 0]), "open"),
    (taking, put("open", 1, [0, 0]), "open"),
    (taking, put("open", 1, [0, 8]), "open"),
    (taking, put("open", 1, [0, True]), "open"),
    (taking, put("open", 1, list(range(8))), "open"),
    (taking, put("boxes", 0, ["1"] * 7), "boxes"),
    (taking, put("boxes", 0, 0, "13"), "boxes"),
    (taking, put("boxes", 0, 0, "12"), "cards"),
    (taking, put("bin", []), "cards"),
    (taking, put("taken", ["9"]), "cards"),
    (taking, put("taken_from", "bin"), "taken_from"),
    (taking, put("taken_from", "box"), "taken_from"),
    (taking, put("recycled", ["9"]), "recycled"),
    (taking, put("shuffles", 1), "shuffles"),
    (taking, put("winners", [0]), "winners"),
    (placing, put("taken_from", "none"), "taken_from"),
    (placing, put("taken_from", "bin"), "recycled"),
    (placing, put("phase", "take"), "taken"),
    (placing, swap_cards, "recycled"),
    (placing, put("shuffles", 2), "shuffles"),
    (ending, put("turn", 0), "open"),
    (ending, put("turn", 1), "turn"),
    (ending, put("quiet", 1), "quiet"),
    (ending, put("closer", None), "open"),
    (ending, put("open", 1, [0, 1, 2]), "open"),
    (ending, put("open", 2, list(range(8))), "open"),
    (before, put("turn", 0), "turn"),
    (before, put("to_open", [0, 0]), "to_open"),
    (before, put("to_open", [2, 2]), "open"),
    (before, put("to_open", [1, 1]), "open"),
    (before, put("open", [[1], [2]]), "open"),
    (before, put("closer", 1), "closer"),
    (before, put("quiet", 1), "closer"),
    (before, swap_cards, "bin"),
    (before, put("phase", "take"), "turn"),
    (over, put("rounds", 4), "points"),
    (over, put("winners", [0, 1]), "winners"),
    (over, put("points", 4, [1, 2]), "points"),
    (over, put("points", 0, [1, 93]), "points"),
    (over, put("points", 0, [-21, 2]), "points"),
    (over, put("points", 0, [1]), "points"),
    (over, put("points", 0, [1, True]), "points"),
    (over, put("points", 0, [50, 0]), "winners"),
    (over, put("turn", 0), "turn"),
    (over, put("closer", None), "turn"),
    (over, put("quiet", 2), "quiet"),
    (over, put("open", 0, [0, 1, 2]), "open"),
    (over, put("shuffles", 5), "shuffles"),
]


@pytest.mark.parametrize(
    ("start", "change", "field"),
    WRONG,
    ids=[f"{start.__name__}-{n}-{field}" for n, (start, _, field) in enumerate(WRONG)],
)
def test_what_no_match_could_come_to_is_refused(start: Maker, change: Change, field: str) -> None:
    document = start()
    assert TUKI.from_position(document).position() == document
    change(document)
    assert refused(TUKI, document).facts["field"] == field


def test_points_are_those_that_a_box_can_count() -> None:
    for lowest, highest in ((-20, 92), (92, -20)):
        document = table(HALF, HALF, points=[[lowest, highest]]).position()
        assert document["points"] == [[lowest, highest]]
    for wrong in (-21, 93):
        with pytest.raises(BadPosition) as caught:
            table(HALF, HALF, points=[[0, wrong]])
        assert caught.value.facts["field"] == "points"


def test_an_empty_bin_is_one_whose_only_card_was_taken() -> None:
    assert table(HALF, HALF, bin="", taken="9").position()["bin"] == []
    for drawn in ("9", ""):
        with pytest.raises(BadPosition):
            table(HALF, HALF, bin="", drawn=drawn)


def test_a_quiet_turn_may_follow_the_first_full_box() -> None:
    for quiet in (0, 1):
        match = table(FULL, FULL, HALF, HALF, turn=2, closer=0, quiet=quiet)
        assert match.position()["quiet"] == quiet
    with pytest.raises(BadPosition):
        table(FULL, FULL, HALF, HALF, turn=2, closer=0, quiet=2)


def test_fields_are_listed_by_name() -> None:
    assert list(taking())[9:] == [
        *("phase", "turn", "rounds", "points", "order", "closer", "quiet", "to_open", "open", "boxes"),
        *("taken", "taken_from", "pile", "bin", "recycled"),
    ]
