"""A line that is lost: it is told of wherever one is, what was pressed is done later, and it comes back soon."""

from playwright.sync_api import Locator, Page, expect

from klaf.locale import text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, lay
from tests.web.line import Line
from tests.web.signs import let_last


def test_in_a_lobby_too_a_lost_line_is_told_and_what_was_pressed_is_done_later(visit: Visit) -> None:
    page = visit(lang="ar", size=(360, 640))
    line = Line(page)
    table.make_table(page, "taki", 3, 1)
    line.break_off()
    expect(page.locator(".lobby [role=alert]")).to_have_text(text("ar", "web-reconnecting"))
    bot = page.locator(".lobby li").nth(1).get_by_role("button")
    bot.click()
    expect(bot).to_have_attribute("data-asked", "")
    line.try_in_vain(1)
    line.cut = False
    expect(page.locator(".lobby li").nth(1).locator("bdi")).to_be_visible()
    expect(page.locator(".lobby [role=alert], [data-asked]")).to_have_count(0)


def test_at_a_table_a_lost_line_is_told_in_the_place_of_what_happened_last(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B8", "R1 R3 R4"], "R5"))
    page = visit(lang="he", size=(360, 640))
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    page.locator(".lately").wait_for()
    page.locator(".status.mine").wait_for()
    let_last(page)
    line.break_off()
    expect(page.locator(".status [role=alert]")).to_have_text(text("he", "web-reconnecting"))
    expect(page.locator(".lately")).to_have_count(0)
    line.try_in_vain(4)  # the next try is so far away that it never comes
    line.cut = False
    table.touch(card(page, "B8"))  # whoever presses is not kept waiting for it
    expect(page.locator(".reason")).to_be_visible()
    expect(page.locator(".status [role=alert]")).to_have_count(0)
    expect(page.locator(".lately")).to_be_visible()


def test_a_line_that_falls_silent_while_an_answer_is_awaited_is_noticed_soon(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B8", "R1 R3 R4"], "R5"))
    page = visit()
    page.clock.install()
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    card(page, "R7").and_(page.locator(".playable")).wait_for()
    line.dead = True
    table.touch(card(page, "R7"))
    page.clock.fast_forward(3000)  # it asks whether the server is there
    page.clock.fast_forward(3000)
    expect(page.locator(".status [role=alert]")).to_be_visible()
    line.speak()
    expect(card(page, "R7")).to_have_count(0)  # laid once, though it was asked for twice
    expect(page.locator(".reason")).to_have_count(0)


def test_a_browser_that_goes_offline_makes_sure_of_its_line(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    line = Line(page)
    table.play_now(page, "taki")
    line.dead = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.clock.fast_forward(1)
    page.clock.fast_forward(3000)
    expect(page.locator(".status [role=alert]")).to_be_visible()
    line.speak()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".status [role=alert]")).to_have_count(0)


def test_all_that_happens_at_once_is_read_out(visit: Visit) -> None:
    page = visit()
    table.make_table(page, "taki", 10, 9)
    table.start(page)
    expect(page.locator("[role=log] p", has_text="dealt")).to_have_count(10)


def test_a_lobby_never_loses_the_focus(visit: Visit) -> None:
    host, guest = visit(name="Noa"), visit(name="Sami", lang="he")
    line = Line(host)
    code = table.make_table(host, "taki", 3, 0)
    seat = host.locator(".lobby li").nth(1)
    for press in ("Bot", "More about", "skilled", "Free the seat"):
        seat.get_by_role("button", name=press).press("Enter")
        line.settle()
        assert host.evaluate("document.activeElement.closest('li') !== null"), press
    guest.goto(f"/t/{code}")
    row = guest.locator(".lobby li").nth(1)
    for sitting in (True, False, True):
        row.get_by_role("button").press("Enter")
        expect(row.locator("bdi")).to_have_count(1 if sitting else 0)
        assert guest.evaluate("document.activeElement.closest('li') !== null"), sitting
    again = guest.context.new_page()
    again.goto(f"/t/{code}")
    again.locator(".lobby").first.wait_for()
    expect(guest.locator(".notice h1")).to_be_focused()


def test_what_was_said_of_a_wrong_code_is_taken_back_with_the_next(visit: Visit) -> None:
    page = visit()
    page.goto("/join")
    let_last(page)
    page.locator("input").fill("ab01o")
    page.locator("input").press("Enter")
    expect(page.locator(".toast")).to_have_count(1)
    page.locator("input").fill("ABCDEF")
    page.locator("input").press("Enter")
    page.locator(".notice").wait_for()
    expect(page.locator(".toast")).to_have_count(0)  # by itself it would stay


def leave_a_table(page: Page, line: Line) -> tuple[str, Locator]:
    """Make a table and go home; return its code, and the button there that leads back."""
    code = table.make_table(page, "taki", 2, 1)
    page.goto("/")
    back = page.get_by_role("button", name=code)
    back.wait_for()
    line.settle()
    return code, back


def test_who_goes_to_another_table_while_one_is_made_is_there_and_nothing_is_dealt(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    code, back = leave_a_table(page, line)
    line.silent = True
    page.locator(".poster[data-game=eight] .main").click()
    line.await_answer("create", line.count("create"))
    back.click()
    line.await_answer("enter", 1)
    line.speak()
    expect(page.locator(".lobby .code bdi")).to_have_text(code)
    line.settle()
    expect(page.locator(".go .main")).to_be_enabled()


def test_a_refusal_of_the_table_one_has_gone_from_is_not_one_of_the_table_one_is_at(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    code, back = leave_a_table(page, line)
    line.silent = True
    page.locator(".join input").fill("ABCDEF")
    page.locator(".join input").press("Enter")
    page.wait_for_url("**/t/ABCDEF")
    line.await_answer("enter", 1)
    page.go_back()
    page.locator(".posters").wait_for()
    back.click()
    line.await_answer("enter", 2)
    line.speak()
    expect(page.locator(".lobby .code bdi")).to_have_text(code)
    line.settle()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator(".lobby li").nth(1).get_by_role("button", name="More about").click()
    page.get_by_role("button", name="Free the seat").click()
    expect(page.locator(".lobby li").nth(1).locator("bdi")).to_have_count(0)  # and all goes on there


def test_what_was_asked_on_a_line_that_was_given_up_is_answered_on_the_next(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    code, back = leave_a_table(page, line)
    line.silent = True
    line.break_off()
    line.cut = False
    back.click()
    line.await_answer("enter", 1)
    line.speak()
    expect(page.locator(".lobby .code bdi")).to_have_text(code)


def test_who_goes_back_while_a_table_is_made_is_left_there(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    page.goto("/")
    page.locator(".poster[data-game=eight] .felt").click()
    page.locator(".choice").first.wait_for()
    line.settle()
    line.silent = True
    page.locator(".go .button").click()
    line.await_answer("create")
    page.go_back()
    page.locator(".posters").wait_for()
    line.speak()
    line.settle()
    expect(page.locator(".posters")).to_be_visible()


def test_before_a_result_too_a_lost_line_is_told_and_a_press_is_seen(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    page = visit(lang="ar")
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    line.break_off()
    expect(page.locator("dialog [role=alert]")).to_have_text(text("ar", "web-reconnecting"))
    page.locator("dialog .button.main").click()
    expect(page.locator("dialog .button.main")).to_have_attribute("data-asked", "")
    line.cut = False
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".table .hand button").first.wait_for()


def test_the_focus_is_at_the_heading_where_what_had_it_is_gone(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    page = visit()
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    again = page.context.new_page()
    again.goto(page.url)
    again.locator(".table .status").wait_for()
    page.locator(".notice .main").press("Enter")
    expect(page.locator("header h1")).to_be_focused()
    again.close()
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    page.get_by_role("button", name="Change the table").press("Enter")
    page.get_by_role("button", name="More about").press("Enter")
    page.get_by_role("button", name="Free the seat").press("Enter")
    line.settle()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("header h1")).to_be_focused()
