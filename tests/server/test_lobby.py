"""Making a table, taking seats, being host: who may do what, and what everybody then sees."""

from typing import Any

import pytest

from klaf.engine.errors import KlafError
from klaf.locale import LANGUAGES, text
from klaf.server.store.contract import GuestRow
from klaf.server.table.guest_names import cleaned, look_alike
from klaf.server.telling.phrases import PHRASES
from klaf.wire import commands, messages
from klaf.wire.tables import Settings
from tests.server.live import in_loop
from tests.server.room import Guest, Room, refusal


async def lobby(room: Room, names: str = "Noa Dan Eve", **settings: Any) -> list[Guest]:
    """Make a table for four; all enter, the first is host and sits."""
    guests = [Guest(room, name) for name in names.split()]
    settings = {"game": "taki", "seats": 4, **settings}
    actor = await room.table(guests[0], **settings)
    for guest in guests[1:]:
        await guest.enter(actor)
    return guests


def seats(guest: Guest) -> list[str]:
    """Return who sits where, as a guest was told."""
    tables = [m.table for m in guest.got if isinstance(m, messages.Update | messages.Snapshot) and m.table]
    return [seat.name or seat.kind for seat in tables[-1].seats]


@in_loop
async def test_people_sit_stand_and_change_seats() -> None:
    noa, dan, eve = await lobby(Room())
    await dan.ask(commands.Sit, seat=2)
    assert seats(eve) == ["Noa", "open", "Dan", "open"]
    assert dan.last(messages.Update).you == messages.You(seat=2, host=False)
    assert eve.last(messages.Update).you is None
    await dan.ask(commands.Sit, seat=3)
    assert seats(noa) == ["Noa", "open", "open", "Dan"]
    await dan.ask(commands.Stand)
    assert seats(eve) == ["Noa", "open", "open", "open"]
    assert refusal(await dan.ask(commands.Stand)) == "not-seated"
    assert refusal(await dan.ask(commands.Sit, seat=0)) == "seat-taken"
    assert refusal(await dan.ask(commands.Sit, seat=7)) == "no-seat"


@in_loop
async def test_whoever_has_another_name_by_now_sits_under_that_one() -> None:
    room = Room()
    noa, dan, twin = await lobby(room, "Noa Dan NOA")
    assert refusal(await twin.ask(commands.Sit, seat=1)) == "name-taken"
    await room.store.put_guest(GuestRow(twin.id, "Noa 2", "en", 0))
    await twin.ask(commands.Sit, seat=1)
    assert seats(dan) == ["Noa", "Noa 2", "open", "open"]
    await room.store.put_guest(GuestRow(noa.id, "Noah", "en", 0))
    await noa.ask(commands.Mark, seat=0)
    before = noa.seq
    await noa.ask(commands.Sit, seat=0)
    assert seats(dan) == ["Noah", "Noa 2", "open", "open"]
    assert noa.seq == before + 1  # the seat was not free in between
    after = noa.last(messages.Update).table
    assert after is not None
    assert (after.host, after.marked) == (0, 0)
    told = len(dan.got)
    done = await noa.ask(commands.Sit, seat=0)  # nothing to change
    assert isinstance(done, messages.Done)
    assert len(dan.got) == told
    await room.store.put_guest(GuestRow(noa.id, "noa 2", "en", 0))
    assert refusal(await noa.ask(commands.Sit, seat=0)) == "name-taken"
    assert seats(dan) == ["Noah", "Noa 2", "open", "open"]


@in_loop
async def test_who_sits_down_watches_no_longer() -> None:
    noa, dan, eve = await lobby(Room())

    def told() -> tuple[object, int]:
        presence = noa.last(messages.Present).presence
        return presence.seats, presence.spectators

    assert told() == (("here", "open", "open", "open"), 2)
    await dan.ask(commands.Sit, seat=2)
    assert told() == (("here", "open", "here", "open"), 1)
    await eve.ask(commands.Sit, seat=1)
    assert told() == (("here", "here", "here", "open"), 0)
    await dan.ask(commands.Stand)
    assert told() == (("here", "here", "open", "open"), 1)


