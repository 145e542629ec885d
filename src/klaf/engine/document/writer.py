"""Writing records as documents, quickly: a record is unpacked at once, and what never changes in a match is kept."""

import math
import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np

from klaf.engine.document.form import Field, Form
from klaf.engine.document.head import COURSE, VIEWER, spell_key, write_setting
from klaf.engine.document.kinds import Fields
from klaf.engine.options import Rulebook

Document = dict[str, Any]


class Unpacker:
    """Reads some of a record's fields out of its bytes, as whole numbers, tuples of them, and bytes.

    A table is a tuple of rows. NumPy takes several times as long, field by field.
    """

    def __init__(self, dtype: "np.dtype[np.void]", names: Iterable[str]) -> None:
        """Choose the fields."""
        wanted = set(names)
        codes: list[str] = []
        self._single: list[str] = []
        self._places: list[int] = []
        self._rows: list[tuple[str, int, int, int]] = []
        place = 0
        for name in dtype.names or ():
            field = dtype[name]
            if name not in wanted:
                codes.append(f"{field.itemsize}x")
                continue
            shape, octets = field.shape, field.base == np.uint8 and field.shape != ()
            n = math.prod(shape[:-1] if octets else shape)
            codes.append(f"{shape[-1]}s" * n if octets else f"{n}{_letter(field.base)}")
            if len(shape) == octets:
                self._single.append(name)
                self._places.append(place)
            else:
                self._rows.append((name, place, place + n, shape[-1] if len(shape) == 2 and not octets else 1))
            place += n
        self._struct = struct.Struct("=" + "".join(codes))
        self._singles = itemgetter(*self._places)  # there are several always

    def fields(self, data: bytes, number: int = 0) -> Fields:
        """Return the fields of a record by name, given the bytes of several records and which of them it is."""
        values = self._struct.unpack_from(data, number * self._struct.size)
        found: Fields = dict(zip(self._single, self._singles(values), strict=True))
        for name, start, end, width in self._rows:
            if width == 1:
                found[name] = values[start:end]
            else:
                found[name] = tuple(zip(*(iter(values[start:end]),) * width, strict=True))
        return found


def _letter(base: "np.dtype[Any]") -> str:
    """Return the letter that stands for whole numbers of a kind in a ``struct``."""
    letter = "bhiq"[int(base.itemsize).bit_length() - 1]
    return letter.upper() if base.kind == "u" else letter


class Writer:
    """Writes the documents of one game."""

    def __init__(self, name: str, version: int, rulebook: Rulebook, dtype: "np.dtype[np.void]", form: Form) -> None:
        """Prepare what the documents of the game have in common."""
        self._name, self._version, self._rulebook = name, version, rulebook
        self._setup = ("edition", "players", *(option.name for option in rulebook.options))
        course = [source for field in COURSE for source in field.kind.sources]
        self._fields = _spelling([*COURSE, *form.fields])
        self._shared = _spelling([*COURSE, *(field for field in form.fields if not field.private)])
        self._private = _spelling(form.private)
        self._setup_of = itemgetter(*self._setup)
        self._all = Unpacker(dtype, {"key", *self._setup, *course, *form.sources})
        shown = {source for field in form.fields if not field.private for source in field.kind.sources}
        self._most = Unpacker(dtype, {*self._setup, *course, *shown})
        private = {source for field in form.private for source in field.kind.sources}
        self._few = Unpacker(dtype, {"players", "over", *private})
        self._setting = lru_cache(maxsize=2000)(self._new_setting)

    def _new_setting(self, *codes: int) -> Document:
        of = dict(zip(self._setup, codes, strict=True))
        return write_setting(self._name, self._version, self._rulebook, of)

    def _write(self, spelling: "_Spelling", of: Fields) -> Document:
        setting = self._setting(*self._setup_of(of))
        return {**setting, "options": dict(setting["options"]), **_written(spelling, of)}

    def position(self, data: bytes) -> Document:
        """Write the whole truth, given a record's bytes."""
        of = self._all.fields(data)
        document = self._write(self._fields, of)
        document["key"] = spell_key(of["key"])
        return document

    def view(self, data: bytes, seat: int | None) -> Document:
        """Write a view, its fields in the order of their description; what it hides is null."""
        of = {**self._most.fields(data), **self._few.fields(data)}
        return {**self._write(self._fields, of), VIEWER.name: seat}

    def shared(self, data: bytes, number: int) -> Document:
        """Write the fields of a view that are the same for all viewers, given several records and which of them."""
        return self._write(self._shared, self._most.fields(data, number))

    def private(self, data: bytes, number: int, seat: int | None) -> Document:
        """Write the other fields of a seat's view, given several records and which of them it is."""
        return {**_written(self._private, self._few.fields(data, number)), VIEWER.name: seat}


_Spelling = list[tuple[str, bool, Callable[[Fields, Any], Any]]]


def _spelling(fields: Iterable[Field]) -> _Spelling:
    """Return for each field its name, whether every seat has a value, and what writes it or all of them."""
    return [(field.name, field.each, field.kind.write_each if field.each else field.kind.write) for field in fields]


def _written(spelling: _Spelling, of: Fields) -> Document:
    players = of["players"]
    return {name: write(of, players if each else None) for name, each, write in spelling}
