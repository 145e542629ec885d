"""TU-08, TU-09: a drawn card may be thrown away; then a card is opened, unless it is the last hidden one."""

from tests.games.tuki.table import (
    HALF,
    box,
    kinds,
    legal,
    play,
    puts,
    refused,
    see,
    stand,
    table,
    throws,
    told,
    top,
    why,
)

LAST = "1 2 3 4 / 5 6 7 (8)"
TWO = "1 2 3 4 / 5 6 (7) (8)"


def test_tu08_a_drawn_card_may_be_thrown_away_opening_a_hidden_one() -> None:
    match = table(HALF, HALF, drawn="11")
    assert legal(match, 0) == puts("01234567") + throws("4567")
    events = play(match, "0:throw:5")
    assert box(match, 0) == "1 2 3 4 / (5) 6 (7) (8)"
    assert top(match) == "11"
    assert kinds(events) == ["threw", "opened", "turn"]
    assert told(events, "threw") == [(0, {"card": "11"})]
    assert told(events, "opened") == [(0, {"place": 5, "card": "6"})]
    assert (stand(match), see(match, "quiet")) == ("take 1", 0)


def test_tu08_a_card_from_the_bin_may_not_be_thrown_back() -> None:
    match = table(LAST, HALF, taken="11")
    assert legal(match, 0) == puts("01234567")
    for move in ("throw:7", "throw", "throw:0"):
        assert why(match, 0, move) == ("TU-08", "tuki-throw-bin")


def test_tu08_only_a_hidden_card_can_be_opened() -> None:
    match = table(HALF, HALF, drawn="11")
    for place in range(4):
        assert why(match, 0, f"throw:{place}") == ("TU-08", "tuki-already-open")
        assert refused(match, 0, f"throw:{place}").facts["place"] == place


def test_tu09_with_one_hidden_card_left_one_may_throw_and_pass() -> None:
    match = table(LAST, HALF, drawn="11")
    assert legal(match, 0) == [*puts("01234567"), *throws("7"), "throw"]
    events = play(match, "0:throw")
    assert box(match, 0) == LAST
    assert top(match) == "11"
    assert kinds(events) == ["threw", "kept", "turn"]
    assert (stand(match), see(match, "quiet"), see(match, "closer")) == ("take 1", 1, None)


def test_tu09_with_two_hidden_cards_one_may_not_pass() -> None:
    match = table(TWO, HALF, drawn="11")
    assert legal(match, 0) == puts("01234567") + throws("67")
    assert why(match, 0, "throw") == ("TU-09", "tuki-throw-pass")
    assert refused(match, 0, "throw").facts["count"] == 2


def test_tu09_the_last_card_may_stay_hidden_for_several_turns() -> None:
    match = table(LAST, LAST, pile="11 12 10 9")
    play(match, "0:pile 0:throw 1:pile 1:throw 0:pile 0:put:0 1:bin 1:put:2 0:pile 0:throw")
    assert (box(match, 0), box(match, 1)) == ("10 2 3 4 / 5 6 7 (8)", "1 2 1 4 / 5 6 7 (8)")
    assert see(match, "closer") is None
