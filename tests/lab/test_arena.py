"""The arena: the same contest gives the same result, whoever plays it, in however many goes."""

import json
import os
import shutil
import subprocess
import sys
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.cli import main
from klaf.engine.compiling.mode import JITTED
from klaf.lab import contest as contest_module
from klaf.lab import pool as pool_module
from klaf.lab.arena import OtherContest, _missing, play_all
from klaf.lab.contest import Contest, Played, code_hash, places
from klaf.lab.keep import Damaged
from klaf.lab.summary import Estimate, half_width, lead, rate, shares, sum_up
from klaf.locale import LANGUAGES
from tests.conformance.games import SHIPPED

BOTS = ("skilled", "casual", "beginner")


def contest(game: str = "taki", games: int = 1536, **changes: object) -> Contest:
    given: dict[str, object] = {"bots": BOTS, "seed": 3} | changes
    return Contest.of(game, given["bots"], games, given["seed"])  # type: ignore[arg-type]


def same(one: list[Played], other: list[Played]) -> bool:
    names = ("winners", "places", "moves")
    return all(
        np.array_equal(
            np.concatenate([getattr(part, name) for part in one]),
            np.concatenate([getattr(part, name) for part in other]),
        )
        for name in names
    )


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(("bots", "games"), [(BOTS, 1536), (("master", "skilled"), 6)], ids=["thumb", "search"])
def test_threads_do_not_matter(game: str, bots: tuple[str, ...], games: int) -> None:
    asked = contest(game, games, bots=bots)
    assert same(play_all(asked, threads=1), play_all(asked, threads=3))


def test_no_lock_is_held_while_bots_play() -> None:
    from klaf.bots import entries
    from klaf.lab import drivers

    for entry in (entries.think, drivers.play_matches):
        assert getattr(entry, "targetoptions", {"nogil": True})["nogil"]


@pytest.mark.skipif(not JITTED, reason="nothing is compiled")
def test_a_contest_is_compiled_once_for_all_processes() -> None:
    script = """if True:
        from klaf.lab import drivers
        from klaf.lab.contest import Contest
        Contest.of("taki", ("casual", "casual"), 1, 7).play(0, 1)
        print(sum(drivers.play_matches.stats.cache_hits.values()))
    """
    said = [
        subprocess.run([sys.executable, "-c", script], text=True, capture_output=True, check=True).stdout
        for _ in range(2)
    ]
    assert said[1] == "1\n"


def test_plain_python_plays_the_same_contest() -> None:
    script = """if True:
        from klaf.lab.contest import Contest
        from klaf.bots import levels
        levels.add("tuki", "small", "master", iterations=3, limit=1)
        played = Contest.of("tuki", ("small", "casual"), 1, 7).play(0, 1)
        print(played.winners.tolist(), played.places.tolist(), played.moves.tolist())
    """
    command = [sys.executable, "-c", script]
    said = {
        subprocess.run(command, env=os.environ | {"KLAF_JIT": mode}, text=True, capture_output=True, check=True).stdout
        for mode in ("on", "off")
    }
    assert len(said) == 1


def test_other_code_of_a_game_is_another_contest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert len({code_hash(game) for game in (*SHIPPED, "ladder")}) == len(SHIPPED) + 1
    package = tmp_path / "klaf"
    shutil.copytree(contest_module._PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "locale"))
    monkeypatch.setattr(contest_module, "_PACKAGE", package)
    before = code_hash.__wrapped__("taki")
    for decides in ("engine/hiding.py", "bots/desk.py", "games/taki/game.py", "bots/games/taki.py", "lab/drivers.py"):
        file = package / decides
        text = file.read_text()
        file.write_text(text + "\nANOTHER = 1\n")
        assert code_hash.__wrapped__("taki") != before, decides
        file.write_text("# Only words.\n" + text)
        assert code_hash.__wrapped__("taki") == before, decides


def test_another_seed_is_another_contest() -> None:
    assert not same(play_all(contest()), play_all(contest(seed=4)))


def test_every_deal_is_played_from_every_seat() -> None:
    asked = contest()
    seating = asked.seating(2)
    for deal in (seating[:3], seating[3:]):
        for seat in range(3):
            assert sorted(deal[:, seat].tolist()) == [0, 1, 2]
    keys = asked.states(0, 2)["key"]
    assert (keys[:3] == keys[0]).all()
    assert (keys[3:] == keys[3]).all()
    assert (keys[0] != keys[3]).any()


