"""Load a game's rules, and say so when they have to be compiled first."""

import sys
from collections.abc import Callable
from pathlib import Path

from klaf.engine.compiling.cache import cache_folder, mark_of, note_game, sources_of
from klaf.engine.compiling.compile import keep_on_disk
from klaf.engine.compiling.mode import JITTED
from klaf.engine.description import Description
from klaf.engine.dispatch import load_rules
from klaf.engine.registry import module_of
from klaf.locale import Term, reader_language, text

Use = Callable[[Description, int], None]

_ready: set[tuple[str, str]] = set()


def prepare(game: Description, part: str, use: Use) -> None:
    """Load a game's rules for one part of klaf, such as ``match`` or ``bots``; ``use`` calls all that part compiles.

    The first time with these sources everything is compiled, with a word to the user; the parts are apart so that
    nobody waits for what they do not use.
    """
    if (game.name, part) in _ready:
        return
    mark = mark_of(module_of(game.name, game.rules[0])) if JITTED else ""
    if not any(name == game.name for name, _ in _ready):
        load_rules(game)
        if mark:
            note_game(game.state.dtype, mark)
    _ready.add((game.name, part))
    if not JITTED:
        return
    keep_on_disk()
    marker = _marker(game.name, part, use.__module__, mark)
    if not marker.exists():
        lang = reader_language()
        print(text(lang, "compiling", game=Term(game.name, f"game-{game.name}")), file=sys.stderr, flush=True)
        use(game, game.rulebook.fewest)
        marker.touch()


def is_compiled(game: str, part: str, room: str = "klaf.engine") -> bool:
    """Whether all that a part of a room compiles for a game is on the disk."""
    return _marker(game, part, room, mark_of(module_of(game))).exists()


def _marker(game: str, part: str, module: str, mark: str) -> Path:
    return cache_folder(sources_of(module)) / f"{game}-{part}{mark}.compiled"
