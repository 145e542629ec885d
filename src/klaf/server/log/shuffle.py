"""How a deal is prepared, round by round, as the log tells it (docs/protocol.md, "The fair shuffle")."""

from collections.abc import Iterable

from msgspec import Struct, structs

from klaf.server.log.inputs import Committed, Opened, Revealed, Sealed
from klaf.wire.fairness import Round, Shares, commitment, silent


class Shuffle(Struct, frozen=True, omit_defaults=True):
    """The rounds of one deal; the last is under way, or has made the key.

    A round belongs to the ``process`` that began it: what another has published, or a store has been restored from, is
    never dealt with.
    """

    rounds: tuple[Round, ...]
    process: str
    sealed: bool = False

    @property
    def round(self) -> Round:
        """Return the last round."""
        return self.rounds[-1]

    @property
    def barred(self) -> set[int]:
        """Return the seats that have no share any more: they did not reveal one in an earlier round."""
        return {seat for one in self.rounds for seat in one.refused}

    @property
    def silent(self) -> list[int]:
        """List the seats that are to reveal their share."""
        return silent(self.round) if self.sealed else []


def new_round(before: Shuffle | None, given: Opened, seats: int) -> Shuffle:
    """Return a shuffle with a new round; of those before it, the sealed ones are remembered."""
    earlier: tuple[Round, ...] = ()
    if before is not None:
        earlier = before.rounds[:-1]
        if before.sealed:
            earlier = (*earlier, structs.replace(before.round, refused=given.refused))
    nobody = (None,) * seats
    return Shuffle((*earlier, Round(commitment(given.secret), given.secret, nobody, nobody)), given.process)


def with_commitment(before: Shuffle, given: Committed) -> Shuffle:
    """Return a shuffle in which a seat is bound to a share."""
    return _with(before, sealed=_put(before.round.sealed, given.seat, given.commitment))


def sealed(before: Shuffle, given: Sealed) -> Shuffle:
    """Return a shuffle whose round goes on with these seats."""
    bound = tuple(one if seat in given.seats else None for seat, one in enumerate(before.round.sealed))
    return structs.replace(_with(before, sealed=bound), sealed=True)


def with_share(before: Shuffle, given: Revealed) -> Shuffle:
    """Return the shuffle after a seat has revealed its share."""
    return _with(before, shares=_put(before.round.shares, given.seat, given.share))


def without(before: Shuffle, seats: Iterable[int]) -> Shuffle:
    """Return a shuffle without the commitments of seats that have changed hands; once sealed, they stand."""
    if before.sealed:
        return before
    gone = set(seats)
    return _with(before, sealed=tuple(None if seat in gone else one for seat, one in enumerate(before.round.sealed)))


def _with(before: Shuffle, **changes: Shares) -> Shuffle:
    return structs.replace(before, rounds=(*before.rounds[:-1], structs.replace(before.round, **changes)))


def _put(numbers: Shares, seat: int, number: str) -> Shares:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
