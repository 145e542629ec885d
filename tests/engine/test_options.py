"""House rules: what a match may be set up with, and an error of its own for everything else."""

from typing import Any

import numpy as np
import pytest

import klaf
from klaf import BadOptions, BadPlayers, BadValue, OtherEdition, UnknownEdition, UnknownOption
from klaf.engine.errors import KlafError
from klaf.engine.options import Number, Option, Rulebook, SeatOr, flag, spell

TAKI = klaf.game("taki")


def test_a_match_without_house_rules_has_the_defaults() -> None:
    match = TAKI.new(4, seed=1)
    assert match.edition == TAKI.rulebook.editions[0]
    assert match.options == {option.name: option.default for option in TAKI.rulebook.options}


def test_a_match_keeps_the_house_rules_it_was_given() -> None:
    match = TAKI.new(4, "112-king", 1, must_play=True, last_card="catch", opener=2, pyramid_start=5)
    assert match.edition == "112-king"
    changed = {"must_play": True, "last_card": "catch", "opener": 2, "pyramid_start": 5}
    assert TAKI.rulebook.changed(match.options) == changed
    assert {name: type(value) for name, value in match.options.items() if name in changed} == {
        name: type(value) for name, value in changed.items()
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ({"must_play": "true"}, {"must_play": True}),
        ({"plus3_ends_taki": "false"}, {"plus3_ends_taki": False}),
        ({"opener": "3"}, {"opener": 3}),
        ({"opener": "seed"}, {}),
        ({"pyramid_start": "5"}, {"pyramid_start": 5}),
        ({"last_card": "auto"}, {}),
    ],
    ids=str,
)
def test_a_value_may_be_given_as_text(text: dict[str, Any], value: dict[str, Any]) -> None:
    assert TAKI.new(4, seed=1, **text).same_state(TAKI.new(4, seed=1, **value))


BAD: dict[str, tuple[type[KlafError], dict[str, Any]]] = {
    "too few players": (BadPlayers, {"players": 1}),
    "too many players": (BadPlayers, {"players": 11}),
    "no players": (BadPlayers, {"players": None}),
    "players as text": (BadPlayers, {"players": "4"}),
    "players as a fraction": (BadPlayers, {"players": 4.0}),
    "players as a truth": (BadPlayers, {"players": True}),
    "players beyond all numbers": (BadPlayers, {"players": 10**5000}),
    "edition of no game": (UnknownEdition, {"edition": "1999"}),
    "edition as a number": (UnknownEdition, {"edition": 2018}),
    "edition in a list": (UnknownEdition, {"edition": ["2018"]}),
    "empty edition": (UnknownEdition, {"edition": ""}),
    "option of no game": (UnknownOption, {"jokers": True}),
    "option in capitals": (UnknownOption, {"MUST_PLAY": True}),
    "flag as a number": (BadValue, {"must_play": 1}),
    "flag in capitals": (BadValue, {"must_play": "True"}),
    "flag as nothing": (BadValue, {"must_play": None}),
    "flag as an array": (BadValue, {"must_play": np.array([True, False])}),
    "unknown word": (BadValue, {"last_card": "sometimes"}),
    "word as a truth": (BadValue, {"last_card": False}),
    "seat beyond the table": (BadValue, {"opener": 4}),
    "seat beyond the table as text": (BadValue, {"opener": "4"}),
    "seat below zero": (BadValue, {"opener": -1}),
    "seat below zero as text": (BadValue, {"opener": "-1"}),
    "seat as a truth": (BadValue, {"opener": True}),
    "number too small": (BadValue, {"pyramid_start": 0}),
    "number too great": (BadValue, {"pyramid_start": 9}),
    "number as a fraction": (BadValue, {"pyramid_start": 8.0}),
    "number with a sign": (BadValue, {"pyramid_start": "+8"}),
    "number in other digits": (BadValue, {"pyramid_start": "٨"}),
    "number beyond all bounds": (BadValue, {"pyramid_start": 10**5000}),
}


