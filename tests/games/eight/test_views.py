"""What a seat and a spectator may know of a table, and the worlds that are drawn from it."""

import math
import random
from collections import Counter
from collections.abc import Collection
from itertools import product
from typing import Any

import pytest

from klaf import Match
from tests.conformance.chance import LIMIT, deviation
from tests.conformance.eight import eight_hidden
from tests.conformance.walk import sized
from tests.games.eight.table import EIGHT, legal, play, see, table

SAMPLES = sized(4000, 100)

# Cards in the order in which they open a mini-game (EH-05).
ORDER = ["1", "2", "3", "4", "6", "7", "8", "0", "5", "9", "half", "demon"]

HIDDEN = [None, None, None]


def midway() -> Match:
    """Set up a table at which every seat has something else: a bank, open cards only, blind cards only."""
    return table(
        "4 7 half",
        "",
        "",
        "3",
        banks=["1 2 8"],
        open=["0 6 9", "5 - 7", "- - -", "4 4 9"],
        blind=["1 3 5", "2 2 8", "- 6 9", "0 0 demon"],
        burnt=["8 8", "", "1"],
        pot="3 demon",
        seen=[[], [], [2], []],
    )


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [
        (0, [["4", "7", "half"], [], [], [None]]),
        (1, [HIDDEN, [], [], [None]]),
        (2, [HIDDEN, [], [], [None]]),
        (3, [HIDDEN, [], [], ["3"]]),
        (None, [HIDDEN, [], [], [None]]),
    ],
)
def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold(viewer: int | None, hands: list[Any]) -> None:
    assert midway().view(viewer).document()["hands"] == hands


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_nobody_sees_a_bank_or_a_blind_card_not_even_ones_own(viewer: int | None) -> None:
    document = midway().view(viewer).document()
    assert document["banks"] == [HIDDEN, [], [], []]
    assert document["blind"] == [HIDDEN, HIDDEN, ["-", None, "9"], HIDDEN]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_everybody_sees_pot_open_cards_burnt_cards_points_and_turn(viewer: int | None) -> None:
    match = midway()
    document, position = match.view(viewer).document(), match.position()
    secret = {"hands", "banks", "blind", "key"}
    assert {field: document[field] for field in position if field not in secret} == {
        field: fact for field, fact in position.items() if field not in secret
    }
    assert (document["key"], document["viewer"]) == (None, viewer)
    assert document["burnt"][0] == ["8", "8"]
    assert document["open"][1] == ["5", "-", "7"]


def test_a_view_tells_its_seats_own_moves_and_no_others() -> None:
    match = midway()
    for seat in range(4):
        view = match.view(seat)
        assert [str(move) for move in view.legal()] == legal(match, seat)
        assert view.acting == (0,)
    assert match.view(None).legal() == []
    play(match, "0:7 1:7")
    assert [str(move) for move in match.view(2).legal()] == ["blind:1", "blind:2"]


def test_what_a_view_hides_does_not_change_it() -> None:
    """Two tables that differ only in banks, blind cards and other hands look the same."""
    position = midway().position()
    other = midway().position()
    other["banks"][0] = ["3", "2", "8"]
    other["blind"][0] = ["5", "1", "3"]
    other["hands"][3] = ["1"]
    other["blind"][3] = ["0", "demon", "0"]
    for viewer in (0, 1, 2, 3, None):
        one, two = (EIGHT.from_position(document).view(viewer) for document in (position, other))
        assert (one == two) == (viewer != 3)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_sampled_world_keeps_all_that_is_seen_and_is_a_position(viewer: int | None) -> None:
    match = midway()
    view = match.view(viewer)
    worlds = [view.sample(seed) for seed in range(20)]
    for world in worlds:
        assert world.view(viewer) == view
        assert EIGHT.from_position(world.position()).same_state(world)
        assert see(world, "blind")[2][0] == "-"
        assert see(world, "blind")[2][2] == "9"
    assert len({str(see(world, "blind")) for world in worlds}) > 10
    assert len({str(see(world, "banks")) for world in worlds}) > 10


def test_a_card_drawn_from_the_bank_is_seen_by_its_seat_alone() -> None:
    match = midway()
    play(match, "0:7")
    assert match.view(0).document()["hands"][0] == ["4", "8", "half"]
    for viewer in (1, 2, 3, None):
        assert match.view(viewer).document()["hands"][0] == HIDDEN
        assert match.view(viewer).document()["banks"][0] == [None, None]


# --- the Deputy's choice


