"""A game that comes from elsewhere, and declares nothing for tables, is played at one all the same."""

import random
from pathlib import Path

import pytest

from klaf import locale
from klaf.locale import LANGUAGES, MissingText, text
from klaf.server.table.decisions import dealable
from klaf.server.telling.catalogue import catalogue, rules
from klaf.server.telling.replay import replay
from klaf.wire import commands, messages
from tests.conformance import games  # noqa: F401  (makes Stairs known)
from tests.server.live import in_loop
from tests.server.room import Guest, Room


@in_loop
async def test_people_and_bots_play_it_to_its_end() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", ("casual",), game="stairs", options={"dealt": 3})
    dan.viewer.lang = "he"
    chance = random.Random(3)
    for _ in range(400):
        match = actor.standing.match
        assert match is not None
        if match.over:
            break
        for seat, guest in enumerate((noa, dan)):
            if seat in match.acting:
                await guest.play(chance.choice(match.legal(seat)).text)
        await room.advance(1)
    assert actor.standing.state.stage == "over"
    told = [message for message in dan.all(messages.Update) if message.match]
    assert all(update.ended is None for update in told)
    assert [update.match.moment.turn for update in told if update.match][-1] == ()
    assert any("קלף" in event.text for update in told for event in update.events)
    shown = await replay(room.store, actor.code, 1, noa.id, "en")
    assert shown.finished
    assert shown.game == "stairs"


@in_loop
async def test_nobody_is_marked_where_no_house_rule_is_a_seat() -> None:
    room = Room()
    noa = Guest(room, "Noa")
    actor = await room.table(noa, ("casual",), game="stairs", seats=2)
    answer = await noa.ask(commands.Mark, seat=0)
    assert isinstance(answer, messages.Refused)
    assert (answer.code, answer.field, answer.rule) == ("no-mark", "seat", None)
    assert answer.text == "Nobody is marked in this game."
    dealable(actor.standing.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_has_it(lang: str) -> None:
    catalogue.cache_clear()
    found = next(one for one in catalogue(lang).games if one.name == "stairs")
    assert (found.title, found.about) == (text(lang, "game-stairs"), text(lang, "about-stairs"))
    assert found.labels == {"only": "only"}  # no sentence: the edition's own name
    assert [(option.name, option.label) for option in found.options] == [("dealt", text(lang, "option-stairs-dealt"))]
    labels = {move.move: move.label for move in found.moves}
    assert labels["draw"] == text(lang, "move-stairs-draw")
    assert labels["24"] == "24"  # no sentence: the move's text
    fields = [(field.name, field.holds, field.each) for field in found.fields]
    assert fields == [
        ("turn", "turn", False),
        ("top", "number", False),
        ("laid", "cards", False),
        ("hands", "cards", True),
        ("pile", "cards", False),
    ]
    labels = {field.name: field.label for field in found.fields}
    assert labels["pile"] == text(lang, "field-stairs-pile")
    assert labels["turn"] == "turn"  # no sentence: the field's name
    book = rules("stairs", lang).rules
    assert [rule.rule for rule in book] == ["ST-01", "ST-02", "ST-03", "ST-04"]
    assert [rule.section for rule in book] == [text(lang, "ST-01.section"), text(lang, "ST-02.section"), "", ""]


def test_a_game_of_one_language_speaks_it_to_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "he").mkdir()
    (tmp_path / "he" / "only.ftl").write_text("game-only = רק כאן\n", encoding="utf-8")
    monkeypatch.setattr(locale, "_folders", list(locale._folders))
    locale.add(tmp_path)
    assert [text(lang, "game-only") for lang in LANGUAGES] == ["רק כאן"] * 3
    with pytest.raises(MissingText):
        text("en", "game-nowhere")
    with pytest.raises(MissingText):
        text("xx", "game-only")
