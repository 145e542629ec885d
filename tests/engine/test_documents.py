"""One description makes a game's documents: it leaves nothing of the record out, and is plain data."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import klaf
from klaf.engine.document.head import COURSE, INTERNAL, SETTING, VIEWER
from klaf.games import BUNDLED
from tests.conformance.games import GAMES

NOTATION = (Path(__file__).resolve().parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_every_field_of_the_record_is_in_the_documents_or_declared_internal(name: str) -> None:
    game = klaf.game(name)
    head = {source for field in (*SETTING, *COURSE) for source in field.kind.sources if source}
    options = {option.name for option in game.rulebook.options}
    shown = head | options | game.document.sources
    internal = {*INTERNAL, *game.document.internal}
    assert shown | internal >= set(game.state.dtype.names or ())
    assert not shown & internal
    assert shown <= set(game.state.dtype.names or ())


@each_game
def test_documents_have_the_described_fields_in_their_order(name: str) -> None:
    game = klaf.game(name)
    fields = [field.name for field in (*SETTING, *COURSE, *game.document.fields)]
    match = game.new(2, seed=1)
    assert list(match.position()) == fields
    assert list(match.view(0).document()) == [*fields, VIEWER.name]


@each_game
def test_a_description_is_plain_data(name: str) -> None:
    described = [(type(field.kind).__name__, asdict(field)) for field in klaf.game(name).document.fields]
    assert json.loads(json.dumps(described))


@each_game
def test_every_field_says_what_it_means_in_one_line(name: str) -> None:
    for field in klaf.game(name).document.fields:
        assert field.meaning == field.meaning.strip() != ""
        assert "\n" not in field.meaning


@pytest.mark.parametrize("name", BUNDLED)
def test_the_docs_name_every_field(name: str) -> None:
    for field in (*SETTING, *COURSE, VIEWER, *klaf.game(name).document.fields):
        assert f"`{field.name}`" in NOTATION
