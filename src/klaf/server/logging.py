"""Structured logs: one JSON object a line, of numbers and codes only. No cards, no names, no cookies."""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import TextIO

ALLOWED = frozenset(
    {"table", "count", "seconds", "status", "kind", "where", "process", "port", "store", "version", "row"}
)
LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "asyncio", "websockets", "concurrent.futures")


class Logger:
    """Writes the log of a server."""

    def __init__(self, stream: TextIO | None = None, quiet: bool = False) -> None:
        """Write to a stream, the standard error unless told otherwise."""
        self.stream = stream
        self.quiet = quiet

    def _write(self, level: str, event: str, facts: dict[str, str | int | float]) -> None:
        if self.quiet and level == "info":
            return
        unknown = facts.keys() - ALLOWED
        assert not unknown, unknown
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime()) + "Z"
        line = json.dumps({"at": moment, "level": level, "event": event, **facts})
        print(line, file=self.stream or sys.stderr, flush=True)

    def info(self, event: str, **facts: str | int | float) -> None:
        """Log a normal event."""
        self._write("info", event, facts)

    def warning(self, event: str, **facts: str | int | float) -> None:
        """Note something that was not, and that is mended."""
        self._write("warning", event, facts)

    def error(self, event: str, **facts: str | int | float) -> None:
        """Log an error."""
        self._write("error", event, facts)

    def failure(self, event: str, error: BaseException | None = None, **facts: str | int | float) -> None:
        """Log an exception: the one given, or the one that is being handled.

        Logs its type and where it was raised, but not its message, which may name cards.
        """
        error = error or sys.exception()
        frames = traceback.extract_tb(error.__traceback__) if error else []
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-4:][::-1])
        self._write("error", event, {**facts, "kind": type(error).__name__ if error else "", "where": where})

    def take_over(self) -> None:
        """Write the log messages of libraries into this log."""
        for name in LIBRARIES:
            theirs = logging.getLogger(name)
            theirs.handlers[:] = [Passed(self)]
            theirs.propagate = False


class Passed(logging.Handler):
    """Passes the log messages of libraries on: the logger, the level and the place, but not the text."""

    def __init__(self, logger: Logger) -> None:
        """Pass on to a logger, from warnings on."""
        super().__init__(logging.WARNING)
        self.logger = logger

    def emit(self, record: logging.LogRecord) -> None:
        """Pass one log message on."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.logger.failure(record.name, error)
        else:
            self.logger.error(record.name, kind=record.levelname, where=f"{record.filename}:{record.lineno}")
