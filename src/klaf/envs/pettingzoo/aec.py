"""Any game as an AEC environment. The rules stay in the engine; this only passes moves and observations."""

import hashlib
import json
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from klaf.engine.errors import excerpt
from klaf.engine.match import Match
from klaf.engine.options import Value
from klaf.engine.seeds import key_from, key_text
from klaf.envs.dispatch import observation
from klaf.envs.errors import BadRenderMode
from klaf.envs.observation import ENTRY
from klaf.envs.single import mask, observe, rewards
from klaf.games import game as find_game

RENDER_MODES = ("ansi",)


class KlafEnv(AECEnv):  # type: ignore[misc]
    """A match; the selected agent is the seat that is asked next, in windows too."""

    match: Match

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        edition: str | None,
        render_mode: str | None,
        house: dict[str, Value],
    ) -> None:
        """Set the environment up; ``reset`` deals.

        Raises:
            BadRenderMode: it cannot show a match so.
            BadOptions: the match cannot be set up so.
        """
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadRenderMode(value=excerpt(render_mode), known=", ".join(RENDER_MODES))
        self.game = find_game(game)
        self.game.rulebook.encode(players, edition, house)
        self._setup = (players, edition, house)
        self.metadata = {"name": f"{game}_v{version}", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        described, moves = observation(game), len(self.game.moves)
        self._observed = {
            agent: Dict(
                {
                    "observation": Box(described.low, described.high, dtype=ENTRY),
                    "action_mask": Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(moves) for agent in self.possible_agents}
        self._key = key_text(key_from(None))
        self._resets = 0

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of the moves, by number."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed the match that ``game.new(seed=seed)`` deals, without one the next after the last seed."""
        if seed is not None:
            self._key, self._resets = key_text(key_from(seed)), 0
        dealt = f"{self._key} {self._resets}" if self._resets else ""
        self._resets += 1
        players, edition, house = self._setup
        key = hashlib.sha256(dealt.encode()).hexdigest() if dealt else self._key
        self.match = self.game.new(players, edition, key, **house)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        """Make the selected agent's move.

        Raises:
            BadMove: the game has no such move.
            IllegalMove: a rule forbids it; nothing is changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self._seat[agent], action)  # type: ignore[arg-type]  # None is refused as no move
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(self.match), strict=True))
        self._accumulate_rewards()
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent observes, and its legal moves if it is asked now."""
        seat = self._seat[agent]
        return {"observation": observe(self.match.view(seat)), "action_mask": mask(self.match, seat)}

    def render(self) -> str | None:
        """Return what a spectator sees, as JSON, if the mode is ``ansi``."""
        if self.render_mode is None:
            return None
        return json.dumps(self.match.view(None).document(), ensure_ascii=False)

    def close(self) -> None:
        """Do nothing: there is nothing to free."""

    def _ask(self) -> None:
        """Select the agent that is asked now, and give only that agent a mask."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self.match.next_actor
        self.agent_selection = self.possible_agents[seat or 0]
        if seat is not None:
            self.infos[self.agent_selection]["action_mask"] = mask(self.match, seat)


def wrapped(env: KlafEnv) -> Any:
    """Wrap an environment so that it refuses calls in the wrong order, as PettingZoo's own do."""
    return OrderEnforcingWrapper(env)
