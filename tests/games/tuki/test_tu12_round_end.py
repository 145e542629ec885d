"""TU-12, TU-13: the boxes are counted at the end of a round, and the sum explains itself."""

from tests.games.tuki.table import TUKI, kinds, play, see, table, told

FIRST = "7 1 P 2 / 7 3 7 (2)"


def test_tu12_every_box_is_counted_and_told_part_by_part() -> None:
    match = table(FIRST, "0 1 2 3 / (4) (5) (6) (7)", drawn="11", points=[[30, -5]])
    play(match, "0:throw:7")
    events = play(match, "1:bin 1:put:0")
    assert kinds(events) == [
        *("took", "put", "binned", "revealed"),
        *("counted", "counted", "counted", "scored"),
        *("counted", "counted", "counted", "counted", "scored"),
        *("round", "turned-up"),
    ]
    facts = [facts for seat, facts in told(events, "counted") if seat == 0]
    assert facts == [
        {"part": "quartet", "number": "7", "columns": (0, 2), "cards": ("7", "7", "P", "7"), "points": -10},
        {"part": "column", "number": "", "columns": (1,), "cards": ("1", "3"), "points": 4},
        {"part": "pair", "number": "2", "columns": (3,), "cards": ("2", "2"), "points": 0},
    ]
    assert told(events, "scored") == [(0, {"points": -6, "total": 24}), (1, {"points": 39, "total": 34})]
    assert see(match, "points") == [[30, -5], [-6, 39]]
    assert match.scores == (-24, -34)


def test_tu15_columns_of_parrots_join_a_number_where_the_table_says_so() -> None:
    for joins, points in (("zero", 9), ("joins", -6)):
        match = table("P 7 P 3 / P 7 P (6)", "0 1 2 3 / (4) (5) (6) (7)", drawn="11", options={"double_parrot": joins})
        play(match, "0:throw:7")
        events = play(match, "1:bin 1:put:0")
        assert told(events, "scored")[0] == (0, {"points": points, "total": points})
        parts = [facts["part"] for seat, facts in told(events, "counted") if seat == 0]
        assert parts == (["parrots", "pair", "parrots", "column"] if joins == "zero" else ["sextet", "column"])


def test_tu20_the_next_round_is_dealt_by_itself_from_all_cards() -> None:
    match = table(FIRST, "0 1 2 3 / (4) (5) (6) (7)", drawn="11", bin="9 9 9", pile="0 0", quiet=3)
    play(match, "0:throw:7")
    events = play(match, "1:bin 1:put:0")
    assert told(events, "round") == [(None, {"number": 2})]
    at = match.position()
    assert (at["phase"], at["turn"], at["rounds"]) == ("opening", None, 1)
    assert (at["open"], at["to_open"], at["closer"], at["quiet"]) == ([[], []], [2, 2], None, 0)
    assert (at["taken"], at["recycled"], at["shuffles"]) == ([], [], 8)
    assert (len(at["bin"]), len(at["pile"])) == (1, 91)
    assert told(events, "turned-up") == [(None, {"card": at["bin"][0]})]
    assert match.acting == (0, 1)
    assert TUKI.from_position(at).same_state(match)


def test_tu20_a_pile_made_of_the_bin_is_forgotten_in_the_next_round() -> None:
    match = table(FIRST, "0 1 2 3 / (4) (5) (6) (7)", drawn="11", recycled=True)
    play(match, "0:throw:7 1:bin 1:put:0")
    assert see(match, "recycled") == []
