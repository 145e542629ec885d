"""Studies: they measure what happens, and come out the same however they are played."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.lab import code as code_module
from klaf.lab.arena import Arena
from klaf.lab.cards import Cards
from klaf.lab.compare import Compare, other_way
from klaf.lab.journal import Damaged
from klaf.lab.measure import DEALS
from klaf.lab.probe import probe_of
from klaf.lab.run import OtherStudy, line, on_threads, run
from klaf.lab.simulate import Simulate
from klaf.lab.skill import Skill
from klaf.lab.study import Study, table_of
from klaf.lab.table import measure
from tests.conformance.games import SHIPPED
from tests.waiting import await_sign


def studies(game: str, deals: int) -> list[Study]:
    table = table_of(game, ["skilled"] * 3, 5, None, {})
    house = {"taki": "must_play", "eight": "may_take", "tuki": "hover_any"}[game]
    return [
        Simulate((table,), deals),
        Cards((table,), deals),
        Compare.of(table, other_way(table, None, {house: "true"}), ("skilled", "casual"), deals),
        Skill.of(table, [("skilled", "casual")], deals),
    ]


@pytest.mark.parametrize("game", SHIPPED)
def test_threads_and_order_do_not_matter(game: str) -> None:
    for study in studies(game, 300):
        one, many = run(study, plays=on_threads(1)), run(study, plays=on_threads(3))
        assert len(one) == study.pieces
        assert study.answer(one).document() == study.answer(many).document()


@pytest.mark.parametrize("game", SHIPPED)
def test_turns_are_those_that_events_tell_of(game: str) -> None:
    """Count turns by the events of a match, apart from the probe that the laboratory counts with."""
    probe = probe_of(klaf.game(game))
    rng = random.Random(8)
    for seed in range(4):
        match = klaf.game(game).new(players=3, seed=seed)
        told = [event.kind for event in match.opening]
        counted = 0
        while not match.over:
            seat = match.next_actor
            assert seat is not None
            move = rng.choice(match.legal(seat))
            counted += bool(probe.begins_turn(match._states[0], move.id))
            told += [event.kind for event in match.play(seat, move)]
        assert counted == sum(kind in ("turn", "opens") and not (kind == "opens" and game != "eight") for kind in told)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_card_that_was_dealt_is_counted(game: str) -> None:
    table = table_of(game, ["skilled"] * 3, 5, None, {})
    found = measure(table, 0, 20, rotated=False, cards=True)
    kinds = len(probe_of(table.found).kinds)
    deals = int(found.rows[:, DEALS].sum())
    assert found.sums[kinds : kinds + 3, kinds : kinds + 3].tolist() == (deals * np.eye(3, dtype=int)).tolist()
    dealt = found.sums[:kinds, kinds : kinds + 3].sum()
    assert dealt == deals * 3 * {"taki": 8, "eight": 24, "tuki": 8}[game]
    if game == "eight":  # all cards are dealt, and known
        assert found.sums[:kinds, kinds : kinds + 3].sum(axis=1).tolist() == [
            deals * copies for copies in probe_of(table.found).copies
        ]


def test_a_study_keeps_its_seats_apart() -> None:
    found = measure(table_of("taki", ["skilled", "casual", "random"], 5, None, {}), 4, 8, rotated=False)
    assert found.seating.tolist() == [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]


def test_nothing_differs_where_nothing_is_changed() -> None:
    table = table_of("taki", ["skilled"] * 3, 5, None, {})
    study = Compare.of(table, other_way(table, None, {"must_play": "false"}), ("skilled", "casual"), 200)
    rows = study.answer(run(study)).rows
    assert {(row.difference.mean, row.difference.margin) for row in rows.values()} == {(0, 0)}
    assert {row.sign for row in rows.values()} == {0}


def test_what_did_not_differ_in_few_deals_may_differ_in_more() -> None:
    table = table_of("taki", ["skilled"] * 3, 5, None, {})
    study = Compare.of(table, other_way(table, None, {"pyramid": "true"}), ("skilled", "casual"), 30)
    rows = study.answer(run(study)).rows
    assert rows["turns"].difference.mean > 0
    assert rows["deals"].difference.mean == 0
    assert rows["deals"].difference.margin == pytest.approx(2 * 3 / 30)


def test_a_rule_that_favours_a_seat_is_found_out() -> None:
    """Seat 0 opens every match instead of whoever the lot names: it wins more; who opens wins as often as before."""
    table = table_of("taki", ["skilled"] * 10, 5, None, {})
    study = Compare.of(table, other_way(table, None, {"opener": "0"}), ("skilled", "casual"), 8_000)
    rows = study.answer(run(study)).rows
    assert rows["seat-1"].sign == 1
    assert rows["order-1"].sign == 0
    assert rows["seat-1"].difference.mean > 0.01


def test_a_pyramid_makes_a_match_longer_and_more_skilful() -> None:
    table = table_of("taki", ["skilled"] * 2, 5, None, {})
    study = Compare.of(table, other_way(table, None, {"pyramid": "true"}), ("skilled", "casual"), 3_000)
    rows = study.answer(run(study)).rows
    assert (rows["turns"].sign, rows["leads"].sign, rows["better"].sign) == (1, 1, 1)


def test_a_king_is_worth_more_than_a_number() -> None:
    study = Cards((table_of("taki", ["skilled"] * 4, 5, None, {}),), 4_000)
    found = {row.kind: row.wins for row in study.answer(run(study)).rows}
    assert found["king"].mean - found["king"].margin > max(found[number].mean for number in "13456789")
    assert len(found) == 18
    older = Cards((table_of("taki", ["skilled"] * 4, 5, "112-king", {}),), 400)
    assert {"+3", "break"}.isdisjoint(row.kind for row in older.answer(run(older)).rows)


def test_the_better_bot_wins_more_often() -> None:
    study = Skill.of(
        table_of("tuki", ["skilled"] * 2, 5, None, {}), [("skilled", "casual"), ("skilled", "random")], 200
    )
    casual, chance = study.answer(run(study)).rows
    assert chance.wins.mean > casual.wins.mean > 0.6
    assert chance.by_skill.mean > 0.9
    assert casual.matches is not None
    assert casual.matches > 1 == chance.matches


def test_who_sees_all_cards_may_sit_in_the_laboratory() -> None:
    study = Skill.of(table_of("taki", ["skilled"] * 2, 5, None, {}), [("clairvoyant", "skilled")], 8)
    assert study.answer(run(study)).rows[0].wins.mean > 0.7


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def test_an_interrupted_study_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    for study in studies("taki", 1200):
        keep.unlink(missing_ok=True)

        def stop_soon(done: int, of: int) -> None:
            if 0 < done < of:
                raise Interrupted

        with pytest.raises(Interrupted):
            run(study, keep, on_threads(1), stop_soon)
        assert 1 < len(keep.read_text().splitlines()) < 1 + study.pieces
        done: list[int] = []
        resumed = run(study, keep, on_threads(2), lambda now, of, done=done: done.append(now))  # type: ignore[misc]
        assert 0 < done[0] < done[-1] == study.games
        assert resumed == run(study, plays=on_threads(1))
        assert run(study, keep) == resumed


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    study = studies("taki", 1200)[0]
    whole = run(study, keep)
    for cut in (40, 1):
        keep.write_text(keep.read_text()[:-cut])
        assert run(study, keep) == whole


@pytest.mark.parametrize("damage", ["other", "garbage"])
def test_the_file_of_another_study_is_left_alone(tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "kept.jsonl"
    simulate, cards, *_ = studies("taki", 600)
    run(simulate, keep)
    if damage == "garbage":
        keep.write_text("my diary\n")
    before = keep.read_text()
    with pytest.raises(OtherStudy):
        run(cards if damage == "other" else simulate, keep)
    assert keep.read_text() == before


DAMAGE: dict[str, str | tuple[int, Any]] = {
    "no JSON": "{",
    "no piece": "[]",
    "no check": '{"piece": 1, "sums": {}}',
    "another piece": (7000, {}),
    "no sums": (1, {"moves": 0.5}),
    "sums of something else": (1, {"moves": 5}),
    "a number altered": "",
    "another's check": "",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_line_that_no_study_wrote_is_named(tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "kept.jsonl"
    simulate = studies("taki", 1200)[0]
    run(simulate, keep)
    lines = keep.read_text().splitlines()
    put = DAMAGE[damage]
    row = json.loads(lines[2])
    if isinstance(put, tuple):
        put = json.dumps(line(simulate, *put))
    elif damage == "a number altered":
        row["sums"]["order"][0][0] += 1
        row["sums"]["order"][0][1] -= 1
        put = json.dumps(row)
    elif damage == "another's check":
        put = json.dumps(row | {"check": json.loads(lines[1])["check"]})
    keep.write_text("\n".join([*lines[:2], put, *lines[3:]]) + "\n")
    before = keep.read_text()
    with pytest.raises(Damaged) as found:
        run(simulate, keep)
    assert found.value.facts == {"file": "kept.jsonl", "line": 3}
    assert keep.read_text() == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a file that is no file")
def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="pipe"):
        run(studies("taki", 6)[0], pipe)
    assert pipe.is_fifo()


def test_a_piece_that_two_runs_kept_counts_once(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    simulate = studies("taki", 1200)[0]
    played = run(simulate, keep)
    lines = keep.read_text().splitlines()
    keep.write_text("\n".join([*lines, *lines[1:3]]) + "\n")
    assert run(simulate, keep) == played


def other(sums: Any) -> Iterator[Any]:
    """Return sums with one thing about them changed, each thing in turn, down to the last number of a list."""
    if isinstance(sums, dict):
        for key, part in sums.items():
            yield {name: one for name, one in sums.items() if name != key}
            for changed in other(part):
                yield sums | {key: changed}
        yield sums | {"more": 1}
    elif isinstance(sums, list):
        yield sums[:-1]
        yield [*sums, 0]
        for changed in other(sums[-1]):
            yield [*sums[:-1], changed]
    yield from (None, 0.5, "7", True, [] if isinstance(sums, int) else 7)


def test_sums_are_looked_at_down_to_the_last_number(tmp_path: Path) -> None:
    for study in studies("taki", 6):
        sums = run(study, plays=on_threads(1))[0]
        assert study.may_give(0, sums)
        refused = [study.may_give(0, changed) for changed in other(sums)]
        assert len(refused) > 30
        assert not any(refused)
    keep = tmp_path / "kept.jsonl"
    simulate = studies("taki", 6)[0]
    (sums,) = run(simulate, keep)
    damages: list[Any] = [{"games": 7}, {"turns": 7}, {"seats": [[1, 2, 3]]}, {"turns": {"30": 7}}, {"others": {}}]
    for damage in damages:
        keep.write_text(json.dumps(simulate.document()) + "\n" + json.dumps(line(simulate, 0, sums | damage)) + "\n")
        with pytest.raises(Damaged):
            run(simulate, keep)


@pytest.mark.parametrize("kind", range(4))
def test_pieces_have_as_many_matches_as_they_say(kind: int) -> None:
    study = studies("taki", 1200)[kind]
    fewer = studies("taki", 1199)[kind]
    last = fewer.play(fewer.pieces - 1)
    assert fewer.may_give(fewer.pieces - 1, last)
    assert not study.may_give(study.pieces - 1, last)


def test_pieces_of_another_size_are_of_another_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep one of two pieces, make pieces half as large, and go on: nothing is counted twice."""
    keep = tmp_path / "kept.jsonl"
    run(studies("taki", 1024)[0], keep)
    keep.write_text("".join(keep.read_text().splitlines(keepends=True)[:2]))
    monkeypatch.setattr("klaf.lab.table.AT_ONCE", 256)
    with pytest.raises(OtherStudy):
        run(studies("taki", 1024)[0], keep)


