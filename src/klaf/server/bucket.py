"""A token bucket: so many at once, and then so many a second."""


class Bucket:
    """A token bucket, by a time that only goes forward."""

    def __init__(self, now: float, rate: float, most: float, left: float | None = None) -> None:
        """Refill by ``rate`` a second up to ``most``; begin with what is left, or full."""
        self.rate, self.most = rate, most
        self._left, self._at = float(most if left is None else left), now

    def has(self, now: float) -> bool:
        """Whether there is one left."""
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left >= 1

    def take(self, now: float) -> bool:
        """Whether one more may be used; it counts as used then."""
        if not self.has(now):
            return False
        self._left -= 1
        return True

    def drain(self, now: float, count: int) -> None:
        """Note that so many were used, whether they were there or not; what was not there is not owed."""
        self.has(now)
        self._left = max(0.0, self._left - count)
