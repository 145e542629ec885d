"""A server whose keeper also plays tries out many deals, or says what is not so: its players' clients find out."""

import asyncio
import secrets
from typing import Any

import pytest
from msgspec.structs import replace

from klaf.client.errors import RefusedError
from klaf.client.receipts import MATCHES, ROUNDS
from klaf.client.sharing import Sharing
from klaf.wire import api, commands, messages
from klaf.wire.fairness import Round, commitment, match_key, share_commitment, spell_proof
from klaf.wire.tables import Seat, Settings, Shuffle, Table

OWN = 0  # the seat of whoever runs the server
SEATS = (Seat(kind="person", name="Host"), Seat(kind="person", name="Noa"))


class Keeper:
    """Runs a server, sits at seat 0, and deals with Noa's client at seat 1 as it likes."""

    def __init__(self) -> None:
        self.noa = Sharing()
        self.rounds: list[Round] = []
        self.records: dict[int, str] = {}
        self.sent = 0

    def show(self, stage: str = "dealing", match: int = 0, **shuffle: Any) -> commands.Commit | commands.Reveal | None:
        """Show Noa the table; return what her client sends."""
        shown = Shuffle(**{"commitments": (None, None), "shares": (None, None), **shuffle}) if shuffle else None
        settings = Settings(game="taki", seats=2)
        self.sent += 1
        table = Table(code="ABCDEF", settings=settings, stage=stage, match=match, seats=SEATS, shuffle=shown)  # type: ignore[arg-type]
        return self.noa.wanted(table, 1, f"{self.sent}")

    def accept(self) -> None:
        self.noa.answered(messages.Done(re=f"{self.sent}"), 1)

    def run_round(self, match: int = 0, redealt: tuple[tuple[int, ...], ...] = (), answer: bool = True) -> Round:
        """Have Noa take part in a round, as if nothing had been before but ``redealt``."""
        secret, own = secrets.token_hex(32), secrets.token_hex(32)
        bound = commitment(secret)
        mine = share_commitment(bound, OWN, own)
        told = self.show(match=match, commitment=bound, commitments=(mine, None), redealt=redealt)
        assert isinstance(told, commands.Commit)
        if answer:
            self.accept()
        both = (mine, told.commitment)
        revealed = self.show(match=match, commitment=bound, commitments=both, sealed=True, redealt=redealt)
        assert isinstance(revealed, commands.Reveal)
        if answer:
            self.accept()
        made = Round(bound, secret, both, (own, revealed.share))
        self.rounds.append(made)
        return made

    def record(self, *rounds: Round, match: int = 1) -> str:
        """Publish the record of a match: with these rounds and no others."""
        key = match_key(rounds[-1].secret, rounds[-1].shares)
        head = ["klaf record 1", "game: taki", "players: 2", f"key: {key}"]
        self.records[match] = "\n".join([*head, *spell_proof(rounds), "moves: 0", ""])
        return self.records[match]

    def found(self, match: int = 1, seat: int | None = 1) -> list[str]:
        """Return what Noa's client finds wrong with a match."""

        async def fetch(number: int) -> str:
            if number not in self.records:
                raise RefusedError(api.Problem(code="no-record", text=""))
            return self.records[number]

        found = asyncio.run(self.noa.receipts.check("ABCDEF", match, seat, fetch))
        return [one.message for one in found]


@pytest.fixture
def keeper() -> Keeper:
    """Noa sits at a table, and the match is about to be dealt."""
    made = Keeper()
    made.show("lobby")
    return made


def test_an_honest_record_shows_every_round(keeper: Keeper) -> None:
    refused = replace(keeper.run_round(), shares=(None, keeper.rounds[0].shares[1]), refused=(0,))
    made = keeper.run_round(redealt=((0,),))
    keeper.record(refused, replace(made, sealed=(None, made.sealed[1]), shares=(None, made.shares[1])))
    assert keeper.found() == []


@pytest.mark.parametrize("answer", [True, False], ids=["answered", "never answered"])
@pytest.mark.parametrize("hidden", [1, 20])
def test_rounds_that_were_tried_out_and_hidden_are_missed(keeper: Keeper, hidden: int, answer: bool) -> None:
    """The keeper knows all numbers of each round, and publishes the one that suits them."""
    for _ in range(hidden):
        keeper.run_round(answer=answer)
    keeper.record(keeper.run_round(answer=answer))
    assert keeper.found() == ["verify-hidden-round"] * hidden
    keeper.record(keeper.rounds[0])  # nor can an earlier one be chosen
    assert keeper.found() == ["verify-hidden-round"] * hidden


def test_a_round_that_was_shown_in_another_place_is_missed(keeper: Keeper) -> None:
    first = keeper.run_round()
    second = keeper.run_round(redealt=((0,),))
    named = replace(first, shares=(None, first.shares[1]), refused=(0,))
    last = replace(second, sealed=(None, second.sealed[1]), shares=(None, second.shares[1]))
    keeper.record(named, last)
    assert keeper.found() == []
    keeper.record(replace(first, refused=()), last)  # the host's refusal is called a restart
    assert keeper.found() == ["verify-hidden-round"]
    keeper.record(named, replace(named, secret="ab" * 32, bound=commitment("ab" * 32), sealed=(None, None)), last)
    assert "verify-hidden-round" in keeper.found()


