"""EH-15: the next whole number on a number that is not whole arrests whoever made it."""

import pytest

from klaf import Match
from klaf.engine.events import Event
from tests.games.eight.table import GONE, hand, kinds, legal, places, play, refused, scored, see, stand, table

ARREST = {"half_arrests": True}


def arrests(events: list[Event]) -> list[tuple[int | None, object]]:
    """List who arrested whom."""
    return [(event.seat, event.offender) for event in events if event.kind == "arrested"]


# --- who arrests


@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("times", ["", "x2", "x3"])
def test_eh15_the_next_whole_number_arrests(number: int, times: str) -> None:
    cards = f"{number} " * int(times[1:] or 1)
    match = table("half 4", cards, "3 3", pot=f"{number - 1}")
    play(match, "0:half")
    events = play(match, f"1:{number}{times}")
    assert kinds(events) == ["laid", "arrested", "took", "turn"]
    assert arrests(events) == [(1, 0)]
    assert (events[2].seat, events[2].reason, events[2].count) == (0, "arrest", 2 + len(cards.split()))
    assert see(match, "burnt")[0] == [str(number - 1), *cards.split(), "half"]
    assert (see(match, "burnt")[1], see(match, "pot"), see(match, "pot_value")) == ([], [], 0)
    assert stand(match) == "open 1 pot empty"


@pytest.mark.parametrize(
    ("pot", "move"),
    [
        ("3 half", "5"),
        ("3 half", "9"),
        ("3 half", "demon"),
        ("3 half", "half"),
        ("3 half", "halfx2"),
        ("3 half", "8+half"),
        ("7 half", "8+half"),
        ("7 half", "9"),
        ("6 half", "8"),
        ("8 half", "demon"),
        ("8 half", "8+half"),
        ("half", "2"),
        ("half", "half"),
    ],
)
def test_eh15_any_other_play_punishes_nobody(pot: str, move: str) -> None:
    cards = {"halfx2": "half half", "8+half": "8 half"}.get(move, move)
    match = table(f"{cards} 6" if move != "halfx2" else cards, "3 3", "4 4", pot=pot)
    events = play(match, f"0:{move}")
    assert kinds(events) == ["laid", "turn"]
    assert match.acting == (1,)
    assert len(see(match, "pot")) == len(pot.split()) + len(cards.split())


@pytest.mark.parametrize(
    ("pot", "move"), [("3", "4"), ("7", "8"), ("6 half half", "7"), ("6 half half", "8"), ("", "1")]
)
def test_eh15_on_a_whole_number_there_is_no_offender(pot: str, move: str) -> None:
    match = table(f"{move} 3", "3 3", "4 4", pot=pot)
    assert arrests(play(match, f"0:{move}")) == []


@pytest.mark.parametrize("move", ["8+half", "8x2+half"])
def test_eh15_an_eight_with_a_half_is_no_policeman(move: str) -> None:
    match = table("half", "8 8 half", "9 3", "4 4", pot="7")
    assert kinds(play(match, f"0:half 1:{move}")) == ["laid", "turn", "laid", "turn"]
    assert arrests(play(match, "2:9")) == [(2, 1)]


def test_eh15_an_eight_without_its_half_is_a_policeman() -> None:
    match = table("half", "8 8 half", "9 3", "4 4", pot="7")
    assert arrests(play(match, "0:half 1:8x2")) == [(1, 0)]


def test_eh15_a_smaller_number_cannot_be_laid_and_a_zero_neither() -> None:
    match = table("half", "0 6 7", pot="6")
    play(match, "0:half")
    assert legal(match, 1) == ["7"]
    assert refused(match, 1, "6").rule == "EH-06"
    assert refused(match, 1, "0").rule == "EH-12"


@pytest.mark.parametrize("move", ["7", "7x2"])
def test_eh15_open_cards_arrest_too(move: str) -> None:
    match = table("half", "", "3 3", open=["3 3 3", "7 2 7"], pot="6")
    assert arrests(play(match, f"0:half 1:{move}")) == [(1, 0)]
    assert stand(match) == "open 1 pot empty"
    assert places(match, "open", 1) == ("- 2 7" if move == "7" else "- 2 -")


def test_eh15_a_blind_card_arrests_too() -> None:
    match = table("half 2", "", "3 3", open=["3 3 3", GONE], blind=["4 4 4", "1 7 1"], pot="6")
    events = play(match, "0:half 1:blind:1")
    assert kinds(events) == ["laid", "turn", "turned-up", "laid", "arrested", "took", "turn"]
    assert arrests(events) == [(1, 0)]
    assert stand(match) == "blind 1 pot empty"
    assert (places(match, "blind", 1), see(match, "burnt")[0]) == ("1 - 1", ["6", "7", "half"])


