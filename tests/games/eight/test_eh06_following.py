"""EH-06: the order of play, what follows what, identical cards, filling the hand up."""

import pytest

from klaf import OutOfTurn
from tests.games.eight.table import hand, kinds, legal, play, refused, see, stand, table

NUMBERS = range(1, 10)


@pytest.mark.parametrize("players", range(2, 6))
def test_eh06_play_goes_clockwise(players: int) -> None:
    match = table(*["7 8", "7 8", "7 8", "7 8", "7 8"][:players], pot="6")
    order = [0]
    for _ in range(2 * players):
        seat = order[-1]
        events = play(match, f"{seat}:{legal(match, seat)[0]}")
        order.append(events[-1].seat or 0)
        assert (events[-1].kind, match.acting) == ("turn", (order[-1],))
    assert order == [*range(players), *range(players), 0]


@pytest.mark.parametrize("move", ["7", "7x2", "9", "take", "blind:0", "8+half"])
def test_eh06_nobody_plays_out_of_turn(move: str) -> None:
    match = table("1 2 3", "7 7 8", "4 4 4", pot="6", turn=2)
    assert (legal(match, 0), legal(match, 1)) == ([], [])
    refusal = refused(match, 1, move)
    assert isinstance(refusal, OutOfTurn)
    assert refusal.facts == {"rule": "EH-06", "move": move, "seat": 1, "turn": 2}


@pytest.mark.parametrize("pot", [1, 2, 3, 4, 6, 7, 8, 9])
@pytest.mark.parametrize("card", NUMBERS)
def test_eh06_a_card_must_keep_the_pots_value_or_raise_it(pot: int, card: int) -> None:
    """On five another rule holds (EH-14), and 0 is special (EH-12)."""
    match = table(f"{card} demon", "4 4", pot=str(pot))
    if card >= pot:
        assert legal(match, 0) == [str(card), "demon"]
        play(match, f"0:{card}")
        assert stand(match) == f"hand 1 pot {card} of 2"
        return
    assert legal(match, 0) == ["demon"]
    refusal = refused(match, 0, str(card))
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-too-low")
    assert (refusal.facts["card"], refusal.facts["value"]) == (str(card), str(2 * pot))


@pytest.mark.parametrize(
    ("pot", "allowed", "too_low"),
    [
        ("half", "1 9", ""),
        ("3 half", "4 5 9", "1 3"),
        ("5 half", "6 9", "4 5"),
        ("8 half", "9", "7 8"),
        ("9 half", "", "1 8 9"),
        ("0", "1 5 9", ""),
        ("9 0", "1 9", ""),
        ("9 0 4", "4 9", "3"),
        ("4 demon", "4 9", "3"),
        ("9 0 demon", "1 9", ""),
    ],
)
def test_eh06_the_pots_value_is_that_of_its_last_card(pot: str, allowed: str, too_low: str) -> None:
    for card in allowed.split():
        assert card in legal(table(f"{card} demon", "4 4", pot=pot), 0)
    for card in too_low.split():
        match = table(f"{card} demon", "4 4", pot=pot)
        assert card not in legal(match, 0)
        assert refused(match, 0, card).rule == "EH-06"


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("7 8 9", ["7", "8", "9"]),
        ("7 7 9", ["7", "7x2", "9"]),
        ("7 7 7", ["7", "7x2", "7x3"]),
        ("6 6 5", ["6", "6x2"]),
        ("0 0 0", ["0", "0x2", "0x3"]),
        ("half half 1", ["half", "halfx2"]),
        ("demon demon demon", ["demon", "demonx2", "demonx3"]),
    ],
)
def test_eh06_identical_cards_may_go_together(cards: str, moves: list[str]) -> None:
    assert legal(table(cards, "4 4", pot="6"), 0) == moves


@pytest.mark.parametrize(("move", "count"), [("7", 1), ("7x2", 2), ("7x3", 3)])
def test_eh06_they_count_as_one(move: str, count: int) -> None:
    match = table("7 7 7", "4 4 8", pot="6")
    events = play(match, f"0:{move}")
    assert (events[0].kind, events[0].cards, events[0].count, events[0].value) == ("laid", ("7",) * count, count, 14)
    assert stand(match) == f"hand 1 pot 7 of {1 + count}"
    assert hand(match, 0) == " ".join(["7"] * (3 - count))
    assert legal(match, 1) == ["8"]


def test_eh06_identical_cards_are_no_better_than_one() -> None:
    match = table("4 4 9", "3 3", pot="6")
    assert legal(match, 0) == ["9"]
    assert refused(match, 0, "4x2").rule == "EH-06"


@pytest.mark.parametrize(("move", "held", "wanted"), [("6", 0, 1), ("7x2", 1, 2), ("8x3", 2, 3), ("halfx2", 0, 2)])
def test_eh06_a_card_that_one_does_not_hold_may_not_be_laid(move: str, held: int, wanted: int) -> None:
    match = table("7 8 8", "3 3", open=["9 9 9"], pot="6")
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-not-held")
    assert (refusal.facts["held"], refusal.facts["wanted"]) == (held, wanted)


# --- filling up


@pytest.mark.parametrize(
    ("hand_before", "move", "bank", "filled", "bank_after"),
    [
        ("7 8 9", "7", "1 2 3", ("3",), ["1", "2"]),
        ("7 7 9", "7x2", "1 2 3", ("3", "2"), ["1"]),
        ("7 7 7", "7x3", "1 2 3", ("3", "2", "1"), []),
        ("7 7 7", "7x3", "1 2", ("2", "1"), []),
        ("7 7 7", "7x2", "1", ("1",), []),
        ("8 8 half", "8x2+half", "1 2 3 4", ("4", "3", "2"), ["1"]),
    ],
)
def test_eh06_then_the_hand_is_filled_up_to_three_from_ones_own_bank(
    hand_before: str, move: str, bank: str, filled: tuple[str, ...], bank_after: list[str]
) -> None:
    match = table(hand_before, "6 6 6", banks=[bank, "4 4 4"], pot="6")
    events = play(match, f"0:{move}")
    assert kinds(events) == ["laid", "filled", "turn"]
    assert (events[1].seat, events[1].cards, events[1].count) == (0, filled, len(filled))
    assert see(match, "banks") == [bank_after, ["4", "4", "4"]]
    kept = hand_before.split()
    for card in events[0].cards or ():  # type: ignore[union-attr]
        kept.remove(str(card))
    assert sorted(hand(match, 0).split()) == sorted([*kept, *filled])
    assert hand(match, 1) == "6 6 6"


def test_eh06_nobody_fills_up_by_taking_the_pot() -> None:
    match = table("1 2 3", "6 6 6", banks=["4 4", "7 7"], pot="8")
    assert kinds(play(match, "0:take")) == ["took", "turn"]
    assert (hand(match, 0), see(match, "banks")[0]) == ("1 2 3", ["4", "4"])


def test_eh06_without_a_bank_nothing_is_filled_up() -> None:
    match = table("7 8 9", "6 6 6", banks=["", "4"], pot="6")
    assert kinds(play(match, "0:7")) == ["laid", "turn"]
    assert hand(match, 0) == "8 9"


def test_eh06_a_card_just_filled_in_may_be_laid_in_ones_next_turn() -> None:
    match = table("7 8 9", "7 7 7", banks=["9 7"], pot="6")
    play(match, "0:7")
    assert hand(match, 0) == "7 8 9"
    play(match, "1:7 0:7")
    assert hand(match, 0) == "8 9 9"
    assert legal(match, 0) == []
