"""What ends is seen to its end: a turn, a deal, a match."""

import re

from playwright.sync_api import expect

from klaf.locale import text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, expect_hand, lay, sit_two, two_at
from tests.web.line import Line
from tests.web.signs import count_flights, flown, let_last, soon

SUMMARY = "dialog .go .button"


def test_the_end_of_a_round_is_seen_before_its_points(visit: Visit, deal: Deal) -> None:
    deal(deals.tuki(["1 2 3 4 1 6 7 8", "5 6 5 6 7 8 9 9"], [[0, 1, 2, 3, 4, 5], [*range(8)]], "2", closer=1))
    page = visit(lang="he")
    table.make_table(page, "tuki", 2, 1)
    table.start(page)
    let_last(page)
    page.locator(".heap.active").click()
    page.locator(".box.own .place").nth(5).click()  # the third column's lower place
    page.locator(SUMMARY).wait_for()
    expect(page.locator(".status > p").last).to_have_text(text("he", "web-tuki-deal-over"))
    names = page.locator(".box .place").evaluate_all("places => places.map((place) => place.ariaLabel)")
    assert len(names) == 16
    assert text("he", "web-hidden-card") not in "".join(names)
    counted = page.locator("dialog li").first.locator(".total").inner_text()
    expect(page.locator(".sums b").first).to_have_text(counted)
    page.locator(SUMMARY).click()
    expect(page.locator(".sums b").nth(1)).to_have_text(counted)  # and on to the next round


def test_the_last_card_of_a_mini_game_is_laid_before_its_points(visit: Visit, deal: Deal) -> None:
    deal(deals.going_out("7"))
    page = visit(motion="auto", speed="fast")
    table.make_table(page, "eight", 2, 1)
    table.start(page)
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)
    let_last(page)
    count_flights(page)
    page.locator(".places .lit").click()
    page.locator(SUMMARY).wait_for()
    assert flown(page) == 1
    expect(page.locator(".status > p").last).to_have_text("The mini-game is over")
    expect(page.locator(".middle .value b")).to_have_text("7")
    expect(page.locator(".own .places button")).to_have_count(0)
    page.locator(SUMMARY).click()
    expect(page.locator(".own .places button")).to_have_count(6)


def test_the_points_of_the_last_deal_are_there_after_a_reload(visit: Visit, deal: Deal) -> None:
    deal(deals.going_out("7", number=5, shuffles=5, went_out=0, points=[6, 3]))
    page = visit()
    table.make_table(page, "eight", 2, 1)
    table.start(page)
    page.locator(".places .lit").click()
    page.locator("dialog .winners").wait_for()
    points = page.locator("dialog li")
    expect(points.locator(".total")).to_have_count(2)
    told = points.all_inner_texts()
    page.reload()
    expect(points).to_have_text(told, use_inner_text=True)


def test_what_was_half_chosen_goes_with_the_turn(visit: Visit, deal: Deal, stopped: table.House) -> None:
    deal(deals.taki(["colour R7 R9 B3 B4 G5", "R1 R3 R4 R6"], "R5"))
    page = visit(lang="ar", size=(360, 640))
    table.make_table(page, "taki", 2, 1, timed=True)
    table.start(page)
    table.touch(card(page, "colour"))
    page.locator("dialog .swatches").wait_for()
    stopped.time.skip(15)
    expect(page.locator("dialog .swatches")).to_have_count(0)  # a bot has played


def test_where_nothing_fits_the_pile_is_lit_and_says_so(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["B7 G9", "R1 R3"], "R5"))
    page = visit()
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    top = page.locator(".pile.active .layer .card").last
    expect(top).to_have_css("box-shadow", re.compile("rgb"))
    expect(page.locator(".pile.active .layer .card").first).to_have_css("box-shadow", re.compile("none|rgba"))
    expect(page.locator(".status > p").last).to_have_text("Your turn: nothing fits, draw a card")
    page.locator(".pile.active").click()
    expect_hand(page, 3)


