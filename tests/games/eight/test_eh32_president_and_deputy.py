"""EH-32: President and Deputy, the Deputy's swap, and six mini-games of the classic edition."""

from typing import Any

import pytest

from klaf import Match, MatchOver, OutOfTurn
from tests.games.eight.endings import Ending, totals
from tests.games.eight.table import EIGHT, GONE, kinds, legal, places, play, refused, scored, see, stand, table

ENDINGS = [
    # Out without a burnt card: 2 as President and 1 as Deputy; a clean win gives nothing more here.
    Ending("all-three-clean", (1, 79), (3, 0), ["- - 7", "3 3 3"], ["", ""], "", 1, deputy=0),
    # Seat 1 is out with 2 burnt cards, the others have 3 and 72.
    Ending(
        "all-three-with-burnt-cards",
        (3, 3, 72),
        (0, 3, 0),
        ["4 4 4", "- - 7", "3 3 3"],
        ["", "1 1", ""],
        "6 6",
        2,
        out=1,
        deputy=1,
    ),
    # Seat 0 is out with 4 burnt cards; seat 2 has 3.
    Ending(
        "another-is-deputy", (5, 70, 3), (2, 0, 1), ["- - 7", "3 3 3", "4 4 4"], ["0 0 0 0", "", ""], "6 6", 1, deputy=2
    ),
    # Seats 0 and 2 have 3 each; clockwise from the President, seat 1, seat 2 comes first.
    Ending(
        "tied-deputies-after-the-president",
        (3, 72, 3),
        (1, 2, 1),
        ["4 4 4", "- - 7", "3 3 3"],
        ["", "", ""],
        "6 6",
        1,
        out=1,
        deputy=2,
    ),
    # Seats 0 and 1 have 3 each; clockwise from the President, seat 2, seat 0 comes first.
    Ending(
        "tied-deputies-round-the-table",
        (3, 3, 72),
        (1, 1, 2),
        ["4 4 4", "3 3 3", "- - 7"],
        ["", "", ""],
        "6 6",
        2,
        out=2,
        deputy=0,
    ),
    # Seats 1, 3 and 4 have 2 each; the President, seat 2, burnt 5; seat 3 comes first.
    Ending(
        "three-tied-deputies",
        (65, 2, 6, 2, 2),
        (0, 1, 2, 1, 1),
        ["8 8 8", "4 4 -", "- - 7", "- 3 3", "2 - 2"],
        ["", "", "0 0 0 0 0", "", ""],
        "6 demon 6",
        0,
        out=2,
        deputy=3,
    ),
    # The President burnt 3 and seat 0 has 3: both are Deputies, and he himself comes first.
    Ending(
        "the-president-himself-first",
        (3, 71, 4),
        (1, 0, 3),
        ["4 4 4", "3 3 3", "- - 7"],
        ["", "", "0 0 1"],
        "6 6",
        1,
        out=2,
        deputy=2,
    ),
    # 2 of 80 cards are in the pot at the end, 39 for each.
    Ending(
        "all-tied",
        (39, 40),
        (1, 3),
        ["3 3 3", "- - 7"],
        ["", "0 " * 14 + "1 " * 4 + "2 " * 4 + "half " * 8 + "demon " * 8 + "9"],
        "6",
        0,
        out=1,
        deputy=1,
    ),
    # The last card, 7 on 6½, arrests seat 3: 2 + 4 cards. Seat 2 has 5, the President burnt 6.
    Ending(
        "arrest-with-the-last-card",
        (7, 63, 5, 2),
        (2, 0, 1, 0),
        ["- - 7", "8 8 8", "4 4 4", "3 3 -"],
        ["0 0 0 0 0 0", "", "1 1", ""],
        "6 half demon",
        1,
        deputy=2,
    ),
    # Out with a Half on 8: the pot of 13 counts for nobody, so the President's 4 burnt cards are fewest.
    Ending(
        "pot-left-over-counts-for-nobody",
        (5, 5, 58),
        (3, 0, 0),
        ["- - half", "4 4 4", "8 8 8"],
        ["0 0 0 0", "1 1", ""],
        "6 6 6 6 6 6 7 7 7 7 7 8",
        2,
        deputy=0,
    ),
    # Seat 1 has 3 in hand, 6 on the table, 2 in the bank and 1 burnt: 12; seat 2 burnt 11 and has 2; seat 0 burnt 13.
    Ending(
        "bank-hand-and-table-count",
        (14, 12, 13, 40),
        (2, 1, 0, 0),
        ["- - 9", "1 2 3", "4 4 -", "half half half"],
        ["0 " * 13, "8", "demon " * 8 + "8 8 8", ""],
        "9",
        3,
        open=[GONE, "1 2 3", GONE, GONE],
        hands=["", "1 2 3", "", ""],
        banks=["", "6 6"],
        deputy=1,
    ),
]


