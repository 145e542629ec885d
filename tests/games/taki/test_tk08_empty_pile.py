"""TK-08: the pile runs out."""

import pytest

from tests.games.taki.table import KEY, SHUFFLES, TAKI, drawn, hand, kinds, legal, play, refused, see, stand, table
from tests.games.taki.test_tk03_deal import shuffled


def test_tk08_the_discards_become_a_new_pile() -> None:
    match = table("B4 B5", "B6 B7", "B8 B9", rest="discards")
    under = see(match, "discards")[:-1]
    assert len(under) == 116 - 7
    pile = shuffled(under, bytes.fromhex(KEY), number=SHUFFLES)
    events = play(match, "0:draw")
    assert kinds(events) == ["shuffled-in", "drew", "turn"]
    assert events[0].facts == {"count": 109}
    assert events[1].facts["cards"] == (pile[-1],)
    assert see(match, "pile") == pile[:-1]
    assert see(match, "discards") == ["R3"]
    assert (see(match, "lead_at"), see(match, "shuffles")) == (0, SHUFFLES + 1)
    assert stand(match) == "turn 1 R3"
    assert match.same_state(TAKI.from_position(match.position()))


@pytest.mark.parametrize("on_top", ["+3", "break", "king", "king break", "+3 king +3"])
def test_tk08_the_leading_card_and_what_lies_on_it_stay(on_top: str) -> None:
    match = table("B4 B5", "B6 B7", lead=f"B8 G9 R3 {on_top}", rest=1)
    events = play(match, "0:draw")
    assert kinds(events) == ["shuffled-in", "drew", "turn"]
    assert see(match, "discards") == ["R3", *on_top.split()]
    left = see(match, "pile")
    assert sorted([*left, *hand(match, 0).split()]) == ["B4", "B5", "B8", "G9"]
    assert len(left) == 1
    assert see(match, "lead_at") == 0
    assert stand(match) == "turn 1 R3"
    assert match.same_state(TAKI.from_position(match.position()))


def test_tk08_an_open_taki_stays_open_when_it_is_shuffled_in() -> None:
    match = table("B4 B5", "B6 B7", lead="Rtaki R4", taki_open=True, rest=1)
    play(match, "0:draw")
    assert hand(match, 0) == "Rtaki B4 B5"
    assert stand(match) == "turn 1 R4 open"


def test_tk08_nothing_is_shuffled_before_a_card_is_missing() -> None:
    match = table("B4 B5", "B6 B7", lead="B8 G9 R3", pile="Y1", rest=1)
    events = play(match, "0:draw")
    assert kinds(events) == ["drew", "turn"]
    assert hand(match, 0) == "B4 B5 Y1"
    assert (see(match, "pile"), see(match, "discards")) == ([], ["B8", "G9", "R3"])


def test_tk08_the_pile_may_run_out_in_the_middle_of_a_draw() -> None:
    match = table("B4 B5", "B6", lead="B8 G9 B+2 R+2", pile="Y1", rest=1, phase="chain", debt=4)
    events = play(match, "0:draw")
    assert kinds(events) == ["drew", "shuffled-in", "drew", "turn"]
    assert drawn(events) == [(0, 1, "debt"), (0, 3, "debt")]
    assert hand(match, 0) == "B4 B5 B8 B+2 G9 Y1"
    assert (see(match, "pile"), see(match, "discards")) == ([], ["R+2"])


def test_tk08_if_there_is_too_little_one_draws_what_there_is() -> None:
    match = table("B4 B5", "B6", lead="B+2 G+2 R+2", pile="Y1", rest=1, phase="chain", debt=6)
    assert drawn(play(match, "0:draw")) == [(0, 1, "debt"), (0, 2, "debt")]
    assert hand(match, 0) == "B4 B5 B+2 G+2 Y1"
    assert stand(match) == "turn 1 R+2"
    assert see(match, "idle") == 0


def test_tk08_if_there_is_nothing_one_draws_nothing_and_the_turn_passes() -> None:
    match = table("B4 B5", "B6", "G4 G5", rest=1)
    events = play(match, "0:draw")
    assert kinds(events) == ["drew", "turn"]
    assert events[0].facts == {"cards": (), "count": 0, "reason": "turn"}
    assert hand(match, 0) == "B4 B5"
    assert stand(match) == "turn 1 R3"
    assert (see(match, "idle"), see(match, "shuffles")) == (1, SHUFFLES)