@pytest.mark.parametrize(("error", "wrong"), BAD.values(), ids=BAD)
def test_a_wrong_set_up_is_an_error_of_its_own(error: type[KlafError], wrong: dict[str, Any]) -> None:
    setup: dict[str, Any] = {"players": 4, "seed": 1, **wrong}
    with pytest.raises(error) as caught:
        TAKI.new(**setup)
    assert type(caught.value) is error
    assert isinstance(caught.value, BadOptions)
    with pytest.raises(error):
        TAKI.batch(3, **setup)
    for lang in ("en", "he", "ar"):
        assert caught.value.sentence(lang)


def test_the_error_names_what_is_wrong_and_what_there_is() -> None:
    with pytest.raises(UnknownEdition, match=r"“1999”.*2018, 112-king"):
        TAKI.new(4, "1999")
    with pytest.raises(UnknownOption, match=r"“jokers”.*first_card, opener, must_play"):
        TAKI.new(4, jokers=True)
    with pytest.raises(BadValue, match=r"last_card.*“often”.*auto \| catch \| off"):
        TAKI.new(4, last_card="often")
    with pytest.raises(BadValue, match=r"must_play.*“maybe”.*false \| true"):
        TAKI.new(4, must_play="maybe")
    with pytest.raises(BadValue, match=r"pyramid_start.*“9”.*1–8"):
        TAKI.new(4, pyramid_start=9)
    with pytest.raises(BadPlayers, match=r"“11”.*2 to 10"):
        TAKI.new(11)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (Option("o", "TK-04", ("a", "b", "c")), ["a", "b", "c"]),
        (flag("f", "TK-07"), [False, True]),
        (flag("f", "TK-07", default=True), [True, False]),
        (Number("n", "TK-41", (8,), lowest=1, highest=8), list(range(1, 9))),
        (SeatOr("s", "TK-05", ("seed",)), ["seed", 0, 1, 2, 3]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_texts_and_codes_round_trip(option: Option, values: list[Any]) -> None:
    assert option.default in values
    for value in values:
        code = option.code(value, 4)
        assert option.value(code) == value
        assert option.code(spell(value), 4) == code
    assert len({option.code(value, 4) for value in values}) == len(values)


def test_every_set_up_of_a_rulebook_can_be_encoded_and_read_back() -> None:
    rulebook = Rulebook(2, 3, ("old", "new"), (flag("f", "X-01"), Option("o", "X-02", ("a", "b"))))
    for players in (2, 3):
        for edition in rulebook.editions:
            for house in ({"f": True, "o": "b"}, {"f": False, "o": "a"}):
                fields = rulebook.encode(players, edition, house)
                assert fields["players"] == players
                assert rulebook.decode(fields) == (edition, house)


def test_a_house_rule_of_one_edition_is_refused_in_another_and_not_listed_there() -> None:
    rulebook = Rulebook(2, 4, ("old", "new"), (flag("jokers", "XX-01"), Option("wild", "XX-02", (4, 6), edition="new")))
    assert rulebook.encode(2, "new", {"wild": 6}) == {"players": 2, "edition": 1, "jokers": 0, "wild": 1}
    assert rulebook.decode({"edition": 1, "jokers": 1, "wild": 1}) == ("new", {"jokers": True, "wild": 6})
    assert rulebook.decode({"edition": 0, "jokers": 1, "wild": 0}) == ("old", {"jokers": True})
    with pytest.raises(OtherEdition, match=r"wild.*edition new"):
        rulebook.encode(2, "old", {"wild": 6})


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    game: Any = TAKI
    match = game.new(np.int8(3), None, np.uint64(7), opener=np.int32(2), pyramid_start=np.int64(5))
    assert match.same_state(TAKI.new(3, None, 7, opener=2, pyramid_start=5))
    assert len(game.batch(np.int64(2), np.int64(3))) == 2
