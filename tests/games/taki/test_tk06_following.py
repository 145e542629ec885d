"""TK-06: what may be laid on the leading card."""

import pytest

from tests.games.taki.table import hand, kinds, legal, play, refused, see, stand, table

FIGURES = ["1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "dir", "plus", "taki"]


@pytest.mark.parametrize("lead", ["R", "B", "G", "Y"])
def test_tk06_the_colour_of_the_leading_card_may_be_laid(lead: str) -> None:
    match = table("R4 B5 G6 Y7", "R8 R9", lead=f"{lead}3")
    followers = {"R": "R4", "B": "B5", "G": "G6", "Y": "Y7"}
    assert legal(match, 0) == [followers[lead], "draw"]
    play(match, f"0:{followers[lead]}")
    assert stand(match) == f"turn 1 {followers[lead]}"
    assert see(match, "discards") == [f"{lead}3", followers[lead]]
    assert see(match, "lead_at") == 1


@pytest.mark.parametrize("figure", FIGURES)
def test_tk06_its_number_or_figure_may_be_laid_in_any_colour(figure: str) -> None:
    others = " ".join(f"B{other}" for other in FIGURES if other != figure)
    match = table(f"{others} B{figure} G{figure} Y{figure}", "R8 R9", lead=f"R{figure}")
    assert legal(match, 0) == [f"B{figure}", f"G{figure}", f"Y{figure}", "draw"]


@pytest.mark.parametrize(("card", "lead"), [("B4", "R3"), ("Gstop", "Rdir"), ("Y+2", "Bplus"), ("Rtaki", "Y9")])
def test_tk06_another_colour_and_figure_may_not(card: str, lead: str) -> None:
    match = table(f"{card} G1 G3", "R8 R9", lead=lead)
    refusal = refused(match, 0, card)
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert (str(refusal.facts["card"]), str(refusal.facts["lead"])) == (card, lead)


def test_tk06_a_card_must_be_held() -> None:
    match = table("R4 B4 G1", "R8 R9")
    for move, card in [
        ("R8", "R8"),
        ("colour:B", "colour"),
        ("super", "super"),
        ("king", "king"),
        ("+3!", "+3"),
    ]:
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("TK-06", "not-held")
        assert str(refusal.facts["card"]) == card


def test_tk06_command_cards_go_by_their_own_rules_and_moves_have_an_order() -> None:
    match = table("R4 B3 B4 G9 Y+2 colour super king +3 break", "R8 R9")
    changes = ["colour:R", "colour:B", "colour:G", "colour:Y"]
    assert legal(match, 0) == ["R4", "B3", *changes, "super", "king", "+3", "break", "draw"]


@pytest.mark.parametrize("colour", ["R", "B", "G", "Y"])
def test_tk06_after_change_colour_only_the_colour_counts(colour: str) -> None:
    match = table("R3 B3 G3 Y3", "R8 R9", lead="R3 colour", lead_colour=colour)
    assert legal(match, 0) == [f"{colour}3", "draw"]
    other = "B3" if colour != "B" else "G3"
    refusal = refused(match, 0, other)
    assert (refusal.rule, refusal.why) == ("TK-06", "wrong-colour")
    assert (str(refusal.facts["card"]), str(refusal.facts["colour"])) == (other, colour)


def test_tk06_the_figure_of_a_super_taki_is_taki() -> None:
    match = table("R5 B4 Btaki G3 Gplus", "R8 R9", lead="R3 super", lead_colour="R", lead_figure="taki", taki_open=True)
    assert legal(match, 0) == ["R5", "Btaki", "draw"]
    refusal = refused(match, 0, "G3")
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert str(refusal.facts["lead"]) == "Rtaki"


def test_tk06_a_super_taki_may_follow_a_taki_of_any_colour() -> None:
    match = table("super B4 B5", "R8 R9", lead="Ytaki")
    play(match, "0:super")
    assert stand(match) == "run 0 Ytaki open"


@pytest.mark.parametrize("number", ["1", "3", "4", "5", "6", "7", "8", "9"])
def test_tk06_one_ordinary_card_ends_the_turn(number: str) -> None:
    match = table(f"B1 B4 R{number}", "R8 R9", "G1 G3", lead="Rdir")
    events = play(match, f"0:R{number}")
    assert kinds(events) == ["laid", "turn"]
    assert (events[0].seat, events[0].facts) == (0, {"card": f"R{number}", "named": ""})
    assert stand(match) == f"turn 1 R{number}"
    assert hand(match, 0) == "B1 B4"
    assert see(match, "counts") == [2, 2, 2]
    assert match.acting == (1,)
