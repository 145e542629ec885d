"""Events tell the story of a table: what each is about, whose it is, who may see it, and how it is said."""

import random
import re
from typing import Any

import pytest

from klaf import Event, Match
from klaf.locale import LANGUAGES
from tests.games.eight.table import EIGHT, kinds, play, see, table
from tests.games.tools import LETTERS

Story = list[tuple[str, int | None, dict[str, object]]]
NAMES = {-1: "", 0: "Noa", 1: "Amir", 2: "Layla", 3: "Dan", 4: "Rami"}


def told(events: list[Event]) -> Story:
    return [(event.kind, event.seat, dict(event.facts)) for event in events]


def laid(seat: int, cards: str, value: int, source: str = "hand") -> tuple[str, int, dict[str, object]]:
    """Spell the event of cards that are laid; the value is in halves."""
    names = tuple(cards.split())
    return ("laid", seat, {"cards": names, "count": len(names), "source": source, "value": value})


# Hands, the rest of the set-up, moves, and what they tell.
STORIES: dict[str, tuple[tuple[str, ...], dict[str, Any], str, Story]] = {
    "a card": (("7 8 9", "4"), {"pot": "6"}, "0:7", [laid(0, "7", 14), ("turn", 1, {})]),
    "identical cards": (("7 7 9", "4"), {"pot": "6"}, "0:7x2", [laid(0, "7 7", 14), ("turn", 1, {})]),
    "three Halves": (("half half half", "4"), {}, "0:halfx3", [laid(0, "half half half", 3), ("turn", 1, {})]),
    "a Demon": (("demon 9", "4"), {"pot": "3 half"}, "0:demon", [laid(0, "demon", 7), ("turn", 1, {})]),
    "a Zero": (("0 9", "4"), {"pot": "9"}, "0:0", [laid(0, "0", 0), ("turn", 1, {})]),
    "8 and a Half": (("8 8 half", "4"), {"pot": "6"}, "0:8+half", [laid(0, "8 half", 17), ("turn", 1, {})]),
    "two 8s and a Half": (
        ("8 8 half", "4"),
        {"pot": "6"},
        "0:8x2+half",
        [laid(0, "8 8 half", 17), ("turn", 1, {})],
    ),
    "an open card": (
        ("", "4"),
        {"pot": "6", "open": ["- 7 8"]},
        "0:7",
        [laid(0, "7", 14, "open"), ("turn", 1, {})],
    ),
    "three open cards": (
        ("", "4"),
        {"open": ["8 half 8"]},
        "0:8x2+half",
        [laid(0, "8 8 half", 17, "open"), ("turn", 1, {})],
    ),
    "filling up": (
        ("7 7 9", "4"),
        {"pot": "6", "banks": ["1 2 3"]},
        "0:7x2",
        [laid(0, "7 7", 14), ("filled", 0, {"cards": ("3", "2"), "count": 2}), ("turn", 1, {})],
    ),
    "taking the pot": (
        ("1 2", "4", "4"),
        {"pot": "6 7"},
        "0:take",
        [("took", 0, {"reason": "turn", "count": 2}), ("turn", 1, {})],
    ),
    "an arrest": (
        ("7 4", "4", "half 3"),
        {"pot": "6", "turn": 2},
        "2:half 0:7",
        [
            laid(2, "half", 13),
            ("turn", 0, {}),
            laid(0, "7", 14),
            ("arrested", 0, {"offender": 2}),
            ("took", 2, {"reason": "arrest", "count": 3}),
            ("turn", 0, {}),
        ],
    ),
    "an arrest after filling up": (
        ("7 7 4", "4", "3"),
        {"pot": "6 half", "banks": ["1 2"]},
        "0:7",
        [
            laid(0, "7", 14),
            ("filled", 0, {"cards": ("2",), "count": 1}),
            ("arrested", 0, {"offender": 2}),
            ("took", 2, {"reason": "arrest", "count": 3}),
            ("turn", 0, {}),
        ],
    ),
    "a blind card that fits": (
        ("", "4"),
        {"pot": "6", "open": ["- - -"], "blind": ["1 2 7"]},
        "0:blind:2",
        [("turned-up", 0, {"place": 2, "card": "7"}), laid(0, "7", 14, "blind"), ("turn", 1, {})],
    ),
    "a blind card that does not fit": (
        ("", "4"),
        {"pot": "6 demon", "open": ["- - -"], "blind": ["1 2 7"]},
        "0:blind:0",
        [
            ("turned-up", 0, {"place": 0, "card": "1"}),
            ("turned-back", 0, {"place": 0, "card": "1"}),
            ("took", 0, {"reason": "blind", "count": 2}),
            ("turn", 1, {}),
        ],
    ),
}


