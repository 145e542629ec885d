"""The lesson of Tuki Tuki: open, take, make a pair, throw away, a parrot, and let it hover."""

from collections.abc import Callable
from typing import Any

CARDS_IN = ("boxes", "pile", "bin")
MOVES = (
    "0:open:0 1:open:0 1:open:1 0:open:1 0:bin 0:put:4 1:pile 1:throw:4 0:pile 0:throw:5 1:pile 1:put:2 "
    "0:pile 0:put:7 1:pile 1:throw:5 0:pile 0:throw:3 1:pile 1:throw:6 "
    "0:bin 0:hover:7:2 1:pile 1:put:5 0:pile 0:throw:6"
)


def arrange(document: dict[str, Any], left: Callable[..., list[str]]) -> None:
    """Lay the cards of a new match out for the lesson; ``left`` returns the cards that are not among those given."""
    boxes = [["9", "3", "6", "8", "4", "3", "10", "12"], ["1", "2", "11", "5", "7", "0", "12", "4"]]
    top = ["4", "10", "8", "1", "5", "P", "6", "11", "2"]
    document |= {"boxes": boxes, "bin": ["9"]}
    document["pile"] = left(boxes, top, "9") + top
