"""The error of drawings."""

from klaf.engine.errors import KlafError


class BadDrawing(KlafError):
    """The requested drawing cannot be made; the sentence names what is wrong."""

    code = "bad-drawing"
