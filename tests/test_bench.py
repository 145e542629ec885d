"""The benchmarks run, on little work, and fail when a limit is missed."""

from pathlib import Path

import pytest

import klaf
from bench import bot_rates, idle, klaf_rates, report, server_report
from bench.late_bots import Lateness
from bench.server_report import Leg
from bench.syncing import CommitTimes, SyncTimes
from bench.timing import Contestant, Rate, contest, ratio
from tests.server.postgres import new_database
from tests.waiting import await_sign


def rate_of(contestant: Contestant) -> Rate:
    return contest([contestant], rounds=1, cpu_seconds=0.01)[0][0]


def test_random_matches_are_counted_as_they_were_played() -> None:
    rate = rate_of(klaf_rates.random_matches("taki"))
    batch = klaf.game("taki").batch(1000, players=klaf_rates.PLAYERS, seed=0)
    assert rate.games >= klaf_rates.GAMES["taki"]
    assert rate.moves_per_game == pytest.approx(batch.playout(seed=1).moves.mean(), rel=0.15)


def test_driven_from_python_matches_have_the_same_length() -> None:
    driven, compiled = rate_of(klaf_rates.from_python("taki")), rate_of(klaf_rates.random_matches("taki"))
    assert driven.moves_per_game == pytest.approx(compiled.moves_per_game, rel=0.4)


def test_two_processes_play_twice_as_many_matches() -> None:
    both = klaf_rates.TwoProcesses("taki")
    played = both.contestant()
    assert played.count(played.play(None))[1] == 2 * klaf_rates.GAMES["taki"]
    both.end()


def test_a_ratio_is_the_middle_one_of_windows_side_by_side() -> None:
    assert ratio([10, 6, 100], [5, 2, 100]) == 2


def test_a_missed_limit_is_told() -> None:
    assert report.at_least("x", 4.9, 5).line().endswith("| **no** |")
    assert report.at_least("x", 5.0, 5).line().endswith("| yes |")
    assert report.at_most("x", 1.1, 1).line().endswith("| **no** |")
    assert report.missed([report.at_least("slow", 1, 5), report.at_least("fine", 6, 5), report.Row("n", "1")]) == [
        "slow"
    ]


def test_rates_are_moves_over_time() -> None:
    rate = Rate(moves=300, cpu_seconds=2.0, wall_seconds=3.0, games=10)
    assert (rate.per_cpu_second, rate.per_second, rate.moves_per_game) == (150, 100, 30)


def test_search_and_raw_playouts_are_counted_alike() -> None:
    raw = bot_rates.raw_playouts("tuki")
    assert raw.count(raw.play(None)) == (bot_rates.POSITIONS * bot_rates.PLAYOUTS, bot_rates.POSITIONS)
    search = bot_rates.search_playouts("tuki", by_chance=True)
    playouts, searches = search.count(search.play(None))
    assert searches == bot_rates.POSITIONS
    assert 0.8 * bot_rates.PLAYOUTS < playouts / searches <= bot_rates.PLAYOUTS


def test_late_moves_are_a_share_of_those_that_were_made_meanwhile() -> None:
    told = 'klaf_bot_late_seconds_bucket{{le="0.001"}} {}\nklaf_bot_late_seconds_bucket{{le="+Inf"}} {}\n'
    before, after = Lateness(told.format(10, 50)), Lateness(told.format(70, 130))
    assert after.moves(before) == 80
    assert after.later("0.001", before) == 0.25
    assert before.later("0.001", before) == 0


def test_the_time_of_every_choice_is_told() -> None:
    spent = bot_rates.thinking("taki", "skilled", 2, matches=1)
    assert 0 < spent.mean <= spent.worst
    assert report.within("x", 21, "ms", 20).line() == "| x | 21.00 ms | ≤ 20 ms | **no** |"


def leg(cost: float = 0.4, rate: float = 1000, p99: float = 20, sync: float = 2) -> Leg:
    return Leg(1000, rate, 5, p99, 4000, cost, 0.3, sync)


def test_a_server_is_held_to_what_its_moves_cost_and_take() -> None:
    def missed(one: Leg, name: str = "klaf") -> list[str]:
        return [what.partition(": ")[2] for what in report.missed(server_report.rows_of(name, [], [one]))]

    assert missed(leg()) == []
    assert missed(leg(rate=989)) == ["moves answered"]
    assert missed(leg(p99=66)) == []
    assert missed(leg(p99=67)) == ["time to the answer"]
    assert missed(leg(p99=67, sync=3)) == []
    assert missed(leg(p99=float("nan"))) == ["time to the answer"]
    assert missed(leg(cost=0.51)) == ["the server's processor"]
    assert missed(leg(cost=0.51, p99=99), "boardgame.io") == []
    assert server_report.beside([leg(0.4)], [leg(0.8)]).line().endswith("| 2.00× | ≥ 1× (aim 2×) | yes |")
    assert not server_report.beside([leg(0.4)], [leg(0.39)]).met


def test_syncs_of_the_disc_are_timed_until_the_end(tmp_path: Path) -> None:
    with SyncTimes(tmp_path / "file") as syncs:
        while len(syncs.seconds) < 2:
            pass
    assert (tmp_path / "file").stat().st_size == 4096 * len(syncs.seconds)
    assert 0 < syncs.p99 <= 1000 * max(syncs.seconds)


def test_tables_where_nothing_happens_are_held_to_the_commits_of_the_same_run() -> None:
    found = {"rate": 99.5, "updates": 400.0, "p50": 5.0, "p99": 89.0}
    assert report.missed(idle.rows_of(10_000, 0.1, 3.0, found, commit=10.0)) == []
    late = idle.rows_of(10_000, 0.1, 3.0, found | {"p99": 91.0}, commit=10.0)
    assert report.missed(late) == [late[2].what]
    slow = idle.rows_of(10_000, 0.1, 3.0, found | {"rate": 90.0}, commit=10.0)
    assert report.missed(slow) == [slow[1].what]


def test_commits_of_a_database_are_timed() -> None:
    with CommitTimes(new_database()) as commits:
        await_sign(lambda: len(commits.seconds) >= 3)
    assert 0 < commits.p99 <= 1000 * max(commits.seconds)