def test_eh15_a_blind_card_that_does_not_fit_arrests_nobody() -> None:
    match = table("half 2", "", "3 3", open=["3 3 3", GONE], blind=["4 4 4", "1 6 1"], pot="6")
    events = play(match, "0:half 1:blind:1")
    assert kinds(events) == ["laid", "turn", "turned-up", "turned-back", "took", "turn"]
    assert see(match, "burnt")[:2] == [[], ["6", "half"]]


# --- above 8½


@pytest.mark.parametrize("options", [{}, ARREST])
@pytest.mark.parametrize("pot", ["9 half", "9 half half half"])
def test_eh15_nothing_arrests_at_nine_and_a_half_and_above(pot: str, options: dict[str, bool]) -> None:
    match = table("9 half demon", "3 3", "4 4", pot=pot, options=options)
    assert legal(match, 0) == ["half", "demon"]
    assert refused(match, 0, "9").rule == "EH-06"
    for move in ("half", "demon"):
        twin = match.copy()
        assert kinds(play(twin, f"0:{move}")) == ["laid", "turn"]
        assert twin.acting == (1,)


@pytest.mark.parametrize("options", [{}, ARREST])
def test_eh15_eight_and_a_half_is_arrested_by_nine_alone(options: dict[str, bool]) -> None:
    match = table("half", "9 half 8", "3 3", pot="8", options=options)
    play(match, "0:half")
    assert legal(match, 1) == ["9", "8+half"]
    assert refused(match, 1, "half").rule == "EH-11"
    assert arrests(play(match, "1:9")) == [(1, 0)]


# --- half_arrests


@pytest.mark.parametrize("half_arrests", [False, True])
@pytest.mark.parametrize(
    "pot", ["half", "0 half", "1 half", "2 half", "3 half", "4 half", "5 half", "6 half", "7 half"]
)
def test_eh15_a_single_half_arrests_only_by_the_house_rule(pot: str, half_arrests: bool) -> None:
    match = table("half 3", "5 5", "4 4", pot=pot, options={"half_arrests": half_arrests})
    events = play(match, "0:half")
    assert arrests(events) == ([(0, 2)] if half_arrests else [])
    assert (see(match, "pot") == []) == half_arrests
    assert match.acting == ((0,) if half_arrests else (1,))


@pytest.mark.parametrize("half_arrests", [False, True])
@pytest.mark.parametrize(
    ("pot", "move", "value"),
    [
        ("3 half", "halfx2", 9),  # 4½
        ("6 half", "halfx3", 16),  # 8: whole, but not the next
        ("7 half", "halfx2", 17),  # 8½
        ("7 half", "halfx3", 18),  # 9
        ("3", "half", 7),  # on a whole number
        ("8", "halfx2", 18),
        ("3 half", "demon", 7),
    ],
)
def test_eh15_several_halves_never_arrest(pot: str, move: str, value: int, half_arrests: bool) -> None:
    cards = "demon" if move == "demon" else "half half half"
    match = table(cards, "5 5", "4 4", pot=pot, options={"half_arrests": half_arrests})
    assert arrests(play(match, f"0:{move}")) == []
    assert see(match, "pot_value") == value


@pytest.mark.parametrize("half_arrests", [False, True])
def test_eh15_number_cards_arrest_with_either_house_rule(half_arrests: bool) -> None:
    match = table("half", "4 4", "3 3", pot="3", options={"half_arrests": half_arrests})
    assert arrests(play(match, "0:half 1:4")) == [(1, 0)]


@pytest.mark.parametrize("half_arrests", [False, True])
def test_eh15_an_open_or_blind_half_arrests_as_one_from_the_hand(half_arrests: bool) -> None:
    options = {"half_arrests": half_arrests}
    wanted = [(0, 1)] if half_arrests else []
    match = table("", "3 3", open=["half 2 2"], pot="6 half", options=options)
    assert arrests(play(match, "0:half")) == wanted
    match = table("", "3 3", open=[GONE], blind=["half 2 2"], pot="6 half", options=options)
    assert arrests(play(match, "0:blind:0")) == wanted


# --- who is the offender


def test_eh15_only_the_very_next_player_arrests() -> None:
    match = table("half", "9 3", "9 9", "7 7", pot="6")
    assert arrests(play(match, "0:half 1:9 2:9")) == []
    assert see(match, "burnt")[0] == []


