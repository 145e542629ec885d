"""What is due at a table, and when: the agenda as a pure function, without an actor, a store or a time source."""

from typing import Any

from klaf.engine.match import Match
from klaf.server.log.shuffle import Shuffle
from klaf.server.log.state import Sitting, Stage, Standing, State
from klaf.server.table.agenda import (
    AT_ONCE,
    BotMove,
    CloseWindow,
    Deal,
    Entry,
    HandOver,
    OpenRound,
    Release,
    Seal,
    Situation,
    StandIn,
    Think,
    agenda,
    due,
    next_after,
)
from klaf.server.table.pace import Pace
from klaf.server.table.timing import Timing
from klaf.wire.fairness import Round
from klaf.wire.tables import Settings
from tests.games.taki.table import table

PACE = Pace(window=4.0, call=1.5, deal=3.0, bot=0.9, bot_call=0.5, away=15.0)
NOW = 100.0
NOA, DAN, EVE = (Sitting("person", guest=name, name=name) for name in ("noa", "dan", "eve"))
BOT = Sitting("bot", level="skilled")
HANDS = ("R5 +3 G1", "R1 R4 Y8", "G5 break Y1")


def situation(seats: tuple[Sitting, ...], stage: Stage, *plays: tuple[int, str], **more: Any) -> Situation:
    """Return the situation of a table where these people and bots sit, after these moves, made one second ago."""
    clock, hands = more.pop("clock", 0), more.pop("hands", HANDS)
    settings = Settings(game="taki", seats=len(seats), clock=clock)
    state = State(
        code="ABCDEF", settings=settings, host="noa", seats=seats, stage=stage, shuffle=more.pop("shuffle", None)
    )
    match: Match | None = table(*hands[: len(seats)]) if stage == "playing" else None
    timing = Timing(PACE)
    timing.observe(Standing(state, match, 1), NOW - 50)
    for seat, move in plays:
        assert match is not None
        match = match.copy()
        match.play(seat, move)
        timing.observe(Standing(state, match, 1), NOW)
    everybody = {one.guest for one in seats if one.guest}
    return Situation(Standing(state, match, 1), timing, **{"here": everybody, **more})


def move(situation: Situation, seat: int, text: str) -> Any:
    match = situation.standing.match
    assert match is not None
    return next(one for one in match.legal(seat) if one.text == text)


# Between matches


def test_nothing_is_due_in_a_lobby_whose_host_is_there() -> None:
    assert agenda(situation((NOA, DAN), "lobby")) == []


def test_a_table_without_its_host_falls_to_whoever_sits_there() -> None:
    it = situation((NOA, DAN), "lobby", here={"dan"}, hostless_since=NOW)
    assert agenda(it) == [Entry(NOW + PACE.away, HandOver("dan"))]


def test_a_table_where_nobody_sits_any_more_falls_to_nobody() -> None:
    assert agenda(situation((NOA, DAN), "over", here={"spectator"}, hostless_since=NOW)) == []


def round_of(*told: tuple[str | None, str | None], sealed: bool = False, process: str = "") -> Shuffle:
    """Return a shuffle whose seats are bound to something and have told something."""
    bound, shares = zip(*told, strict=True)
    return Shuffle((Round("bound", "secret", bound, shares),), process, sealed)


def test_a_deal_begins_with_a_round_of_this_process() -> None:
    assert agenda(situation((NOA, DAN), "dealing")) == [Entry(AT_ONCE, OpenRound())]
    others = round_of(("a", "a"), ("b", "b"), sealed=True, process="another")
    assert agenda(situation((NOA, DAN), "dealing", shuffle=others)) == [Entry(AT_ONCE, OpenRound())]


def test_a_round_waits_for_commitments_and_not_longer_than_it_must() -> None:
    it = situation((NOA, DAN), "dealing", shuffle=round_of(("a", None), (None, None)))
    assert agenda(it) == [Entry(it.timing.deal_ends, Seal())]
    assert agenda(it._replace(here={"noa"})) == [Entry(AT_ONCE, Seal())]
    bound = situation((NOA, DAN, BOT), "dealing", shuffle=round_of(("a", None), ("b", None), (None, None)))
    assert agenda(bound) == [Entry(AT_ONCE, Seal())]


def test_a_sealed_round_waits_for_shares_and_goes_on_without_who_does_not_tell() -> None:
    it = situation((NOA, DAN), "dealing", shuffle=round_of(("a", "a"), ("b", None), sealed=True))
    assert agenda(it) == [Entry(it.timing.deal_ends, OpenRound((1,)))]
    told = situation((NOA, DAN), "dealing", shuffle=round_of(("a", "a"), (None, None), sealed=True))
    assert agenda(told) == [Entry(AT_ONCE, Deal())]


# In turn


def test_a_person_in_turn_without_a_clock_is_waited_for_as_long_as_they_like() -> None:
    assert agenda(situation((NOA, DAN), "playing")) == []


def test_when_the_turn_clock_runs_out_a_stand_in_plays() -> None:
    it = situation((NOA, DAN), "playing", (0, "R5"), clock=15)
    assert agenda(it) == [Entry(NOW + 15, StandIn(1))]


def test_a_stand_in_moves_like_a_bot() -> None:
    it = situation((NOA, DAN), "playing", (0, "R5"), stand_ins={1})
    assert agenda(it) == [Entry(AT_ONCE, Think(1, "casual", NOW + PACE.bot))]
    decided = move(it, 1, "R1")
    assert agenda(it._replace(thoughts={1: decided})) == [Entry(NOW + PACE.bot, BotMove(1, decided))]


