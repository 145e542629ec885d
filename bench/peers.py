"""Rates of uniform random play in other card game engines: OpenSpiel and RLCard.

A move is one decision of a player. Dealing and the outcome of a draw are chance, and a turn whose only legal
action is to pass decides nothing: neither counts as a move, though the peer's time for it is counted. Any
other action counts, even where it is the only legal one.

Run `python -m bench.peers` to print the rates.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any, Protocol

from bench.timing import Contestant, contest

SEED = 1
BATCH = 64

_PASS = 53
_MOST_PLAYERS_WITH_ONE_DECK = 5


class _HistoryItem(Protocol):
    """Describe one entry of an OpenSpiel history."""

    player: int
    action: int


class _State(Protocol):
    """Describe what is used of an OpenSpiel state."""

    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, player: int, action: int) -> str: ...
    def full_history(self) -> list[_HistoryItem]: ...


class _Game(Protocol):
    """Describe what is used of an OpenSpiel game."""

    def new_initial_state(self) -> _State: ...


def open_spiel_native(players: int = 4) -> Contestant:
    """Play OpenSpiel's crazy_eights with whole games of its own random bots, played in C++.

    Only the calls of `evaluate_bots`, one a game, are timed. Each leaves its state terminal, with the history
    of the game, so the moves are counted exactly, on the very games that were timed, once the clock stopped.
    """
    pyspiel: Any = import_module("pyspiel")
    game = _crazy_eights(pyspiel, players)
    evaluate_bots: Callable[[_State, list[object], int], list[float]] = pyspiel.evaluate_bots
    bots: list[object] = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(players)]
    seeds = count(SEED)

    def play(states: list[_State]) -> list[_State]:
        for state, seed in zip(states, seeds, strict=False):
            evaluate_bots(state, bots, seed)
        return states

    return Contestant(play, lambda: _initial_states(game), lambda states: _count(game, states))


def open_spiel_python(players: int = 4) -> Contestant:
    """Play OpenSpiel's crazy_eights with every action, of chance too, picked in Python.

    With one deck the outcomes of chance are equally likely, so they are picked from `legal_actions` like any
    action, which is cheaper than `chance_outcomes`. The moves are counted as for `open_spiel_native`.
    """
    if players > _MOST_PLAYERS_WITH_ONE_DECK:
        raise ValueError(f"chance is uniform for up to {_MOST_PLAYERS_WITH_ONE_DECK} players, not {players}")
    game = _crazy_eights(import_module("pyspiel"), players)
    uniform = random.Random(SEED).random

    def play(states: list[_State]) -> list[_State]:
        for state in states:
            legal_actions = state.legal_actions
            apply_action = state.apply_action
            while actions := legal_actions():
                apply_action(actions[int(uniform() * len(actions))])
        return states

    return Contestant(play, lambda: _initial_states(game), lambda states: _count(game, states))


def rlcard_uno() -> Contestant:
    """Play RLCard's uno with its own random agents.

    They are two because the uno environment ignores `game_num_players`. This uno has no pass and no chance
    nodes, so every step of the environment is a move.
    """
    rlcard: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    # The agents draw from NumPy's global generator, the environment from its own.
    import_module("numpy").random.seed(SEED)
    env: Any = rlcard.make("uno", config={"seed": SEED})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    run: Callable[..., object] = env.run

    def play(_: None) -> tuple[int, int]:
        before: int = env.timestep
        for _game in range(BATCH):
            run(is_training=False)
        return env.timestep - before, BATCH

    return Contestant(play)


def _crazy_eights(pyspiel: Any, players: int) -> _Game:
    """Load crazy_eights with its default rules."""
    game: _Game = pyspiel.load_game("crazy_eights", {"players": players})
    if game.new_initial_state().action_to_string(0, _PASS) != "Pass":
        raise RuntimeError(f"action {_PASS} of this crazy_eights is not the pass")
    return game


def _initial_states(game: _Game) -> list[_State]:
    """Return the states that one batch of games starts from."""
    return [game.new_initial_state() for _ in range(BATCH)]


def _count(game: _Game, states: Sequence[_State]) -> tuple[int, int]:
    """Return the moves and the number of these finished games, replaying each to tell the forced passes."""
    moves = 0
    for state in states:
        replay = game.new_initial_state()
        for item in state.full_history():
            action = item.action
            if item.player >= 0 and (action != _PASS or replay.legal_actions() != [_PASS]):
                moves += 1
            replay.apply_action(action)
    return moves, len(states)


def main() -> None:
    """Print the rate of each peer that is installed."""
    peers: list[tuple[str, str, Callable[[], Contestant]]] = [
        ("crazy_eights, 4 players, C++", "open_spiel", open_spiel_native),
        ("crazy_eights, 4 players, from Python", "open_spiel", open_spiel_python),
        ("uno, 2 players", "rlcard", rlcard_uno),
    ]
    print(f"{'peer':<18}  {'game':<36}  {'moves/CPU-s':>12}  {'moves/s':>12}  {'moves/game':>10}")
    for game, package, measure in peers:
        try:
            rates = contest([measure()], rounds=20)[0]
        except ModuleNotFoundError as error:
            print(f"{package:<18}  {game:<36}  not measured: {error}")
            continue
        rate = max(rates, key=lambda found: found.per_cpu_second)
        name = f"{package} {version(package)}"
        print(
            f"{name:<18}  {game:<36}  {rate.per_cpu_second:>12,.0f}  {rate.per_second:>12,.0f}"
            f"  {rate.moves_per_game:>10.1f}"
        )


if __name__ == "__main__":
    main()
