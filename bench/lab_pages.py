"""The pages of ``docs/lab/``, made by really running ``klaf lab``: ``make lab-pages``. Interrupted, it goes on.

Every figure comes from a command that its page names. What is played is kept in ``.lab/``, the answers in
``docs/lab/data/``; an answer that is there already, to the same command and from the same code, is not sought again.
What other code kept of the same study is taken over if its first, middle and last pieces, played again, come out equal.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from klaf.cli import main as klaf_command
from klaf.cli.lab import LAB
from klaf.cli.lab_run import study_of
from klaf.engine.options import Number, SeatOr, spell
from klaf.games import game as find_game
from klaf.lab.run import line
from klaf.lab.study import Study

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "lab"
DATA = PAGES / "data"
KEPT = ROOT / ".lab"
SEED = 2018
TABLE = 4  # players, where nothing else is said
# Matches at a table, for intervals of win rates of half a point or less.
SIMULATED = 40_000
SKILLED = {2: 80_000, TABLE: 150_000}
COMPARED = {"taki": 60_000, "eight": 66_000, "tuki": 40_000}
MORE_COMPARED = {"pyramid_start": 70_000, "hover_any": 72_000}  # where fewer are not enough
COMPARED_BY_TWO = 80_000
GAMES = tuple(COMPARED)
WEIGHED = {"taki": 200_000, "eight": 40_000, "tuki": 40_000}
# Whole numbers and seats have no next value to try: these are tried.
TRIED = {
    "opener": ("0",),
    "birthday": ("0",),
    "pyramid_start": ("4",),
    "stall": ("1",),
}
# What must hold for a house rule to be seen at all.
NEEDS = {"pyramid_start": ("--rule", "pyramid=true")}


@dataclass(frozen=True)
class Question:
    """A command, and the name of the file that keeps its answer."""

    name: str
    words: tuple[str, ...]
    drawn: bool = False

    @property
    def command(self) -> str:
        """Spell it."""
        return shlex.join(["klaf", "lab", *self.words])

    @property
    def file(self) -> Path:
        """Return where its answer is kept."""
        return DATA / f"{self.name}.json"

    def answer(self) -> dict[str, Any]:
        """Read its answer.

        Raises:
            FileNotFoundError: it was not sought yet.
        """
        found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found

    def seek(self, game: str) -> None:
        """Run the command, unless its answer is there."""
        if self.file.exists():
            known = self.answer()
            told = study_of(LAB.parse(list(self.words))).document()
            if known["command"] == self.command and all(known.get(name) == told[name] for name in CODE[1:]):
                return
        print(self.command, flush=True)
        kept = KEPT / f"{self.name}.jsonl"
        extra = ["--json", str(self.file), "--keep", str(kept), "--lang", "en"]
        if self.drawn:
            extra += ["--plot", str(PAGES / f"{self.name}.svg")]
        take_over(kept, study_of(LAB.parse(list(self.words))))
        status = klaf_command(["lab", *self.words, *extra])
        if status:
            sys.exit(status)


CODE = ("klaf lab", "code", "counted")  # what a study's document tells of the code


def take_over(kept: Path, study: Study) -> None:
    """Make what other code kept of the same study this code's own, if it would play the same; else delete it."""
    if not kept.exists():
        return
    first, *lines = kept.read_text(encoding="utf-8").splitlines() or [""]
    header = json.dumps(study.document())
    if first == header:
        return
    try:
        rows = {row["piece"]: row["sums"] for row in map(json.loads, lines)}
        pieces = sorted(rows)
        same = asked(json.loads(first)) == asked(json.loads(header)) and len(pieces) > 0
        tried = {pieces[0], pieces[len(pieces) // 2], pieces[-1]} if same else set()
        same = same and all(rows[piece] == json.loads(json.dumps(study.play(piece))) for piece in tried)
    except (ValueError, KeyError, TypeError):
        same = False
    if not same:
        kept.unlink()
        return
    made = [header, *(json.dumps(line(study, piece, rows[piece])) for piece in pieces)]
    kept.write_text("\n".join(made) + "\n", encoding="utf-8")
    print(f"{kept.name}: taken over")


def asked(document: dict[str, Any]) -> dict[str, Any]:
    """Return what a study is of, whatever code plays it."""
    return {name: value for name, value in document.items() if name not in CODE}


def sizes(game: str) -> list[Question]:
    """Ask how matches go at every size of table."""
    book = find_game(game).rulebook
    asked = []
    for players in range(book.fewest, book.most + 1):
        words = ("simulate", game, "--players", str(players), "--games", str(SIMULATED), "--seed", str(SEED))
        asked.append(Question(f"{game}-simulate-{players}", words, drawn=players == TABLE))
    return asked


def cards(game: str) -> Question:
    """Ask what cards are worth."""
    words = ("cards", game, "--players", str(TABLE), "--games", str(WEIGHED[game]), "--seed", str(SEED))
    return Question(f"{game}-cards-{TABLE}", words, drawn=True)


def skill(game: str) -> list[Question]:
    """Ask for luck and skill, between two and among four."""
    return [
        Question(
            f"{game}-skill-{players}",
            ("skill", game, "--players", str(players), "--games", str(SKILLED[players]), "--seed", str(SEED)),
            drawn=players == TABLE,
        )
        for players in (2, TABLE)
    ]


@dataclass(frozen=True)
class Change:
    """A house rule, or an edition, played otherwise."""

    question: Question
    rule: str  # its id, none for an edition
    option: str
    usual: str
    other: str


def changes(game: str) -> list[Change]:
    """Ask what every other value of every house rule changes, and every other edition."""
    book = find_game(game).rulebook
    found = []
    for option in book.options:
        values = TRIED.get(option.name) if isinstance(option, Number | SeatOr) else None
        for value in values or [spell(value) for value in option.values[1:]]:
            players = 2 if option.name == "direction_two" else TABLE
            games = COMPARED_BY_TWO if players == 2 else MORE_COMPARED.get(option.name, COMPARED[game])
            words = ["compare", game, "--with", f"{option.name}={value}", "--players", str(players)]
            words += ["--games", str(games), "--seed", str(SEED), *NEEDS.get(option.name, ())]
            if option.edition and option.edition != book.editions[0]:
                words += ["--edition", option.edition]
            question = Question(f"{game}-{option.name}-{value}", tuple(words))
            found.append(Change(question, option.rule, option.name, spell(option.default), value))
    for edition in book.editions[1:]:
        words = ["compare", game, "--with-edition", edition, "--players", str(TABLE), "--games", str(COMPARED[game])]
        question = Question(f"{game}-edition-{edition}", (*words, "--seed", str(SEED)))
        found.append(Change(question, "", "edition", book.editions[0], edition))
    return found


def questions(game: str) -> list[Question]:
    """List all that is asked of a game."""
    return [*sizes(game), cards(game), *skill(game), *(change.question for change in changes(game))]


def main() -> int:
    """Ask everything, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="leave the others as they are")
    parser.add_argument("--write", action="store_true", help="only write the pages from the answers that are there")
    arguments = parser.parse_args()
    os.environ["KLAF_LANG"] = "en"
    KEPT.mkdir(exist_ok=True)
    DATA.mkdir(parents=True, exist_ok=True)
    for game in () if arguments.write else arguments.game or GAMES:
        for question in questions(game):
            question.seek(game)
    from bench.lab_words import write_pages

    write_pages()
    return 0


if __name__ == "__main__":
    sys.exit(main())
