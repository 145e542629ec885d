"""What people and time do to the shuffle of a coming deal: inputs, or the reason why not. Nothing here waits."""

import secrets
from collections.abc import Set

from klaf.server.errors import Refused
from klaf.server.log.inputs import AnyInput, Committed, Opened, Revealed, Sealed
from klaf.server.log.shuffle import Shuffle
from klaf.server.log.state import State
from klaf.wire import commands
from klaf.wire.fairness import share_commitment


def new_secret() -> str:
    """Draw a secret of the server's: 32 bytes, as hexadecimal digits."""
    return secrets.token_hex(32)


def open_round(secret: str, process: str, refused: tuple[int, ...] = ()) -> Opened:
    """Return the input that begins a round: the server is the first to be bound."""
    return Opened(secret=secret, process=process, refused=refused)


def unbound(state: State, here: Set[str]) -> list[int]:
    """List the seats of people who are there and are not bound to a share yet, though they may be."""
    assert state.shuffle is not None
    bound, barred = state.shuffle.round.sealed, state.shuffle.barred
    return [seat for seat in _there(state, here) if bound[seat] is None and seat not in barred]


def seal(state: State, here: Set[str]) -> Sealed:
    """Return the input that seals the round of a shuffle: with the seats that are bound, and whose people are there."""
    assert state.shuffle is not None
    bound = state.shuffle.round.sealed
    return Sealed(seats=tuple(seat for seat in _there(state, here) if bound[seat] is not None))


def _there(state: State, here: Set[str]) -> list[int]:
    return [seat for seat in state.persons() if state.seats[seat].guest in here]


def commit(state: State, command: commands.Commit, guest: str) -> list[AnyInput]:
    """Bind a guest to a share.

    Raises:
        Refused: it is not the time, not for them, or they are bound already.
    """
    seat, shuffle = _of(state, command.shuffle, guest)
    if shuffle.sealed or seat in shuffle.barred:
        raise Refused("shuffle-sealed")
    if shuffle.round.sealed[seat] is not None:
        raise Refused("committed-already")
    return [Committed(seat=seat, commitment=command.commitment)]


def reveal(state: State, command: commands.Reveal, guest: str) -> list[AnyInput]:
    """Take the share that a guest is bound to.

    Raises:
        Refused: it is not the time, or another share than theirs.
    """
    seat, shuffle = _of(state, command.shuffle, guest)
    bound = shuffle.round.sealed[seat]
    if not shuffle.sealed:
        raise Refused("shuffle-open")
    if bound is None:
        raise Refused("not-committed")
    if shuffle.round.shares[seat] is not None:
        raise Refused("revealed-already")
    if share_commitment(shuffle.round.bound, seat, command.share) != bound:
        raise Refused("other-share", field="share")
    return [Revealed(seat=seat, share=command.share)]


def _of(state: State, named: str, guest: str) -> tuple[int, Shuffle]:
    """Return the seat of a guest, and the shuffle that a command is about.

    Raises:
        Refused: the guest has no seat, or the command is about another shuffle.
    """
    seat = state.seat_of(guest)
    if seat is None:
        raise Refused("not-seated")
    if state.stage != "dealing" or state.shuffle is None or state.shuffle.round.bound != named:
        raise Refused("other-shuffle", field="shuffle")
    return seat, state.shuffle