def test_a_deal_is_the_match_of_that_number_of_a_batch() -> None:
    asked = contest()
    batch = klaf.game("taki").batch(4, players=3, seed=3)
    assert [batch.key(i) for i in range(4)] == [
        key.astype("<u4").tobytes().hex() for key in asked.states(0, 4)["key"][::3]
    ]


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    asked = contest()

    def stop_soon(done: int, of: int) -> None:
        if 0 < done < of:
            raise Interrupted

    with pytest.raises(Interrupted):
        play_all(asked, keep, 1, stop_soon)
    kept = len(keep.read_text().splitlines())
    assert 1 < kept < 1 + 1536 // 3 // 256 + 1
    seen: list[int] = []
    resumed = play_all(asked, keep, 1, lambda done, of: seen.append(done))
    assert seen[0] > 0
    assert same(resumed, play_all(asked, threads=1))
    assert same(play_all(asked, keep), resumed)


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path, cut: int) -> None:
    keep = tmp_path / "kept.jsonl"
    asked = contest()
    whole = play_all(asked, keep, threads=1)
    lines = keep.read_text().splitlines()
    keep.write_text("\n".join([*lines[:-1], ""])[:-cut])
    assert same(play_all(asked, keep), whole)
    assert same(play_all(asked, keep), whole)


@pytest.mark.parametrize("length", [0, 1, 50])
def test_a_file_that_was_only_begun_is_begun_again(tmp_path: Path, length: int) -> None:
    keep = tmp_path / "kept.jsonl"
    whole = play_all(contest(), keep)
    keep.write_text(keep.read_text()[:length])
    assert same(play_all(contest(), keep), whole)


@pytest.mark.parametrize("damage", ["other contest", "my diary\n", "my diary", b"\xff\xfe\x00"], ids=repr)
def test_the_file_of_another_contest_is_left_alone(tmp_path: Path, damage: str | bytes) -> None:
    keep = tmp_path / "kept.jsonl"
    play_all(contest(), keep)
    if damage != "other contest":
        keep.write_bytes(damage if isinstance(damage, bytes) else damage.encode())
    before = keep.read_bytes()
    with pytest.raises(OtherContest):
        play_all(contest(seed=9 if damage == "other contest" else 3), keep)
    assert keep.read_bytes() == before


def shorter(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return row | {name: row[name][:-1] for name in names}


DAMAGES: dict[str, Any] = {
    "no JSON": lambda row: "{",
    "no row": lambda row: "5",
    "nothing in it": lambda row: "{}",
    "another stretch": lambda row: json.dumps(row | {"first": row["first"] + 1}),
    "before the first": lambda row: json.dumps(row | {"first": -1}),
    "no number": lambda row: json.dumps(row | {"first": "0"}),
    "a winner too few": lambda row: json.dumps(shorter(row, "winners")),
    "a match too few": lambda row: json.dumps(shorter(row, "winners", "places", "moves")),
    "nobody won": lambda row: json.dumps(row | {"winners": [0] * len(row["winners"])}),
    "somebody else won": lambda row: json.dumps(row | {"winners": [8] * len(row["winners"])}),
    "no places": lambda row: json.dumps(row | {"places": row["moves"]}),
    "ragged places": lambda row: json.dumps(row | {"places": [[2], *row["places"][1:]]}),
    "half moves": lambda row: json.dumps(row | {"moves": [0.5] * len(row["moves"])}),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_of_with_its_line_and_left_alone(tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "kept.jsonl"
    play_all(contest(), keep, threads=1)
    lines = keep.read_text().splitlines()
    lines[-1] = DAMAGES[damage](json.loads(lines[-1]))
    keep.write_text("\n".join(lines) + "\n")
    before = keep.read_text()
    with pytest.raises(Damaged) as told:
        play_all(contest(), keep)
    assert told.value.facts == {"file": "kept.jsonl", "line": len(lines)}
    assert keep.read_text() == before


def test_ctrl_c_keeps_what_is_being_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "kept.jsonl"
    waits = iter([KeyboardInterrupt()])
    really = vars(pool_module)["wait"]

    def interrupted(*args: Any, **kwargs: Any) -> Any:
        for error in waits:
            raise error
        return really(*args, **kwargs)

    monkeypatch.setattr(pool_module, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play_all(contest(), keep, threads=2)
    assert len(keep.read_text().splitlines()) == 1 + 2  # what the two threads were at
    assert same(play_all(contest(), keep), play_all(contest()))


def test_equals_share_their_places() -> None:
    assert places(np.array([[5.0, 9.0, 5.0, 1.0]])).tolist() == [[5, 2, 5, 8]]


def test_shares_count_a_shared_win_in_parts() -> None:
    asked = Contest.of("taki", ("skilled", "casual"), 2, 1)
    played = [Played(0, np.array([0b01, 0b11]), np.array([[2, 4], [3, 3]]), np.array([10, 20]))]
    assert shares(asked, played).tolist() == [[0.75, 0.25]]
    assert lead(asked, played, "skilled", "casual").mean == 0.5
    summary = sum_up(asked, played)
    assert summary.moves == 15
    assert [(line.bot, line.place) for line in summary.lines] == [("skilled", 1.25), ("casual", 1.75)]


def test_an_interval_is_made_of_deals() -> None:
    assert Estimate.of(np.array([0.0, 1.0] * 50)).margin == pytest.approx(1.984 * 0.5025 / 10, rel=1e-3)
    assert Estimate.of(np.array([0.4, 0.6] * 3)).above_zero
    assert not Estimate.of(np.array([-0.5, 0.6])).above_zero


FEW = [(2, 12.706), (4, 3.182), (9, 2.306), (10, 2.262), (11, 2.228), (31, 2.042), (100, 1.984), (10_000, 1.960)]


@pytest.mark.parametrize(("n", "t"), FEW)
def test_few_deals_make_wider_intervals(n: int, t: float) -> None:
    assert half_width(n) == pytest.approx(t, abs=0.01)


def test_deals_that_went_all_alike_do_not_prove_that_all_would() -> None:
    assert Estimate.of(np.ones(30)) == Estimate(1.0, 0.1)
    assert Estimate.of(np.ones(1)).margin == inf


def test_who_comes_first_more_often_is_rated_higher() -> None:
    mu, sigma = rate(np.array(([[2, 4, 6]] * 3 + [[4, 2, 6]]) * 10))
    assert mu[0] > mu[1] > mu[2]
    assert max(sigma) < 8


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("skilled", "casual"), ("skilled", "random")])
def test_levels_order_themselves(game: str, better: str, worse: str) -> None:
    asked = Contest.of(game, (better, worse), 6000 if game == "taki" else 1000, 11)
    assert lead(asked, play_all(asked), better, worse).above_zero


@pytest.mark.parametrize("game", SHIPPED)
def test_a_master_beats_a_skilled_player(game: str) -> None:
    asked = Contest.of(game, ("master", "skilled"), {"taki": 200, "eight": 56, "tuki": 64}[game], 5)
    assert lead(asked, play_all(asked), "master", "skilled").above_zero


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_in_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    from klaf.locale import text

    assert main(["arena", "tuki", "--bots", "skilled,casual", "--games", "20", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for word in ("arena-wins", "arena-rating", "level-skilled", "level-casual"):
        assert text(lang, word) in out


def test_the_result_can_be_had_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "taki", "--bots", "skilled,casual", "--games", "40", "--json", "-"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [line["bot"] for line in printed["lines"]] == ["skilled", "casual"]
    assert sum(line["wins"]["mean"] for line in printed["lines"]) == pytest.approx(1)
    file = tmp_path / "out.json"
    assert main(["arena", "taki", "--bots", "skilled,casual", "--games", "40", "--json", str(file)]) == 0
    assert json.loads(file.read_text()) == printed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "skilled,champion"], "champion"),
        (["--bots", "skilled,casual", "--players", "3"], "3 players"),
        (["--bots", "skilled,casual", "--games", "many"], "many"),
        (["--bots", "skilled"], "players"),
        (["--bots", "skilled,casual", "--games", "0"], "0"),
        (["--bots", "skilled,casual", "--keep", "no/such/folder/file"], "no/such/folder/file"),
        (["--bots", "skilled,casual", "--json", "no/such/folder/file"], "no/such/folder/file"),
        (["--bots", "skilled,casual", "--rule", "must_play"], "must_play"),
        (["--bots", "skilled,casual", "--rule", "seed=5"], "seed"),
        (["--bots", "skilled,casual", "--rule", "game=x"], "game"),
        (["--bots", ""], "“1” players"),
        (["--bots", ","], "“”"),
    ],
)
def test_mistakes_are_told(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "taki", "--lang", "en", *arguments]) == 2
    told = capsys.readouterr()
    assert words in told.err
    assert "Traceback" not in told.err


