"""A view: what one seat, or a spectator, may know of a match. Bots get views, never states."""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any

import numpy as np

from klaf.engine import drivers
from klaf.engine.description import Description
from klaf.engine.document.writer import Document
from klaf.engine.layout import Array, duplicate
from klaf.engine.marks import Marks
from klaf.engine.moment import Moment, moment_from
from klaf.engine.moves import Move
from klaf.engine.numbers import seats_of
from klaf.engine.pictures import Pictured
from klaf.engine.seeds import Seed, key_from


class View(Pictured, ABC):
    """The match's record with every hidden field blanked; ``match.view`` makes one."""

    def __init__(self, game: Description, records: Array, seat: int | None) -> None:
        """Take the blanked record in ``records[0]``."""
        self.game = game
        self.seat = seat
        records.setflags(write=False)
        self.record = records

    @property
    def acting(self) -> tuple[int, ...]:
        """Return the seats that have a legal move now."""
        return tuple(seats_of(drivers.seats_acting(duplicate(self.record), 0)))

    @cached_property
    def moment(self) -> Moment:
        """Return what the match waits for."""
        found = np.zeros(3, np.int64)
        drivers.moment_of(duplicate(self.record), 0, found)
        return moment_from(int(self.record["turn"][0]), *found.tolist())

    def legal(self) -> list[Move]:
        """List the viewer's own legal moves; a spectator has none."""
        if self.seat is None:
            return []
        words = np.zeros(self.game.moves.words, np.uint64)
        numbers = np.zeros(len(self.game.moves), np.int64)
        drivers.legal_words(duplicate(self.record), 0, self.seat, words)
        n = drivers.list_moves(words, numbers)
        return [self.game.moves.all[number] for number in numbers[:n]]

    def document(self) -> Document:
        """Return the view as a JSON-able document: a position in which all that is hidden is null."""
        return self.game.writer.view(self.record.tobytes(), self.seat)

    @property
    def marks(self) -> Marks:
        """Return what screens show of the match besides its fields: the same for all viewers."""
        return self.game.marks(self.document())

    @abstractmethod
    def sample(self, seed: Seed = None) -> Any:
        """Make a match that fits the view: its hidden cards drawn uniformly from all that fit."""

    def _fill(self, seed: Seed) -> Array:
        """Copy the record, its hidden cards drawn uniformly from all that fit."""
        world = duplicate(self.record)
        drivers.fill_in(world, 0, key_from(seed), np.zeros(4, np.int64))
        return world

    def __eq__(self, other: object) -> bool:
        """Compare byte for byte."""
        if not isinstance(other, View):
            return NotImplemented
        return self.game is other.game and self.seat == other.seat and self.record.tobytes() == other.record.tobytes()

    def __hash__(self) -> int:
        """Hash the bytes."""
        return hash((self.game.name, self.seat, self.record.tobytes()))

    def __repr__(self) -> str:
        """Return a short description: the game and whose view it is."""
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<klaf view of {self.game.name} for {who}>"
