"""Checks of the files that commands read and write."""

import errno
import os
from itertools import combinations
from pathlib import Path

from klaf.cli.parse import CommandLineError, Parsed

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
}


def bad_file(file: str, error: OSError) -> CommandLineError:
    """Return the error that says why a file cannot be used."""
    reason = "folder" if Path(file).is_dir() else REASONS.get(error.errno or 0)
    return CommandLineError(f"arena-bad-file-{reason}" if reason else "arena-bad-file", file=file)


def check_files_differ(parsed: Parsed, *names: str) -> None:
    """Make sure that no two flags name the same file; ``-`` for JSON is none.

    Raises:
        CommandLineError: two do.
    """
    given = {name: parsed.flag(name) for name in names}
    files = [(name, file) for name, file in given.items() if file and (name, file) != ("json", "-")]
    for (one, first), (other, second) in combinations(files, 2):
        if _same(Path(first), Path(second)):
            raise CommandLineError("cli-same-file", one=f"--{one}", other=f"--{other}", file=second)


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except (OSError, ValueError):  # one of them is not there yet, or has a name that no file can have
        return os.path.normcase(os.path.realpath(one)) == os.path.normcase(os.path.realpath(other))
