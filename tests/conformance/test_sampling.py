"""Sampled worlds: what a viewer cannot see is drawn uniformly from all that fits."""

import math
from collections import Counter
from dataclasses import dataclass

import pytest

from tests.conformance.chance import LIMIT, deviation
from tests.conformance.covered import Covered, Document
from tests.conformance.games import GAMES
from tests.conformance.walk import sized, walk

SAMPLES = sized(4000, 60)

# A match under way: which set-up, who looks, after how many moves at the most: the last at which a card comes next.
SCENES = ((0, 0, 10), (2, None, 60), (4, 3, sized(250, 30)))


@dataclass(frozen=True)
class Scene:
    """A view's hidden places with their true cards, and many worlds sampled from it."""

    covered: Covered
    places: dict[str, list[str]]
    pools: dict[str, str]
    worlds: list[dict[str, list[str]]]
    documents: list[Document]

    def unseen(self, place: str) -> Counter[str]:
        """Count each card in the hidden places of the same pool; where no place is called so, of the only one."""
        pool = self.pools.get(place, "unseen")
        return Counter(card for other, cards in self.places.items() if self.pools[other] == pool for card in cards)


@pytest.fixture(
    scope="module",
    params=[(name, *scene) for name in GAMES for scene in SCENES],
    ids=lambda param: f"{param[0]}-{param[2]}",
)
def scene(request: pytest.FixtureRequest) -> Scene:
    name, number, viewer, moves = request.param
    covered = GAMES[name]
    for step in walk(covered.setups[number], 2, moves):
        if covered.top(step.position()) is not None:
            match = step.copy()
    view = match.view(viewer)
    documents = [view.sample(seed).position() for seed in range(SAMPLES)]
    worlds = [covered.hidden(document, viewer) for document in documents]
    position = match.position()
    places = covered.hidden(position, viewer)
    return Scene(covered, places, {place: covered.pool(position, place) for place in places}, worlds, documents)


def test_unseen_cards_are_spread_evenly(scene: Scene) -> None:
    for place, cards in scene.places.items():
        unseen = scene.unseen(place)
        total, size = sum(unseen.values()), len(cards)
        if size in (0, total):  # nothing there, or all there is
            assert all(Counter(world[place]) == Counter(cards) for world in scene.worlds), place
            continue
        found = Counter(card for world in scene.worlds for card in world[place])
        assert set(found) <= set(unseen)
        expected = [SAMPLES * size * copies / total for copies in unseen.values()]
        scale = (total - 1) / (total - size)
        off = deviation([found[kind] for kind in unseen], expected, len(unseen) - 1, scale)
        assert abs(off) < LIMIT, place


def test_the_next_card_may_be_any_that_is_unseen(scene: Scene) -> None:
    unseen = scene.unseen("pile")
    tops = Counter(scene.covered.top(document) for document in scene.documents)
    expected = [SAMPLES * copies / sum(unseen.values()) for copies in unseen.values()]
    assert abs(deviation([tops[kind] for kind in unseen], expected, len(unseen) - 1)) < LIMIT


def test_two_copies_of_a_card_do_not_cling_to_each_other(scene: Scene) -> None:
    for place, cards in scene.places.items():
        unseen = scene.unseen(place)
        total, size = sum(unseen.values()), len(cards)
        doubles = [kind for kind, copies in unseen.items() if copies == 2]
        together = 0
        for world in scene.worlds:
            held = Counter(world[place])
            together += sum(held[kind] == 2 for kind in doubles)
        likely = size * (size - 1) / max(total * (total - 1), 1)
        expected = SAMPLES * len(doubles) * likely
        assert abs(together - expected) < LIMIT * math.sqrt(expected * (1 - likely) + 1), place
