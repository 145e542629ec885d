"""TK-10: "Last card!"."""

import pytest

from tests.games.taki.table import drawn, each_next_seat, hand, kinds, legal, play, refused, see, table


@pytest.mark.parametrize("moves", ["0:R4!", "0:R4 0:last"])
@pytest.mark.parametrize("action", ["1:R5", "1:draw"])
def test_tk10_whoever_calls_draws_nothing(moves: str, action: str) -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9")
    events = play(match, moves)
    assert [event.seat for event in events if event.kind == "called"] == [0]
    assert (see(match, "called"), see(match, "due")) == ([0], [])
    assert match.acting == (1,)
    assert "penalty" not in [reason for _, _, reason in drawn(play(match, action))]
    assert hand(match, 0) == "B9"
    assert see(match, "called") == [0]


@each_next_seat
@pytest.mark.parametrize("lays", [True, False])
def test_tk10_whoever_has_not_called_when_the_next_has_played_draws_four(
    players: int, direction: str, next_seat: int, lays: bool
) -> None:
    hands = ["R5 R6 R7", "R4 B9", "R5 R6 R7", "G1 G3 G4"][:players]
    match = table(*hands, turn=1, direction=direction, pile="Y1 Y3 Y4 Y5 G9")
    play(match, "1:R4")
    assert see(match, "due") == [1]
    assert see(match, "counts")[1] == 1
    events = play(match, f"{next_seat}:R5" if lays else f"{next_seat}:draw")
    assert drawn(events) == [(1, 4, "penalty"), *([] if lays else [(next_seat, 1, "turn")])]
    assert events[0].facts["cards"] == ("Y1", "Y3", "Y4", "Y5")
    counts = [3] * players
    counts[1], counts[next_seat] = 5, 2 if lays else 4
    assert see(match, "counts") == counts
    assert hand(match, 1) == "B9 Y1 Y3 Y4 Y5"
    assert (see(match, "due"), see(match, "waived"), see(match, "called")) == ([], [], [])


def test_tk10_the_penalty_is_drawn_once() -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9 R1")
    play(match, "0:R4 1:R5")
    assert drawn(play(match, "2:R8")) == []
    assert see(match, "counts") == [5, 2, 2]


@pytest.mark.parametrize(("cards", "count"), [("R4 B8 B9", 2), ("R4 B7 B8 B9", 3)])
def test_tk10_with_more_than_one_card_there_is_nothing_to_call(cards: str, count: int) -> None:
    match = table(cards, "R5 R6 R7", "R8 R9")
    assert kinds(play(match, "0:R4")) == ["laid", "turn"]
    assert see(match, "due") == []
    assert match.acting == (1,)
    assert drawn(play(match, "1:R5")) == []
    assert see(match, "counts") == [count, 2, 2]


def test_tk10_one_may_not_call_with_more_cards_in_turn() -> None:
    match = table("R4 B8 B9", "R5 R6", "R8 R9")
    refusal = refused(match, 0, "last")
    assert (refusal.rule, refusal.why, refusal.facts["count"]) == ("TK-10", "call-not-due", 3)


def test_tk10_one_calls_once() -> None:
    match = table("Rtaki R4 R5", "R6 R7", "R8 R9")
    play(match, "0:Rtaki 0:R4!")
    refusal = refused(match, 0, "last")
    assert (refusal.rule, refusal.why) == ("TK-10", "called-already")
    assert "last" not in legal(match, 0)


def test_tk10_only_the_silent_one_draws() -> None:
    match = table("R4 B9", "R5 B8", "R8 R9 R1", "G4")
    play(match, "0:R4! 1:R5")
    assert drawn(play(match, "2:R8")) == [(1, 4, "penalty")]
    assert see(match, "counts") == [1, 5, 2, 1]