@pytest.mark.parametrize(
    ("pot", "first", "second", "policeman"),
    [
        ("6", "half", "demon", "7"),  # a Demon leaves the pot at 6½
        ("6", "half", "demonx2", "7"),
        ("7", "half", "halfx2", "9"),  # two Halves bring it from 7½ to 8½
        ("7", "half", "8+half", "9"),
        ("8", "half", "8+half", "9"),  # 8+½ leaves it at 8½
        ("8", "half", "8x2+half", "9"),
        ("", "8+half", "8+half", "9"),
        ("", "half", "demon", "1"),
    ],
)
def test_eh15_a_new_offender_takes_the_place_of_the_earlier(pot: str, first: str, second: str, policeman: str) -> None:
    hands = {
        "half": "half",
        "8+half": "8 half",
        "demon": "demon",
        "demonx2": "demon demon",
        "halfx2": "half half",
        "8x2+half": "8 8 half",
    }
    match = table(hands[first], hands[second], policeman, "3 3", pot=pot)
    events = play(match, f"0:{first} 1:{second}")
    assert arrests(events) == []
    everything = see(match, "pot")
    events = play(match, f"2:{policeman}")
    assert arrests(events) == [(2, 1)]
    assert see(match, "burnt")[0] == []
    assert sorted(see(match, "burnt")[1]) == sorted([*everything, policeman])


def test_eh15_a_half_that_makes_the_number_whole_is_no_offence() -> None:
    match = table("half", "half", "7 8", "3 3", pot="6")
    assert arrests(play(match, "0:half 1:half 2:7")) == []
    assert stand(match) == "hand 3 pot 7 of 4"


@pytest.mark.parametrize(
    ("pot", "move", "policeman"),
    [
        ("", "half", "1"),
        ("", "halfx3", "2"),
        ("", "8+half", "9"),
        ("", "8x2+half", "9"),
        ("3", "half", "4"),
        ("3", "halfx3", "5"),
        ("3", "8+half", "9"),
        ("3 half", "halfx2", "5"),
        ("3 half", "demon", "4"),
        ("5", "half", "6"),
        ("5", "halfx3", "7"),
        ("8 half", "demon", "9"),
    ],
)
def test_eh15_every_way_to_offend(pot: str, move: str, policeman: str) -> None:
    cards = {"halfx3": "half half half", "halfx2": "half half", "8+half": "8 half", "8x2+half": "8 8 half"}
    match = table(cards.get(move, move), f"{policeman} 3", "4 4", pot=pot)
    assert arrests(play(match, f"0:{move} 1:{policeman}")) == [(1, 0)]


@pytest.mark.parametrize(("pot", "move"), [("3", "demon"), ("3", "halfx2"), ("", "demon"), ("3 half", "half")])
def test_eh15_to_leave_the_pot_whole_is_no_offence(pot: str, move: str) -> None:
    match = table("half half demon", "9 4", "4 4", pot=pot)
    assert arrests(play(match, f"0:{move} 1:4")) == []


