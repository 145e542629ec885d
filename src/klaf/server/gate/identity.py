"""Who somebody is: a guest, proved by a signed cookie and nothing else."""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Collection

from klaf.server.errors import Refused
from klaf.server.gate.keyring import KeyRing, Proof
from klaf.server.store.contract import GuestRow, Store
from klaf.server.table.guest_names import cleaned
from klaf.server.time_source import TimeSource

COOKIE = "klaf"
YEAR = 365 * 24 * 3600
TRANSFER_SECONDS = 60
DRAWS = 20
DAY = 24 * 3_600_000


Served = Callable[[], Awaitable[int]]  # milliseconds that only go forward, the same for all processes


class Identity:
    """Makes and knows guests."""

    def __init__(self, store: Store, time: TimeSource, served: Served) -> None:
        """Sign with the store's keys, once it is open; ``time`` tells how long servers have served."""
        self.store, self.time, self._served = store, time, served
        self.ring = KeyRing(store, time)
        self._codes = b""

    async def open(self) -> None:
        """Fetch the keys that cookies are signed and codes are hashed with."""
        await self.ring.refresh()
        self._codes = await self.store.secret("codes")
        await self._drop_transfers()

    async def _drop_transfers(self) -> None:
        """Forget codes of servers that are gone, as nobody has seen how old they are; other processes keep theirs."""
        now = await self._served()
        await self.store.drop_transfers(now if self.store.shared else now + TRANSFER_SECONDS * 1000)

    def signed(self, guest: GuestRow) -> str:
        """Return the cookie of a guest."""
        return self.ring.sign(guest.id, guest.generation)

    async def known(self, cookie: str | None) -> GuestRow | None:
        """Return the stored guest of a cookie; None if the cookie is invalid or revoked."""
        found = await self.proved(cookie)
        return found and found[1]

    async def proved(self, cookie: str | None) -> tuple[Proof, GuestRow] | None:
        """Return what a cookie proves, with what is known of its guest."""
        proof = await self.ring.read(cookie)
        guest = None if proof is None else await self.store.guest(proof.guest)
        if proof is None or guest is None or guest.generation != proof.generation:
            return None
        return proof, guest

    async def revoked(self, proofs: Collection[Proof]) -> set[Proof]:
        """Return which of these proofs count no more: their key is retired, or their guest's cookies were revoked.

        Raises:
            StoreFailed: that cannot be read.
        """
        await self.ring.refresh()
        known = await self.store.generations(sorted({proof.guest for proof in proofs}))
        return {one for one in proofs if not self.ring.knows(one.key) or known.get(one.guest) != one.generation}

    async def introduce(self, cookie: str | None, name: str, lang: str) -> GuestRow:
        """Make a guest, or change one's name and language.

        Raises:
            Refused: that cannot be a name.
        """
        guest = await self.known(cookie)
        day = self.time.date() // DAY * DAY
        known = (guest.id, guest.generation) if guest else (secrets.token_urlsafe(16), 0)
        row = GuestRow(known[0], cleaned(name), lang, day, known[1])
        await self.store.put_guest(row)
        return row

    def _digest(self, *secret: str) -> str:
        return hmac.new(self._codes, f"transfer {' '.join(secret)}".encode(), hashlib.sha256).hexdigest()

    async def transfer(self, guest: str, network: str) -> str:
        """Return six digits by which another device can become this guest; ``network``: where they were asked for.

        Raises:
            Refused: all codes that were drawn are in use.
        """
        now = await self._served()
        until = now + TRANSFER_SECONDS * 1000
        for _ in range(DRAWS):
            code = f"{secrets.randbelow(1_000_000):06}"
            if await self.store.put_transfer(self._digest(code), guest, until, now):
                await self.store.put_transfer(self._digest(code, network), guest, until, now)
                return code
        raise Refused("failed", retry=True)

    async def redeem(self, code: str, network: str | None = None) -> GuestRow:
        """Return the guest of six digits, once.

        Raises:
            Refused: they are wrong, used or too old; or they were not asked for in that network, if one is named.
        """
        now = await self._served()
        near = network is None or await self.store.take_transfer(self._digest(code, network), now) is not None
        guest = await self.store.take_transfer(self._digest(code), now) if near else None
        row = None if guest is None else await self.store.guest(guest)
        if row is None:
            raise Refused("bad-transfer", field="code")
        return row
