"""Ctrl-C while a command is still loading: an exception in the midst of an import may be swallowed, or become another.

Nothing has been played or written by then, so the process just ends.
"""

import os
import signal

STATUS = 130  # what a shell says of a command that was interrupted


def end_at_once() -> None:
    """Let Ctrl-C end the process at once, unless something else handles it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def raise_on_interrupt() -> None:
    """Let Ctrl-C raise KeyboardInterrupt, now that everything is loaded."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(*_: object) -> None:
    os._exit(STATUS)
