"""EH-21: turning blind cards up."""

from typing import Any

import pytest

from klaf import Match
from tests.games.eight.table import EIGHT, kinds, legal, places, play, refused, see, stand, table

BOTH = pytest.mark.parametrize("show", [False, True])


def blind(row: str, pot: str, *others: str, **fields: Any) -> Match:
    """Set up seat 0 before its blind cards."""
    gone = ["- - -"]
    return table("", *(others or ("1 2",)), open=gone, blind=[row], pot=pot, **fields)


@pytest.mark.parametrize("row", ["7 8 9", "- 8 9", "7 - -"])
def test_eh21_one_chooses_among_the_blind_cards_that_are_left(row: str) -> None:
    match = blind(row, "6")
    left = [f"blind:{place}" for place, card in enumerate(row.split()) if card != "-"]
    assert legal(match, 0) == left
    for place, card in enumerate(row.split()):
        if card == "-":
            refusal = refused(match, 0, f"blind:{place}")
            assert (refusal.rule, refusal.why, refusal.facts["place"]) == ("EH-21", "eight-blind-gone", place)


@pytest.mark.parametrize(
    ("card", "pot", "value"),
    [
        ("7", "6", "7 of 2"),
        ("6", "6", "6 of 2"),
        ("1", "", "1 of 1"),
        ("0", "9", "0 of 2"),
        ("0", "", "0 of 1"),
        ("demon", "8 half", "8½ of 3"),
        ("demon", "", "0 of 1"),
        ("half", "5", "5½ of 2"),
        ("half", "9", "9½ of 2"),
        ("half", "", "½ of 1"),
        ("4", "5", "4 of 2"),
        ("5", "5", "5 of 2"),
        ("5", "4 half half", "5 of 4"),
        ("9", "7 half", "9 of 3"),
    ],
)
def test_eh21_a_card_that_can_be_played_goes_to_the_pot(card: str, pot: str, value: str) -> None:
    match = blind(f"3 {card} 2", pot)
    events = play(match, "0:blind:1")
    assert kinds(events) == ["turned-up", "laid", "turn"]
    assert (events[0].seat, dict(events[0].facts)) == (0, {"place": 1, "card": card})
    assert (events[1].source, events[1].cards, events[1].count) == ("blind", (card,), 1)
    assert stand(match) == f"hand 1 pot {value}"
    assert places(match, "blind", 0) == "3 - 2"
    assert see(match, "seen") == [[], []]


@pytest.mark.parametrize(
    ("card", "pot"),
    [
        ("5", "6"),
        ("0", "3 half"),
        ("0", "8 half"),
        ("half", "8 half"),
        ("8", "8 half"),
        ("6", "5"),
        ("9", "5"),
        ("8", "5"),
        ("9", "5 demon"),
        ("9", "9 half"),
    ],
)
def test_eh21_if_not_one_takes_the_pot_and_the_card_is_turned_back(card: str, pot: str) -> None:
    match = blind(f"3 {card} 2", pot)
    events = play(match, "0:blind:1")
    size = len(pot.split())
    assert [(event.kind, event.seat, dict(event.facts)) for event in events] == [
        ("turned-up", 0, {"place": 1, "card": card}),
        ("turned-back", 0, {"place": 1, "card": card}),
        ("took", 0, {"reason": "blind", "count": size}),
        ("turn", 1, {}),
    ]
    assert stand(match) == "hand 1 pot empty"
    assert places(match, "blind", 0) == f"3 {card} 2"
    assert see(match, "seen") == [[1], []]
    assert see(match, "burnt")[0] == pot.split()


def test_eh21_on_an_empty_pot_every_card_can_be_played() -> None:
    for card in ("0", "1", "5", "9", "half", "demon"):
        match = blind(f"- {card} 2", "")
        play(match, "0:blind:1")
        assert see(match, "pot") == [card]


def test_eh21_five_after_a_demon_binds_a_blind_card_unless_the_house_rule_frees_it() -> None:
    for bound, after in ((True, "empty"), (False, "9 of 3")):
        match = blind("9 - 2", "5 demon", options={"five_after_demon": bound})
        play(match, "0:blind:0")
        assert stand(match) == f"hand 1 pot {after}"


# --- singly


@pytest.mark.parametrize("row", ["7 7 7", "half half half", "demon demon 9"])
def test_eh21_blind_cards_go_singly(row: str) -> None:
    match = blind(row, "6")
    assert legal(match, 0) == ["blind:0", "blind:1", "blind:2"]
    play(match, "0:blind:0")
    assert len(see(match, "pot")) == 2
    assert places(match, "blind", 0) == f"- {row.partition(' ')[2]}"


@pytest.mark.parametrize("move", ["7", "7x2", "7x3", "8+half", "demon"])
def test_eh21_none_is_laid_by_its_name_even_if_it_was_seen(move: str) -> None:
    match = blind("7 7 7", "6", seen=[[0, 1, 2], []])
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-21", "eight-only-blind")


def test_eh21_an_eight_on_8_5_is_not_helped_by_a_blind_half() -> None:
    match = blind("8 half -", "8 half")
    assert legal(match, 0) == ["blind:0", "blind:1"]
    assert kinds(play(match, "0:blind:0")) == ["turned-up", "turned-back", "took", "turn"]


# --- everyone has seen it


