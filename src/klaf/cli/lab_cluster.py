"""``klaf lab scheduler`` and ``klaf lab worker``: the machines of a cluster."""

from klaf.cli.match_flags import MOST_PORT, threads_of, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.lab.cluster import scheduler, worker
from klaf.locale import text


def run_scheduler(parsed: Parsed, lang: str) -> int:
    """Run a scheduler until a signal stops it; return the exit status."""
    host, port = parsed.flag("host") or "127.0.0.1", parsed.flag("port") or "8786"
    number = whole("--port", port, most=MOST_PORT)
    try:
        scheduler(host, number, lambda at: print(text(lang, "lab-scheduler-ready", address=at), flush=True))
    except OSError:
        raise CommandLineError("serve-port-taken", host=host, port=port) from None
    return 0


def run_worker(parsed: Parsed, lang: str) -> int:
    """Run a worker until a signal stops it; return the exit status."""
    if not parsed.argument:
        raise CommandLineError("lab-no-address")
    worker(
        parsed.argument,
        threads_of(parsed.flag("threads")),
        lambda at: print(text(lang, "lab-worker-ready", address=parsed.argument, at=at), flush=True),
    )
    return 0
