"""docs/envs.md shows what happens, and describes the observations as they are."""

import doctest
from pathlib import Path

import pytest

import klaf.envs
from klaf.envs import observation
from tests.conformance.games import SHIPPED

PAGE = Path(__file__).resolve().parents[2] / "docs" / "envs.md"


def test_the_examples_of_the_page_hold() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_examples_of_the_package_hold() -> None:
    result = doctest.testmod(klaf.envs)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("game", SHIPPED)
def test_the_tables_are_those_of_the_code(game: str) -> None:
    described = observation(game)
    assert f"{described.length} entries.\n\n{described.table()}\n" in PAGE.read_text(encoding="utf-8")
    assert f"{len(klaf.game(game).moves)} in" in PAGE.read_text(encoding="utf-8")