@in_loop
async def test_only_the_host_arranges_the_table_and_can_hand_over() -> None:
    noa, dan, eve = await lobby(Room())
    await dan.ask(commands.Sit, seat=1)
    settings = Settings(game="taki", seats=3)
    for kind, fields in (
        (commands.AddBot, {"seat": 2, "level": "casual"}),
        (commands.Remove, {"seat": 0}),
        (commands.Change, {"settings": settings}),
        (commands.Mark, {"seat": 0}),
        (commands.HandOver, {"seat": 1}),
        (commands.Start, {}),
    ):
        assert refusal(await dan.ask(kind, **fields)) == "not-host"
    assert refusal(await noa.ask(commands.HandOver, seat=2)) == "seat-no-person"
    await noa.ask(commands.HandOver, seat=1)
    assert dan.last(messages.Update).you == messages.You(seat=1, host=True)
    assert noa.last(messages.Update).you == messages.You(seat=0, host=False)
    assert refusal(await noa.ask(commands.Start)) == "not-host"
    await dan.ask(commands.Remove, seat=0)
    assert seats(eve) == ["open", "Dan", "open", "open"]


@in_loop
async def test_bots_come_and_go_and_all_seats_must_be_taken() -> None:
    noa, _, eve = await lobby(Room())
    assert refusal(await noa.ask(commands.Start)) == "seats-open"
    for seat in (1, 2, 3):
        await noa.ask(commands.AddBot, seat=seat, level="master")
    assert seats(eve)[1] == "Bot 2 (master)"
    await noa.ask(commands.Remove, seat=3)
    assert refusal(await noa.ask(commands.Remove, seat=3)) == "seat-empty"
    await noa.ask(commands.Change, settings=Settings(game="taki", seats=3, clock=30))
    assert isinstance(await noa.ask(commands.Start), messages.Done)
    assert refusal(await noa.ask(commands.Remove, seat=1)) == "playing"
    assert refusal(await noa.ask(commands.Stand)) == "playing"


@in_loop
async def test_settings_are_checked_and_named() -> None:
    room = Room()
    noa, dan, _ = await lobby(room)
    await dan.ask(commands.Sit, seat=3)
    ask: list[tuple[dict[str, Any], str]] = [
        ({"game": "eight"}, "other-game"),
        ({"game": "taki", "seats": 2}, "seats-needed"),
        ({"game": "taki", "options": {"nonsense": True}, "seats": 4}, "unknown-option"),
        ({"game": "taki", "options": {"last_card": "never"}, "seats": 4}, "bad-value"),
        ({"game": "taki", "edition": "1066", "seats": 4}, "unknown-edition"),
    ]
    for settings, code in ask:
        assert refusal(await noa.ask(commands.Change, settings=Settings(**settings))) == code
    with pytest.raises(KlafError):
        await room.table(Guest(room, "Tom"), game="tuki", seats=7)
    with pytest.raises(KlafError):
        await room.table(Guest(room, "Tom"), ("casual", "casual"), game="tuki", seats=2)


@in_loop
@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "“Cards of the first pyramid stage”"),
        ("he", '"\u2068קלפים בשלב הראשון של הפירמידה\u2069"'),
        ("ar", "«\u2068بطاقات المرحلة الأولى من الهرم\u2069»"),
    ],
)
async def test_a_house_rule_that_cannot_be_so_is_named_by_its_title(lang: str, title: str) -> None:
    room = Room()
    noa = Guest(room, "Noa", lang)
    await room.table(noa, game="taki", seats=4)
    wrong = Settings(game="taki", seats=4, options={"pyramid_start": 0})
    answer = await noa.ask(commands.Change, settings=wrong)
    assert isinstance(answer, messages.Refused)
    assert answer.code == "bad-value"
    assert title in answer.text
    assert "pyramid_start" not in answer.text


@in_loop
async def test_whoever_is_marked_as_youngest_opens() -> None:
    for youngest in (0, 1):
        room = Room()
        guests = await lobby(room, "Noa Dan", seats=2)
        await guests[1].ask(commands.Sit, seat=1)
        await guests[0].ask(commands.Mark, seat=youngest)
        await guests[0].ask(commands.Start)
        await room.advance(3)
        assert guests[0].match.view["turn"] == youngest


@in_loop
async def test_whoever_is_marked_in_tuki_tuki_has_the_next_birthday() -> None:
    for marked in (None, 0, 2):
        room = Room()
        guests = await lobby(room, "Noa Dan Eve", game="tuki", seats=3)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.ask(commands.Sit, seat=seat)
        assert isinstance(await guests[0].ask(commands.Mark, seat=marked), messages.Done)
        await guests[0].ask(commands.Start)
        await room.advance(3)
        assert guests[0].match.view["options"]["birthday"] == ("seed" if marked is None else marked)


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_nobody_is_marked_where_the_cards_decide(lang: str) -> None:
    (noa,) = await lobby(Room(), "Noa", game="eight", seats=2)
    noa.viewer.lang = lang
    answer = await noa.ask(commands.Mark, seat=0)
    assert refusal(answer) == "nothing-to-mark"
    assert isinstance(answer, messages.Refused)
    assert answer.rule == "EH-05"
    assert "EH-05" in answer.text


