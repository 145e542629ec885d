"""What the laboratory reads off a match of TAKI."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.games.taki.cards import COLOUR, COPIES, FIGURES, KINDS, N_COLOURED, N_FIGURES, N_KINDS
from klaf.games.taki.hands import held
from klaf.games.taki.moves import AND_CALL, DRAW, N_PLAYS
from klaf.games.taki.state import CHAIN, TURN, State
from klaf.games.taki.terms import term
from klaf.lab.probe import Probe
from klaf.locale import Term

CARDS = (*FIGURES, *KINDS[N_COLOURED:])  # the colours are alike: a figure counts whatever its colour


def begins_turn(s: State, move: int) -> bool:
    """Whether a move is the first of a turn: laying or drawing, not a call or an answer."""
    return (s.phase == TURN or s.phase == CHAIN) and (move < AND_CALL + N_PLAYS or move == DRAW)


def advantage(s: State, seat: int) -> int:
    """Put in front whoever has fewest cards; in the pyramid, whoever has climbed furthest."""
    return -(s.stage[seat] * 200 + s.count[seat])  # type: ignore[no-any-return]


def points(s: State, seat: int) -> int:
    """Return the cards that a seat holds."""
    return s.count[seat]  # type: ignore[no-any-return]


def won_deal(s: State) -> int:
    """Return the seats that won the match, its only deal."""
    return s.winners


def cards(s: State, seat: int, out: Array) -> None:
    """Add up the cards of a hand, by CARDS."""
    for card in range(N_KINDS):
        kind = card % N_FIGURES if card < N_COLOURED else card - COLOUR + N_FIGURES
        out[kind] += held(s, seat, card)


compile_module(__name__)


def word(kind: str) -> Term | None:
    """Name a kind of card: of coloured cards, only the figure."""
    return Term(kind, f"taki-figure-{kind.replace('+', 'plus')}") if kind in FIGURES else term(kind)


_copies = [int(COPIES[0, :N_COLOURED].reshape(-1, N_FIGURES)[:, figure].sum()) for figure in range(N_FIGURES)]
PROBE = Probe(
    CARDS,
    tuple(_copies + [int(n) for n in COPIES[0, N_COLOURED:]]),
    False,
    begins_turn,
    advantage,
    points,
    won_deal,
    cards,
    word,
)