def test_a_round_for_a_match_that_never_was_is_missed(keeper: Keeper) -> None:
    keeper.run_round(match=0)
    keeper.run_round(match=6)
    keeper.record(keeper.run_round(match=1), match=2)
    keeper.show("playing", match=2, commitment=keeper.rounds[-1].bound)
    assert keeper.found(2) == ["verify-hidden-round"] * 2
    keeper.record(keeper.rounds[0], match=1)
    keeper.record(keeper.rounds[1], match=7)
    assert keeper.found(2) == []  # whoever was away for whole matches accuses nobody


def test_a_rematch_that_is_being_dealt_is_not_missed_yet(keeper: Keeper) -> None:
    keeper.record(keeper.run_round())
    keeper.show("playing", match=1, commitment=keeper.rounds[0].bound)
    keeper.show("over", match=1, commitment=keeper.rounds[0].bound)
    keeper.run_round(match=1)
    assert keeper.found() == []


def test_whoever_told_their_number_and_is_named_as_silent_is_told_so(keeper: Keeper) -> None:
    told = keeper.run_round()
    keeper.show(commitment="ab" * 32, redealt=((1,),))
    silent = replace(told, shares=(told.shares[0], None), refused=(1,))
    keeper.record(silent, Round(commitment("cd" * 32), "cd" * 32, (None, None), (None, None)))
    assert keeper.found() == ["verify-said-silent"]


def test_that_is_known_from_the_record_too(keeper: Keeper) -> None:
    told = keeper.run_round()
    keeper.noa.lost()
    silent = replace(told, shares=(told.shares[0], None), refused=(1,))
    keeper.record(silent, Round(commitment("cd" * 32), "cd" * 32, (None, None), (None, None)))
    assert keeper.found() == ["verify-said-silent"]


def test_a_round_that_somebody_who_was_there_never_saw_makes_nobody_silent(keeper: Keeper) -> None:
    keeper.show(commitment="ab" * 32, redealt=((1,),))
    keeper.record(Round(commitment("cd" * 32), "cd" * 32, (None, None), (None, None)))
    assert keeper.found() == ["verify-said-silent"]


def test_whose_line_was_broken_accuses_nobody(keeper: Keeper) -> None:
    told = keeper.run_round(answer=False)
    keeper.noa.lost()
    keeper.show(commitment="ab" * 32, redealt=((1,),))
    silent = replace(told, shares=(told.shares[0], None), refused=(1,))
    keeper.record(silent, Round(commitment("cd" * 32), "cd" * 32, (None, None), (None, None)))
    assert keeper.found() == ["verify-without-share"]


def test_a_commitment_that_a_client_never_gave_is_noticed(keeper: Keeper) -> None:
    secret, own = "cd" * 32, ("12" * 32, "34" * 32)
    bound = commitment(secret)
    forged = tuple(share_commitment(bound, seat, share) for seat, share in enumerate(own))
    keeper.show(commitment=bound, commitments=forged, sealed=True)
    keeper.record(Round(bound, secret, forged, own))
    assert "verify-left-out" in keeper.found()


def test_a_match_without_ones_number_is_noticed(keeper: Keeper) -> None:
    """The server never took the commitment: whoever was bound last has chosen the deal."""
    secret, own = "cd" * 32, "12" * 32
    bound = commitment(secret)
    sealed = (share_commitment(bound, OWN, own), None)
    keeper.show(commitment=bound)
    keeper.show(commitment=bound, commitments=sealed, sealed=True)
    keeper.record(Round(bound, secret, sealed, (own, None)))
    assert keeper.found() == ["verify-without-share"]
    assert keeper.found(seat=None) == ["verify-without-share"]
    keeper.noa = Sharing()  # a client that was not there at all
    assert keeper.found() == ["verify-without-share"]
    assert keeper.found(seat=None) == []


def test_a_record_without_proof_is_noticed(keeper: Keeper) -> None:
    keeper.run_round()
    assert keeper.found() == ["verify-no-proof"]
    keeper.records[1] = "klaf record 1\nplayers: 2\nmoves: 0\n"
    assert keeper.found() == ["verify-no-proof"]


def test_no_server_makes_a_client_forget_a_round(keeper: Keeper) -> None:
    """Whatever the server shows, for one match or for many."""
    first = keeper.run_round()
    for _ in range(ROUNDS - 1):
        keeper.run_round()
    for match in (0, 3):
        assert keeper.show(match=match, commitment="ab" * 32) is None  # the client takes no part any more
    assert keeper.noa.receipts.find(first.bound, 1) is not None


def test_old_matches_are_forgotten_and_the_rounds_of_a_match_together(keeper: Keeper) -> None:
    for match in range(MATCHES + 2):
        for redealt in ((), ((0,),)):
            keeper.run_round(match=match, redealt=redealt)
        keeper.show("playing", match=match + 1, commitment=keeper.rounds[-1].bound)
    kept = [(one.match, len(one.redealt)) for one in keeper.noa.receipts.all]
    assert kept == [(match, number) for match in range(3, MATCHES + 3) for number in (0, 1)]
