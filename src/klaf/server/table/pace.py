"""How long things take at a table."""

from typing import NamedTuple


class Pace(NamedTuple):
    """How long things take, in seconds."""

    window: float = 4.0  # a window waits for answers
    call: float = 1.5  # others' moves wait for a call
    deal: float = 3.0  # a shuffle waits for commitments, and as long for shares
    bot: float = 0.9  # a bot moves
    bot_call: float = 0.5  # a bot calls or lets go
    away: float = 15.0  # a lost connection counts as absence
