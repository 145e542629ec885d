"""How long a table waits, and for what; computed only from what all viewers can see."""

from klaf.engine.match import Match
from klaf.engine.moment import Moment
from klaf.server.log.state import Standing, State
from klaf.server.table.pace import Pace
from klaf.wire.tables import Clock as Shown


def moment_of(standing: Standing | None, known: Moment | None = None) -> Moment:
    """Return what the match on a table waits for, nothing where none is played; ``known``: it was found out before."""
    if standing is None or standing.match is None or standing.state.stage != "playing":
        return Moment()
    return known or standing.match.view(None).moment


class Timing:
    """The clocks of one table."""

    def __init__(self, pace: Pace) -> None:
        """Start with no clock running."""
        self.pace = pace
        self.moment = Moment()
        self.since = 0.0  # the last change of the match
        self._match: Match | None = None
        self.window_since = 0.0
        self.call_since = 0.0
        self.deal_since = 0.0
        self.turn_length = 0
        self.dealing = False
        self._awaited: tuple[str, bool] | None = None

    def observe(self, standing: Standing, now: float, moment: Moment | None = None) -> None:
        """Note a change of the table; ``moment`` is what its match waits for, where that is known already."""
        before, awaited = self.moment, self._awaited
        state = standing.state
        self.moment = moment_of(standing, moment)
        self.dealing = state.stage == "dealing"
        self.turn_length = state.settings.clock
        if standing.match is not self._match:
            self._match, self.since = standing.match, now
        if self.moment.asked and not before.asked:
            self.window_since = now
        if set(self.moment.due) - set(before.due):
            self.call_since = now
        self._awaited = _awaited(state)
        if self._awaited != awaited:
            self.deal_since = now

    def restart(self, now: float) -> None:
        """Start the clocks again when somebody comes to a table where they stood still."""
        self.since = self.window_since = self.call_since = self.deal_since = now

    @property
    def window_ends(self) -> float:
        """Return the moment when a window has waited long enough."""
        return self.window_since + self.pace.window

    @property
    def call_ends(self) -> float:
        """Return the moment until which others' moves wait for a call."""
        return self.call_since + self.pace.call if self.moment.due else 0.0

    @property
    def deal_ends(self) -> float:
        """Return the moment when a shuffle waits for commitments, or for shares, no longer."""
        return self.deal_since + self.pace.deal

    @property
    def turn_ends(self) -> float | None:
        """Return the moment when the turn clock runs out."""
        if not self.turn_length or self.moment.asked or not self.moment.turn:
            return None
        return max(self.since, self.call_ends) + self.turn_length

    @property
    def bot_moves(self) -> float:
        """Return the moment when a bot makes the move it may make."""
        return max(self.since + self.pace.bot, self.call_ends)

    @property
    def bot_breaks(self) -> float:
        """Return the moment when a bot answers a window."""
        return self.window_since + self.pace.bot

    @property
    def bot_calls(self) -> float:
        """Return the moment when a bot makes a call."""
        return self.call_since + self.pace.bot_call

    def in_grace(self, now: float) -> bool:
        """Whether moves of others wait for a call."""
        return now < self.call_ends

    def shown(self, now: float) -> Shown | None:
        """Return the clock that is running, for people."""
        if self.dealing:
            return _shown("deal", (), self.deal_ends - now, self.pace.deal)
        if self.moment.asked:
            return _shown("window", self.moment.asked, self.window_ends - now, self.pace.window)
        if self.moment.due and now < self.call_ends:
            return _shown("call", self.moment.due, self.call_ends - now, self.pace.call)
        if self.turn_ends is not None:
            return _shown("turn", self.moment.turn, self.turn_ends - now, self.turn_length)
        return None


def _awaited(state: State) -> tuple[str, bool] | None:
    """Return what a shuffle waits for: in which round, and whether it is sealed."""
    if state.stage != "dealing":
        return None
    return ("", False) if state.shuffle is None else (state.shuffle.round.bound, state.shuffle.sealed)


def _shown(kind: str, seats: tuple[int, ...], left: float, length: float) -> Shown:
    return Shown(
        kind=kind,  # type: ignore[arg-type]
        seats=seats,
        length=round(length * 1000),
        left=max(0, round(left * 1000)),
    )
