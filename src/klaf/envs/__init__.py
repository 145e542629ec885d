"""Research environments over the engine: PettingZoo, OpenSpiel and many matches side by side.

>>> from klaf.envs import observation
>>> vector = observation("taki")
>>> vector.length, vector["hand"].start
(240, 56)

``klaf.envs.pettingzoo`` and ``klaf.envs.openspiel`` need the packages of ``klaf[envs]``; ``klaf.envs.vector`` needs
no other packages than klaf itself.
"""

from klaf.engine.compiling.cache import register_sources
from klaf.engine.errors import MissingExtra
from klaf.envs.buffers import Buffers
from klaf.envs.dispatch import observation
from klaf.envs.errors import BadBuffer, BadRenderMode
from klaf.envs.observation import Field, Observation
from klaf.envs.vector import VectorEnv

register_sources("klaf.envs")
register_sources("klaf.envs.cuda_kernels", "klaf.cuda")

__all__ = [
    "BadBuffer",
    "BadRenderMode",
    "Buffers",
    "Field",
    "MissingExtra",
    "Observation",
    "VectorEnv",
    "observation",
]