@BOTH
def test_eh21_a_card_turned_back_was_seen_by_everyone(show: bool) -> None:
    match = blind("3 5 2", "6", "1 2", "4 4", options={"show_seen_blinds": show})
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).document()["blind"][0] == [None, None, None]
    events = play(match, "0:blind:1")
    for viewer in (0, 1, 2, None):
        document = match.view(viewer).document()
        assert (document["blind"][0], document["seen"][0]) == ([None, "5", None], [1])
        assert [event.seen_by(viewer) for event in events] == events
        for seed in range(5):
            assert places(match.view(viewer).sample(seed), "blind", 0).split()[1] == "5"


def test_eh21_show_seen_blinds_changes_no_view() -> None:
    moves = "0:blind:1 1:2 2:4 0:blind:1"
    for at in range(5):
        on, off = (blind("3 5 2", "6", "1 2", "4 4", options={"show_seen_blinds": show}) for show in (True, False))
        played = " ".join(moves.split()[:at])
        assert play(on, played) == play(off, played)
        for viewer in (0, 1, 2, None):
            shown, hidden = (match.view(viewer).document() for match in (on, off))
            assert shown.pop("options") == {**hidden.pop("options"), "show_seen_blinds": True}
            assert shown == hidden
        for seat in range(3):
            assert legal(on, seat) == legal(off, seat)


def test_eh21_show_seen_blinds_is_off_unless_it_is_chosen() -> None:
    assert EIGHT.new(2, seed=1).options["show_seen_blinds"] is False


def test_eh21_a_card_that_was_seen_may_be_turned_up_again() -> None:
    match = blind("3 5 2", "6", "1 2", "4 4")
    play(match, "0:blind:1 1:1 2:4")
    assert legal(match, 0) == ["blind:0", "blind:1", "blind:2"]
    events = play(match, "0:blind:1")
    assert kinds(events) == ["turned-up", "laid", "turn"]
    assert (places(match, "blind", 0), see(match, "seen")[0]) == ("3 - 2", [])
    assert stand(match) == "hand 1 pot 5 of 3"


def test_eh21_it_may_fail_again_and_others_may_be_seen_too() -> None:
    match = blind("3 5 2", "6", "9 9", options={"may_take": False})
    play(match, "0:blind:1 1:9 0:blind:1")
    assert (see(match, "seen")[0], see(match, "burnt")[0]) == ([1], ["6", "9"])
    play(match, "1:9 0:blind:2")
    assert (see(match, "seen")[0], see(match, "burnt")[0]) == ([1, 2], ["6", "9", "9"])


def test_eh21_nobody_turns_up_anothers_blind_card() -> None:
    match = blind("3 5 2", "6", "", "4 4", turn=0)
    assert legal(match, 1) == []
    assert refused(match, 1, "blind:0").facts["turn"] == 0


# --- the end of the blind stage


def test_eh21_the_last_blind_card_ends_the_mini_game_if_it_fits() -> None:
    match = blind("- 7 -", "6")
    events = play(match, "0:blind:1")
    assert kinds(events)[:3] == ["turned-up", "laid", "out"]
    assert see(match, "number") == 2


def test_eh21_and_does_not_if_it_does_not_fit() -> None:
    match = blind("- 5 -", "6")
    assert kinds(play(match, "0:blind:1")) == ["turned-up", "turned-back", "took", "turn"]
    assert (see(match, "number"), places(match, "blind", 0)) == (1, "- 5 -")


# --- the blind policeman (EH-15)


@pytest.mark.parametrize(("pot", "card"), [("3 half", "4"), ("8 half", "9"), ("half", "1")])
def test_eh21_a_blind_card_arrests_too(pot: str, card: str) -> None:
    match = blind(f"2 {card} 2", pot, "1 2", "4 4")
    events = play(match, "0:blind:1")
    assert kinds(events) == ["turned-up", "laid", "arrested", "took", "turn"]
    assert (events[2].seat, events[2].offender) == (0, 2)
    assert (events[3].seat, events[3].reason, events[3].count) == (2, "arrest", len(pot.split()) + 1)
    assert (stand(match), places(match, "blind", 0), see(match, "burnt")[0]) == ("blind 0 pot empty", "2 - 2", [])


def test_eh21_a_blind_card_that_does_not_reach_the_next_whole_number_arrests_nobody() -> None:
    match = blind("2 5 2", "3 half", "1 2", "4 4")
    assert kinds(play(match, "0:blind:1")) == ["turned-up", "laid", "turn"]
    assert stand(match) == "hand 1 pot 5 of 3"


@pytest.mark.parametrize("arrests", [False, True])
def test_eh21_a_blind_half_arrests_with_the_house_rule_only(arrests: bool) -> None:
    match = blind("2 half 2", "3 half", "1 2", "4 4", options={"half_arrests": arrests})
    play(match, "0:blind:1")
    assert stand(match) == ("blind 0 pot empty" if arrests else "hand 1 pot 4 of 3")


def test_eh21_an_arrest_with_the_last_blind_card_ends_the_mini_game_and_burns_the_pot() -> None:
    match = blind("- 4 -", "3 half", "1 2", "4 4")
    events = play(match, "0:blind:1")
    assert kinds(events)[:5] == ["turned-up", "laid", "arrested", "took", "out"]
    assert events[3].seat == 2
