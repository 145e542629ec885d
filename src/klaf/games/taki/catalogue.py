"""TAKI's moves taken apart, for whoever names or draws them."""

from klaf.engine.moves import MoveParts

UNNAMED = ("colour",)  # a card that no move lays without naming a colour


def parts(move: str) -> MoveParts:
    """Return the parts of a move's text."""
    call = move.endswith("!")
    body = move.removesuffix("!")
    word, _, after = body.partition(":")
    if body in ("draw", "close", "end", "last", "pass"):
        return MoveParts(body)
    if word == "catch":
        return MoveParts("catch", seat=int(after))
    return MoveParts("name" if after else "lay", card=word, named=after or None, call=call)
