"""A finished drawing."""

import hashlib
import itertools
import re
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

ID = "\x1a"  # stands for the ids' prefix; no XML can hold it otherwise
FONT = "system-ui, 'Segoe UI', Rubik, 'Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Arabic', sans-serif"
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # in XML, even escaped
_shown = itertools.count(1)


def escaped(words: str) -> str:
    """Write words so that XML takes them as they are, without the characters that it cannot hold."""
    words = _FORBIDDEN.sub("", words)
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@dataclass(frozen=True)
class SVG:
    """A drawing that notebooks show by themselves; ``str`` gives its text, ``save`` writes it to a file.

    It needs nothing from elsewhere: no script, no style sheet, no font. ``title`` and ``description`` are what a
    screen reader says.
    """

    width: float
    height: float
    body: str
    title: str
    description: str
    lang: str

    def __str__(self) -> str:
        """Return the text, the same every time."""
        return self._written(self._prefix())

    def __repr__(self) -> str:
        """Return the title."""
        return f"<klaf drawing: {self.title}>"

    def _repr_svg_(self) -> str:
        """Return the text with ids that no other drawing on the page has, not even the same one shown before."""
        return self._written(f"{self._prefix()}-{next(_shown)}")

    def save(self, path: str | PathLike[str]) -> None:
        """Write the drawing to a file."""
        Path(path).write_text(str(self) + "\n", encoding="utf-8")

    def _prefix(self) -> str:
        return "klaf-" + hashlib.sha256(self._written(ID).encode()).hexdigest()[:10]

    def _written(self, prefix: str) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="max-width:100%;height:auto" lang="{self.lang}" '
            f'role="img" aria-labelledby="{ID}-title {ID}-desc">'
            f'<title id="{ID}-title">{escaped(self.title)}</title>'
            f'<desc id="{ID}-desc">{escaped(self.description)}</desc>{self.body}</svg>'
        ).replace(ID, prefix)
