"""TK-34: a TAKI, and the run of cards laid on it."""

import pytest

from tests.games.taki.table import hand, kinds, legal, play, refused, see, stand, table

OTHERS = ("B1 B3 B4", "B5 B6 B7", "B8 B9 G1")
RED_RUN = "0:Rtaki 0:R4"


def test_tk34_its_player_may_lay_any_number_of_cards_of_its_colour() -> None:
    match = table("Rtaki R1 R4 R5 B4 B7", *OTHERS)
    events = play(match, "0:Rtaki")
    assert (stand(match), match.acting, legal(match, 0)) == (
        "run 0 Rtaki open",
        (0,),
        ["R1", "R4", "R5", "end"],
    )
    events += play(match, "0:R4")
    assert (stand(match), legal(match, 0)) == ("run 0 R4 open", ["R1", "R5", "close", "end"])
    events += play(match, "0:R1 0:R5")
    assert legal(match, 0) == ["close", "end"]
    events += play(match, "0:close")
    assert (stand(match), match.acting, hand(match, 0)) == ("turn 1 R5", (1,), "B4 B7")
    assert see(match, "discards") == ["R3", "Rtaki", "R4", "R1", "R5"]
    assert kinds(events) == ["laid", "opened", "laid", "laid", "laid", "closed", "turn"]
    assert [event.facts for event in events if event.kind in ("opened", "closed")] == [
        {"colour": "R"},
        {"colour": "R", "by_call": 1},
    ]


def test_tk34_the_run_has_the_colour_of_the_taki_not_of_what_led() -> None:
    match = table("Gtaki G1 R5 B4", *OTHERS, lead="Rtaki")
    events = play(match, "0:Gtaki")
    assert (stand(match), legal(match, 0)) == ("run 0 Gtaki open", ["G1", "end"])
    assert [(event.kind, event.facts) for event in events[1:]] == [("opened", {"colour": "G"})]


@pytest.mark.parametrize("lead", ["R3", "R4", "Rplus"])
def test_tk34_a_card_of_another_colour_may_not_join_even_of_the_same_figure(lead: str) -> None:
    match = table("B3 B4 Bplus Y1 R1", *OTHERS, lead=f"Rtaki {lead}", phase="run", taki_open=True)
    for card in ("B3", "B4", "Bplus", "Y1"):
        refusal = refused(match, 0, card)
        assert (refusal.rule, refusal.why, refusal.facts["card"], refusal.facts["colour"]) == (
            "TK-34",
            "run-colour",
            card,
            "R",
        )


@pytest.mark.parametrize(
    ("last", "turn", "players", "direction", "then"),
    [
        ("R5", 0, 2, "clockwise", "turn 1 R5"),
        ("R5", 2, 3, "clockwise", "turn 0 R5"),
        ("R5", 0, 4, "counter-clockwise", "turn 3 R5"),
        ("Rstop", 1, 2, "clockwise", "turn 1 Rstop"),
        ("Rstop", 2, 3, "clockwise", "turn 1 Rstop"),
        ("Rstop", 1, 4, "counter-clockwise", "turn 3 Rstop"),
        ("Rdir", 0, 2, "clockwise", "turn 1 Rdir"),
        ("Rdir", 0, 4, "clockwise", "turn 3 Rdir"),
        ("Rdir", 2, 3, "counter-clockwise", "turn 0 Rdir"),
        ("R+2", 1, 2, "clockwise", "chain 0 R+2 debt 2"),
        ("R+2", 3, 4, "clockwise", "chain 0 R+2 debt 2"),
        ("R+2", 0, 3, "counter-clockwise", "chain 2 R+2 debt 2"),
        ("Rplus", 1, 3, "clockwise", "owed 1 Rplus"),
    ],
)
def test_tk34_the_last_card_leads_and_its_command_is_obeyed(
    last: str, turn: int, players: int, direction: str, then: str
) -> None:
    hands = list(OTHERS[: players - 1])
    hands.insert(turn, f"Rtaki R1 {last} B6 B9")
    match = table(*hands, turn=turn, direction=direction)
    play(match, f"{turn}:Rtaki {turn}:R1 {turn}:{last}")
    assert stand(match) == f"run {turn} {last} open"
    play(match, f"{turn}:close")
    assert stand(match) == then
    assert see(match, "counts")[turn] == 2
    assert (see(match, "direction") == direction) == (last != "Rdir")


