"""The answers to commands, remembered in case a command is sent again."""

from collections.abc import Mapping

from klaf.engine.errors import KlafError
from klaf.server.telling.numbering import reason_for_people
from klaf.wire import messages

REMEMBERED = 16  # answers to one guest
GUESTS = 64  # who are remembered at one table: of more, those who asked last
Answer = messages.Done | messages.Refused


class Answers:
    """The last answers that a table gave to each guest, by command; each guest has places of their own."""

    def __init__(self) -> None:
        """Start with no answers."""
        self.known: dict[str, dict[str, Answer]] = {}

    def get(self, guest: str, command: str) -> Answer | None:
        """Return the answer that a command got before, if it is remembered."""
        return self.known.get(guest, {}).get(command)

    def keep(self, guest: str, command: str, answer: Answer) -> None:
        """Remember an answer."""
        known = self.known.pop(guest, {})
        known[command] = answer
        if len(known) > REMEMBERED:
            del known[next(iter(known))]
        self.known[guest] = known
        if len(self.known) > GUESTS:
            del self.known[next(iter(self.known))]

    def copy(self) -> "Answers":
        """Return an independent copy."""
        twin = Answers()
        twin.known = {guest: dict(known) for guest, known in self.known.items()}
        return twin


def refusal_of(
    error: KlafError, command: str | None, lang: str, names: Mapping[int, str] | None = None
) -> messages.Refused:
    """Return the answer that an error makes; ``names`` are those of the seats."""
    return messages.Refused(
        re=command,
        code=error.why or error.code,
        text=reason_for_people(error, lang, names),
        rule=getattr(error, "rule", None),
        field=getattr(error, "field", None),
        retry=getattr(error, "retry", False),
    )
