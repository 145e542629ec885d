"""No message tells a viewer more than it may know, byte for byte; and this test would notice."""

import asyncio
import io
import random
import re
from typing import Any

import msgspec
import pytest

import klaf
from klaf.engine.all_views import AllViews
from klaf.engine.document.writer import Document
from klaf.engine.moment import Moment
from klaf.engine.moves import Move
from klaf.server.errors import Refused
from klaf.server.logging import Logger
from klaf.server.table.timing import Timing
from klaf.server.telling import render
from klaf.server.telling.replay import replay
from klaf.wire import messages
from tests.server.live import DULL, in_loop
from tests.server.room import Guest, Room
from tests.server.secrecy import SETUPS, Leak, Play

MATCHES = {"taki": 12, "eight": 3, "tuki": 4}


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=lambda given: str(given))
@in_loop
async def test_every_byte_is_the_same_in_any_world_that_the_viewer_cannot_tell_apart(
    game: str, options: dict[str, Any]
) -> None:
    compared = 0
    matches = MATCHES[game]
    for seed in range(matches):
        play = await Play(seed, game, 0.25, **options).run()
        compared += play.compared
    assert compared > 20 * matches


def _leaks(game: str = "taki") -> bool:
    """Whether some match is found to leak."""

    async def look() -> bool:
        for seed in range(12):
            try:
                await Play(seed, game, 1.0).run()
            except Leak:
                return True
        return False

    return asyncio.run(look())


def test_a_view_that_shows_a_hand_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AllViews.private

    def leaking(self: AllViews, seat: int | None) -> Document:
        shown = honest(self, seat)
        return {**shown, "hands": [honest(self, 0)["hands"][0], *shown["hands"][1:]]}

    monkeypatch.setattr(AllViews, "private", leaking)
    assert _leaks()


def test_a_window_that_is_shorter_when_nobody_holds_a_breaker_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Timing.observe

    def leaking(self: Timing, standing: Any, now: float, moment: Moment | None = None) -> None:
        honest(self, standing, now, moment)
        held = standing.match is not None and "break" in str(standing.match.position().get("hands"))
        self.pace = self.pace._replace(window=4.0 if held else 2.0)

    monkeypatch.setattr(Timing, "observe", leaking)
    assert _leaks()


def test_a_refusal_that_depends_on_another_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from klaf.server.table import handler
    from klaf.server.table.answers import refusal_of as honest

    def leaking(error: Any, command: str | None, lang: str, names: dict[int, str]) -> messages.Refused:
        told = honest(error, command, lang, names)
        if leaking_table:
            match = leaking_table[-1].standing.match
            held = "king" in str(match.position().get("hands") if match else "")
            told = msgspec.structs.replace(told, text=told.text + (" " if held else ""))
        return told

    leaking_table: list[Any] = []
    carry_out = handler.Handler.answer

    async def answering(self: Any, asked: Any) -> None:
        leaking_table.append(self.table)
        await carry_out(self, asked)
        leaking_table.pop()

    monkeypatch.setattr(handler, "refusal_of", leaking)
    monkeypatch.setattr(handler.Handler, "answer", answering)
    assert _leaks()


@pytest.mark.parametrize(("game", "options"), SETUPS[::3], ids=lambda given: str(given))
@in_loop
async def test_the_replay_of_an_unfinished_match_shows_what_its_asker_was_sent(
    game: str, options: dict[str, Any]
) -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan", ("casual",), game=game, options=options)
    zoe = Guest(room, "Zoe")
    chance = random.Random(7)
    await zoe.enter(actor)
    for _ in range(60):
        for guest in guests:
            match = actor.standing.match
            assert match is not None
            seat = actor.standing.state.seat_of(guest.id)
            if seat in match.acting and actor.standing.state.stage == "playing":
                await guest.play(chance.choice(match.legal(seat)).text)
        await room.advance(1)
        if actor.standing.state.stage == "over":
            break
    for guest in (*guests, zoe):
        shown = await replay(room.store, actor.code, 1, guest.id, "en")
        if shown.finished:
            continue
        views = [m.match.view for m in guest.got if isinstance(m, messages.Update | messages.Snapshot) and m.match]
        events = [m.events for m in guest.all(messages.Update) if m.match is not None]
        n = len(views)
        assert msgspec.json.decode(msgspec.json.encode([step.view for step in shown.steps[-n:]])) == views
        assert [step.events for step in shown.steps[-len(events) :]] == events


def lively(chance: random.Random, moves: list[Move]) -> str:
    """Choose a move by chance, and seldom one that makes a match longer than a replay shows."""
    return chance.choice([move for move in moves if move.text not in DULL] or moves).text


@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
@in_loop
async def test_the_replay_of_a_finished_match_from_a_seat_shows_what_that_seat_was_sent(game: str) -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan", game=game)
    chance = random.Random(7)
    while actor.standing.state.stage == "playing":
        match = actor.standing.match
        assert match is not None
        for guest in guests:
            seat = actor.standing.state.seat_of(guest.id)
            if seat in match.acting and not match.over:
                await guest.play(lively(chance, match.legal(seat)))
        await room.advance(1)
    for seat, guest in enumerate(guests):
        shown = await replay(room.store, actor.code, 1, guests[1 - seat].id, "en", seat)  # whoever asks
        told = [m for m in guest.all(messages.Update) if m.match is not None]
        assert len(told) > 20
        views = msgspec.json.decode(msgspec.json.encode([step.view for step in shown.steps[-len(told) :]]))
        assert views == [m.match.view for m in told if m.match]
        assert [step.events for step in shown.steps[-len(told) :]] == [m.events for m in told]
    with pytest.raises(Refused):
        await replay(room.store, actor.code, 1, guests[0].id, "en", 2)


@in_loop
async def test_logs_hold_no_cards_and_no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    written = io.StringIO()
    room.hall.logger = Logger(written)

    def fails(*_: object) -> None:
        raise RuntimeError("Noa holds R7 +3 break")

    _, guests = await room.seated("Noa Dan", game="taki")
    monkeypatch.setattr(render.RenderedChange, "update", fails)
    await guests[0].play(guests[0].match.moves[0] if guests[0].match.moves else "draw")
    await guests[1].play(guests[1].match.moves[0] if guests[1].match.moves else "draw")
    assert "RuntimeError" in written.getvalue()
    assert not re.search("Noa|Dan|R7|guest-", written.getvalue())
    with pytest.raises(AssertionError):
        room.hall.logger.info("a card", card="R7")


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=lambda given: str(given))
def test_documents_that_are_sent_are_those_of_the_views(game: str, options: dict[str, Any]) -> None:
    chance = random.Random(3)
    match = klaf.game(game).new(4, seed=3, **options)
    for number in range(150):
        rendered = render.RenderedMatch(number, match)
        for seat in (None, *range(4)):
            told = msgspec.json.decode(rendered.seen_by(seat))
            assert told["view"] == msgspec.to_builtins(match.view(seat).document())
            assert told["moves"] == [move.text for move in match.legal(seat)] if seat is not None else not told["moves"]
            assert (tuple(told["acting"]), tuple(told["scores"])) == (match.acting, match.scores)
            assert set(told) == {field.encode_name for field in msgspec.structs.fields(messages.Match)}
            assert msgspec.convert(told, messages.Match).marks == match.marks
            assert told["number"] == number
        seat = match.next_actor
        if seat is None:
            break
        match.play(seat, chance.choice(match.legal(seat)))