def test_tk34_commands_inside_the_run_do_not_act() -> None:
    match = table("Rtaki Rstop Rdir R+2 Rplus R5 B7 B9", *OTHERS)
    events = play(match, "0:Rtaki 0:Rstop 0:Rdir 0:R+2 0:Rplus 0:R5 0:close")
    assert stand(match) == "turn 1 R5"
    assert see(match, "counts") == [2, 3, 3, 3]
    assert kinds(events) == ["laid", "opened", *["laid"] * 5, "closed", "turn"]


def test_tk34_a_change_colour_may_end_the_run_and_its_command_is_used() -> None:
    match = table("Rtaki R4 colour R5 B7 B9", *OTHERS)
    play(match, RED_RUN)
    assert legal(match, 0) == ["R5", *(f"colour:{c}" for c in "RBGY"), "close", "end"]
    events = play(match, "0:colour:Y")
    assert (stand(match), hand(match, 0)) == ("turn 1 Ynone", "R5 B7 B9")
    assert [(event.kind, event.seat, event.facts) for event in events] == [
        ("laid", 0, {"card": "colour", "named": "Y"}),
        ("closed", 0, {"colour": "R", "by_call": 0}),
        ("turn", 1, {}),
    ]


def test_tk34_a_king_may_end_the_run_and_its_command_is_used() -> None:
    match = table("Rtaki R4 king R5 B7 B9", *OTHERS)
    events = play(match, f"{RED_RUN} 0:king")
    assert (stand(match), legal(match, 0)) == ("free 0 R4", ["R5", "B7", "B9", "end"])
    assert [(event.kind, event.seat, event.facts) for event in events[-3:]] == [
        ("laid", 0, {"card": "king", "named": ""}),
        ("closed", 0, {"colour": "R", "by_call": 0}),
        ("freed", 0, {}),
    ]
    play(match, "0:B7")
    assert (stand(match), hand(match, 0)) == ("turn 1 B7", "R5 B9")


def test_tk34_a_red_card_after_the_run_ended_by_a_king_is_one_card() -> None:
    match = table("Rtaki R4 king R5 R6 B9", *OTHERS)
    play(match, f"{RED_RUN} 0:king 0:R5")
    assert (stand(match), hand(match, 0)) == ("turn 1 R5", "R6 B9")


@pytest.mark.parametrize("last", ["R4", "Rstop", "Rdir", "R+2", "Rplus", "Rtaki"])
def test_tk34_what_a_king_covers_in_the_run_does_not_act(last: str) -> None:
    match = table("B7 B9 king", *OTHERS, lead=f"R1 {last}", phase="run", taki_open=True)
    events = play(match, "0:king 0:end")
    assert (stand(match), see(match, "counts")) == (f"turn 1 {last}", [2, 3, 3, 3])
    assert kinds(events) == ["laid", "closed", "freed", "declined", "turn"]


def test_tk34_a_run_may_begin_in_the_kings_extra_turn_and_as_the_card_owed_after_a_plus() -> None:
    match = table("king Btaki B4 B7 R9", *OTHERS)
    play(match, "0:king 0:Btaki 0:B4")
    assert stand(match) == "run 0 B4 open"
    match = table("Rplus Rtaki R4 B7 R9", *OTHERS)
    play(match, "0:Rplus 0:Rtaki 0:R4")
    assert stand(match) == "run 0 R4 open"


def test_tk34_nobody_else_acts_during_the_run() -> None:
    match = table("Rtaki R4 R5 B9", *OTHERS)
    play(match, RED_RUN)
    assert match.acting == (0,)
    assert [legal(match, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert refused(match, 1, "B4").rule == "TK-05"


def test_tk34_the_call_is_not_due_before_the_run_is_over() -> None:
    match = table("Rtaki R4 B9", *OTHERS, pile="Y1 Y3 Y4 Y5")
    play(match, RED_RUN)
    assert legal(match, 0) == ["close", "end", "last"]
    assert refused(match, 0, "pass").rule == "TK-30"
    play(match, "0:close")
    assert (match.acting, legal(match, 0)) == ((0, 1), ["last", "pass"])
    play(match, "1:draw")
    assert see(match, "counts") == [5, 4, 3, 3]


@pytest.mark.parametrize(("cards", "moves"), [("Rtaki R4", "0:Rtaki!"), ("Rtaki R4 B9", "0:Rtaki 0:R4!")])
def test_tk34_any_card_of_the_run_may_carry_the_call(cards: str, moves: str) -> None:
    match = table(cards, *OTHERS)
    assert kinds(play(match, moves))[-1] == ("opened" if moves == "0:Rtaki!" else "called")
    assert (see(match, "called"), see(match, "phase")) == ([0], "run")
    assert refused(match, 0, "last").why == "called-already"
