"""TK-26: +3 outside a chain."""

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table


@pytest.mark.parametrize(
    ("players", "direction", "order"),
    [
        (2, "clockwise", [0]),
        (2, "counter-clockwise", [0]),
        (3, "clockwise", [2, 0]),
        (3, "counter-clockwise", [0, 2]),
        (4, "clockwise", [2, 3, 0]),
        (4, "counter-clockwise", [0, 3, 2]),
    ],
)
def test_tk26_everyone_but_its_player_draws_three(players: int, direction: str, order: list[int]) -> None:
    hands = ["B4 G4", "+3 R1 R4", "B5 G5", "B6 G6"][:players]
    match = table(*hands, turn=1, direction=direction)
    play(match, "1:+3")
    events = play(match, " ".join(f"{seat}:pass" for seat in reversed(order)))
    assert drawn(events) == [(seat, 3, "plus3") for seat in order]
    assert kinds(events) == ["passed"] * len(order) + ["drew"] * len(order) + ["turn"]
    assert see(match, "counts") == [2 if seat == 1 else 5 for seat in range(players)]
    assert stand(match) == f"turn {order[0]} R3"
    assert match.acting == (order[0],)


def test_tk26_each_draws_all_three_at_once() -> None:
    match = table("+3 R1 R4", "B4", "G4", pile="Y1 Y3 Y4 Y5 Y6 Y7 Y8", called=[1, 2])
    play(match, "0:+3 1:pass 2:pass")
    assert [hand(match, seat) for seat in (0, 1, 2)] == ["R1 R4", "B4 Y1 Y3 Y4", "G4 Y5 Y6 Y7"]


def test_tk26_no_card_is_drawn_before_all_others_were_asked() -> None:
    match = table("+3 R1 R4", "B4 B5", "G4 G5")
    events = play(match, "0:+3")
    assert (kinds(events), events[1].seat) == (["laid", "asked"], 0)
    assert (stand(match), match.acting) == ("break 0 R3", (1, 2))
    assert drawn(play(match, "1:pass")) == []
    assert (stand(match), match.acting) == ("break 0 R3", (2,))
    assert see(match, "counts") == [2, 2, 2]


@pytest.mark.parametrize(
    "lead", ["R3", "R+2", "Rstop", "Rdir", "Rplus", "Rtaki", "R3 king", "R3 +3", "R3 +3 break", "R3 break"]
)
def test_tk26_it_may_be_laid_on_any_card_and_the_one_beneath_leads_on(lead: str) -> None:
    match = table("+3 B1 B4", "R5 B6 B8", lead=lead)
    before = see(match, "lead_at")
    assert legal(match, 0) == ["+3", "draw"]
    play(match, "0:+3 1:pass")
    assert stand(match) == f"turn 1 {lead.split()[0]}"
    assert see(match, "lead_at") == before
    assert see(match, "discards")[-1] == "+3"


def test_tk26_afterwards_one_follows_the_card_beneath() -> None:
    match = table("+3 B1 B4", "R5 B3 B8", pile="Y5 Y6 Y7", lead="R3")
    play(match, "0:+3 1:pass")
    assert legal(match, 1) == ["R5", "B3", "draw"]
    refusal = refused(match, 1, "B8")
    assert (refusal.rule, refusal.facts["lead"]) == ("TK-06", "R3")


def test_tk26_on_a_change_colour_the_named_colour_stays() -> None:
    match = table("colour R1 R4", "+3 R5 R6", "R7 R8")
    play(match, "0:colour:G 1:+3 0:pass 2:pass")
    assert stand(match) == "turn 2 Gnone"


@pytest.mark.parametrize("lead", ["Rtaki", "Rtaki R7"])
def test_tk26_an_open_taki_beneath_it_is_still_open(lead: str) -> None:
    match = table("+3 B1 B4", "R5 R6 R8", lead=lead, taki_open=True)
    events = play(match, "0:+3 1:pass")
    assert kinds(events) == ["laid", "asked", "passed", "drew", "turn"]
    assert stand(match) == f"turn 1 {lead.split()[-1]} open"
    play(match, "1:R5")
    assert stand(match) == "run 1 R5 open"


def test_tk26_it_is_spent_once_drawn_and_no_breaker_can_be_laid_on_it() -> None:
    match = table("+3 B1 B4", "break R5 R6", "break R7 R8", pile="Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1")
    play(match, "0:+3 1:pass 2:pass")
    assert refused(match, 2, "break").rule == "TK-29"
    events = play(match, "1:break")
    assert drawn(events) == [(1, 3, "thrown")]
    assert see(match, "counts") == [2, 8, 6]


def test_tk26_a_spent_plus_three_obliges_nobody() -> None:
    match = table("+3 B1 B4", "colour R5 R6")
    play(match, "0:+3 1:pass")
    assert (see(match, "debt"), see(match, "added")) == (0, 0)
    assert drawn(play(match, "1:draw")) == [(1, 1, "turn")]


def test_tk26_a_second_plus_three_may_be_laid_on_a_spent_one() -> None:
    match = table("+3 B1 B4", "+3 R5 R6")
    assert drawn(play(match, "0:+3 1:pass 1:+3 0:pass")) == [(1, 3, "plus3"), (0, 3, "plus3")]
    assert (stand(match), see(match, "counts")) == ("turn 0 R3", [5, 5])


def test_tk26_when_the_cards_run_short_the_first_in_order_get_them() -> None:
    match = table("B4 G4", "+3 R1", "B5 G5", "B6 G6", pile="Y1 Y3 Y4 Y5", rest=1, turn=1)
    events = play(match, "1:+3 0:pass 2:pass 3:pass")
    assert drawn(events) == [(2, 3, "plus3"), (3, 1, "plus3"), (0, 0, "plus3")]
    assert stand(match) == "turn 2 R3"


def test_tk26_who_did_not_call_the_last_card_draws_four_before_it_is_laid() -> None:
    match = table("R1 B4", "+3 R5 R6", "R7 R8")
    events = play(match, "0:R1 1:+3 0:pass 2:pass")
    assert drawn(events) == [(0, 4, "penalty"), (2, 3, "plus3"), (0, 3, "plus3")]
    assert see(match, "counts") == [8, 2, 5]


def test_tk26_a_plus_three_that_leaves_one_card_may_carry_the_call() -> None:
    match = table("+3 R1", "B4 B5", "break G4 G5")
    twin = match.copy()
    assert kinds(play(match, "0:+3!")) == ["laid", "called", "asked"]
    assert (match.acting, see(match, "called"), see(match, "due")) == ((1, 2), [0], [])
    assert drawn(play(match, "2:break")) == [(0, 3, "broken")]
    play(twin, "0:+3")
    assert (twin.acting, see(twin, "called"), see(twin, "due")) == ((0, 1, 2), [], [0])
    play(twin, "0:last")
    assert drawn(play(twin, "2:break")) == [(0, 3, "broken")]
