"""Tuki Tuki: a scene of every thought."""

from tests.bots.thoughts import Thought
from tests.games.tuki.table import HALF, table

# Places 0 to 3 are the upper row, 4 to 7 the lower one.
TUKI = [
    # Two 9s count nothing; without that, the hidden card is better opened.
    Thought("see the pair", table("9 1 P P / (5) 1 (7) 1", HALF, drawn="9"), "put:4", "throw:4"),
    # A second pair of 3s, rather than a 3 for the 12.
    Thought("see the quartet", table("3 3 12 4 / 3 (6) (7) (8)", HALF, drawn="3"), "put:5", "put:2"),
    # A 5 in the hidden column may find another, which is better than a 5 for the 9.
    Thought("hope for a pair", table("(5) 9 P 1 / (6) 3 2 1", HALF, drawn="5"), "put:0 put:4", "put:1"),
    # Both cards of the hidden column may be good ones: the 12 goes first.
    Thought("hope for two", table("(5) 12 1 1 / (6) 3 1 1", HALF, drawn="5"), "put:1", "put:0 put:4"),
    # Some other card will replace the 12, this one makes a pair of 3s.
    Thought("replace the high", table("3 12 P 1 / (5) 1 (7) 1", HALF, drawn="3"), "put:4", "put:1"),
    # There are two 3s: a third waits for the fourth, rather than replace the 12.
    Thought("match a pair", table("3 (2) 1 4 / 3 (6) 12 9", HALF, drawn="3"), "put:1 put:5", "put:6"),
    # The next player waits for an 11: it is kept beside the parrot.
    Thought(
        "feed the next", table("2 2 P 3 / 2 2 (7) (8)", "11 2 3 4 / (5) (6) (7) (8)", drawn="11"), "put:6", "throw:7"
    ),
    # The last hidden card is replaced, though a 4 for the 9 would gain more.
    Thought("close in time", table("1 2 9 7 / 1 2 3 (8)", "12 11 10 8 / (1) (4) 6 5", drawn="4"), "put:7", "put:2"),
    # The other is better off: it stays hidden.
    Thought("close in time", table("9 8 3 7 / 1 2 10 (8)", "1 1 2 2 / 1 1 2 (8)", drawn="12"), "throw", "throw:7"),
    # A 5 for the 9 is good, but the pile may well bring something better.
    Thought("wait for the pile", table("9 2 3 4 / (5) (6) (7) (8)", HALF, bin="5"), "pile", "bin"),
]
