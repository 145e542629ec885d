"""Views and sampled worlds: what is known stays known, and what is not is drawn from all that fits."""

from collections import Counter
from collections.abc import Callable
from math import factorial
from typing import Any

import pytest

from klaf import Match
from tests.conformance.chance import LIMIT, deviation
from tests.conformance.covered import Document
from tests.conformance.walk import sized, viewers
from tests.games.tuki.table import HALF, opening, play, see, table

SAMPLES = sized(3000, 70)
# Five cards that nobody has seen: three in the boxes, two in the pile; the others are in the bin.
FEW = ("1 2 3 4 / 5 6 7 (8)", "1 2 3 4 / 5 6 (9) (10)")


def worlds(match: Match, viewer: int | None) -> list[Document]:
    """Sample worlds from a view, each of which looks the same to the viewer."""
    view = match.view(viewer)
    found = []
    for seed in range(SAMPLES):
        world = view.sample(seed)
        if seed % 50 == 0:
            assert world.view(viewer) == view
            assert world.game.from_position(world.position()).same_state(world)
        found.append(world.position())
    return found


def hidden(document: Document) -> tuple[str, ...]:
    """Return the cards of the hidden places, of the hand and of the pile."""
    boxes = zip(document["open"], document["boxes"], strict=True)
    cards = [card for places, box in boxes for place, card in enumerate(box) if place not in places]
    return (*cards, *document["taken"], *document["pile"])


def assert_even(found: Counter[object], outcomes: int) -> None:
    """See that no more than so many outcomes were found, all about as often."""
    assert len(found) <= outcomes
    if 1 < outcomes <= SAMPLES / 5:
        counts = [*found.values(), *[0] * (outcomes - len(found))]
        assert abs(deviation(counts, [SAMPLES / outcomes] * outcomes, outcomes - 1)) < LIMIT


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_that_nobody_has_seen_are_one_pool(viewer: int | None) -> None:
    match = table(*FEW, pile="11 12", rest="bin")
    assert hidden(match.position()) == ("8", "9", "10", "12", "11")
    found: Counter[object] = Counter(hidden(world) for world in worlds(match, viewer))
    assert all(sorted(cards) == sorted(("8", "9", "10", "11", "12")) for cards in found)  # type: ignore[call-overload]
    assert_even(found, factorial(5))


@pytest.mark.parametrize(("viewer", "outcomes"), [(0, factorial(4)), (1, factorial(5)), (None, factorial(5))])
def test_a_card_just_drawn_is_one_of_them_to_all_but_its_drawer(viewer: int | None, outcomes: int) -> None:
    match = table(*FEW, drawn="11", pile="12", rest="bin")
    found: Counter[object] = Counter(hidden(world) for world in worlds(match, viewer))
    assert_even(found, outcomes)
    assert {cards[3] for cards in found} == ({"11"} if viewer == 0 else {"8", "9", "10", "11", "12"})  # type: ignore[index]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_tu10_a_pile_made_of_the_bin_does_not_mix_with_the_boxes(viewer: int | None) -> None:
    match = table(*FEW, pile="11 12 8", rest="bin", recycled=True)
    found: Counter[object] = Counter(hidden(world) for world in worlds(match, viewer))
    for cards in found:
        assert sorted(cards[:3]) == ["10", "8", "9"]  # type: ignore[index]
        assert sorted(cards[3:]) == ["11", "12", "8"]  # type: ignore[index]
    assert_even(found, factorial(3) * factorial(3))


@pytest.mark.parametrize(("viewer", "outcomes"), [(0, 12), (1, 36), (None, 36)])
def test_tu10_nor_does_a_card_just_drawn_from_it(viewer: int | None, outcomes: int) -> None:
    match = table(*FEW, drawn="8", pile="11 12", rest="bin", recycled=True)
    found: Counter[object] = Counter(hidden(world) for world in worlds(match, viewer))
    for cards in found:
        assert sorted(cards[:3]) == ["10", "8", "9"]  # type: ignore[index]
        assert sorted(cards[3:]) == ["11", "12", "8"]  # type: ignore[index]
    assert_even(found, outcomes)


