"""What a client adds to shuffles: a share for each round, kept secret until the round is sealed."""

import secrets

from klaf.wire import commands, messages
from klaf.wire.fairness import share_commitment
from klaf.wire.tables import Shuffle, Table


class Sharing:
    """The shares of one guest, at one table at a time."""

    def __init__(self) -> None:
        """Start with none."""
        self.given: dict[str, tuple[int, str]] = {}  # by the round's commitment: the seat and its share
        self.left_out: set[str] = set()  # rounds that were sealed without this guest, who was bound and there
        self._drawn: dict[tuple[str, int], str] = {}  # by round and seat
        self._bound: str | None = None  # the round in which this guest is bound, on a line that did not break since
        self._asked: commands.Commit | commands.Reveal | None = None
        self._waiting = False

    def wanted(self, table: Table, seat: int | None, new_id: str) -> commands.Commit | commands.Reveal | None:
        """Take in how a table stands; return what to send now, if anything."""
        shuffle = table.shuffle
        if shuffle is None or seat is None or table.stage != "dealing" or self._waits(shuffle):
            return None
        known = self._drawn.get((shuffle.commitment, seat))
        if not shuffle.sealed:
            barred = any(seat in refused for refused in shuffle.redealt)
            if barred or shuffle.commitments[seat] is not None:
                return None
            if known is None:
                self._drawn = {(shuffle.commitment, seat): (known := secrets.token_hex(32))}
            bound = share_commitment(shuffle.commitment, seat, known)
            return self._ask(commands.Commit(id=new_id, shuffle=shuffle.commitment, commitment=bound))
        if known is None or shuffle.shares[seat] is not None:
            return None
        if shuffle.commitments[seat] != share_commitment(shuffle.commitment, seat, known):
            if self._bound == shuffle.commitment:
                self.left_out.add(shuffle.commitment)
            return None
        return self._ask(commands.Reveal(id=new_id, shuffle=shuffle.commitment, share=known))

    def _waits(self, shuffle: Shuffle) -> bool:
        asked = self._asked
        same = asked is not None and asked.shuffle == shuffle.commitment
        return self._waiting and same and isinstance(asked, commands.Reveal) == shuffle.sealed

    def _ask(self, command: commands.Commit | commands.Reveal) -> commands.Commit | commands.Reveal:
        self._asked, self._waiting = command, True
        return command

    def answered(self, answer: messages.Done | messages.Refused, seat: int | None) -> None:
        """Take in an answer: a share that was accepted must be used."""
        asked = self._asked
        if asked is None or answer.re != asked.id:
            return
        if isinstance(answer, messages.Refused):
            self._waiting = answer.code == "too-fast"  # it is sent again
        elif isinstance(asked, commands.Commit):
            self._bound = asked.shuffle
        elif seat is not None:
            self.given[asked.shuffle] = (seat, asked.share)

    def lost(self) -> None:
        """Take in that the line broke: the table will show what came through."""
        self._waiting, self._bound = False, None