def swapping() -> Match:
    series: dict[str, Any] = {"number": 2, "points": [2, 1, 0], "went_out": 0, "deputy": 1, "turn": 1}
    return table("", "", "", rest="banks", phase="swap", edition="classic", **series)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_before_the_swap_open_cards_are_seen_and_nothing_else(viewer: int | None) -> None:
    match = swapping()
    document = match.view(viewer).document()
    assert document["hands"] == [[], [], []]
    assert document["open"] == see(match, "open")
    assert document["blind"] == [HIDDEN] * 3
    assert document["banks"] == [[None] * 21, [None] * 21, [None] * 20]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_world_sampled_before_the_swap_has_all_its_cards_in_banks_and_blind_places(viewer: int | None) -> None:
    view = swapping().view(viewer)
    openers = Counter[str]()
    for seed in range(30):
        world = view.sample(seed)
        assert world.view(viewer) == view
        assert EIGHT.from_position(world.position()).same_state(world)
        play(world, "1:keep")
        openers[see(world, "first_card")] += 1
    assert len(openers) > 1


# --- before the opening card is laid


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_a_sampled_world_gives_its_card_to_who_holds_it_and_nobody_one_that_would_open_before_it(
    players: int, edition: str
) -> None:
    for seed in range(sized(20, 2)):
        match = EIGHT.new(players, edition=edition, seed=seed)
        card = see(match, "first_card")
        holders = [seat for seat, cards in enumerate(see(match, "hands")) if card in cards]
        before = set(ORDER[: ORDER.index(card)])
        for viewer in (*range(players), None):
            view = match.view(viewer)
            assert (view.document()["first_card"], view.document()["holders"]) == (card, holders)
            for number in range(3):
                world = view.sample(number)
                hands = see(world, "hands")
                assert [seat for seat in range(players) if card in hands[seat]] == holders
                assert not any(before & set(cards) for cards in hands)
                assert world.view(viewer) == view
                assert EIGHT.from_position(world.position()).same_state(world)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize(
    ("hands", "turn", "card", "holders"),
    [
        (("2 8 8", "4 6 6", "3 7 7"), 0, "2", [0]),
        (("8 8 9", "6 6 7", "6 9 9"), 2, "6", [1, 2]),
        (("3 3 8", "4 6 7", "3 9 9"), 0, "3", [0, 2]),
        (("0 5 half", "0 0 9", "0 demon demon"), 1, "0", [0, 1, 2]),
        (("half half demon", "half demon demon", "half half demon"), 1, None, []),
    ],
)
def test_everybody_sees_who_holds_the_opening_card_until_they_lay(
    hands: tuple[str, ...], turn: int, card: str | None, holders: list[int], viewer: int | None
) -> None:
    lying: dict[str, Any] = {"open": ["9 9 9", "7 7 5", "5 1 1"], "blind": ["4 4 4", "4 1 1", "2 2 5"]}
    match = table(*hands, **lying, rest="banks", turn=turn)
    document = match.view(viewer).document()
    assert (document["phase"], document["first_card"], document["holders"]) == ("opening", card, holders)
    before = set(ORDER[: 10 if card is None else ORDER.index(card)])
    for number in range(5):
        world = match.view(viewer).sample(number)
        assert [seat for seat, cards in enumerate(see(world, "hands")) if card in cards] == holders
        assert not any(before & set(cards) for cards in see(world, "hands"))
        assert world.view(viewer) == match.view(viewer)
        assert EIGHT.from_position(world.position()).same_state(world)
    play(match, f"{turn}:{legal(match, turn)[0]}")
    document = match.view(viewer).document()
    holders = [seat for seat in holders if seat != turn]
    assert (document["phase"], document["first_card"], document["holders"]) == ("hand", card, holders)
    worlds = [match.view(viewer).sample(number) for number in range(sized(40, 8))]
    for world in worlds:
        for seat, cards in enumerate(see(world, "hands")):
            if seat != turn:
                assert (card in cards) == (seat in holders)
                assert not before & set(cards)
        assert world.view(viewer) == match.view(viewer)
        assert EIGHT.from_position(world.position()).same_state(world)
    if viewer != turn and before:
        assert any(before & set(see(world, "hands")[turn]) for world in worlds)


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_along_a_match_the_opening_tells_of_a_hand_until_its_first_card_is_laid(players: int, edition: str) -> None:
    """Who has laid is kept here by the events; `take` lays nothing and changes nothing."""
    taken = 0
    for seed in range(sized(24, 3)):
        chance = random.Random(seed)
        match = EIGHT.new(players, edition=edition, seed=seed, may_take=True)
        card = see(match, "first_card")
        before = set(ORDER[: ORDER.index(card)])
        holders, waiting = see(match, "holders"), set(range(players))
        while waiting:
            seat = match.acting[0]
            moves = match.legal(seat)
            take = [move for move in moves if str(move) == "take"]
            events = match.play(seat, take[0] if take and chance.random() < 0.5 else chance.choice(moves))
            if any(event.kind == "laid" for event in events):
                waiting.discard(seat)
            else:
                taken += seat in waiting
            known = [each for each in holders if each in waiting]
            assert (see(match, "first_card"), see(match, "holders")) == (card, known)
            viewer = chance.choice([*range(players), None])
            view = match.view(viewer)
            assert (view.document()["first_card"], view.document()["holders"]) == (card, known)
            world = view.sample(seed)
            for each, cards in enumerate(see(world, "hands")):
                if each in waiting:
                    assert (card in cards) == (each in known)
                    assert not before & set(cards)
            assert world.view(viewer) == view
            assert EIGHT.from_position(world.position()).same_state(world)
    assert taken


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_of_a_hand_that_has_laid_nothing_is_known(viewer: int | None) -> None:
    """Seat 1 held a 6 and laid another card on seat 0's: it may hold 6s or none, and lower cards."""
    match = table("6 8 8", "6 6 9", "6 7 7", rest="banks", turn=0)
    play(match, "0:6 1:9")
    view = match.view(viewer)
    assert (view.document()["first_card"], view.document()["holders"]) == ("6", [2])
    hands = [see(view.sample(seed), "hands") for seed in range(sized(120, 30))]
    assert {"6" in cards[1] for cards in hands} == {False, True}
    assert {card for cards in hands for card in cards[1]} >= {"1", "2", "3", "4"}
    if viewer != 0:
        assert {"6" in cards[0] for cards in hands} == {False, True}
    assert all("6" in cards[2] and not {"1", "2", "3", "4"} & set(cards[2]) for cards in hands)


