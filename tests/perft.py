"""Count the ways a match can go on, and compare with the counts in ``data/perft.json``.

``python tests/perft.py`` compares, ``python tests/perft.py --write`` counts anew. An entry of the file names a
game, its set-up and seed, and how many moves were made before counting: for i = 0, 1, … the seat that is asked made
number (7 × i) modulo n of its n legal moves. ``counts`` tells how many sequences of 1, 2, 3, … moves then follow,
where any acting seat may move next.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import klaf
from klaf.engine import drivers
from klaf.engine.events import new_log
from klaf.engine.layout import blank
from klaf.engine.numbers import seats_of
from klaf.engine.position import read_position

DATA = Path(__file__).parent / "data" / "perft.json"
Entry = dict[str, Any]


def load() -> list[Entry]:
    """Read the entries."""
    entries: list[Entry] = json.loads(DATA.read_text(encoding="utf-8"))
    return entries


def title(entry: Entry) -> str:
    """Name an entry."""
    house = [f"{name}={value}" for name, value in entry["options"].items()]
    words = [entry["game"], entry["edition"], f"players={entry['players']}", f"seed={entry['seed']}"]
    return " ".join([*words, f"played={entry['played']}", *house])


def count(entry: Entry, depth: int) -> list[int]:
    """Count the sequences of 1 … depth moves."""
    game = klaf.game(entry["game"])
    match = game.new(entry["players"], entry["edition"], entry["seed"], **entry["options"])
    for i in range(entry["played"]):
        seat = match.next_actor
        assert seat is not None
        moves = match.legal(seat)
        match.play(seat, moves[7 * i % len(moves)])

    # One state for each level, copied from the one above before every move.
    states = blank(game.state.dtype, depth)
    states[0] = read_position(game, match.position())[0]
    logs = new_log(on=False)
    words = np.zeros(game.moves.words, np.uint64)
    numbers = np.zeros(len(game.moves), np.int64)
    counts = [0] * depth

    def visit(level: int) -> None:
        for seat in seats_of(drivers.seats_acting(states, level)):
            drivers.legal_words(states, level, seat, words)
            n = drivers.list_moves(words, numbers)
            counts[level] += n
            if level + 1 < depth:
                for move in numbers[:n].tolist():
                    states[level + 1] = states[level]
                    drivers.move_now(states, level + 1, logs, seat, move)
                    visit(level + 1)

    visit(0)
    return counts


def main(arguments: list[str]) -> int:
    """Compare or write."""
    parser = argparse.ArgumentParser(description="Count the ways a match can go on.")
    parser.add_argument("--write", action="store_true", help="keep the counts as the right ones")
    write = parser.parse_args(arguments).write
    entries, wrong = load(), 0
    for entry in entries:
        found = count(entry, len(entry["counts"]))
        differs = found != entry["counts"]
        print(f"{'DIFFERS' if differs else 'same   '} {title(entry)}: {found}")
        if differs and not write:
            print(f"        expected: {entry['counts']}")
        wrong += differs
        entry["counts"] = found
    if write:
        lines = ",\n".join(f" {json.dumps(entry)}" for entry in entries)
        DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 1 if wrong and not write else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
