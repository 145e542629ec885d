"""Keep matches as text and positions as JSON, play them again, and branch off."""

# %% A finished match, written down
import json
import random
from pathlib import Path

import klaf

eight = klaf.game("eight")
match = eight.new(players=4, seed=8)
rng = random.Random(8)
while (seat := match.next_actor) is not None:
    match.play(seat, rng.choice(match.legal(seat)))
record = match.record()
Path("match.klaf").write_text(record, encoding="utf-8")
print(record[:220], "…")

# %% Read it back: the same match
replayed = klaf.load(Path("match.klaf").read_text(encoding="utf-8"))
print(replayed.same_state(match), replayed.winners == match.winners, len(replayed.played), "moves")

# %% Replay it move by move: the key in the record deals the same cards
replay = eight.new(players=4, seed=8)
deals = 1
for seat, move in match.played:
    deals += sum(event.kind == "begun" for event in replay.play(seat, move))
print(deals, "mini-games; points", replay.scores)

# %% A position is the whole truth as a document; it can be changed by hand, and is checked when read
middle = eight.new(players=4, seed=8)
for seat, move in match.played[:25]:
    middle.play(seat, move)
document = json.loads(json.dumps(middle.position()))
branch = eight.from_position(document)
print(branch.same_state(middle))

# %% What cannot be is refused, with the field that is wrong
document["pot_value"] += 1
try:
    eight.from_position(document)
except klaf.BadPosition as error:
    refused = error
print(refused)
