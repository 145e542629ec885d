"""What /metrics serves is what the dashboard, the rules for alerts and the documentation name."""

import json
import re
from pathlib import Path

import pytest

from klaf.server.gate.config import Config
from klaf.server.gate.gate import Gate
from klaf.server.metrics import Histogram
from klaf.server.metrics import text as written
from klaf.server.store.contract import GuestRow
from klaf.server.store.sqlite import SQLiteStore
from tests.server.live import in_loop
from tests.server.room import Room

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
NAME = re.compile(r"klaf_[a-z_]+")


async def served(store: SQLiteStore) -> str:
    room = Room(store)
    Gate(room.hall, Config())
    await room.hall.open()
    await store.put_guest(GuestRow("noa", "Noa", "en", 0))
    text = written(room.hall.metrics.families())
    await room.hall.close()
    return text


@pytest.fixture
def figures(tmp_path: Path) -> str:
    found: list[str] = []

    @in_loop
    async def ask() -> None:
        found.append(await served(SQLiteStore(tmp_path / "klaf.db", "OFF")))

    ask()
    return found[0]


def names(text: str) -> set[str]:
    """Return the names of the samples in an answer of /metrics."""
    return {line.partition(" ")[0].partition("{")[0] for line in text.splitlines() if not line.startswith("#")}


def test_every_figure_of_the_dashboard_exists(figures: str) -> None:
    dashboard = json.loads((DOCS / "hosting" / "grafana.json").read_text(encoding="utf-8"))
    asked = {name for panel in dashboard["panels"] for one in panel["targets"] for name in NAME.findall(one["expr"])}
    assert len(asked) > 20
    assert asked - names(figures) == set()
    places = [tuple(panel["gridPos"].values()) for panel in dashboard["panels"]]
    assert len(set(places)) == len({panel["id"] for panel in dashboard["panels"]}) == len(places)


def test_every_figure_of_the_alert_rules_exists(figures: str) -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    rules = page[page.index("- alert:") :].partition("```")[0]
    asked = {name for line in rules.splitlines() if "expr:" in line for name in NAME.findall(line)}
    assert len(asked) > 6
    assert asked - names(figures) == set()


def test_every_figure_is_documented(figures: str) -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    families = {line.split()[2] for line in figures.splitlines() if line.startswith("# TYPE")}
    assert set(NAME.findall(page)) >= families


def test_every_sample_has_its_family_and_its_value(figures: str) -> None:
    families = [line.split()[2] for line in figures.splitlines() if line.startswith("# TYPE")]
    assert len(set(families)) == len(families)
    for line in figures.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            float(value)
            assert re.sub(r"_(bucket|sum|count)$", "", name.partition("{")[0]) in families, line


def test_what_is_written_is_timed(figures: str) -> None:
    assert re.search(r"klaf_sync_seconds_count [1-9]", figures)
    assert re.search(r"klaf_group_steps_count [1-9]", figures)


def test_a_histogram_counts_what_is_at_most_its_bound() -> None:
    histogram = Histogram("x", "x", (1, 2))
    for value in (0.5, 1, 1.5, 2, 7):
        histogram.observe(value)
    assert histogram.family().lines()[2:] == [
        'klaf_x_bucket{le="1"} 2',
        'klaf_x_bucket{le="2"} 4',
        'klaf_x_bucket{le="+Inf"} 5',
        "klaf_x_sum 12",
        "klaf_x_count 5",
    ]
