"""Every event has its sentence, and tells each viewer what it may know."""

import random
import re
from typing import Any

import pytest

from klaf.locale import LANGUAGES
from tests.conformance.walk import sized
from tests.games.tuki.table import HALF, TUKI, opening, play, table

NAMES = {seat: f"<{seat}>" for seat in range(6)}


def said(lang: str, moves: str, **setup: Any) -> list[str]:
    match = table(HALF, HALF, **setup)
    return [event.sentence(lang, TUKI, NAMES) for event in play(match, moves)]


def test_sentences_name_cards_and_places() -> None:
    assert said("en", "0:pile 0:throw:4", pile="P") == [
        "<0>: drew a parrot",
        "<0>: threw a parrot into the bin",
        "<0>: opened 5 at place 4",
        "To play: <1>",
    ]


def test_sentences_hide_what_others_may_not_see() -> None:
    match = opening("0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7")
    (event,) = match.play(1, "open:3")
    assert event.sentence("en", TUKI, NAMES) == "<1>: opened 3 at place 3"
    assert event.seen_by(0).sentence("en", TUKI, NAMES) == "<1>: opened a card"


def test_the_sum_of_a_box_can_be_read_aloud() -> None:
    match = table("7 1 P 2 / 7 3 7 (2)", "0 1 2 3 / (4) (5) (6) (7)", drawn="11")
    play(match, "0:throw:7")
    events = [event for event in play(match, "1:bin 1:put:0") if event.seat == 0]
    assert [event.sentence("en", TUKI, NAMES) for event in events] == [
        "<0>: quartet of 7 in columns 0, 2 (7, 7, parrot, 7): -10",
        "<0>: column 1: 1 + 3 = 4",
        "<0>: pair of 2 in column 3 (2, 2): 0",
        "<0>: -6 in this round, -6 in all",
    ]


def test_a_quartet_may_be_of_parrots() -> None:
    match = table("P 1 P 2 / P 3 P (4)", HALF, drawn="11", options={"double_parrot": "joins"})
    play(match, "0:throw:7")
    events = [event for event in play(match, "1:bin 1:put:0") if event.kind == "counted" and event.seat == 0]
    assert [event.sentence("en", TUKI, NAMES) for event in events] == [
        "<0>: quartet of parrots in columns 0, 2 (parrot, parrot, parrot, parrot): -10",
        "<0>: column 1: 1 + 3 = 4",
        "<0>: column 3: 2 + 4 = 6",
    ]
    assert "תוכים" in events[0].sentence("he", TUKI, NAMES)
    assert "ببغاوات" in events[0].sentence("ar", TUKI, NAMES)


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ("1 2 3 4 / 5 6 7 (8)", "what was still hidden is opened: 8, at place 7"),
        ("1 2 3 4 / 5 6 (P) (8)", "what was still hidden is opened: parrot, 8, at places 6, 7"),
    ],
)
def test_one_card_revealed_lies_at_one_place(box: str, expected: str) -> None:
    match = table("1 2 3 4 / 5 6 7 (8)", box, drawn="11")
    play(match, "0:throw:7")
    (event,) = [event for event in play(match, "1:bin 1:put:0") if event.kind == "revealed"]
    assert event.sentence("en", TUKI, NAMES) == f"<1>: {expected}"
    one = expected.endswith("place 7")
    for lang, place, places in (("he", "במקום ", "במקומות "), ("ar", "في المكان ", "في المكانين ")):
        said = re.sub("[\u2066-\u2069]", "", event.sentence(lang, TUKI, NAMES))
        assert (place in said, places in said) == (one, not one)


def test_an_order_names_the_players() -> None:
    match = TUKI.new(3, seed=1)
    order = match.position()["order"]
    assert match.opening[0].sentence("en", TUKI, NAMES).endswith(": " + ", ".join(NAMES[seat] for seat in order))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_can_be_said_to_everybody(lang: str) -> None:
    chance = random.Random(1)
    seen = set()
    for seed in range(sized(12, 2)):
        match = TUKI.new(2 + seed % 5, seed=seed, hover_any=bool(seed % 2))
        events = list(match.opening)
        for _ in range(sized(2000, 60)):
            if match.over:
                break
            seat = chance.choice(match.acting)
            moves = match.legal(seat)
            hovers = [move for move in moves if move.text.startswith("hover")]
            events += match.play(seat, chance.choice(hovers or moves))
        for event in events:
            seen.add(event.kind)
            for viewer in (0, None):
                assert event.seen_by(viewer).sentence(lang, TUKI, NAMES).strip()
    assert seen <= {kind.name for kind in TUKI.events}
    if sized(1, 0):
        assert seen >= {kind.name for kind in TUKI.events} - {"shuffled-in"}


def test_only_openings_and_draws_have_secrets() -> None:
    assert {kind.name for kind in TUKI.events if kind.secret} == {"opens", "drew"}
