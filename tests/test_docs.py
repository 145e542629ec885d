"""What the README and the docs show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

import do
import klaf
import klaf.locale
from klaf.bots import player
from klaf.engine import errors, layout, moves, numbers

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/notation.md", "docs/bots.md", "docs/library.md"])
def test_the_examples_of_a_page_hold(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(
    "module",
    [klaf, klaf.bots, player, errors, layout, moves, numbers, klaf.locale],
    ids=lambda m: m.__name__,
)
def test_the_examples_of_a_docstring_hold(module: object) -> None:
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0


def test_the_record_that_is_shown_can_be_played() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    record = page.partition("```\nklaf record")[2].partition("```")[0]
    assert len(klaf.load("klaf record" + record).played) == 5


def test_links_between_pages_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_code_shown_is_that_of_the_example_game() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("*.py")))
    blocks = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    assert len(blocks) == 7
    run = [block for block in blocks if "klaf.register" in block]  # as it stands on the page: tests/own_command.py
    assert len(run) == 1
    assert all(block in sources for block in blocks if block not in run)


def test_the_files_of_the_example_game_are_as_long_as_the_page_says() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folder = ROOT / "tests" / "stairs"
    told = {file: int(lines) for file, lines in re.findall(r"\| `([\w./]+)` \| .* \| (\d+) \|", page)}
    files = [*folder.glob("*.py"), *folder.glob("locale/en/*.ftl")]
    found = {path.relative_to(folder).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert told == found


def test_the_list_of_targets_has_two_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert do.main(["help"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    columns = {len(found[0]) for line in lines if (found := re.match(r"  [\w-]+ {2,}", line))}
    assert len(lines) == len(do.TARGETS) + len(do.CHORES)
    assert all(re.match(r"  [\w-]+ {2,}\S", line) for line in lines)
    assert len(columns) == 1
