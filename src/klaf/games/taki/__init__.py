"""TAKI: be the first to get rid of all your cards."""

from klaf.games.taki.game import GAME

__all__ = ["GAME"]
