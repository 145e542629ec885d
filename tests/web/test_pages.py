"""The pages around the tables: what they say when there is no answer, what they are called, where they lead."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

import klaf
from klaf.locale import LANGUAGES, text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, cut_off, lay, two_at
from tests.web.signs import soon


@contextmanager
def unanswered(window: Browser, address: str, lang: str = "en") -> Iterator[Page]:
    """Open a window to which the server does not answer until ``unroute_all``."""
    page = table.visit(window, address, lang)
    cut_off(page)
    yield page
    page.context.close()


def test_a_table_can_be_made_as_soon_as_the_server_answers(window: Browser, address: str) -> None:
    with unanswered(window, address, "he") as page:
        page.goto("/new/taki")
        expect(page.get_by_role("alert")).to_contain_text("השרת אינו עונה")
        expect(page.get_by_role("button", name="לנסות שוב")).to_be_visible()
        page.unroute_all()
        expect(page.locator(".choice").first).to_be_visible()  # by itself


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_and_tables_turn_up_as_soon_as_the_server_answers(window: Browser, address: str, lang: str) -> None:
    with unanswered(window, address, lang) as page:
        page.goto("/")
        expect(page.locator(".offline")).to_contain_text(text(lang, "web-try-again"))
        page.unroute_all()
        expect(page.locator(".offline")).to_have_count(0)  # by itself
        code = table.make_table(page, "taki", 2, 1)
        cut_off(page)
        page.goto(f"/t/{code}")
        expect(page.locator(".notice h1")).to_have_text(text(lang, "web-offline"))
        page.unroute_all()
        expect(page.locator(".lobby .code")).to_be_visible()  # by itself


def test_home_says_that_the_line_is_lost_and_deals_when_it_is_back(window: Browser, address: str) -> None:
    lines: list[WebSocketRoute] = []
    cut = False

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    page = table.visit(window, address, "he", (360, 640))
    page.route_web_socket(re.compile("/ws$"), opened)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    assert soon(page, lambda: bool(lines))
    cut = True
    lines[-1].close()
    expect(page.locator(".offline")).to_contain_text(text("he", "web-offline-more"))
    page.locator(".poster[data-game=tuki] .main").click()
    expect(page.locator(".offline")).to_be_in_viewport()
    cut = False
    page.locator(".offline button").click()
    page.locator(".table .status").wait_for()
    page.context.close()


def test_a_number_that_cannot_be_is_answered_and_the_one_before_stays(visit: Visit) -> None:
    page = visit(size=(360, 640))
    page.goto("/new/tuki")
    page.locator("summary").click()
    field = page.locator("details input[type=number]")
    for wrong in ("3.5", "", "0"):
        field.fill(wrong)
        field.blur()
        expect(page.locator("details [role=alert]")).to_have_text(text("en", "web-number-least", lowest=1))
        expect(page.locator("details [role=alert]")).to_be_in_viewport()
        expect(field).to_have_value("10")
    field.fill("4")
    field.blur()
    expect(page.locator("details [role=alert]")).to_have_count(0)
    page.locator(".go .button").click()
    page.locator(".lobby .code").wait_for()


def test_the_frame_of_the_browser_has_the_colour_of_the_theme(visit: Visit) -> None:
    page = visit(dark=True)
    page.goto("/settings")
    frames = page.locator("meta[name=theme-color]")

    def media() -> list[str]:
        return [str(one) for one in frames.evaluate_all("all => all.map((one) => one.media)")]

    page.get_by_role("button", name=text("en", "web-theme-light"), exact=True).click()
    assert media() == ["all", "not all"]
    page.get_by_role("button", name=text("en", "web-theme-auto"), exact=True).click()
    assert media() == ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_edition_has_its_rules(visit: Visit, lang: str) -> None:
    def shown() -> set[str]:
        page.locator("article").first.wait_for()
        return {str(one) for one in page.locator("article").evaluate_all("all => all.map(one => one.id)")}

    page = visit(lang=lang)
    page.goto("/rules/taki")
    page.get_by_role("button", name=text(lang, "edition-taki-112-king")).click()
    expect(page.locator("#TK-29")).to_have_count(0)
    assert page.url.endswith("/rules/taki?edition=112-king")
    expect(page.locator("#TK-01 .pictures > span")).to_have_count(12)  # neither a +3 nor its Breaker
    expect(page.locator("#TK-01")).to_contain_text("112")
    assert shown() == {rule for rule in klaf.game("taki").rule_ids if not "TK-26" <= rule <= "TK-33"}
    page.goto("/rules/eight#EH-32")  # the rule that is asked for tells the edition
    expect(page.get_by_role("button", name=text(lang, "edition-eight-classic"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("#EH-32")).to_be_in_viewport()
    assert shown() & {"EH-01", "EH-02"} == {"EH-02"}


@pytest.mark.parametrize(("lang", "page_of"), [("en", "rules"), ("he", "learn"), ("ar", "table")])
def test_an_old_page_says_so_and_loads_again(window: Browser, address: str, lang: str, page_of: str) -> None:
    page = table.visit(window, address, lang)
    page.goto("/")
    poster = page.locator(".poster[data-game=taki]")
    poster.wait_for()
    page.route(re.compile("/assets/[A-Z].*js"), lambda route: route.fulfill(status=404))  # the server has others by now
    {"rules": poster.locator(".feltlink").last, "learn": poster.locator(".feltlink").first}.get(
        page_of, poster.locator(".main")
    ).click()
    expect(page.locator(".notice h1")).to_have_text(text(lang, "web-outdated"))
    page.unroute_all()
    page.get_by_role("button", name=text(lang, "web-reload")).click()
    expect(
        page.locator({"rules": "article", "learn": ".table", "table": ".table .status"}[page_of]).first
    ).to_be_visible()
    page.context.close()


def test_a_page_that_cannot_be_fetched_comes_when_there_is_a_line(window: Browser, address: str) -> None:
    page = table.visit(window, address)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    cut_off(page, "**/assets/*.js", "**/healthz")
    page.locator(".feltlink").last.click()
    expect(page.locator(".notice h1")).to_have_text(text("en", "web-offline"))
    page.get_by_role("button", name=text("en", "web-try-again")).click()
    page.go_back()
    page.get_by_role("button", name="العربية").click()
    expect(page.locator(".toast")).to_have_text(text("en", "web-offline-more"))
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    assert page.evaluate("JSON.parse(localStorage['klaf.settings']).lang") == "en"
    page.go_forward()
    page.unroute_all()
    expect(page.locator("article").first).to_be_visible()  # by itself
    page.context.close()


def test_rules_that_cannot_be_fetched_leave_the_match_alone(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", "R1 R3"], "R5"))
    host, _ = two_at(visit, "taki")
    cut_off(host, "**/assets/en-*.js")
    host.locator("header .tools").get_by_role("button", name="Rules").click()
    expect(host.locator("dialog [role=alert]")).to_have_text(text("en", "web-outdated-more"))
    host.keyboard.press("Escape")
    lay(host, "R7")
    host.faults.clear()  # type: ignore[attr-defined]  # the browser's own note of what it could not fetch


def test_a_replay_that_is_not_to_be_had_now_is_told_from_one_that_is_not_there(window: Browser, address: str) -> None:
    def starts(route: Route) -> None:
        route.fulfill(status=503, json={"code": "starting", "text": "The server starts.", "retry": True})

    with unanswered(window, address) as page:
        page.goto("/replay/ABCDEF/1")
        expect(page.locator("h1")).to_have_text("No connection")
        page.unroute_all()
        page.route("**/replay?**", starts)
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".notice")).to_contain_text("The server starts.")
        page.unroute_all()
        expect(page.locator("h1")).to_have_text("There is nothing to replay")  # by itself
        expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_replay_on_a_home_network_is_shared_by_copying(window: Browser, address: str) -> None:
    page = table.visit(window, address.replace("127.0.0.1", table.HOME_NETWORK))
    code = table.make_table(page, "taki", 2, 1)
    table.start(page)
    page.goto(f"/replay/{code}/1")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    page.goto("/join")
    page.locator("input").evaluate("field => (field.maxLength = 99)")
    page.locator("input").press("ControlOrMeta+V")
    expect(page.locator("input")).to_have_value(re.compile(f"/replay/{code}/1"))
    page.context.close()


def test_back_never_leads_out_of_the_app(visit: Visit) -> None:
    page = visit()
    for opened_first, before in (("/device", "/settings"), ("/settings", "/")):
        page.goto("/icon.svg")  # whatever was in the window
        page.goto(opened_first)
        page.locator("header .round").first.click()
        expect(page).to_have_url(before)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    for before in ("/settings", "/"):
        page.locator("header .round").first.click()
        expect(page).to_have_url(before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_named_and_reading_starts_at_their_heading(lang: str, visit: Visit) -> None:
    def arrived(title: str, **facts: str) -> None:
        called = text(lang, title, game=text(lang, "game-taki"), **facts)
        expect(page).to_have_title(text(lang, "web-title-of", page=called))
        expect(page.locator("h1")).to_be_focused()

    page = visit(lang=lang)
    page.goto("/")
    page.locator(".poster[data-game=taki] .feltlink").last.click()
    arrived("web-rules-of")
    page.go_back()
    expect(page).to_have_title(text(lang, "web-title"))
    expect(page.locator("h1")).to_be_focused()
    page.locator(".poster[data-game=taki] .felt").click()
    arrived("web-create-title")
    page.locator(".go .button").click()
    page.locator(".lobby .code").wait_for()
    arrived("web-title-table", code=page.url.rpartition("/")[2])


def test_a_result_that_is_put_away_leaves_the_focus_on_the_way_back_to_it(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, _ = two_at(visit, "taki")
    lay(host, "R7")
    host.locator("dialog .winners").wait_for()
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="Show the result")).to_be_focused()


def test_a_replay_tells_whose_cards_lie_below_and_opens_no_hidden_ones(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, guest = two_at(visit, "taki")
    code = host.url.rpartition("/")[2]
    guest.goto(f"/replay/{code}/1")
    expect(guest.locator(".whose")).to_have_text("Cards of Sami")
    expect(guest.locator("select")).to_have_count(0)
    expect(guest.locator(".hand [data-card=R1]")).to_be_visible()
    lay(host, "R7")
    host.locator("dialog .winners").wait_for()
    guest.goto("/icon.svg")  # whatever was in the window before a link was opened
    guest.goto(f"/replay/{code}/1")
    expect(guest.locator(".whose")).to_have_text("Cards of Noa")
    guest.locator("select").select_option("1")
    expect(guest.locator(".whose")).to_have_text("Cards of Sami")
    guest.get_by_role("button", name="Step forward").click()
    guest.locator("header .round").first.click()
    expect(guest).to_have_url("/")
