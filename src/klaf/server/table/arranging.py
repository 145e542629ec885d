"""What people do to a table between matches: set it up, sit down, get up, start. Nothing here waits."""

from msgspec import structs

from klaf.engine.errors import BadValue, OtherEdition
from klaf.engine.options import Rulebook
from klaf.games import game
from klaf.locale import Term
from klaf.server.errors import Refused
from klaf.server.log.inputs import (
    AnyInput,
    BotSat,
    Changed,
    Created,
    Freed,
    Hosted,
    Marked,
    Sat,
    Started,
)
from klaf.server.log.state import Sitting, State, marking_option
from klaf.server.table import shuffling
from klaf.server.table.guest_names import look_alike
from klaf.wire import commands
from klaf.wire.tables import Settings

RearrangingCommand = (
    commands.Sit
    | commands.Stand
    | commands.AddBot
    | commands.Remove
    | commands.Change
    | commands.Mark
    | commands.HandOver
    | commands.Commit
    | commands.Reveal
    | commands.Start
)


def checked(settings: Settings) -> Settings:
    """Return the settings of a table with the edition filled in and only the options that differ from the default.

    Raises:
        KlafError: no match can be set up so.
    """
    rulebook: Rulebook = game(settings.game).rulebook
    edition = settings.edition or rulebook.editions[0]
    try:
        rulebook.encode(settings.seats, edition, settings.options)
    except (BadValue, OtherEdition) as error:
        # People know a house rule by its title.
        option = str(error.facts["option"])
        error.facts["option"] = Term(option, f"option-{settings.game}-{option}")
        raise
    defaults = {option.name: option.default for option in rulebook.options}
    options = {name: value for name, value in settings.options.items() if value != defaults[name]}
    return structs.replace(settings, edition=edition, options=options)


def create(code: str, command: commands.Create, guest: str, name: str) -> list[AnyInput]:
    """Make a table, seat its maker and the bots.

    Raises:
        KlafError: it cannot be made so.
    """
    settings = checked(command.settings)
    if len(command.bots) >= settings.seats:
        raise Refused("too-many-bots", field="bots", seats=settings.seats)
    first = settings.seats - len(command.bots)
    return [
        Created(code=code, settings=settings, host=guest),
        Sat(seat=0, guest=guest, name=name),
        *(BotSat(seat=first + number, level=level) for number, level in enumerate(command.bots)),
    ]


def rearrange(state: State, command: RearrangingCommand, guest: str, name: str) -> list[AnyInput]:
    """Return the inputs of a command that people give between matches.

    Raises:
        KlafError: it may not be done.
    """
    match command:
        case commands.Commit():
            return shuffling.commit(state, command, guest)
        case commands.Reveal():
            return shuffling.reveal(state, command, guest)
        case commands.Sit():
            return _sit(state, command.seat, guest, name)
        case commands.Stand():
            return _stand(state, guest)
    _only_host(state, guest)
    match command:
        case commands.HandOver():
            _between_matches(state)
            _there(state, command.seat, "person")
            return [Hosted(guest=state.seats[command.seat].guest)]
        case commands.AddBot():
            _between_matches(state)
            _there(state, command.seat, "open")
            return [BotSat(seat=command.seat, level=command.level)]
        case commands.Remove():
            _between_matches(state)
            if _seat(state, command.seat).kind == "open":
                raise Refused("seat-empty", field="seat", seat=command.seat)
            return [Freed(seat=command.seat)]
        case commands.Change():
            return _change(state, command.settings)
        case commands.Mark():
            return _mark(state, command.seat)
    _between_matches(state)
    if any(one.kind == "open" for one in state.seats):
        raise Refused("seats-open")
    return [Started()]


def _seat(state: State, seat: int) -> Sitting:
    if seat >= len(state.seats):
        raise Refused("no-seat", field="seat", seat=seat)
    return state.seats[seat]


def _there(state: State, seat: int, kind: str) -> None:
    """Refuse unless a seat is of the kind given: a person's, or open."""
    if _seat(state, seat).kind != kind:
        why = "seat-taken" if kind == "open" else "seat-no-person"
        raise Refused(why, field="seat", seat=seat)


def _only_host(state: State, guest: str) -> None:
    if guest != state.host:
        raise Refused("not-host")


def _between_matches(state: State) -> None:
    if state.stage in ("dealing", "playing"):
        raise Refused("playing")


def _sit(state: State, seat: int, guest: str, name: str) -> list[AnyInput]:
    _between_matches(state)
    mine = state.seat_of(guest)
    if mine != seat:
        _there(state, seat, "open")
    elif state.seats[seat].name == name:
        return []
    others = [one.name for number, one in enumerate(state.seats) if one.kind == "person" and number != mine]
    if any(look_alike(name, other) for other in others):
        raise Refused("name-taken", name=name)
    moved: list[AnyInput] = [] if mine in (None, seat) else [Freed(seat=mine)]
    hosted: list[AnyInput] = [] if state.host else [Hosted(guest=guest)]
    return [*moved, Sat(seat=seat, guest=guest, name=name), *hosted]


def _stand(state: State, guest: str) -> list[AnyInput]:
    _between_matches(state)
    seat = state.seat_of(guest)
    if seat is None:
        raise Refused("not-seated")
    return [Freed(seat=seat)]


def _change(state: State, settings: Settings) -> list[AnyInput]:
    _between_matches(state)
    if settings.game != state.settings.game:
        raise Refused("other-game", field="game")
    settings = checked(settings)
    if any(one.kind == "person" for one in state.seats[settings.seats :]):
        raise Refused("seats-needed", field="seats")
    return [Changed(settings=settings)]


def _mark(state: State, seat: int | None) -> list[AnyInput]:
    _between_matches(state)
    if marking_option(state.settings.game) is None:
        rule = game(state.settings.game).starting_rule
        raise Refused("nothing-to-mark" if rule else "no-mark", field="seat", rule=rule or None)
    if seat is not None:
        _seat(state, seat)
    return [Marked(seat=seat)]
