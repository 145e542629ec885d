"""EH-20: hand, open cards, blind cards, one after the other."""

import pytest

from tests.games.eight.table import hand, kinds, legal, places, play, refused, see, stand, table


def test_eh20_with_the_bank_empty_one_plays_on_without_filling_up() -> None:
    match = table("6 7 8", "4 4 4", banks=["", "1"], pot="6", options={"may_take": True})
    for move, left in (("6", "7 8"), ("7", "8"), ("8", "")):
        assert kinds(play(match, f"0:{move}")) == ["laid", "turn"]
        assert hand(match, 0) == left
        play(match, "1:take")
    assert stand(match) == "open 0 pot empty"


def test_eh20_the_last_cards_of_a_bank_are_filled_in_first() -> None:
    match = table("6 6 7", "4 4 4", banks=["1"], pot="6")
    play(match, "0:6x2")
    assert (hand(match, 0), see(match, "banks")[0]) == ("1 7", [])


def test_eh20_when_the_hand_is_gone_too_the_open_cards_are_played() -> None:
    match = table("7", "4 4 4", open=["8 9 0"], pot="6")
    events = play(match, "0:7")
    assert (events[0].source, kinds(events)) == ("hand", ["laid", "turn"])
    play(match, "1:take")
    assert (stand(match), legal(match, 0)) == ("open 0 pot empty", ["0", "8", "9"])
    events = play(match, "0:8")
    assert (events[0].source, events[0].cards, events[0].value) == ("open", ("8",), 16)
    assert places(match, "open", 0) == "- 9 0"


@pytest.mark.parametrize(("bank", "cards"), [("1 1", "6 7 8"), ("", "6 7 8"), ("", "7")])
@pytest.mark.parametrize("move", ["9", "9x2"])
def test_eh20_open_cards_wait_until_the_hand_is_gone(bank: str, cards: str, move: str) -> None:
    match = table(cards, "4 4 4", open=["9 9 0"], banks=[bank], pot="6")
    assert not {"9", "9x2", "0"} & {*legal(match, 0)}
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why, refusal.facts["card"]) == ("EH-20", "eight-hand-first", "9")


def test_eh20_a_hand_that_cannot_play_is_not_helped_by_open_cards() -> None:
    match = table("1", "4 4 4", open=["9 9 0"], pot="6")
    assert legal(match, 0) == ["take"]
    assert refused(match, 0, "9").rule == "EH-20"


