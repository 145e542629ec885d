"""TAKI: a scene of every thought."""

from tests.bots.thoughts import Thought
from tests.games.taki.table import table

MANY = "G1 G3 G4 G5 G6"  # a hand that is not about to go out
CATCH = {"last_card": "catch"}

# Unless said otherwise R3 leads and seat 0 is in turn. What is done instead is mostly R5: a plain card that follows,
# a little better than others for the 5 of another colour beside it.
TAKI = [
    Thought("call", table("R5 B7", MANY), "R5!", "R5"),
    Thought("catch", table("R5 B7 B8", "G1", options=CATCH, due=[1]), "catch:1", "R5"),
    Thought("break", table("+3 R5 B7", "break G3 G4", lead="R3 +3", phase="break", asked=[1]), "break", "pass", seat=1),
    # The last card of a hand goes into the run, too; who does not see that it wins closes the run before it.
    Thought("finish", table("R5", MANY, lead="Rtaki R3", phase="run", taki_open=True, called=[0]), "R5", "close"),
    # Change Colour would go on with blue, the colour held most.
    Thought("spare the colourless", table("R5 colour B7 B8", MANY), "R5", "colour:B"),
    Thought("spare the king", table("colour king B7 B8", MANY), "colour:B", "king"),
    # A debt of eight is what he was spared for.
    Thought("spare the king", table("R+2 king B7 B8", MANY, lead="B+2", phase="chain", debt=8), "king", "R+2"),
    Thought("run", table("Rtaki R5 R7 B5", MANY), "Rtaki", "R5"),
    # Without red cards to go along, the TAKI would be followed by the others' ones only.
    Thought("bare taki", table("Rtaki Y5 Btaki Gtaki", MANY, lead="R5"), "Y5", "Rtaki"),
    Thought("close", table("colour B7 B8 B9", MANY, lead="Rtaki R4", phase="run", taki_open=True), "close", "colour:B"),
    # After a Stop one of two players is next again: the run waits for him.
    Thought(
        "close", table("colour B7 B8 B9", MANY, lead="Rtaki Rstop", phase="run", taki_open=True), "end", "colour:B"
    ),
    # Only the last card of a run acts, and a +2 does more than Change Direction. Without the thought all cards of a
    # run are the same.
    Thought(
        "save commands in a run",
        table("R+2 Rdir B8 B9", MANY, lead="Rtaki R4", phase="run", taki_open=True),
        "Rdir",
        "R+2 Rdir",
    ),
    Thought("follow a plus", table("Rplus R5 B5", MANY), "Rplus", "R5"),
    # Two more blue cards against one more 5.
    Thought("stay in colour", table("R5 G5 B3 B7 B8", MANY), "B3", "R5"),
    # Two more 5s against one more blue card.
    Thought("match the figure", table("R5 Y5 G5 B3 B7", MANY), "R5", "B3"),
    Thought("stop the next", table("Rstop R5 Y5 B8", "G1", MANY, called=[1]), "Rstop", "R5"),
    Thought("plus two", table("R+2 R5 Y5 B8", "G1", MANY, called=[1]), "R+2", "R5"),
    Thought("turn round", table("Rdir R5 Y5 B8", "G1", MANY, called=[1]), "Rdir", "R5"),
    Thought("plus three", table("+3 R5 Y5 B8", MANY, "G1", called=[2]), "+3", "R5"),
    # Any answer is better than drawing, even without this thought, and it speaks for all answers alike. It decides
    # only where catching is worth about as much as the King: before a debt of 30 or 31.
    Thought(
        "answer a debt",
        table("king B7 B8", "G1", options=CATCH, due=[1], lead="R+2", phase="chain", debt=30),
        "king",
        "catch:1",
    ),
]
