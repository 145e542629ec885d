"""Finds the store of an address."""

from klaf.server.store.sql_store import Opening, SqlStore

PATIENCE = 5.0  # seconds that somebody waits for the store


def is_database(address: str) -> bool:
    """Whether an address names a database server, which several processes can share."""
    return address.startswith(("postgresql://", "postgres://"))


def open_store(address: str, new: bool = False, opening: Opening = "serve", patience: float = PATIENCE) -> SqlStore:
    """Return the store of an address: a file, or postgresql://…; ``new``: what is lost is begun anew.

    Raises:
        MissingExtra: PostgreSQL's driver is not installed.
    """
    if is_database(address):
        from klaf.server.store.postgres import PostgresStore

        return PostgresStore(address, patience=patience, new=new, opening=opening)
    from klaf.server.store.sqlite import SQLiteStore

    return SQLiteStore(address, patience=patience, new=new, opening=opening)
