"""TK-40: the first to be rid of all cards wins, at once."""

from typing import Any

import pytest

from klaf import MatchOver
from tests.games.taki.table import drawn, kinds, legal, play, refused, see, stand, table

OTHERS = ("B1 B3", "B4 B5", "B6 B7")


@pytest.mark.parametrize("move", ["R7", "B3", "Rstop", "Rdir", "R+2", "Rtaki", "colour:B", "super", "king"])
def test_tk40_the_last_card_wins_at_once_and_its_command_does_not_act(move: str) -> None:
    match = table(move.partition(":")[0], *OTHERS)
    events = play(match, f"0:{move}")
    assert kinds(events) == ["laid", "won"]
    assert (events[-1].seat, events[-1].facts) == (None, {"winners": (0,)})
    assert (match.over, match.winners, match.scores) == (True, (0,), (1.0, 0.0, 0.0, 0.0))
    assert see(match, "counts") == [0, 2, 2, 2]
    assert (see(match, "direction"), see(match, "debt"), see(match, "turn")) == ("clockwise", 0, 0)


@pytest.mark.parametrize(("turn", "players"), [(1, 2), (2, 3), (3, 4)])
def test_tk40_whoever_it_is(turn: int, players: int) -> None:
    hands = list(OTHERS[: players - 1])
    match = table(*hands, "R7", turn=turn)
    play(match, f"{turn}:R7")
    assert (match.winners, match.scores) == ((turn,), (*[0.0] * turn, 1.0))


def test_tk40_then_nobody_may_do_anything() -> None:
    match = table("R7", *OTHERS)
    play(match, "0:R7")
    assert (match.acting, match.next_actor, see(match, "phase")) == ((), None, "over")
    assert [legal(match, seat) for seat in range(4)] == [[]] * 4
    for seat, move in ((0, "draw"), (1, "B1"), (1, "pass"), (2, "last")):
        refusal = refused(match, seat, move)
        assert isinstance(refusal, MatchOver)
        assert (refusal.rule, refusal.why) == ("TK-40", "over")


def test_tk40_with_cards_left_the_match_goes_on() -> None:
    match = table("R7 R8", *OTHERS)
    play(match, "0:R7!")
    assert (match.over, match.winners, match.scores) == (False, (), (0.0,) * 4)
    assert stand(match) == "turn 1 R7"


@pytest.mark.parametrize("move", ["R7", "Rstop", "R+2", "Rtaki", "super", "colour:B", "king"])
def test_tk40_a_run_wins_without_being_closed(move: str) -> None:
    match = table(move.partition(":")[0], *OTHERS, lead="Rtaki R4", phase="run", taki_open=True)
    assert kinds(play(match, f"0:{move}"))[-1] == "won"
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("B+2", {"lead": "R+2", "phase": "chain", "debt": 2}),
        ("king", {"lead": "R+2", "phase": "chain", "debt": 4}),
        ("Y9", {"lead": "R3 king", "phase": "free"}),
        ("king", {"lead": "R3 king", "phase": "free"}),
        ("R9", {"lead": "Rplus", "phase": "owed"}),
        ("Y7", {"lead": "R7", "taki_open": True}),
    ],
)
def test_tk40_the_last_card_wins_in_every_kind_of_turn(card: str, fields: dict[str, Any]) -> None:
    match = table(card, *OTHERS, **fields)
    play(match, f"0:{card}")
    assert (match.winners, see(match, "counts")) == ((0,), [0, 2, 2, 2])


def test_tk40_a_missing_call_does_not_block_it() -> None:
    match = table("Rstop R7", "B1 B3")
    play(match, "0:Rstop 0:R7")
    assert match.winners == (0,)


def test_tk40_others_pay_their_penalty_first() -> None:
    match = table("R7", "B1", "B4 B5", due=[1])
    events = play(match, "0:R7")
    assert drawn(events) == [(1, 4, "penalty")]
    assert (match.winners, see(match, "counts")) == ((0,), [0, 5, 2])


# --- except a Plus (TK-24), a thrown Breaker (TK-32) and a +3 while it may be broken (TK-33)


def test_tk40_except_on_a_plus() -> None:
    match = table("Rplus", *OTHERS, pile="G1")
    play(match, "0:Rplus")
    assert (stand(match), legal(match, 0), match.over) == ("owed 0 Rplus", ["draw"], False)
    assert drawn(play(match, "0:draw")) == [(0, 1, "plus")]
    assert (stand(match), see(match, "hands")[0], match.over) == ("turn 1 Rplus", ["G1"], False)


@pytest.mark.parametrize(("ending", "open_"), [("close", ""), ("end", " open")])
def test_tk40_except_on_a_plus_in_a_run_which_must_be_ended_first(ending: str, open_: str) -> None:
    match = table("Rplus", *OTHERS, lead="Rtaki R4", phase="run", taki_open=True, pile="G1")
    play(match, "0:Rplus")
    assert (stand(match), legal(match, 0)) == ("run 0 Rplus open", ["close", "end"])
    play(match, f"0:{ending}")
    assert (stand(match), legal(match, 0)) == (f"owed 0 Rplus{open_}", ["draw"])
    play(match, "0:draw")
    assert (stand(match), see(match, "counts")) == (f"turn 1 Rplus{open_}", [1, 2, 2, 2])


def test_tk40_except_on_a_thrown_breaker() -> None:
    match = table("break", *OTHERS)
    events = play(match, "0:break")
    assert (kinds(events), events[0].facts) == (["laid", "drew", "turn"], {"card": "break", "named": ""})
    assert drawn(events) == [(0, 3, "thrown")]
    assert (stand(match), match.over, see(match, "counts")) == ("turn 1 R3", False, [3, 2, 2, 2])


def test_tk40_except_on_a_thrown_breaker_even_when_nothing_can_be_drawn() -> None:
    match = table("break", "B1 B3", rest=1)
    play(match, "0:break")
    assert (stand(match), match.over, see(match, "counts")[0]) == ("turn 1 R3", False, 0)


def test_tk40_except_on_a_plus_three_until_nobody_breaks_it() -> None:
    match = table("+3", *OTHERS)
    play(match, "0:+3 1:pass 3:pass")
    assert (see(match, "phase"), match.over, see(match, "counts")) == ("break", False, [0, 2, 2, 2])
    events = play(match, "2:pass")
    assert (kinds(events), match.winners, see(match, "counts")) == (["passed", "won"], (0,), [0, 2, 2, 2])


def test_tk40_a_breaker_that_breaks_a_plus_three_wins_out_of_turn_and_nobody_draws() -> None:
    match = table("+3 R5", "B1 B3", "break")
    events = play(match, "0:+3! 2:break")
    assert [(event.kind, event.seat, event.facts) for event in events[-3:]] == [
        ("laid", 2, {"card": "break", "named": ""}),
        ("broken", 2, {"offender": 0}),
        ("won", None, {"winners": (2,)}),
    ]
    assert match.winners == (2,)
    assert (see(match, "counts"), see(match, "asked")) == ([1, 2, 0], [])
