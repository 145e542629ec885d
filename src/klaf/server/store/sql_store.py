"""A store in a database. What operators ask of it needs no method of its own: they ask in SQL."""

from abc import abstractmethod
from typing import Any, Literal, NamedTuple

from klaf.server.store import statements as sql
from klaf.server.store.contract import Store

# How a store is opened: to serve its tables, which makes it and brings its schema up to date; ``alone``: to change what
# is there while no server has it in its memory; ``beside``: for what is safe while a server has it.
Opening = Literal["serve", "alone", "beside"]


class Statement(NamedTuple):
    """A statement in SQL, with ``?`` for each of its values."""

    text: str
    values: tuple[Any, ...] = ()


class SqlStore(Store):
    """A store in a database."""

    @abstractmethod
    async def snapshot(self, *statements: Statement) -> list[list[Any]]:
        """Return what statements find, all at one moment.

        Raises:
            StoreFailed: it cannot be read.
        """

    async def to_forget(self) -> list[str]:
        """Return the guests whose deletion an operator has asked for."""
        (found,) = await self.snapshot(Statement(sql.TO_FORGET))
        return [guest for (guest,) in found]

    async def closed(self) -> list[str]:
        """Return the tables that an operator has closed."""
        (found,) = await self.snapshot(Statement(sql.CLOSED))
        return [code for (code,) in found]

    async def is_closed(self, table: str) -> bool:
        """Whether an operator has closed a table."""
        (found,) = await self.snapshot(Statement(sql.IS_CLOSED, (table,)))
        return bool(found)

    async def end_closed(self) -> None:
        """List the tables that an operator has closed as finished."""
        await self.change(Statement(sql.END_CLOSED))

    @abstractmethod
    async def flaws(self) -> list[str]:
        """Return what the database finds wrong with its own files, in its own words; empty: nothing.

        Raises:
            StoreFailed: it cannot be read.
        """

    @abstractmethod
    async def change(self, *statements: Statement) -> list[list[Any]]:
        """Carry out statements, all or none; return what each of them returns.

        Raises:
            StoreFailed: nobody knows whether that was done.
        """
