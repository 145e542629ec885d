"""Load a game's rules, and say so when they have to be compiled first."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from klaf.engine.compiling.cache import RULES, cache_folder, mark_of, note_game, parts_of
from klaf.engine.compiling.compile import keep_on_disk
from klaf.engine.compiling.mode import JITTED
from klaf.engine.dispatch import register
from klaf.engine.registry import module_of
from klaf.locale import Term, reader_language, text

if TYPE_CHECKING:
    from klaf.engine.game import Game


Use = Callable[["Game", int], None]

_ready: set[tuple[str, str]] = set()


def prepare(game: "Game", part: str, use: Use | None = None) -> None:
    """Load a game's rules for a part of the engine: ``match``, ``view``, ``batch`` or ``stepper``.

    The first time with these sources every entry of that part is compiled, with a word to the user; the parts
    are apart so that nobody waits for what they do not use. A layer above the engine names a part of its own and
    gives what uses all of it.
    """
    if (game.name, part) in _ready:
        return
    mark = mark_of(module_of(game.name, game.rules[0])) if JITTED else ""
    if not any(name == game.name for name, _ in _ready):
        register(game.load_rules())
        if mark:
            note_game(game.state.dtype, mark)
    _ready.add((game.name, part))
    if not JITTED:
        return
    keep_on_disk()
    marker = cache_folder(parts_of(use.__module__) if use else RULES) / f"{game.name}-{part}{mark}.compiled"
    if not marker.exists():
        lang = reader_language()
        print(text(lang, "compiling", game=Term(game.name, f"game-{game.name}")), file=sys.stderr, flush=True)
        (use or _USES[part])(game, game.rulebook.fewest)
        marker.touch()


def _use_match(game: "Game", players: int) -> None:
    from klaf.engine.match import Match

    match = Match.deal(game, players, None, 0, {})
    seat = match.acting[0]
    match.play(seat, match.legal(seat)[0])
    match.next_actor  # noqa: B018


def _use_view(game: "Game", players: int) -> None:
    from klaf.engine.match import Match

    match = Match.deal(game, players, None, 0, {})
    view = match.view(match.acting[0])
    view.legal()
    view.sample(0)


def _use_batch(game: "Game", players: int) -> None:
    from klaf.engine.batch import Batch

    batch = Batch(game, 1, players, None, 0, {})
    batch.observe()
    batch.step(batch.legal_mask().argmax(axis=1))
    batch.playout(0)


def _use_stepper(game: "Game", players: int) -> None:
    from klaf.engine.stepper import Stepper

    Stepper(game, players, None, 0, {})


_USES: dict[str, Use] = {"match": _use_match, "view": _use_view, "batch": _use_batch, "stepper": _use_stepper}
