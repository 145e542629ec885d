"""The arena: the same contest gives the same result, whoever plays it, in however many goes."""

import json
import os
import subprocess
import sys
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.cli import main
from klaf.engine.compiling.mode import JITTED
from klaf.lab import code as code_module
from klaf.lab import pool as pool_module
from klaf.lab.arena import Arena, evenly, rate
from klaf.lab.contest import Contest
from klaf.lab.estimate import Estimate, half_width
from klaf.lab.journal import Damaged
from klaf.lab.measure import COLUMNS, MOVES, SHARES, WINNERS
from klaf.lab.run import OtherStudy, line, on_threads, run
from klaf.lab.table import Measured, measure, places
from klaf.locale import LANGUAGES
from tests.conformance.games import SHIPPED

BOTS = ("skilled", "casual", "beginner")


def contest(game: str = "taki", games: int = 1536, **changes: object) -> Arena:
    given: dict[str, object] = {"bots": BOTS, "seed": 3} | changes
    found = Contest.of(game, given["bots"], games, given["seed"])  # type: ignore[arg-type]
    return Arena((found,), found.deals)


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(("bots", "games"), [(BOTS, 1536), (("master", "skilled"), 6)], ids=["thumb", "search"])
def test_threads_do_not_matter(game: str, bots: tuple[str, ...], games: int) -> None:
    asked = contest(game, games, bots=bots)
    assert run(asked, plays=on_threads(1)) == run(asked, plays=on_threads(3))


def test_no_lock_is_held_while_bots_play() -> None:
    from klaf.bots import entries
    from klaf.lab.measure import measure_matches

    for entry in (entries.think, measure_matches):
        assert getattr(entry, "targetoptions", {"nogil": True})["nogil"]


@pytest.mark.skipif(not JITTED, reason="nothing is compiled")
def test_a_contest_is_compiled_once_for_all_processes() -> None:
    script = """if True:
        from klaf.lab.contest import Contest
        from klaf.lab.measure import measure_matches
        from klaf.lab.table import measure
        measure(Contest.of("taki", ("casual", "casual"), 1, 7), 0, 1, rotated=True)
        print(sum(measure_matches.stats.cache_hits.values()))
    """
    said = [
        subprocess.run([sys.executable, "-c", script], text=True, capture_output=True, check=True).stdout
        for _ in range(2)
    ]
    assert said[1] == "1\n"


def test_plain_python_plays_the_same_contest() -> None:
    script = """if True:
        import klaf
        from klaf.bots import levels
        from klaf.lab.contest import Contest
        from klaf.lab.table import measure
        levels.add(klaf.game("tuki"), "small", "master", iterations=3, limit=1)
        seen = measure(Contest.of("tuki", ("small", "casual"), 1, 7), 0, 1, rotated=True)
        print(seen.rows.tolist(), seen.places_by_bot.tolist())
    """
    command = [sys.executable, "-c", script]
    said = {
        subprocess.run(command, env=os.environ | {"KLAF_JIT": mode}, text=True, capture_output=True, check=True).stdout
        for mode in ("on", "off")
    }
    assert len(said) == 1


DECIDING = (
    ("klaf.engine.hiding", "show_common"),
    ("klaf.engine.randomness", "rng_below"),
    ("klaf.bots.search", "decide"),
    ("klaf.bots.games.taki", "advise"),
    ("klaf.games.taki.rules", "apply"),
    ("klaf.games.taki.state", "State"),
    ("klaf.lab.games.taki", "advantage"),
    ("klaf.lab.measure", "measure_match"),
)
TELLING = ("klaf.engine.match", "klaf.games.taki.reasons", "klaf.lab.words", "klaf.locale")


def test_the_code_of_a_study_is_what_it_reaches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games = [klaf.game(game) for game in (*SHIPPED, "stairs")]
    assert len({code_module.play_hash(game) for game in games}) == len(games)
    really = code_module.path_of

    def hash_with(module: str, change: Any) -> str:
        copy = tmp_path / "copy.py"
        copy.write_text(change(really(module).read_text(encoding="utf-8")), encoding="utf-8")
        monkeypatch.setattr(code_module, "path_of", lambda name: copy if name == module else really(name))
        code_module.code_hash.cache_clear()
        code_module._source.cache_clear()
        return code_module.play_hash(klaf.game("taki"))

    before = hash_with("klaf.games.taki.rules", str)
    for module, name in DECIDING:
        source = really(module).read_text(encoding="utf-8")
        head = next(row for row in source.splitlines() if row.startswith((f"def {name}(", f"class {name}(")))
        assert hash_with(module, lambda text, head=head: text.replace(head, f"@decorated\n{head}")) != before, module
        assert hash_with(module, lambda text: "# Only words.\n" + text + "\nANOTHER = 1\n") == before, module
    for module in TELLING:
        assert hash_with(module, lambda text: text.replace("return", "return not")) == before, module
    code_module.code_hash.cache_clear()
    code_module._source.cache_clear()


