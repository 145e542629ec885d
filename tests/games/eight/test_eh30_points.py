"""EH-30: a point for who is out, a point for the fewest cards, one more for an out without burnt cards."""

import pytest

from klaf import OtherEdition
from tests.games.eight.endings import Ending, totals
from tests.games.eight.table import EIGHT, GONE, kinds, play, scored, see, table

ENDINGS = [
    # Out without a burnt card is also fewest: 1 + 1 + 1. Seat 1 has the other 71 cards.
    Ending("clean-win-of-two", (1, 71), (3, 0), ["- - 7", "3 3 3"], ["", ""], "", 1),
    # Seat 1 is out clean and has nothing; a single card is more than that.
    Ending("clean-win-of-three", (1, 1, 69), (0, 3, 0), ["4 - -", "- - 7", "3 3 3"], ["", "", ""], "6", 2, out=1),
    # Seat 0 is out with 4 burnt cards; seat 1 has 3 cards.
    Ending("out-but-not-fewest", (5, 3, 62), (1, 1, 0), ["- - 7", "3 4 4", "8 8 8"], ["1 1 2 2", "", ""], "6 6", 2),
    # Seat 0 is out with one burnt card: fewest, but not clean.
    Ending("fewest-with-one-burnt", (2, 2, 67), (2, 0, 0), ["- - 7", "3 4 -", "8 8 8"], ["1", "", ""], "6", 2),
    # The same with more of them: 6 burnt against 7 and 56.
    Ending(
        "fewest-with-six-burnt",
        (7, 7, 56),
        (2, 0, 0),
        ["- - 7", "3 4 -", "8 8 8"],
        ["1 1 2 2 3 3", "4 4 5 5 6", ""],
        "6 demon",
        2,
    ),
    # Seats 1 and 2 have 2 each; seat 0, who is out, burnt all others.
    Ending(
        "two-others-tied", (66, 2, 2), (1, 1, 1), ["- - 9", "3 4 -", "- 8 8"], ["", "", ""], "6 8", 0, alone=(1, 0, 0)
    ),
    # Seats 1 and 3 have 3 each, in different places; seat 2, who is out, burnt 4, seats 0 and 4 have more.
    Ending(
        "two-of-five-tied",
        (4, 3, 5, 3, 56),
        (0, 1, 1, 1, 0),
        ["3 3 3", "4 4 4", "- - 9", "- 6 -", "7 7 7"],
        ["1", "", "2 2 2 0", "1 1", ""],
        "8",
        4,
        out=2,
        alone=(0, 0, 1, 0, 0),
    ),
    # Seat 0 is out with 3 burnt cards, seat 1 has 3: both have fewest.
    Ending(
        "winner-tied-with-one",
        (4, 3, 63),
        (2, 1, 0),
        ["- - 7", "3 4 4", "8 8 8"],
        ["1 1 2", "", ""],
        "6 6",
        2,
        alone=(1, 0, 0),
    ),
    # Out of 72 cards 2 are in the pot at the end, each has 35. All tied, the one who is out among them.
    Ending(
        "two-all-tied",
        (36, 35),
        (2, 1),
        ["- - 7", "3 3 3"],
        ["0 " * 6 + "1 " * 4 + "2 " * 4 + "half " * 8 + "demon " * 8 + "9 " * 5, ""],
        "6",
        1,
        alone=(1, 0),
    ),
    # 3 cards are in the pot at the end, each has 23: seat 0 burnt ones, seat 1 some of each, seat 2 the rest.
    Ending(
        "three-all-tied",
        (24, 23, 23),
        (2, 1, 1),
        ["- - 7", "8 8 8", "half half half"],
        ["0 " * 6 + "1 " * 4 + "2 " * 4 + "3 " * 6 + "4 " * 3, "8 9 9", ""],
        "7 7",
        2,
        open=[GONE, "6 8 8", "demon demon demon"],
        hands=["", "4 4 4", ""],
        banks=["", "5 " * 6 + "6 " * 5],
        alone=(1, 0, 0),
    ),
    # A 9 on 7½ arrests nobody: seat 3, who made it, keeps its 2 cards: fewest. Seat 0 burnt 4, seat 1 has 4.
    Ending(
        "no-arrest-no-more-cards",
        (5, 4, 59, 2),
        (1, 0, 0, 1),
        ["- - 9", "3 4 4", "5 5 5", "1 1 -"],
        ["2 2 3 3", "6", "", ""],
        "7 half",
        2,
    ),
    # The same with an 8: seat 3 is arrested and has 2 + 3; seats 0 and 1 have 4 each: fewest.
    Ending(
        "arrest-with-the-last-card",
        (5, 4, 59, 2),
        (2, 1, 0, 0),
        ["- - 8", "3 4 4", "5 5 5", "1 1 -"],
        ["2 2 3 3", "6", "", ""],
        "7 half",
        2,
        alone=(1, 0, 0, 0),
        arrest=True,
    ),
    # A policeman who is out without a burnt card: the pot he won with is the offender's.
    Ending(
        "clean-arrest", (1, 2, 66), (3, 0, 0), ["- - 8", "1 1 -", "3 3 3"], ["", "", ""], "7 half demon", 2, arrest=True
    ),
    # Out with a Half on 8: nobody takes these 21 cards, though each would have most with them.
    Ending(
        "pot-left-over-counts-for-nobody",
        (4, 3, 45),
        (2, 1, 0),
        ["- - half", "1 1 2", "9 9 9"],
        ["2 2 2", "", ""],
        "6 " * 6 + "7 " * 6 + "3 " * 3 + "8 " * 5,
        2,
        alone=(1, 0, 0),
    ),
    # Seat 1 still has 3 + 3 + 3 + 2 = 11; seat 2 burnt 10 and has 2 blind: 12; seat 0 burnt 12, is out.
    Ending(
        "bank-hand-and-table-count",
        (13, 11, 12, 35),
        (1, 1, 0, 0),
        ["- - 9", "1 2 3", "4 4 -", "half half half"],
        ["0 0 0 0 0 0 5 5 5 5 5 5", "", "demon " * 8 + "8 8", ""],
        "9",
        3,
        open=[GONE, "1 2 3", GONE, GONE],
        hands=["", "1 2 3", "", ""],
        banks=["", "6 6"],
    ),
]


