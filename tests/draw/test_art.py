"""Python draws with the web client's art, as it is now."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from klaf.draw import art
from klaf.games.eight.cards import KINDS as EIGHT
from klaf.games.taki.cards import KINDS as TAKI
from klaf.games.tuki.cards import KINDS as TUKI

ROOT = Path(__file__).resolve().parents[2]
KINDS = {"taki": TAKI, "eight": EIGHT, "tuki": TUKI}


def test_the_art_is_that_of_the_client(tmp_path: Path) -> None:
    """Fails when the cards of web/src/games have changed since: ``python3 do.py web pictures`` writes it anew."""
    written = tmp_path / "art.json"
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = [sys.executable, str(ROOT / "web" / "make.py"), "pictures", str(written)]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kept = ROOT / "src" / "klaf" / "draw" / "art.json"
    assert json.loads(written.read_text("utf-8")) == json.loads(kept.read_text("utf-8"))


@pytest.mark.parametrize("game", KINDS)
def test_every_card_of_a_game_has_a_face(game: str) -> None:
    assert sorted(art.cards(game)) == sorted(KINDS[game])


@pytest.mark.parametrize("game", KINDS)
def test_every_card_looks_like_no_other_in_every_look(game: str) -> None:
    for theme in art.THEMES:
        for mirrored in (False, True):
            for patterns in (False, True):
                look = art.Look(theme, mirrored, patterns)
                drawn = [art.card(game, name, look) for name in (*art.cards(game), art.BACK)]
                assert len(set(drawn)) == len(drawn)


def test_looks_differ() -> None:
    light = art.card("taki", "R+2", art.Look())
    others = [art.Look("dark"), art.Look(mirrored=True), art.Look(patterns=True)]
    assert light not in [art.card("taki", "R+2", look) for look in others]