def test_tu10_copies_count_each_for_itself() -> None:
    match = table(*FEW, drawn="8", pile="8 8 12", rest="bin", recycled=True)
    found = Counter(world["taken"][0] for world in worlds(match, 1))
    assert abs(deviation([found["8"], found["12"]], [SAMPLES * 3 / 4, SAMPLES / 4], 1)) < LIMIT


def test_tu10_the_last_card_of_such_a_pile_is_known() -> None:
    match = table(*FEW, drawn="8", rest="bin", recycled=True)
    assert {world["taken"][0] for world in worlds(match, None)[:40]} == {"8"}


def test_tu10_once_the_new_pile_is_used_up_the_boxes_are_all_that_is_hidden() -> None:
    match = table(*FEW, drawn="8", rest="bin", recycled=True)
    play(match, "0:put:0")
    assert (see(match, "pile"), see(match, "recycled")) == ([], [])
    assert_even(Counter(hidden(world) for world in worlds(match, 1)), factorial(3))


def test_tu10_a_card_put_into_a_box_from_the_new_pile_is_open() -> None:
    match = table(FEW[0], "1 2 3 4 / (5) (6) (7) (10)", bin="0 9", rest="bin")
    play(match, "0:pile 0:put:0 1:pile 1:put:4")
    for viewer in viewers(match):
        for seed in range(20):
            world = match.view(viewer).sample(seed).position()
            assert sorted(hidden(world)[:4]) == ["10", "6", "7", "8"]
            assert world["recycled"] == see(match, "recycled")


@pytest.mark.parametrize(("opened", "outcomes"), [("", 1), ("1:open:2", 8), ("1:open:2 1:open:6", 28)])
def test_tu03_others_may_have_opened_any_places(opened: str, outcomes: int) -> None:
    match = opening("0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7")
    play(match, f"0:open:1 {opened}")
    for viewer in (0, 2, None):
        found = worlds(match, viewer)
        assert_even(Counter(tuple(world["open"][1]) for world in found), outcomes)
        mine = {tuple(world["open"][0]) for world in found}
        assert mine == {(1,)} if viewer == 0 else len(mine) == 8
        assert {tuple(world["open"][2]) for world in found} == {()}


def test_tu03_what_others_have_opened_may_be_any_unseen_card() -> None:
    match = opening("0 1 2 3 4 5 6 7", "0 0 0 0 4 5 6 7")
    play(match, "0:open:0 1:open:0")
    found: Counter[str] = Counter()
    for world in worlds(match, 0):
        (place,) = world["open"][1]
        found[world["boxes"][1][place]] += 1
    kinds = [*map(str, range(13)), "P"]
    copies = [8 - (kind in ("0", "9")) for kind in kinds[:-1]] + [4]
    assert sum(copies) == 106
    expected = [SAMPLES * n / 106 for n in copies]
    assert abs(deviation([found[kind] for kind in kinds], expected, 13)) < LIMIT


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_card_is_hidden_from_its_owner_too(viewer: int | None) -> None:
    document = table(HALF, HALF).view(viewer).document()
    assert document["boxes"] == [["1", "2", "3", "4", None, None, None, None]] * 2
    assert document["bin"] == ["9"]
    assert set(document["pile"]) == {None}


@pytest.mark.parametrize(
    ("setup", "move", "seen"),
    [
        ({"drawn": "11"}, "0:put:0", lambda at: at["boxes"][0][0] == "11" and at["bin"][-1] == "1"),
        ({"drawn": "11"}, "0:put:4", lambda at: at["boxes"][0][4] == "11" and at["bin"][-1] == "5"),
        ({"drawn": "11"}, "0:throw:4", lambda at: at["boxes"][0][4] == "5" and at["bin"][-1] == "11"),
    ],
)
def test_what_is_turned_up_is_seen_by_all(setup: dict[str, Any], move: str, seen: Callable[[Document], bool]) -> None:
    match = table(HALF, HALF, **setup)
    play(match, move)
    for viewer in viewers(match):
        document = match.view(viewer).document()
        assert seen(document)
        assert document["taken"] == []
