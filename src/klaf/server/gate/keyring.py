"""The keys that cookies are signed with: the newest signs, older ones verify until they are retired."""

import base64
import hashlib
import hmac
from typing import NamedTuple

from klaf.server.store.contract import Key, Store
from klaf.server.time_source import TimeSource

SOON = 2.0  # seconds between two looks at the store for a key that is not known
FRESH = 60.0  # seconds that the keys are believed without a look at the store


class Proof(NamedTuple):
    """What a cookie proves: that a key of this server has signed it for a guest, before all were revoked or after."""

    guest: str
    generation: int
    key: str


class KeyRing:
    """The keys of a store, as this process knows them."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        """Know no key until they are read."""
        self._store, self._time = store, time
        self._keys: dict[str, Key] = {}
        self._read_at = 0.0

    async def refresh(self) -> None:
        """Read the keys from the store; other processes, and ``klaf admin``, change them."""
        self._keys = {key.id: key for key in await self._store.keys()}
        self._read_at = self._time.now()

    @property
    def newest(self) -> Key:
        """Return the key that signs."""
        return next(iter(self._keys.values()))

    def knows(self, key: str) -> bool:
        """Whether a key still verifies."""
        return key in self._keys

    def sign(self, guest: str, generation: int) -> str:
        """Return the cookie of a guest."""
        proof = Proof(guest, generation, self.newest.id)
        return f"{guest}.{generation}.{proof.key}.{_signature(self.newest, proof)}"

    async def read(self, cookie: str | None) -> Proof | None:
        """Return what a cookie proves, None if nothing."""
        parts = (cookie or "").split(".")
        if len(parts) != 4:
            return None
        guest, generation, name, signature = parts
        if not (generation.isascii() and generation.isdigit() and len(generation) < 10):
            return None
        age = self._time.now() - self._read_at
        if age > FRESH or (age > SOON and name not in self._keys):
            await self.refresh()
        key, proof = self._keys.get(name), Proof(guest, int(generation), name)
        if key is None or not hmac.compare_digest(signature.encode(), _signature(key, proof).encode()):
            return None
        return proof


def _signature(key: Key, proof: Proof) -> str:
    digest = hmac.new(key.value, f"guest {proof.guest} {proof.generation}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
