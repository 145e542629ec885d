"""A pen: the game and the reader that a drawing is for, and the names of seats and cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from klaf.draw import art
from klaf.draw.errors import BadDrawing
from klaf.engine.errors import excerpt
from klaf.games import game as find_game
from klaf.locale import LANGUAGES, reader_language, text

RIGHT_TO_LEFT = ("he", "ar")


@dataclass(frozen=True)
class Pen:
    """Draws for one game and one reader."""

    game: str
    lang: str
    look: art.Look
    names: tuple[str, ...] = ()  # of the seats; those without one are called by their number

    @property
    def rtl(self) -> bool:
        """Whether the reader reads from right to left."""
        return self.look.mirrored

    def say(self, message: str, **facts: object) -> str:
        """Say something in the reader's language."""
        return text(self.lang, message, **facts)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat] if seat < len(self.names) else self.say("draw-seat", seat=seat)

    def card_name(self, card: str | None) -> str:
        """Return what people call a card; one that is hidden has a name too."""
        term = find_game(self.game).word(card) if card is not None else None
        return self.say("web-hidden-card") if card is None else term.say(self.lang) if term else card

    def listed(self, names: Iterable[str]) -> str:
        """Return names as a list with commas, in the reader's language."""
        return self.say("comma").join(names)

    def card_names(self, cards: Iterable[str | None]) -> str:
        """List cards by their names."""
        return self.listed(map(self.card_name, cards))

    def called(self, names: Sequence[str]) -> "Pen":
        """Return a pen that calls the seats by these names."""
        return replace(self, names=tuple(map(str, names)))


def pen(game: str, lang: str | None, theme: str, patterns: bool) -> Pen:
    """Make a pen.

    Raises:
        UnknownGame: there is no such game.
        BadDrawing: there is no such language or theme.
    """
    find_game(game)
    lang = reader_language() if lang is None else lang
    if lang not in LANGUAGES:
        raise BadDrawing(why="lang", value=excerpt(lang), known=" ".join(LANGUAGES))
    if theme not in art.THEMES:
        raise BadDrawing(why="theme", value=excerpt(theme), known=" ".join(art.THEMES))
    return Pen(game, lang, art.Look(theme, mirrored=lang in RIGHT_TO_LEFT, patterns=bool(patterns)))
