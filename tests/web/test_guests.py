"""Who one is, and where one sits: names, unfinished tables, and a server that has forgotten both."""

import re
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, expect

from klaf.client import Client
from klaf.locale import text
from klaf.server.gate import limits
from klaf.server.gate.identity import COOKIE
from klaf.server.hall.hall import Hall
from tests.web import deals, table
from tests.web.hands import Deal, Visit, lay, tool, two_at, two_in_lobby
from tests.web.line import Line
from tests.web.signs import let_last, soon


def rename(page: Page, name: str) -> None:
    """Choose another name at a table; the menu stays open."""
    tool(page, "Menu")
    page.locator("dialog input.field").fill(name)
    page.locator("dialog input.field").press("Enter")


def cookie_of(page: Page) -> str:
    """Return what a browser is known by."""
    (cookie,) = [each for each in page.context.cookies() if each["name"] == COOKIE]
    return str(cookie["value"])


def forgotten(page: Page) -> None:
    """Have the server forget whoever looks at a page, whose browser is not told and keeps its cookie."""
    address = "/".join(page.url.split("/")[:3])
    asked = Request(f"{address}/api/guest", method="DELETE", headers={"Cookie": f"{COOKIE}={cookie_of(page)}"})
    with urlopen(asked) as answer:
        assert answer.status == 204


async def with_another(address: str, cookie: str) -> None:
    """Have a guest sit at as many unfinished tables with another as one may."""
    noa, dan = Client(address, cookie=cookie), Client(address, "Dan")
    await noa.connect()
    await dan.introduce()
    await dan.connect()
    for _ in range(limits.TABLES):
        await dan.enter(await noa.create(game="taki", seats=2))
        await dan.sit(1)
    for client in (noa, dan):
        await client.close()


def test_why_no_table_can_be_made_is_said(window: Browser) -> None:
    with table.serving(limits=True) as house:
        page = table.visit(window, house.address, lang="he")
        page.goto("/")
        assert soon(page, lambda: bool(page.context.cookies()))  # it has come in
        house.do(with_another(house.address, cookie_of(page)))
        let_last(page)
        page.locator(".poster .main").first.click()
        expect(page.locator(".toast")).to_have_text(text("he", "refused-too-many-tables", most=limits.TABLES))
        expect(page.locator(".poster .main").first).to_be_enabled()
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


def test_a_table_that_one_has_left_is_offered_at_once(visit: Visit) -> None:
    page = visit(size=(360, 640))
    codes: list[str] = []
    for game in ("eight", "tuki", "taki"):
        page.locator(".posters").wait_for() if codes else page.goto("/")
        page.locator(f".poster[data-game={game}] .main").click()
        page.locator(".table .status").wait_for()
        codes.append(page.url.rpartition("/")[2])
        tool(page, "Menu")
        page.get_by_role("button", name="Leave the table").click()
        expect(page.locator(".continue .button").first).to_contain_text(codes[-1])
    page.reload()
    expect(page.locator(".continue bdi")).to_have_text(codes[:0:-1])
    page.get_by_role("button", name="All 3 tables").click()
    expect(page.locator(".continue bdi")).to_have_text(codes[::-1])


def test_who_is_not_known_any_more_comes_in_anew_and_goes_on(visit: Visit) -> None:
    page = visit(name="Noa")
    page.goto("/")
    page.locator(".poster .main").first.click()
    page.locator(".table .status").wait_for()
    forgotten(page)
    expect(page.locator(".toast")).to_have_text([text("en", "web-new-guest")])
    expect(page.locator(".table .status")).to_be_visible()  # to watch
    page.goto("/new/taki")
    page.locator(".choice").first.wait_for()
    forgotten(page)
    page.locator(".go .button").click()
    expect(page.locator(".lobby li bdi").first).to_have_text("Noa")


async def cleared(hall: Hall, code: str) -> bool:
    """Delete a table at which nobody is any more, and return whether that was so."""
    await hall.clear([code], 0)
    return await hall.store.rows(code, 0) == []


def test_a_table_that_went_with_the_guest_leads_home(visit: Visit, house: table.House) -> None:
    page = visit(lang="ar", size=(360, 640))
    line = Line(page)
    table.play_now(page, "taki")
    code = page.url.rpartition("/")[2]
    line.break_off()
    forgotten(page)
    assert soon(page, lambda: house.do(cleared(house.hall, code)))
    line.cut = False
    expect(page.locator(".notice")).to_contain_text(text("ar", "refused-no-table", code=code))
    page.locator(".notice .button").last.click()
    expect(page.locator(".posters")).to_be_visible()


def test_a_name_that_another_has_is_not_taken(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    let_last(guest)
    rename(guest, "Noa")
    expect(guest.locator(".toast")).to_have_text(text("en", "refused-name-taken"))
    expect(guest.locator("dialog input.field")).to_have_value("Sami")
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Sami")
    assert guest.request.get("/api/guest").json()["name"] == "Sami"
    assert guest.evaluate("JSON.parse(localStorage['klaf.settings']).name") == "Sami"


def test_a_name_that_is_chosen_during_a_match_is_seen_after_it(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, guest = two_at(visit, "taki")
    let_last(guest)
    rename(guest, "Samira")
    expect(guest.locator(".toast")).to_have_text(text("en", "web-name-later"))
    lay(host, "R7")
    host.locator("dialog .winners").wait_for()
    host.keyboard.press("Escape")
    tool(host, "Menu")
    host.get_by_role("button", name="Around the table").click()
    expect(host.locator("dialog li bdi").nth(1)).to_have_text("Samira")
    expect(guest.locator(".toast")).to_have_text([text("en", "web-name-later")])
    expect(guest.locator("dialog .winners")).to_be_visible()
    host.reload()
    host.locator("dialog .winners").wait_for()
    expect(host.locator("dialog:has(.winners)")).to_contain_text("Samira")
    expect(host.locator("dialog .winners")).to_be_visible()


def test_an_invitation_can_be_pasted_where_its_code_is_asked_for(visit: Visit) -> None:
    host, guest = visit(name="Noa"), visit(lang="he", size=(360, 640))
    code = table.make_table(host, "taki", 2, 0)
    guest.goto("/join")
    let_last(guest)
    guest.locator("input").fill("ABCD01")
    guest.locator("input").press("Enter")
    expect(guest.locator(".toast")).to_have_text(text("he", "web-code-letters"))
    guest.locator("input").fill(f"klaf: {host.url}")
    expect(guest.locator("input")).to_have_value(code)
    guest.locator("input").press("Enter")
    expect(guest.locator(".lobby li bdi").first).to_have_text("Noa")
    guest.goto("/t/%E0%A4%A")
    expect(guest.locator(".notice h1")).to_have_text(re.compile(text("he", "web-not-found")))
