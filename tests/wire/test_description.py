"""A game's description is enough to read its records, logs and reasons elsewhere: the browser reads them as Python."""

import base64
import json
import os
import random
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import klaf.locale
from klaf import Match
from klaf.engine import drivers
from klaf.engine.compiling.mode import JITTED
from klaf.engine.events import Event, new_log
from klaf.engine.reasons import WIDTH
from klaf.locale import LANGUAGES
from klaf.server.telling.numbering import reason_for_people
from klaf.server.telling.sentences import happened, letters
from klaf.wire.description import description
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES
from tests.conformance.walk import choose, stops

WEB = Path(__file__).resolve().parents[2] / "web"
LOCALE = Path(klaf.locale.__file__).resolve().parent
NAMES = dict(enumerate(("Noa", "סמי", "ليلى", "Bot 4", "x‏y", "Dana", "E", "F", "G", "H")))
PATH = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
pytestmark = pytest.mark.skipif(
    not JITTED, reason="what is read is the same bytes, and plain Python is slow to make them"
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bundle the client's readers into one file that Node runs."""
    packer = WEB / "node_modules" / ".bin" / "rolldown"
    assert packer.exists(), "the web client's packages are not installed: python3 do.py web"
    made = tmp_path_factory.mktemp("decode") / "decode.mjs"
    command = [str(packer), "tests/rules/decode.ts", "--platform=node", f"--file={made}"]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": PATH}, check=True, capture_output=True)
    return made


@pytest.mark.parametrize("name", GAMES)
def test_the_browser_reads_what_the_rules_write(name: str, program: Path) -> None:
    cases = empty(name)
    for setup in GAMES[name].setups[::2]:
        for match in stops(setup)[::6]:
            take(cases, match)
        walked(cases, setup)
    found = compare(program, cases)
    assert found["differ"] == []
    assert found["compared"] > 500


def test_a_difference_is_noticed(program: Path) -> None:
    cases = empty("tuki")
    take(cases, GAMES["tuki"].setups[0].new(1))
    cases["positions"][0]["document"]["quiet"] = 1
    cases["views"][1]["document"]["viewer"] = 3
    assert compare(program, cases)["differences"] == 2


def empty(name: str) -> dict[str, Any]:
    words = {lang: sentences(name, lang) for lang in LANGUAGES}
    lists: dict[str, Any] = {kind: [] for kind in ("positions", "views", "logs", "reasons")}
    return {"game": description(GAMES[name].game), **lists, "names": list(NAMES.values()), "sentences": words}


def compare(program: Path, cases: dict[str, Any]) -> dict[str, Any]:
    node = shutil.which("node", path=PATH)
    assert node
    done = subprocess.run([node, str(program)], input=json.dumps(cases), text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def take(cases: dict[str, Any], match: Match) -> None:
    """Add what Python reads of a match: its position, all views of it, and all reasons against moves."""
    cases["positions"].append({"record": packed(match._states), "document": match.position()})
    for viewer in (None, *range(match.players)):
        view = match.view(viewer)
        cases["views"].append({"record": packed(view.record), "viewer": viewer, "document": view.document()})
    for seat in range(match.players):
        cases["reasons"] += reasons(match, seat)


def reasons(match: Match, seat: int) -> Iterator[dict[str, Any]]:
    legal = match.legal(seat)
    row = np.zeros(WIDTH, np.int64)
    for move in match.game.moves.all[::5]:
        if move not in legal:
            error = match.why_not(seat, move)
            drivers.explain_move(match._states, 0, seat, move.id, row)
            numbers = zip(error.kinds.items(), row.tolist()[1:], strict=False)
            facts = {name: kind.spell(number) for (name, kind), number in numbers}
            reason = {"rule": error.rule, "why": error.why, "facts": facts}
            said = {lang: reason_for_people(error, lang, NAMES) for lang in LANGUAGES}
            yield {"row": row.tolist(), "reason": reason, "said": said}


def walked(cases: dict[str, Any], setup: Setup) -> None:
    """Play a match and add its logs, as everybody may see their events."""
    chance, match = random.Random(str(setup)), setup.new(1)
    for _ in range(150):
        if match.over:
            break
        seat, move = choose(match, chance, eager=True)
        states, log = match._states.copy(), new_log()
        drivers.move_now(states, 0, log, seat, move.id)
        rows = log["rows"][0, : int(log["used"][0])].tolist()
        events = match.play(seat, move)
        seen = [as_seen(match, events, viewer) for viewer in (None, *range(match.players))]
        cases["logs"].append({"rows": [[str(number) for number in row] for row in rows], "seen": seen})
    take(cases, match)


def as_seen(match: Match, events: Sequence[Event], viewer: int | None) -> dict[str, Any]:
    """Return events as somebody sees them, and their sentences."""
    told = {
        lang: [happened(event, viewer, match.game, lang, letters(NAMES, lang)) for event in events]
        for lang in LANGUAGES
    }
    shown = [{"event": one.event, "seat": one.seat, "facts": one.facts} for one in told["en"]]
    return {"events": shown, "said": {lang: [one.text for one in told[lang]] for lang in LANGUAGES}}


def sentences(name: str, lang: str) -> str:
    """Return the sentences that tell a game's matches."""
    folders = [LOCALE, Path(__file__).resolve().parents[1] / name / "locale"]
    files = [folder / lang / f"{area}.ftl" for folder in folders for area in ("common", name, "server")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def packed(records: Any) -> str:
    return base64.b64encode(records.tobytes()).decode()
