"""The end of a mini-game: its points, and whether the match ends with it."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.eight import events as ev_
from klaf.games.eight.deal import deal_next
from klaf.games.eight.hands import in_play, n_burnt
from klaf.games.eight.options import CLASSIC, TIE_ALL
from klaf.games.eight.state import ENOUGH, MINI_GAMES, OVER, State
from klaf.games.eight.turns import after


def end_mini_game(s: State, ev: Log, seat: int) -> None:
    """EH-30, EH-32: a seat got rid of all its cards; return the points, then deal anew or end the match."""
    tell(ev, ev_.OUT, seat, 0, 0)
    for other in range(s.players):
        left, burnt = in_play(s, other), n_burnt(s, other)
        tell(ev, ev_.COUNTED, other, left, burnt + (left + burnt) * 128)
    if s.edition == CLASSIC:
        score(s, ev, seat, 2, ev_.FOR_PRESIDENT)
        score_deputies(s, ev, seat)
        ends = s.number == MINI_GAMES
    else:
        score(s, ev, seat, 1, ev_.FOR_OUT)
        score_fewest(s, ev, seat)
        ends = most_points(s) >= ENOUGH
    s.went_out = seat
    winners = leaders(s)
    if ends and s.edition != CLASSIC and winners & (winners - 1):  # EH-31: a tie goes on until one leads
        tell(ev, ev_.DECIDING, -1, 0, 0)
        ends = False
    if not ends:
        if not ev.stops:
            deal_next(s, ev)
        return
    s.phase = OVER
    s.over = 1
    s.winners = winners
    tell(ev, ev_.WON, -1, winners, 0)


def score(s: State, ev: Log, seat: int, points: int, reason: int) -> None:
    """Add points to a seat."""
    s.points[seat] += points
    tell(ev, ev_.SCORED, seat, reason + points * 8, s.points[seat])


def fewest(s: State) -> int:
    """Return the seats that have fewest cards, burnt ones included, a bit each."""
    least = 1 << 30
    seats = 0
    for seat in range(s.players):
        cards = in_play(s, seat) + n_burnt(s, seat)
        if cards < least:
            least = cards
            seats = 0
        if cards == least:
            seats |= 1 << seat
    return seats


def score_fewest(s: State, ev: Log, out: int) -> None:
    """EH-30: a point for the fewest cards, to each who has them or only to one alone, and one for a clean win."""
    seats = fewest(s)
    if s.tie_fewest == TIE_ALL or not seats & (seats - 1):
        for seat in range(s.players):
            if seats >> seat & 1:
                score(s, ev, seat, 1, ev_.FOR_FEWEST)
    else:
        tell(ev, ev_.TIED, -1, 0, 0)
    if s.burnt[out] == 0:
        score(s, ev, out, 1, ev_.FOR_CLEAN)


def score_deputies(s: State, ev: Log, president: int) -> None:
    """EH-32: a point for each who has fewest cards; the first of them, from the President on, may swap next time."""
    seats = fewest(s)
    s.deputy = -1
    for step in range(s.players):
        seat = after(s, president, step)
        if seats >> seat & 1:
            score(s, ev, seat, 1, ev_.FOR_DEPUTY)
            if s.deputy < 0:
                s.deputy = seat


def most_points(s: State) -> int:
    """Return the most points that anybody has."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.points[seat])
    return most


def leaders(s: State) -> int:
    """Return the seats that have most points, a bit each."""
    most = most_points(s)
    seats = 0
    for seat in range(s.players):
        if s.points[seat] == most:
            seats |= 1 << seat
    return seats


compile_module(__name__, inline=(score_fewest, score_deputies))
