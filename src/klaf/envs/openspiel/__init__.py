"""The games as OpenSpiel's, registered when this is imported: ``klaf_taki``, ``klaf_eight``, ``klaf_tuki``.

A game of your own that is made known later is registered by ``register("stairs")``.

A match begins with eight chance nodes of 256 outcomes each: the bytes of its seed. All chance after that, shuffles to
come too, follows from the seed; a state made by ``resample_from_infostate`` has a new key of its own.
"""

from typing import Any

from klaf.engine.packages import require

require("pyspiel", "envs")

import pyspiel  # noqa: E402

from klaf.engine.options import Option, Rulebook, SeatOr, Value  # noqa: E402
from klaf.envs.openspiel.observer import Observer  # noqa: E402
from klaf.envs.openspiel.progress import BYTE, DIGITS, Progress  # noqa: E402
from klaf.games import game as find_game  # noqa: E402
from klaf.games import games  # noqa: E402
from klaf.locale import Term  # noqa: E402

MOST_MOVES = 100_000  # 5,000 random matches of ten TAKI players took 16,526 at most, forced passes not counted
_BY_SEED = -1  # an opener drawn by the seed


def default_of(option: Option) -> Value:
    """Return the default of a house rule as a parameter: OpenSpiel wants one type for each."""
    return _BY_SEED if isinstance(option, SeatOr) else option.default


def parameters(rulebook: Rulebook) -> dict[str, Value]:
    """List what a game can be loaded with, and the defaults."""
    house = {option.name: default_of(option) for option in rulebook.options}
    return {"players": rulebook.fewest, "edition": "", "max_moves": MOST_MOVES, **house}


def unquoted(text: str) -> str:
    """Remove the quotation marks that a text like ``"2018"`` needs, since OpenSpiel would read a number."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text


def game_type(name: str) -> Any:
    """Describe a game to OpenSpiel."""
    rulebook = find_game(name).rulebook
    return pyspiel.GameType(
        short_name=f"klaf_{name}",
        long_name=f"{Term(name, f'game-{name}').say('en')} (klaf)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rulebook.most,
        min_num_players=rulebook.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rulebook),
    )


class KlafGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    klaf_name = ""

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        """Take the parameters; those not given have their defaults.

        Raises:
            BadOptions: the match cannot be set up so.
        """
        self.klaf = find_game(self.klaf_name)
        rulebook = self.klaf.rulebook
        defaults = parameters(rulebook)
        given = {name: value for name, value in (params or {}).items() if value != defaults[name]}
        if "edition" in given:
            given["edition"] = unquoted(str(given["edition"]))
        if given.get("edition") == rulebook.editions[0]:
            del given["edition"]  # its name may look like a number, which would not be read back as text
        chosen = {**defaults, **given}
        self.players = int(chosen["players"])
        self.edition = str(chosen["edition"]) or None
        self.most_moves = int(chosen["max_moves"])
        self.house = {option.name: given[option.name] for option in rulebook.options if option.name in given}
        rulebook.encode(self.players, self.edition, self.house)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.klaf.moves),
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_moves,
        )
        super().__init__(game_type(self.klaf_name), info, given)

    def new_initial_state(self, *_: Any) -> "KlafState":
        """Return the state before the first byte of the seed."""
        return KlafState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Count the bytes of the seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Make what turns states into strings and tensors."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("klaf's games show what one player knows, all of it, and take no parameters")
        return Observer(self.klaf, kind.perfect_recall)


class KlafState(pyspiel.State):  # type: ignore[misc]
    """A match, or the bytes of its seed so far."""

    def __init__(self, game: KlafGame) -> None:
        """Start with nothing drawn."""
        super().__init__(game)
        self.progress = Progress(game.klaf, game.players, game.edition, game.house, game.most_moves)

    def current_player(self) -> int:
        """Return who is asked now: chance, a seat, or nobody."""
        if self.progress.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.progress.ended else self.progress.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the bytes, all equally likely."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.legal(player)

    def _apply_action(self, action: int) -> None:
        self.progress.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte:{action}" if player < 0 else self.progress.game.moves[action].text

    def is_terminal(self) -> bool:
        """Whether the match has ended or reached ``max_moves``."""
        return self.progress.ended

    def returns(self) -> list[float]:
        """Return the rewards: 0 for all before the end, or if the match reached ``max_moves``."""
        return self.progress.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "KlafState":
        """Return a state that looks the same to the player now: its hidden cards drawn from all that fit its view.

        What others did is no evidence, even where they had no choice: somebody who took cards because nothing fitted
        may hold here what would have fitted then.
        """
        twin: KlafState = self.clone()
        twin.progress = self.progress.resampled(player, sampler)
        return twin

    def __str__(self) -> str:
        """Return the whole truth, as JSON."""
        return str(self.progress)


def register(name: str) -> None:
    """Register a game with OpenSpiel as ``klaf_NAME``, which must be done once only.

    Raises:
        UnknownGame: there is no such game.
    """
    pyspiel.register_game(game_type(name), type(f"Klaf{name.title()}", (KlafGame,), {"klaf_name": name}))


for _name in games():
    register(_name)
