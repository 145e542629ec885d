"""A match's promises: who acts, what may be played and how, and that an error changes nothing."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import klaf
from klaf import (
    BadMove,
    IllegalMove,
    Match,
    MatchOver,
    Move,
    NoSuchSeat,
    OutOfTurn,
    UnknownGame,
    UnknownRule,
)
from tests.conformance.games import SHIPPED
from tests.conformance.taki import TAKI
from tests.games.taki.table import play, table

GAME = TAKI.game


def fresh() -> Match:
    return GAME.new(4, seed=7, opener=0)


def finished() -> Match:
    match = table("R1", "B4 B5", "G4 G5")
    play(match, "0:R1")
    assert match.over
    return match


def test_a_new_match_asks_its_opener() -> None:
    match = fresh()
    assert match.acting == (0,)
    assert match.next_actor == 0
    assert not match.over
    assert match.winners == ()
    assert match.scores == (0.0, 0.0, 0.0, 0.0)
    assert match.players == 4
    assert match.played == []
    assert match.dealt


def test_the_opening_tells_the_deal() -> None:
    kinds = [event.kind for event in fresh().opening]
    assert kinds[:4] == ["dealt"] * 4
    assert kinds[-2:] == ["opens", "turn"]


def test_a_seat_that_does_not_act_has_no_legal_moves() -> None:
    match = fresh()
    assert match.legal(0)
    assert match.legal(1) == match.legal(2) == match.legal(3) == []


def test_a_move_may_be_given_as_text_as_a_move_or_as_a_number() -> None:
    move = fresh().legal(0)[0]
    ends = []
    spelling: Any
    for spelling in (move, move.text, move.id, np.int64(move.id), GAME.moves[move.text]):
        match = fresh()
        match.play(0, spelling)
        assert match.played == [(0, move)]
        ends.append(match)
    assert all(match.same_state(ends[0]) for match in ends)


def test_a_seat_may_be_a_numpy_number() -> None:
    match = fresh()
    seat: Any = np.int64(0)
    match.play(seat, match.legal(seat)[0])
    assert match.played[0][0] == 0
    assert klaf.load(match.record()).same_state(match)


def test_a_move_knows_its_number_and_its_text() -> None:
    move = GAME.moves["draw"]
    assert (int(move), str(move)) == (move.id, "draw")
    assert GAME.moves.all[move] is move
    assert GAME.moves[move.id] is move
    assert move == Move(move.id, "draw")
    assert len({move, Move(move.id, "draw")}) == 1


def test_playing_tells_what_happened() -> None:
    match = table("R1 R4", "B4 B5")
    events = match.play(0, "R1!")
    assert [event.kind for event in events] == ["laid", "called", "turn"]
    assert events[0].card == "R1"
    assert events[0].document() == {"event": "laid", "seat": 0, "card": "R1", "named": ""}
    with pytest.raises(AttributeError):
        _ = events[0].colour


WRONG_MOVES: list[Any] = ["", "r1", "R1 ", " R1", "R2", "R10", "Draw", "0:draw", "colour", "catch:10", "R1!!", "drаw"]
WRONG_MOVES += [-1, 143, 10**20, 10**5000, 1.0, None, True, b"draw", ["draw"], ("draw",), int, np.array([1, 2])]
WRONG_MOVES += [Move(128, "pass"), Move(-1, "catch:9"), Move(10**20, "draw")]


@pytest.mark.parametrize("move", WRONG_MOVES, ids=lambda move: f"{type(move).__name__}")
def test_what_is_no_move_is_refused(move: Any) -> None:
    match = fresh()
    before = match.copy()
    with pytest.raises(BadMove):
        match.play(0, move)
    assert match.same_state(before)
    assert match.played == []


WRONG_SEATS: list[Any] = [-1, 4, 10**5000, None, "0", 0.0, True, [0]]


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=lambda seat: type(seat).__name__)
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = fresh()
    before = match.copy()
    with pytest.raises(NoSuchSeat):
        match.play(seat, "draw")
    with pytest.raises(NoSuchSeat):
        match.legal(seat)
    if seat is not None:  # the spectator
        with pytest.raises(NoSuchSeat):
            match.view(seat)
    assert match.same_state(before)


def test_the_seats_are_named_when_one_is_missing() -> None:
    with pytest.raises(NoSuchSeat, match=r"“4”.*0 to 3"):
        fresh().legal(4)


def test_a_seat_out_of_turn_is_told_whose_turn_it_is() -> None:
    match = fresh()
    before = match.copy()
    with pytest.raises(OutOfTurn) as caught:
        match.play(2, "draw")
    assert caught.value.rule == "TK-05"
    assert caught.value.facts == {"rule": "TK-05", "move": "draw", "seat": 2, "turn": 0}
    assert match.same_state(before)


def test_an_illegal_move_carries_its_rule_and_its_facts() -> None:
    match = table("R1 B4", "B5 B6")
    before = match.copy()
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "B4")
    assert not isinstance(caught.value, OutOfTurn | MatchOver)
    assert caught.value.rule == "TK-06"
    assert caught.value.facts == {"rule": "TK-06", "card": "B4", "lead": "R3"}
    assert match.same_state(before)
    match.play(0, "R1")


def test_a_match_that_is_over_takes_no_moves() -> None:
    match = finished()
    before = match.copy()
    assert match.acting == ()
    assert match.next_actor is None
    assert match.winners == (0,)
    assert match.scores == (1.0, 0.0, 0.0)
    for seat in range(3):
        assert match.legal(seat) == []
        with pytest.raises(MatchOver) as caught:
            match.play(seat, "draw")
        assert caught.value.rule == "TK-40"
    assert match.same_state(before)


def test_a_copy_goes_its_own_way() -> None:
    match = fresh()
    match.play(0, match.legal(0)[0])
    twin = match.copy()
    assert twin.same_state(match)
    assert (twin.played, twin.opening, twin.record()) == (match.played, match.opening, match.record())
    seat = match.acting[0]
    twin.play(seat, twin.legal(seat)[-1])
    assert len(match.played) == 1
    assert not twin.same_state(match)
    match.play(seat, match.legal(seat)[-1])
    assert twin.same_state(match)


def test_changing_a_document_does_not_change_the_match() -> None:
    match = table("R1 B4", "B5 B6")
    before = match.copy()
    position = match.position()
    position["hands"][0].clear()
    position["options"]["must_play"] = True
    match.options["must_play"] = True
    assert match.same_state(before)
    assert match.position() == before.position()


def test_a_document_may_change_after_a_match_was_set_up_from_it() -> None:
    document = fresh().position()
    match = GAME.from_position(document)
    document["hands"][0].clear()
    document["options"].clear()
    assert klaf.load(match.record()).same_state(match)


def test_states_of_different_deals_differ() -> None:
    assert not fresh().same_state(GAME.new(4, seed=8, opener=0))
    assert not fresh().same_state(GAME.new(4, seed=7, opener=1))


def test_a_match_a_game_and_a_view_say_what_they_are() -> None:
    assert repr(GAME) == "<klaf game taki>"
    assert repr(fresh()) == "<klaf match taki players=4 moves=0 acting (0,)>"
    assert repr(finished()) == "<klaf match taki players=3 moves=1 won by (0,)>"
    assert repr(fresh().view(2)) == "<klaf view of taki for seat 2>"
    assert repr(fresh().view(None)) == "<klaf view of taki for a spectator>"


def test_views_are_equal_when_they_show_the_same() -> None:
    view = fresh().view(0)
    assert view == fresh().view(0)
    assert hash(view) == hash(fresh().view(0))
    assert view not in (fresh().view(1), fresh().view(None), GAME.new(4, seed=8).view(0), "a view")


def test_a_view_cannot_be_written_to() -> None:
    view = fresh().view(0)
    with pytest.raises(ValueError, match="read-only"):
        view.record["players"][0] = 2
    with pytest.raises(ValueError, match="read-only"):
        view.record["hands"][0, 1] = 0


def test_games_are_found_by_name() -> None:
    assert SHIPPED == ("taki", "eight", "tuki")
    assert klaf.game("taki") is GAME
    wrong: Any
    for wrong in ("poker", "", "TAKI", None, 1, ["taki"]):
        with pytest.raises(UnknownGame):
            klaf.game(wrong)


def test_the_public_names_are_there() -> None:
    for name in klaf.__all__:
        assert getattr(klaf, name) is not None
    with pytest.raises(AttributeError):
        _ = klaf.Poker  # type: ignore[attr-defined]


def test_rules_are_read_by_their_id() -> None:
    for lang in ("en", "he", "ar"):
        for rule in GAME.rule_ids:
            title, text = GAME.rule(rule, lang)
            assert title
            assert text
    with pytest.raises(UnknownRule, match="TK-99"):
        GAME.rule("TK-99")


def test_matches_and_views_sent_to_another_process_stay_what_they_are() -> None:
    match = finished()
    for sent in (match, match.view(0), match.game):
        twin = pickle.loads(pickle.dumps(sent))
        assert (twin if sent is match.game else twin.game) is match.game
    assert pickle.loads(pickle.dumps(match)).same_state(match)
    assert pickle.loads(pickle.dumps(match.view(1))) == match.view(1)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(match), capture_output=True, check=True)
    assert done.stdout.decode().strip() == repr(match)
