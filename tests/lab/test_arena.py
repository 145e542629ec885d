"""The arena: the same contest gives the same result, whoever plays it, in however many goes."""

import json
from pathlib import Path

import numpy as np
import pytest

import klaf
from klaf.cli import main
from klaf.lab.arena import OtherContest, play_all
from klaf.lab.contest import Contest, Played, places
from klaf.lab.summary import Estimate, lead, rate, shares, sum_up
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
def test_threads_do_not_matter(game: str) -> None:
    assert same(play_all(contest(game), threads=1), play_all(contest(game), threads=3))


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


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    asked = contest()
    whole = play_all(asked, keep)
    text = keep.read_text()
    keep.write_text(text[: len(text) - 40])
    assert same(play_all(asked, keep), whole)
    assert same(play_all(asked, keep), whole)


@pytest.mark.parametrize("damage", ["other contest", "garbage", "garbage inside"])
def test_the_file_of_another_contest_is_left_alone(tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "kept.jsonl"
    play_all(contest(), keep)
    if damage == "garbage":
        keep.write_text("my diary\n")
    if damage == "garbage inside":
        lines = keep.read_text().splitlines()
        keep.write_text("\n".join([lines[0], "{", *lines[1:]]) + "\n")
    before = keep.read_text()
    with pytest.raises(OtherContest):
        play_all(contest(seed=9 if damage == "other contest" else 3), keep)
    assert keep.read_text() == before


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
    assert Estimate.of(np.array([0.0, 1.0] * 50)).margin == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert Estimate.of(np.array([0.4, 0.6])).above_zero
    assert not Estimate.of(np.array([-0.5, 0.6])).above_zero


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
    games, seed = {"taki": (60, 5), "eight": (24, 5), "tuki": (16, 2018)}[game]
    asked = Contest.of(game, ("master", "skilled"), games, seed)
    assert lead(asked, play_all(asked), "master", "skilled").mean > 0.1


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
    ],
)
def test_mistakes_are_told(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "taki", "--lang", "en", *arguments]) == 2
    told = capsys.readouterr()
    assert words in told.err
    assert "Traceback" not in told.err
