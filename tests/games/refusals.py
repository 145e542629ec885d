"""Refusals that every game's list of cases must meet: rule, facts and sentences."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, TypeVar

import pytest

from klaf import BadMove, IllegalMove, Match, MatchOver, Move, NoSuchSeat, OutOfTurn
from klaf.engine.game import Game
from klaf.locale import LANGUAGES, Term
from tests.games.tools import LETTERS, legal, play, refused


@dataclass(frozen=True)
class Case:
    """An illegal move and how it is refused; each game says how the table for it is set up."""

    move: str
    rule: str
    why: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    _: KW_ONLY
    seat: int = 0
    before: str = ""  # moves played first

    def __str__(self) -> str:
        """Name the case in pytest's list."""
        return f"{self.why}-{self.move}"

    def table(self) -> Match:
        """Set the table up."""
        raise NotImplementedError

    def match(self) -> Match:
        """Set the table up and play the moves that come first."""
        match = self.table()
        play(match, self.before)
        return match


AnyCase = TypeVar("AnyCase", bound=Case)


def one_of_each(cases: Iterable[AnyCase]) -> list[AnyCase]:
    """Choose one case of every reason."""
    return list({(case.rule, case.why): case for case in cases}.values())


def reasons_of(game: Game) -> set[tuple[str, str]]:
    """Return with which rules and reasons a game refuses."""
    return {(one.rule, one.why) for one in game.reasons}


def assert_refused(case: Case) -> None:
    """See that a case is refused by its rule, with its facts."""
    match = case.match()
    assert case.move not in legal(match, case.seat)
    refusal = refused(match, case.seat, case.move)
    assert (refusal.rule, refusal.why) == (case.rule, case.why)
    assert refusal.facts == {"rule": case.rule, **case.facts}
    assert isinstance(refusal, OutOfTurn) == (case.why == "out-of-turn")
    assert isinstance(refusal, MatchOver) == (case.why == "over")


def assert_said(case: Case, lang: str) -> None:
    """See that a case is refused in a language, in which all facts have their names."""
    refusal = refused(case.match(), case.seat, case.move)
    sentence = refusal.sentence(lang)
    assert case.rule in sentence
    assert re.search(LETTERS[lang], sentence.replace(case.rule, ""))
    for fact in refusal.facts.values():
        if isinstance(fact, Term):
            assert fact.say(lang) in sentence


def assert_malformed(match: Match, move: Any) -> None:
    """See that something is no move of the game at all, wherever the match stands."""
    before = match.position()
    with pytest.raises(BadMove) as refusal:
        match.play(0, move)
    assert not isinstance(refusal.value, IllegalMove)
    assert refusal.value.facts == {"move": str(move)[:40]}
    assert match.position() == before
    for lang in LANGUAGES:
        assert re.search(LETTERS[lang], refusal.value.sentence(lang))


def assert_no_such_seat(match: Match, seat: Any) -> None:
    """See that a seat neither plays nor has legal moves, whatever the move."""
    for attempt in (lambda: match.play(seat, match.game.moves.all[0]), lambda: match.legal(seat)):
        with pytest.raises(NoSuchSeat) as refusal:
            attempt()
        assert refusal.value.facts == {"seat": str(seat)[:40], "last": match.players - 1}
        for lang in LANGUAGES:
            assert str(match.players - 1) in refusal.value.sentence(lang)
    assert match.played == []


def assert_others_refused(match: Match, seat: int, moves: Iterable[Move]) -> None:
    """See that those of some moves that are not legal are refused by a rule of the book."""
    allowed = set(match.legal(seat))
    for move in moves:
        if move not in allowed:
            with pytest.raises(IllegalMove) as refusal:
                match.play(seat, move)
            assert refusal.value.rule in match.game.rule_ids
            assert refusal.value.rule in refusal.value.sentence("en")
