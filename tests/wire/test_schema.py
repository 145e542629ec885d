"""What is generated from the wire's types is up to date, and the types hold what the games show."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

import klaf
from klaf.bots import LEVELS
from klaf.games import BUNDLED
from klaf.wire.schema import UNIONS, definitions, outputs, typescript
from klaf.wire.tables import Level
from klaf.wire.views import AnyView, GameView, view_type
from tests.conformance.covered import Setup
from tests.conformance.games import SETUPS
from tests.conformance.walk import stops, viewers

FOLDER = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "wire"


@pytest.mark.parametrize("name", ["schema.json", "types.ts"])
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == outputs()[name], "run: make wire"


def test_the_levels_are_those_of_the_bots() -> None:
    assert get_args(Level) == LEVELS


def test_every_type_says_what_it_is() -> None:
    assert [
        name for name, schema in definitions().items() if name not in UNIONS and not schema.get("description")
    ] == []


def test_every_kind_of_event_has_a_type_of_its_own() -> None:
    dealt = '{ event: "dealt"; seat: number; facts: { cards: string[] | null; count: number }; text: string }'
    assert "export type EightEvent =\n" in outputs()["types.ts"]
    assert outputs()["types.ts"].count(f"  | {dealt}\n") == 2  # in TAKI and in Eight and a half
    won = {one["properties"]["event"]["const"]: one for one in definitions()["TukiEvent"]["anyOf"]}["won"]
    assert won["properties"]["facts"]["properties"] == {"winners": {"type": "array", "items": {"type": "integer"}}}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_views_are_as_the_types_say(setup: Setup) -> None:
    expected = GameView if setup.game in BUNDLED else view_type(klaf.game(setup.game))
    for match in stops(setup)[::4]:
        for viewer in viewers(match):
            document = match.view(viewer).document()
            assert msgspec.to_builtins(msgspec.convert(document, expected)) == document
            assert msgspec.convert(document, AnyView)


def test_views_with_other_fields_are_not_as_the_types_say() -> None:
    document = klaf.game("taki").new(2, seed=1).view(0).document()
    for wrong in ({**document, "weather": "fine"}, {**document, "phase": "nap"}, {**document, "turn": None}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, GameView)


@pytest.mark.parametrize("name", BUNDLED)
def test_fields_of_views_carry_their_meanings(name: str) -> None:
    schema = definitions()[f"{name.capitalize()}View"]
    for field in klaf.game(name).document.fields:
        assert schema["properties"][field.name]["description"] == field.meaning
        assert f"  /** {field.meaning} */\n  {field.name}: " in typescript()
