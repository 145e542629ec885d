"""Checks the record of a match by itself: that it is whole, legal and at an end, and that its proof holds."""

from typing import Literal

from klaf.engine.errors import KlafError, OtherRules
from klaf.engine.record import read_record
from klaf.games import game
from klaf.wire.fairness import flaws, proof_lines, read_proof


def check_record(record: str) -> Literal["record", "other-record"] | None:
    """Return what a check of a record finds; None if it is whole."""
    try:
        match = read_record(record, game)
    except OtherRules:
        return "other-record"
    except KlafError:
        return "record"
    if not match.over:
        return "record"
    lines = proof_lines(record)
    if not lines:
        return None
    try:
        broken = "key" not in lines or bool(flaws(read_proof(lines, match.players), lines["key"]))
    except ValueError:
        return "record"
    return "record" if broken else None
