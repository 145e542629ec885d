"""What every view shows of a match, and what none does."""

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import MatchState

_NO_KEY = np.uint32(0xFFFFFFFF)


def show_common(s: MatchState, v: MatchState) -> None:
    """Write into v what all viewers may know of the fields that every game has; the random stream stays hidden."""
    v.game, v.players, v.edition = s.game, s.players, s.edition
    v.over, v.winners, v.turn, v.shuffles = s.over, s.winners, s.turn, s.shuffles
    for k in range(8):
        v.key[k] = _NO_KEY
    for k in range(16):
        v.block[k] = 0


compile_module(__name__)
