"""People at a table: who hosts, who is heard, who begins, how it is set up, and on which device one plays."""

import re

import pytest
from playwright.sync_api import Page, expect

from klaf.locale import LANGUAGES, text
from klaf.server.telling.phrases import PHRASES
from tests.web import deals, table
from tests.web.hands import Deal, Visit, expect_hand, lay, tool, two_at, two_in_lobby
from tests.web.signs import let_last


def say(page: Page, phrase: str) -> None:
    tool(page, "Say something")
    page.locator("dialog .phrases").get_by_role("button", name=phrase, exact=True).click()


def more_about(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"More about {name}").click()


def test_who_is_muted_is_not_heard(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    let_last(host)
    say(guest, "Well played!")
    expect(host.locator(".phrase")).to_have_text("Well played!")
    tool(host, "Menu")
    host.get_by_role("button", name="Around the table").click()
    more_about(host, "Sami")
    host.get_by_role("button", name="Mute").click()
    expect(host.locator("dialog li", has_text="Sami")).to_contain_text("muted")
    host.keyboard.press("Escape")
    say(guest, "Good luck!")
    lay(host, "R7")
    lay(guest, "R1")  # what comes after the phrase has arrived
    expect_hand(guest, 2)
    expect(host.locator(".status")).to_have_class(re.compile("mine"))
    assert "Good luck!" not in host.locator(".phrase").all_inner_texts()


def test_reactions_are_drawn_and_named(visit: Visit) -> None:
    host, guest = two_at(visit, "taki")
    for page in (host, guest):
        let_last(page)
    reactions = [phrase for phrase, kind in PHRASES.items() if kind == "reaction"]
    tool(host, "Say something")
    pictures = host.locator("dialog .reaction").get_by_role("img")
    expect(pictures).to_have_count(len(reactions))
    for picture, phrase in zip(pictures.all(), reactions, strict=True):
        expect(picture.locator("svg")).to_be_visible()
        expect(picture).to_have_accessible_name(text("en", f"phrase-{phrase}"))
    host.get_by_role("button", name="Applause").click()
    for page in (host, guest):  # one sees oneself what one has said
        expect(page.locator(".phrase").get_by_role("img", name="Applause")).to_be_visible()


def test_two_of_one_name_are_told_apart(visit: Visit) -> None:
    host, twin = visit(name="Noa"), visit(name="Noa")
    code = table.make_table(host, "taki", 2, 0)
    twin.goto(f"/t/{code}")
    twin.locator("li .button.main").click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text(re.compile(r"Noa \d+"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_know_ones_name_and_say_which_cannot_be(lang: str, visit: Visit) -> None:
    page = visit(lang=lang)
    page.goto("/settings")
    field = page.locator("input.field")
    expect(field).to_have_value(re.compile(".+"))
    name = field.input_value()
    let_last(page)
    field.fill("...")
    field.press("Enter")
    expect(page.locator(".toast")).to_contain_text(text(lang, "refused-name-empty"))
    assert all("status of 400" in fault for fault in page.faults)  # type: ignore[attr-defined]  # the browser's own note
    page.faults.clear()  # type: ignore[attr-defined]
    page.reload()
    expect(field).to_have_value(name)


def test_a_new_name_is_seen_by_the_others_at_once(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    tool(guest, "Menu")
    guest.locator("dialog input.field").fill("Samira")
    guest.locator("dialog input.field").press("Enter")
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Samira")


def test_the_table_is_handed_over(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    more_about(host, "Sami")
    host.get_by_role("button", name="Make host").click()
    expect(host.locator(".wait")).to_be_visible()
    expect(guest.locator("li", has_text="Sami")).to_contain_text("host")
    table.start(guest)
    host.locator(".table .status").wait_for()


def test_whoever_is_youngest_opens(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    youngest = host.get_by_role("group", name="The youngest opens")
    for name in ("Noa", "Sami"):
        youngest.get_by_role("button", name=name).click()
        expect(youngest.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    table.start(host)
    expect(guest.locator(".status")).to_have_class(re.compile("mine"))
    expect(host.locator(".status")).to_contain_text("Sami")


def test_whose_birthday_is_next_is_marked(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "tuki")
    birthday = host.get_by_role("group", name="Whose birthday is next")
    birthday.get_by_role("button", name="Sami").click()
    expect(birthday.get_by_role("button", name="Sami")).to_have_attribute("aria-pressed", "true")
    table.start(host)
    guest.locator(".table .status").wait_for()


def test_the_table_is_changed_between_matches(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "R7")
    host.locator("dialog .winners").wait_for()
    host.get_by_role("button", name="Change the table").click()
    sheet = host.get_by_role("dialog", name="Around the table")
    expect(sheet.locator("li bdi")).to_have_text(["Noa", "Sami"])
    sheet.get_by_role("button", name="60 s", exact=True).click()
    expect(sheet.get_by_role("button", name="60 s", exact=True)).to_have_attribute("aria-pressed", "true")
    host.keyboard.press("Escape")
    guest.reload()  # the table is cleared for the next match; the last can still be looked at
    guest.get_by_role("button", name="Replay the last match").click()
    expect(guest.locator("footer input")).to_be_visible()
    guest.go_back()
    deal(deals.taki(["R7 R9", "R1 R3"], "R5"))
    host.get_by_role("button", name="Play again").click()
    expect_hand(host, 2)
    expect(guest.locator(".clock")).to_be_visible()
    colour = "one => getComputedStyle(one).backgroundColor"
    assert host.locator(".clock .run").evaluate(colour) != host.locator(".status.mine").evaluate(colour)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_a_small_phone(lang: str, visit: Visit, deal: Deal) -> None:
    page = visit(lang=lang, size=(360, 640))
    wider = "[...document.querySelectorAll('html, dialog .body')].filter((each) => each.scrollWidth > each.clientWidth)"
    for path in ("/", "/settings", "/join", "/device", "/new/taki", "/rules/taki"):
        page.goto(path)
        page.locator("h1").first.wait_for()
        assert page.evaluate(f"{wider}.length") == 0, path
    table.make_table(page, "taki", 10, 9)
    assert page.evaluate(f"{wider}.length") == 0
    page.locator(".setup").click()
    page.locator("dialog .choice").first.wait_for()
    assert page.evaluate(f"{wider}.length") == 0
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    assert page.evaluate(f"{wider}.length") == 0


def test_a_bot_becomes_stronger(visit: Visit) -> None:
    page = visit()
    table.make_table(page, "taki", 2, 1)
    more_about(page, "Bot 2")
    page.get_by_role("group", name="Plays").get_by_role("button", name="master").click()
    expect(page.locator("li small", has_text="master")).to_be_visible()


def test_one_goes_on_at_another_device(visit: Visit) -> None:
    first, second = visit(name="Noa"), visit(name="Somebody", lang="he")
    code = table.make_table(first, "taki", 2, 1)
    first.goto("/settings")
    first.get_by_role("button", name="Play on another device").click()
    first.get_by_role("button", name="Show the digits").click()
    digits = first.locator(".digits").inner_text()
    second.goto("/device")
    second.locator("form input").fill(digits)
    second.get_by_role("button", name=text("he", "web-device-go")).click()
    second.get_by_role("button", name=re.compile(code)).click()
    expect(second.locator("li.mine bdi")).to_have_text("Noa")
    assert second.request.get("/api/guest").json()["lang"] == "he"  # the server speaks this device's language
    table.start(second)


def test_too_few_digits_are_answered(visit: Visit) -> None:
    page = visit()
    page.goto("/device")
    page.get_by_role("textbox", name="Six digits").fill("12")
    page.get_by_role("button", name="Go on here").click()
    expect(page.get_by_text("The code has six digits.")).to_be_visible()
