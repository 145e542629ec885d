"""The pages of the laboratory say what their answers say, and nothing older."""

import json
from pathlib import Path

import pytest

from bench import lab_pages, lab_words
from bench.taking_over import take_over
from klaf.cli.lab import LAB
from klaf.cli.lab_run import study_of
from klaf.games import game as find_game
from klaf.lab.run import run
from tests.conformance.games import SHIPPED

ANSWERS = sorted(lab_pages.DATA.glob("*.json"))


@pytest.mark.parametrize("file", ANSWERS, ids=lambda file: file.stem)
def test_an_answer_belongs_to_its_command(file: Path) -> None:
    answer = json.loads(file.read_text(encoding="utf-8"))
    study = study_of(LAB.parse(answer["command"].split()[2:]))
    told = study.document()
    for name in ("kind", "game", "players", "games", "deals", "seed", "step", "code", "counted", "tables"):
        assert json.loads(json.dumps(told[name])) == answer[name]


@pytest.mark.parametrize("file", ANSWERS, ids=lambda file: file.stem)
def test_win_rates_are_known_to_half_a_point(file: Path) -> None:
    answer = json.loads(file.read_text(encoding="utf-8"))
    found = [*answer.get("order", []), *answer.get("seats", [])]
    found += [pair[name] for pair in answer.get("pairs", []) for name in ("wins", "by_skill", "by_cards")]
    for name, row in answer.get("rows", {}).items():
        if name == "better" or name.startswith(("order-", "seat-")):
            found += [row["one"], row["other"], row["difference"]]
    found += [card["wins"] for card in answer.get("cards", [])]
    assert found
    assert max(one["margin"] for one in found) <= 0.005


def test_pages_are_made_of_the_answers() -> None:
    written = {page.stem: page for page in lab_pages.PAGES.glob("*.md") if page.stem != "index"}
    assert written.keys() == set(SHIPPED)
    for page in written.values():
        assert page.read_text(encoding="utf-8") == lab_words.page(page.stem)
        shown = {link.partition(")")[0] for link in page.read_text(encoding="utf-8").split("](")[1:]}
        assert all((page.parent / link).exists() for link in shown)
        assert {picture.name for picture in page.parent.glob(f"{page.stem}-*.svg")} <= shown
    assert set(lab_pages.GAMES) == set(SHIPPED)
    assert (lab_pages.PAGES / "index.md").read_text(encoding="utf-8") == lab_words.index(list(lab_pages.GAMES))


@pytest.mark.parametrize("game", lab_pages.GAMES)
def test_every_question_has_its_answer_and_no_answer_is_left_over(game: str) -> None:
    asked = {question.file: question.command for question in lab_pages.questions(game)}
    found = {file: json.loads(file.read_text(encoding="utf-8"))["command"] for file in ANSWERS}
    assert {file: command for file, command in found.items() if file.stem.startswith(f"{game}-")} == asked


def test_what_other_code_kept_is_taken_over_if_it_would_play_the_same(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    study = study_of(LAB.parse(["simulate", "taki", "--players", "2", "--games", "1200"]))
    run(study, kept)
    header, *lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 2

    def taken(first: str, rows: list[str]) -> list[str]:
        kept.write_text("\n".join([first, *rows]) + "\n", encoding="utf-8")
        take_over(kept, study)
        return kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []

    assert taken(header, ["whatever"]) == [header, "whatever"]  # its own is looked at when it is read
    older = header.replace('"counted": "', '"counted": "0').replace('"klaf lab": 2', '"klaf lab": 1')
    bare = [json.dumps({name: json.loads(one)[name] for name in ("piece", "sums")}) for one in lines]
    assert sorted(taken(older, bare)) == sorted([header, *lines])
    assert run(study, kept) == run(study)
    wrong = json.loads(bare[-1])
    wrong["sums"]["seats"][0][0] += 1
    assert taken(older, [*bare[:-1], json.dumps(wrong)]) == []
    assert taken(older.replace('"deals": 1200', '"deals": 1201'), bare) == []
    assert taken(older, []) == taken("", bare) == taken(older, ["{}"]) == []
    take_over(kept, study)


@pytest.mark.parametrize("game", lab_pages.GAMES)
def test_every_house_rule_is_asked_about(game: str) -> None:
    book = find_game(game).rulebook
    asked = lab_pages.changes(game)
    assert {change.option for change in asked} >= {option.name for option in book.options}
    assert {change.other for change in asked if change.option == "edition"} == set(book.editions[1:])
    for change in asked:
        study_of(LAB.parse(list(change.question.words)))


def row(mean: float, margin: float) -> dict[str, float]:
    return {"mean": mean, "margin": margin}


def test_sentences_speak_only_of_what_is_sure() -> None:
    names = ("turns", "leads", "gaps", "order-1", "seat-1", "better")
    change = lab_pages.changes("taki")[0]
    nothing = {name: {"difference": row(0.0, 0.0)} for name in names}
    assert "not one match went otherwise" in lab_words.verdict(change, nothing)
    unsure = {name: {"difference": row(0.01, 0.007)} for name in names}
    assert lab_words.verdict(change, unsure) == "nothing that this many matches could show."
    longer = unsure | {"turns": {"difference": row(2.0, 0.5)}, "better": {"difference": row(-0.02, 0.005)}}
    said = lab_words.verdict(change, longer)
    assert said == "longer by 2.00 ± 0.50 turns; skill counts for less, by 2.00 ± 0.50 points."
