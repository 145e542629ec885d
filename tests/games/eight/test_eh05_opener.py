"""EH-05: who opens a mini-game, and with what."""

from typing import Any

import pytest

from klaf import BadValue, Match
from tests.engine.test_randomness import key_of, ref_below, ref_words
from tests.games.eight.table import EIGHT, KEY, hand, kinds, legal, play, refused, see, stand, table

# Cards in the order in which they are looked for: yellow ones (EH-03), then the other numbers.
ORDER = ["1", "2", "3", "4", "6", "7", "8", "0", "5", "9"]


def before_hands(*hands: str, key: str = KEY) -> Match:
    """Set up the Deputy's choice before hands are dealt: when seat 0 keeps its cards, these will be the hands.

    On the table are numbers only, so that all Halves and Demons may come to the hands.
    """
    rows = ["0 0 0", "8 7 6", "0 0 0"][: len(hands)]
    series: dict[str, Any] = {"number": 2, "points": [3, *[0] * (len(hands) - 1)], "went_out": 0, "deputy": 0}
    empty = [""] * len(hands)
    start: dict[str, Any] = {"rest": "banks", "phase": "swap", "edition": "classic"}
    document = table(*empty, open=rows, blind=rows, **start, **series).position()
    rest = [card for bank in document["banks"] for card in bank]
    for card in " ".join(hands).split():
        rest.remove(card)
    for seat, cards in enumerate(hands):
        size = len(document["banks"][seat]) - 3
        document["banks"][seat] = [rest.pop() for _ in range(size)] + cards.split()
    return EIGHT.from_position({**document, "key": key})


def lot(key: bytes, nonce: int, n: int) -> int:
    """Draw one of n with nothing but the key."""
    return ref_below(ref_words(key, nonce), n)[0]


def told(match: Match) -> tuple[int | None, object, object, object]:
    """Deal the hands and give who opens: among which seats, freely, with which card."""
    events = play(match, "0:keep")
    opens = events[-1]
    assert kinds(events) == ["kept", *["dealt"] * match.players, "opens"]
    assert set(opens.facts) == {"by_lot", "tied", "free", "card"}
    assert isinstance(opens.tied, tuple)
    assert opens.by_lot == int(len(opens.tied) > 1)
    return opens.seat, opens.tied, opens.free, opens.card


# --- the lowest yellow card


@pytest.mark.parametrize(
    ("hands", "opener", "card"),
    [
        (("1 8 8", "2 2 3"), 0, "1"),
        (("2 8 8", "1 9 9"), 1, "1"),
        (("3 3 4", "2 demon half"), 1, "2"),
        (("0 0 4", "3 5 5"), 1, "3"),
        (("4 0 5", "6 0 0"), 0, "4"),
        (("5 6 half", "7 0 0"), 0, "6"),
        (("5 5 8", "7 9 9"), 1, "7"),
        (("8 9 9", "0 5 5"), 0, "8"),
        (("0 5 5", "9 9 8"), 1, "8"),
        (("4 6 6", "3 7 7", "2 8 8"), 2, "2"),
        (("4 6 6", "3 7 7", "half demon 0"), 1, "3"),
    ],
)
def test_eh05_the_holder_of_the_lowest_yellow_card_opens_with_it(
    hands: tuple[str, ...], opener: int, card: str
) -> None:
    match = before_hands(*hands)
    assert (see(match, "first_card"), see(match, "holders")) == (None, [])
    assert told(match) == (opener, (opener,), 0, card)
    assert (stand(match), see(match, "first_card"), match.acting) == (f"opening {opener} pot empty", card, (opener,))
    assert see(match, "holders") == [opener]
    assert legal(match, opener)[0] == card
    play(match, f"{opener}:{card}")
    after = (opener + 1) % len(hands)
    assert (stand(match), see(match, "first_card")) == (f"hand {after} pot {card} of 1", card)
    assert see(match, "holders") == []


