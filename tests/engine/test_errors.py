"""One tree of errors, each with its facts and a sentence in every language."""

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import klaf
import klaf.locale
from klaf import IllegalMove, KlafError
from klaf.bots import bot
from klaf.engine import errors
from klaf.engine.options import Option, Rulebook
from klaf.engine.packages import require
from klaf.locale import LANGUAGES, MissingText, Term
from tests.games.taki.table import TAKI, play, table

# Each class of errors and the one it belongs to.
TREE = {
    "UnknownGame": "KlafError",
    "UnknownRule": "KlafError",
    "UnknownLevel": "KlafError",
    "MissingExtra": "KlafError",
    "BadSeed": "KlafError",
    "BadOptions": "KlafError",
    "UnknownEdition": "BadOptions",
    "UnknownOption": "BadOptions",
    "OtherEdition": "BadOptions",
    "BadValue": "BadOptions",
    "BadPlayers": "BadOptions",
    "BadMove": "KlafError",
    "NoSuchSeat": "KlafError",
    "IllegalMove": "KlafError",
    "OutOfTurn": "IllegalMove",
    "MatchOver": "IllegalMove",
    "BadPosition": "KlafError",
    "BadRecord": "KlafError",
    "OtherRules": "BadRecord",
}


def classes(root: type[KlafError] = KlafError) -> list[type[KlafError]]:
    return [found for each in root.__subclasses__() for found in (each, *classes(each))]


def test_the_tree_of_errors_is_as_promised() -> None:
    own = [each for each in classes() if each.__module__ == errors.__name__]
    assert {each.__name__: each.__mro__[1].__name__ for each in own} == TREE
    assert issubclass(KlafError, Exception)


def test_every_error_is_public_and_drawn_in_the_tree_of_its_module() -> None:
    for name in ("KlafError", *TREE):
        assert getattr(klaf, name) is getattr(errors, name)
        assert name in klaf.__all__
        assert errors.__doc__ is not None
        assert re.search(rf"\b{name}\b", errors.__doc__)


def _position(**changes: Any) -> None:
    TAKI.from_position({**table("R1 R4", "B4 B5").position(), **changes})


def _record(old: str, new: str) -> None:
    klaf.load(TAKI.new(2, seed=1).record().replace(old, new))


def _illegal(move: str) -> None:
    table("R1 B4", "B5 B6").play(0, move)


def _over() -> None:
    match = table("R1", "B4 B5")
    play(match, "0:R1")
    match.play(1, "draw")


_any: Any = klaf.game("taki")
OLD_AND_NEW = Rulebook(2, 4, ("old", "new"), (Option("jokers", "XX-01", (False, True), edition="new"),))

# How a caller meets each sentence of the engine.
WAYS: dict[str, Callable[[], object]] = {
    "unknown-game": lambda: klaf.game("poker"),
    "unknown-rule": lambda: TAKI.rule("TK-99"),
    "unknown-level": lambda: bot("taki", "champion"),
    "bad-seed": lambda: TAKI.new(2, seed=-1),
    "bad-options-size": lambda: TAKI.batch(0, 2),
    "bad-options-device": lambda: TAKI.batch(1, 2, device="abacus"),
    "unknown-edition": lambda: TAKI.new(2, "1999"),
    "unknown-edition-text": lambda: _any.new(2, 2018),
    "unknown-option": lambda: TAKI.new(2, jokers=True),
    "other-edition": lambda: OLD_AND_NEW.encode(2, "old", {"jokers": True}),
    "bad-value": lambda: TAKI.new(2, last_card="often"),
    "bad-options-threads": lambda: klaf.Batch(TAKI, 2, 2, None, 1, {}, threads=0),
    "bad-players": lambda: TAKI.new(11),
    "bad-move": lambda: TAKI.new(2, seed=1).play(0, "R2"),
    "bad-move-batch": lambda: TAKI.batch(2, 2).step([1]),
    "no-such-seat": lambda: TAKI.new(2, seed=1).legal(2),
    "missing-extra": lambda: require("no_such_package", "envs"),
    "bad-position-document": lambda: _any.from_position(None),
    "bad-position-missing": lambda: TAKI.from_position({}),
    "bad-position-unknown": lambda: _position(weather="fine"),
    "bad-position-value": lambda: _position(turn=7),
    "bad-position-clash": lambda: _position(debt=2),
    "bad-position-card": lambda: _position(discards=["R2"]),
    "bad-position-count": lambda: _position(discards=["R4"]),
    "bad-position-options": lambda: _position(players=1),
    "bad-record-text": lambda: klaf.load(_any),
    "bad-record-format": lambda: klaf.load(""),
    "bad-record-header": lambda: _record("moves: 0", "moves: many"),
    "bad-record-missing": lambda: klaf.load("klaf record 1\n"),
    "bad-record-options": lambda: _record("options:", "options: jokers=true"),
    "bad-record-truncated": lambda: _record("moves: 0", "moves: 1"),
    "bad-record-move": lambda: _record("moves: 0\n", "moves: 1\n\n0:R2\n"),
    "bad-record-illegal": lambda: _record("moves: 0\n", "moves: 1\n\n0:close\n"),
    "bad-record-ending": lambda: _record("moves: 0\n", "moves: 0\n\nwinners: 0\n"),
    "other-rules": lambda: _position(rules=TAKI.version + 1),
}
REFUSALS: dict[str, Callable[[], object]] = {
    "why-no-match": lambda: _illegal("B4"),
    "why-out-of-turn": lambda: table("R1 B4", "B5 B6").play(1, "B5"),
    "why-over": _over,
}


