"""The processes that serve from one store, and their leases."""

from collections.abc import Collection, Mapping


class Processes:
    """What a process asks of a store about itself and others; as here, where it is alone and runs every table."""

    async def join(self, process: str, seconds: float, told: int = 0) -> None:
        """Be there from now on, for so many seconds, without leases; those that the process had are gone.

        ``told``: how many notes it has sent of who is at its tables.
        """

    async def renew(self, process: str, seconds: float, told: int = 0) -> dict[str, int]:
        """Be there for so many seconds more; return the processes that are, and how many such notes each had sent.

        Those whose time is over are not there any more, and their leases are free. If this process is one of them, it
        is not among those returned, and has to join again.
        """
        return {process: told}

    async def leave(self, process: str) -> None:
        """Be there no longer, and release all leases."""

    async def hold(self, process: str, tables: Collection[str]) -> set[str]:
        """Take the leases of these tables that no process has; return all of them that this process has by now."""
        return set(tables)

    async def release(self, process: str, tables: Collection[str]) -> None:
        """Release the leases of these tables."""

    async def behind(self, seqs: Mapping[str, int]) -> dict[str, int]:
        """Return those of these tables whose logs have grown beyond what is known of them, and their last seqs."""
        return {}
