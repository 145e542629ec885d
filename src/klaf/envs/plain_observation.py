"""What a seat of a game observes that declares nothing of it: who it is, and its view's record, number by number.

Nothing of the view is left out: a number that fits into an entry is one, of a wider number every byte is.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from klaf.engine.description import Description
from klaf.envs.observation import Field, Observation, one_of, several

_SAID_BEFORE = {"game", "key", "block", "filling"}  # the same for every match, or never shown


@dataclass(frozen=True)
class PlainObservation:
    """A game's vector and what writes it, named as a game's module ``observation`` names them."""

    OBSERVATION: Observation
    observe: Any


def plain_observation(game: Description) -> PlainObservation:
    """Describe a game's record as a vector."""
    dtype = game.state.dtype
    fields = [one_of("me", [str(seat) for seat in range(game.rulebook.most)], "which seat observes")]
    lines = ["def observe(v, seat, out):", "    out[:] = 0", "    out[seat] = 1"]
    at = len(fields[0])
    for name in dtype.names or ():
        if name in _SAID_BEFORE:
            continue
        element, shape = dtype[name].subdtype or (dtype[name], ())
        field = _field(name, element, shape)
        fields.append(field)
        lines += _written(name, element, shape, at)
        at += len(field)
    made: dict[str, Any] = {"np": np}
    exec("\n".join(lines), made)  # a record's fields must be named in what is compiled
    return PlainObservation(Observation(*fields), made["observe"])


def _field(name: str, element: "np.dtype[Any]", shape: tuple[int, ...]) -> Field:
    places = [":".join(map(str, place)) for place in product(*map(range, shape))]
    width = element.itemsize
    entries = [f"{place}:byte {k}".lstrip(":") for place in places for k in range(width)] if width > 1 else places
    kind = "bytes, the lowest first" if width > 1 else "as it is"
    return several(name, entries, 127, f"the field `{name}` of the view's record: {kind}", low=-128)


def _written(name: str, element: "np.dtype[Any]", shape: tuple[int, ...], at: int) -> list[str]:
    """Write the lines that write a field, from an entry on: a loop for each dimension, and one for the bytes."""
    width = element.itemsize
    counts = (*shape, width)
    steps = [int(np.prod(counts[k + 1 :])) for k in range(len(counts))]
    lines = [f"{'    ' * (k + 1)}for i{k} in range({n}):" for k, n in enumerate(counts)]
    place = " + ".join([str(at), *(f"{step} * i{k}" for k, step in enumerate(steps))])
    index = f"[{', '.join(f'i{k}' for k in range(len(shape)))}]" if shape else ""
    byte = f"np.int64(v.{name}{index}) >> 8 * i{len(shape)} & 255"
    return [*lines, f"{'    ' * (len(counts) + 1)}out[{place}] = ({byte} ^ 128) - 128"]
