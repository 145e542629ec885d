"""Tuki Tuki: five rounds, and the box with the fewest points."""

from klaf.games.tuki.game import GAME

__all__ = ["GAME"]
