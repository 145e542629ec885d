"""Who somebody is: a guest, proved by a signed cookie and nothing else."""

import base64
import hashlib
import hmac
import secrets

from klaf.server.clocks import Clock
from klaf.server.errors import Refused
from klaf.server.store.contract import GuestRow, Store
from klaf.server.table.guest_names import cleaned

COOKIE = "klaf"
YEAR = 365 * 24 * 3600
TRANSFER_SECONDS = 60
DRAWS = 20
DAY = 24 * 3_600_000


class Identity:
    """Makes guests, and recognises them by their cookies."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Take the store whose secret signs the cookies; ``open`` fetches it."""
        self.store, self.clock = store, clock
        self._key = b""

    async def open(self) -> None:
        """Fetch the key that cookies are signed with."""
        self._key = await self.store.secret("cookies")

    def signed(self, guest: str) -> str:
        """Return the cookie of a guest."""
        return f"{guest}.{self._signature(guest)}"

    def _signature(self, guest: str) -> str:
        digest = hmac.new(self._key, f"guest {guest}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def read(self, cookie: str | None) -> str | None:
        """Return the guest whom a cookie proves, None if it proves nobody."""
        guest, _, signature = (cookie or "").partition(".")
        if guest and hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return guest
        return None

    async def known(self, cookie: str | None) -> GuestRow | None:
        """Return what is known of the guest of a cookie."""
        guest = self.read(cookie)
        return None if guest is None else await self.store.guest(guest)

    async def introduce(self, cookie: str | None, name: str, lang: str) -> GuestRow:
        """Make a guest, or change one's name and language.

        Raises:
            Refused: that cannot be a name.
        """
        guest = await self.known(cookie)
        day = self.clock.date() // DAY * DAY
        row = GuestRow(guest.id if guest else secrets.token_urlsafe(16), cleaned(name), lang, day)
        await self.store.put_guest(row)
        return row

    def _digest(self, code: str) -> str:
        return hmac.new(self._key, f"transfer {code}".encode(), hashlib.sha256).hexdigest()

    async def transfer(self, guest: str) -> str:
        """Return six digits by which another device can become this guest.

        Raises:
            Refused: all codes that were drawn are in use.
        """
        for _ in range(DRAWS):
            code = f"{secrets.randbelow(1_000_000):06}"
            now = self.clock.date()
            if await self.store.put_transfer(self._digest(code), guest, now + TRANSFER_SECONDS * 1000, now):
                return code
        raise Refused("failed", retry=True)

    async def redeem(self, code: str) -> GuestRow:
        """Return the guest of six digits, once.

        Raises:
            Refused: they are wrong, used or too old.
        """
        guest = await self.store.take_transfer(self._digest(code), self.clock.date())
        row = None if guest is None else await self.store.guest(guest)
        if row is None:
            raise Refused("bad-transfer", field="code")
        return row
