"""TU-16: a parrot gives its place to a suitable card and lands on a hidden one."""

import pytest

from tests.games.tuki.table import (
    HALF,
    HOVERS,
    box,
    held,
    kinds,
    legal,
    play,
    refused,
    see,
    stand,
    table,
    told,
    top,
    why,
)

BOX = "P 2 3 4 / 5 (6) (7) (8)"
ANY = {"hover_any": True}


def hovers(first: str, card: str, **options: object) -> list[str]:
    """List how the parrots of a box may hover when its player has this card."""
    match = table(first, "1 2 3 4 / (4) (3) (2) (1)", bin="0", taken=card, options=options)
    return [move for move in legal(match, 0) if move.startswith("hover")]


@pytest.mark.parametrize("source", ["taken", "drawn"])
def test_tu16_a_number_equal_to_the_partner_lets_the_parrot_hover(source: str) -> None:
    match = table(BOX, HALF, **held(source, "5"))
    assert [move for move in legal(match, 0) if move in HOVERS] == ["hover:0:5", "hover:0:6", "hover:0:7"]
    events = play(match, "0:hover:0:6")
    assert box(match, 0) == "5 2 3 4 / 5 (6) P (8)"
    assert top(match) == "7"
    assert kinds(events) == ["put", "hovered", "binned", "turn"]
    assert told(events, "put") == [(0, {"place": 0, "card": "5"})]
    assert told(events, "hovered") == [(0, {"start": 0, "landing": 6})]
    assert told(events, "binned") == [(0, {"place": 6, "card": "7", "hidden": 1})]
    assert (stand(match), see(match, "quiet")) == ("take 1", 0)


@pytest.mark.parametrize("start", range(8))
@pytest.mark.parametrize("landing", range(8))
def test_tu16_from_every_place_to_every_hidden_one(start: int, landing: int) -> None:
    if landing in (start, start ^ 4):
        return
    cards = ["1", "2", "3", "4", "5", "6", "7", "8"]
    cards[start], cards[start ^ 4] = "P", "12"
    first = [f"({card})" if place == landing else card for place, card in enumerate(cards)]
    match = table(" ".join(first), HALF, taken="12")
    assert [move for move in legal(match, 0) if move in HOVERS] == [f"hover:{start}:{landing}"]
    old = cards[landing]
    play(match, f"0:hover:{start}:{landing}")
    cards[start], cards[landing] = "12", "P"
    assert see(match, "boxes")[0] == cards
    assert (top(match), see(match, "closer")) == (old, 0)


def test_tu16_the_landing_parrot_must_find_a_hidden_card() -> None:
    match = table(BOX, HALF, taken="5")
    for place in (1, 2, 3, 4):
        assert why(match, 0, f"hover:0:{place}") == ("TU-16", "tuki-no-landing")
        assert refused(match, 0, f"hover:0:{place}").facts["place"] == place


def test_tu16_other_cards_are_not_suitable() -> None:
    for card in ("4", "0", "P"):
        match = table(BOX, HALF, taken=card)
        assert not set(legal(match, 0)) & set(HOVERS)
        assert why(match, 0, "hover:0:5") == ("TU-16", "tuki-unsuitable")
        facts = refused(match, 0, "hover:0:5").facts
        assert (facts["card"], facts["partner"]) == (card, "5")


def test_tu16_the_partner_must_be_open() -> None:
    match = table("P 2 3 4 / (5) (6) (7) (8)", HALF, taken="5")
    assert not set(legal(match, 0)) & set(HOVERS)
    assert why(match, 0, "hover:0:5") == ("TU-16", "tuki-partner-hidden")
    assert refused(match, 0, "hover:0:5").facts["place"] == 4


def test_tu16_the_partner_must_be_a_number() -> None:
    assert hovers("P 2 3 4 / P (6) (7) (8)", "P") == []
    assert hovers("P 2 3 4 / P (6) (7) (8)", "5") == []
    for card in ("P", "5"):
        match = table("P 2 3 4 / P (6) (7) (8)", HALF, taken=card)
        for start in (0, 4):
            assert why(match, 0, f"hover:{start}:5") == ("TU-16", "tuki-partner-parrot")
    assert str(refused(match, 0, "hover:0:5")) == "Beside a parrot a parrot does not hover (TU-16)."


