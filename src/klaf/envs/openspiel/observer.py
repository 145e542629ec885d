"""What OpenSpiel's algorithms are shown of a state: a string and a tensor for each player."""

import json
from typing import Any

import numpy as np

from klaf.engine.description import Description
from klaf.envs.dispatch import observation
from klaf.envs.single import observe


class Observer:
    """Turns states into strings and tensors; with perfect recall the string covers all that the player was told."""

    def __init__(self, game: Description, perfect_recall: bool) -> None:
        """Prepare an empty tensor."""
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(observation(game.name).length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player observes; nothing before the deal."""
        match = state.progress.match
        self.tensor[:] = 0 if match is None else observe(match.view(player))

    def string_from(self, state: Any, player: int) -> str:
        """Return the player's view as JSON, and with perfect recall a hash of all that it was told."""
        match = state.progress.match
        if match is None:
            return f"seat {player}, nothing dealt"
        view = json.dumps(match.view(player).document(), sort_keys=True)
        return f"{view}\npast {state.progress.past(player)}" if self._perfect_recall else view
