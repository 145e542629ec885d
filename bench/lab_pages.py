"""The pages of ``docs/lab/``, made by really running ``klaf lab``: ``make lab-pages``. Interrupted, it goes on.

Every figure comes from a command that its page names. What is played is kept in ``.lab/``, the answers in
``docs/lab/data/``; an answer that is there already, to the same command and from the same code, is not sought again.
What other code kept of the same study is taken over if its first, middle and last pieces, played again, come out equal.
So are the answers themselves, with ``--same-as TREE``: a tree of the code that gave them must play those pieces alike.
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

from bench.taking_over import CODE, plays_the_same, take_over
from klaf.cli import main as klaf_command
from klaf.cli.lab import LAB
from klaf.cli.lab_run import study_of
from klaf.engine.options import Number, SeatOr, spell
from klaf.games import game as find_game
from klaf.lab.study import Study

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "lab"
DATA = PAGES / "data"
PLAYED = ROOT / ".lab"
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

    @property
    def study(self) -> Study:
        """Return the study that it asks for."""
        return study_of(LAB.parse(list(self.words)))

    @property
    def answered(self) -> bool:
        """Whether its answer is there, to this command and by this code."""
        if not self.file.exists():
            return False
        known, asked = self.answer(), self.study.document()
        return known["command"] == self.command and all(known.get(name) == asked[name] for name in CODE[1:])

    def stamp(self) -> None:
        """Make its answer this code's own."""
        asked = self.study.document()
        answer = self.answer() | {name: asked[name] for name in CODE}
        self.file.write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")

    def seek(self) -> None:
        """Run the command, unless its answer is there."""
        if self.answered:
            return
        print(self.command, flush=True)
        journal = PLAYED / f"{self.name}.jsonl"
        flags = ["--json", str(self.file), "--keep", str(journal), "--lang", "en"]
        if self.drawn:
            flags += ["--plot", str(PAGES / f"{self.name}.svg")]
        take_over(journal, self.study)
        status = klaf_command(["lab", *self.words, *flags])
        if status:
            sys.exit(status)


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


def stamp(tree: Path, asked: list[Question]) -> int:
    """Take over the answers whose first, middle and last pieces another tree's code plays as this one does."""
    other = []
    for question, same in zip(asked, plays_the_same(tree, [question.words for question in asked]), strict=True):
        print(f"{question.name}: {'taken over' if same else 'played otherwise'}", flush=True)
        if same:
            question.stamp()
        else:
            other.append(question)
    return 1 if other else 0


def main() -> int:
    """Ask everything, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="leave the others as they are")
    parser.add_argument("--write", action="store_true", help="only write the pages from the answers that are there")
    parser.add_argument(
        "--same-as",
        type=Path,
        metavar="TREE",
        help="take answers over that this tree's code plays alike",
    )
    arguments = parser.parse_args()
    os.environ["KLAF_LANG"] = "en"
    PLAYED.mkdir(exist_ok=True)
    DATA.mkdir(parents=True, exist_ok=True)
    asked = [question for game in arguments.game or GAMES for question in questions(game)]
    if arguments.same_as:
        return stamp(arguments.same_as, [question for question in asked if not question.answered])
    for question in () if arguments.write else asked:
        question.seek()
    from bench.lab_words import write_pages

    write_pages()
    return 0


if __name__ == "__main__":
    sys.exit(main())