@pytest.mark.parametrize("row", ["8 9 0", "- 9 -", "demon - 0"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_eh20_blind_cards_wait_until_the_open_ones_are_gone(row: str, place: int) -> None:
    match = table("", "4 4 4", open=[row], pot="6")
    assert not any(move.startswith("blind") for move in legal(match, 0))
    refusal = refused(match, 0, f"blind:{place}")
    assert (refusal.rule, refusal.why) == ("EH-20", "eight-blind-too-early")


@pytest.mark.parametrize("cards", ["7", "7 8 9"])
def test_eh20_and_until_the_hand_is_gone(cards: str) -> None:
    match = table(cards, "4 4 4", pot="6")
    assert refused(match, 0, "blind:0").rule == "EH-20"


def test_eh20_only_when_open_cards_are_gone_the_blind_ones() -> None:
    match = table("", "4 4 4", open=["- 9 -"], blind=["1 2 3"], pot="6")
    assert legal(match, 0) == ["9"]
    play(match, "0:9 1:take")
    assert (stand(match), legal(match, 0)) == ("blind 0 pot empty", ["blind:0", "blind:1", "blind:2"])


def test_eh20_in_the_blind_stage_nothing_is_laid_by_its_name() -> None:
    match = table("", "4 4 4", open=["- - -"], blind=["7 8 half"], pot="6")
    for move in ("7", "8", "half", "8+half", "7x2"):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("EH-21", "eight-only-blind")


@pytest.mark.parametrize(
    ("cards", "row", "move"),
    [
        ("7", "7 7 8", "7x2"),
        ("7 7", "7 9 8", "7x3"),
        ("8", "half half 9", "8+half"),
        ("half", "8 8 9", "8+half"),
        ("8 half", "8 9 9", "8x2+half"),
        ("half", "half half 9", "halfx3"),
        ("demon", "demon 9 9", "demonx2"),
    ],
)
def test_eh20_hand_and_open_cards_never_mix_in_one_play(cards: str, row: str, move: str) -> None:
    match = table(cards, "4 4 4", open=[row], blind=["9 6 6"], pot="6")
    assert move not in legal(match, 0)
    assert refused(match, 0, move).rule == "EH-20"


@pytest.mark.parametrize(("row", "move"), [("7 - -", "7x2"), ("8 - -", "8+half"), ("half - -", "8+half")])
def test_eh20_open_and_blind_cards_never_mix(row: str, move: str) -> None:
    match = table("", "4 4 4", open=[row], blind=["7 8 half"], pot="6")
    assert move not in legal(match, 0)
    assert refused(match, 0, move).rule == "EH-06"


@pytest.mark.parametrize(
    ("row", "moves"),
    [
        ("7 8 9", ["7", "8", "9"]),
        ("7 4 7", ["7", "7x2"]),
        ("7 7 7", ["7", "7x2", "7x3"]),
        ("- 7 7", ["7", "7x2"]),
        ("half 0 half", ["0", "half", "halfx2"]),
        ("8 half 4", ["8", "half", "8+half"]),
        ("half 8 8", ["8", "8x2", "half", "8+half", "8x2+half"]),
        ("half 8 half", ["8", "half", "halfx2", "8+half"]),
        ("4 1 -", ["take"]),
    ],
)
def test_eh20_identical_open_cards_may_go_together_and_eight_with_a_half_too(row: str, moves: list[str]) -> None:
    match = table("", "4 4 4", open=[row, "9 9 9"], blind=["9 6 6", "9 6 6"], pot="6")
    assert legal(match, 0) == moves


@pytest.mark.parametrize(
    ("row", "move", "left", "value"),
    [
        ("7 4 7", "7x2", "- 4 -", "7 of 3"),
        ("7 4 7", "7", "- 4 7", "7 of 2"),
        ("half 8 8", "8+half", "- - 8", "8½ of 3"),
        ("half 8 8", "8x2+half", "- - -", "8½ of 4"),
        ("8 half half", "8+half", "- - half", "8½ of 3"),
        ("half 0 half", "halfx2", "- 0 -", "7 of 3"),
        ("demon demon demon", "demonx3", "- - -", "6 of 4"),
    ],
)
def test_eh20_they_go_to_the_pot_from_their_places(row: str, move: str, left: str, value: str) -> None:
    match = table("", "4 4 4", open=[row, "9 9 9"], blind=["9 6 6", "9 6 6"], pot="6")
    events = play(match, f"0:{move}")
    assert (events[0].kind, events[0].source) == ("laid", "open")
    assert places(match, "open", 0) == left
    assert stand(match) == f"hand 1 pot {value}"
    assert see(match, "blind")[0] == ["9", "6", "6"]


def test_eh20_each_seat_has_a_stage_of_its_own() -> None:
    match = table("7", "", "", open=["6 6 6", "8 - -", "- - -"], blind=["6 6 4", "4 4 4", "9 9 9"], pot="6")
    play(match, "0:7")
    assert stand(match) == "open 1 pot 7 of 2"
    play(match, "1:8")
    assert stand(match) == "blind 2 pot 8 of 3"
    play(match, "2:blind:0")
    assert stand(match) == "open 0 pot 9 of 4"


@pytest.mark.parametrize("phase", ["hand", "open"])
def test_eh20_the_last_card_of_a_stage_does_not_end_the_mini_game(phase: str) -> None:
    match = table("7" if phase == "hand" else "", "4 4 4", open=[None if phase == "hand" else "- 7 -"], pot="6")
    assert kinds(play(match, "0:7")) == ["laid", "turn"]
    assert see(match, "number") == 1