@pytest.mark.parametrize("players", [2, 3, 5])
def test_eh05_every_deal_opens_so(players: int) -> None:
    ties = set()
    for seed in range(30):
        match = EIGHT.new(players, seed=seed)
        at = match.position()
        lowest = next(card for card in ORDER if any(card in cards for cards in at["hands"]))
        holders = [seat for seat in range(players) if lowest in at["hands"][seat]]
        assert (at["phase"], at["first_card"], at["holders"]) == ("opening", lowest, holders)
        by_lot = len(holders) > 1
        assert at["shuffles"] == 1 + by_lot
        assert at["turn"] == holders[lot(key_of(seed), 1, len(holders)) if by_lot else 0]
        facts = {"by_lot": int(by_lot), "tied": tuple(holders), "free": 0, "card": lowest}
        assert match.opening[-1].facts == facts
        ties.add(by_lot)
    assert ties == {False, True}


@pytest.mark.parametrize("move", ["2", "7", "half", "demon", "0"])
def test_eh05_nothing_else_may_open(move: str) -> None:
    match = before_hands(f"1 {move} {move}", "8 8 7")
    play(match, "0:keep")
    assert legal(match, 0) == ["1"]
    for text in (move, f"{move}x2"):
        refusal = refused(match, 0, text)
        assert (refusal.rule, refusal.facts["card"]) == ("EH-05", "1")


@pytest.mark.parametrize("move", ["take", "blind:0", "keep", "swap:0:1:0"])
def test_eh05_nor_may_the_opener_do_anything_but_lay(move: str) -> None:
    match = before_hands("1 2 3", "8 8 7")
    play(match, "0:keep")
    rule = {"take": "EH-07", "blind:0": "EH-20"}.get(move, "EH-32")
    assert refused(match, 0, move).rule == rule


def test_eh05_only_the_opener_may_open() -> None:
    match = before_hands("2 8 8", "1 9 9")
    play(match, "0:keep")
    assert legal(match, 0) == []
    refusal = refused(match, 0, "2")
    assert (refusal.rule, refusal.facts["turn"]) == ("EH-06", 1)


@pytest.mark.parametrize(
    ("cards", "moves", "left"),
    [("1 3 8", ["1"], "3 8"), ("1 1 8", ["1", "1x2"], "8"), ("1 1 1", ["1", "1x2", "1x3"], "")],
)
def test_eh05_identical_cards_may_go_with_it(cards: str, moves: list[str], left: str) -> None:
    match = before_hands(cards, "8 8 7")
    play(match, "0:keep")
    assert legal(match, 0) == moves
    bank = see(match, "banks")[0]
    play(match, f"0:{moves[-1]}")
    assert stand(match) == f"hand 1 pot 1 of {len(moves)}"
    kept = hand(match, 0).split()
    for card in [*left.split(), *bank[-len(moves) :]]:
        kept.remove(card)
    assert kept == []


@pytest.mark.parametrize(
    ("cards", "moves", "refusals"),
    [
        ("8 half demon", ["8"], ["8+half", "half", "demon"]),
        ("8 8 half", ["8", "8x2"], ["8+half", "8x2+half", "half"]),
        ("8 half half", ["8"], ["8+half", "halfx2"]),
    ],
)
def test_eh05_a_half_may_not_go_with_it(cards: str, moves: list[str], refusals: list[str]) -> None:
    match = before_hands(cards, "9 9 0")
    play(match, "0:keep")
    assert legal(match, 0) == moves
    for move in refusals:
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.facts["card"]) == ("EH-05", "8")


# --- ties


@pytest.mark.parametrize(
    ("hands", "card", "tied"),
    [
        (("1 8 8", "1 9 9"), "1", [0, 1]),
        (("6 6 0", "6 5 5"), "6", [0, 1]),
        (("0 0 5", "0 9 half"), "0", [0, 1]),
        (("9 9 half", "9 demon demon"), "9", [0, 1]),
        (("2 8 8", "1 9 9", "1 1 half"), "1", [1, 2]),
        (("1 8 8", "2 9 9", "1 1 half"), "1", [0, 2]),
        (("3 8 8", "3 9 9", "3 3 half"), "3", [0, 1, 2]),
    ],
)
def test_eh05_tied_lowest_are_drawn_from_the_key(hands: tuple[str, ...], card: str, tied: list[int]) -> None:
    openers = []
    for number in range(16):
        key = f"{number:064x}"
        match = before_hands(*hands, key=key)
        opener = tied[lot(bytes.fromhex(key), see(match, "shuffles"), len(tied))]
        assert see(match, "shuffles") == 2
        assert told(match) == (opener, tuple(tied), 0, card)
        assert (stand(match), see(match, "shuffles")) == (f"opening {opener} pot empty", 3)
        assert (see(match, "first_card"), see(match, "holders")) == (card, tied)
        openers.append(opener)
    assert set(openers) == set(tied)


