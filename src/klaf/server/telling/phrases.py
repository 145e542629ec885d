"""What may be said at a table: phrases and reactions, each with its sentence in every language."""

from collections.abc import Sequence

from klaf.locale import text
from klaf.server.telling.viewers import Viewer
from klaf.wire.messages import Said

PHRASES = {
    "hello": "phrase",
    "good-luck": "phrase",
    "nice-move": "phrase",
    "well-played": "phrase",
    "thinking": "phrase",
    "your-turn": "phrase",
    "oops": "phrase",
    "so-close": "phrase",
    "thanks": "phrase",
    "sorry": "phrase",
    "one-more": "phrase",
    "goodbye": "phrase",
    "clap": "reaction",
    "laugh": "reaction",
    "wow": "reaction",
    "heart": "reaction",
    "cry": "reaction",
    "parrot": "reaction",
}


def say(code: str, viewers: Sequence[Viewer], seat: int, phrase: str) -> None:
    """Send a phrase to those at a table who want to hear the seat, each in their language."""
    for viewer in list(viewers):
        if seat not in viewer.muted:
            viewer.send(Said(code=code, seat=seat, phrase=phrase, text=text(viewer.lang, f"phrase-{phrase}")))
