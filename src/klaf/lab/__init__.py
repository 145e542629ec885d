"""The laboratory: bots against bots, simulation, answers."""

from klaf.engine.compiling.cache import register_sources

register_sources("klaf.lab", "klaf.bots")
