"""The games under test; a game that is not here fails the suite."""

from collections.abc import Mapping, Sequence

import klaf
from tests.conformance.covered import Covered, Setup
from tests.conformance.eight import EIGHT
from tests.conformance.stairs import STAIRS
from tests.conformance.taki import TAKI
from tests.conformance.tuki import TUKI

klaf.register("stairs", "tests.stairs")

SHIPPED = tuple(name for name in klaf.games() if name != "stairs")
GAMES: Mapping[str, Covered] = {covered.name: covered for covered in (TAKI, EIGHT, TUKI, STAIRS)}
SETUPS: Sequence[Setup] = [setup for covered in GAMES.values() for setup in covered.setups]
