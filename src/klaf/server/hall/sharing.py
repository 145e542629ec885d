"""What a process shares with others on its store: which of them runs a table, what is written, and who is where."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from klaf.server.errors import StoreFailed
from klaf.server.hall.elsewhere import Elsewhere
from klaf.server.hall.leases import Leases
from klaf.server.hall.peers import Note, Peers
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import WrittenElsewhere
from klaf.server.time_source import TimeSource


class Sharing:
    """The leases of one process, its notes to the others, and theirs."""

    def __init__(
        self,
        store: Store,
        time: TimeSource,
        process: str,
        metrics: Metrics,
        tables: Mapping[str, Actor],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        """Take the store and the tables that are in memory here."""
        self._store, self._process, self._metrics, self._tables = store, process, metrics, tables
        self.leases = Leases(store, time, process)
        self.peers = Peers(store, process, metrics, spawn)
        self.elsewhere = Elsewhere(tables, self.peers.ask)

    def hear(self, note: Note) -> None:
        """Handle a note about processes and not about one table."""
        if note.kind == "here":
            self.elsewhere.hear(note)
        elif note.kind == "ask" and self._process in note.guests:
            self.peers.tell_anew()

    async def catch_up(self) -> None:
        """Renew the leases and look for what was missed: by as many questions for many tables as for one."""
        watched = {code: actor for code, actor in self._tables.items() if self._watches(actor)}
        try:
            renewed = await self.leases.renew(watched.keys(), self.peers.told)
            behind = await self._store.processes.behind({code: one.standing.seq for code, one in watched.items()})
        except StoreFailed:
            self._metrics.count("store_failures")
            return
        self.elsewhere.compare(renewed.told)
        self.peers.send()  # what could not be sent before
        for code, seq in behind.items():
            watched[code].post(WrittenElsewhere(seq))
        for code in renewed.gained:
            watched[code].tick()

    def _watches(self, actor: Actor) -> bool:
        """Whether somebody is at a table here, or at one that this process runs, through whatever process.

        Whoever runs a table goes on while people are at it through other processes: nobody waits for a lease to end,
        and whoever leaves in the middle of a shuffle is named.
        """
        return bool(actor.viewers) or (actor.table.awake and self.leases.holds(actor.code))
