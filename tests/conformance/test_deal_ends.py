"""How a deal ended is told as it was: the very state from which the next deal is dealt, and nothing that is hidden."""

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from klaf import Event, Match, Move
from klaf.engine.events import new_log
from klaf.engine.match import DealEnd
from klaf.games.eight.deal import deal_next
from klaf.games.tuki.deal import deal_round
from tests.conformance.covered import Setup
from tests.conformance.games import SETUPS
from tests.conformance.walk import FOREVER, choose, sized, viewers

NEXT_DEAL: dict[str, Callable[[Any, Any], None]] = {"eight": deal_next, "tuki": deal_round}
each_of_several_deals = pytest.mark.parametrize("setup", [one for one in SETUPS if one.game in NEXT_DEAL], ids=str)
Played = tuple[Match, int, Move, Match, list[Event], DealEnd | None]


def played(setup: Setup, seed: int) -> Iterator[Played]:
    """Play a match by chance: the match before each move, the move, the match after it, its events, the deal's end."""
    chance = random.Random(f"{setup} {seed}")
    match = setup.new(seed)
    for _ in range(FOREVER):
        if match.over:
            return
        before = match.copy()
        seat, move = choose(match, chance, eager=True)
        events = match.play(seat, move)
        yield before, seat, move, match, events, before.deal_end(seat, move, match)


@each_of_several_deals
def test_the_next_deal_is_dealt_from_the_state_in_which_the_last_ended(setup: Setup) -> None:
    ends = 0
    for _, _, _, after, events, end in played(setup, 1):
        if end is None:
            continue
        ends += 1
        assert end.number == ends
        assert tuple(events[: len(end.events)]) == end.events
        went_on = end.match.copy()
        if not after.over:
            NEXT_DEAL[setup.game](went_on._states[0], new_log()[0])
        assert went_on.same_state(after)
    assert ends >= sized(2, 0)


@each_of_several_deals
def test_points_are_those_of_the_match_and_come_with_their_reasons(setup: Setup) -> None:
    totals: dict[int, int] = {}
    for _, _, _, after, _, end in played(setup, 2):
        if end is None:
            continue
        assert [one.seat for one in end.seats] == list(range(after.players))
        assert end.out in range(after.players)
        for one in end.seats:
            assert sum(reason.points for reason in one.reasons) == one.points
            assert all(end.events[reason.event].seat == one.seat for reason in one.reasons)
            totals[one.seat] = totals.get(one.seat, 0) + one.points
            assert totals[one.seat] == one.total == abs(after.scores[one.seat])


@each_of_several_deals
def test_the_end_of_a_deal_shows_no_viewer_what_it_may_not_know(setup: Setup) -> None:
    compared = 0
    for before, seat, move, _, _, end in played(setup, 3):
        if end is None:
            continue
        for viewer, seed in product(viewers(before), range(20)):
            world = before.view(viewer).sample(seed)
            if seat not in world.acting or move not in world.legal(seat):
                continue
            after = world.copy()
            after.play(seat, move)
            twin = world.deal_end(seat, move, after)
            if twin is None or _seen(twin, viewer) != _seen(end, viewer):
                continue
            assert twin.match.view(viewer) == end.match.view(viewer)
            compared += 1
    assert compared >= sized(1, 0)


def _seen(end: DealEnd, viewer: int | None) -> list[Event]:
    return [event.seen_by(viewer) for event in end.events]


def test_a_game_of_one_deal_has_no_end_of_a_deal() -> None:
    setup = next(one for one in SETUPS if one.game == "taki")
    assert all(end is None for *_, end in played(setup, 1))
