"""The client in a real browser, on a real server: matches played by clicking."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web import deals, table
from tests.web.hands import Deal, Visit, act, card, expect_hand, lay, lay_one, tool, two_at
from tests.web.signs import let_last

GAMES = ("taki", "eight", "tuki")


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_clicking(game: str, visit: Visit) -> None:
    page = visit()
    if game == "taki":
        table.play_now(page, game)
    else:
        table.make_table(page, game, 2, 1)  # with four these take minutes
        table.start(page)
        let_last(page)
        table.play_on(page, "dialog .total")  # the points of a deal
        page.get_by_role("button", name="Go on").click()
    table.play_on(page, "dialog .winners")
    expect(page.locator("dialog h2")).to_have_text(re.compile("You have won!|Winners?: "))
    expect(page.locator("dialog .winners .face").first).to_be_visible()
    expect(page.locator(".status")).to_have_text("The match is over")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair li")).to_have_count(5)
    expect(page.locator(".fair li.bad")).to_have_count(0)


def test_what_may_not_be_laid_is_answered_with_its_rule(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3", "R1 R3"], "R5"))
    page, _ = two_at(visit, "taki")
    let_last(page)
    table.touch(card(page, "B3"))
    expect(page.locator(".reason")).to_contain_text("TK-06")
    expect(page.locator(".reason .id")).to_have_css("white-space", "nowrap")  # unbroken between lines
    page.locator(".reason .button").click()
    expect(page.locator("dialog .asked")).to_contain_text("What may be played")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect_hand(page, 2)


def test_a_sheet_that_the_browser_closes_is_gone_and_can_be_opened_again(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3", "R1 R3"], "R5"))
    page = visit()
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    for _ in range(2):
        tool(page, "Menu")
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        page.evaluate("document.querySelector('dialog').close()")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.usefixtures("stopped")
def test_a_plus_three_is_broken_out_of_turn(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["+3 R7 R9", "break B3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "+3")
    expect(guest.locator(".lately")).to_have_text(re.compile(r"Noa\W+\+3"))
    act(guest, "Break it!")
    expect_hand(host, 5)
    expect_hand(guest, 2)


def test_a_forgotten_last_card_costs_four(visit: Visit, deal: Deal, house: table.House) -> None:
    deal(deals.taki(["R7 R9", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "R7")
    expect_hand(host, 1)
    house.time.skip(table.QUICK.call)
    lay(guest, "R1")
    expect_hand(host, 5)


def test_last_card_can_be_called_with_the_play(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    act(host, "Last card!")
    lay(host, "R7")
    expect(guest.locator(".call")).to_be_visible()
    lay(guest, "R1")
    expect_hand(host, 1)


def test_a_taki_left_open_is_used_by_the_next(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rtaki R7 B9 B1", "R1 R3 B4 B5"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "Rtaki")
    lay(host, "R7")
    act(host, "Leave it open")
    expect(guest.locator(".open")).to_be_visible()
    lay(guest, "R1")
    lay(guest, "R3")
    act(guest, "TAKI closed")
    expect_hand(guest, 2)
    expect(host.locator(".status")).to_have_class(re.compile("mine"))


def test_the_piles_keep_their_size_as_buttons_come_and_go(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rtaki R7 B9 B1", "R1 R3 B4 B5"], "R5"))
    host, _ = two_at(visit, "taki", size=(360, 640))
    pile = host.locator(".room .pile").first
    before = pile.bounding_box()
    lay(host, "Rtaki")
    host.locator(".buttons .big").first.wait_for()
    after = pile.bounding_box()
    assert before
    assert after
    assert (round(after["width"]), round(after["height"])) == (round(before["width"]), round(before["height"]))


def test_a_colour_is_named_by_touching_it(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["colour R7 B9", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "colour")
    host.locator("dialog .swatch", has_text="blue").click()
    expect(guest.locator(".lead .colour")).to_have_attribute("aria-label", "Colour in force: blue")


def test_an_offender_is_arrested(visit: Visit, deal: Deal) -> None:
    deal(deals.eight(["1 4 half", "2 3 6"], "1"))
    host, guest = two_at(visit, "eight")
    lay_one(host, "1")
    lay_one(guest, "2")
    lay_one(host, "half")
    expect(guest.locator(".value")).to_contain_text("2½")
    expect(guest.locator(".room").get_by_role("img", name="offender")).to_be_visible()
    expect(host.locator(".own").get_by_role("img", name="offender")).to_have_count(1)
    lay_one(guest, "3")
    expect(host.locator(".side .burnt")).to_contain_text("4")


def test_what_may_go_together_is_shown_and_words_in_the_middle_run_their_way(visit: Visit, deal: Deal) -> None:
    deal(deals.eight(["1 1 half", "5 3 6"], "1"))
    host, guest = two_at(visit, "eight", lang="he")
    lay(host, "1")
    expect(host.locator("dialog .options .cards").nth(0).locator(".card")).to_have_count(1)
    expect(host.locator("dialog .options .cards").nth(1).locator(".card")).to_have_count(2)
    host.locator("dialog .options button").first.click()
    lay_one(guest, "5")
    expect(guest.locator(".room .tag")).to_have_css("direction", "ltr")
    expect(host.locator(".room .tag")).to_have_css("direction", "rtl")  # though the room itself is not mirrored


def test_the_way_on_stays_in_sight_under_many_points(visit: Visit, deal: Deal) -> None:
    boxes = ["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9", "2 1 4 3 6 5 8 7", "9 9 10 10 11 11 12 12", "0 1 0 2 0 3 0 4"]
    deal(deals.tuki(boxes, [list(range(1, 8)), *[[0, 1]] * 4], "12"))
    page = visit(size=(360, 640))
    table.make_table(page, "tuki", 5, 4)
    table.start(page)
    let_last(page)
    table.play_on(page, "dialog .total")
    expect(page.locator("dialog .total")).to_have_count(5)
    expect(page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [2, 5])
def test_what_happened_last_covers_no_card_on_a_small_phone(players: int, visit: Visit) -> None:
    page = visit(size=(360, 640))
    table.make_table(page, "eight", players, players - 1)
    table.start(page)
    table.play_on(page, ".status.mine")
    told, pot = page.locator(".lately"), page.locator(".heap").bounding_box()
    assert told.count() == 1 or players == 5  # where there is no room it is left out
    box = told.bounding_box() if told.count() else None
    assert pot is not None
    assert box is None or box["y"] >= pot["y"] + pot["height"] - 2


def test_a_parrot_hovers(visit: Visit, deal: Deal) -> None:
    deal(deals.tuki(["8 1 2 3 P 5 6 7", "1 2 3 4 5 6 7 9"], [[0, 4], [0, 1]], "8"))
    host, _ = two_at(visit, "tuki")
    host.locator(".heap.active").click()
    places = host.locator(".box.own .place")
    places.nth(1).click()  # column by column: the second is place 4
    host.locator("dialog .options button").first.click()
    places.nth(2).click()
    expect(places.nth(2)).to_have_attribute("aria-label", re.compile("parrot"))
    expect(places.nth(1)).to_have_attribute("aria-label", re.compile("8"))


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rtaki R7 R9 B1", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "Rtaki")
    expect_hand(host, 3)
    host.reload()
    lay(host, "R7")
    lay(host, "R9")
    expect_hand(host, 1)
    expect(guest.locator(".cards .count")).to_have_text("1")


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3 B4", "R1 R3"], "R5"))
    page, _ = two_at(visit, "taki")
    page.locator("header .tools button").last.click()
    page.locator("dialog [lang=he]").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.keyboard.press("Escape")
    expect(page.locator(".status")).to_contain_text("תורך")
    table.touch(card(page, "B3"))
    expect(page.locator(".reason")).to_contain_text("כחול")


def test_a_finished_match_is_replayed_and_its_shuffle_checked(visit: Visit) -> None:
    page = visit()
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    table.play_on(page, "dialog .winners")
    page.locator("dialog [aria-expanded]").click()
    expect(page.locator(".fair li")).to_have_count(5)
    expect(page.locator(".fair li").last).to_be_in_viewport()
    expect(page.locator(".fair li.bad")).to_have_count(0)
    page.locator("dialog .actions").get_by_role("button", name="Replay").click()
    expect(page.locator("select option")).to_have_text(["All cards open", re.compile("."), "Bot 2 (casual)"])
    steps = page.locator("footer input")
    last = int(steps.get_attribute("max") or 0)
    assert last > 3
    page.get_by_role("button", name="Step forward").click()
    expect(page).to_have_url(re.compile(r"\?step=1$"))
    page.goto(re.sub(r"\?.*", "", page.url) + f"?step={last}")
    expect(page.locator("footer .text")).to_contain_text("Winner")


def test_a_replay_speaks_its_readers_language(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    page = visit(lang="he")
    code = table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    page.goto(f"/replay/{code}/1?step=1")
    expect(page.locator("select option").last).to_have_text(re.compile("בוט .*2.*מזדמן"))
    expect(page.locator(".chair [data-kind]")).to_have_attribute("data-kind", "bot")
    page.locator("select").select_option("1")
    expect(page.locator(".chair [data-kind]")).to_have_attribute("data-kind", "person")
    expect(page.locator(".hand button").first).to_be_visible()
    expect(page.locator("footer .text")).to_contain_text("7")


def test_a_table_is_played_with_the_keyboard_alone(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "R1 R3 B4"], "R5"))
    host, _ = two_at(visit, "taki")
    host.keyboard.press("Home")
    host.keyboard.press("Enter")
    expect_hand(host, 2)


def test_a_hand_of_forty_cards_stays_usable_on_a_small_phone(visit: Visit, deal: Deal) -> None:
    figures = ("1", "3", "4", "5", "6", "7", "8", "9", "stop", "dir")
    forty = " ".join(f"{colour}{figure}" for colour in "RBGY" for figure in figures)
    deal(deals.taki([forty, "Rplus Bplus"], "R+2"))
    host, _ = two_at(visit, "taki", size=(360, 640))
    expect_hand(host, 40)
    assert host.evaluate("document.documentElement.scrollWidth") == 360
    for index in range(40):
        box = host.locator(".hand button").nth(index).bounding_box()
        assert box is not None
        assert box["x"] >= -12
        assert box["x"] + box["width"] <= 372
        assert box["y"] + box["height"] <= 640
    lay(host, "R9")
    expect_hand(host, 39)


def test_a_wrong_code_leads_somewhere(visit: Visit) -> None:
    page = visit()
    page.goto("/t/ABCDEF")
    expect(page.locator(".notice")).to_contain_text("ABCDEF")
    page.get_by_role("button", name="Home").click()
    expect(page.locator(".posters")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(game: str, visit: Visit) -> None:
    written = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / game / "lesson.json"
    steps = [step for step in json.loads(written.read_text(encoding="utf-8"))["steps"] if step["seat"] == 0]
    page = visit()
    page.goto(f"/learn/{game}")
    for number, step in enumerate(steps, 1):
        expect(page.locator("header .count")).to_have_text(f"{number} of {len(steps)}")
        _learn(page, step["move"])
    expect(page.locator("dialog")).to_contain_text("Well played")


def _learn(page: Page, move: str) -> None:
    """Do in a lesson what a move says."""
    places = page.locator(".box.own .place")
    word, *where = move.split(":")
    order = [0, 4, 1, 5, 2, 6, 3, 7]
    if move.endswith("!"):
        act(page, "Last card!")
        lay(page, move[:-1])
    elif word == "colour":
        lay(page, "colour")
        page.locator("dialog .swatch", has_text="blue").click()
    elif move == "close":
        act(page, "TAKI closed")
    elif move == "take":
        act(page, "Take the pot")
    elif move == "bin":
        page.locator(".heap.active").click()
    elif move == "pile":
        page.locator(".pile.active").click()
    elif word == "throw":
        act(page, "Throw away")
        places.nth(order.index(int(where[0]))).click()
    elif word == "hover":
        places.nth(order.index(int(where[0]))).click()
        page.locator("dialog .options button").first.click()
        places.nth(order.index(int(where[1]))).click()
    elif word in ("open", "put"):
        places.nth(order.index(int(where[0]))).click()
    elif "x" in move or "+half" in move:
        lay(page, move[0])
        page.locator("dialog .options button").last.click()
    else:
        lay_one(page, move)
