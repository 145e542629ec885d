"""What bots know of Stairs: the worked example of docs/adding-a-game.md, "Bots"."""

from klaf.bots.chances import FOLD, split_by_points, split_win
from klaf.bots.dispatch import Mind, one_deal
from klaf.engine.bits import lowest
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from tests.stairs.rules import DRAW, State


def advise(s: State, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Climb by the smallest step: the lowest card that may be laid, which comes before drawing."""
    return lowest(words[0]) if mind[0] else DRAW


def worth(s: State, out: Array) -> None:
    """Write what each seat is worth: who has won or, before that, the fewer cards the better."""
    if s.over:
        split_win(s, out)
        return
    for seat in range(s.players):
        out[seat] = -FOLD * s.count[seat]
    split_by_points(s.players, out)


compile_module(__name__)

MIND = Mind({"climb": 1}, advise, one_deal, worth)
