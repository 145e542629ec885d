"""Every game, player count, edition and house rule takes part in this suite."""

from collections import Counter
from itertools import product

import pytest

import klaf
from klaf.engine.numbers import MOST_SEATS
from klaf.engine.options import Number, SeatOr
from tests.conformance.covered import Covered
from tests.conformance.games import GAMES
from tests.conformance.walk import walk

covered_games = pytest.mark.parametrize("covered", GAMES.values(), ids=GAMES)


def test_every_registered_game_is_covered() -> None:
    assert set(GAMES) == set(klaf.games())


@covered_games
def test_every_number_of_players_and_edition_is_tried(covered: Covered) -> None:
    rulebook = covered.game.rulebook
    assert {setup.players for setup in covered.setups} == set(range(rulebook.fewest, rulebook.most + 1))
    assert {setup.edition for setup in covered.setups} == set(rulebook.editions)


@covered_games
def test_no_game_has_more_seats_than_the_rooms_have_room_for(covered: Covered) -> None:
    assert covered.game.rulebook.most <= MOST_SEATS


@covered_games
def test_every_value_of_every_house_rule_is_tried(covered: Covered) -> None:
    for option in covered.game.rulebook.options:
        tried = {setup.house.get(option.name, option.default) for setup in covered.setups}
        if isinstance(option, Number) and option.highest > 20:  # too many for all of them
            assert tried >= {option.lowest, option.default, option.highest}, option.name
        elif isinstance(option, Number):
            assert tried == set(range(option.lowest, option.highest + 1)), option.name
        elif isinstance(option, SeatOr):
            assert tried > {option.default, 0}, option.name
        else:
            assert tried == set(option.values), option.name


@covered_games
def test_rules_of_one_edition_are_rules_of_the_game(covered: Covered) -> None:
    book = covered.game.rulebook
    assert set(book.only) <= set(covered.game.rule_ids)
    assert set(book.only.values()) <= set(book.editions)
    for option in book.options:
        if option.edition:
            assert book.only[option.rule] == option.edition


@covered_games
def test_the_deck_has_the_cards_of_the_rules(covered: Covered) -> None:
    for setup in covered.setups:
        assert Counter(covered.cards(setup.new(0).position())) == Counter(covered.deck(setup))


@covered_games
def test_moves_are_numbered_without_gaps_and_spelt_once(covered: Covered) -> None:
    moves = covered.game.moves
    assert [move.id for move in moves.all] == list(range(len(moves)))
    assert len({move.text for move in moves.all}) == len(moves)
    assert all(moves[move.text] is move and moves[move.id] is move for move in moves.all)
    assert all(move.text.split() == [move.text] for move in moves.all)


@covered_games
def test_random_matches_come_by_everything_there_is_to_see(covered: Covered) -> None:
    missing = dict(covered.sights)
    for seed, setup in product(range(5), covered.setups):
        for match in walk(setup, seed, 600):
            position = match.position()
            missing = {name: seen for name, seen in missing.items() if not seen(position)}
        if not missing:
            return
    assert not missing
