"""Eight and a half: a scene of every thought."""

from typing import Any

from tests.bots.thoughts import Thought
from tests.games.eight.table import GONE, table

HIDDEN = "1 2 3"  # a hand nobody else sees
DEPUTY: dict[str, Any] = {"number": 2, "points": [3, 0], "went_out": 0, "deputy": 0}

# Where seat 1 has no hand it plays its open cards, and everybody sees what it can follow.
EIGHT = [
    Thought("lay several", table("7 7 8", HIDDEN, pot="6"), "7x2", "7"),
    # Two cards at once, that leave the next player without a move, would be best but for the arrest.
    Thought("arrest", table("4 6 6", "", open=[None, "1 2 3"], pot="3 half"), "4", "6x2"),
    # With a Half on the 3, the next player's 4 would arrest.
    Thought("fear the policeman", table("half demon 1", "", open=[None, "1 2 4"], pot="3"), "demon", "half"),
    Thought("leave the next stuck", table("4 7", "", open=[None, "4 6 6"], pot="1 1 1 2 2 2 3 3 3"), "7", "4"),
    Thought("spare the demon", table("7 demon 8", HIDDEN, pot="6"), "7", "demon"),
    Thought("spare the zero", table("7 0 8", HIDDEN, pot="6"), "7", "0"),
    Thought("spare the half", table("7 half 4", HIDDEN, pot="6"), "7", "half"),
    # The 8 would leave the next player without a move; that alone is not worth it.
    Thought("low cards first", table("4 8 1", "", open=[None, "6 6 7"], pot="3"), "4", "8"),
    # A Half that arrests makes another take these 13 cards; in a small pot the two 2s would be better.
    Thought(
        "fear the pot",
        table(
            "half 2 2",
            "",
            open=[None, "1 1 1"],
            pot="2 2 3 3 3 4 4 4 6 6 7 0 half",
            options={"half_arrests": True},
        ),
        "half",
        "2x2",
    ),
    # A 1 was turned up and back. Without the thought all blind cards are the same.
    Thought(
        "remember the blind",
        table("", HIDDEN, open=[GONE], blind=["1 - 9"], pot="8", seen=[[0], []]),
        "blind:2",
        "blind:0 blind:2",
    ),
    # Without the thought all swaps are the same, and as good as none.
    Thought(
        "swap up",
        table("", "", open=["1 8 9", "2 demon 3"], rest="banks", phase="swap", edition="classic", **DEPUTY),
        "swap:0:1:1",
        "keep " + " ".join(f"swap:{own}:1:{there}" for own in range(3) for there in range(3)),
    ),
]
