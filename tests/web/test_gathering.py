"""People come together: notices they see, seats they find, matches they watch, and the next one after the last."""

import re

from playwright.sync_api import Page, expect

from klaf.locale import text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, act, card, lay, tool, two_at, two_in_lobby
from tests.web.signs import let_last

SMALL = (360, 640)


def test_a_notice_lies_above_an_open_sheet_and_is_heard_there(visit: Visit) -> None:
    page = visit(size=SMALL)
    table.make_table(page, "taki", 2, 1)
    let_last(page)
    tool(page, "Menu")
    page.locator("dialog input.field").fill("...")
    page.locator("dialog input.field").press("Enter")
    notice = page.locator(".toast")
    expect(notice).to_have_text(text("en", "refused-name-empty"))
    expect(page.locator("dialog [role=status]")).to_contain_text(text("en", "refused-name-empty"))
    clip = notice.bounding_box()
    assert clip
    seen = page.screenshot(clip=clip)
    notice.evaluate("notice => notice.style.background = '#00f'")
    assert page.screenshot(clip=clip) != seen
    page.faults.clear()  # type: ignore[attr-defined]  # the browser's own note of the refusal


def test_who_is_played_for_sees_it_and_takes_the_seat_back(visit: Visit, deal: Deal, stopped: table.House) -> None:
    deal(deals.taki(["R7 R9 B3", "R1 R3 B4"], "R5"))
    host, guest = two_in_lobby(visit, "taki", timed=True, size=SMALL)
    table.start(host)
    card(host, "R7").and_(host.locator(".playable")).wait_for()
    stopped.time.skip(15)
    expect(host.locator(".status")).to_contain_text("A bot plays for you")
    expect(host.get_by_role("status").filter(has_text="A bot plays for you")).to_have_count(1)
    expect(guest.locator(".status")).to_have_class(re.compile("mine"))
    stopped.time.stop()
    act(host, "Take my seat back")
    expect(host.locator(".status")).to_contain_text("It is the turn of Sami")
    lay(guest, "R1")
    expect(host.locator(".status")).to_have_class(re.compile("mine"))


def boxes(page: Page, found: str) -> list[dict[str, float]]:
    return [box for one in page.locator(found).all() if (box := one.bounding_box())]  # type: ignore[misc]


def test_nothing_covers_a_free_seat_and_a_full_table_says_so(visit: Visit) -> None:
    host, guest, late = [visit(name=name, size=SMALL) for name in ("Noa", "Sami", "Dana")]
    code = table.make_table(host, "taki", 2, 0)
    (seat,), (waiting,) = boxes(host, "li .button"), boxes(host, ".go .button")
    assert seat["y"] + seat["height"] <= waiting["y"]
    for page in (guest, late):
        page.goto(f"/t/{code}")
        expect(page.locator(".wait")).to_have_text("Choose a free seat, or watch.")
    (words,), (seat,) = boxes(guest, ".wait"), boxes(guest, "li .button")
    assert words["y"] + words["height"] <= seat["y"]
    assert seat["y"] + seat["height"] <= SMALL[1]
    guest.locator("li .button.main").click()
    expect(late.locator(".wait")).to_have_text("The table is full. Stay, and you can watch.")
    expect(guest.locator(".wait")).to_have_text("The host deals as soon as everyone is here.")


def test_after_a_match_a_free_seat_is_offered_and_the_result_keeps_its_names(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3 B5", "R1"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "R7")
    lay(guest, "R1")
    expect(host.locator("dialog h2")).to_have_text(re.compile("Winner: .?Sami"))
    host.get_by_role("button", name="Change the table").click()
    host.get_by_role("button", name="More about Sami").click()
    host.get_by_role("button", name="Free the seat of Sami").click()
    host.get_by_role("dialog", name="Around the table").get_by_role("button", name="Close").click()
    for reloaded in (False, True):
        for page in (host, guest):
            if reloaded:
                page.reload()
            expect(page.locator(".lobby .qr")).to_be_visible()
            page.get_by_role("button", name="Show the result").click()
            expect(page.locator("dialog h2")).to_have_text(re.compile("Winner: .?Sami"))
            page.keyboard.press("Escape")
    late = visit(name="Dana")
    late.goto(host.url)
    late.get_by_role("button", name="Sit here").click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Dana")
    table.start(host)
    late.locator(".table .status").wait_for()


def test_who_leaves_while_points_are_shown_is_not_held_up_by_them(visit: Visit, deal: Deal) -> None:
    deal(deals.tuki(["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9"], [list(range(1, 8)), [0, 1]], "12"))
    page = visit()
    page.goto("/")
    table.make_table(page, "tuki", 2, 1)
    table.start(page)
    let_last(page)
    table.play_on(page, "dialog .total")
    page.locator("header .round").first.evaluate("home => home.click()")
    page.locator(".poster[data-game=tuki] .main").click()
    expect(page.locator(".table .status")).to_be_visible()


def test_who_is_away_is_marked_and_keeps_name_and_points(visit: Visit) -> None:
    host, guest = two_at(visit, "eight", size=SMALL)
    guest.goto("/")
    expect(host.locator(".room .away")).to_be_visible()
    (away,), (name,), (note,) = (boxes(host, f".room .{part}") for part in ("away", "name", "note"))
    for other in (name, note):
        assert away["x"] >= other["x"] + other["width"] or away["x"] + away["width"] <= other["x"] + 1


def test_who_is_made_host_is_told(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    for page in (host, guest):
        let_last(page)
    host.get_by_role("button", name="More about Sami").click()
    host.get_by_role("button", name="Make host").click()
    expect(guest.locator(".toast")).to_have_text("You are the host now: you deal.")
    expect(host.locator(".toast")).to_contain_text("is the host now.")


def test_who_watches_knows_it_and_whose_cards_lie_below(visit: Visit) -> None:
    host, _ = two_at(visit, "taki")
    late = visit(name="Dana", size=SMALL)
    late.goto(host.url)
    expect(late.locator(".whose")).to_have_text(re.compile("You are watching. Cards of .?Noa"))
