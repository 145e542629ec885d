"""Events tell the story of a table: what each is about, whose it is, who may see it."""

import pytest

from klaf.engine.events import Event
from tests.games.taki.table import TAKI, play, table


def told(events: list[Event]) -> list[tuple[str, int | None, dict[str, object]]]:
    return [(event.kind, event.seat, dict(event.facts)) for event in events]


def test_the_opening_tells_hands_first_card_and_opener() -> None:
    match = TAKI.new(players=2, seed=7)
    kinds = [(event.kind, event.seat) for event in match.opening]
    assert kinds == [("dealt", 0), ("dealt", 1), ("turned-up", None), ("opens", 1), ("turn", 1)]
    document = match.position()
    assert list(match.opening[0].facts["cards"] or ()) == document["hands"][0]  # type: ignore[arg-type]
    assert match.opening[2].facts == {"card": document["discards"][0], "goes_back": 0}
    assert match.opening[3].facts == {"by_lot": 1}
    assert TAKI.new(players=2, seed=7, opener=0).opening[3].facts == {"by_lot": 0}


def test_a_first_card_that_goes_back_belongs_to_nobody() -> None:
    for seed in range(40):
        events = [event for event in TAKI.new(players=2, seed=seed).opening if event.kind == "turned-up"]
        if len(events) > 1:
            assert [(event.seat, event.facts["goes_back"]) for event in events[:-1]] == [(None, 1)] * (len(events) - 1)
            assert (events[-1].seat, events[-1].facts["goes_back"]) == (None, 0)
            return
    raise AssertionError("no seed turned a colourless card up")