@pytest.mark.parametrize(("hands", "setup", "moves", "story"), STORIES.values(), ids=STORIES)
def test_a_play_tells_its_story(hands: tuple[str, ...], setup: dict[str, Any], moves: str, story: Story) -> None:
    assert told(play(table(*hands, **setup), moves)) == story


def test_the_opening_tells_table_hands_and_opener() -> None:
    match = EIGHT.new(2, seed=7)
    at = match.position()
    story = told(match.opening)
    assert story[0] == ("begun", None, {"number": 1})
    assert story[1:3] == [("laid-out", seat, {"cards": tuple(at["open"][seat]), "count": 3}) for seat in (0, 1)]
    assert [(kind, seat, facts["count"]) for kind, seat, facts in story[3:5]] == [("dealt", 0, 3), ("dealt", 1, 3)]
    assert [sorted(facts["cards"]) for _, _, facts in story[3:5]] == [sorted(hand) for hand in at["hands"]]  # type: ignore[call-overload]
    holders = tuple(seat for seat in (0, 1) if at["first_card"] in at["hands"][seat])
    facts = {"by_lot": int(len(holders) > 1), "tied": holders, "free": 0, "card": at["first_card"]}
    assert story[5:] == [("opens", at["turn"], facts)]


# Hands that are dealt after the swap, by seat; among which seats the opener is drawn, and with which card it opens.
OPENERS: dict[str, tuple[tuple[str, ...], tuple[int, ...], str]] = {
    "one holder": (("2 8 8", "4 6 6", "3 7 7"), (0,), "2"),
    "two holders": (("8 8 9", "6 6 7", "6 9 9"), (1, 2), "6"),
    "two holders, not side by side": (("3 3 8", "4 6 7", "3 9 9"), (0, 2), "3"),
    "all hold it": (("9 half half", "9 9 half", "9 demon demon"), (0, 1, 2), "9"),
    "no number": (("half half half", "half half demon", "demon demon half"), (0, 1, 2), ""),
}


@pytest.mark.parametrize(("hands", "tied", "card"), OPENERS.values(), ids=OPENERS)
def test_the_opener_is_told_with_the_seats_of_the_lot(hands: tuple[str, ...], tied: tuple[int, ...], card: str) -> None:
    series: dict[str, Any] = {"number": 2, "points": [3, 0, 0], "went_out": 0, "deputy": 0}
    lying: dict[str, Any] = {"open": ["0 0 0", "5 5 5", "4 4 7"], "blind": ["0 0 0", "1 2 5", "6 6 7"]}
    document = table("", "", "", **lying, rest="banks", phase="swap", edition="classic", **series).position()
    rest = [each for bank in document["banks"] for each in bank]
    for each in " ".join(hands).split():
        rest.remove(each)
    for bank, hand in zip(document["banks"], hands, strict=True):
        bank[:] = [rest.pop() for _ in bank[3:]] + hand.split()
    events = play(EIGHT.from_position(document), "0:keep")
    opens = events[-1]
    assert opens.seat in tied
    facts = {"by_lot": int(len(tied) > 1), "tied": tied, "free": int(not card), "card": card}
    assert told(events)[-1] == ("opens", opens.seat, facts)
    for viewer in (0, 1, 2, None):
        assert opens.seen_by(viewer) is opens  # nothing of it is secret


