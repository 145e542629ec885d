"""Players made of code: a bot gets a view, never a state.

>>> from klaf.bots import LEVELS, bot
>>> LEVELS
('beginner', 'casual', 'skilled', 'master')
>>> bot("tuki", "master")
<klaf bot tuki master>
"""

from klaf.bots.bot import Bot, Budget, Candidate, Explanation, Player, bot
from klaf.bots.levels import LEVELS

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Explanation", "Player", "bot"]
