"""The client's shares for shuffles: one whenever its seat has none, remembered once it is accepted."""

import secrets

from klaf.wire import commands, messages
from klaf.wire.tables import Table


class Sharing:
    """The shares of one guest, at one table at a time."""

    def __init__(self) -> None:
        """Start with no shares."""
        self.accepted: dict[str, tuple[int, str]] = {}  # by commitment: the seat and its share
        self._offer: commands.Share | None = None
        self._waiting = False

    def wanted(self, table: Table, seat: int | None, new_id: str) -> commands.Share | None:
        """Return the share to send, if the table shows none for this seat.

        A guest who gives the seat up gives up the share with it.
        """
        offer, bound = self._offer, table.commitment
        if bound in self.accepted and self.accepted[bound][0] != seat:
            del self.accepted[bound]
        if seat is None:
            return None
        shown = table.seats[seat].share
        if shown is not None:
            if offer is not None and (offer.commitment, offer.share) == (bound, shown):
                self.accepted[bound] = (seat, shown)
            return None
        if self._waiting and offer is not None and offer.commitment == bound:
            return None
        self._offer = commands.Share(id=new_id, commitment=bound, share=secrets.token_hex(32))
        self._waiting = True
        return self._offer

    def answered(self, answer: messages.Done | messages.Refused, seat: int | None) -> None:
        """Note the answer to a share: an accepted share must be used, even if the table does not show it."""
        if self._offer is None or answer.re != self._offer.id:
            return
        if isinstance(answer, messages.Done) and seat is not None:
            self.accepted[self._offer.commitment] = (seat, self._offer.share)
        self._waiting = isinstance(answer, messages.Refused) and answer.code == "too-fast"  # it is sent again

    def lost(self) -> None:
        """Note that the connection broke: the table will show whether the share arrived."""
        self._waiting = False
