"""A file with the results of a long run: a first line that names the study, then a line for each piece."""

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from klaf.engine.errors import KlafError


class Damaged(KlafError):
    """A line of the file cannot be what was written there."""

    code = "keep-damaged"


class Journal:
    """A file of JSON lines that only grows. A last line that was cut off is ignored."""

    def __init__(self, path: Path, header: dict[str, Any], other: type[KlafError]) -> None:
        """Open the file, or begin it.

        Raises:
            KlafError: of the type given; the file is of something else.
            OSError: the file cannot be read or written.
        """
        self.path = path
        first = json.dumps(header)
        if path.exists() and not (path.is_file() or path.is_dir()):  # a device: another file would be put in its place
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except UnicodeDecodeError:
            raise other(file=path.name) from None
        whole, newline, rest = text.rpartition("\n")
        if not newline and first.startswith(rest):  # nothing yet, or the very first line was cut off
            self._replace(first + "\n")
            whole = first
        elif not newline or whole.partition("\n")[0] != first:
            raise other(file=path.name)
        elif rest:
            self._replace(whole + "\n")
        self._lines = whole.split("\n")[1:]

    def rows(self) -> Iterator[tuple[int, Any]]:
        """Return the lines that the file held when it was opened, each with its number.

        Raises:
            Damaged: a line is no JSON.
        """
        for number, line in enumerate(self._lines, 2):
            try:
                yield number, json.loads(line)
            except ValueError:
                raise self.damaged(number) from None

    def damaged(self, number: int) -> Damaged:
        """Return the error for a damaged line."""
        return Damaged(file=self.path.name, line=number)

    def add(self, row: dict[str, Any]) -> None:
        """Write a line."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def _replace(self, text: str) -> None:
        """Put another text in the file's place, whole or not at all."""
        new = self.path.with_name(f"{self.path.name}.new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, self.path)
