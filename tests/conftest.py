"""How thoroughly to fuzz, which tests are left out of runs that other tests start, and which come last."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import tests.conformance.games  # noqa: F401  (makes the example of a fourth game known before any match)

settings.register_profile("quick", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=int(os.environ.get("KLAF_FUZZ") or 1), deadline=None)
settings.load_profile("long" if os.environ.get("KLAF_FUZZ") else "quick")

collect_ignore = ["conformance/test_modes.py"] if os.environ.get("KLAF_INNER_TESTS") else []

WEB = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests in a browser last: the loop that Playwright leaves running bears no ``asyncio.run`` after it."""
    items.sort(key=lambda item: WEB in item.path.parents)