@pytest.mark.parametrize("tie_fewest", ["all", "none"])
@pytest.mark.parametrize("ending", ENDINGS, ids=str)
def test_eh30_the_points_of_an_ending(ending: Ending, tie_fewest: str) -> None:
    match = ending.match(options={"tie_fewest": tie_fewest})
    assert tuple(totals(match)) == ending.totals
    events = ending.play(match)
    assert ("arrested" in kinds(events)) == ending.arrest
    wanted = ending.alone if ending.alone and tie_fewest == "none" else ending.points
    assert tuple(see(match, "points")) == wanted
    assert match.scores == tuple(float(n) for n in wanted)
    given = [0] * len(wanted)
    for seat, points, _ in scored(events):
        assert isinstance(seat, int)
        assert points == 1
        given[seat] += 1
    assert tuple(given) == wanted


def test_eh30_each_point_is_told_with_its_reason() -> None:
    clean, tied = ENDINGS[0], next(ending for ending in ENDINGS if ending.name == "winner-tied-with-one")
    events = clean.play(clean.match())
    assert scored(events) == [(0, 1, "out"), (0, 1, "fewest"), (0, 1, "clean")]
    assert [event.total for event in events if event.kind == "scored"] == [1, 2, 3]
    assert scored(tied.play(tied.match())) == [(0, 1, "out"), (0, 1, "fewest"), (1, 1, "fewest")]
    assert scored(tied.play(tied.match(options={"tie_fewest": "none"}))) == [(0, 1, "out")]


# Seat 0 is out with 9 burnt cards; seats 1 and 2 have 8 each: one card more, wherever it is, undoes seat 1's tie.
EIGHTS = {
    "blind": ["- - 9", "1 - -", "- 1 -"],
    "burnt": ["2 2 2 2 3 3 3 3 3", "4 4 4 5 5 5 5", "6 6 6 7 7 7 7"],
}


@pytest.mark.parametrize(("at", "points"), [(None, [1, 1, 1, 0]), ("blind", [1, 0, 1, 0]), ("burnt", [1, 0, 1, 0])])
def test_eh30_one_card_more_blind_or_burnt(at: str | None, points: list[int]) -> None:
    rows = {name: list(cards) for name, cards in EIGHTS.items()}
    if at:
        rows[at][1] = {"blind": "1 0 -", "burnt": rows["burnt"][1] + " 0"}[at]
    match = table("", "", "", "", open=[GONE] * 4, blind=rows["blind"], burnt=rows["burnt"], pot="8", rest=3)
    play(match, "0:blind:2")
    assert see(match, "points") == points


