"""``klaf serve``: host tables until told to stop."""

import os
import socket
import sys
import threading
import webbrowser

from klaf.cli.interrupt import raise_on_interrupt
from klaf.cli.match_flags import MOST_PORT, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.stores import bad_store, shown_store
from klaf.engine.errors import MissingExtra
from klaf.locale import text
from klaf.server.errors import StoreFailed, StoreTaken, StoreUnfit
from klaf.server.gate.config import PORT, Config
from klaf.server.logging import Logger
from klaf.server.store.opening import is_database

ANYWHERE = "0.0.0.0"
MOST_PROCESSES = 64


def run_serve(parsed: Parsed, lang: str) -> int:
    """Serve until a signal stops the server; return the exit status."""
    config = settings(parsed)
    processes = n_processes(parsed, config.store)
    lan = _on(parsed, "lan")
    log = Logger(quiet=_on(parsed, "quiet"))

    def ready(port: int) -> None:
        here = "127.0.0.1" if config.host == ANYWHERE else config.host
        address = f"http://{here}:{port}/"
        print(text(lang, "serve-open-here", address=address))
        near = f"http://{lan_address()}:{port}/" if lan else address
        if _on(parsed, "open"):  # where others can reach it too: invitations are links to the address that is open
            show(near if config.host == ANYWHERE else address)
        if lan:
            show_lan(near, lang)
        if not (config.static / "index.html").exists():
            print(text(lang, "serve-no-client"))
        sys.stdout.flush()

    try:
        if processes > 1:
            from klaf.server.supervisor import run_supervised

            raise_on_interrupt()
            run_supervised(config, processes, log, ready)
        else:
            from klaf.server.run import run

            raise_on_interrupt()
            run(config, log, ready)
    except MissingExtra as error:
        raise CommandLineError(error.message, **error.facts) from None
    except (StoreTaken, StoreUnfit, StoreFailed) as error:
        raise bad_store(error, config.store, lang) from None
    except OSError:
        raise CommandLineError("serve-port-taken", host=config.host, port=str(config.port)) from None
    except SystemExit as ended:  # what the server says when it cannot start
        if ended.code:
            raise CommandLineError(
                "serve-bad-store", store=shown_store(config.store), why=text(lang, "health-failed")
            ) from None
    return 0


def show(address: str) -> None:
    """Open an address in the browser, without waiting for it; do nothing if there is no screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def settings(parsed: Parsed) -> Config:
    """Read the settings from the flags, or else from environment variables.

    Raises:
        CommandLineError: a value is no number, or out of bounds.
    """
    host = _value(parsed, "host") or (ANYWHERE if _on(parsed, "lan") else "127.0.0.1")
    return Config(
        host=host,
        port=whole("--port", _value(parsed, "port") or str(PORT), most=MOST_PORT),
        store=_value(parsed, "store") or "klaf.db",
        new=parsed.flag("new") is not None,
        domains=_many(parsed, "domain"),
        origins=_many(parsed, "origin"),
        proxies=_value(parsed, "proxies"),
        secure_cookies=_on(parsed, "secure-cookies"),
        keep_days=whole("--keep-days", _value(parsed, "keep-days") or "30", most=36500),
    )


def n_processes(parsed: Parsed, store: str) -> int:
    """Return how many processes are to serve.

    Raises:
        CommandLineError: that is no number, or there cannot be several.
    """
    wanted = whole("--processes", _value(parsed, "processes") or "1", 1, MOST_PROCESSES)
    if wanted > 1 and not is_database(store):
        raise CommandLineError("serve-processes-store")
    if wanted > 1 and sys.platform == "win32":
        raise CommandLineError("serve-processes-windows")
    return wanted


def _value(parsed: Parsed, name: str) -> str:
    variable = f"KLAF_{name.upper().replace('-', '_')}"
    return parsed.flag(name) or os.environ.get(variable, "")


def _many(parsed: Parsed, name: str) -> tuple[str, ...]:
    """Return what a flag was given, each time, or the environment with commas."""
    return tuple(parsed.flags.get(name) or [one.strip() for one in _value(parsed, name).split(",") if one.strip()])


def _on(parsed: Parsed, name: str) -> bool:
    return _value(parsed, name).lower() in ("on", "1", "true", "yes")


def lan_address() -> str:
    """Find this machine's address in its own network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that documentation may use, and nobody has
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_lan(address: str, lang: str) -> None:
    """Print an address for phones, as text and as a QR code."""
    import segno

    print(text(lang, "serve-open-lan", address=address))
    segno.make(address, micro=False).terminal(compact=True)