def test_a_hand_that_took_the_pot_is_still_known() -> None:
    match = table("3 9 9", "8 8 9", "3 3 4", rest="banks", turn=0)
    play(match, "0:3 1:8 2:take")
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert (view.document()["first_card"], view.document()["holders"]) == ("3", [2])
        for seed in range(sized(40, 8)):
            cards = see(view.sample(seed), "hands")[2]
            assert "3" in cards
            assert not {"1", "2"} & set(cards)


def test_cards_that_would_open_before_lie_in_banks_and_blind_places_of_a_sampled_world() -> None:
    """All 1s to 8s and all 0s and 5s are unseen, and none is in a hand."""
    worlds = [opening("half demon demon", "9 half half").view(0).sample(seed) for seed in range(20)]
    low = [card for card in ORDER[:9] for _ in range(4 if card in "12" else 6)]
    for world in worlds:
        lying = [card for field in ("banks", "blind") for cards in see(world, field) for card in cards]
        assert sorted(card for card in lying if card in ORDER[:9]) == sorted(low)
    assert any(set(ORDER[:9]) & set(see(world, "blind")[1]) for world in worlds)


def opening(*hands: str, turn: int = 1) -> Match:
    """Set up a mini-game that is opened with a 9, three Halves and three Demons open on the table."""
    rows = ["half half half", "demon demon demon"]
    start: dict[str, Any] = {"rest": "banks", "phase": "opening", "first_card": "9", "turn": turn}
    blind = ["4 6 7", "8 8 8"]
    return table(*hands, open=rows, blind=blind, **start)


def hands_of(nines: int, halves: int, demons: int, fewest_nines: int) -> dict[tuple[str, ...], int]:
    """Count in how many ways each hand of three can be drawn from so many cards."""
    found = {}
    for a, b, c in product(range(4), repeat=3):
        if a + b + c == 3 and a >= fewest_nines:
            ways = math.comb(nines, a) * math.comb(halves, b) * math.comb(demons, c)
            found[("9",) * a + ("half",) * b + ("demon",) * c] = ways
    return {cards: ways for cards, ways in found.items() if ways}


def off_by(drawn: Counter[tuple[str, ...]], ways: dict[tuple[str, ...], int]) -> float:
    """Return how far drawn hands are from hands drawn evenly."""
    assert set(drawn) <= set(ways)
    scale = sum(drawn.values()) / sum(ways.values())
    return deviation([drawn[cards] for cards in ways], [n * scale for n in ways.values()], len(ways) - 1)


