"""The laboratory: bots against bots, simulation, answers."""
