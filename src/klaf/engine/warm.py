"""Load a game's rules, and say so when they have to be compiled first."""

import sys
from typing import TYPE_CHECKING

from klaf.engine.compile import JITTED, cache_folder
from klaf.engine.dispatch import register
from klaf.locale import Term, reader_language, text

if TYPE_CHECKING:
    from klaf.engine.game import Game


_loaded: set[str] = set()


def prepare(game: "Game") -> None:
    """Load a game's rules once; the first time with these sources, compile every entry with a word to the user."""
    if game.name in _loaded:
        return
    _loaded.add(game.name)
    register(game.load_rules())
    if not JITTED:
        return
    marker = cache_folder() / f"{game.name}.compiled"
    if not marker.exists():
        lang = reader_language()
        print(text(lang, "compiling", game=Term(game.name, f"game-{game.name}")), file=sys.stderr, flush=True)
        _call_everything(game)
        marker.touch()


def _call_everything(game: "Game") -> None:
    """Use a match, a batch and a stepper once, so that every entry lies compiled in the cache."""
    from klaf.engine.batch import Batch
    from klaf.engine.match import Match
    from klaf.engine.stepper import Stepper

    players = game.rulebook.fewest
    match = Match.deal(game, players, None, 0, {})
    seat = match.acting[0]
    match.play(seat, match.legal(seat)[0])
    view = match.view(match.next_actor)
    view.legal()
    view.sample(0)
    batch = Batch(game, 1, players, None, 0, {})
    batch.observe()
    batch.step(batch.legal_mask().argmax(axis=1))
    batch.playout(0)
    Stepper(game, players, None, 0, {})
