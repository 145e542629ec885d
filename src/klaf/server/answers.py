"""What commands are answered, and answers that are remembered in case a command comes again."""

from collections import OrderedDict

from klaf.engine.errors import KlafError
from klaf.server.counting import reason_for_people
from klaf.wire import messages

REMEMBERED = 64
Answer = messages.Done | messages.Refused


class Answers:
    """The last answers that a table gave, by guest and command."""

    def __init__(self) -> None:
        """Remember nothing."""
        self.known: OrderedDict[tuple[str, str], Answer] = OrderedDict()

    def get(self, guest: str, command: str) -> Answer | None:
        """Give what a command was answered before."""
        return self.known.get((guest, command))

    def keep(self, guest: str, command: str, answer: Answer) -> None:
        """Remember an answer."""
        self.known[guest, command] = answer
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def refusal_of(error: KlafError, command: str | None, lang: str) -> messages.Refused:
    """Give the answer that an error makes."""
    return messages.Refused(
        re=command,
        code=error.why or error.code,
        text=reason_for_people(error, lang),
        rule=getattr(error, "rule", None),
        field=getattr(error, "field", None),
        again=getattr(error, "again", False),
    )
