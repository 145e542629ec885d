"""Ask why a move may not be made: every refusal names its rule, in three languages."""

# %% A move that does not fit
import klaf

taki = klaf.game("taki")
match = taki.new(players=4, seed=56)
match.play(3, "R+2")  # now seat 0 must answer it, or draw
try:
    match.play(0, "R4")
except klaf.IllegalMove as refused:
    refusal = refused
print(refusal)

# %% The same for every reader
for lang in ("en", "he", "ar"):
    print(lang, refusal.sentence(lang))

# %% The rule itself, and the facts as data
title, text = taki.rule(refusal.rule)
print(refusal.rule, title)
print(text)
print(dict(refusal.facts))

# %% Nothing has changed: the match goes on
print(len(match.played), [str(move) for move in match.legal(0)])

# %% Other mistakes have errors of their own, all of them KlafError
mistakes = []
for wrong in (
    lambda: match.play(1, "R4"),  # not in turn
    lambda: match.play(0, "purple 7"),  # no move at all
    lambda: taki.new(players=11),
    lambda: taki.new(players=4, must_play="sometimes"),
    lambda: klaf.load("not a record"),
):
    try:
        wrong()
    except klaf.KlafError as error:
        mistakes.append(type(error).__name__)
        print(f"{type(error).__name__}: {error}")
