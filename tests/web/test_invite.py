"""Invitations lead to their table, shared replays to their step, and a table is as it was asked for."""

import re
from collections.abc import Callable
from io import BytesIO

import pytest
import segno
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from klaf.locale import text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, expect_hand, lay, two_at

# A browser that has a share sheet; what it is given is kept.
SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"

# The parts of a QR code of 29 modules: three corners and the dots between them, the small square, and then the bytes.
FRAME = {
    (x, y)
    for x in range(29)
    for y in range(29)
    if 6 in (x, y) or (x < 9 and (y < 9 or y > 20)) or (x > 20 and y < 9) or {x, y} <= {20, 21, 22, 23, 24}
}
# What is laid over the bytes, by row and column.
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 6 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
# Where the bytes lie: up and down through columns that are two wide, past the one that is part of the frame.
PATH = [
    (right - side, y if turn % 2 else 28 - y)
    for turn, right in enumerate((*range(28, 6, -2), 5, 3, 1))
    for y in range(29)
    for side in (0, 1)
]


def drawn(page: Page) -> list[list[int]]:
    """Look at a QR code on the screen, as a camera would: which of its modules are dark."""
    code = page.locator(".qr svg")
    picture = Image.open(BytesIO(code.screenshot())).convert("L")
    across = int((code.get_attribute("viewBox") or "").split()[2])
    spots = [int((number + 0.5) * picture.width / across) for number in range(4, across - 4)]  # light all around
    return [[int(int(picture.getpixel((x, y))) < 128) for x in spots] for y in spots]  # type: ignore[arg-type]


def read(modules: list[list[int]]) -> str:
    """Read a QR code of 29 modules: see that its frame is another encoder's, that no byte is wrong, and what they say.

    The bytes are not compared with the other encoder's: they may be filled up in more than one way.
    """
    for mask, covers in enumerate(MASKS):
        other = segno.make_qr("klaf", version=3, error="m", mask=mask, boost_error=False)
        if all(modules[y][x] == other.matrix[y][x] for x, y in FRAME):
            return _words("".join(str(modules[y][x] ^ covers(y, x)) for x, y in PATH if (x, y) not in FRAME))
    raise AssertionError("its frame is none")


def _words(bits: str) -> str:
    """Read the bytes of a QR code of 29 modules: 44, and 26 that tell whether they are right."""
    words = [int(bits[at : at + 8], 2) for at in range(0, 8 * 70, 8)]
    assert not any(checksum(words, power) for power in range(26))
    assert bits[:4] == "0100"  # characters of a byte each; how many, and they
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * int(bits[4:12], 2), 8)).decode()


def checksum(words: list[int], power: int) -> int:
    """Return what is 0 where no byte is wrong: the bytes as a polynomial, at a power of 2 in the field of 256."""
    total = 0
    for word in words:
        for _ in range(power):
            total = total << 1 ^ (0x11D if total & 0x80 else 0)
        total ^= word
    return total


@pytest.mark.parametrize("host", ["127.0.0.1", table.HOME_NETWORK])
def test_every_invitation_is_the_address_of_the_table(host: str, window: Browser, address: str) -> None:
    here = address.replace("127.0.0.1", host)
    page = table.visit(window, here)
    page.add_init_script(SHARE)
    link = f"{here}/t/{table.make_table(page, 'taki', 2, 0)}"
    assert read(drawn(page)) == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {"title": text("en", "game-taki"), "url": link}
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    page.goto("/settings")
    field = page.locator("input.field")  # any that takes what is pasted as it is
    field.evaluate("field => ((field.maxLength = 99), (field.value = ''))")
    field.press("ControlOrMeta+V")
    expect(field).to_have_value(link)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def test_a_replay_is_shared_at_the_step_that_is_looked_at(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rstop Bstop B7 G9 Y9", "B1"], "R5"))
    host, guest = two_at(visit, "taki")
    host.add_init_script(SHARE)
    for number, name in enumerate(("Rstop", "Bstop", "B7")):
        lay(host, name)
        expect_hand(host, 4 - number)
    lay(guest, "B1")
    host.locator("dialog .winners").wait_for()
    host.goto(f"/replay/{host.url.rpartition('/')[2]}/1")
    for _ in range(3):
        host.get_by_role("button", name="Step forward").click()
    expect(host.locator("footer input")).to_have_value("3")
    host.get_by_role("button", name="Share").click()
    late = visit(name="Dana")
    late.goto(host.evaluate("window.shared.url"))
    expect(late.locator("footer input")).to_have_value("3")
    expect(late.locator("footer .text")).to_have_text(host.locator("footer .text").inner_text())
    expect(late.locator(".hand [data-card]")).to_have_count(2)


def offered(page: Page, group: str, choice: str) -> Locator:
    return page.get_by_role("group", name=group).get_by_role("button", name=choice, exact=True)


def test_a_table_is_as_it_was_asked_for_and_found_by_all_where_it_is_public(visit: Visit) -> None:
    host, guest = visit(name="Michal"), visit(name="Sami")
    guest.goto("/")
    host.goto("/new/taki")
    kept = {"Players": "3", "Time for a turn": "30 s", "Edition": "112 cards, without +3"}
    for group, choice in {**kept, "Of them bots": "1", "How well bots play": "skilled"}.items():
        offered(host, group, choice).click()
    host.get_by_role("switch", name="Open to everyone").click()
    host.locator("summary").click()
    rule = host.locator("details").get_by_role("switch").first
    name, usual = rule.inner_text(), str(rule.get_attribute("aria-checked"))
    rule.click()
    host.locator(".go .button").click()
    host.get_by_role("button", name="Settings of the table").click()
    for group, choice in kept.items():
        expect(offered(host, group, choice)).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_role("switch", name="Open to everyone")).to_have_attribute("aria-checked", "true")
    host.locator("dialog summary").click()
    expect(host.locator("dialog").get_by_role("switch", name=name)).not_to_have_attribute("aria-checked", usual)
    expect(host.locator("dialog .badge")).to_have_text("1")  # and no other house rule
    listed = guest.locator("li", has_text="Michal")
    expect(listed).to_contain_text(text("en", "web-free-seats", count=1))
    listed.get_by_role("button").click()
    expect(guest).to_have_url(host.url)
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.locator("li .name")).to_have_text(
        [re.compile("Michal"), re.compile("Sami"), re.compile("Bot 3 ?skilled")]
    )
