"""The moves that bots have chosen, or are choosing, in the match as it stands now."""

from collections.abc import Callable

from klaf.engine.match import Match
from klaf.engine.moves import Move
from klaf.server.table.thinking import Thinker
from klaf.wire.tables import Level


class Thoughts:
    """The decisions of bots, by seat; None while one is still thinking."""

    def __init__(self, thinker: Thinker, decided: Callable[[], None]) -> None:
        """Have no thoughts; ``decided`` is called when a bot has decided later than at once."""
        self.moves: dict[int, Move | None] = {}
        self._thinker, self._decided = thinker, decided
        self._match: Match | None = None

    def start(self, match: Match, seat: int, level: Level) -> None:
        """Have the bot of a seat think of a match, from that seat's view of it."""
        self._match, self.moves[seat] = match, None

        def then(move: Move) -> None:
            if self._match is match and self.moves.get(seat, move) is None:
                self.moves[seat] = move
                if not inline:
                    self._decided()

        inline = True
        self._thinker.think(match.view(seat), match.legal(seat), level, then)
        inline = False

    def drop(self, seat: int | None) -> None:
        """Drop the decision of a seat's bot, since its person is back."""
        if seat is not None:
            self.moves.pop(seat, None)

    def clear(self) -> None:
        """Drop all decisions, since the match has gone on."""
        self.moves.clear()
