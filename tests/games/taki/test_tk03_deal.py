"""TK-03: shuffling, dealing, turning the first leading card over."""

import hashlib
import math
import struct
from collections.abc import Iterator

import pytest

from klaf.games.taki.cards import KINDS, deck
from tests.games.taki.table import TAKI, kinds


def words(key: bytes, number: int) -> Iterator[int]:
    """Return the 32-bit words of the key's ChaCha20 stream (RFC 8439) with this nonce."""
    for counter in range(1 << 32):
        start = [*struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<4I", counter, number, 0, 0))]
        x = [*start]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                _quarter(x, a, b, c, d)
            for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                _quarter(x, a, b, c, d)
        yield from ((one + other) % (1 << 32) for one, other in zip(x, start, strict=True))


def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for to, plus, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[to] = (x[to] + x[plus]) % (1 << 32)
        x[turned] ^= x[to]
        x[turned] = (x[turned] << by | x[turned] >> 32 - by) % (1 << 32)


def below(stream: Iterator[int], n: int) -> int:
    """Draw one of 0 … n - 1, all equally likely."""
    while True:
        high, low = divmod(next(stream) * n, 1 << 32)
        if low >= (1 << 32) % n:
            return high


def shuffled(cards: list[str], key: bytes, number: int) -> list[str]:
    """Shuffle with nothing but the key: three exchanges from one draw."""
    cards, stream = [*cards], words(key, number)
    for top in range(len(cards) - 1, 0, -3):
        bounds = [i + 1 for i in range(top, max(top - 3, 0), -1)]
        drawn = below(stream, math.prod(bounds))
        for place, bound in enumerate(bounds):
            i, j = top - place, drawn // math.prod(bounds[place + 1 :]) % bound
            cards[i], cards[j] = cards[j], cards[i]
    return cards


def dealt_by_hand(
    players: int, seed: int, edition: int = 0, size: int = 8
) -> tuple[list[list[str]], list[str], str, int]:
    """Deal with nothing but the key: hands, pile, leading card, opener."""
    key = hashlib.sha256(f"klaf seed {seed}".encode()).digest()
    pile = shuffled([KINDS[code] for code in deck(edition)], key, 0)
    hands: list[list[str]] = [[] for _ in range(players)]
    for i in range(size * players):
        hands[i % players].append(pile.pop())
    number = 1
    while (card := pile.pop())[0] not in "RBGY":
        pile.insert(below(words(key, number), len(pile) + 1), card)
        number += 1
    hands = [sorted(cards, key=KINDS.index) for cards in hands]
    return hands, pile, card, below(words(key, number), players)


@pytest.mark.parametrize("players", [2, 3, 4, 10])
def test_tk03_each_is_dealt_eight_the_rest_is_the_pile_and_its_top_card_leads(players: int) -> None:
    match = TAKI.new(players, seed=1)
    at = match.position()
    assert at["counts"] == [len(cards) for cards in at["hands"]] == [8] * players
    assert len(at["pile"]) == 116 - 8 * players - 1
    assert len(at["discards"]) == 1
    assert at["discards"] == [at["lead_colour"] + at["lead_figure"]]
    assert at["lead_at"] == 0
    assert at["phase"] == "turn"
    assert (at["over"], at["winners"], at["debt"], at["taki_open"]) == (False, [], 0, False)
    assert at["stages"] == [8] * players


@pytest.mark.parametrize(
    ("players", "seed", "edition"),
    [(2, 1, 0), (3, 301, 0), (3, 521, 0), (4, 2, 0), (10, 3, 0), (2, 1, 1), (5, 6, 1)],
)
def test_tk03_the_whole_deal_follows_from_the_key(players: int, seed: int, edition: int) -> None:
    match = TAKI.new(players, edition=TAKI.rulebook.editions[edition], seed=seed)
    at = match.position()
    hands, pile, lead, opener = dealt_by_hand(players, seed, edition)
    assert (at["hands"], at["pile"], at["discards"], at["turn"]) == (hands, pile, [lead], opener)
    assert match.same_state(TAKI.from_position(at))


def test_tk03_the_deal_is_told_in_order() -> None:
    match = TAKI.new(3, seed=1)
    assert kinds(match.opening) == ["dealt", "dealt", "dealt", "turned-up", "opens", "turn"]
    assert [event.seat for event in match.opening[:3]] == [0, 1, 2]
    assert match.opening[3].facts == {"card": match.position()["discards"][0], "goes_back": 0}


@pytest.mark.parametrize(
    ("seed", "some_hand"),
    [
        (9, "R1 Rstop Gtaki Y5 Ytaki Ytaki super super"),
        (51, "B7 Btaki G9 Gstop Ydir colour colour colour"),
    ],
)
def test_tk03_cards_dealt_twice_and_more_are_all_told(seed: int, some_hand: str) -> None:
    match = TAKI.new(10, seed=seed)
    told = [event.facts for event in match.opening if event.kind == "dealt"]
    assert [list(facts["cards"]) for facts in told] == match.position()["hands"]  # type: ignore[arg-type]
    assert [facts["count"] for facts in told] == [8] * 10
    assert tuple(some_hand.split()) in [facts["cards"] for facts in told]


def test_tk03_another_key_deals_other_cards_the_same_key_the_same() -> None:
    deals = [TAKI.new(2, seed=seed).position()["hands"] for seed in range(5)]
    assert [deals.count(deal) for deal in deals] == [1] * 5
    assert TAKI.new(2, seed=0).position()["hands"] == deals[0]


@pytest.mark.parametrize(("pyramid", "start", "size"), [(False, 5, 8), (True, 8, 8), (True, 5, 5), (True, 1, 1)])
def test_tk03_only_the_pyramid_may_begin_with_fewer_cards(pyramid: bool, start: int, size: int) -> None:
    match = TAKI.new(3, seed=1, pyramid=pyramid, pyramid_start=start)
    at = match.position()
    hands, pile, lead, opener = dealt_by_hand(3, 1, size=size)
    assert (at["hands"], at["pile"], at["discards"], at["turn"]) == (hands, pile, [lead], opener)
    assert at["counts"] == at["stages"] == [size] * 3