@pytest.mark.parametrize("ending", ENDINGS, ids=str)
def test_eh32_the_points_of_an_ending_and_who_may_swap(ending: Ending) -> None:
    match = ending.match()
    assert tuple(totals(match)) == ending.totals
    events = ending.play(match)
    assert tuple(see(match, "points")) == ending.points
    assert match.scores == tuple(float(n) for n in ending.points)
    assert scored(events)[0] == (ending.out, 2, "president")
    deputies = [seat for seat, points in enumerate(ending.points) if points in (1, 3)]
    told = scored(events)[1:]
    assert sorted((str(seat), points, why) for seat, points, why in told) == [
        (str(seat), 1, "deputy") for seat in deputies
    ]
    assert (see(match, "went_out"), see(match, "deputy")) == (ending.out, ending.deputy)
    assert (see(match, "phase"), match.acting) == ("swap", (ending.deputy,))
    assert (events[-1].kind, events[-1].seat) == ("may-swap", ending.deputy)


def test_eh32_points_add_up_and_the_last_deputy_is_forgotten() -> None:
    match = ENDINGS[2].match(number=3, points=[1, 3, 2], went_out=1, deputy=1)
    play(match, "0:blind:2")
    assert (see(match, "points"), see(match, "deputy"), see(match, "number")) == ([3, 3, 3], 2, 4)


# --- the swap


def swapping(players: int = 3, deputy: int = 1, **options: Any) -> Match:
    """Set up the second mini-game before the Deputy's swap."""
    rows = ["1 2 3", "6 7 8", "half 9 demon", "4 4 5", "0 5 6"][:players]
    points = [0] * players
    points[0] += 2
    points[deputy] += 1
    return table(
        *[""] * players,
        open=rows,
        rest="banks",
        phase="swap",
        edition="classic",
        turn=deputy,
        number=2,
        points=points,
        went_out=0,
        deputy=deputy,
        options=options,
    )


@pytest.mark.parametrize(("players", "deputy"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 2), (5, 4)])
def test_eh32_the_deputy_may_swap_any_open_card_for_any_of_another_or_keep_his(players: int, deputy: int) -> None:
    match = swapping(players, deputy)
    others = [seat for seat in range(players) if seat != deputy]
    swaps = [f"swap:{own}:{other}:{place}" for own in range(3) for other in others for place in range(3)]
    assert legal(match, deputy) == ["keep", *swaps]
    assert match.acting == (deputy,)
    for other in others:
        assert legal(match, other) == []
        for move in ("keep", f"swap:0:{deputy}:0"):
            refusal = refused(match, other, move)
            assert (refusal.rule, refusal.why) == ("EH-32", "eight-swap-over")
        for move in ("1", "take", "blind:0"):
            refusal = refused(match, other, move)
            assert isinstance(refusal, OutOfTurn)
            assert (refusal.rule, refusal.facts["turn"]) == ("EH-32", deputy)


@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("swap:0:0:0", ["6 2 3", "1 7 8", "half 9 demon"]),
        ("swap:2:0:1", ["1 8 3", "6 7 2", "half 9 demon"]),
        ("swap:1:2:0", ["1 2 3", "6 half 8", "7 9 demon"]),
        ("swap:0:2:2", ["1 2 3", "demon 7 8", "half 9 6"]),
        ("keep", ["1 2 3", "6 7 8", "half 9 demon"]),
    ],
)
def test_eh32_two_open_cards_change_places_and_nothing_else(move: str, rows: list[str]) -> None:
    match = swapping()
    before = match.position()
    play(match, f"1:{move}")
    assert [places(match, "open", seat) for seat in range(3)] == rows
    at = match.position()
    for field in ("blind", "points", "burnt", "pot", "number", "deputy", "went_out"):
        assert at[field] == before[field]


