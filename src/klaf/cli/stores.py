"""Stores on the command line: how they are named, and the errors when one cannot be opened."""

from klaf.cli.parse import CommandLineError
from klaf.locale import text
from klaf.server.errors import StoreFailed, StoreTaken, StoreUnfit


def shown_store(store: str) -> str:
    """Name a store without the password in its address."""
    before, at, after = store.rpartition("@")
    if not at:
        return store
    scheme, _, user = before.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{after}"


def bad_store(error: StoreTaken | StoreUnfit | StoreFailed, store: str, lang: str) -> CommandLineError:
    """Return the error that says why a store cannot be opened."""
    shown = shown_store(store)
    if isinstance(error, StoreTaken):
        return CommandLineError("serve-store-taken", store=shown)
    if isinstance(error, StoreUnfit):
        return CommandLineError(f"serve-store-{error.why}", store=shown)
    return CommandLineError("serve-bad-store", store=shown, why=text(lang, f"health-{error.kind}"))
