"""What can come of talking to a server."""

from klaf.wire import api, messages


class RefusedError(Exception):
    """The server refused a command: ``refusal`` says why."""

    def __init__(self, refusal: messages.Refused | api.Problem) -> None:
        """Take the server's answer."""
        self.refusal = refusal
        super().__init__(refusal.text)


class Lost(Exception):
    """The line broke; ``bye`` is what the server said before, if anything."""

    def __init__(self, bye: messages.Bye | None) -> None:
        """Take the server's last word."""
        self.bye = bye
        super().__init__(bye.text if bye else "")
