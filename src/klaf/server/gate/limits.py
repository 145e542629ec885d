"""The limits for clients: what one guest, one address or one socket may use."""

from collections import Counter
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address, ip_address
from math import ceil

FRAME = 8 * 1024  # bytes of a frame to the server
RATE, BURST = 20, 40  # messages a second, and at once
FLOOD = 200  # messages over the limit after which a connection is closed
SOCKETS = 8  # of one guest
CONNECTIONS = 256  # from one address: a school may have one
WIDER = 16  # times as much as one address, for all of an IPv6 /48 together: a customer may have a whole one
HEAD = 16 * 1024  # bytes of the head of a request
BACKLOG = 4096  # connections that wait to be accepted
ACCEPTS = 64  # accepted in one turn of the event loop; where that fails, asyncio tries as often as this
TABLES = 5  # unfinished tables of one guest with other people, and public ones without
ALONE = 20  # unfinished tables of one guest without other people; one more, and the oldest is deleted
TABLES_PER_ADDRESS = 40  # made in an hour
GUESTS_PER_ADDRESS = 120  # made in an hour
NAMES = 30  # names and languages that one guest takes in ten minutes
TRANSFERS_PER_ADDRESS = 10  # attempts in a minute
WRONG_DIGITS_PER_ADDRESS = 30  # codes for another device that are wrong, in an hour
WRONG_DIGITS = 500  # from all addresses together, in an hour: one in 2,000 of all that there are
CODES = 10  # for another device, made in a minute by one guest, and from one address
MISSES_PER_ADDRESS = 40  # codes that name no table, in an hour
MISSES = 1_000  # from all addresses together, in an hour
REPLAYS = 2  # played through at once, for all guests together
QUEUE, QUEUE_BYTES = 64, 256 * 1024  # frames and bytes that wait for a client
ANSWERS = 256  # frames that wait for a client where all but answers to its commands were thrown away


class Misses:
    """Counts how often each address has named a table that it cannot know, and how often all together have.

    Whoever guesses meets the limit, and whoever was given a code does not: only what was wrong counts. Where all
    together have guessed too often, one wrong guess of an address is enough.
    """

    def __init__(self, each: int, together: int, seconds: float, now: Callable[[], float]) -> None:
        """Allow so many, of one address and of all, in so many seconds."""
        self._each, self._together = Quota(each, seconds, now), Quota(together, seconds, now)

    def barred(self, address: str) -> bool:
        """Whether an address has to wait."""
        return self._each.reached(address, 1 if self._together.spent("") else self._each.most)

    def count(self, address: str) -> None:
        """Count a wrong guess."""
        self._each.take(address)
        self._together.take("")


def networks(address: str) -> tuple[str, ...]:
    """Return what an address counts for, the narrowest first.

    For IPv6 that is its /64, of which one household may use all addresses, and its /48, which one customer may have.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return (address,)
    if isinstance(found, IPv4Address):
        return (address,)
    if found.ipv4_mapped:
        return (str(found.ipv4_mapped),)
    return tuple(f"{ip_address(int(found) >> 128 - size << 128 - size)}/{size}" for size in (64, 48))


def _bounds(address: str, most: int) -> Iterator[tuple[str, int]]:
    """Return what an address counts for, each with how often in all, if one address may ``most``."""
    return zip(networks(address), (most, most * WIDER), strict=False)


class AtOnce:
    """Counts what each address has at the same time."""

    def __init__(self, most: int) -> None:
        """Allow so many of one address."""
        self._most = most
        self.counts: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Whether an address may have no more."""
        return any(self.counts[place] >= most for place, most in _bounds(address, self._most))

    def add(self, address: str) -> None:
        """Count one more."""
        self.counts.update(networks(address))

    def remove(self, address: str) -> None:
        """Count one less."""
        for place in networks(address):
            self.counts[place] -= 1
            if self.counts[place] <= 0:
                del self.counts[place]


class Quota:
    """Counts what each address does in a period; addresses are forgotten after it."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        """Allow ``most`` in any period of ``seconds``."""
        self.most, self.seconds, self._now = most, seconds, now
        self._counts: Counter[str] = Counter()
        self._ends = 0.0

    def reached(self, address: str, most: int) -> bool:
        """Whether an address has done it so often, or its wider network that often in proportion."""
        self._begin_anew()
        return any(self._counts[place] >= bound for place, bound in _bounds(address, most))

    def _begin_anew(self) -> None:
        """Forget what was counted, if the period is over."""
        now = self._now()
        if now >= self._ends:
            self._counts.clear()
            self._ends = now + self.seconds

    @property
    def minutes(self) -> int:
        """Return in how many minutes the period is over, one at least."""
        return max(1, ceil((self._ends - self._now()) / 60))

    def spent(self, address: str) -> bool:
        """Whether an address may do it no more."""
        return self.reached(address, self.most)

    def take(self, address: str) -> bool:
        """Whether an address may do it once more; it counts as done then."""
        if self.spent(address):
            return False
        self._counts.update(networks(address))
        return True

    def give_back(self, address: str) -> None:
        """Count what an address did once no longer."""
        self._begin_anew()
        places = networks(address)
        if self._counts[places[0]]:
            self._counts.subtract(places)