def test_who_touches_a_card_too_early_is_told_whose_turn_it_is_by_name(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", "R1 R3"], "R5"))
    _, guest = two_at(visit, "taki")
    table.touch(card(guest, "R1"))
    expect(guest.locator(".reason")).to_contain_text("It is not your turn but Noa's (TK-05).")


def test_a_right_to_left_name_stays_at_its_place_in_an_english_sentence(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 R4", "R1 R3"], "R5"))
    page = visit(name="קיפוד")
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    expect(page.locator("[role=log] p", has_text="red 7")).to_have_text("\u2068קיפוד\u2069: red 7")


def test_a_host_who_looks_at_the_replay_stays_host_and_all_come_back_for_the_next_match(
    visit: Visit, deal: Deal, house: table.House
) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, guest = visit(name="Noa"), visit(name="Sami")
    lines = {page: Line(page) for page in (host, guest)}
    sit_two(host, guest, "taki")
    table.start(host)
    guest.locator(".table .status").wait_for()
    lay(host, "R7")
    for page, line in lines.items():
        page.locator("dialog .winners").wait_for()
        page.get_by_role("button", name="Replay").click()
        page.locator("input[type=range]").wait_for()
        line.settle()
    house.time.skip(table.QUICK.away + 1)
    host.go_back()
    host.get_by_role("button", name="Play again").click()
    lay(host, "R7")
    expect(guest.locator("dialog .winners")).to_be_visible()  # it was taken back to the table
    assert guest.url == host.url


def test_who_watches_a_replay_is_not_shown_afterwards_all_that_was_missed(visit: Visit, deal: Deal) -> None:
    deal(deals.going_out("7", number=5, shuffles=5, went_out=0, points=[6, 3]))
    host, watcher = visit(name="Noa"), visit(name="Dana")
    code = table.make_table(host, "eight", 2, 1)
    table.start(host)
    watcher.goto(f"/t/{code}")
    watcher.locator(".table .status").wait_for()
    host.locator(".places .lit").click()
    host.locator("dialog .winners").wait_for()
    watcher.get_by_role("button", name="Replay").click()
    watcher.locator("footer input").wait_for()
    deal(deals.going_out("7"))
    host.get_by_role("button", name="Play again").click()
    let_last(host)
    host.locator(".places .lit").click()
    host.locator(SUMMARY).click()
    expect(host.locator(".own .places button")).to_have_count(6)
    expect(watcher.locator("footer input")).to_be_visible()  # who only watches is not called away
    watcher.go_back()
    expect(watcher.locator(".own .places button")).to_have_count(6)
    expect(watcher.locator("dialog")).to_have_count(0)


def test_whoever_gave_a_seat_up_is_not_told_that_the_server_cheated(visit: Visit) -> None:
    host, guest = visit(name="Noa"), visit(name="Sami")
    line = Line(guest)
    sit_two(host, guest, "taki")
    line.settle()
    address = guest.url
    guest.goto("/settings")
    host.get_by_role("button", name="More about Sami").click()
    host.get_by_role("button", name="Free the seat of Sami").click()
    host.locator(".lobby li").nth(1).get_by_role("button", name="Bot").click()
    table.start(host)
    guest.goto(address)
    guest.locator(".table .status").wait_for()
    table.play_on(host, "dialog .winners")
    guest.get_by_role("button", name="Check the shuffle").click()
    expect(guest.locator(".fair li")).to_have_count(4)
    expect(guest.locator(".fair li.bad")).to_have_count(0)


def test_unfinished_tables_are_named_by_game_and_company_and_none_is_left_out(visit: Visit) -> None:
    host, guest = two_at(visit, "taki")
    codes = [host.url.rpartition("/")[2]]
    for game in ("eight", "tuki", "taki"):
        table.play_now(host, game)
        codes.append(host.url.rpartition("/")[2])
    lobby = table.make_table(host, "eight", 2, 0)
    host.goto("/")
    host.get_by_role("button", name="All 5 tables").click()
    rows = host.locator(".continue .button")
    expect(rows).to_have_count(5)
    for code, words in zip([*codes, lobby], ("with Sami", *["against bots"] * 3, "not dealt yet"), strict=True):
        expect(rows.filter(has_text=code)).to_contain_text(words)
    expect(rows.last).to_contain_text(lobby)  # what is played comes first
    rows.filter(has_text=codes[0]).click()
    host.locator(".table .status").wait_for()
    assert guest.url == host.url


def test_what_opens_in_a_lobby_comes_into_sight(visit: Visit) -> None:
    page = visit(size=(360, 640), lang="he")
    table.make_table(page, "taki", 4, 3)
    for row in (1, 2, 3):
        page.locator(".lobby li").nth(row).locator("button[aria-expanded]").click()
        for button in page.locator(".lobby .more button").all():
            hit = "b => { const r = b.getBoundingClientRect(); const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];"
            assert button.evaluate(hit + " return b.contains(document.elementFromPoint(x, y)); }"), row


# Keeps a browser's number for the shuffle to itself.
SILENT = """() => {
  const send = WebSocket.prototype.send;
  window.silent = false;
  WebSocket.prototype.send = function (frame) {
    if (String(frame).includes('"reveal"')) window.silent = true;
    else send.call(this, frame);
  };
}"""


def test_everybody_sees_for_whose_silence_the_cards_are_shuffled_anew(visit: Visit, house: table.House) -> None:
    host, guest = visit(name="Noa"), visit(name="Sami", lang="ar")
    line = Line(host)
    sit_two(host, guest, "taki")
    guest.evaluate(SILENT)
    for page in (host, guest):
        let_last(page)
    host.locator(".go .main:enabled").click()
    line.await_answer("reveal")
    assert soon(guest, lambda: bool(guest.evaluate("window.silent")))
    house.time.skip(table.QUICK.deal)
    expect(host.locator(".toast")).to_have_text(text("en", "web-redealt", name="Sami"))
    expect(guest.locator(".toast")).to_contain_text("Sami")
    guest.locator(".table .status").wait_for()
    guest.close()
    table.play_on(host, "dialog .winners")
    host.get_by_role("button", name="Check the shuffle").click()
    expect(host.locator(".fair li")).to_have_count(5)
    expect(host.locator(".fair li.bad")).to_have_count(0)
    expect(host.locator(".fair p")).to_contain_text([text("en", "web-fair-redealt", name="Sami")])


def test_whose_number_was_sent_and_is_said_to_be_missing_is_told_so(visit: Visit) -> None:
    """The line swallows it: the server cannot be told from one that lies."""
    page = visit(name="Noa")
    table.make_table(page, "taki", 2, 1)
    page.evaluate(SILENT)
    table.start(page)
    table.play_on(page, "dialog .winners")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair li")).to_have_count(5)
    expect(page.locator(".fair li.bad")).to_have_text([text("en", "web-fair-silent")])


def test_rounds_that_a_record_hides_are_missed_by_the_browser(visit: Visit) -> None:
    """The server has tried out a deal with this browser, and its record does not show it."""
    host, guest = visit(name="Noa"), visit(name="Sami")
    sit_two(host, guest, "taki")
    guest.evaluate(SILENT)
    table.start(host)
    host.locator(".table .status").wait_for()
    guest.close()
    table.play_on(host, "dialog .winners")
    host.route("**/record*", lambda route: route.fulfill(body=re.sub("redealt:.*\\n", "", route.fetch().text())))
    host.get_by_role("button", name="Check the shuffle").click()
    expect(host.locator(".fair li.bad")).to_have_text([text("en", "web-fair-hidden")])
