"""A game: its description, and the way to start matches of it. Importing one compiles nothing; its first match does."""

from importlib import import_module
from typing import Any, overload

from klaf.engine.batch import Batch
from klaf.engine.batches import AnyBatch
from klaf.engine.description import Description
from klaf.engine.devices import module_of_device
from klaf.engine.document.writer import Document
from klaf.engine.errors import BadOptions, excerpt
from klaf.engine.match import Match
from klaf.engine.options import Value
from klaf.engine.position import read_position
from klaf.engine.seeds import Seed


class Game(Description):
    """A stateless strategy over plain records: it makes matches and holds nothing of them."""

    def new(self, players: int, edition: str | None = None, seed: Seed = None, **house: Value) -> Match:
        """Start a match; house rules as keywords; seed: a whole number, 64 hex digits, or None.

        Raises:
            BadOptions: the match cannot be set up so.
            BadSeed: the seed is neither.
        """
        return Match.deal(self, players, edition, seed, house)

    @overload
    def batch(
        self, size: int, players: int, edition: str | None = None, seed: Seed = None, *, device: str, **house: Value
    ) -> Any: ...

    @overload
    def batch(
        self, size: int, players: int, edition: str | None = None, seed: Seed = None, **house: Value
    ) -> Batch: ...

    def batch(
        self,
        size: int,
        players: int,
        edition: str | None = None,
        seed: Seed = None,
        *,
        device: Value = "cpu",
        **house: Value,
    ) -> AnyBatch:
        """Start many matches side by side, on the CPU or (``device="cuda"``: a ``klaf.cuda.CudaBatch``) on a GPU.

        Raises:
            BadOptions: the matches cannot be set up so.
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            MissingExtra, NoDevice: there is no GPU, or not what it takes to use one.
        """
        if device == "cpu":
            return Batch(self, size, players, edition, seed, house)
        module = module_of_device(device)
        if module is None:
            raise BadOptions(why="device", value=excerpt(device))
        made: AnyBatch = import_module(module).BATCH(self, size, players, edition, seed, house)
        return made

    def from_position(self, document: Document) -> Match:
        """Set a match up from a position's document.

        Raises:
            BadPosition: the document is no position of this game.
            OtherRules: it was made under another version of the rules.
        """
        return Match(self, read_position(self, document), start=None)
