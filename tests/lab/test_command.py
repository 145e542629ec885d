"""``klaf lab``: tables, JSON, charts and answers to mistakes, in the reader's language."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import klaf
from klaf.cli import main
from klaf.cli.lab import LAB
from klaf.cli.lab_run import study_of
from klaf.engine.layout import Array
from klaf.lab.chart import WIDTH, Bar, Bars, Chart, columns, nice_step, svg
from klaf.lab.picture import png
from klaf.lab.run import run
from klaf.lab.study import FORMAT
from klaf.lab.words import grid, measure_name
from klaf.locale import LANGUAGES, Term, text

SMALL = {
    "simulate": ["--bots", "skilled,casual,skilled"],
    "compare": ["--players", "3", "--with", "must_play=true"],
    "cards": ["--players", "3"],
    "skill": ["--players", "3", "--pairs", "skilled/casual"],
}
ASKED = [["lab", kind, "taki", *rest, "--games", "60"] for kind, rest in SMALL.items()]
HEADS = {
    "simulate": ("lab-turns", "lab-leads", "lab-order-of-play", "lab-seats", "level-casual"),
    "compare": ("lab-difference", "lab-better", "lab-verdict-none"),
    "cards": ("lab-card", "lab-worth", "taki-card-king"),
    "skill": ("lab-by-skill", "lab-by-cards", "level-casual"),
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLAF_LANG", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", ASKED, ids=list(SMALL))
def test_a_table_is_in_the_readers_language(words: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", lang]) == 0
    out = capsys.readouterr().out
    for head in HEADS[words[1]]:
        facts = {"game": "taki"} if head == "lab-turns" else {}
        assert text(lang, head, **facts) in out


@pytest.mark.parametrize("words", ASKED, ids=list(SMALL))
def test_json_tells_what_was_asked_and_by_which_code(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--json", "-", "--threads", "1", "--seed", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["klaf lab"] == FORMAT
    assert found["klaf"] == klaf.__version__
    asked = study_of(LAB.parse(list(words[1:])))
    assert (found["code"], found["counted"]) == (asked.code, asked.counted)
    assert found["step"] == {"simulate": 512, "compare": 512, "cards": 1, "skill": 170}[words[1]]
    assert (found["kind"], found["game"], found["players"]) == (words[1], "taki", 3)
    assert found["games"] == {"simulate": 60, "cards": 60, "skill": 60, "compare": 240}[words[1]]
    # The command says what decides the answer, and asking it again gives the same.
    assert found["command"].startswith(f"klaf lab {words[1]} taki ")
    assert "--threads" not in found["command"]
    assert main([*found["command"].split()[1:], "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_another_seed_is_another_answer(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for seed in ("3", "4"):
        assert main([*ASKED[0], "--json", "-", "--seed", seed]) == 0
        answers.append(json.loads(capsys.readouterr().out)["spreads"])
    assert answers[0] != answers[1]


def test_one_match_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "simulate", "taki", "--games", "1", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["spreads"]["turns"]["margin"] is None
    assert main(["lab", "simulate", "taki", "--games", "1"]) == 0
    assert "± ?" in capsys.readouterr().out


def texts_of(file: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(file).getroot().iter(f"{SVG}text"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", ASKED, ids=list(SMALL))
def test_a_chart_speaks_the_readers_language(words: list[str], lang: str, tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    assert main([*words, "--plot", str(file), "--lang", lang]) == 0
    root = ElementTree.parse(file).getroot()
    assert root.get("direction") == ("ltr" if lang == "en" else "rtl")
    assert root.get("lang") == lang
    titles = {"simulate": "order", "compare": "change", "cards": "worth", "skill": "skill"}
    written = ["".join(one.itertext()) for one in texts_of(file)]
    assert text(lang, f"lab-chart-{titles[words[1]]}") in written
    label = {
        "simulate": text(lang, "lab-order", number=1),
        "compare": text(lang, "lab-better"),
        "cards": text(lang, "taki-card-king"),
        "skill": text(lang, "lab-pair-of", better=text(lang, "level-skilled"), worse=text(lang, "level-casual")),
    }[words[1]]
    place = float(next(one for one in texts_of(file) if "".join(one.itertext()) == label).get("x") or 0)
    assert (place < WIDTH / 2) == (lang == "en")  # labels stand where reading starts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chart_can_be_pixels(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    assert main([*ASKED[1], "--plot", str(file), "--lang", lang]) == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def inked(label: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> Array:
    """Draw a chart with a label as pixels, and give where that label has ink, without the empty edges."""
    from matplotlib.figure import Figure
    from matplotlib.text import Text

    figures: list[Any] = []
    save = Figure.savefig

    def saved(self: Any, *given: Any, **more: Any) -> None:
        figures.append(self)
        save(self, *given, **more)

    monkeypatch.setattr(Figure, "savefig", saved)
    png(Chart("ar", True, "t", "n", (Bars("p", (Bar(label, 0.5, 0.0, "50"), Bar("b", 0.25, 0.0, "25"))),)), file)
    (figure,) = figures
    figure.canvas.draw()
    (written,) = [one for one in figure.findobj(Text) if one.get_text() == label and one.get_visible()]
    box = written.get_window_extent()
    page = np.asarray(figure.canvas.buffer_rgba())
    top = page.shape[0] - int(np.ceil(box.y1))
    ink: Array = page[top : page.shape[0] - int(box.y0), int(box.x0) : int(np.ceil(box.x1)), 0] < 128
    down, along = (np.flatnonzero(ink.any(axis=axis)) for axis in (1, 0))
    return ink[down[0] : down[-1] + 1, along[0] : along[-1] + 1]


def test_hebrew_pixels_run_from_right_to_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short yod before long letters stands on the right, one after them on the left."""
    for label, where in (("יםםםם", -1), ("םםםםי", 0)):
        with monkeypatch.context() as patch:
            ink = inked(label, tmp_path / "chart.png", patch)
        lower = ink[-len(ink) // 4 :]  # a yod ends above it
        long = [bool(lower[:, :3].any()), bool(lower[:, -3:].any())]
        assert (long[where], long[-1 - where]) == (False, True)


def test_arabic_pixels_are_joined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    joined: dict[str, bool] = {}
    for label in ("ببب", "ااا"):  # letters that join, and letters that never do
        with monkeypatch.context() as patch:
            joined[label] = bool(inked(label, tmp_path / "chart.png", patch).any(axis=0).all())
    assert list(joined.values()) == [True, False]


def test_bars_are_as_long_as_their_values() -> None:
    rows = (Bar("a", 0.5, 0.0, "50"), Bar("b", 0.25, 0.0, "25"), Bar("c & <d>", -0.25, 0.0, "−25"))
    for mirrored in (False, True):
        root = ElementTree.fromstring(svg(Chart("en", mirrored, "t", "n", (Bars("p", rows),))))
        boxes = [box for box in root.iter(f"{SVG}rect") if box.get("rx")]
        widths = [float(box.get("width") or 0) for box in boxes]
        assert widths == pytest.approx([2 * widths[1], widths[1], widths[1]], abs=0.2)
        lefts = [float(box.get("x") or 0) for box in boxes]
        # from zero on, in the direction of reading; less than nothing the other way
        if mirrored:
            assert lefts[0] + widths[0] == pytest.approx(lefts[1] + widths[1], abs=0.2)
            assert lefts[2] == pytest.approx(lefts[1] + widths[1], abs=0.2)
        else:
            assert lefts[0] == lefts[1] == pytest.approx(lefts[2] + widths[2], abs=0.2)


def test_columns_are_bins_of_equal_width() -> None:
    found = columns("t", dict.fromkeys(range(3, 100), 1), most=20)
    assert (found.first, found.width, found.counts[0], found.counts[1]) == (0, 5, 2, 5)
    assert columns("t", {5: 7}).counts == (7,)
    assert columns("t", {1: 5000, 900: 1}).counts == (5000,)  # the last thousandth is left out


def test_ticks_are_round() -> None:
    assert [nice_step(span, 4) for span in (1, 13, 30)] == [0.5, 5, 10]


def test_columns_of_a_table_line_up_whatever_marks_are_in_them() -> None:
    assert grid([["\u2068ab\u2069", "c"], ["abcd", "e"]]).splitlines() == ["\u2068ab\u2069    c", "abcd  e"]


@pytest.mark.parametrize("flag", ["--json", "--plot"])
def test_where_nothing_can_be_written_nothing_is_played(
    flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("klaf.cli.lab_run.run", None)  # called, it would be no error that is told
    (tmp_path / "folder.svg").mkdir()
    for file in (tmp_path / "no" / "such.svg", tmp_path / "folder.svg"):
        assert main([*ASKED[0], flag, str(file)]) == 2
        assert str(file) in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "lab simulate taki --games 4 --keep x.svg --json x.svg",
        "lab simulate taki --games 4 --keep x.svg --plot ./x.svg",
        "lab simulate taki --games 4 --json {here}/x.svg --plot x.svg",
        "lab simulate taki --games 4 --json old.svg --plot link.svg",
        "arena taki --games 4 --keep x.svg --json x.svg",
    ],
)
def test_two_flags_cannot_name_one_file(
    line: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.svg").write_text("an older answer")
    (tmp_path / "link.svg").hardlink_to("old.svg")
    words = line.format(here=tmp_path).split()
    one, _, other, file = words[-4:]
    assert main([*words, "--lang", lang]) == 2
    assert capsys.readouterr().err.strip() == text(lang, "cli-same-file", one=one, other=other, file=file)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == dict.fromkeys(
        ("old.svg", "link.svg"), "an older answer"
    )


def test_what_is_printed_is_no_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klaf.cli.lab_run.run", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    assert main([*ASKED[0], "--json", "-", "--keep", "-"]) == 130


WRONG = {
    errno.ENOENT: "arena-bad-file-missing",
    errno.ENOTDIR: "arena-bad-file-missing",
    errno.EACCES: "arena-bad-file-forbidden",
    errno.EPERM: "arena-bad-file-forbidden",
    errno.EROFS: "arena-bad-file-forbidden",
    errno.ENOSPC: "arena-bad-file-full",
    errno.EIO: "arena-bad-file",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", WRONG, ids=errno.errorcode.get)
def test_why_a_file_cannot_be_used_is_told_in_the_readers_language(
    code: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    file = str(tmp_path / "kept")
    monkeypatch.setattr("klaf.cli.lab_run.run", fail)
    for command in (ASKED[0], ["arena", "taki", "--games", "4"]):
        assert main([*command, "--keep", file, "--lang", lang]) == 2
        told = capsys.readouterr().err.strip()
        assert told == text(lang, WRONG[code], file=file)
        assert os.strerror(code) not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_is_no_file(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder.svg").mkdir()
    file = str(tmp_path / "folder.svg")
    for flag in ("--keep", "--json", "--plot"):
        assert main([*ASKED[0], flag, file, "--lang", lang]) == 2
        assert capsys.readouterr().err.strip() == text(lang, "arena-bad-file-folder", file=file)


def test_looking_whether_files_can_be_written_leaves_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("klaf.cli.lab_run.run", interrupt)
    old, new = tmp_path / "old.json", tmp_path / "new.svg"
    old.write_text("an older answer")
    assert main([*ASKED[0], "--json", str(old), "--plot", str(new)]) == 130
    assert old.read_text() == "an older answer"
    assert not new.exists()


def test_a_table_is_told_even_if_the_file_is_lost_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def play(*given: Any) -> Any:
        folder.rmdir()
        return run(*given)

    monkeypatch.setattr("klaf.cli.lab_run.run", play)
    for flag, file in (("--json", folder / "x.json"), ("--plot", folder / "x.svg")):
        assert main([*ASKED[0], flag, str(file)]) == 2
        told = capsys.readouterr()
        assert text("en", "lab-order-of-play") in told.out
        assert str(file) in told.err
        folder.mkdir()


RULES = {
    "": "",
    "--rule must_play=false --edition 2018": "",
    "--rule must_play=true": "must_play=true",
    "--edition 112-king --rule must_play=true --rule opener=seed": "112-king must_play=true",
    "--rule opener=1": "opener=1",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("given", RULES)
def test_rules_that_are_not_the_default_are_told(
    given: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in ("simulate", "cards", "skill"):
        file = tmp_path / "chart.svg"
        words = ["lab", kind, "taki", *SMALL[kind], "--games", "6", *given.split(), "--plot", str(file), "--lang", lang]
        assert main(words) == 0
        said = text(lang, "lab-note-rules", rules=RULES[given])
        drawn = " ".join("".join(one.itertext()) for one in texts_of(file)).replace("\u00a0", " ")
        for shown in (capsys.readouterr().out, drawn):
            assert (said in shown) == bool(RULES[given])
            assert (text(lang, "lab-note-rules", rules="").split(":")[0] + ":" in shown) == bool(RULES[given])


INSTEAD = {"en": "in place of an average one", "he": "במקום קלף ממוצע", "ar": "بدل بطاقة متوسطة"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chart_of_cards_says_what_each_is_compared_with(lang: str) -> None:
    """No card is dealt more: each takes the place of an average one, as the note under the table says."""
    study = study_of(LAB.parse(["cards", "taki", "--players", "2", "--games", "200"]))
    answer = study.answer(run(study))
    chart = answer.chart(lang)
    assert INSTEAD[lang] in chart.panels[0].title
    assert INSTEAD[lang] in chart.note


UNSHOWN = {"en": "none shown", "he": "לא הוכח הבדל", "ar": "لم يثبت فرق"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_an_interval_covers_nought_no_difference_was_shown(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """That there is none was not shown either: another number of matches may find one."""
    assert main([*ASKED[1], "--lang", lang]) == 0
    assert any(line.endswith(UNSHOWN[lang]) for line in capsys.readouterr().out.splitlines())


def test_a_chart_compares_like_with_like(tmp_path: Path) -> None:
    """Each measure is drawn in parts of what it was: what doubles is as long as anything else that doubles."""
    study = study_of(LAB.parse(["compare", "taki", "--players", "2", "--with", "pyramid=true", "--games", "40"]))
    answer = study.answer(run(study))
    lengths, wins = answer.chart("en").panels
    assert isinstance(lengths, Bars)
    assert isinstance(wins, Bars)
    found = {bar.label: bar for bar in lengths.rows}
    for name in ("moves", "turns", "leads"):
        row, bar = answer.rows[name], found[text("en", f"lab-{name}", game="taki")]
        assert bar.value == pytest.approx(row.other.mean / row.one.mean - 1)
        assert 0 < bar.margin < bar.value
        assert bar.written.startswith(f"+{100 * bar.value:.2f} ±")
    assert [bar.label for bar in wins.rows][-1] == text("en", "lab-better")


def known_games() -> str | int:
    with pytest.raises(klaf.UnknownGame) as refused:
        klaf.game("poker")
    return refused.value.facts["known"]


def bounds(name: str, value: str, least: int, most: int) -> dict[str, object]:
    return {"name": name, "value": value, "least": str(least), "most": str(most)}


NO_FILE: dict[str, object] = {"file": "no/such/file"}
UNKNOWN_VALUE: dict[str, object] = {"option": "must_play", "value": "maybe", "known": "false | true"}
LEVELS = "beginner, casual, skilled, master, random, grandmaster"
UNKNOWN: dict[str, object] = {"level": "champion", "known": f"{LEVELS}, clairvoyant"}
MISTAKES: list[tuple[str, str, dict[str, object]]] = [
    ("lab simulate", "lab-no-game", {}),
    ("lab simulate poker", "unknown-game", {"name": "poker", "known": known_games()}),
    ("lab simulate taki --games many", "cli-bad-number", {"name": "--games", "value": "many"}),
    ("lab simulate taki --games 0", "bad-options-size", {"value": 0}),
    (
        "lab simulate taki --games 1000000000000001",
        "cli-number-bounds",
        bounds("--games", "1" + 14 * "0" + "1", 0, 10**15),
    ),
    ("lab simulate taki --threads 0", "cli-number-bounds", bounds("--threads", "0", 1, 4096)),
    ("lab simulate taki --threads 5000", "cli-number-bounds", bounds("--threads", "5000", 1, 4096)),
    ("lab simulate taki --players 999999999", "bad-players", {"value": "999999999", "fewest": 2, "most": 10}),
    ("play taki --players 999999999", "bad-players", {"value": "999999999", "fewest": 2, "most": 10}),
    ("lab simulate taki --players 3 --bots skilled,casual", "arena-bots-per-seat", {"players": 3, "bots": 2}),
    ("lab simulate taki --plot chart.pdf", "lab-bad-plot", {"file": "chart.pdf"}),
    ("lab simulate taki --colour red", "cli-unknown-flag", {"name": "--colour", "command": "lab simulate"}),
    ("lab guess taki", "cli-unknown-command", {"name": "guess"}),
    ("lab simulate taki eight", "cli-extra-argument", {"name": "eight", "command": "lab simulate"}),
    ("lab simulate taki --bots champion", "unknown-level", UNKNOWN),
    ("lab cards taki --bots skilled,champion", "unknown-level", UNKNOWN),
    ("lab skill taki --pairs champion/casual", "unknown-level", UNKNOWN),
    ("lab compare taki --with must_play=true --pair skilled/champion", "unknown-level", UNKNOWN),
    ("arena taki --bots champion,skilled", "unknown-level", {"level": "champion", "known": LEVELS}),
    ("lab compare taki", "lab-nothing-to-compare", {}),
    ("lab compare taki --with must_play", "cli-bad-rule", {"value": "must_play"}),
    ("lab compare taki --with must_play=maybe", "bad-value", UNKNOWN_VALUE),
    ("lab compare taki --with must_play=true --pair ok", "lab-bad-pair", {"name": "--pair", "value": "ok"}),
    ("lab compare taki --with must_play=true --pair a/b,c/d", "lab-bad-pair", {"name": "--pair", "value": "a/b,c/d"}),
    ("lab skill taki --pairs skilled/", "lab-bad-pair", {"name": "--pairs", "value": "skilled/"}),
    ("lab cards taki --json no/such/file --games 4", "arena-bad-file-missing", NO_FILE),
    ("lab cards taki --keep no/such/file --games 4", "arena-bad-file-missing", NO_FILE),
    ("lab worker", "lab-no-address", {}),
    ("lab worker nowhere", "no-cluster", {"address": "nowhere"}),
    ("lab scheduler --port 99999", "cli-number-bounds", bounds("--port", "99999", 0, 65535)),
    ("serve --port 99999", "cli-number-bounds", bounds("--port", "99999", 0, 65535)),
    ("serve --port " + 5000 * "9", "cli-number-bounds", bounds("--port", 40 * "9" + "…", 0, 65535)),
    ("serve --keep-days 40000", "cli-number-bounds", bounds("--keep-days", "40000", 0, 36500)),
    ("lab simulate taki --cluster tcp://127.0.0.1:1", "no-cluster", {"address": "tcp://127.0.0.1:1"}),
    ("arena taki --bots clairvoyant,skilled --games 2", "arena-no-clairvoyant", {"name": "clairvoyant"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "message", "facts"), MISTAKES, ids=[words[:70] for words, _, _ in MISTAKES])
def test_mistakes_are_told(
    words: str, message: str, facts: dict[str, object], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words.split(), "--lang", lang]) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert told[-1] == text(lang, message, **facts)
    assert set(told[:-1]) <= {text(lang, "compiling", game=Term("taki", "game-taki"))}


def test_every_level_that_is_told_is_taken() -> None:
    for level in str(UNKNOWN["known"]).split(", "):
        assert study_of(LAB.parse(["simulate", "taki", "--bots", level])).tables[0].bots == (level,) * 4


@pytest.mark.parametrize("games", [10**9, 10**15])
def test_as_many_games_as_anybody_wants_can_be_asked_for(games: int) -> None:
    study = study_of(LAB.parse(["simulate", "taki", "--games", str(games)]))
    assert study.games == games
    assert study.bounds(study.pieces - 1)[1] == games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_explains_itself(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "--help", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert text(lang, "cli-lab") in out
    assert main(["--lang", lang, "lab"]) == 0
    assert capsys.readouterr().out == out
    for name, (about, _, flags) in LAB.commands.items():
        assert text(lang, about) in out
        assert main(["lab", name, "--help", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert f"klaf lab {name}" in told
        assert all(f"--{flag.name}" in told for flag in flags)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_extra_is_named(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for words, package, extra in (
        ([*ASKED[0], "--cluster", "tcp://127.0.0.1:1"], "distributed", "cluster"),
        (["lab", "scheduler"], "distributed", "cluster"),
        (["lab", "worker", "tcp://127.0.0.1:1"], "distributed", "cluster"),
        ([*ASKED[0], "--plot", "chart.png"], "matplotlib", "lab"),
    ):
        assert main([*words, "--lang", lang]) == 2
        assert capsys.readouterr().err.strip() == text(lang, "missing-extra", package=package, extra=extra)


def test_nothing_else_needs_an_extra(tmp_path: Path) -> None:
    """Every module of the laboratory is imported, and a study is run and drawn, without any package of an extra."""
    code = f"""
import sys
for name in ("matplotlib", "distributed", "dask", "PIL"):
    sys.modules[name] = None
import klaf.lab.cluster, klaf.lab.picture, klaf.cli.lab_cluster
from klaf.cli import main
sys.exit(main(["lab", "simulate", "taki", "--games", "20", "--plot", {str(tmp_path / "chart.svg")!r}]))
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert (tmp_path / "chart.svg").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_may_have_its_own_word_for_what_is_measured(lang: str) -> None:
    assert measure_name("deals", "eight", lang) == text(lang, "lab-eight-deals") != text(lang, "lab-deals")
    assert measure_name("deals", "taki", lang) == text(lang, "lab-deals")
