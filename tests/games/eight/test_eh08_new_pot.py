"""EH-08: who opens the next pot, and with what."""

import pytest

from tests.games.eight.table import legal, play, refused, see, stand, table


@pytest.mark.parametrize(("players", "taker", "after"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (5, 4, 0)])
def test_eh08_the_player_after_the_one_who_took_the_pot_opens_the_next(players: int, taker: int, after: int) -> None:
    hands = ["1 2 3", "1 2 3", "1 2 3", "1 4", "4 6"][:players]
    hands[taker] = "3 4"
    match = table(*hands, pot="9", turn=taker)
    events = play(match, f"{taker}:take")
    assert (events[-1].kind, events[-1].seat) == ("turn", after)
    assert stand(match) == f"hand {after} pot empty"
    assert refused(match, taker, "3").facts["turn"] == after


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("1 5 9", ["1", "5", "9"]),
        ("0 half demon", ["0", "half", "demon"]),
        ("3 3 3", ["3", "3x2", "3x3"]),
        ("8 8 half", ["8", "8x2", "half", "8+half", "8x2+half"]),
        ("8 half half", ["8", "half", "halfx2", "8+half"]),
        ("demon demon 0", ["0", "demon", "demonx2"]),
    ],
)
@pytest.mark.parametrize("stage", ["hand", "open"])
def test_eh08_with_any_card_or_cards(cards: str, moves: list[str], stage: str) -> None:
    hands, rows = ("2 2", cards), ["demon half 9", "demon half 9"]
    if stage == "open":
        hands, rows = ("2 2", ""), ["demon half 9", cards]
    match = table(*hands, open=rows, blind=["demon half 9"] * 2, pot="9")
    play(match, "0:take")
    assert stand(match) == f"{stage} 1 pot empty"
    assert legal(match, 1) == moves


def test_eh08_with_any_blind_card() -> None:
    for place in range(3):
        match = table("2 2", "", open=[None, "- - -"], blind=[None, "0 half 1"], pot="9")
        play(match, f"0:take 1:blind:{place}")
        assert see(match, "pot") == [["0", "half", "1"][place]]


@pytest.mark.parametrize("value", ["5", "8 half", "9 half half", "3 half"])
def test_eh08_what_was_laid_before_binds_nobody(value: str) -> None:
    match = table("1 1 2" if value != "5" else "6 7", "0 8 half", pot=value)
    play(match, "0:take")
    assert legal(match, 1) == ["0", "8", "half", "8+half"]


@pytest.mark.parametrize(
    ("cards", "move", "value"),
    [
        ("0 0 3", "0", "0 of 1"),
        ("0 0 3", "0x2", "0 of 2"),
        ("demon demon 3", "demon", "0 of 1"),
        ("demon demon 3", "demonx2", "0 of 2"),
        ("demon demon demon", "demonx3", "0 of 3"),
        ("half half half", "half", "½ of 1"),
        ("half half half", "halfx2", "1 of 2"),
        ("half half half", "halfx3", "1½ of 3"),
        ("8 8 half", "8+half", "8½ of 2"),
        ("8 8 half", "8x2+half", "8½ of 3"),
        ("9 9 1", "9", "9 of 1"),
        ("5 5 1", "5x2", "5 of 2"),
    ],
)
def test_eh08_what_an_empty_pot_comes_to(cards: str, move: str, value: str) -> None:
    match = table(cards, "2 2", open=["9 7 6", "9 7 6"], blind=["9 7 6", "9 7 6"])
    play(match, f"0:{move}")
    assert stand(match) == f"hand 1 pot {value}"


def test_eh08_a_demon_on_an_empty_pot_is_followed_by_anything() -> None:
    match = table("demon 2", "0 1 half")
    play(match, "0:demon")
    assert legal(match, 1) == ["0", "1", "half"]


@pytest.mark.parametrize(("move", "rule"), [("4", "EH-06"), ("7x2", "EH-06"), ("take", "EH-07"), ("blind:0", "EH-20")])
def test_eh08_what_one_does_not_have_opens_nothing(move: str, rule: str) -> None:
    match = table("2 2", "1 7 half", open=[None, "9 9 9"], pot="9")
    play(match, "0:take")
    assert refused(match, 1, move).rule == rule


def test_eh08_an_open_card_opens_nothing_while_there_is_a_hand() -> None:
    match = table("2 2", "1 7 half", open=[None, "9 9 9"], pot="8")
    play(match, "0:take")
    assert refused(match, 1, "9").rule == "EH-20"


def test_eh08_two_pots_may_be_opened_one_after_the_other() -> None:
    match = table("1 1 2", "9 9 9", "1 1 2", pot="8")
    play(match, "0:take 1:9 2:take")
    assert stand(match) == "hand 0 pot empty"
    play(match, "0:1 1:9 2:take")
    assert stand(match) == "hand 0 pot empty"
