"""Who runs a table that is served by several processes: it goes on without a break, whoever leaves."""

from klaf.server.hall.hall import Hall
from klaf.server.hall.leases import LEASE
from klaf.server.log.inputs import Opened, read_input
from klaf.server.table.actor import Actor
from klaf.wire import commands
from klaf.wire.fairness import share_commitment
from tests.server.live import in_loop
from tests.server.memory import SharedStore
from tests.server.room import Guest, Room
from tests.server.test_act import pass_time


async def two_processes(seats: int, bots: tuple[str, ...] = ()) -> tuple[tuple[Room, Room], list[Actor], list[Guest]]:
    """Seat Noa through one process, which runs the table, and Dan through another."""
    store = SharedStore()
    one, other = Room(store), Room(store)
    store.processes.time = other.time = one.time
    other.hall = Hall(store, one.time, one.hall.pace, one.hall.thinker, one.log)
    rooms = one, other
    for room in rooms:
        await room.hall.open()
    noa, dan = Guest(one, "Noa"), Guest(other, "Dan")
    actors = [await one.table(noa, bots, game="taki", seats=seats)]
    actors.append(await other.hall.find(actors[0].code))
    await dan.enter(actors[1])
    await dan.ask(commands.Sit, seat=1)
    await pass_time(rooms, 1)
    assert [room.hall.holds(actors[0].code) for room in rooms] == [True, False]
    return rooms, actors, [noa, dan]


@in_loop
async def test_whoever_leaves_the_process_that_deals_is_named_and_the_other_is_dealt_in_time() -> None:
    rooms, (actor, elsewhere), (noa, dan) = await two_processes(2)
    await noa.ask(commands.Start)
    await pass_time(rooms, 0.5)
    shuffle = elsewhere.standing.state.shuffle
    assert shuffle is not None
    bound, share = shuffle.round.bound, "12" * 32
    for seat, guest in enumerate((noa, dan)):
        await guest.ask(commands.Commit, shuffle=bound, commitment=share_commitment(bound, seat, share))
        await pass_time(rooms, 0.5)
    await dan.ask(commands.Reveal, shuffle=bound, share=share)
    await noa.leave()  # who knows by now what would be dealt
    actor.let_go(noa.viewer)
    await pass_time(rooms, 2 * LEASE)
    assert rooms[0].hall.holds(actor.code)
    state = elsewhere.standing.state
    assert state.stage == "playing"
    assert state.shuffle is not None
    assert [one.refused for one in state.shuffle.rounds] == [(0,), ()]
    opened = [given for row in await rooms[0].store.rows(actor.code, 0) if isinstance(given := read_input(row), Opened)]
    assert {one.process for one in opened} == {rooms[0].hall.process}


@in_loop
async def test_bots_play_on_while_people_are_there_through_other_processes_only() -> None:
    rooms, (actor, elsewhere), (noa, _) = await two_processes(3, ("casual",))
    await noa.ask(commands.Start)
    await pass_time(rooms, 1)
    await noa.leave()
    actor.let_go(noa.viewer)
    for _ in range(round(2 * LEASE)):
        await pass_time(rooms, 1)
        assert rooms[0].hall.holds(actor.code)  # without a moment in which nobody does
    assert elsewhere.standing.seq == actor.standing.seq
    assert elsewhere.standing.state.stage == "playing"


@in_loop
async def test_a_table_that_nobody_is_at_is_free_for_any_process() -> None:
    rooms, (actor, elsewhere), (noa, dan) = await two_processes(2)
    await noa.leave()
    actor.let_go(noa.viewer)
    await dan.leave()
    elsewhere.let_go(dan.viewer)
    await pass_time(rooms, 3 * LEASE)
    assert not any(room.hall.holds(actor.code) for room in rooms)
    await Guest(rooms[1], "Dan").enter(elsewhere)
    assert rooms[1].hall.holds(actor.code)