def test_a_bot_thinks_at_once_and_moves_in_its_time() -> None:
    it = situation((NOA, BOT), "playing", (0, "R5"))
    assert agenda(it) == [Entry(AT_ONCE, Think(1, "skilled", NOW + PACE.bot))]
    assert agenda(it._replace(thoughts={1: None})) == []
    decided = move(it, 1, "R1")
    assert agenda(it._replace(thoughts={1: decided})) == [Entry(NOW + PACE.bot, BotMove(1, decided))]


def test_a_person_away_is_played_for_in_the_end() -> None:
    it = situation((NOA, DAN), "playing", here={"noa"}, gone_since={"dan": NOW - 5})
    assert agenda(it) == [Entry(NOW + 10, StandIn(1))]
    assert agenda(it._replace(stand_ins={1})) == []
    assert agenda(it._replace(here={"noa", "dan"})) == []


def test_moves_that_wait_for_a_call_are_released_when_its_grace_ends() -> None:
    hands = ("R5 R6", "R1 R4 Y8", "G5 Y1 Y5")
    it = situation((NOA, DAN, EVE), "playing", (0, "R5"), hands=hands, waiting=True)
    assert it.timing.moment.due == (0,)
    assert agenda(it) == [Entry(NOW + PACE.call, Release())]


def test_a_bot_calls_sooner_than_others_may_move() -> None:
    hands = ("R5 R6", "R1 R4 Y8", "G5 Y1 Y5")
    it = situation((BOT, BOT, NOA), "playing", (0, "R5"), hands=hands)
    calls_from, moves_from = NOW + PACE.bot_call, NOW + PACE.call
    assert agenda(it) == [
        Entry(calls_from, Think(0, "skilled", calls_from)),
        Entry(AT_ONCE, Think(1, "skilled", moves_from)),
    ]
    call, laid = move(it, 0, "last"), move(it, 1, "R1")
    decided = it._replace(thoughts={0: call, 1: laid})
    assert agenda(decided) == [
        Entry(NOW + PACE.bot_call, BotMove(0, call)),
        Entry(NOW + PACE.call, BotMove(1, laid)),
    ]


# In a window


def test_a_window_of_people_lasts_as_long_as_ever() -> None:
    it = situation((NOA, DAN, EVE), "playing", (0, "+3"))
    closes = [Entry(NOW + PACE.window, CloseWindow((1, 2)))]
    assert agenda(it) == closes
    assert agenda(it._replace(passed={1})) == closes
    assert agenda(it._replace(passed={1, 2})) == closes


def test_bots_answer_in_a_window_one_after_the_other() -> None:
    it = situation((NOA, BOT, BOT), "playing", (0, "+3"))
    closes = Entry(NOW + PACE.window, CloseWindow((1, 2)))
    breaks_from = NOW + PACE.bot
    assert agenda(it)[0] == Entry(breaks_from, Think(1, "skilled", breaks_from))
    passed, breaks = move(it, 1, "pass"), move(it, 2, "break")
    second = it._replace(thoughts={1: passed})
    assert agenda(second) == [Entry(breaks_from, Think(2, "skilled", breaks_from)), closes]
    assert agenda(second._replace(thoughts={1: passed, 2: breaks})) == [Entry(breaks_from, BotMove(2, breaks)), closes]


def test_a_bot_that_is_still_thinking_makes_no_window_shorter_or_longer() -> None:
    it = situation((NOA, BOT, BOT), "playing", (0, "+3"), thoughts={1: None}, passed={0})
    ends = it.timing.window_ends
    assert agenda(it)[-1] == Entry(ends, CloseWindow((1, 2)))
    breaks = move(it, 2, "break")
    assert agenda(it._replace(thoughts={1: None, 2: breaks}))[0] == Entry(ends, BotMove(2, breaks))


def test_who_plays_against_bots_alone_ends_a_window_by_passing() -> None:
    it = situation((BOT, NOA, BOT), "playing", (0, "+3"), passed={1})
    assert agenda(it) == [
        Entry(AT_ONCE, Think(2, "skilled", AT_ONCE)),
        Entry(it.timing.window_ends, CloseWindow((1, 2))),
    ]
    assert agenda(it._replace(thoughts={2: move(it, 2, "pass")})) == [Entry(AT_ONCE, CloseWindow((1, 2)))]


# Which process, and when


def test_a_process_that_does_not_run_a_table_does_only_what_concerns_its_own_viewers() -> None:
    it = situation((NOA, BOT, BOT), "playing", (0, "+3"), runs_here=False)
    assert agenda(it) == []
    away = it._replace(here=set(), gone_since={"noa": NOW}, waiting=True)
    assert [entry.deed for entry in agenda(away)] == [StandIn(0), Release()]
    assert agenda(situation((NOA, DAN), "dealing", runs_here=False)) == []


def test_what_is_due_now_is_not_due_next() -> None:
    entries = [Entry(5.0, Deal()), Entry(AT_ONCE, Release()), Entry(7.0, StandIn(1)), Entry(6.0, StandIn(0))]
    assert due(entries, 5.0) == [Deal(), Release()]
    assert next_after(entries, 5.0) == 6.0
    assert next_after(entries, 7.0) is None