def last_card(edition: str = "modern", *, burnt: str = "", pot: str = "6", **fields: Any) -> Match:
    """Set up seat 0 before its last card, a blind 7."""
    setup: dict[str, Any] = {"open": ["- - -"], "blind": ["- 7 -"], "burnt": [burnt], "pot": pot, "edition": edition}
    return table("", "4", "3", **setup, **fields)


def counted(*cards: tuple[int, int]) -> Story:
    """Spell what is counted at the end: for each seat the cards it has left and those it burnt."""
    return [
        ("counted", seat, {"left": left, "burnt": burnt, "total": left + burnt})
        for seat, (left, burnt) in enumerate(cards)
    ]


OUT: Story = [("turned-up", 0, {"place": 1, "card": "7"}), laid(0, "7", 14, "blind"), ("out", 0, {})]


@pytest.mark.parametrize(
    ("burnt", "scores"),
    [
        ("", [("out", 1, 1), ("fewest", 1, 2), ("clean", 1, 3)]),
        ("9", [("out", 1, 1), ("fewest", 1, 2)]),
    ],
)
def test_going_out_tells_points_and_the_next_deal(burnt: str, scores: list[tuple[str, int, int]]) -> None:
    match = last_card(burnt=burnt)
    events = play(match, "0:blind:1")
    story = told(events)
    assert story[:3] == OUT
    ashes = len(burnt.split())  # of 72 cards 2 are in the pot; the others have one in hand and six on the table each
    assert story[3:6] == counted((0, ashes), (7, 0), (7, 56 - ashes))
    wanted = [("scored", 0, {"reason": why, "points": points, "total": total}) for why, points, total in scores]
    assert story[6 : 6 + len(scores)] == wanted
    assert story[6 + len(scores)] == ("begun", None, {"number": 2})
    assert kinds(events)[7 + len(scores) :] == [*["laid-out"] * 3, *["dealt"] * 3, "opens"]


@pytest.mark.parametrize("tie_fewest", ["all", "none"])
def test_that_nobody_alone_has_fewest_is_told_where_nobody_scores_for_it(tie_fewest: str) -> None:
    """Seats 1 and 2 have seven cards each, seat 0 burnt the other 56."""
    events = play(last_card(rest=0, options={"tie_fewest": tie_fewest}), "0:blind:1")
    story = told(events)
    assert story[3:6] == counted((0, 56), (7, 0), (7, 0))
    assert story[6] == ("scored", 0, {"reason": "out", "points": 1, "total": 1})
    each: Story = [("scored", seat, {"reason": "fewest", "points": 1, "total": 1}) for seat in (1, 2)]
    after: Story = each if tie_fewest == "all" else [("tied", None, {})]
    assert story[7 : 7 + len(after)] == after
    assert story[7 + len(after)] == ("begun", None, {"number": 2})
    assert kinds(events).count("tied") == int(tie_fewest == "none")


def test_a_tie_with_who_went_out_is_told_as_well() -> None:
    """Seat 0 burnt seven cards, seat 1 has seven: neither scores for them."""
    match = last_card(burnt="9 9 9 9 9 9 8", options={"tie_fewest": "none"})
    story = told(play(match, "0:blind:1"))
    assert story[3:6] == counted((0, 7), (7, 0), (7, 49))
    assert story[6:9] == [
        ("scored", 0, {"reason": "out", "points": 1, "total": 1}),
        ("tied", None, {}),
        ("begun", None, {"number": 2}),
    ]


def test_no_tie_is_told_where_one_alone_has_fewest_nor_in_a_classic_match() -> None:
    none = {"tie_fewest": "none"}
    matches = [last_card(options=none), last_card(burnt=MANY, options=none), last_card("classic", rest=0)]
    for match, fewest in zip(matches, ([0], [1], [1, 2]), strict=True):
        events = play(match, "0:blind:1")
        assert "tied" not in kinds(events)
        given = [event.seat for event in events if event.kind == "scored" and event.reason in ("fewest", "deputy")]
        assert given == fewest


