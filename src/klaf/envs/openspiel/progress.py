"""The state behind an OpenSpiel state: the seed's bytes, the match, and what each seat was told so far."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from klaf.engine.description import Description
from klaf.engine.events import Event
from klaf.engine.match import Match
from klaf.engine.options import Value
from klaf.envs.single import rewards

DIGITS = 8  # bytes of a seed
BYTE = 256


class Progress:
    """Everything that changes from the first byte of the seed to the end of the match; cheap to copy."""

    def __init__(
        self, game: Description, players: int, edition: str | None, house: Mapping[str, Value], most_moves: int
    ) -> None:
        """Start with nothing drawn."""
        self.game = game
        self.players = players
        self.edition = edition
        self.house = house
        self.most_moves = most_moves
        self.digits: tuple[int, ...] = ()
        self.match: Match | None = None
        self.moves = 0
        # What each seat, and last a spectator, was told: hashed, and events that are still to be hashed in.
        self._past = [b""] * (players + 1)
        self._unhashed: tuple[Event, ...] = ()

    def copy(self) -> "Progress":
        """Make an independent copy."""
        twin = Progress(self.game, self.players, self.edition, self.house, self.most_moves)
        twin.digits, twin.moves = self.digits, self.moves
        twin.match = None if self.match is None else self.match.copy()
        twin._past, twin._unhashed = list(self._past), self._unhashed
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        """Let OpenSpiel clone states."""
        return self.copy()

    @property
    def ended(self) -> bool:
        """Whether the match has ended or reached ``max_moves``."""
        return self.match is not None and (self.match.over or self.moves >= self.most_moves)

    @property
    def seat(self) -> int:
        """Return the seat that is asked now."""
        assert self.match is not None
        seat = self.match.next_actor
        assert seat is not None
        return seat

    def legal(self, seat: int) -> list[int]:
        """List the legal moves of the seat that is asked, by number."""
        if self.match is None or seat != self.match.next_actor:
            return []
        return [move.id for move in self.match.legal(seat)]

    def apply(self, action: int) -> None:
        """Take a byte of the seed, or make a move.

        Raises:
            IllegalMove: a rule forbids the move; nothing is changed.
        """
        if self.match is not None:
            self._unhashed += tuple(self.match.play(self.seat, action))
            self.moves += 1
            return
        self.digits += (action,)
        if len(self.digits) == DIGITS:
            seed = int.from_bytes(bytes(self.digits), "big")
            self.match = self.game.new(self.players, self.edition, seed, **self.house)
            self._unhashed = tuple(self.match.opening)

    def returns(self) -> list[float]:
        """Return the rewards so far."""
        return [0.0] * self.players if self.match is None else rewards(self.match)

    def past(self, seat: int) -> str:
        """Return a hash of everything that a seat was ever told."""
        for event in self._unhashed:  # one by one: when somebody asked in between makes no difference
            for viewer in range(self.players + 1):
                shown = event.seen_by(None if viewer == self.players else viewer).document()
                content = json.dumps(shown, sort_keys=True).encode()
                self._past[viewer] = hashlib.sha256(self._past[viewer] + content).digest()
        self._unhashed = ()
        return self._past[seat].hex()

    def resampled(self, seat: int, sampler: Callable[[], float]) -> "Progress":
        """Return a progress that a seat cannot tell from this one; of the other seats' past it keeps what all saw."""
        twin = self.copy()
        if self.match is None:
            return twin
        self.past(seat)
        seed = sum(int(sampler() * (1 << 32)) << 32 * k for k in range(8))
        twin.match = self.match.view(seat).sample(seed)
        twin._past = [self._past[viewer if viewer == seat else self.players] for viewer in range(self.players + 1)]
        twin._unhashed = ()
        return twin

    def __str__(self) -> str:
        """Return the whole truth, as JSON."""
        return json.dumps({"bytes": self.digits} if self.match is None else self.match.position(), sort_keys=True)