def test_the_openers_sampled_hand_is_any_that_holds_its_card_each_as_likely() -> None:
    """Seat 0 sees four Halves and five Demons, so that 6, 4 and 3 of the three cards are unseen."""
    view = opening("half demon demon", "9 half half").view(0)
    drawn = Counter(tuple(see(view.sample(seed), "hands")[1]) for seed in range(SAMPLES))
    assert abs(off_by(drawn, hands_of(6, 4, 3, fewest_nines=1))) < LIMIT


def test_another_hand_sampled_by_the_opener_is_any_that_would_not_open_each_as_likely() -> None:
    """The opener sees five Halves and four Demons; that nobody else has its card it heard when no lot was drawn."""
    view = opening("half demon demon", "9 half half").view(1)
    drawn = Counter(tuple(see(view.sample(seed), "hands")[0]) for seed in range(SAMPLES))
    assert abs(off_by(drawn, hands_of(0, 3, 5, fewest_nines=0))) < LIMIT


# --- several who hold the opening card, or nobody


Hands = tuple[tuple[str, ...], ...]
CARDS = ("9", "half", "demon")
HOLD_TWO = ("half half demon", "9 demon demon", "9 9 half")
HOLD_NONE = ("half half demon", "demon demon half", "half demon demon")


def around_three(*hands: str, turn: int) -> Match:
    """Set up three seats before the opening of a mini-game: of each card that may be in a hand, three lie open."""
    rows = ["half half half", "9 9 9", "demon demon demon"]
    return table(*hands, open=rows, blind=["4 6 7", "8 8 8", "0 0 0"], rest="banks", turn=turn)


def ways_to_hold(hands: tuple[str, ...], viewer: int | None, holders: Collection[int]) -> dict[Hands, int]:
    """Count in how many ways each set of hands can be drawn from what a viewer does not see of `around_three`.

    Every hand is of nines, Halves and Demons; exactly the holders have a nine. Found by trying all.
    """
    seen = [hand.split() for seat, hand in enumerate(hands) if seat == viewer]
    unseen = {"9": 6 - 3, "half": 8 - 3, "demon": 8 - 3}
    for card in (card for cards in seen for card in cards):
        unseen[card] -= 1
    found: dict[Hands, tuple[int, dict[str, int]]] = {(): (1, unseen)}
    for seat, hand in enumerate(hands):
        longer: dict[Hands, tuple[int, dict[str, int]]] = {}
        for (before, (ways, left)), counts in product(found.items(), product(range(4), repeat=3)):
            cards = tuple(card for card, n in zip(CARDS, counts, strict=True) for _ in range(n))
            if seat == viewer:
                if cards == tuple(sorted(hand.split(), key=CARDS.index)):
                    longer[(*before, cards)] = (ways, left)
            elif len(cards) == 3 and ("9" in cards) == (seat in holders):
                more = math.prod(math.comb(left[card], n) for card, n in zip(CARDS, counts, strict=True))
                rest = {card: left[card] - n for card, n in zip(CARDS, counts, strict=True)}
                if more:
                    longer[(*before, cards)] = (ways * more, rest)
        found = longer
    return {cards: ways for cards, (ways, _) in found.items()}


def off_by_merged(drawn: Counter[Hands], ways: dict[Hands, int]) -> float:
    """Return how far drawn hands are from hands drawn evenly; those of which few are expected count as one."""
    assert set(drawn) <= set(ways)
    scale = drawn.total() / sum(ways.values())
    often = [cards for cards, n in ways.items() if n * scale >= 5]
    seldom = [cards for cards in ways if cards not in often]
    seen = [drawn[cards] for cards in often] + [sum(drawn[cards] for cards in seldom)] * bool(seldom)
    wanted = [ways[cards] * scale for cards in often] + [sum(ways[cards] * scale for cards in seldom)] * bool(seldom)
    assert len(wanted) > 2
    return deviation(seen, wanted, len(wanted) - 1)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(("hands", "turn", "holders"), [(HOLD_TWO, 2, [1, 2]), (HOLD_NONE, 0, [])])
