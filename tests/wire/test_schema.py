"""What is generated from the wire's types is up to date, and the types hold what the games show."""

from pathlib import Path

import msgspec
import pytest

from klaf.wire.schema import UNIONS, definitions, outputs
from klaf.wire.views import GameView
from tests.conformance.covered import Setup
from tests.conformance.games import SETUPS
from tests.conformance.walk import stops, viewers

FOLDER = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "wire"


@pytest.mark.parametrize("name", ["schema.json", "types.ts"])
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == outputs()[name], "run: make wire"


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


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game != "ladder"], ids=str)
def test_views_are_as_the_types_say(setup: Setup) -> None:
    for match in stops(setup)[::4]:
        for viewer in viewers(match):
            document = match.view(viewer).document()
            typed: GameView = msgspec.convert(document, GameView)
            assert msgspec.to_builtins(typed) == document
