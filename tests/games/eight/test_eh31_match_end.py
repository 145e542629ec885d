"""EH-31: seven points end the match, most points win, a tie is settled by another mini-game."""

import pytest

from klaf import Match, MatchOver
from tests.games.eight.table import EIGHT, GONE, kinds, legal, play, refused, scored, see, table


def last_card(points: list[int], out: int, how: str, number: int = 0, **options: object) -> Match:
    """Set up seat ``out`` before its last card, a 9 at place 0 that fits.

    ``how`` tells its points: "clean" 3, "fewest" 2 (it has one burnt card, the others more), "out" 1 and 1 for the
    seat after it (which has a single card; all cards not named are burnt by the one who goes out).
    """
    players = len(points)
    after = (out + 1) % players
    blind = ["3 3 3", "4 4 4", "6 6 6", "7 7 7", "8 8 8"][:players]
    blind[out], blind[after] = "9 - -", "1 - -" if how == "out" else "1 1 2"
    burnt = [""] * players
    burnt[out] = "2" if how == "fewest" else ""
    return table(
        *[""] * players,
        open=[GONE] * players,
        blind=blind,
        burnt=burnt,
        pot="8",
        rest=out if how == "out" else after,
        turn=out,
        number=number or 1 + sum(points) // 2,  # so that these points can have been made
        points=points,
        went_out=points.index(max(points)),
        options=options,
    )


@pytest.mark.parametrize(
    ("points", "out", "how", "after", "winner"),
    [
        ([4, 0], 0, "clean", [7, 0], 0),
        ([5, 0], 0, "fewest", [7, 0], 0),
        ([6, 0], 0, "out", [7, 1], 0),
        ([6, 4], 0, "clean", [9, 4], 0),  # more than seven
        ([4, 6], 0, "clean", [7, 6], 0),
        ([6, 6], 0, "fewest", [8, 6], 0),
        ([6, 5], 0, "out", [7, 6], 0),
        ([5, 6], 0, "out", [6, 7], 1),  # the point for fewest cards ends it as well
        ([0, 6], 0, "out", [1, 7], 1),
        ([0, 4], 1, "clean", [0, 7], 1),
        ([6, 6, 4], 2, "clean", [6, 6, 7], 2),
        ([6, 6, 5], 2, "out", [7, 6, 6], 0),
        ([6, 5, 6], 0, "fewest", [8, 5, 6], 0),
        ([2, 3, 1, 0, 6], 4, "fewest", [2, 3, 1, 0, 8], 4),
    ],
)
def test_eh31_seven_points_end_the_match_and_most_win(
    points: list[int], out: int, how: str, after: list[int], winner: int
) -> None:
    match = last_card(points, out, how)
    number = see(match, "number")
    events = play(match, f"{out}:blind:0")
    assert "begun" not in kinds(events)
    assert (events[-1].kind, events[-1].seat, events[-1].facts) == ("won", None, {"winners": (winner,)})
    assert (match.over, match.winners, see(match, "points")) == (True, (winner,), after)
    assert match.scores == tuple(float(n) for n in after)
    assert (see(match, "number"), see(match, "went_out"), see(match, "phase")) == (number, out, "over")


@pytest.mark.parametrize(
    ("points", "out", "how", "after"),
    [
        ([3, 0], 0, "clean", [6, 0]),
        ([3, 6], 0, "clean", [6, 6]),  # a tie below seven is nothing special
        ([4, 3], 0, "fewest", [6, 3]),
        ([5, 5], 1, "out", [6, 6]),
        ([6, 6, 3], 2, "clean", [6, 6, 6]),
    ],
)
def test_eh31_with_less_the_next_mini_game_is_dealt(points: list[int], out: int, how: str, after: list[int]) -> None:
    match = last_card(points, out, how)
    number = see(match, "number")
    events = play(match, f"{out}:blind:0")
    assert ("deciding" in kinds(events), "won" in kinds(events)) == (False, False)
    assert (match.over, match.winners, see(match, "points")) == (False, (), after)
    assert match.scores == tuple(float(n) for n in after)
    assert (see(match, "number"), see(match, "went_out")) == (number + 1, out)


@pytest.mark.parametrize(
    ("points", "out", "how", "after"),
    [
        ([6, 6], 0, "out", [7, 7]),
        ([6, 6], 1, "out", [7, 7]),
        ([7, 7], 0, "out", [8, 8]),  # the deciding mini-game decides nothing
        ([6, 6, 2], 0, "out", [7, 7, 2]),
        ([7, 7, 4], 2, "clean", [7, 7, 7]),  # a third comes up to them
        ([8, 8, 5], 2, "clean", [8, 8, 8]),
        ([8, 8, 3], 2, "clean", [8, 8, 6]),
    ],
)
def test_eh31_a_tie_at_seven_or_more_goes_on_with_another_mini_game(
    points: list[int], out: int, how: str, after: list[int]
) -> None:
    match = last_card(points, out, how)
    number = see(match, "number")
    events = play(match, f"{out}:blind:0")
    told = kinds(events)
    assert told.index("deciding") == told.index("begun") - 1
    assert (match.over, match.winners, see(match, "points")) == (False, (), after)
    assert see(match, "number") == number + 1