def test_eh32_a_swap_is_told_with_both_cards_and_places() -> None:
    events = play(swapping(), "1:swap:1:2:0")
    assert (events[0].kind, events[0].seat) == ("swapped", 1)
    assert events[0].facts == {"place": 1, "card": "7", "other": 2, "other_place": 0, "other_card": "half"}
    assert kinds(events) == ["swapped", "dealt", "dealt", "dealt", "opens"]
    assert kinds(play(swapping(), "1:keep")) == ["kept", "dealt", "dealt", "dealt", "opens"]


@pytest.mark.parametrize("move", ["keep", "swap:0:0:0"])
def test_eh32_then_the_hands_are_dealt_and_somebody_opens(move: str) -> None:
    match = swapping()
    banks = see(match, "banks")
    events = play(match, f"1:{move}")
    at = match.position()
    assert at["phase"] == "opening"
    for seat in range(3):
        assert sorted(at["hands"][seat]) == sorted(banks[seat][-3:])
        assert at["banks"][seat] == banks[seat][:-3]
    assert (events[-1].kind, events[-1].seat, events[-1].card) == ("opens", at["turn"], at["first_card"])
    refusal = refused(match, (at["turn"] + 1) % 3, "keep")
    assert (refusal.rule, refusal.why) == ("EH-32", "eight-swap-over")


def test_eh32_with_opener_winner_the_president_opens_after_the_swap() -> None:
    match = swapping(opener="winner")
    play(match, "1:swap:0:0:0")
    assert stand(match) == "hand 0 pot empty"


def test_eh32_once_only() -> None:
    match = swapping(deputy=0, opener="winner")
    play(match, "0:keep")
    assert match.acting == (0,)
    for move in ("keep", "swap:0:1:0"):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("EH-32", "eight-swap-over")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_eh32_before_the_swap_nobody_sees_a_hand(viewer: int | None) -> None:
    match = swapping()
    seen = match.view(viewer).document()
    assert seen["hands"] == [[], [], []]
    # 80 cards are 27, 27 and 26; six of each lie on the table, none is in a hand.
    assert seen["banks"] == [[None] * 21, [None] * 21, [None] * 20]
    assert seen["open"] == see(match, "open")
    assert seen["blind"] == [[None] * 3] * 3
    match.play(1, "keep")
    after = match.view(viewer).document()
    assert [len(cards) for cards in after["hands"]] == [3, 3, 3]
    assert after["banks"] == [[None] * 18, [None] * 18, [None] * 17]
    for seat in range(3):
        assert (None in after["hands"][seat]) == (seat != viewer)


def test_eh32_nobody_plays_before_the_deputy_has_decided() -> None:
    match = swapping()
    for move in ("1", "8+half", "blind:0", "take"):
        refusal = refused(match, 1, move)
        assert (refusal.rule, refusal.why) == ("EH-32", "eight-swap-first")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("swap:0:1:0", "eight-swap-own"),
        ("swap:0:1:2", "eight-swap-own"),
        ("swap:0:3:0", "eight-swap-nobody"),
        ("swap:2:4:2", "eight-swap-nobody"),
    ],
)
def test_eh32_a_swap_is_with_another_player_at_the_table(move: str, why: str) -> None:
    refusal = refused(swapping(), 1, move)
    assert (refusal.rule, refusal.why) == ("EH-32", why)
    if why == "eight-swap-nobody":
        assert (refusal.facts["other"], refusal.facts["last"]) == (int(move[7]), 2)


def test_eh32_in_the_first_mini_game_there_is_no_deputy() -> None:
    for seed in range(3):
        match = EIGHT.new(players=3, seed=seed, edition="classic")
        assert (see(match, "deputy"), see(match, "phase")) == (None, "opening")
        assert "may-swap" not in kinds(match.opening)
        assert refused(match, match.acting[0], "keep").why == "eight-swap-over"


def test_eh32_the_next_mini_game_lays_out_the_table_first() -> None:
    match = ENDINGS[2].match()
    events = play(match, "0:blind:2")
    told = kinds(events)
    assert told[told.index("begun") :] == ["begun", "laid-out", "laid-out", "laid-out", "may-swap"]
    at = match.position()
    assert (at["hands"], at["burnt"], at["pot"]) == ([[]] * 3, [[]] * 3, [])
    assert [len(bank) for bank in at["banks"]] == [21, 21, 20]
    assert all("-" not in row for field in ("open", "blind") for row in at[field])


