"""Matches can go on in as many ways as they always could."""

import pytest

from klaf.engine.compiling.mode import JITTED
from tests.perft import Entry, count, load, title

PLAIN = 300  # sequences that plain Python has time for


@pytest.mark.parametrize("entry", load(), ids=title)
def test_the_ways_to_go_on_are_as_many_as_before(entry: Entry) -> None:
    counts = [n for n in entry["counts"] if JITTED or n < PLAIN]
    assert counts
    assert count(entry, len(counts)) == counts
