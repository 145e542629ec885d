"""A command that comes again is answered as before, whatever others ask meanwhile."""

from klaf.server.answers import GUESTS, REMEMBERED, Answers
from klaf.wire import commands, messages
from tests.server.live import in_loop
from tests.server.room import Room, refusal


@in_loop
async def test_what_was_refused_stays_refused_however_much_others_ask() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
    assert actor.standing.match is not None
    late = next(guest for seat, guest in enumerate((noa, dan)) if seat not in actor.standing.match.acting)
    other = dan if late is noa else noa
    before = await late.ask(commands.Play, id="too early", move="draw", seq=late.seq)
    assert refusal(before) != "stale"
    for _ in range(100):
        await other.ask(commands.Why, move="draw")
    while not late.match.moves:
        await other.play("draw" if "draw" in other.match.moves else other.match.moves[0])
    assert "draw" in late.match.moves
    assert await late.ask(commands.Play, id="too early", move="draw", seq=late.seq) == before


def test_what_is_remembered_has_bounds() -> None:
    answers = Answers()
    for guest in range(GUESTS + 5):
        for command in range(REMEMBERED + 5):
            answers.keep(f"g{guest}", f"c{command}", messages.Done(re=f"c{command}"))
    assert len(answers.known) == GUESTS
    assert {len(told) for told in answers.known.values()} == {REMEMBERED}
    assert answers.get(f"g{GUESTS + 4}", f"c{REMEMBERED + 4}") is not None
    assert answers.get(f"g{GUESTS + 4}", "c0") is None
    assert answers.get("g0", f"c{REMEMBERED + 4}") is None
    twin = answers.copy()
    answers.keep(f"g{GUESTS}", "another", messages.Done(re="another"))
    assert twin.get(f"g{GUESTS}", "another") is None
