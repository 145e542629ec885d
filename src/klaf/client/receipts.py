"""What a client remembers of the rounds that it took part in, and what the record of a match must say of them."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from msgspec import Struct, structs

from klaf.client.errors import RefusedError
from klaf.wire.fairness import Flaw, Round, flaws, proof_lines, read_proof, share_commitment

MATCHES = 40  # that are remembered
ROUNDS = 32  # in which a client tells shares without seeing a match dealt: a server that wants more deceives

# ``drawn``: bound to it; the client did not see the round sealed. ``sealed``: it did, and sent the share. ``told``: the
# server has it. ``left-out``: the client was there, and the round had no number of its, or one that it never gave.
# ``said-silent``: it was there and sent its share, and was named as silent.
Told = Literal["drawn", "sealed", "told", "left-out", "said-silent"]


class Receipt(Struct, frozen=True, kw_only=True):
    """A client's part in one round: of a match, under the server's commitment ``shuffle``.

    ``redealt`` are the rounds before it, as the table showed them; ``dealt``: the client saw the match on the table.
    """

    table: str
    match: int
    seat: int
    shuffle: str = ""
    share: str = ""
    state: Told = "drawn"
    redealt: tuple[tuple[int, ...], ...] = ()
    dealt: bool = False


class Receipts:
    """The receipts of one client, in the order of their rounds; whole matches are forgotten, never single rounds."""

    def __init__(self) -> None:
        """Start with none."""
        self.all: list[Receipt] = []

    def find(self, shuffle: str, seat: int) -> Receipt | None:
        """Return the receipt of a round."""
        return next((one for one in self.all if (one.shuffle, one.seat) == (shuffle, seat)), None)

    def of_round(self, table: str, match: int, seat: int, number: int) -> Receipt | None:
        """Return the last receipt of the round that came after so many others."""
        where = (table, match, seat, number)
        found = [one for one in self.all if (one.table, one.match, one.seat, len(one.redealt)) == where]
        return found[-1] if found else None

    def keep(self, receipt: Receipt) -> None:
        """Add a receipt, or replace the receipt of the same round."""
        known = self.find(receipt.shuffle, receipt.seat) if receipt.shuffle else None
        if known is not None:
            self.all = [receipt if one is known else one for one in self.all]
            return
        match = (receipt.table, receipt.match)
        # A share whose round gave way to another before it was sealed is never told, and need not be remembered.
        self.all = [one for one in self.all if (one.table, one.match) != match or one.state != "drawn"]
        self.all.append(receipt)
        self._evict(match)

    def _evict(self, but: tuple[str, int]) -> None:
        """Forget the oldest matches, first those that were dealt."""
        matches = {(one.table, one.match): one.dealt for one in self.all}
        old = sorted((one for one in matches if one != but), key=lambda one: not matches[one])
        gone = {*old[: max(0, len(matches) - MATCHES)]}
        self.all = [one for one in self.all if (one.table, one.match) not in gone]

    def dealt(self, table: str, match: int) -> None:
        """Note that a match lies on its table, or that its record shows all that it must."""
        wanted = (table, match)
        self.all = [structs.replace(one, dealt=True) if (one.table, one.match) == wanted else one for one in self.all]

    def waiting(self, table: str) -> int:
        """Return how many rounds of a table were sealed for a match that was not seen to be dealt."""
        return sum(one.table == table and one.state != "drawn" and not one.dealt for one in self.all)

    def owed(self, table: str, match: int) -> dict[int, list[Receipt]]:
        """Return the receipts that records must show, by match: of this one, and of any before it that was not seen.

        So no server hides a round by saying that it was for another match.
        """
        here = [one for one in self.all if one.table == table]
        last = max((number for number, one in enumerate(here) if one.match == match), default=None)
        before = [one for one in here if one.match < match] if last is None else here[: last + 1]
        owed: dict[int, list[Receipt]] = {match: []}
        for one in before:
            if one.match == match or not (one.dealt or one.state == "drawn"):
                owed.setdefault(one.match, []).append(one)
        return owed

    async def check(
        self, table: str, match: int, seat: int | None, record: Callable[[int], Awaitable[str]]
    ) -> list[Flaw]:
        """Check the shuffle of a match in which this client had the seat; ``record`` fetches a match's record."""
        found = []
        for number, receipts in self.owed(table, match).items():
            try:
                lines = proof_lines(await record(number))
                rounds = read_proof(lines, int(lines.get("players", "0")))
            except (RefusedError, ValueError):
                found.append(Flaw("verify-no-proof" if number == match else "verify-hidden-round", seat or 0))
                continue
            wrong = missed(receipts, rounds)
            if number == match:
                wrong = [*flaws(rounds, lines.get("key", "")), *(wrong or unused(receipts, seat, rounds))]
            if not wrong:
                self.dealt(table, number)
            found += wrong
        return found


def missed(receipts: Sequence[Receipt], rounds: Sequence[Round]) -> list[Flaw]:
    """Return what a record leaves out, or says otherwise, of the rounds that a client took part in."""
    found = []
    numbers = {one.bound: number for number, one in enumerate(rounds)}
    for receipt in receipts:
        if receipt.state in ("left-out", "said-silent"):
            found.append(Flaw(f"verify-{receipt.state}", receipt.seat))
        if receipt.state == "drawn" or not receipt.share:
            continue
        number = numbers.get(receipt.shuffle)
        if number is None or tuple(one.refused for one in rounds[:number]) != receipt.redealt:
            found.append(Flaw("verify-hidden-round", receipt.seat))
        elif receipt.state in ("sealed", "told"):
            found += _changed(receipt, rounds[number])
    return found


def _changed(receipt: Receipt, made: Round) -> list[Flaw]:
    """Return how a round has something else than its client's share."""
    seat, share = receipt.seat, made.shares[receipt.seat]
    if made.sealed[seat] != share_commitment(made.bound, seat, receipt.share) or share not in (None, receipt.share):
        return [Flaw("verify-other-share", seat)]
    if share is None and receipt.state == "told":
        return [Flaw("verify-said-silent" if seat in made.refused else "verify-other-share", seat)]
    return []


def unused(receipts: Sequence[Receipt], seat: int | None, rounds: Sequence[Round]) -> list[Flaw]:
    """Return whether no share of a client, who had that seat, made the key."""
    last = rounds[-1]
    mine = {(one.seat, one.share) for one in receipts}
    if not mine and (seat is None or last.shares[seat] is not None):  # it played on another device, or not at all
        return []
    return [] if mine & {*enumerate(last.shares)} else [Flaw("verify-without-share", seat or 0)]