def test_what_is_counted_is_bank_hand_and_table_and_apart_from_them_the_burnt_cards() -> None:
    """Seat 1 has 3 in hand, 4 in its bank and 6 on the table; seat 2 a single blind card; all others are burnt."""
    match = table(
        *("", "4 4 6", ""),
        open=["- - -", "3 3 3", "- - -"],
        blind=["- 7 -", "8 8 8", "- - 9"],
        banks=["", "1 1 2 2"],
        burnt=["5 5", "0"],
        pot="6",
    )
    story = told(play(match, "0:blind:1"))
    assert story[3:6] == counted((0, 2), (13, 1), (1, 53))


def test_a_classic_mini_game_tells_president_deputy_and_the_swap() -> None:
    match = last_card("classic", rest=1, burnt=MANY)
    events = play(match, "0:blind:1")
    story = told(events)
    assert story[:3] == OUT
    # Of 80 cards 2 are in the pot, 10 are MANY; the others have one in hand and six on the table each.
    assert story[3:6] == counted((0, 10), (7, 54), (7, 0))
    assert story[6:8] == [
        ("scored", 0, {"reason": "president", "points": 2, "total": 2}),
        ("scored", 2, {"reason": "deputy", "points": 1, "total": 1}),
    ]
    assert kinds(events)[8:] == ["begun", *["laid-out"] * 3, "may-swap"]
    assert story[-1] == ("may-swap", 2, {})
    mine, other = see(match, "open")[2][1], see(match, "open")[0][2]
    kept, swapped = match.copy(), match.copy()
    events = play(kept, "2:keep")
    assert told(events)[0] == ("kept", 2, {})
    assert kinds(events)[1:] == [*["dealt"] * 3, "opens"]
    events = play(swapped, "2:swap:1:0:2")
    facts = {"place": 1, "card": mine, "other": 0, "other_place": 2, "other_card": other}
    assert told(events)[0] == ("swapped", 2, facts)
    assert kinds(events)[1:] == [*["dealt"] * 3, "opens"]
    assert (see(swapped, "open")[2][1], see(swapped, "open")[0][2]) == (other, mine)


MANY = "9 9 9 9 9 9 8 8 8 8"  # more burnt cards than seat 1 has cards


@pytest.mark.parametrize(
    ("points", "burnt", "winner"),
    [([6, 0, 0], "", 0), ([6, 0, 0], MANY, 0), ([0, 6, 0], MANY, 1)],
)
def test_the_end_tells_who_won(points: list[int], burnt: str, winner: int) -> None:
    match = last_card(number=4, points=points, went_out=winner, burnt=burnt)
    events = play(match, "0:blind:1")
    assert told(events)[-1] == ("won", None, {"winners": (winner,)})
    assert not {"begun", "deciding"} & {*kinds(events)}
    assert match.over


def shared_lead() -> Match:
    """Set up a table at which seat 0 goes out and seat 1 has fewest cards, and both come to seven."""
    return last_card(burnt=MANY, number=6, points=[6, 6, 0], went_out=1)


def test_a_shared_lead_tells_that_another_mini_game_decides() -> None:
    events = play(shared_lead(), "0:blind:1")
    assert told(events)[3:10] == [
        *counted((0, 10), (7, 0), (7, 46)),
        ("scored", 0, {"reason": "out", "points": 1, "total": 7}),
        ("scored", 1, {"reason": "fewest", "points": 1, "total": 7}),
        ("deciding", None, {}),
        ("begun", None, {"number": 7}),
    ]


def test_a_classic_match_may_be_won_by_several() -> None:
    series: dict[str, Any] = {"number": 6, "points": [6, 9, 0], "went_out": 1, "deputy": 1}
    match = last_card("classic", **series)
    events = play(match, "0:blind:1")
    assert told(events)[-1] == ("won", None, {"winners": (0, 1)})
    said = [events[-1].sentence(lang, EIGHT, NAMES) for lang in LANGUAGES]
    assert all("Noa" in sentence and "Amir" in sentence for sentence in said)


# --- secrets


