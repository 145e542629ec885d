"""Write a bot and measure it: the same deals from both seats, against the bots that klaf brings."""

# %% A bot is anything that chooses a move from a view
import random
from collections.abc import Sequence

import numpy as np

import klaf
from klaf.bots import Budget, Player, bot
from klaf.lab.arena import Arena
from klaf.lab.contest import Contest
from klaf.lab.estimate import Estimate
from klaf.lab.run import run

taki = klaf.game("taki")


class Hoarder:
    """Lays numbers first and keeps what is strong; draws only when nothing fits."""

    STRONG = ("king", "super", "+3", "break", "colour", "taki", "+2")

    def choose(
        self, view: klaf.View, moves: Sequence[klaf.Move], rng: random.Random, budget: Budget | None = None
    ) -> klaf.Move:
        """Choose the weakest card, and call the last one."""
        return min(moves, key=lambda move: (str(move) in ("draw", "pass"), self.strength(str(move)), rng.random()))

    def strength(self, move: str) -> int:
        """Say how strong a card is, 0 for a plain number."""
        return sum(1 for mark in self.STRONG if mark in move)


# %% One match between players in code
def winner(players: Sequence[Player], seed: int) -> int:
    """Play a match and give the seat that won it."""
    match = taki.new(players=len(players), seed=seed)
    rng = random.Random(seed)
    while (seat := match.next_actor) is not None:
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), rng))
    return match.winners[0]


# %% Each deal is played from both seats, so that luck of the cards falls out
def duel(mine: Player, other: Player, deals: int) -> Estimate:
    """Return how often mine wins, with its 95 % interval."""
    wins = [((winner([mine, other], deal) == 0) + (winner([other, mine], deal) == 1)) / 2 for deal in range(deals)]
    return Estimate.of(np.array(wins))


results = {level: duel(Hoarder(), bot("taki", level), deals=100) for level in ("beginner", "skilled")}
for level, won in results.items():
    print(f"Hoarder against {level}: {won.mean:.0%} ± {won.margin:.0%}")

# %% Bots of klaf's own are measured by the arena, compiled and on all cores: `klaf arena taki --bots skilled,beginner`
arena = Arena((Contest.of("taki", ("skilled", "beginner"), games=2000, seed=1),), deals=1000)
standings = arena.answer(run(arena))
for line in standings.lines:
    print(f"{line.bot}: {line.wins.mean:.1%} ± {line.wins.margin:.1%} of {arena.games} matches")
