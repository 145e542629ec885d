"""Compiled code is found again, by those whom it belongs to."""

import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from klaf.engine.compiling import cache
from klaf.engine.compiling.mode import JITTED

pytestmark = pytest.mark.skipif(not JITTED, reason="nothing is compiled")

STATE = np.dtype([("score", np.int64), ("turn", np.int64)])
OTHER = np.dtype([("score", np.int64)])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder where code is cache, no game from elsewhere being known."""
    there = tmp_path / "cache"
    there.mkdir()
    monkeypatch.setattr(cache, "cache_folder", lambda parts: there)
    monkeypatch.setattr(cache, "_elsewhere", [])
    return there


def score_of(states: Any) -> Any:
    return states[0].score


def use(function: Any, dtype: Any = STATE) -> bool:
    """Call a compiled function on a state; return whether its code was found on disk."""
    import numba

    dispatcher: Any = numba.njit(function)
    cache.keep(dispatcher)
    states = np.zeros(1, dtype)
    states["score"] = 7
    assert dispatcher(states) == 7
    return bool(sum(dispatcher.stats.cache_hits.values()) == 1)


def test_code_is_found_again(folder: Path) -> None:
    assert not use(score_of)
    assert use(score_of)


def test_every_signature_has_files_of_its_own(folder: Path) -> None:
    use(score_of)
    first = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert not use(score_of, OTHER)
    second = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert len(second) == 2 * len(first) == 4
    assert {name: second[name] for name in first} == first


def test_code_of_a_game_from_elsewhere_belongs_to_its_sources(folder: Path) -> None:
    use(score_of)
    use(score_of, OTHER)
    cache.note_game(STATE, "its sources")
    assert not use(score_of)
    assert use(score_of)
    assert use(score_of, OTHER)
    cache._elsewhere[:] = [(STATE, "its sources, edited")]
    assert not use(score_of)


def test_a_closure_names_a_game_too(folder: Path) -> None:
    def scaled(dtype: Any) -> Any:
        def score(states: Any) -> Any:
            return states[0].score + 0 * np.zeros(1, dtype)[0].score

        return score

    use(scaled(OTHER))
    assert use(scaled(OTHER))
    cache.note_game(OTHER, "its sources")
    assert not use(scaled(OTHER))


def _written(path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path.mkdir()
    (path / "kept_elsewhere.py").write_text("def score_of(states):\n    return states[0].score\n")
    monkeypatch.syspath_prepend(path)
    monkeypatch.delitem(sys.modules, "kept_elsewhere", raising=False)
    return import_module("kept_elsewhere")


def test_copied_and_touched_sources_find_their_code(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not use(_written(tmp_path / "here", monkeypatch).score_of)
    copied = _written(tmp_path / "there", monkeypatch)
    assert copied.__file__ is not None
    os.utime(copied.__file__, (0, 0))
    assert use(copied.score_of)


def test_klafs_own_games_have_no_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = _written(tmp_path / "here", monkeypatch)
    assert module.__file__ is not None
    before = cache.mark_of("kept_elsewhere")
    Path(module.__file__).write_text("def score_of(states):\n    return 0\n")
    assert [cache.mark_of(f"klaf.games.{name}") for name in ("taki", "eight", "tuki")] == [""] * 3
    assert len({"", before, cache.mark_of("kept_elsewhere")}) == 3
