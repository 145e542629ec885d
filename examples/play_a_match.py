"""Play a match of TAKI in code: set it up, look at it, move, and see what happened.

The cells begin with ``# %%``: notebooks and editors run them one by one, Python runs them all.
"""

# %% A game, and a match of it
import random

import klaf

print(klaf.games())
taki = klaf.game("taki")
match = taki.new(players=3, seed=2026, must_play=True)  # a house rule is a keyword; so is edition="112-king"
print(match.edition, match.options["must_play"], match)

# %% Whose turn is it, and what may they do?
# Several seats may act at once: while a +3 waits for a Breaker, say. `next_actor` names the one to ask first.
seat = match.next_actor
assert seat is not None
print(seat, [str(move) for move in match.legal(seat)])

# %% Moving gives events: what happened, in order
for event in match.play(seat, match.legal(seat)[0]):
    print(event.kind, event.seat, dict(event.facts))

# %% A seat's view holds nothing that the seat may not know
view = match.view(seat)
hands = view.document()["hands"]
print("own hand:", hands[seat], "| the others':", [hand for other, hand in enumerate(hands) if other != seat])

# %% To the end, by chance
rng = random.Random(1)
while (seat := match.next_actor) is not None:
    match.play(seat, rng.choice(match.legal(seat)))
print("won by", match.winners, "after", len(match.played), "moves; scores", match.scores)
