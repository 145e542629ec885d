"""The soak: what is left to do, what is kept of what was done, and the page that tells of it."""

from pathlib import Path

import msgspec
import pytest

from tests.server.soak import Journal, Piece, soak
from tests.server.soak_page import page, whole_of
from tests.server.soak_parts import PARTS, Outcome


def line(outcome: Outcome) -> bytes:
    return msgspec.json.encode(outcome) + b"\n"


def kills(number: int, done: int, lost: int = 0, silence: float = 0.5) -> Outcome:
    flaws = ["lost"] * lost
    return Outcome("kills", number, done, 60.0, {"moves": 30 * done, "lost": lost}, {"silence": silence}, flaws)


def test_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "outcomes.jsonl")
    assert journal.left({"kills": 120}) == [Piece("kills", 0, 50), Piece("kills", 1, 50), Piece("kills", 2, 20)]
    journal.add(line(kills(1, 50)))
    journal.add(line(kills(0, 10)))
    again = Journal(tmp_path / "outcomes.jsonl")
    assert again.left({"kills": 120}) == [Piece("kills", 0, 50), Piece("kills", 2, 20)]
    assert again.left({"kills": 0}) == []


def test_the_last_that_a_piece_told_of_counts(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "outcomes.jsonl")
    for done in (10, 50):
        journal.add(line(kills(0, done)))
    assert [one.done for one in journal.outcomes.values()] == [50]


def test_a_piece_is_done_in_a_process_of_its_own_and_kept(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "outcomes.jsonl")
    assert soak([Piece("frames", 3, 40)], journal, at_once=1)
    assert journal.outcomes["frames", 3].done == 40
    assert not soak([Piece("nothing", 0, 1)], journal, at_once=1)
    assert [*Journal(tmp_path / "outcomes.jsonl").outcomes] == [("frames", 3)]


def test_the_page_tells_what_was_reached_and_what_was_lost() -> None:
    told = page([kills(0, 50), kills(1, 50, lost=2, silence=3.25)])
    assert "100 kills (of 1,000), 3,000 acknowledged moves" in told
    assert "lost or doubled: 2" in told
    assert "3.2 s" in told
    assert "churn" not in told
    assert "(of" not in page([kills(0, PARTS["kills"].whole)])


@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_its_line(part: str) -> None:
    most = {"silence": 1.0, "half": 1e8, "end": 1e8, "slope": 12.0}
    told = page([Outcome(part, 0, PARTS[part].whole, 60.0, {}, most)])
    assert len(told.splitlines()) == 5
    assert whole_of(part, []).done == 0
