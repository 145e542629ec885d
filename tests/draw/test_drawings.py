"""Drawings are well made: readable by programs, by screen readers, and beside each other on a page."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import klaf
from klaf import draw
from klaf.draw import SVG, BadDrawing, art
from klaf.draw.games.tuki import draw_box
from klaf.locale import LANGUAGES, text
from tests.draw.scenes import SCENES, drawn_things, finished, played

NAMESPACE = "{http://www.w3.org/2000/svg}"
PARROTS = 100
BOX = ["5", "7", "5", "P", "5", "8", "P", "9"]


def drawings() -> Iterator[SVG]:
    for lang in LANGUAGES:
        yield draw.card("eight", "half", lang=lang)
        yield draw.card("taki", None, lang=lang, theme="dark")
        yield draw.hand("taki", ["R1", "+3", None], lang=lang, patterns=True)
        yield draw_box(BOX, lang=lang)
        for scene in SCENES:
            for shown in drawn_things(*scene):
                yield draw.table(shown, lang=lang)


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def test_drawings_need_nothing_from_elsewhere() -> None:
    allowed = {"svg", "title", "desc", "defs", "g", "use", "path", "rect", "circle", "ellipse", "text"}
    for drawing in drawings():
        found = elements(str(drawing))
        assert {element.tag.removeprefix(NAMESPACE) for element in found} <= allowed
        ids = [element.get("id") for element in found if element.get("id")]
        assert len(ids) == len(set(ids))
        for element in found:
            assert "url(" not in "".join(element.attrib.values())
            if (target := element.get("href")) is not None:
                assert target.removeprefix("#") in ids
        assert not re.search(r"NaN|None|\x1a", str(drawing))


def test_every_drawing_has_a_title_and_a_description() -> None:
    for drawing in drawings():
        root = ElementTree.fromstring(str(drawing))
        title, description = root.find(f"{NAMESPACE}title"), root.find(f"{NAMESPACE}desc")
        assert title is not None
        assert description is not None
        assert title.text == drawing.title != ""
        assert description.text == drawing.description != ""
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
        assert root.get("lang") == drawing.lang


def test_drawings_on_one_page_share_no_id() -> None:
    drawing = draw.card("taki", "R1", lang="en")
    match = played("taki", 4, 30)
    shown = [drawing._repr_svg_(), drawing._repr_svg_(), match._repr_svg_(), match.view(0)._repr_svg_(), str(drawing)]
    ids = [element.get("id") for svg in shown for element in elements(svg or "") if element.get("id")]
    assert len(ids) > 10
    assert len(ids) == len(set(ids))


def test_a_saved_drawing_is_the_same_every_time(tmp_path: Path) -> None:
    drawing = draw.hand("tuki", ["12", "P"], lang="he")
    drawing._repr_svg_()
    drawing.save(tmp_path / "one.svg")
    draw.hand("tuki", ["12", "P"], lang="he").save(tmp_path / "two.svg")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert (tmp_path / "one.svg").read_text("utf-8").startswith("<svg xmlns=")


def test_matches_and_views_are_drawn_by_notebooks() -> None:
    match = played("tuki", 3, 60)
    for shown in (match, match.view(0), match.view(None)):
        svg = shown._repr_svg_()
        assert svg is not None
        assert svg.startswith("<svg ")


def test_a_drawing_speaks_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    titles = set()
    for lang in LANGUAGES:
        monkeypatch.setenv("KLAF_LANG", lang)
        drawing = draw.table(played("eight", 4, 40).view(1))
        assert drawing.lang == lang
        assert str(drawing) == str(draw.table(played("eight", 4, 40).view(1), lang=lang))
        titles.add(drawing.title)
    assert len(titles) == len(LANGUAGES)


def cards_in(drawing: SVG, game: str) -> set[str]:
    """Find the cards whose faces a drawing holds."""
    look = art.Look(mirrored=drawing.lang != "en")
    return {name for name in art.cards(game) if art.card(game, name, look) in drawing.body}


def shown_cards(value: Any) -> set[str]:
    """List all texts in a document."""
    if isinstance(value, dict):
        return set().union(*(shown_cards(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(shown_cards(each) for each in value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize(("game", "players", "moves"), SCENES)
def test_a_view_shows_the_cards_it_knows_and_no_other(game: str, players: int, moves: int) -> None:
    match = played(game, players, moves)
    for seat in (0, None):
        view = match.view(seat)
        known = view.document()
        if game == "taki":
            known = {"hand": [] if seat is None else known["hands"][seat], "discards": known["discards"]}
        assert cards_in(draw.table(view, lang="en"), game) <= shown_cards(known)
    if game == "taki" and moves < 1000:
        assert cards_in(draw.table(match.view(0), lang="en"), game) >= shown_cards(match.view(0).document()["hands"][0])
        hands = shown_cards(match.position()["hands"])
        assert cards_in(draw.table(match, lang="en"), game) >= hands


def test_what_a_view_hides_changes_nothing_in_its_drawing() -> None:
    for game, players, moves in SCENES:
        view = played(game, players, moves).view(0)
        worlds = [view.sample(seed) for seed in (1, 2)]
        assert len({str(draw.table(world.view(0), lang="en")) for world in worlds}) == 1
        if not worlds[0].over:
            assert len({str(draw.table(world, lang="en")) for world in worlds}) == 2


def test_a_finished_box_is_counted_as_the_rules_count() -> None:
    # 5 5 and 5 P are a quartet, 7 + 8 count, P makes a pair with 9: −10 + 15 + 0.
    said = re.findall(r"<text[^>]*>([^<]*)</text>", draw_box(BOX, lang="en").body)
    assert said == ["15", "0", "quartet −10", "5 points"]


def test_open_columns_of_a_box_have_their_sum() -> None:
    drawing = draw_box(["5", None, "1", "P", "5", "7", "3", None], lang="en")
    assert re.findall(r"<text[^>]*>([^<]*)</text>", drawing.body) == ["0", "4"]


def test_two_parrots_join_where_the_house_says_so() -> None:
    cards = ["5", "P", "1", "2", "5", "P", "3", "4"]
    apart, joined = draw_box(cards, lang="en"), draw_box(cards, double_parrot="joins", lang="en")
    assert "10 points" in apart.body
    assert "0 points" in joined.body
    assert "quartet −10" in joined.body


@pytest.mark.parametrize("double_parrot", ["zero", "joins"])
def test_every_box_of_a_finished_match_is_counted_as_it_was(double_parrot: str) -> None:
    # The last boxes of this seed have a column of two parrots beside a pair.
    match = finished(klaf.game("tuki").new(players=6, seed=PARROTS, double_parrot=double_parrot))
    assert any(box[column] == box[column + 4] == "P" for box in match.position()["boxes"] for column in range(4))
    said = re.findall(r">([^<]*) points?</text>", draw.table(match, lang="en").body)
    assert [int(points.replace("−", "-")) for points in said] == match.position()["points"][-1]


@pytest.mark.parametrize("name", ["a\x00b", "a\x1a b", "\x1acard:taki:R1", "a\ud800b", "a\uffffb", "a\x1bb"], ids=ascii)
def test_a_name_may_hold_what_xml_cannot(name: str, tmp_path: Path) -> None:
    drawing = draw.table(played("taki", 2, 10), names=[name], lang="en")
    drawing.save(tmp_path / "table.svg")
    root = ElementTree.parse(tmp_path / "table.svg").getroot()
    kept = "".join(letter for letter in name if letter.isprintable())
    assert any(kept in "".join(one.itertext()) for one in root.iter(f"{NAMESPACE}text"))


def test_seats_have_the_names_they_are_given() -> None:
    drawing = draw.table(played("tuki", 3, 60), names=["Noa", "<Omar & co>"], lang="en")
    assert "Noa" in drawing.body
    assert "&lt;Omar &amp; co&gt;" in drawing.body
    assert "Seat 2" in drawing.body
    ElementTree.fromstring(str(drawing))


_any: Any = draw
_box: Any = draw_box


def test_an_unknown_house_rule_is_named() -> None:
    with pytest.raises(klaf.BadValue, match="double_parrot"):
        draw_box(BOX, double_parrot="sometimes")


WRONG: dict[str, Callable[[], SVG]] = {
    "bad-drawing-card": lambda: draw.card("taki", "R2"),
    "bad-drawing-cards": lambda: draw_box(["1"]),
    "bad-drawing-width": lambda: draw.card("taki", "R1", width=5),
    "bad-drawing-lang": lambda: draw.card("taki", "R1", lang="fr"),
    "bad-drawing-theme": lambda: draw.card("taki", "R1", theme="sepia"),
    "bad-drawing-table": lambda: _any.table("taki"),
}


@pytest.mark.parametrize("message", WRONG)
def test_what_cannot_be_drawn_is_named_in_every_language(message: str) -> None:
    with pytest.raises(BadDrawing) as caught:
        WRONG[message]()
    assert caught.value.message == message
    assert len({caught.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: _any.card("taki", 7),
        lambda: _any.card("taki", "R1", width=float("nan")),
        lambda: _any.card("taki", "R1", width="90"),
        lambda: _any.hand("taki", "R1"),
        lambda: _any.hand("taki", []),
        lambda: _any.hand("taki", ["R1"] * 201),
        lambda: _box(None),
    ],
)
def test_odd_input_is_refused_too(wrong: Any) -> None:
    with pytest.raises(BadDrawing):
        wrong()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(klaf.UnknownGame, match="poker"):
        draw.card("poker", "A")


def test_a_game_without_pictures_is_drawn_plainly() -> None:
    card = draw.card("stairs", "17", lang="en")
    assert "17" in "".join(ElementTree.fromstring(str(card)).itertext())
    match = played("stairs", 3, 9)
    view = match.view(1)
    document = view.document()
    shown = "".join(ElementTree.fromstring(str(draw.table(view, lang="en"))).itertext())
    for each in (document["laid"], document["hands"][1]):
        assert all(str(one) in shown for one in each)
    whole = draw.table(match, lang="he")
    drawn = {str(one) for hand in match.position()["hands"] for one in hand}
    assert drawn <= {element.text for element in elements(str(whole)) if element.tag == f"{NAMESPACE}text"}
    for field in ("hands", "pile", "top"):
        assert text("en", f"field-stairs-{field}") in shown
    assert view._repr_svg_()
    with pytest.raises(BadDrawing):
        draw.card("stairs", "")