COUNTED = {
    "arena": ("klaf.lab.arena", "sums"),
    "simulate": ("klaf.lab.simulate", "sums"),
    "cards": ("klaf.lab.cards", "sums"),
    "compare": ("klaf.lab.compare", "sums"),
    "skill": ("klaf.lab.skill", "decided"),
}
BY_ALL = {
    "klaf.lab.contest": "seating",
    "klaf.lab.table": "measure",
    "klaf.lab.study": "bounds",
    "klaf.lab.tally": "add",
}
BY_NONE = {"klaf.lab.words": "grid", "klaf.lab.chart": "svg", "klaf.lab.run": "run", "klaf.lab.journal": "Journal"}


def test_code_that_counts_sets_studies_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change one module after the other: the studies for which it counts are others then, no more."""
    really = code_module.path_of
    contest = studies("taki", 6)[0].tables[0]
    found = [*studies("taki", 6), Arena((contest,), 6)]
    assert {study.kind for study in found} == set(COUNTED)

    def told(module: str, name: str) -> dict[str, str]:
        source = really(module).read_text(encoding="utf-8")
        heads = [row for row in source.splitlines() if row.lstrip().startswith((f"def {name}(", f"class {name}"))]
        assert heads
        for head in heads:
            indent = head[: len(head) - len(head.lstrip())]
            source = source.replace(head, f"{indent}@changed\n{head}")
        copy = tmp_path / "copy.py"
        copy.write_text(source, encoding="utf-8")
        monkeypatch.setattr(code_module, "path_of", lambda one: copy if one == module else really(one))
        code_module.code_hash.cache_clear()
        code_module._source.cache_clear()
        return {study.kind: study.document()["counted"] for study in found}

    before = told("klaf.lab.run", "run")
    for module, name in [*COUNTED.values(), *BY_ALL.items(), *BY_NONE.items()]:
        changed = {kind for kind, mark in told(module, name).items() if mark != before[kind]}
        own = {kind for kind, (where, _) in COUNTED.items() if where == module}
        assert changed == (set(COUNTED) if module in BY_ALL else own), module
    code_module.code_hash.cache_clear()
    code_module._source.cache_clear()


@pytest.mark.parametrize("cut", [1, 40])
def test_a_first_line_cut_off_is_written_anew(tmp_path: Path, cut: int) -> None:
    keep = tmp_path / "kept.jsonl"
    study = studies("taki", 600)[0]
    whole = run(study, keep)
    keep.write_text(keep.read_text().splitlines()[0][:-cut])
    assert run(study, keep) == whole


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", "import sys; from klaf.cli import main; sys.exit(main())", *words]


def test_ctrl_c_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    keep, first, second = (tmp_path / name for name in ("kept.jsonl", "one.json", "other.json"))
    words = ["lab", "simulate", "taki", "--games", "15000", "--threads", "1", "--lang", "en"]
    begun = subprocess.Popen(
        command(*words, "--keep", str(keep)), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )

    def some_kept() -> bool:
        assert begun.poll() is None
        return keep.exists() and len(keep.read_text().splitlines()) > 3

    await_sign(some_kept)
    begun.send_signal(signal.SIGINT)
    out, err = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert f"kept in “{keep}”" in err
    assert "Traceback" not in err
    assert out == ""
    kept = len(keep.read_text().splitlines())
    assert 3 < kept < 15000 // 512
    subprocess.run(command(*words, "--keep", str(keep), "--json", str(first)), check=True, capture_output=True)
    subprocess.run(command(*words, "--json", str(second)), check=True, capture_output=True)
    assert first.read_bytes() == second.read_bytes()


def test_plain_python_measures_the_same(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    words = command("lab", "cards", "taki", "--players", "2", "--games", "3", "--json", str(file))
    answers = []
    for mode in ("on", "off"):
        subprocess.run(words, check=True, capture_output=True, env=os.environ | {"KLAF_JIT": mode})
        answers.append(json.loads(file.read_text()))
    assert answers[0] == answers[1]
    assert answers[0]["games"] == 3
