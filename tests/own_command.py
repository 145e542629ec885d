"""The example game in a folder of its own, with the command of docs/adding-a-game.md: as a stranger would have it."""

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from klaf.locale import LANGUAGES

GAME = "stairs"
ROOT = Path(__file__).resolve().parent.parent
SOURCES = str(ROOT / "src")
ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCES}  # the game is found beside its command, and nowhere else


def write_command(folder: Path, languages: Sequence[str] = LANGUAGES) -> Path:
    """Write the command that the page shows and, beside it, the game with its sentences in these languages."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = next(block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "klaf.register" in block)
    game = folder / "tests" / GAME
    game.mkdir(parents=True)
    (folder / "tests" / "__init__.py").touch()
    for path in (ROOT / "tests" / GAME).glob("*.py"):
        shutil.copy(path, game)
    for lang in languages:
        shutil.copytree(ROOT / "tests" / GAME / "locale" / lang, game / "locale" / lang)
    command = folder / "command.py"
    command.write_text(shown, encoding="utf-8")
    return command