def test_eh15_whoever_takes_a_pot_that_is_not_whole_leaves_no_offence() -> None:
    match = table("half", "3 3", "7 7", pot="6", rest=0)
    play(match, "0:half 1:take")
    assert arrests(play(match, "2:7")) == []
    assert see(match, "burnt")[1] == ["6", "half"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eh15_the_offender_sits_before_the_policeman(players: int) -> None:
    for seat in range(players):
        hands = ["3 3 3", "2 2 2", "1 1 1", "6 6 6", "9 9 9"][:players]
        hands[seat] = "half"
        hands[(seat + 1) % players] = "8 5"
        match = table(*hands, pot="7", turn=seat)
        policeman = (seat + 1) % players
        assert arrests(play(match, f"{seat}:half {policeman}:8")) == [(policeman, seat)]
        assert match.acting == (policeman,)


# --- what the policeman does then


def test_eh15_the_policeman_fills_up_and_opens_the_next_pot_with_anything() -> None:
    match = table("half 4", "7 7 2", "3 3", banks=["", "5 0 half 9"], pot="6")
    events = play(match, "0:half 1:7x2")
    assert kinds(events) == ["laid", "turn", "laid", "filled", "arrested", "took", "turn"]
    assert (events[3].seat, events[3].cards) == (1, ("9", "half"))
    assert hand(match, 1) == "2 9 half"
    assert stand(match) == "hand 1 pot empty"
    assert legal(match, 1) == ["2", "9", "half"]
    play(match, "1:2")
    assert stand(match) == "hand 2 pot 2 of 1"


def test_eh15_an_empty_pot_cannot_be_taken_by_the_policeman() -> None:
    match = table("half 4", "7 2", "3 3", pot="6", options={"may_take": True})
    play(match, "0:half 1:7")
    refusal = refused(match, 1, "take")
    assert (refusal.rule, refusal.why) == ("EH-07", "eight-take-empty")


@pytest.mark.parametrize(
    ("open", "blind", "after"),
    [("7 2 2", "1 1 1", "open 1 pot empty"), ("7 - -", "1 1 1", "blind 1 pot empty")],
)
def test_eh15_the_policeman_opens_with_open_or_blind_cards_once_the_rest_is_gone(
    open: str, blind: str, after: str
) -> None:
    match = table("half 4", "", "3 3", open=["3 3 4", open], blind=["4 4 4", blind], pot="6")
    play(match, "0:half 1:7")
    assert stand(match) == after


def test_eh15_the_offender_keeps_hand_and_table() -> None:
    match = table("half 4 3", "7 2", "3 3", open=["5 5 5"], blind=["6 6 8"], pot="6", banks=["1"])
    play(match, "0:half 1:7")
    assert (hand(match, 0), see(match, "banks")[0]) == ("1 3 4", [])
    assert (places(match, "open", 0), places(match, "blind", 0)) == ("5 5 5", "6 6 8")


# --- the last card


def last_card(card: str, pot: str, burnt: str = "3") -> Match:
    """Set up seat 1 with burnt cards and its last one; seat 0 laid the last of the pot and has 2, seat 2 has many."""
    blind = ["1 1 -", f"- - {card}", "2 2 2"]
    return table("", "", "", open=[GONE] * 3, blind=blind, burnt=["", burnt], pot=pot, turn=1)


def test_eh15_an_arrest_with_the_last_card_ends_the_mini_game_and_the_offender_still_takes_the_pot() -> None:
    # Seat 0 has 2 cards and takes 3: 5; seat 1 has one burnt card: fewest.
    match = last_card("7", "6 half")
    events = play(match, "1:blind:2")
    assert kinds(events)[:5] == ["turned-up", "laid", "arrested", "took", "out"]
    assert arrests(events) == [(1, 0)]
    assert (events[3].seat, events[3].reason, events[3].count) == (0, "arrest", 3)
    assert scored(events) == [(1, 1, "out"), (1, 1, "fewest")]
    assert see(match, "points") == [0, 2, 0]


def test_eh15_the_pot_so_taken_counts_against_the_offender() -> None:
    # Seat 1 has 4 burnt cards, seat 0 two cards; only the pot of three makes seat 0 have more.
    for card, points in (("7", [0, 2, 0]), ("8", [1, 1, 0])):
        match = last_card(card, "6 half", burnt="3 3 4 4")
        play(match, "1:blind:2")
        assert see(match, "points") == points


@pytest.mark.parametrize(("card", "pot"), [("half", "6"), ("demon", "6 half"), ("half", "8"), ("demon", "8 half")])
def test_eh15_whoever_goes_out_with_an_offence_is_not_arrested(card: str, pot: str) -> None:
    # Seat 1 is out with a burnt card: fewest. Nobody is asked to lay a number, and nobody takes the pot.
    match = last_card(card, pot)
    events = play(match, "1:blind:2")
    assert kinds(events)[:3] == ["turned-up", "laid", "out"]
    assert (arrests(events), "took" in kinds(events)) == ([], False)
    assert scored(events) == [(1, 1, "out"), (1, 1, "fewest")]
    assert (see(match, "number"), see(match, "pot")) == (2, [])


def test_eh15_the_pot_of_such_an_offence_counts_for_nobody() -> None:
    # A pot of nine cards would make any seat have more than the others, had it to take it.
    match = table(
        "",
        "",
        "",
        open=[GONE] * 3,
        blind=["1 - -", "- - half", "1 - -"],
        burnt=["0", "3 3", "0"],
        pot="6 6 6 6 6 7 7 7",
        turn=1,
        rest=0,
    )
    # Seats 1 and 2 have two cards each, seat 0 has all others.
    events = play(match, "1:blind:2")
    assert scored(events) == [(1, 1, "out"), (1, 1, "fewest"), (2, 1, "fewest")]


@pytest.mark.parametrize("half_arrests", [False, True])
def test_eh15_a_last_half_that_reaches_the_next_whole_number(half_arrests: bool) -> None:
    match = table(
        "",
        "",
        open=[GONE] * 2,
        blind=["- - half", "1 1 -"],
        burnt=["3 3 3"],
        pot="6 half",
        rest=0,
        options={"half_arrests": half_arrests},
    )
    # Seat 0 burnt nearly all cards; seat 1 has fewest, with the pot or without it.
    events = play(match, "0:blind:2")
    assert arrests(events) == ([(0, 1)] if half_arrests else [])
    assert ("took" in kinds(events)) == half_arrests
    assert scored(events) == [(0, 1, "out"), (1, 1, "fewest")]


def test_eh15_the_same_in_the_classic_edition() -> None:
    match = table("half 4", "7 2", "3 3", pot="6", edition="classic")
    assert arrests(play(match, "0:half 1:7")) == [(1, 0)]
    assert stand(match) == "hand 1 pot empty"
