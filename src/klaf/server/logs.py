"""Structured logs: one JSON object a line, of numbers and codes only. No cards, no names, no cookies."""

import json
import sys
import time
import traceback
from typing import TextIO

ALLOWED = frozenset({"table", "count", "seconds", "status", "kind", "where", "process", "port", "store", "version"})


class Log:
    """A log for machines and their keepers."""

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
        """Note something that is as it should be."""
        self._write("info", event, facts)

    def error(self, event: str, **facts: str | int | float) -> None:
        """Note something that is not."""
        self._write("error", event, facts)

    def failure(self, event: str, **facts: str | int | float) -> None:
        """Note the error that is being handled: its kind and where it arose, not what it says, which may hold cards."""
        kind, _, trace = sys.exc_info()
        frames = traceback.extract_tb(trace)
        where = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-4:][::-1])
        self._write("error", event, {**facts, "kind": kind.__name__ if kind else "", "where": where})
