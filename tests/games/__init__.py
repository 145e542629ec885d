"""Tests."""

import pytest

pytest.register_assert_rewrite("tests.games.tools", "tests.games.refusals", "tests.games.damage")