@pytest.mark.parametrize(
    ("hand", "open", "bank", "burnt", "total"),
    [
        ("", "4 4 4", "", "5 5", 8),
        ("", "4 4 4", "", "5 5 5", 9),
        ("4", "4 4 4", "", "5", 8),
        ("4 4", "4 4 4", "", "5", 9),
        ("6 6 6", "4 4 4", "", "", 9),
        ("6 6 6", "4 4 4", "5", "", 10),
        ("", "4 - -", "", "5 5 5 5", 8),
        ("", "4 - 4", "", "5 5 5 5", 9),
    ],
)
def test_eh30_a_card_counts_wherever_it_is(hand: str, open: str, bank: str, burnt: str, total: int) -> None:
    # Seat 2 has 8 cards, seat 0 is out with 10; seat 1 has 3 blind cards besides those named.
    match = table(
        "",
        hand,
        "",
        "",
        open=[GONE, open, GONE, GONE],
        blind=["- - 9", "3 3 3", "- 1 -"],
        banks=["", bank],
        burnt=["2 2 2 2 0 0 0 0 0 0", burnt, "7 7 7 7 7 7 8"],
        pot="8",
        rest=3,
    )
    assert totals(match)[1:3] == [total, 8]
    play(match, "0:blind:2")
    assert see(match, "points") == [1, int(total == 8), 1, 0]


def test_eh30_points_add_up_over_the_mini_games() -> None:
    match = table(
        "",
        "",
        open=[GONE, GONE],
        blind=["- - 7", "3 3 3"],
        pot="6",
        number=3,
        points=[2, 3],
        went_out=1,
    )
    play(match, "0:blind:2")
    assert see(match, "points") == [5, 3]


def test_eh30_nobody_scores_before_somebody_is_out() -> None:
    match = table("", "", open=[GONE, GONE], blind=["- 8 7", "3 3 3"], pot="6")
    events = play(match, "0:blind:2")
    assert kinds(events) == ["turned-up", "laid", "turn"]
    assert see(match, "points") == [0, 0]


def test_eh30_a_last_card_that_does_not_fit_ends_nothing_and_burns_the_pot() -> None:
    match = table("", "", open=[GONE, GONE], blind=["- - 7", "3 3 3"], pot="8")
    events = play(match, "0:blind:2")
    assert kinds(events) == ["turned-up", "turned-back", "took", "turn"]
    assert (see(match, "points"), see(match, "burnt")[0], match.over) == ([0, 0], ["8"], False)


def test_eh30_the_last_hand_and_open_cards_end_nothing_while_blind_ones_are_left() -> None:
    match = table("9 9", "3 3", open=["4 4 4"], pot="6")
    assert kinds(play(match, "0:9x2")) == ["laid", "turn"]
    match = table("", "3 3", open=["9 9 9"], pot="6")
    assert kinds(play(match, "0:9x3")) == ["laid", "turn"]
    assert see(match, "number") == 1


def test_eh30_the_others_are_not_asked_any_more() -> None:
    match = table("", "7 7", "8 8", open=[GONE, "1 1 1"], blind=["- - 7"], pot="6")
    play(match, "0:blind:2")
    assert (see(match, "number"), see(match, "phase"), see(match, "pot")) == (2, "opening", [])


def test_eh30_in_a_played_match_the_points_are_those_counted_by_hand() -> None:
    match = EIGHT.new(players=4, seed=30)
    ends = 0
    for step in range(3000):
        if match.over:
            break
        before = match.position()
        seat = match.acting[0]
        moves = match.legal(seat)
        events = match.play(seat, moves[step * 7 % len(moves)])
        if "out" not in kinds(events):
            continue
        ends += 1
        cards = totals(match.game.from_position(before))
        cards[seat] -= 1
        burnt = before["burnt"][seat]
        if "arrested" in kinds(events):
            cards[(seat + 3) % 4] += len(before["pot"]) + 1
        wanted = [int(n == min(cards)) for n in cards]
        wanted[seat] += 1 + (not burnt)
        points = [now - then for now, then in zip(see(match, "points"), before["points"], strict=True)]
        assert points == wanted
    assert match.over
    assert ends == see(match, "number") >= 3


def test_eh30_the_house_rule_belongs_to_the_modern_edition() -> None:
    assert EIGHT.new(players=2, seed=1).options["tie_fewest"] == "all"
    assert "tie_fewest" not in EIGHT.new(players=2, seed=1, edition="classic").options
    with pytest.raises(OtherEdition):
        EIGHT.new(players=2, seed=1, edition="classic", tie_fewest="none")
