"""What a client adds to shuffles: a share for each round, kept secret until the round is sealed."""

import secrets

from msgspec.structs import replace

from klaf.client.receipts import ROUNDS, Receipt, Receipts
from klaf.wire import commands, messages
from klaf.wire.fairness import share_commitment
from klaf.wire.tables import Shuffle, Table


class Sharing:
    """The shares of one guest, at one table at a time."""

    def __init__(self) -> None:
        """Start with none."""
        self.receipts = Receipts()
        self._bound: str | None = None  # the round in which this guest is bound, on a line that did not break since
        self._there: tuple[str, int, int] | None = None  # on such a line: of which match, from which round on
        self._dealt: tuple[str, int] | None = None  # the match that was last seen on a table
        self._asked: commands.Commit | commands.Reveal | None = None
        self._waiting = False

    def wanted(self, table: Table, seat: int | None, new_id: str) -> commands.Commit | commands.Reveal | None:
        """Take in how a table stands; return what to send now, if anything."""
        shuffle, match = table.shuffle, table.match + 1
        if table.stage != "dealing":
            self._see(table)
        if seat is None or shuffle is None or table.stage != "dealing":
            self._there = (table.code, match, 0)
            return None
        known = self.receipts.find(shuffle.commitment, seat)
        shown = shuffle.commitments[seat]
        self._compare(Receipt(table=table.code, match=match, seat=seat, redealt=shuffle.redealt), shuffle, known)
        if self._waits(shuffle):
            return None
        if not shuffle.sealed:
            barred = any(seat in refused for refused in shuffle.redealt)
            if barred or shown is not None or (known is None and self.receipts.waiting(table.code) >= ROUNDS):
                return None
            if known is None:
                drawn = {"shuffle": shuffle.commitment, "share": secrets.token_hex(32), "redealt": shuffle.redealt}
                known = Receipt(table=table.code, match=match, seat=seat, **drawn)  # type: ignore[arg-type]
                self.receipts.keep(known)
            bound = share_commitment(shuffle.commitment, seat, known.share)
            return self._ask(commands.Commit(id=new_id, shuffle=shuffle.commitment, commitment=bound))
        if known is None or shown != share_commitment(shuffle.commitment, seat, known.share):
            return None
        if shuffle.shares[seat] == known.share:
            self._keep(known, "told")
        elif shuffle.shares[seat] is None:
            self._keep(known, "sealed")
            return self._ask(commands.Reveal(id=new_id, shuffle=shuffle.commitment, share=known.share))
        return None

    def _see(self, table: Table) -> None:
        """Note that the match of a table was dealt."""
        seen = (table.code, table.match)
        if table.match and self._dealt != seen:
            self._dealt = seen
            self.receipts.dealt(*seen)

    def _compare(self, mine: Receipt, shuffle: Shuffle, known: Receipt | None) -> None:
        """Compare what a table shows of this guest with what they did; ``mine`` is a blank receipt of the round."""
        seat, number = mine.seat, len(mine.redealt)
        shown = shuffle.commitments[seat]
        if self._there is None or self._there[:2] != (mine.table, mine.match):
            elsewhere = known is None and shown is not None  # bound by another device of theirs
            self._there = (mine.table, mine.match, number + elsewhere)
        since = self._there[2]
        for earlier, refused in enumerate(mine.redealt):
            if seat in refused and earlier >= since:
                there = self.receipts.of_round(mine.table, mine.match, seat, earlier)
                self._keep(there or replace(mine, redealt=mine.redealt[:earlier]), "said-silent")
        expected = None if known is None else share_commitment(shuffle.commitment, seat, known.share)
        left_out = shuffle.sealed and shown is None and self._bound == shuffle.commitment
        forged = shown is not None and shown != expected and number >= since
        if left_out or forged:
            self._keep(known or replace(mine, shuffle=shuffle.commitment), "left-out")

    def _keep(self, receipt: Receipt, state: str) -> None:
        if receipt.state != state and not (receipt.state == "told" and state == "sealed"):
            self.receipts.keep(replace(receipt, state=state))

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
        elif seat is not None and (known := self.receipts.find(asked.shuffle, seat)) is not None:
            if known.state == "sealed":
                self._keep(known, "told")

    def lost(self) -> None:
        """Note that the connection broke: the table's next state shows which commands arrived."""
        self._waiting, self._bound, self._there = False, None, None
