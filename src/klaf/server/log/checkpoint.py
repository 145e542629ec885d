"""Checkpoints: standings that are stored, so that a table need not be replayed from its first row."""

from collections.abc import Sequence

from msgspec import Struct

from klaf.engine.document.writer import Document
from klaf.engine.errors import KlafError
from klaf.engine.match import Match
from klaf.games import game
from klaf.server.errors import Damaged, OtherRules
from klaf.server.log.inputs import Moved, Row, read_input
from klaf.server.log.state import HASH, EndedDeal, Standing, State


class StoredEnd(Struct, frozen=True):
    """The row whose move ended a deal, and the match before that move: from them its end can be told again."""

    seq: int
    position: Document


class Checkpoint(Struct, frozen=True):
    """A standing as it is stored; names are in the log alone."""

    seq: int
    state: State
    position: Document | None
    stale: dict[str, int] = {}  # the actor's memory of what would be stale
    ended: StoredEnd | None = None


def checkpoint_of(standing: Standing, stale: dict[str, int]) -> Checkpoint:
    """Return the checkpoint of a standing."""
    state, match, seq, ended = standing
    position = None if match is None else match.position()
    end = None if ended is None else StoredEnd(ended.seq, ended.end.before.position())
    return Checkpoint(seq, state.named({}), position, stale, end)


def restore(stored: Checkpoint, rows: Sequence[Row]) -> Standing:
    """Return the standing of a checkpoint, under today's rules; house rules that are new have their defaults.

    ``rows``: the whole log of the table.

    Raises:
        Damaged: it is no position, or the deal did not end as it says.
        OtherRules: it is no position of today's rules.
    """
    match = ended = None
    if stored.position is not None:
        same = stored.state.rules == game(stored.position["game"]).version
        try:
            match = _taken_up(stored.position)
            if stored.ended is not None and same and stored.state.layout == match.game.layout:  # else nobody can tell
                ended = _end_again(stored.ended, rows)
        except KlafError as error:
            raise (Damaged if same else OtherRules)(stored.state.code, stored.seq, str(error)) from error
    return Standing(stored.state, match, stored.seq, ended)


def _taken_up(document: Document) -> Match:
    """Return the match of a stored position."""
    played = game(document["game"])
    known = {option.name: option.default for option in played.rulebook.of_edition(document["edition"])}
    return played.from_position({**document, "rules": played.version, "options": known | document["options"]})


def _end_again(stored: StoredEnd, rows: Sequence[Row]) -> EndedDeal:
    """Make the move again that ended a deal, from the match as the row before left it."""
    if not 1 < stored.seq <= len(rows):
        raise Damaged(rows[0].table, stored.seq)
    earlier, row = rows[stored.seq - 2 : stored.seq]
    before, given = _taken_up(stored.position), read_input(row)
    if not isinstance(given, Moved) or earlier.hash[HASH:] != before.digest():
        raise Damaged(row.table, row.seq)
    after = before.copy()
    after.play(given.seat, given.move)
    end = before.deal_end(given.seat, given.move, after)
    if end is None:
        raise Damaged(row.table, row.seq)
    return EndedDeal(row.seq, end)