@in_loop
async def test_names_that_look_alike_do_not_sit_at_one_table() -> None:
    room = Room()
    (noa,) = await lobby(room, "Noa")
    assert noa.actor is not None
    for name in ("noa", "NОA", "N0a", "Nóa"):
        guest = Guest(room, name)
        await guest.enter(noa.actor)
        assert refusal(await guest.ask(commands.Sit, seat=1)) == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a\u202eb",
        "x\u200bx",
        "a\nb",
        "\u2066נ\u2069",
        "x" * 21,
        "...",
        "a" + "\u0300" * 9,
        "\ue000",
        "!\u05d0\u200f",
    ],
)
def test_names_that_mislead_are_refused(name: str) -> None:
    with pytest.raises(KlafError):
        cleaned(name)


def test_names_of_all_languages_are_taken() -> None:
    for name in ("נועה", "أحمد", "Zoë", "Dan 2", "小明", "  Noa  "):
        assert cleaned(name) == name.strip()
    assert not look_alike("Noa", "Dana")
    assert not look_alike("נועה", "נעה")


@in_loop
async def test_phrases_reach_all_in_their_language_except_who_mutes() -> None:
    noa, dan, eve = await lobby(Room())
    noa.viewer.lang = "he"
    dan.viewer.lang = "ar"
    await eve.ask(commands.Mute, seat=0, on=True)
    await noa.ask(commands.Say, phrase="well-played")
    assert noa.last(messages.Said).text == text("he", "phrase-well-played")
    assert dan.last(messages.Said).text == text("ar", "phrase-well-played")
    assert eve.all(messages.Said) == []
    await eve.ask(commands.Mute, seat=0, on=False)
    await noa.ask(commands.Say, phrase="clap")
    assert eve.last(messages.Said).phrase == "clap"
    assert refusal(await noa.ask(commands.Say, phrase="anything I like")) == "no-phrase"
    assert refusal(await eve.ask(commands.Say, phrase="hello")) == "not-seated"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_its_words(lang: str) -> None:
    for phrase in PHRASES:  # pictures are the clients' own: a font may lack them
        assert any(letter.isalpha() for letter in text(lang, f"phrase-{phrase}")), phrase


@in_loop
async def test_after_a_match_seats_can_change_and_the_next_has_a_shuffle_of_its_own() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki", clock=15)
    before = actor.standing.state.shuffle
    for _ in range(2000):
        if actor.standing.state.stage == "over":
            break
        await room.advance(15)
    table = noa.all(messages.Update)[-1].table
    assert table is not None
    assert table.finished[0].match == 1
    await noa.ask(commands.Remove, seat=1)
    dan = Guest(room, "Dan")
    await dan.enter(actor)
    await dan.ask(commands.Sit, seat=1)
    await noa.ask(commands.Start)
    await room.advance(3)
    assert noa.match.number == 2
    after = actor.standing.state.shuffle
    assert before is not None
    assert after is not None
    assert after.round.secret != before.round.secret


@in_loop
async def test_abandoned_lobbies_are_cleared_and_matches_kept() -> None:
    room = Room()
    (noa,) = await lobby(room, "Noa")
    lobby_code = noa.actor.code if noa.actor else ""
    await noa.leave()
    actor, (dan,) = await room.seated("Dan", ("casual",), game="taki")
    await dan.leave()
    await room.hall.sweep()
    await room.advance(3 * 3600)
    await room.hall.sweep()
    assert lobby_code not in room.hall.tables
    with pytest.raises(KlafError):
        await room.hall.find(lobby_code)
    assert await room.hall.find(actor.code) is actor


@in_loop
async def test_the_lobby_tells_public_tables_only() -> None:
    room = Room()
    await lobby(room, "Noa", public=True)
    await lobby(room, "Dan")
    eve = Guest(room, "Eve")
    await room.hall.lobby.watch(eve, True)
    assert [table.names for table in eve.last(messages.Lobby).tables] == [("Noa",)]
    await room.advance(1)
    await lobby(room, "Tom", public=True, game="tuki", seats=2)
    await room.advance(1)
    assert [table.names for table in eve.last(messages.Lobby).tables] == [("Tom",), ("Noa",)]