@pytest.mark.parametrize(
    ("hands", "setup", "moves", "story"),
    [
        (
            ("R7 R8 R9", "B1 B4"),
            {},
            "0:R7",
            [("laid", 0, {"card": "R7", "named": ""}), ("turn", 1, {})],
        ),
        (
            ("colour R8 R9", "B1 B4"),
            {},
            "0:colour:G",
            [("laid", 0, {"card": "colour", "named": "G"}), ("turn", 1, {})],
        ),
        (
            ("Rdir R8 R9", "B1 B4", "G1 G4"),
            {},
            "0:Rdir",
            [("laid", 0, {"card": "Rdir", "named": ""}), ("reversed", None, {"direction": -1}), ("turn", 2, {})],
        ),
        (
            ("Rtaki R8 R9 B9", "B1 B4"),
            {},
            "0:Rtaki 0:R8 0:close",
            [
                ("laid", 0, {"card": "Rtaki", "named": ""}),
                ("opened", 0, {"colour": "R"}),
                ("laid", 0, {"card": "R8", "named": ""}),
                ("closed", 0, {"colour": "R", "by_call": 1}),
                ("turn", 1, {}),
            ],
        ),
        (
            ("R5 B5 B9", "B1 B4"),
            {"lead": "Rtaki R5", "taki_open": True},
            "0:B5",
            [
                ("laid", 0, {"card": "B5", "named": ""}),
                ("closed", 0, {"colour": "R", "by_call": 0}),
                ("turn", 1, {}),
            ],
        ),
        (
            ("super R8 R9 B9", "B1 B4"),
            {},
            "0:super 0:end",
            [
                ("laid", 0, {"card": "super", "named": ""}),
                ("opened", 0, {"colour": "R"}),
                ("left-open", 0, {"colour": "R"}),
                ("turn", 1, {}),
            ],
        ),
        (
            ("king super R9 B9", "B1 B4"),
            {},
            "0:king 0:super:Y",
            [
                ("laid", 0, {"card": "king", "named": ""}),
                ("freed", 0, {}),
                ("laid", 0, {"card": "super", "named": "Y"}),
                ("opened", 0, {"colour": "Y"}),
            ],
        ),
        (
            ("king R9 B9", "B1 B4"),
            {},
            "0:king 0:end",
            [("laid", 0, {"card": "king", "named": ""}), ("freed", 0, {}), ("declined", 0, {}), ("turn", 1, {})],
        ),
        (
            ("Rplus R9 B9", "B1 B4"),
            {},
            "0:Rplus",
            [("laid", 0, {"card": "Rplus", "named": ""}), ("owes", 0, {})],
        ),
        (
            ("R7 B8", "B1 B4"),
            {},
            "0:R7! 1:draw",
            [
                ("laid", 0, {"card": "R7", "named": ""}),
                ("called", 0, {}),
                ("turn", 1, {}),
                ("drew", 1, {"cards": ("Ytaki",), "count": 1, "reason": "turn"}),
                ("turn", 0, {}),
            ],
        ),
        (
            ("R7 B8", "B1 B4"),
            {},
            "0:R7 0:pass 1:draw",
            [
                ("laid", 0, {"card": "R7", "named": ""}),
                ("turn", 1, {}),
                ("waived", 0, {}),
                ("drew", 0, {"cards": ("Ytaki", "colour", "colour", "colour"), "count": 4, "reason": "penalty"}),
                ("drew", 1, {"cards": ("colour",), "count": 1, "reason": "turn"}),
                ("turn", 0, {}),
            ],
        ),
        (
            ("+3 R8 R9", "break B4 B5", "G1 G4"),
            {},
            "0:+3 2:pass 1:break",
            [
                ("laid", 0, {"card": "+3", "named": ""}),
                ("asked", 0, {}),
                ("passed", 2, {}),
                ("laid", 1, {"card": "break", "named": ""}),
                ("broken", 1, {"offender": 0}),
                ("drew", 0, {"cards": ("Ytaki", "colour", "colour"), "count": 3, "reason": "broken"}),
                ("turn", 1, {}),
            ],
        ),
        (
            ("R7 B8", "B1 B4", "G1 G4"),
            {"options": {"last_card": "catch"}},
            "0:R7 2:pass 1:catch:0",
            [
                ("laid", 0, {"card": "R7", "named": ""}),
                ("turn", 1, {}),
                ("let-off", 2, {}),
                ("caught", 1, {"offender": 0}),
                ("drew", 0, {"cards": ("Ytaki", "colour", "colour", "colour"), "count": 4, "reason": "catch"}),
            ],
        ),
        (
            ("Rstop R8 R9", "B1 B4", "G1 G4"),
            {},
            "0:Rstop",
            [("laid", 0, {"card": "Rstop", "named": ""}), ("skipped", 1, {}), ("turn", 2, {})],
        ),
        (
            ("R7", "B1 B4"),
            {},
            "0:R7",
            [("laid", 0, {"card": "R7", "named": ""}), ("won", None, {"winners": (0,)})],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_play_tells_its_story(hands: tuple[str, ...], setup: dict[str, object], moves: str, story: object) -> None:
    defaults: dict[str, object] = {"pile": "Ytaki colour colour colour colour"}
    if "colour" in hands[0]:
        defaults = {}
    assert told(play(table(*hands, **{**defaults, **setup}), moves)) == story  # type: ignore[arg-type]


def test_shuffling_in_is_told_of_nobody() -> None:
    match = table("R7 R8 R9", "B1 B4", rest="discards")
    events = play(match, "0:draw")
    assert [(event.kind, event.seat) for event in events] == [("shuffled-in", None), ("drew", 0), ("turn", 1)]
    assert events[0].facts == {"count": len(match.position()["pile"]) + 1}


def test_a_round_without_cards_is_told_as_stuck() -> None:
    match = table("R7 R8", "B1 B4", rest=1)
    events = play(match, "0:draw 1:draw")
    assert [(event.kind, event.seat) for event in events[-2:]] == [("stuck", None), ("won", None)]
    assert [(e.facts["cards"], e.facts["count"]) for e in events if e.kind == "drew"] == [((), 0), ((), 0)]


def test_who_paid_for_silence_with_nothing_pays_once() -> None:
    """TK-10, TK-08: the offence is settled even if there was no card to draw."""
    match = table("R7 R8", "B1", rest=0, waived=[1])
    play(match, "0:R7")
    assert match.position()["waived"] == []
    match = table("R7 R8", "B1", rest=0, due=[1])
    play(match, "0:R7")
    assert match.position()["due"] == []


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (("Rtaki R8 R9 B9", "B1 B4"), "0:Rtaki 0:R8 0:end"),
        (("super R8 R9 B9", "B1 B4"), "0:super 0:end"),
        (("R7", "B1 B4"), "0:R7"),
        (("R+2 R8 R9", "+3 B4 B5", "G1 G4"), "0:R+2 1:+3 0:pass 2:pass"),
    ],
)
def test_a_state_is_what_its_position_says(hands: tuple[str, ...], moves: str) -> None:
    match = table(*hands)
    for move in moves.split():
        play(match, move)
        assert TAKI.from_position(match.position()).same_state(match)
