"""Keys to single matches of private tables: who was there may show a replay to others, by a link."""

import base64
import hashlib
import hmac

from klaf.server.store.contract import Store

BYTES = 15  # of a key: nobody guesses one


class MatchKeys:
    """Makes and knows the keys, each for one match; they stay the same, also for other processes of the store."""

    def __init__(self, store: Store) -> None:
        """Know none until the store is open."""
        self._store = store
        self._secret = b""

    async def open(self) -> None:
        """Fetch what the keys are made from."""
        self._secret = await self._store.secret("matches")

    def key(self, code: str, match: int) -> str:
        """Return the key of a match."""
        digest = hmac.new(self._secret, f"match {code} {match}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:BYTES]).decode()

    def fits(self, code: str, match: int, key: str) -> bool:
        """Whether somebody has the key of a match."""
        return hmac.compare_digest(self.key(code, match).encode(), key.encode())
