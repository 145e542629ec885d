"""The moves of Eight and a half taken apart, for whoever names or draws them."""

from klaf.engine.moves import MoveParts


def parts(move: str) -> MoveParts:
    """Return the parts of a move's text."""
    word, _, after = move.partition(":")
    if word in ("take", "keep"):
        return MoveParts(word)
    if word == "blind":
        return MoveParts("blind", place=int(after))
    if word == "swap":
        own, seat, theirs = map(int, after.split(":"))
        return MoveParts("swap", place=own, seat=seat, to=theirs)
    body = move.removesuffix("+half")
    card, _, count = body.partition("x")
    return MoveParts("combine" if body != move else "lay", card=card, count=int(count or 1))