@pytest.mark.parametrize("hands", [("1 1 1", "2 9 9"), ("8 half half", "0 9 demon"), ("5 5 half", "9 9 demon")])
def test_eh05_without_a_tie_no_lot_is_drawn(hands: tuple[str, ...]) -> None:
    for number in range(4):
        match = before_hands(*hands, key=f"{number:064x}")
        assert told(match)[:2] == (0, (0,))
        assert (see(match, "shuffles"), see(match, "holders")) == (2, [0])


@pytest.mark.parametrize("number", range(4))
def test_eh05_who_has_not_laid_yet_is_known_to_hold_the_card_that_opened(number: int) -> None:
    """Whoever lost the lot is, until its first card; the opener that has another is not."""
    match = before_hands("3 3 8", "3 9 9", "3 3 half", key=f"{number:064x}")
    play(match, "0:keep")
    opener = see(match, "turn")
    play(match, f"{opener}:3")
    holders = [seat for seat in range(3) if seat != opener]
    for step in range(3):
        assert (see(match, "phase"), see(match, "first_card"), see(match, "holders")) == ("hand", "3", holders)
        assert all("3" in hand(match, seat) for seat in holders)
        turn = (opener + 1 + step) % 3
        play(match, f"{turn}:{legal(match, turn)[0]}")
        holders = [seat for seat in holders if seat != turn]
    assert (see(match, "first_card"), see(match, "holders"), holders) == ("3", [], [])


def test_eh05_taking_the_pot_keeps_what_is_known_of_a_hand() -> None:
    """Nothing that seat 2 holds fits on an 8 or a 9: its hand stays as it was dealt until it lays its first card."""
    match = table("3 9 9", "8 8 9", "3 3 4", rest="banks", turn=0)
    assert (see(match, "first_card"), see(match, "holders")) == ("3", [0, 2])
    play(match, "0:3 1:8")
    assert (see(match, "holders"), legal(match, 2)) == ([2], ["take"])
    play(match, "2:take")
    assert (see(match, "first_card"), see(match, "holders"), hand(match, 2)) == ("3", [2], "3 3 4")
    play(match, "0:9 1:9 2:take")
    assert (see(match, "first_card"), see(match, "holders"), hand(match, 2)) == ("3", [2], "3 3 4")
    match = EIGHT.from_position({**match.position(), "turn": 2})
    play(match, "2:4")  # another card than the known one
    assert "3" in hand(match, 2)
    assert (see(match, "first_card"), see(match, "holders")) == ("3", [])


def test_eh05_the_card_that_opened_stays_named_until_the_mini_game_ends() -> None:
    """Along matches: the card is that of the deal, and leaves no seat before its first card of this mini-game."""
    for seed in range(4):
        match = EIGHT.new(3, seed=seed)
        first, holders, number = see(match, "first_card"), see(match, "holders"), 1
        for step in range(400):
            seat = match.acting[0] if match.acting else -1
            if match.over:
                break
            moves = match.legal(seat)
            events = match.play(seat, moves[step * 7 % len(moves)])
            if see(match, "number") != number:
                first, holders, number = see(match, "first_card"), see(match, "holders"), see(match, "number")
                assert [each for each in range(3) if first in see(match, "hands")[each]] == holders
            elif any(event.kind == "laid" for event in events):
                holders = [each for each in holders if each != seat]
            if not match.over:
                assert (see(match, "first_card"), see(match, "holders")) == (first, holders)
        assert number > 1


def test_eh05_cards_on_the_table_and_in_banks_open_nothing() -> None:
    match = before_hands("9 demon half", "0 half half")
    assert "6" in see(match, "open")[1]
    assert any("1" in bank for bank in see(match, "banks"))
    assert told(match) == (1, (1,), 0, "0")
    assert see(match, "holders") == [1]


