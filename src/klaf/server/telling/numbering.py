"""Refusals as people read them: places and seats are numbered from 1, the others at the table have their names."""

from collections.abc import Mapping

from klaf.engine.errors import IllegalMove, KlafError
from klaf.locale import has, text


def reason_for_people(error: KlafError, lang: str, names: Mapping[int, str] | None = None) -> str:
    """Say what is wrong; the reason of an illegal move numbers places as people do, and calls people by their names."""
    if not isinstance(error, IllegalMove):
        return error.sentence(lang)
    said = f"table-{error.why}"
    for name, kind in error.kinds.items():
        seat = error.facts[name]
        if kind.named and isinstance(seat, int) and names is not None and seat in names and has(lang, said):
            return text(lang, said, name=names[seat], rule=error.rule)
    facts = {name: kind.for_people(error.facts[name], from_one=True) for name, kind in error.kinds.items()}
    return text(lang, error.message, **{**error.facts, **facts})
