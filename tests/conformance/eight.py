"""Eight and a half under the suite."""

from collections.abc import Callable
from functools import partial

from klaf.engine.options import Value
from tests.conformance.covered import Covered, Document, Setup

PHASES = ("swap", "opening", "hand", "open", "blind", "over")
EMPTY = "-"


def eight_deck(setup: Setup) -> list[str]:
    """EH-01, EH-02."""
    zeros = setup.house.get("zeros", 14) if setup.edition == "classic" else 6
    cards = [str(number) for number in range(3, 10) for _ in range(6)]
    return [*cards, *int(zeros) * ["0"], *4 * ["1", "2"], *8 * ["half", "demon"]]


def eight_cards(document: Document) -> list[str]:
    lists = [document["pot"], *document["hands"], *document["banks"], *document["burnt"]]
    lists += [[card for card in places if card != EMPTY] for places in (*document["open"], *document["blind"])]
    return [card for cards in lists for card in cards]


def eight_shown(document: Document, viewer: int | None) -> Document:
    hands = [hand if seat == viewer else [None] * len(hand) for seat, hand in enumerate(document["hands"])]
    blind = [
        [card if card == EMPTY or place in seen else None for place, card in enumerate(places)]
        for places, seen in zip(document["blind"], document["seen"], strict=True)
    ]
    banks = [[None] * len(bank) for bank in document["banks"]]
    return {**document, "key": None, "hands": hands, "banks": banks, "blind": blind, "viewer": viewer}


def eight_hidden(document: Document, viewer: int | None) -> dict[str, list[str]]:
    found = {f"hand {seat}": hand for seat, hand in enumerate(document["hands"]) if seat != viewer}
    for seat, places in enumerate(document["blind"]):
        seen = document["seen"][seat]
        found[f"blind {seat}"] = [card for place, card in enumerate(places) if place not in seen and card != EMPTY]
    found |= {f"bank {seat}": bank for seat, bank in enumerate(document["banks"])}
    return {place: cards for place, cards in found.items() if cards}


def eight_top(document: Document) -> str:
    for seat in range(document["players"]):
        bank = document["banks"][(document["turn"] + seat) % document["players"]]
        if bank:
            return str(bank[-1])
    return next(cards[-1] for place, cards in eight_hidden(document, None).items() if place.startswith("blind"))


def eight_mend(document: Document) -> None:
    pot = document.get("pot")
    if isinstance(pot, list):
        value = 0
        for card in pot:
            if card == "half":
                value += 1
            elif isinstance(card, str) and card.isdigit():
                value = 2 * int(card[:1])
        document["pot_value"] = value


def _in_phase(phase: str, document: Document) -> bool:
    return bool(document["phase"] == phase)


EIGHT_SIGHTS: dict[str, Callable[[Document], bool]] = {
    **{f"phase {phase}": partial(_in_phase, phase) for phase in PHASES},
    "an offence": lambda p: bool(p["pot_value"] % 2),
    "a pot at 8½": lambda p: bool(p["pot_value"] == 17),
    "a pot out of the policeman's reach": lambda p: bool(p["pot_value"] >= 19),
    "a pot at five": lambda p: bool(p["pot_value"] == 10),
    "a Demon on five": lambda p: bool(p["pot_value"] == 10 and p["pot"][-1] == "demon"),
    "an empty pot in the blind stage": lambda p: bool(p["phase"] == "blind" and not p["pot"]),
    "a blind card that was seen": lambda p: any(p["seen"]),
    "a seat with a bank beside one without": lambda p: bool(any(p["banks"]) and not all(p["banks"])),
    "a shared win": lambda p: len(p["winners"]) > 1,
    "the last mini-game of a classic match": lambda p: bool(p["edition"] == "classic" and p["number"] == 6),
}


def _eight(players: int, edition: str = "modern", **house: Value) -> Setup:
    return Setup("eight", players, edition, house)


EIGHT = Covered(
    name="eight",
    setups=(
        *(_eight(players) for players in range(2, 6)),
        *(_eight(players, "classic") for players in (4, 2, 3, 5)),
        _eight(4, "classic", zeros=6),
        _eight(3, opener="winner"),
        _eight(2, "classic", opener="winner", zeros=6),
        _eight(2, may_take=True),
        _eight(4, "classic", may_take=True, half_arrests=True),
        _eight(3, five_after_demon=False),
        _eight(5, half_arrests=True),
        _eight(4, show_seen_blinds=True),
        _eight(2, tie_fewest="none"),
        _eight(
            5,
            opener="winner",
            may_take=True,
            five_after_demon=False,
            half_arrests=True,
            show_seen_blinds=True,
            tie_fewest="none",
        ),
        _eight(5, "classic", zeros=6, opener="winner", five_after_demon=False, show_seen_blinds=True),
    ),
    deck=eight_deck,
    cards=eight_cards,
    shown=eight_shown,
    hidden=eight_hidden,
    top=eight_top,
    mend=eight_mend,
    dull=frozenset(),
    reveals=frozenset({"turned-up", "laid-out", "opens"}),
    sights=EIGHT_SIGHTS,
)