def test_nothing_is_played_when_the_result_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "play", None)
    assert main(["arena", "taki", "--bots", "skilled,casual", "--json", "no/such/folder/file"]) == 2


def test_one_deal_alone_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tuki", "--bots", "skilled,casual", "--games", "2", "--json", "-"]) == 0
    printed = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert [line["wins"]["margin"] for line in printed["lines"]] == [None, None]
    assert main(["arena", "tuki", "--bots", "skilled,casual", "--games", "2"]) == 0
    assert "inf" not in capsys.readouterr().out


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept.jsonl"
    command = ["arena", "taki", "--bots", "skilled,casual", "--games", "1024", "--json", "-", "--threads", "1"]
    assert main(command) == 0
    whole = capsys.readouterr().out
    assert main([*command, "--keep", str(keep)]) == 0
    lines = keep.read_text().splitlines()
    assert len(lines) == 1 + 2
    keep.write_text("\n".join(lines[:2]) + "\n")
    assert main([*command, "--keep", str(keep)]) == 0
    assert [whole, whole] == capsys.readouterr().out.splitlines(keepends=True)
    keep.write_text("\n".join([lines[0], "{}", ""]))
    assert main([*command, "--keep", str(keep), "--lang", "en"]) == 2
    assert "line 2" in capsys.readouterr().err


def test_a_contest_of_any_length_begins_at_once() -> None:
    """Deals to come are not listed: a list of 10^15 would fit no machine."""
    asked = Contest.of("taki", ("skilled", "casual"), 10**15, 1)
    done = asked.play(300, 302)
    found = list(islice(_missing(asked, [done]), 4))
    assert found == [range(256), range(256, 300), range(302, 558), range(558, 814)]
    *_, last = _missing(Contest.of("taki", ("skilled", "casual"), 1200, 1), [done])
    assert last == range(558, 600)