def test_tu16_a_parrot_is_told_not_to_be_suitable_by_its_name() -> None:
    for card, name in (("4", "4"), ("P", "a parrot")):
        expected = f"This parrot's partner is 5: only an equal number may take its place, not {name} (TU-16)."
        assert str(refused(table(BOX, HALF, taken=card), 0, "hover:0:5")) == expected


def test_tu16_the_parrot_must_be_open() -> None:
    match = table("(P) 2 3 4 / 5 (6) (7) (8)", HALF, taken="5")
    assert not set(legal(match, 0)) & set(HOVERS)
    for start in (0, 1, 5):
        assert why(match, 0, f"hover:{start}:7") == ("TU-16", "tuki-no-parrot")
        assert refused(match, 0, f"hover:{start}:7").facts["place"] == start


@pytest.mark.parametrize("start", range(8))
def test_tu16_a_hidden_parrot_does_not_hover_wherever_it_lies(start: int) -> None:
    cards = ["1", "2", "3", "4", "5", "6", "7", "8"]
    cards[start] = "(P)"
    cards[(start + 1) % 8] = f"({cards[(start + 1) % 8]})"
    assert hovers(" ".join(cards), "12", **ANY) == []


def test_tu16_the_next_player_may_not_hover_with_ones_parrot() -> None:
    match = table("1 2 3 4 / 5 6 (7) P", HALF, taken="4")
    assert legal(match, 0)[-1] == "hover:7:6"
    play(match, "0:put:0 1:bin")
    assert legal(match, 1) == [f"put:{place}" for place in range(8)]


def test_tu16_several_parrots_may_hover_each_by_its_own_partner() -> None:
    first = "P 5 P 4 / 5 P 9 (8)"
    assert hovers(first, "5") == ["hover:0:7", "hover:5:7"]
    assert hovers(first, "9") == ["hover:2:7"]
    assert hovers(first, "4") == []


def test_tu16_the_parrot_may_also_be_replaced_by_a_suitable_card() -> None:
    match = table(BOX, HALF, taken="5")
    play(match, "0:put:0")
    assert (box(match, 0), top(match)) == ("5 2 3 4 / 5 (6) (7) (8)", "P")


@pytest.mark.parametrize("card", ["5", "4", "0", "P"])
@pytest.mark.parametrize("first", [BOX, "P 2 3 4 / P (6) (7) (8)"])
def test_tu16_with_hover_any_any_card_is_suitable(first: str, card: str) -> None:
    expected = [f"hover:0:{landing}" for landing in (5, 6, 7)]
    if first != BOX:
        expected += [f"hover:4:{landing}" for landing in (5, 6, 7)]
    assert hovers(first, card, **ANY) == expected


def test_tu16_with_hover_any_the_partner_may_be_hidden_and_be_landed_on() -> None:
    first = "P 2 3 4 / (5) (6) 7 8"
    assert hovers(first, "12", **ANY) == ["hover:0:4", "hover:0:5"]
    match = table(first, HALF, taken="12", options=ANY)
    play(match, "0:hover:0:4")
    assert (box(match, 0), top(match)) == ("12 2 3 4 / P (6) 7 8", "5")


def test_tu16_with_hover_any_parrot_and_landing_are_needed_all_the_same() -> None:
    match = table(BOX, HALF, taken="12", options=ANY)
    assert why(match, 0, "hover:1:5") == ("TU-16", "tuki-no-parrot")
    assert why(match, 0, "hover:0:4") == ("TU-16", "tuki-no-landing")
    assert not hovers("(P) 2 3 4 / 5 (6) (7) (8)", "5", **ANY)


def test_tu16_a_parrot_may_take_the_place_of_a_parrot_with_hover_any() -> None:
    match = table(BOX, HALF, drawn="P", options=ANY)
    play(match, "0:hover:0:7")
    assert (box(match, 0), top(match)) == ("P 2 3 4 / 5 (6) (7) P", "8")
