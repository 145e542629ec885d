"""What bots think of the match on a table as it stands now."""

from collections.abc import Callable
from weakref import ref

from klaf.engine.match import Match
from klaf.engine.moves import Move
from klaf.server.table.thinking import Question, Thinker
from klaf.wire.tables import Level


class Thoughts:
    """The decisions of bots, by seat; None while one is still thinking."""

    def __init__(self, thinker: Thinker, table: str, decided: Callable[[], None]) -> None:
        """Have no thoughts; ``decided`` is called when a bot has decided later than at once."""
        self.moves: dict[int, Move | None] = {}
        self._thinker, self._table, self._decided = thinker, table, decided
        self._questions: dict[int, Question] = {}
        self._match: Match | None = None

    def start(self, match: Match, seat: int, level: Level, due: float) -> None:
        """Have the bot of a seat think of a match, from that seat's view of it; its move is due then."""
        mine = ref(self)  # whoever thinks keeps no table alive

        def then(move: Move) -> None:
            thoughts = mine()
            if thoughts is not None and thoughts._match is match and thoughts.moves.get(seat, move) is None:
                thoughts.moves[seat] = move
                if not inline:
                    thoughts._decided()

        question = Question(self._table, match.view(seat), match.legal(seat), level, due, then)
        self._match, self.moves[seat], self._questions[seat] = match, None, question
        inline = True
        self._thinker.think(question)
        inline = False

    def drop(self, seat: int | None) -> None:
        """Drop the decision of a seat's bot, since its person is back."""
        if seat is not None and seat in self._questions:
            self._questions.pop(seat).dropped = True
            self.moves.pop(seat, None)

    def clear(self) -> None:
        """Drop all decisions, since the match has gone on."""
        for question in self._questions.values():
            question.dropped = True
        self._questions.clear()
        self.moves.clear()
