"""The server under load: ``python -m bench.server_process STORE``; limits off, else as ``klaf serve``."""

import asyncio
import sys

from klaf.server.gate.config import Config
from klaf.server.hall.hall import Hall
from klaf.server.logging import Logger
from klaf.server.run import calm_python, listen, raise_file_limit, server
from klaf.server.store.opening import open_store
from klaf.server.warmup import compile_all


def main(store: str) -> None:
    """Serve until killed; the first line printed is the port."""
    compile_all()
    config = Config(port=0, store=store, limits=False)
    running = server(config, Hall(open_store(store), logger=Logger(quiet=True)))
    listening = listen(config)
    calm_python()
    raise_file_limit()
    print(listening.getsockname()[1], flush=True)
    asyncio.run(running.serve(sockets=[listening]))


if __name__ == "__main__":
    main(sys.argv[1])
