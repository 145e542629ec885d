"""Bots: programs that choose moves. A bot gets a view, never a state.

>>> from klaf.bots import LEVELS, bot
>>> LEVELS
('beginner', 'casual', 'skilled', 'master')
>>> bot("tuki", "master")
<klaf bot tuki master>
"""

from klaf.bots.levels import LEVELS
from klaf.bots.player import Bot, Budget, Candidate, Explanation, Player, bot
from klaf.engine.compiling.cache import register_sources

register_sources("klaf.bots")

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Explanation", "Player", "bot"]
