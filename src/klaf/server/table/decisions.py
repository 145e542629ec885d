"""What a move, a phrase or a departure does to a table: inputs, or the reason why not. Nothing here waits or stores."""

from collections.abc import Set

from klaf.games import game
from klaf.server.errors import Refused
from klaf.server.log.change import Change, change_of
from klaf.server.log.inputs import (
    AnyInput,
    BotSat,
    Dealt,
    Freed,
    Hosted,
    Moved,
)
from klaf.server.log.state import Standing, State, house_rules
from klaf.server.telling.phrases import PHRASES


def leave_for_good(state: State, guest: str) -> list[AnyInput]:
    """Return the inputs that remove a guest from a table; during a match a bot gets the seat."""
    seat = state.seat_of(guest)
    found: list[AnyInput] = []
    if seat is not None:
        found = [Freed(seat=seat)] if state.stage in ("lobby", "over") else [BotSat(seat=seat, level="casual")]
    heir = next((one.guest for one in state.seats if one.kind == "person" and one.guest != guest), "")
    return [*found, Hosted(guest=heir)] if state.host == guest else found


def heir(state: State, here: Set[str]) -> Hosted | None:
    """Return the input that makes another guest host, if the host is away between matches; None if nobody can be."""
    if state.stage not in ("lobby", "over") or state.host in here:
        return None
    found = [one.guest for one in state.seats if one.kind == "person" and one.guest in here]
    return Hosted(guest=found[0]) if found else None


def deal(state: State) -> Dealt:
    """Return the input that deals the match for which all is ready."""
    name = state.settings.game
    return Dealt(rules=game(name).version, layout=game(name).layout)


def speaker(state: State, guest: str, phrase: str) -> int:
    """Return the seat of a guest who wants to say a phrase.

    Raises:
        Refused: there is no such phrase, or the guest does not sit here.
    """
    seat = state.seat_of(guest)
    if seat is None:
        raise Refused("not-seated")
    if phrase not in PHRASES:
        raise Refused("no-phrase", field="phrase")
    return seat


def play(standing: Standing, guest: str, move: str) -> Change:
    """Return what a person's move would change.

    Raises:
        KlafError: it may not be made.
    """
    seat = standing.state.seat_of(guest)
    if seat is None:
        raise Refused("not-seated")
    if standing.match is None or standing.state.stage == "lobby":
        raise Refused("not-playing")
    found = standing.match.game.moves[move]
    return change_of(standing, Moved(seat=seat, move=found.text))


def dealable(state: State) -> None:
    """Check that the match can be dealt.

    Raises:
        KlafError: its settings do not fit together.
    """
    settings = state.settings
    house = house_rules(settings, state.marked)
    game(settings.game).rulebook.encode(settings.seats, settings.edition, house)
