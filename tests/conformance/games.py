"""The games under test; a game that is not here fails the suite."""

from collections.abc import Mapping, Sequence

from tests.conformance.covered import Covered, Setup
from tests.conformance.eight import EIGHT
from tests.conformance.taki import TAKI
from tests.conformance.tuki import TUKI

GAMES: Mapping[str, Covered] = {covered.name: covered for covered in (TAKI, EIGHT, TUKI)}
SETUPS: Sequence[Setup] = [setup for covered in GAMES.values() for setup in covered.setups]