def test_eh32_the_modern_edition_has_no_deputy() -> None:
    match = table("", "", open=[GONE] * 2, blind=["- - 7", "3 3 3"], pot="6")
    play(match, "0:blind:2")
    assert (see(match, "deputy"), see(match, "phase")) == (None, "opening")
    for move in ("keep", "swap:0:1:0"):
        refusal = refused(match, match.acting[0], move)
        assert (refusal.rule, refusal.why) == ("EH-32", "eight-no-swaps")


@pytest.mark.parametrize(("zeros", "banks"), [(14, [21, 21, 20]), (6, [18, 18, 18])])
def test_eh32_the_swap_is_there_with_either_deck(zeros: int, banks: list[int]) -> None:
    match = swapping(zeros=zeros)
    assert [len(bank) for bank in see(match, "banks")] == banks
    play(match, "1:swap:0:0:0")
    assert places(match, "open", 1) == "1 7 8"


# --- six mini-games


@pytest.mark.parametrize(
    ("points", "after", "winners"),
    [
        ([6, 4, 5], [8, 4, 6], (0,)),
        ([0, 6, 9], [2, 6, 10], (2,)),
        ([1, 11, 3], [3, 11, 4], (1,)),  # who leads has won, whoever is out last
        ([8, 0, 9], [10, 0, 10], (0, 2)),  # a tie is shared
        ([5, 7, 5], [7, 7, 6], (0, 1)),
        ([5, 7, 6], [7, 7, 7], (0, 1, 2)),
    ],
)
def test_eh32_the_sixth_mini_game_is_the_last_and_a_tie_is_shared(
    points: list[int], after: list[int], winners: tuple[int, ...]
) -> None:
    # Seat 0 is President, seat 2 Deputy.
    match = ENDINGS[2].match(number=6, points=points, went_out=2, deputy=2)
    events = play(match, "0:blind:2")
    assert kinds(events)[-7:] == ["out", "counted", "counted", "counted", "scored", "scored", "won"]
    assert events[-1].facts == {"winners": winners}
    assert (match.over, match.winners, see(match, "points")) == (True, winners, after)
    assert match.scores == tuple(float(n) for n in after)
    assert (match.acting, see(match, "phase"), see(match, "number")) == ((), "over", 6)
    for seat, move in ((0, "take"), (1, "4"), (2, "blind:0"), (1, "keep"), (0, "swap:0:1:0")):
        refusal = refused(match, seat, move)
        assert isinstance(refusal, MatchOver)
        assert (refusal.rule, refusal.why) == ("EH-32", "over")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_eh32_before_that_no_number_of_points_ends_it(number: int) -> None:
    ended = number - 1
    fields = {"went_out": 0, "deputy": 0} if ended else {}
    match = ENDINGS[2].match(number=number, points=[3 * ended, 0, 0], **fields)
    events = play(match, "0:blind:2")
    assert ("won" in kinds(events), "deciding" in kinds(events)) == (False, False)
    assert (match.over, match.winners) == (False, ())
    assert see(match, "points") == [3 * ended + 2, 0, 1]
    assert see(match, "number") == number + 1


def test_eh32_a_whole_match() -> None:
    match = EIGHT.new(players=4, seed=32, edition="classic")
    told = kinds(match.opening)
    points = [0] * 4
    for step in range(6000):
        if match.over:
            break
        seat = match.acting[0]
        moves = match.legal(seat)
        if see(match, "phase") == "swap":
            assert seat == see(match, "deputy")
            assert len(moves) == 28
        events = match.play(seat, moves[step * 5 % len(moves)])
        told += kinds(events)
        for event in events:
            if event.kind == "scored":
                assert isinstance(event.seat, int)
                assert isinstance(event.points, int)
                points[event.seat] += event.points
    assert match.over
    assert (told.count("begun"), told.count("out"), told.count("may-swap")) == (6, 6, 5)
    assert told.count("swapped") + told.count("kept") == 5
    assert match.scores == tuple(float(n) for n in points)
    assert sum(points) >= 18
    assert match.winners == tuple(seat for seat in range(4) if points[seat] == max(points))
