"""The views of all seats and of a spectator, made in one call: for tables, where many look at one match."""

from functools import cached_property

import numpy as np

from klaf.engine import drivers
from klaf.engine.description import Description
from klaf.engine.document.writer import Document
from klaf.engine.layout import Array, blank
from klaf.engine.marks import Marks
from klaf.engine.moment import Moment, moment_from
from klaf.engine.moves import Move
from klaf.engine.numbers import seats_of


class AllViews:
    """What each seat and a spectator may know of a match: just what ``match.view`` shows them, quicker."""

    def __init__(self, game: Description, states: Array) -> None:
        """Look at the match in ``states[0]``."""
        self._game = game
        self._players = int(states["players"][0])
        views = blank(game.state.dtype, self._players + 1)
        self._words = np.zeros((self._players, game.moves.words), np.uint64)
        found = np.zeros(3, np.int64)
        drivers.views_for_all(states, 0, views, self._words, found)
        acting, asked, due = found.tolist()
        self.turn = int(views["turn"][self._players])
        self.acting = tuple(seats_of(acting))
        self.moment: Moment = moment_from(self.turn, acting, asked, due)
        self._data = views.tobytes()

    @cached_property
    def shared(self) -> Document:
        """Return the fields of a view's document that are the same for everybody."""
        return self._game.writer.shared(self._data, self._players)

    def private(self, seat: int | None) -> Document:
        """Return the other fields of the document of a seat's view, or of a spectator's."""
        return self._game.writer.private(self._data, self._players if seat is None else seat, seat)

    def document(self, seat: int | None) -> Document:
        """Return a seat's view, or a spectator's, as a document: first the fields that are the same for everybody."""
        return {**self.shared, **self.private(seat)}

    @property
    def marks(self) -> Marks:
        """Return what screens show of the match besides its fields, to whoever looks."""
        return self._game.marks(self.document(None))

    def legal(self, seat: int | None) -> list[Move]:
        """List a seat's legal moves; a spectator has none."""
        if seat is None or seat not in self.acting:
            return []
        return self._game.moves.chosen(self._words[seat].tolist())