def met(way: Callable[[], object]) -> KlafError:
    with pytest.raises(KlafError) as caught:
        way()
    return caught.value


def test_every_sentence_of_the_engine_can_be_met() -> None:
    path = Path(klaf.locale.__file__).parent / "en" / "errors.ftl"
    found = re.findall(r"^([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(found) == sorted(WAYS)


@pytest.mark.parametrize("message", [*WAYS, *REFUSALS])
def test_an_error_says_its_facts_in_every_language(message: str) -> None:
    error = met((WAYS | REFUSALS)[message])
    assert error.message == message
    assert str(error) == error.sentence() == error.sentence("en")
    said = [re.sub("[\u2066-\u2069]", "", error.sentence(lang)) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for sentence in said:
        assert re.findall("[0-9]", sentence) or not re.findall(r"\d", sentence)  # one set of digits for all
        for name, fact in error.facts.items():
            if name != "field" and str(fact) in said[0] and not isinstance(fact, Term):
                assert str(fact) in sentence


@pytest.mark.parametrize("message", REFUSALS)
def test_a_refusal_carries_its_rule(message: str) -> None:
    error = met(REFUSALS[message])
    assert isinstance(error, IllegalMove)
    assert error.rule == error.facts["rule"]
    assert error.rule in TAKI.rule_ids
    assert all(error.rule in error.sentence(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("message", ["bad-seed", "bad-position-missing", *REFUSALS])
def test_an_error_can_be_copied_and_sent_to_another_process(message: str) -> None:
    error = met((WAYS | REFUSALS)[message])
    for twin in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is type(error)
        assert (twin.message, twin.facts) == (error.message, error.facts)
        assert [twin.sentence(lang) for lang in LANGUAGES] == [error.sentence(lang) for lang in LANGUAGES]


def test_a_language_we_lack_is_our_own_mistake() -> None:
    with pytest.raises(MissingText):
        met(WAYS["bad-seed"]).sentence("tlh")
    assert not issubclass(MissingText, KlafError)


def test_facts_of_any_text_can_be_said() -> None:
    for name in ("{ $name }", "\u202e", "\ud800", "\0", "“”", "אבג"):
        with pytest.raises(klaf.UnknownGame) as caught:
            klaf.game(name)
        assert name in caught.value.sentence("en")


def test_facts_of_any_length_can_be_said() -> None:
    long = "x" * 10_000
    ways: list[Callable[[], object]] = [
        lambda: klaf.game(long),
        lambda: TAKI.rule(long),
        lambda: TAKI.new(2, seed=long),
        lambda: TAKI.new(2, long),
        lambda: _any.new(2, **{long: True}),
        lambda: TAKI.new(2, last_card=long),
        lambda: TAKI.new(2, seed=1).play(0, long),
        lambda: TAKI.from_position({**TAKI.new(2, seed=1).position(), long: 1}),
        lambda: _position(edition=long),
        lambda: _position(discards=[long]),
        lambda: _record("options:", f"options: {long}=1"),
        lambda: _record("edition: 2018", f"edition: {long}"),
        lambda: _record("game: taki", f"game: {long}"),
        lambda: _record("moves: 0\n", f"moves: 1\n\n0:{long}\n"),
    ]
    for way in ways:
        for lang in LANGUAGES:
            assert met(way).sentence(lang)
