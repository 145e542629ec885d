"""The error of drawings."""

from klaf.engine.errors import KlafError


class BadDrawing(KlafError):
    """A drawing was asked for that cannot be made; its sentence names what is wrong."""

    code = "bad-drawing"