@pytest.mark.parametrize(
    ("hands", "rest", "winners"),
    [
        (["B4 B5", "B6"], 1, (0,)),
        (["B4 B5", "B6 B7"], 0, (1,)),
        (["B4 B5", "B6", "G4 G5 G6"], 1, (0,)),
        (["B4 B5", "B6", "G4 G5"], 1, (0, 2)),
        (["B4", "B5 B6", "G4 G5 G6", "G7 G8"], 0, (1, 3)),
        (["B4 B5", "B6 B7", "G4 G5", "G6 G7"], 3, (0, 1, 2)),
    ],
)
def test_tk08_after_a_whole_round_of_drawing_nothing_the_fewest_cards_win(
    hands: list[str], rest: int, winners: tuple[int, ...]
) -> None:
    match = table(*hands, rest=rest)
    for seat in range(len(hands) - 1):
        assert kinds(play(match, f"{seat}:draw")) == ["drew", "turn"]
        assert not match.over
        assert see(match, "idle") == seat + 1
    events = play(match, f"{len(hands) - 1}:draw")
    assert kinds(events) == ["drew", "stuck", "won"]
    assert events[-1].facts == {"winners": winners}
    assert match.over
    assert match.winners == winners
    assert match.scores == tuple(float(seat in winners) for seat in range(len(hands)))
    assert match.acting == ()
    assert see(match, "phase") == "over"
    assert refused(match, 0, "draw").rule == "TK-40"


@pytest.mark.parametrize("stages", [[8, 1, 8], [1, 8, 8], [2, 3, 1]])
def test_tk08_stages_do_not_count(stages: list[int]) -> None:
    match = table("B4 B5 B6", "B7 B8", "G4", rest=2, stages=stages, options={"pyramid": True})
    play(match, "0:draw 1:draw 2:draw")
    assert match.winners == (1,)


def test_tk08_a_hand_dealt_short_to_nothing_has_the_fewest_cards() -> None:
    match = table("B4 B5 B6", "", "G4", rest=2, options={"pyramid": True})
    play(match, "0:draw 1:draw 2:draw")
    assert match.winners == (1,)


def test_tk08_the_round_goes_on_from_any_seat_and_against_the_clock() -> None:
    match = table("B4 B5 B6", "B7 B8", "G4", rest=2, turn=1, direction="counter-clockwise")
    play(match, "1:draw 0:draw")
    assert not match.over
    play(match, "2:draw")
    assert match.winners == (1,)


def test_tk08_a_debt_that_finds_nothing_counts_too() -> None:
    match = table("B4 B5", "B6", lead="R+2", rest=1, phase="chain", debt=2)
    assert drawn(play(match, "0:draw")) == [(0, 0, "debt")]
    assert stand(match) == "turn 1 R+2"
    play(match, "1:draw")
    assert match.winners == (0,)


@pytest.mark.parametrize("lays", ["2:+3 0:pass 1:pass", "2:break", "2:king 2:end"])
def test_tk08_a_card_laid_in_between_begins_the_round_anew(lays: str) -> None:
    match = table("B4 B5", "B6 B7", "G4 +3 break king", rest=2)
    play(match, f"0:draw 1:draw {lays}")
    play(match, "0:draw 1:draw")
    assert not match.over
    assert see(match, "idle") == 2
    play(match, "2:draw")
    assert match.winners == (0, 1)


def test_tk08_a_card_found_in_between_begins_the_round_anew() -> None:
    match = table("B4 B5", "B6 B7", "G4 R4", rest=2)
    play(match, "0:draw 1:draw 2:R4")
    assert see(match, "idle") == 0
    assert drawn(play(match, "0:draw 1:draw 2:draw")) == [(0, 1, "turn"), (1, 0, "turn"), (2, 0, "turn")]
    assert see(match, "idle") == 2
    play(match, "0:draw")
    assert match.winners == (1,)


def test_tk08_drawing_one_card_of_many_owed_begins_the_round_anew() -> None:
    match = table("B4 B5", "B6 B7", rest=1)
    play(match, "0:draw")
    assert see(match, "idle") == 1
    play(match, "1:R+2")
    assert drawn(play(match, "0:draw")) == [(0, 1, "debt")]
    assert see(match, "idle") == 0
    play(match, "1:draw")
    assert not match.over


def test_tk08_a_penalty_that_finds_nothing_is_paid() -> None:
    match = table("B4", "B6 B7", "G4 G5", rest=2, turn=1, due=[0])
    assert drawn(play(match, "1:draw")) == [(0, 0, "penalty"), (1, 0, "turn")]
    assert see(match, "due") == []
    assert legal(match, 0) == []
    assert drawn(play(match, "2:draw")) == [(2, 0, "turn")]
    assert see(match, "idle") == 2