# --- no yellow card in any hand


@pytest.mark.parametrize(
    ("hands", "opener", "card"),
    [
        (("5 9 half", "0 9 half"), 1, "0"),
        (("0 demon half", "5 5 5"), 0, "0"),
        (("9 9 half", "5 demon half"), 1, "5"),
        (("half half half", "9 demon half"), 1, "9"),
        (("9 half half", "5 demon half", "0 demon demon"), 2, "0"),
    ],
)
def test_eh05_without_a_yellow_card_the_lowest_number_opens_zero_included(
    hands: tuple[str, ...], opener: int, card: str
) -> None:
    match = before_hands(*hands)
    assert told(match) == (opener, (opener,), 0, card)
    assert (stand(match), see(match, "first_card")) == (f"opening {opener} pot empty", card)
    assert see(match, "holders") == [opener]
    assert legal(match, opener)[0] == card
    assert not set(legal(match, opener)) - {card, f"{card}x2", f"{card}x3"}
    refusal = refused(match, opener, "half" if "half" in hand(match, opener) else "demon")
    assert (refusal.rule, refusal.facts["card"]) == ("EH-05", card)


def test_eh05_identical_zeros_may_go_together() -> None:
    match = before_hands("0 0 half", "5 9 9")
    play(match, "0:keep")
    assert legal(match, 0) == ["0", "0x2"]
    play(match, "0:0x2")
    assert stand(match) == "hand 1 pot 0 of 2"


# --- no number in any hand


@pytest.mark.parametrize(
    ("hands", "seats"),
    [
        (("half half demon", "half demon demon"), [0, 1]),
        (("half half demon", "half demon demon", "half demon demon"), [0, 1, 2]),
    ],
)
def test_eh05_without_any_number_a_seat_from_the_key_opens(hands: tuple[str, ...], seats: list[int]) -> None:
    openers = []
    for number in range(16):
        key = f"{number:064x}"
        match = before_hands(*hands, key=key)
        opener = lot(bytes.fromhex(key), 2, len(seats))
        assert told(match) == (opener, tuple(seats), 1, "")
        assert (stand(match), see(match, "first_card")) == (f"opening {opener} pot empty", None)
        assert (see(match, "holders"), see(match, "shuffles")) == ([], 3)
        assert match.acting == (opener,)
        openers.append(opener)
    assert set(openers) == set(seats)


@pytest.mark.parametrize(("move", "after"), [("half", "½ of 1"), ("halfx2", "1 of 2"), ("demon", "0 of 1")])
def test_eh05_and_it_opens_with_anything(move: str, after: str) -> None:
    match = before_hands("half half demon", "half half demon")
    play(match, "0:keep")
    opener = see(match, "turn")
    assert legal(match, opener) == ["half", "halfx2", "demon"]
    play(match, f"{opener}:{move}")
    assert stand(match) == f"hand {1 - opener} pot {after}"


@pytest.mark.parametrize(
    ("move", "rule", "why"),
    [
        ("take", "EH-07", "eight-take-empty"),
        ("blind:0", "EH-20", "eight-blind-too-early"),
        ("keep", "EH-32", "eight-swap-over"),
        ("halfx3", "EH-06", "eight-not-held"),
        ("demonx2", "EH-06", "eight-not-held"),
        ("1", "EH-06", "eight-not-held"),
        ("8x2+half", "EH-06", "eight-not-held"),
    ],
)
def test_eh05_but_it_lays_from_its_hand(move: str, rule: str, why: str) -> None:
    match = before_hands("half half demon", "half half demon")
    play(match, "0:keep")
    refusal = refused(match, see(match, "turn"), move)
    assert (refusal.rule, refusal.why) == (rule, why)
    assert refused(match, 1 - see(match, "turn"), "half").rule == "EH-06"


# --- opener = lowest | winner