@pytest.mark.parametrize(
    ("points", "out", "how", "after", "winner"),
    [
        ([7, 7], 0, "clean", [10, 7], 0),
        ([7, 7], 1, "fewest", [7, 9], 1),
        ([8, 8, 0], 1, "out", [8, 9, 1], 1),
        ([7, 7, 0], 2, "out", [8, 7, 1], 0),  # a point for fewest cards decides
        ([7, 7, 5], 2, "clean", [7, 7, 8], 2),  # everybody takes part, and may win
        ([7, 7, 6, 0], 2, "fewest", [7, 7, 8, 0], 2),
    ],
)
def test_eh31_it_ends_as_soon_as_one_leads(
    points: list[int], out: int, how: str, after: list[int], winner: int
) -> None:
    match = last_card(points, out, how, number=12)
    play(match, f"{out}:blind:0")
    assert (match.over, match.winners, see(match, "points")) == (True, (winner,), after)


@pytest.mark.parametrize(("tie_fewest", "after", "winners"), [("all", [7, 7, 7], ()), ("none", [7, 6, 6], (0,))])
def test_eh31_points_for_tied_fewest_make_a_tie_only_if_they_are_given(
    tie_fewest: str, after: list[int], winners: tuple[int, ...]
) -> None:
    # Seat 0 is out and burnt nearly all cards; seats 1 and 2 have two each.
    match = table(
        *("", "", ""),
        open=[GONE] * 3,
        blind=["9 - -", "3 3 -", "4 - 4"],
        pot="8",
        rest=0,
        number=9,
        points=[6, 6, 6],
        went_out=1,
        options={"tie_fewest": tie_fewest},
    )
    play(match, "0:blind:0")
    assert (see(match, "points"), match.winners, match.over) == (after, winners, bool(winners))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eh31_all_at_the_table_play_the_deciding_mini_game(players: int) -> None:
    match = last_card([6, 6, 0, 0, 0][:players], 0, "out")
    play(match, "0:blind:0")
    at = match.position()
    assert [len(cards) for cards in at["hands"]] == [3] * players
    assert [len(cards) for cards in at["open"]] == [len(cards) for cards in at["blind"]] == [3] * players
    assert sum(len(cards) for cards in at["banks"]) == 72 - 9 * players


def test_eh31_the_next_mini_game_is_dealt_by_itself() -> None:
    match = last_card([1, 2, 3], 1, "clean")
    events = play(match, "1:blind:0")
    told = kinds(events)
    assert told == [
        *("turned-up", "laid", "out", "counted", "counted", "counted", "scored", "scored", "scored", "begun"),
        *("laid-out",) * 3,
        *("dealt",) * 3,
        "opens",
    ]
    assert [event.number for event in events if event.kind == "begun"] == [see(match, "number")] == [5]
    assert scored(events) == [(1, 1, "out"), (1, 1, "fewest"), (1, 1, "clean")]
    at = match.position()
    assert (at["burnt"], at["pot"], at["seen"], at["pot_value"]) == ([[]] * 3, [], [[]] * 3, 0)
    assert match.acting == (at["turn"],)
    assert legal(match, at["turn"])[0] == at["first_card"]


def test_eh31_with_a_new_shuffle() -> None:
    def dealt(match: Match) -> list[object]:
        return [see(match, field) for field in ("open", "blind", "banks")]

    deals = []
    for number in (5, 6, 7):
        match = last_card([1, 2, 3], 1, "clean", number=number)
        before = see(match, "shuffles")
        play(match, "1:blind:0")
        assert see(match, "shuffles") > before
        twin = last_card([1, 2, 3], 1, "clean", number=number)
        play(twin, "1:blind:0")
        assert match.same_state(twin)
        deals.append(dealt(match))
    assert all(deals.count(deal) == 1 for deal in deals)


@pytest.mark.parametrize(("opener", "phase"), [("lowest", "opening"), ("winner", "hand")])
def test_eh31_who_opens_the_next_follows_the_house_rule(opener: str, phase: str) -> None:
    match = last_card([1, 2, 3], 1, "clean", opener=opener)
    play(match, "1:blind:0")
    assert see(match, "phase") == phase
    if opener == "winner":
        assert match.acting == (1,)


def test_eh31_then_nobody_may_do_anything() -> None:
    match = last_card([4, 0, 0], 0, "clean")
    play(match, "0:blind:0")
    assert (match.acting, match.next_actor) == ((), None)
    assert [legal(match, seat) for seat in range(3)] == [[]] * 3
    for seat, move in ((0, "take"), (1, "1"), (2, "blind:0"), (0, "keep")):
        refusal = refused(match, seat, move)
        assert isinstance(refusal, MatchOver)
        assert (refusal.rule, refusal.why) == ("EH-31", "over")


def test_eh31_seven_mini_games_and_more_may_be_played() -> None:
    # The classic edition's six mini-games are no bound here.
    match = last_card([3, 3, 3], 1, "fewest", number=9)
    play(match, "1:blind:0")
    assert (match.over, see(match, "number")) == (False, 10)


@pytest.mark.parametrize(("players", "seed"), [(2, 31), (5, 32)])
def test_eh31_a_whole_match(players: int, seed: int) -> None:
    match = EIGHT.new(players=players, seed=seed)
    points, told = [0] * players, []
    for step in range(5000):
        if match.over:
            break
        assert match.winners == ()
        assert max(points) < 7 or points.count(max(points)) > 1
        seat = match.acting[0]
        moves = match.legal(seat)
        events = match.play(seat, moves[step * 5 % len(moves)])
        told += kinds(events)
        for event in events:
            if event.kind == "scored":
                assert isinstance(event.seat, int)
                points[event.seat] += 1
    assert match.over
    assert match.scores == tuple(float(n) for n in points)
    assert max(points) >= 7
    assert match.winners == (points.index(max(points)),)
    assert told.count("out") == told.count("begun") + 1 == see(match, "number")
