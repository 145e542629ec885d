"""TU-10: the pile runs out."""

import numpy as np
import pytest

from klaf import Match
from klaf.engine import drivers
from klaf.engine.position import read_position
from tests.games.taki.test_tk03_deal import shuffled
from tests.games.tuki.table import HALF, KEY, TUKI, kinds, legal, play, see, stand, table, told


def test_tu10_the_bin_but_for_its_top_becomes_a_new_pile() -> None:
    match = table(HALF, HALF, bin="0 9 12", rest="bin")
    under = see(match, "bin")[:-1]
    assert len(under) == 108 - 16 - 1
    assert legal(match, 0) == ["bin", "pile"]
    pile = shuffled(under, bytes.fromhex(KEY), number=7)
    events = play(match, "0:pile")
    assert kinds(events) == ["shuffled-in", "drew"]
    assert told(events, "shuffled-in") == [(None, {"count": 91})]
    assert told(events, "drew") == [(0, {"card": pile[-1]})]
    assert see(match, "pile") == pile[:-1]
    assert see(match, "bin") == ["12"]
    assert (see(match, "shuffles"), stand(match)) == (8, f"place 0 {pile[-1]} pile")
    assert sorted(see(match, "recycled")) == sorted(under)
    assert match.same_state(TUKI.from_position(match.position()))


def test_tu10_nothing_of_the_old_bin_stays_behind() -> None:
    document = table(HALF, HALF, rest="bin").position()
    document["bin"].reverse()
    match = TUKI.from_position(document)
    play(match, "0:pile")
    assert match.same_state(TUKI.from_position(match.position()))


def test_tu10_nothing_is_shuffled_while_a_card_is_left() -> None:
    match = table(HALF, HALF, bin="9 12", pile="0", rest="bin")
    assert len(see(match, "pile")) == 1
    assert kinds(play(match, "0:pile 0:put:0")) == ["drew", "put", "binned", "turn"]
    assert (see(match, "pile"), see(match, "recycled")) == ([], [])
    assert kinds(play(match, "1:bin")) == ["took"]


def test_tu10_the_cards_of_the_new_pile_are_known_until_they_are_shown() -> None:
    match = table(HALF, HALF, bin="9 12", rest="bin")
    play(match, "0:pile")
    known = see(match, "recycled")
    (drawn,) = see(match, "taken")
    play(match, "0:put:4")
    known.remove(drawn)
    assert see(match, "recycled") == known
    play(match, "1:bin 1:put:0")
    assert see(match, "recycled") == known
    play(match, "0:pile")
    (drawn,) = see(match, "taken")
    play(match, "0:throw:5")
    known.remove(drawn)
    assert see(match, "recycled") == known
    for viewer in (0, 1, None):
        assert match.view(viewer).document()["recycled"] == known


def test_tu10_a_pile_may_run_out_again() -> None:
    match = table(HALF, HALF, HALF, bin="9 12 0", pile="10", rest="bin", recycled=True)
    play(match, "0:pile 0:put:0")
    assert (see(match, "pile"), see(match, "recycled")) == ([], [])
    under = see(match, "bin")[:-1]
    play(match, "1:pile")
    assert sorted(see(match, "recycled")) == sorted(under) == sorted(see(match, "pile") + see(match, "taken"))
    assert see(match, "bin") == ["1"]


@pytest.mark.parametrize(
    ("pile_size", "bin_size", "moves"), [(0, 1, ["bin"]), (0, 2, ["bin", "pile"]), (1, 1, ["bin", "pile"])]
)
def test_tu10_drawing_is_not_legal_if_there_is_nothing_to_shuffle(
    pile_size: int, bin_size: int, moves: list[str]
) -> None:
    """No match comes to this, for the cards outside the boxes are sixty at least: lose some."""
    states = read_position(TUKI, table(HALF, HALF, rest="bin").position())
    states["pile_size"], states["bin_size"] = pile_size, bin_size
    words = np.zeros(TUKI.moves.words, np.uint64)
    numbers = np.zeros(len(TUKI.moves), np.int64)
    drivers.legal_words(states, 0, 0, words)
    n = drivers.list_moves(words, numbers)
    assert [TUKI.moves[int(number)].text for number in numbers[:n]] == moves
    if "pile" not in moves:
        refusal = Match(TUKI, states, start=None).why_not(0, TUKI.moves["pile"])
        assert (refusal.rule, refusal.why) == ("TU-10", "tuki-nothing-to-draw")
        assert "TU-10" in refusal.sentence("he")
