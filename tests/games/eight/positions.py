"""Good positions of Eight and a half to start from, and changes that are peculiar to its cards."""

from typing import Any

from klaf.engine.document.writer import Document
from tests.games.damage import Change, Maker, every, refused
from tests.games.eight.table import EIGHT, play, table

# What is done to which position; the reason it is refused for, and the field it names.
Damage = tuple[Maker, Change, str, str]


def midway() -> Document:
    """A seat with a bank, one with open cards, one with blind cards, of which one was seen."""
    return table(
        "4 7 half",
        "",
        "",
        banks=["1 2 8"],
        open=["0 6 9", "5 - 7", "- - -"],
        blind=["1 3 5", "2 2 8", "- 6 9"],
        burnt=["8 8"],
        pot="3 demon",
        seen=[[], [], [2]],
        number=3,
        shuffles=5,
        points=[3, 2, 0],
        went_out=1,
    ).position()


def opening() -> Document:
    return table("2 3 3", "1 8 8", rest="banks", phase="opening", first_card="1", turn=1).position()


def tied() -> Document:
    """A mini-game whose opener, seat 2, was drawn from two."""
    return table("2 3 3", "1 8 8", "1 1 9", rest="banks", phase="opening", first_card="1", turn=2).position()


def opened() -> Document:
    """The same once seat 2 has laid its two: seats 0 and 1 have not laid yet."""
    match = EIGHT.from_position(tied())
    play(match, "2:1x2")
    return match.position()


def freely_opened() -> Document:
    """A mini-game that seat 0 opened with a Half; seat 1 has not laid yet."""
    match = EIGHT.from_position(only_specials())
    play(match, "0:half")
    return match.position()


def only_specials() -> Document:
    """A mini-game in which nobody has a number in hand: a seat opens freely."""
    rows = ["9 9 9", "8 8 8"]
    return table("half half demon", "half demon demon", open=rows, blind=["7 7 7", "6 6 6"], rest="banks").position()


def by_winner() -> Document:
    """A mini-game opened with any card, by seat 1, which went out in the one before."""
    series: dict[str, Any] = {"number": 2, "points": [0, 2], "went_out": 1, "turn": 1}
    return table("1 3 3", "2 8 8", rest="banks", options={"opener": "winner"}, **series).position()


def swapping() -> Document:
    series: dict[str, Any] = {"number": 2, "points": [3, 0], "went_out": 0, "deputy": 0}
    return table("", "", rest="banks", phase="swap", edition="classic", **series).position()


def classic() -> Document:
    series: dict[str, Any] = {"number": 3, "points": [3, 3, 0], "went_out": 1, "deputy": 0}
    return table("1 2 3", "4", "6", pot="2", edition="classic", **series).position()


def over() -> Document:
    """A modern match that seat 0 has just won."""
    match = table("", "4", open=["- - -"], blind=["- 7 -"], pot="6", burnt=["5 5"], number=4, points=[6, 1], went_out=1)
    play(match, "0:blind:1")
    return match.position()


def classic_over() -> Document:
    """A classic match of six mini-games whose win is shared."""
    series: dict[str, Any] = {"number": 6, "points": [6, 9], "went_out": 1, "deputy": 1}
    setup: dict[str, Any] = {"open": ["- - -"], "blind": ["- 7 -"], "pot": "6", "edition": "classic"}
    match = table("", "4", **setup, **series)
    play(match, "0:blind:1")
    return match.position()


def lower_is_known() -> Document:
    """A mini-game that seat 0 opened with a 3; seat 1, which has not laid, holds none."""
    match = table("3 8 8", "4 6 9", rest="banks", turn=0, open=["9 9 9", "7 7 7"], blind=["5 5 5", "0 0 0"])
    play(match, "0:3")
    return match.position()


def cards_at(position: Document, place: tuple[str, int]) -> list[str]:
    """Return the cards at a seat's place, ``("hands", 0)``, or of the pot, ``("pot", 0)``."""
    field, number = place
    cards: list[str] = position["pot"] if field == "pot" else position[field][number]
    return cards


def move(card: str, source: tuple[str, int], target: tuple[str, int]) -> Change:
    """Move a card from one place to another. Open and blind places become empty."""

    def change(position: Document) -> None:
        cards = cards_at(position, source)
        if source[0] in ("open", "blind"):
            cards[cards.index(card)] = "-"
        else:
            cards.remove(card)
        cards_at(position, target).append(card)

    return change


def all_of(source: tuple[str, int], target: tuple[str, int]) -> Change:
    """Move all cards of one place of a seat to another."""

    def change(position: Document) -> None:
        field, number = source
        for card in [card for card in position[field][number] if card != "-"]:
            move(card, source, target)(position)

    return change


def exchange(card: str, other: str, hand: int, bank: int) -> Change:
    """Swap a card of a hand for one of a bank."""
    return every(move(card, ("hands", hand), ("banks", bank)), move(other, ("banks", bank), ("hands", hand)))


def from_bank(bank: int, target: tuple[str, int]) -> Change:
    """Move the top card of a bank; in the pot, it makes the value."""

    def change(position: Document) -> None:
        card = position["banks"][bank].pop()
        cards_at(position, target).append(card)
        if target[0] == "pot":
            position["pot_value"] = 2 * int(card) if card.isdigit() else int(card == "half")

    return change


def reason(maker: Maker, damage: Change) -> tuple[str, object]:
    """Damage a position and return the reason for which it is refused, and the field that is named."""
    position = maker()
    damage(position)
    refusal = refused(EIGHT, position)
    return refusal.why, refusal.facts["field"]
