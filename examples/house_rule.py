"""Does a house rule make the game longer? Thousands of matches, side by side, on the same deals.

"Whoever can lay a card must" (``must_play``) against the game as it is.
"""

# %% Two batches of the same deals
import numpy as np

import klaf

taki = klaf.game("taki")
DEALS = 20_000
as_it_is = taki.batch(DEALS, players=4, seed=7)
must_play = taki.batch(DEALS, players=4, seed=7, must_play=True)
print(as_it_is.key(0) == must_play.key(0))  # the same cards lie in the same order

# %% Played out by chance: compiled code, on all cores
one, other = as_it_is.playout(seed=1), must_play.playout(seed=1)
print(f"moves a match: {one.moves.mean():.1f} as it is, {other.moves.mean():.1f} with must_play")

# %% The difference deal by deal, with its 95 % interval
difference = other.moves - one.moves
margin = 1.96 * difference.std(ddof=1) / np.sqrt(DEALS)
print(f"must_play changes a match by {difference.mean():.1f} ± {margin:.1f} moves")

# %% Is the first seat better off? Winners are a row of true and false for each match
for name, batch in (("as it is", as_it_is), ("must_play", must_play)):
    print(name, (batch.winners / batch.winners.sum(axis=1, keepdims=True)).mean(axis=0).round(3))

# %% Chance is a poor player. `klaf lab compare taki --with must_play=true` asks the same of bots that think, and
# how much skill the rule leaves room for.
