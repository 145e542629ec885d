"""Draw cards, boxes, views and whole matches. In a notebook a cell that ends with one of them shows it."""

# %% A card, a hand, a finished box
from klaf import draw
from klaf.draw.games.tuki import draw_box

draw.card("taki", "R+2")

# %%
draw.hand("eight", ["0", "5", "8", "half", "demon", None])

# %% A quartet of fives, a column that counts, and a parrot that makes a pair
box = draw_box(["5", "7", "5", "P", "5", "8", "P", "9"])
box

# %% A match shows everything, a view what its seat may know
import random

import klaf

match = klaf.game("taki").new(players=4, seed=5)
rng = random.Random(5)
for _ in range(30):
    seat = match.next_actor
    assert seat is not None
    match.play(seat, rng.choice(match.legal(seat)))
match

# %%
match.view(0)

# %% In other languages, with names, for dark pages, with patterns for eyes that do not tell colours apart
hebrew = draw.table(match.view(0), lang="he", names=["נועה", "עומר", "דנה", "גיל"], theme="dark", patterns=True)
hebrew

# %% Files for a page or a paper; every drawing has a title and a description for screen readers
box.save("box.svg")
hebrew.save("table.svg")
print(box.title, "|", box.description)
print(hebrew.title)
