"""The games that a process knows, for the processes that it starts: they know no others by themselves than klaf's."""

import sys

import msgspec

from klaf.engine.registry import games, module_of, register


class KnownGames(msgspec.Struct, frozen=True):
    """The modules of games, and the folders in which Python finds them."""

    modules: dict[str, str]
    path: tuple[str, ...]

    @classmethod
    def of_this_process(cls) -> "KnownGames":
        """Return the games that this process knows."""
        return cls({name: module_of(name) for name in games()}, tuple(sys.path))

    def make_known(self) -> None:
        """Make the same games known in this process, from the same places."""
        sys.path[:] = self.path
        for name, module in self.modules.items():
            register(name, module)
