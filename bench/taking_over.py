"""What older code has played is taken over where this code plays it alike, piece for piece of those that are tried."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from klaf.lab.run import line
from klaf.lab.study import Study

CODE = ("klaf lab", "code", "counted")  # what a study's document says of the code


def asked(document: dict[str, Any]) -> dict[str, Any]:
    """Return what a study is of, whatever code plays it."""
    return {name: value for name, value in document.items() if name not in CODE}


def tried(study: Study, known: set[int]) -> list[int]:
    """Return the pieces that are replayed: the first, one in the middle and the last of those known."""
    pieces = sorted(known)
    return sorted({pieces[0], pieces[len(pieces) // 2], pieces[-1]}) if pieces else []


def take_over(journal: Path, study: Study) -> None:
    """Make what other code kept of the same study this code's own, if it would play the same; else delete it."""
    if not journal.exists():
        return
    first, *lines = journal.read_text(encoding="utf-8").splitlines() or [""]
    header = json.dumps(study.document())
    if first == header:
        return
    try:
        rows = {row["piece"]: row["sums"] for row in map(json.loads, lines)}
        same = asked(json.loads(first)) == asked(json.loads(header)) and len(rows) > 0
        pieces = tried(study, set(rows)) if same else []
        same = same and all(rows[piece] == json.loads(json.dumps(study.play(piece))) for piece in pieces)
    except (ValueError, KeyError, TypeError):
        same = False
    if not same:
        journal.unlink()
        return
    made = [header, *(json.dumps(line(study, piece, rows[piece])) for piece in sorted(rows))]
    journal.write_text("\n".join(made) + "\n", encoding="utf-8")
    print(f"{journal.name}: taken over", flush=True)


SCRIPT = """
import json, sys
from klaf.cli.lab import LAB
from klaf.cli.lab_run import study_of

for words in json.load(sys.stdin):
    study = study_of(LAB.parse(words))
    pieces = sorted({0, study.pieces // 2, study.pieces - 1})
    names = ("kind", "game", "players", "games", "deals", "seed", "step", "tables")
    asked = {name: study.document()[name] for name in names}
    print(json.dumps([asked, [study.play(piece) for piece in pieces]]), flush=True)
"""


def plays_the_same(tree: Path, asked: Sequence[Sequence[str]]) -> list[bool]:
    """Whether a tree's code plays the first, middle and last pieces of each study as this one does."""
    here = Path(__file__).resolve().parent.parent
    return [one == other for one, other in zip(_played(tree, asked), _played(here, asked), strict=True)]


def _played(tree: Path, asked: Sequence[Sequence[str]]) -> list[Any]:
    variables = os.environ | {"PYTHONPATH": str(tree / "src")}
    words = json.dumps([list(one) for one in asked])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=words, env=variables, text=True, stdout=subprocess.PIPE, check=True
    )
    return [json.loads(row) for row in done.stdout.splitlines()]