def test_cards_dealt_and_filled_in_are_hidden_from_others() -> None:
    match = table("7 7 9", "4", "3", pot="6", banks=["1 2 3"])
    events = [*EIGHT.new(3, seed=1).opening, *play(match, "0:7x2")]
    secret = [event for event in events if event.secret]
    assert kinds(secret) == ["dealt", "dealt", "dealt", "filled"]
    for event in secret:
        assert event.secret == {"cards"}
        for viewer in (0, 1, 2, None):
            seen = event.seen_by(viewer)
            assert seen.cards == (event.cards if viewer == event.seat else None)
            assert (seen.kind, seen.seat, seen.count) == (event.kind, event.seat, event.count)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_hidden_is_not_said(lang: str) -> None:
    event = play(table("7 7 9", "4", pot="6", banks=["1 half demon"]), "0:7x2")[1]
    own, other = (event.seen_by(viewer).sentence(lang, EIGHT, NAMES) for viewer in (0, 1))
    for card in ("half", "demon"):
        word = EIGHT.word(card)
        assert word is not None
        assert word.say(lang) in own
        assert word.say(lang) not in other
    assert "Noa" in own
    assert "Noa" in other


@pytest.mark.parametrize(
    "hidden", ["laid-out", "laid", "turned-up", "turned-back", "took", "swapped", "counted", "scored"]
)
def test_what_lies_open_is_told_to_everybody(hidden: str) -> None:
    events = [event for event in whole_match("classic", 3, 5) if event.kind == hidden]
    assert events
    for event in events:
        assert event.seen_by(None) is event
        assert None not in event.facts.values()


# --- every event of whole matches


def whole_match(edition: str, players: int, seed: int, **house: Any) -> list[Event]:
    """Play a match by chance and give all its events."""
    chance = random.Random(seed)
    match = EIGHT.new(players, edition=edition, seed=seed, **house)
    events = [*match.opening]
    while not match.over:
        seat = match.acting[0]
        events += match.play(seat, chance.choice(match.legal(seat)))
    return events


MATCHES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("modern", 2, 1, {}),
    ("modern", 5, 2, {"half_arrests": True, "may_take": True}),
    ("modern", 3, 3, {"tie_fewest": "none"}),
    ("classic", 3, 5, {}),
    ("classic", 4, 4, {"opener": "winner", "zeros": 6}),
]


@pytest.mark.parametrize(("edition", "players", "seed", "house"), MATCHES)
def test_every_event_of_a_match_can_be_said_in_every_language(
    edition: str, players: int, seed: int, house: dict[str, Any]
) -> None:
    seen: set[str] = set()
    for event in whole_match(edition, players, seed, **house):
        for version in (event, event.seen_by(None)):
            if str(version) in seen:
                continue
            seen.add(str(version))
            for lang in LANGUAGES:
                sentence = version.sentence(lang, EIGHT, NAMES)
                assert re.search(LETTERS[lang], sentence)
                assert not re.search(r"[{}$]|None|eight-", sentence)
                if event.seat is not None and event.kind != "turned-back":
                    assert NAMES[event.seat] in sentence


def test_every_kind_of_event_is_told_in_some_match_or_story() -> None:
    found = {event.kind for setup in MATCHES for event in whole_match(*setup[:3], **setup[3])}
    tied = last_card(rest=0, options={"tie_fewest": "none"})
    stories = ((shared_lead(), "0:blind:1"), (tied, "0:blind:1"), (last_card("classic"), "0:blind:1 0:keep"))
    for match, moves in stories:
        found |= {*kinds(play(match, moves))}
    assert found == {kind.name for kind in EIGHT.events}


def test_a_pot_told_is_the_pot_laid() -> None:
    """Along a match: counts and values told are those of the table."""
    chance = random.Random(3)
    match = EIGHT.new(3, seed=3)
    for _ in range(150):
        if match.over:
            break
        size, seat = len(see(match, "pot")), match.acting[0]
        for event in match.play(seat, chance.choice(match.legal(seat))):
            if event.kind == "laid":
                assert isinstance(event.count, int)
                size += event.count
                assert isinstance(event.value, int)
            if event.kind == "took":
                assert event.count == size
                size = 0
            if event.kind == "turn":
                assert (event.seat, size) == (see(match, "turn"), len(see(match, "pot")))
