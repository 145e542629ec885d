"""PettingZoo's turn-based environments (AEC): ``taki_v0``, ``eight_v0`` and ``tuki_v0``.

>>> from klaf.envs.pettingzoo import taki_v0  # doctest: +SKIP
>>> env = taki_v0.env(players=4, last_card="catch")  # doctest: +SKIP
"""

from klaf.engine.packages import require

require("pettingzoo", "envs")
