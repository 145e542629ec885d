"""The errors of the client."""

from klaf.wire import api, messages


class RefusedError(Exception):
    """The server refused a command: ``refusal`` says why."""

    def __init__(self, refusal: messages.Refused | api.Problem) -> None:
        """Take the server's answer."""
        self.refusal = refusal
        super().__init__(refusal.text)


class Lost(Exception):
    """The connection broke; ``bye`` is the server's last message, if it sent one."""

    def __init__(self, bye: messages.Bye | None) -> None:
        """Take the server's last message."""
        self.bye = bye
        super().__init__(bye.text if bye else "")
