"""The marks and sums that screens show are what the rules would do."""

from itertools import chain, islice
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.engine.compiling.mode import JITTED
from klaf.engine.marks import NO_MARKS, Sum
from klaf.games.tuki.cards import CODES
from klaf.games.tuki.marks import marks as marks_of_tuki
from klaf.games.tuki.scoring import score
from tests.conformance.covered import Setup
from tests.conformance.games import SETUPS
from tests.conformance.test_deal_ends import played
from tests.conformance.walk import each_setup, sized, stops, viewers, walk

OTHER_MOVES = ("swap", "blind", "take", "keep")


def of(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setup", [one for one in SETUPS if one.game == game], ids=str)


@each_setup
def test_marks_are_the_same_for_all_who_look(setup: Setup) -> None:
    for match in chain(walk(setup, 1, 30), stops(setup)):
        shown = match.marks
        assert match.views().marks == shown
        assert match.game.marks(match.position()) == shown
        assert all(match.view(viewer).marks == shown for viewer in viewers(match))


@of("eight")
def test_a_card_arrests_the_offender_if_and_only_if_the_mark_names_it(setup: Setup) -> None:
    marked = 0
    for match in walk(setup, 7, sized(600, 40)):
        shown = match.marks.seats
        marked += len(shown)
        for move in match.legal(match.acting[0]) if match.acting else ():
            if move.text.startswith(OTHER_MOVES):
                continue
            card, _, count = move.text.partition("x")
            events = match.copy().play(match.acting[0], move)
            arrested = [event.offender for event in events if event.kind == "arrested"]
            named = [mark.seat for mark in shown if card in mark.cards and (card != "half" or not count)]
            assert arrested == named, move
    assert marked


def _laid_from(document: dict[str, Any]) -> list[str]:
    """List the cards that the seat in turn may choose from."""
    turn = document["turn"]
    return list({"hand": document["hands"][turn], "open": document["open"][turn]}.get(document["phase"], ()))


@of("eight")
def test_the_pot_is_marked_as_five_if_and_only_if_nothing_higher_may_be_laid(setup: Setup) -> None:
    marked = free = 0
    for match in (match for seed in range(1, 1 + sized(6, 1)) for match in walk(setup, seed, sized(600, 120))):
        document = match.position()
        kinds = [mark.kind for mark in match.marks.table]
        if match.over or not document["pot"] or document["pot_value"] != 10:
            assert "five" not in kinds
            continue
        legal = {move.text for move in match.legal(match.acting[0])}
        for card in _laid_from(document):
            if card in ("6", "7", "8", "9"):
                assert (card in legal) == ("five" not in kinds)
                marked, free = marked + ("five" in kinds), free + ("five" not in kinds)
    assert marked >= sized(1, 0)
    assert bool(free) == (not match.options["five_after_demon"]) or not JITTED


@of("eight")
def test_the_pot_is_marked_as_not_whole_while_it_is(setup: Setup) -> None:
    for match in walk(setup, 3, sized(600, 40)):
        document = match.position()
        kinds = [mark.kind for mark in match.marks.table]
        assert ("part" in kinds) == (document["pot_value"] % 2 == 1 and not match.over)


@of("eight")
def test_nobody_is_marked_when_a_mini_game_has_ended(setup: Setup) -> None:
    for *_, end in played(setup, 4):
        if end is not None:
            assert end.match.marks == NO_MARKS


@of("taki")
def test_a_seat_is_marked_as_having_called_until_its_hand_changes(setup: Setup) -> None:
    called: set[int | None] = set()
    calls = 0
    for _, _, _, match, events, _ in islice(played(setup, 6), sized(3000, 100)):
        for event in events:
            if event.kind == "called":
                called.add(event.seat)
                calls += 1
            elif event.kind == "laid" or (event.kind == "drew" and event.count):
                called.discard(event.seat)
        assert {mark.seat for mark in match.marks.seats if mark.kind == "called"} == called
    assert calls >= sized(1, 0) or "off" in setup.house.values() or setup.house.get("pyramid_start") == 1


@of("tuki")
def test_totals_and_rounds_are_marked_as_the_match_counts_them(setup: Setup) -> None:
    for _, _, _, match, _, end in played(setup, 6):
        for shown in (match, *([end.match] if end else [])):
            totals = [mark.number for mark in shown.marks.seats if mark.kind == "total"]
            assert totals == [-score for score in shown.scores]
        (now,) = match.marks.table
        assert (now.kind, now.of) == ("round", 5)
        assert now.number == 5 if match.over else now.number == len(match.position()["points"]) + 1


@of("tuki")
def test_the_sum_of_an_open_box_is_its_score(setup: Setup) -> None:
    ends = 0
    for *_, end in played(setup, 5):
        if end is None:
            continue
        ends += 1
        found = end.match.marks
        assert [one.points for one in found.sums] == [one.points for one in end.seats]
        assert [[part.points for part in one.parts] for one in found.sums] == [
            [reason.points for reason in one.reasons] for one in end.seats
        ]
        assert [mark.seat for mark in found.seats if mark.kind == "closer"] == [end.out]
    assert ends >= sized(1, 0)


def _sum(box: list[str | None], parrots: str = "zero", shown: list[int] | None = None) -> Sum:
    places = [place for place, card in enumerate(box) if card is not None] if shown is None else shown
    document = {
        "players": 1,
        "rounds": 0,
        "points": [],
        "phase": "take",
        "closer": None,
        "boxes": [box],
        "open": [places],
        "options": {"double_parrot": parrots},
    }
    return marks_of_tuki(document).sums[0]


@pytest.mark.parametrize(
    ("box", "parrots", "points"),
    [
        ("? ? ? ? ? ? ? ?", "zero", 0),
        ("5 ? ? ? ? ? ? 12", "zero", 17),
        ("P ? ? ? ? ? ? 3", "zero", 3),
        ("5 7 ? ? 5 2 ? ?", "zero", 9),
        ("5 5 ? ? 5 P 4 ?", "zero", -6),
        ("P 5 ? ? P 5 ? ?", "zero", 0),
        ("P 5 ? ? P 5 ? ?", "joins", -10),  # TU-15
        ("P P ? 1 P P ? 1", "joins", -15),
    ],
)
def test_open_cards_count_as_they_lie(box: str, parrots: str, points: int) -> None:
    found = _sum([None if card == "?" else card for card in box.split()], parrots)
    assert found.points == points == sum(part.points for part in found.parts)


def test_a_card_that_only_its_owner_knows_counts_nothing() -> None:
    assert _sum(["5", "7", "1", "2", "3", "4", "6", "8"], shown=[0]).points == 5


@pytest.mark.parametrize("parrots", ["zero", "joins"])
def test_sums_of_open_boxes_are_the_scores_that_the_rules_give(parrots: str) -> None:
    for seed in range(30):
        for box in klaf.game("tuki").new(players=6, seed=seed).position()["boxes"]:
            codes = np.array([CODES[card] for card in box], np.uint8)
            assert _sum(box, parrots).points == score(codes, int(parrots == "joins"))