def last_card(seat: int, opener: str, number: int = 1, edition: str = "modern") -> Match:
    """Set up a mini-game that a seat ends with its next card."""
    gone = ["- - -" if each == seat else None for each in range(3)]
    blind = ["- 9 -" if each == seat else None for each in range(3)]
    hands = ["" if each == seat else "1 2 3" if each == (seat + 1) % 3 else "4 6 7" for each in range(3)]
    other = (seat + 2) % 3
    series: dict[str, Any] = {}
    if number > 1:
        series = {"number": number, "went_out": other, "points": [2 if each == other else 1 for each in range(3)]}
        if edition == "classic":
            series |= {"deputy": other, "points": [3 * (number - 1) if each == other else 0 for each in range(3)]}
    start: dict[str, Any] = {"open": gone, "blind": blind, "turn": seat, "pot": "7", "edition": edition}
    return table(*hands, **start, options={"opener": opener}, **series)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("number", [1, 3])
def test_eh05_with_opener_winner_whoever_went_out_opens_the_next_with_any_card(seat: int, number: int) -> None:
    match = last_card(seat, "winner", number)
    events = play(match, f"{seat}:blind:1")
    assert (see(match, "number"), see(match, "went_out")) == (number + 1, seat)
    assert (events[-1].kind, events[-1].seat) == ("opens", seat)
    assert events[-1].facts == {"by_lot": 0, "tied": (), "free": 1, "card": ""}
    assert (stand(match), see(match, "first_card")) == (f"hand {seat} pot empty", None)
    assert see(match, "holders") == []
    assert {*legal(match, seat)} >= {*hand(match, seat).split()}
    assert see(match, "shuffles") == number + 1
    for card in {*hand(match, seat).split()}:
        other = match.copy()
        play(other, f"{seat}:{card}")
        assert see(other, "pot") == [card]
    assert refused(match, seat, "take").rule == "EH-07"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_eh05_with_opener_lowest_every_mini_game_opens_with_the_lowest_yellow_card(seat: int) -> None:
    match = last_card(seat, "lowest")
    events = play(match, f"{seat}:blind:1")
    hands = see(match, "hands")
    lowest = next(card for card in ORDER if any(card in cards for cards in hands))
    assert (see(match, "number"), see(match, "phase"), see(match, "first_card")) == (2, "opening", lowest)
    assert lowest in hands[see(match, "turn")]
    assert (events[-1].kind, events[-1].free, events[-1].card) == ("opens", 0, lowest)
    holders = [each for each in range(3) if lowest in hands[each]]
    assert (see(match, "holders"), events[-1].tied) == (holders, tuple(holders))


def test_eh05_lowest_is_the_default() -> None:
    assert EIGHT.new(2, seed=1).options["opener"] == "lowest"
    assert EIGHT.new(3, seed=4, opener="lowest").position() == EIGHT.new(3, seed=4).position()


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_eh05_with_opener_winner_the_first_mini_game_opens_with_the_lowest_too(edition: str) -> None:
    for seed in range(5):
        match = EIGHT.new(3, edition=edition, seed=seed, opener="winner")
        plain = EIGHT.new(3, edition=edition, seed=seed)
        for field in ("phase", "turn", "first_card", "holders", "hands"):
            assert see(match, field) == see(plain, field)
        assert see(match, "phase") == "opening"


def test_eh05_in_the_classic_edition_the_winner_opens_after_the_swap() -> None:
    match = last_card(1, "winner", 2, "classic")
    play(match, "1:blind:1")
    assert (see(match, "phase"), see(match, "went_out")) == ("swap", 1)
    events = play(match, f"{see(match, 'turn')}:keep")
    assert (events[-1].kind, events[-1].seat, events[-1].free) == ("opens", 1, 1)
    assert (events[-1].tied, see(match, "holders")) == ((), [])
    assert stand(match) == "hand 1 pot empty"


@pytest.mark.parametrize("opener", ["seed", "loser", 0, True])
def test_eh05_nothing_else_may_be_chosen(opener: Any) -> None:
    with pytest.raises(BadValue) as refusal:
        EIGHT.new(2, opener=opener)
    assert refusal.value.facts["option"] == "opener"


def test_eh05_a_later_pot_is_opened_with_any_card() -> None:
    match = table("1 8 half", "2 2 2", pot="9", turn=1)
    play(match, "1:take")
    assert legal(match, 0) == ["1", "8", "half", "8+half"]