def test_another_seed_is_another_contest() -> None:
    assert run(contest()) != run(contest(seed=4))


def test_every_deal_is_played_from_every_seat() -> None:
    asked = contest().tables[0]
    seating = asked.seating(2)
    for deal in (seating[:3], seating[3:]):
        for seat in range(3):
            assert sorted(deal[:, seat].tolist()) == [0, 1, 2]
    keys = asked.states(0, 2)["key"]
    assert (keys[:3] == keys[0]).all()
    assert (keys[3:] == keys[3]).all()
    assert (keys[0] != keys[3]).any()


def test_a_deal_is_the_match_of_that_number_of_a_batch() -> None:
    asked = contest().tables[0]
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
        run(asked, keep, on_threads(1), stop_soon)
    kept = len(keep.read_text().splitlines())
    assert 1 < kept < 1 + asked.pieces
    seen: list[int] = []
    resumed = run(asked, keep, on_threads(1), lambda done, of: seen.append(done))
    assert seen[0] > 0
    assert resumed == run(asked)
    assert run(asked, keep) == resumed


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path, cut: int) -> None:
    keep = tmp_path / "kept.jsonl"
    asked = contest()
    whole = run(asked, keep)
    lines = keep.read_text().splitlines()
    keep.write_text("\n".join([*lines[:-1], ""])[:-cut])
    assert run(asked, keep) == whole
    assert run(asked, keep) == whole


@pytest.mark.parametrize("length", [0, 1, 50])
def test_a_file_that_was_only_begun_is_begun_again(tmp_path: Path, length: int) -> None:
    keep = tmp_path / "kept.jsonl"
    whole = run(contest(), keep)
    keep.write_text(keep.read_text()[:length])
    assert run(contest(), keep) == whole


@pytest.mark.parametrize("damage", ["other contest", "my diary\n", "my diary", b"\xff\xfe\x00"], ids=repr)
def test_the_file_of_another_contest_is_left_alone(tmp_path: Path, damage: str | bytes) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest(), keep)
    if damage != "other contest":
        keep.write_bytes(damage if isinstance(damage, bytes) else damage.encode())
    before = keep.read_bytes()
    with pytest.raises(OtherStudy):
        run(contest(seed=9 if damage == "other contest" else 3), keep)
    assert keep.read_bytes() == before


def changed(name: str, change: Any) -> Any:
    """Return a damage: one of a piece's sums is another, and its check fits."""

    def damage(row: dict[str, Any]) -> str:
        return json.dumps(line(contest(), row["piece"], row["sums"] | {name: change(row["sums"][name])}))

    return damage


