"""Eight and a half: get rid of your cards first, and avoid taking the pot."""

from klaf.games.eight.game import GAME

__all__ = ["GAME"]
