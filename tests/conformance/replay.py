"""Play fixed matches and print a hash of all that happened in each: the same however the rules run.

``python -m tests.conformance.replay`` prints them; KLAF_JIT chooses how the rules run.
"""

import hashlib
import json

from klaf import Match
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES, SETUPS
from tests.conformance.walk import viewers, walk

MOVES = 120
BATCH = 3


def hashes() -> dict[str, str]:
    """Return the hash of each set-up's matches."""
    found = {str(setup): _match(setup) for setup in SETUPS}
    for covered in GAMES.values():
        found[f"{covered.name} batch"] = _batch(covered.setups[0])
    return found


def _match(setup: Setup) -> str:
    """Hash positions, events, legal moves and refusals of two matches, and some samples of their ends."""
    digest = hashlib.sha256()
    for seed in (0, 1):
        for match in walk(setup, seed, MOVES):
            told = [event.document() for event in match.opening]
            legal = [[move.id for move in match.legal(seat)] for seat in range(setup.players)]
            _add(digest, match.position(), told, legal, _refusals(match, legal))
        viewer = viewers(match)[seed - 1]
        _add(digest, match.view(viewer).document(), match.view(viewer).sample(seed).position())
    return digest.hexdigest()


def _refusals(match: Match, legal: list[list[int]]) -> list[tuple[str, str, list[str]]]:
    """Return why some moves that are not legal are refused, at a few points of a match."""
    played = len(match.played)
    if played % 10:
        return []
    moves = match.game.moves.all[played // 10 % 7 :: 7]
    errors = [
        match.why_not(seat, move) for seat in range(match.players) for move in moves if move.id not in legal[seat]
    ]
    return [(error.rule, error.why, [str(fact) for fact in error.facts.values()]) for error in errors]


def _batch(setup: Setup) -> str:
    """Hash the views of a batch and how its matches end."""
    digest = hashlib.sha256()
    batch = GAMES[setup.game].game.batch(BATCH, setup.players, setup.edition, 1, **setup.house)
    _add(digest, batch.acting.tolist(), batch.legal_mask().tolist())
    digest.update(batch.observe().tobytes())
    playouts = batch.playout(2)
    _add(digest, playouts.moves.tolist(), playouts.scores.tolist())
    _add(digest, *(batch.match(i).position() for i in range(BATCH)))
    return digest.hexdigest()


def _add(digest: "hashlib._Hash", *values: object) -> None:
    digest.update(json.dumps(values, sort_keys=True).encode())


if __name__ == "__main__":
    print(json.dumps(hashes()))