DAMAGES: dict[str, Any] = {
    "no JSON": lambda row: "{",
    "no row": lambda row: "5",
    "nothing in it": lambda row: "{}",
    "another piece": lambda row: json.dumps(row | {"piece": row["piece"] + 1}),
    "before the first": lambda row: json.dumps(row | {"piece": -1}),
    "no number": lambda row: json.dumps(row | {"piece": "0"}),
    "altered": lambda row: json.dumps(row | {"sums": row["sums"] | {"moves": row["sums"]["moves"] + 1}}),
    "a match too few": changed("games", lambda n: n - 1),
    "a bot too few": changed("wins", lambda wins: wins[:-1]),
    "nobody won": changed("wins", lambda wins: [0] * len(wins)),
    "somebody lost wins": changed("wins", lambda wins: [-wins[0], 2 * wins[0] + wins[1], *wins[2:]]),
    "no places": changed("places", lambda places: {}),
    "places that cannot be": changed("places", lambda places: {"7": sum(places.values())}),
    "no moves": changed("moves", lambda n: 0),
    "half moves": changed("moves", lambda n: n + 0.5),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_of_with_its_line_and_left_alone(tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest(), keep)
    lines = keep.read_text().splitlines()
    lines[-1] = DAMAGES[damage](json.loads(lines[-1]))
    keep.write_text("\n".join(lines) + "\n")
    before = keep.read_text()
    with pytest.raises(Damaged) as told:
        run(contest(), keep)
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
        run(contest(), keep, on_threads(2))
    assert len(keep.read_text().splitlines()) == 1 + 1 + 2  # the first piece, and what the two threads were at
    assert run(contest(), keep) == run(contest())


def test_equals_share_their_places() -> None:
    assert places(np.array([[5.0, 9.0, 5.0, 1.0]])).tolist() == [[5, 2, 5, 8]]


def test_shares_count_a_shared_win_in_parts() -> None:
    found = Contest.of("taki", ("skilled", "casual"), 2, 1)
    asked = Arena((found,), 1)
    rows = np.zeros((2, COLUMNS), np.int64)
    rows[:, MOVES], rows[:, WINNERS] = (10, 20), (0b01, 0b11)
    ranking = np.array([[1.0, 0.0], [1.0, 1.0]])
    sums = asked.sums([Measured(rows, found.seating(1), ranking, np.zeros((0, 0)))])
    assert sums["wins"] == [3 * SHARES // 2, SHARES // 2]
    assert asked.may_give(0, sums)
    assert asked.lead([sums], "skilled", "casual").mean == 0.5
    standings = asked.answer([sums])
    assert standings.moves == 15
    assert [(one.bot, one.place, one.wins.mean) for one in standings.lines] == [
        ("skilled", 1.25, 0.75),
        ("casual", 1.75, 0.25),
    ]


def test_intervals_of_bots_of_a_kind_are_those_of_their_mean_over_deals() -> None:
    asked = contest("tuki", 300, bots=("skilled", "casual", "casual"))
    seen = measure(asked.tables[0], 0, asked.deals, rotated=True)
    won = seen.shares_by_bot.reshape(-1, 3, 3).mean(axis=1) / SHARES
    parts = run(asked)
    found = {one.bot: one.wins for one in asked.answer(parts).lines}
    for bot, mine in (("skilled", [0]), ("casual", [1, 2])):
        wanted = Estimate.of(won[:, mine].mean(axis=1))
        assert (found[bot].mean, found[bot].margin) == pytest.approx((wanted.mean, wanted.margin))
    wanted = Estimate.of(won[:, 0] - won[:, 1:].mean(axis=1))
    lead = asked.lead(parts, "skilled", "casual")
    assert (lead.mean, lead.margin) == pytest.approx((wanted.mean, wanted.margin))


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
    mu, sigma = rate({(2, 4, 6): 30, (4, 2, 6): 10})
    assert mu[0] > mu[1] > mu[2]
    assert max(sigma) < 8


def test_rows_of_places_are_spread_evenly() -> None:
    spread = evenly({(2, 4): 30, (4, 2): 10})
    assert Counter(spread) == {(2, 4): 30, (4, 2): 10}
    for k in range(0, 40, 4):
        assert spread[k : k + 4].count((4, 2)) == 1


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("skilled", "casual"), ("skilled", "random")])
def test_levels_order_themselves(game: str, better: str, worse: str) -> None:
    asked = contest(game, 6000 if game == "taki" else 1000, bots=(better, worse), seed=11)
    assert asked.lead(run(asked), better, worse).above_zero


@pytest.mark.parametrize("game", SHIPPED)
def test_a_master_beats_a_skilled_player(game: str) -> None:
    asked = contest(game, {"taki": 200, "eight": 56, "tuki": 64}[game], bots=("master", "skilled"), seed=5)
    assert asked.lead(run(asked), "master", "skilled").above_zero


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
    monkeypatch.setattr(Arena, "play", None)
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


def test_a_contest_of_any_length_begins_at_once(tmp_path: Path) -> None:
    """Pieces to come are not listed: a list of 10^15 would fit no machine."""
    asked = contest(games=10**15, bots=("skilled", "casual"))

    def stop(done: int, of: int) -> None:
        if done:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(asked, tmp_path / "kept.jsonl", on_threads(1), stop)
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 1 + 1
    assert asked.bounds(asked.pieces - 1)[1] == asked.deals