def test_sampled_hands_are_any_that_exactly_the_holders_could_have_each_as_likely(
    hands: tuple[str, ...], turn: int, holders: list[int], viewer: int | None
) -> None:
    match = around_three(*hands, turn=turn)
    view = match.view(viewer)
    assert view.document()["holders"] == holders
    drawn = Counter[Hands]()
    for seed in range(SAMPLES):
        world = view.sample(seed)
        drawn[tuple(tuple(cards) for cards in see(world, "hands"))] += 1
        if seed < 20:
            assert world.view(viewer) == view
            assert EIGHT.from_position(world.position()).same_state(world)
    assert abs(off_by_merged(drawn, ways_to_hold(hands, viewer, holders))) < LIMIT


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_that_somebody_opens_tells_nothing_more_of_the_hands(turn: int) -> None:
    """Whoever of the holders, or of all where nobody has a number, the lot fell to: the same worlds fit."""
    views = [around_three(*HOLD_NONE, turn=seat).view(None) for seat in (0, turn)]
    assert [see(views[0].sample(seed), "hands") for seed in range(20)] == [
        see(views[1].sample(seed), "hands") for seed in range(20)
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_in_a_free_opening_no_sampled_hand_has_a_number_and_all_numbers_lie_elsewhere(viewer: int | None) -> None:
    view = around_three(*HOLD_NONE, turn=1).view(viewer)
    numbers = sorted(card for card in ORDER[:10] for _ in range(4 if card in "12" else 6 if card != "9" else 3))
    worlds = [view.sample(seed) for seed in range(40)]
    for world in worlds:
        assert (see(world, "phase"), see(world, "first_card"), see(world, "holders")) == ("opening", None, [])
        assert {card for cards in see(world, "hands") for card in cards} <= {"half", "demon"}
        lying = [card for field in ("banks", "blind") for cards in see(world, field) for card in cards]
        assert sorted(card for card in lying if card in ORDER[:10]) == numbers
        assert legal(world, 1)
    blind = {card for world in worlds for cards in see(world, "blind") for card in cards}
    assert blind >= set(ORDER[:10])


def test_after_a_free_opening_the_hand_that_laid_may_have_numbers_again_and_no_other() -> None:
    match = around_three(*HOLD_NONE, turn=1)
    play(match, "1:half")
    worlds = [match.view(0).sample(seed) for seed in range(60)]
    assert {card for world in worlds for card in see(world, "hands")[1]} == set(ORDER)
    assert {card for world in worlds for card in see(world, "hands")[2]} == {"half", "demon"}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_where_the_winner_opens_nothing_is_known_of_the_hands(viewer: int | None) -> None:
    series: dict[str, Any] = {"number": 2, "points": [2, 0, 0], "went_out": 0, "turn": 0}
    match = table("4 8 half", "1 9 9", "3 5 demon", rest="banks", options={"opener": "winner"}, **series)
    view = match.view(viewer)
    assert (view.document()["phase"], view.document()["holders"]) == ("hand", [])
    hidden = [seat for seat in range(3) if seat != viewer]
    worlds = [view.sample(seed) for seed in range(sized(200, 20))]
    for seat in hidden:
        assert {card for world in worlds for card in see(world, "hands")[seat]} >= set(ORDER[:10])
    for world in worlds[:20]:
        assert world.view(viewer) == view
        assert EIGHT.from_position(world.position()).same_state(world)


def test_the_same_cards_are_as_likely_in_the_openers_hand_once_it_has_laid() -> None:
    """Then nothing is known of the opener's hand but how many cards it has: a card's chance is its share."""
    match = opening("half demon demon", "9 half half")
    play(match, "1:9")
    view = match.view(0)
    worlds = [view.sample(seed) for seed in range(SAMPLES)]
    drawn = Counter(card for world in worlds for card in see(world, "hands")[1])
    unseen = {"0": 6, "1": 4, "2": 4, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 5, "half": 4, "demon": 3}
    total = sum(unseen.values())
    expected = [3 * SAMPLES * n / total for n in unseen.values()]
    scale = (total - 1) / (total - 3)
    assert abs(deviation([drawn[card] for card in unseen], expected, len(unseen) - 1, scale)) < LIMIT


def test_a_hand_that_has_laid_leaves_the_others_what_is_known_of_them() -> None:
    match = around_three(*HOLD_NONE, turn=0)
    play(match, "0:half")
    view = match.view(None)
    laid: Counter[str] = Counter()
    for seed in range(SAMPLES):
        first, *others = see(view.sample(seed), "hands")
        assert all(card in ("half", "demon") for cards in others for card in cards)
        laid.update(first)
    unseen = Counter(card for place in eight_hidden(match.position(), None).values() for card in place)
    numbers = sum(n for card, n in unseen.items() if card not in ("half", "demon"))
    rest = unseen.total() - 6  # two hands of three take only Halves and Demons
    expected = 3 * SAMPLES * numbers / rest
    assert (
        abs(laid.total() - laid["half"] - laid["demon"] - expected) < LIMIT * (expected * (1 - numbers / rest)) ** 0.5
    )
