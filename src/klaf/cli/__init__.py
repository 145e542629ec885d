"""The klaf command. Importing this loads next to nothing, so that Ctrl-C works at once."""

TYPE_CHECKING = False  # to a type checker it is true; typing's own costs its import
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command line, by default that of the process, and return the exit status."""
    try:
        if arguments is None:
            from klaf.cli.interrupt import end_at_once

            end_at_once()
        from klaf.cli.command import run

        return run(arguments)
    except KeyboardInterrupt:  # before there are words for it, or once more while they are said
        return 130  # as in interrupt.py
