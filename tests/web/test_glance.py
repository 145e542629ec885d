"""What is seen at a glance: what can be laid, whose turn it is, how things stand, and where cards fly."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web import deals, table
from tests.web.hands import Deal, Visit, act, card, expect_hand, lay, lay_one, two_at
from tests.web.line import Line
from tests.web.signs import drawn, let_last, slowed, soon

DESKTOP = (1280, 800)  # a hand lies flat there
RING = re.compile(r"rgb\([\d, ]+\) 0px 0px 0px [2-9]")  # a full colour all around, without a blur


def style(target: Locator, name: str) -> str:
    found: str = target.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return found


def top_of(target: Locator) -> float:
    box = target.bounding_box()
    assert box is not None
    return box["y"]


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def other(page: Page, name: str) -> Locator:
    """The seat of somebody else."""
    return page.locator(".chair .seat").filter(has=page.locator(".name", has_text=name))


def two_among_bots(visit: Visit) -> tuple[Page, Page]:
    """Seat two people side by side at a table of four, one of them with less motion, and deal TAKI."""
    host, guest = visit(name="Noa"), visit(name="Sami", motion="auto")
    code = table.make_table(host, "taki", 4, 2)
    guest.goto(f"/t/{code}")
    guest.locator("li .button.main").first.click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Sami")
    table.start(host)
    guest.locator(".table .status").wait_for()
    return host, guest


def test_what_can_be_laid_stands_out_and_a_debt_is_shown_until_it_is_paid(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R+2 B3 G4", "B+2 B4 Y4"], "R5"))
    host, guest = two_at(visit, "taki", size=DESKTOP)
    host.mouse.move(0, 0)  # a card under the pointer rises too
    fits, others = card(host, "R+2"), (card(host, "B3"), card(host, "G4"))
    expect(fits).to_have_class(re.compile("playable"))
    for each in others:
        expect(each).to_have_css("filter", re.compile(r"brightness\(0\.[1-8]"))
        expect(each.locator(".card")).not_to_have_css("box-shadow", RING)
    assert soon(host, lambda: min(map(top_of, others)) - top_of(fits) > 5)
    for each in (fits, *(card(guest, name) for name in ("B+2", "Y4"))):  # the guest has no choice yet
        expect(each).to_have_css("filter", "none")
    expect(fits.locator(".card")).to_have_css("box-shadow", RING)
    expect(card(guest, "B+2").locator(".card")).not_to_have_css("box-shadow", RING)
    expect_debt(host, guest, 0)
    lay(host, "R+2")
    expect_debt(host, guest, 2)
    lay(guest, "B+2")
    expect_debt(host, guest, 4)
    host.locator(".pile.active").click()
    expect_hand(host, 6)
    expect_debt(host, guest, 0)


def expect_debt(host: Page, guest: Page, debt: int) -> None:
    """See how many cards are owed, on the pile and in its name; or that none are."""
    for page in (host, guest):
        badge, name = page.locator(".badge"), f"debt of {debt} cards$" if debt else r"^Draw pile, \d+ cards$"
        expect(badge).to_have_count(1 if debt else 0)
        expect(page.locator(".middle .pile")).to_have_attribute("aria-label", re.compile(name))
        if debt:
            expect(badge).to_have_attribute("data-shown", f"+{debt}")
            assert badge.evaluate("badge => getComputedStyle(badge, '::after').content") == f'"+{debt}"'


def test_the_colour_in_force_is_the_one_that_leads(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["colour R7 B3", "R1 G4 Gtaki G9 G8"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "colour")
    named = {name: host.locator("dialog .swatch", has_text=name) for name in ("red", "green")}
    swatches = {name: (style(found, "backgroundColor"), symbol_of(found)) for name, found in named.items()}
    expect_colour(guest, "red", *swatches["red"])
    named["green"].click()
    for page in (host, guest):
        expect_colour(page, "green", *swatches["green"])
    lay(guest, "Gtaki")
    lay(guest, "G9")
    for page in (host, guest):
        expect(page.locator(".middle .open")).to_have_text("TAKI open")
        expect(page.locator(".middle .open")).to_have_css("background-color", swatches["green"][0])
    act(guest, "TAKI closed")
    for page in (host, guest):
        expect(page.locator(".middle .open")).to_have_count(0)


def symbol_of(target: Locator) -> str:
    """The symbol of a colour, as it is drawn."""
    found: str = target.locator("svg").evaluate("picture => picture.innerHTML")
    return found


def expect_colour(page: Page, name: str, tone: str, symbol: str) -> None:
    """See which colour leads: by its badge, its symbol and the light around the piles."""
    badge = page.locator(".lead .colour")
    expect(badge).to_have_attribute("aria-label", f"Colour in force: {name}")
    expect(badge).to_have_css("background-color", tone)
    expect(page.locator(".halo")).to_have_css("background-image", re.compile(re.escape(tone)))
    assert symbol_of(badge) == symbol


# Whether the ring of arrows is seen from behind, and so goes the other way, still or turning.
AGAINST = """ring => {
  const { a, b, c, d } = new DOMMatrix(getComputedStyle(ring).transform);
  return a * d - b * c < 0;
}"""


def test_whose_turn_it_is_and_where_play_goes(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "Rdir B4 Y4", "G1 G3 G4", "Y1 Y3 Y5"], "R5"))
    host, guest = two_among_bots(visit)
    expect_turn(host, None)
    expect_turn(guest, "Noa")
    for page in (host, guest):
        expect(page.locator(".middle > .sr")).to_have_text("Play goes clockwise")
        assert not page.locator(".ring").evaluate(AGAINST)
    lay(host, "R7")
    expect_turn(host, "Sami")
    expect_turn(guest, None)
    lay(guest, "Rdir")
    expect_turn(host, None)
    expect_turn(guest, "Noa")
    for page in (host, guest):
        expect(page.locator(".middle > .sr")).to_have_text("Play goes counter-clockwise")
        assert page.locator(".ring").evaluate(AGAINST)


def expect_turn(page: Page, name: str | None) -> None:
    """See that one seat is marked, or none when it is one's own turn."""
    expect(page.locator(".status.mine")).to_have_count(0 if name else 1)
    expect(page.locator(".acting .name")).to_have_text([name] if name else [])
    expect(page.locator(".seat .sr")).to_have_text([f"It is the turn of {name}"] if name else [])
    if name:
        marked = style(page.locator(".seat.acting"), "boxShadow")
        assert [style(seat, "boxShadow") for seat in page.locator(".seat").all()].count(marked) == 1
        assert marked != "none"


def test_play_goes_clockwise_in_every_language(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", "B4 Y4", "G1 G3", "Y1 Y3", "B1 B3"], "R5"))
    page = visit(size=DESKTOP)
    table.make_table(page, "taki", 5, 4)
    table.start(page)
    for lang, rtl in (("en", False), ("he", True), ("ar", True)):
        if lang != "en":
            page.locator("header .tools button").last.click()
            page.locator(f"dialog [lang={lang}]").click()
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if rtl else "ltr")
        seats = sorted((middle(seat)[0], number_in(seat)) for seat in page.locator(".chair").all())
        assert [number for _, number in seats] == [2, 3, 4, 5], lang  # from one's left hand to the right
        assert middle(page.locator(".pile"))[0] < middle(page.locator(".heap"))[0], lang


def number_in(seat: Locator) -> int:
    """The number in a bot's name, whatever digits it is written with."""
    found = re.search(r"\d+", seat.locator(".name").inner_text())
    assert found
    return int(found[0])


def test_pot_and_counts_of_eight_and_a_half(visit: Visit, deal: Deal) -> None:
    deal(deals.eight(["1 4 half", "2 3 5"], "1"))
    host, guest = two_at(visit, "eight")
    plain = expect_pot(host, "", "The pot is empty", None)
    expect_counts(guest, "Noa", 27, 3, 0)
    lay_one(host, "1")
    expect_counts(guest, "Noa", 26, 3, 0)
    lay_one(guest, "2")
    expect_pot(guest, "2", "The pot stands at 2, 2 cards", None)
    lay_one(host, "half")
    for page in (host, guest):
        part = expect_pot(page, "2½", "The pot stands at 2½, 3 cards", "not whole")
    expect(other(guest, "Noa").get_by_role("img", name="offender")).to_be_visible()
    expect(host.locator(".room").get_by_role("img", name="offender")).to_have_count(0)
    lay_one(guest, "3")
    expect_counts(guest, "Noa", 25, 3, 4)
    expect_counts(host, "Sami", 25, 3, 0)
    for page in (host, guest):
        expect(page.get_by_role("img", name="offender")).to_have_count(0)
    lay_one(guest, "5")
    for page in (host, guest):
        five = expect_pot(page, "5", "The pot stands at 5, one card", "5 or less")
    assert len({plain, part, five}) == 3
    expect_counts(host, "Sami", 24, 3, 0)


def expect_pot(page: Page, value: str, label: str, mark: str | None) -> str:
    """See what the pot is worth and how it is marked; return the light in which it lies."""
    expect(page.locator(".value b")).to_have_text(value)
    expect(page.locator(".heap")).to_have_attribute("aria-label", label)
    expect(page.locator(".value .tag")).to_have_text([mark] if mark else [])
    return style(page.locator(".lamp"), "backgroundImage")


def expect_counts(page: Page, name: str, bank: int, held: int, burnt: int) -> None:
    """See what somebody else has, in numbers that are read and heard alike."""
    counts = other(page, name).locator(".counts > span")
    expect(counts).to_have_text([str(bank), str(held), str(burnt)])
    for label in (f"Bank: {bank}", f"In hand: {held}", f"Burnt: {burnt}"):
        expect(other(page, name).get_by_role("img", name=label, exact=True)).to_be_visible()


def test_a_round_of_tuki_from_its_pairs_to_its_points(visit: Visit, deal: Deal) -> None:
    boxes = ["8 8 2 3 8 5 6 P", "1 2 3 4 1 2 0 9"]
    deal(deals.tuki(boxes, [[0, 1, 2, 4], [0, 1, 2, 3, 4, 5, 6]], "8"))
    host, guest = two_at(visit, "tuki")
    let_last(host)
    expect_box(host.locator(".own .box"), [True, False, False, False])
    expect_box(other(guest, "Noa"), [True, False, False, False])
    expect(host.locator(".sums b").first).to_have_text("10")
    expect(other(guest, "Noa").locator(".sum")).to_have_text("10")
    put_from_bin(host, 5)
    expect_box(host.locator(".own .box"), [True, True, False, False])
    expect_box(other(guest, "Noa"), [True, True, False, False])
    expect(host.locator(".sums b").first).to_have_text("-8")  # two pairs of 8, and a 2
    expect(other(guest, "Noa").locator(".sum")).to_have_text("-8")
    for page in (host, guest):
        expect(page.get_by_role("img", name="all cards open")).to_have_count(0)
    put_from_bin(guest, 7)
    expect(other(host, "Sami").get_by_role("img", name="all cards open")).to_be_visible()
    expect(other(host, "Sami").locator(".sum")).to_have_text("12")
    put_from_bin(host, 7)
    expect(host.locator("dialog .total")).to_have_text(["10", "12"])
    points = host.locator("dialog li")
    expect(points.locator("b bdi")).to_have_text(["Noa", "Sami"])
    expect(points.nth(0).locator("p")).to_have_text(
        [
            "quartet of 8 in columns 1, 2 (8, 8, 8, 8): -10",
            "column 3: 2 + 6 = 8",
            "column 4: 3 + 9 = 12",
            "10 in this round, 10 in all",
        ]
    )
    expect(points.nth(0).locator(".part b")).to_have_text(["-10", "8", "12"])
    expect(points.nth(0).locator(".part").first.locator(".card")).to_have_count(4)
    expect(points.nth(1).locator(".part b")).to_have_text(["0", "0", "3", "9"])
    expect(points.nth(1).locator("p").last).to_have_text("12 in this round, 12 in all")
    expect(points.locator("p").last).to_be_visible()


def expect_box(box: Locator, pairs: list[bool]) -> None:
    """See which columns of a box are lit as pairs."""
    columns = box.locator(".column")
    expect(columns).to_have_count(len(pairs))
    for number, pair in enumerate(pairs):
        column = expect(columns.nth(number))
        (column.not_to_have_css if pair else column.to_have_css)("box-shadow", "none")


def put_from_bin(page: Page, place: int) -> None:
    """Take the top of the bin and put it into one's box."""
    page.locator(".heap.active").click()
    page.locator(".box.own .column").nth(place % 4).locator(".place").nth(place // 4).and_(page.locator(".lit")).click()


# Where each card that flies begins and ends, in order, as long as it lasts; and how long it takes.
FLIGHTS = """() => {
  window.flights = [];
  const seen = async (ghost) => {
    const [flight] = ghost.getAnimations();
    const { delay, duration } = flight.effect.getTiming();
    const one = { duration };
    window.flights.push(one);
    flight.pause();
    await ghost.querySelector('img').decode();
    for (const [name, time] of [['from', delay], ['to', delay + duration]]) {
      flight.currentTime = time;
      const box = ghost.getBoundingClientRect();
      one[name] = [box.left + box.width / 2, box.top + box.height / 2];
    }
    flight.currentTime = 0;
    flight.play();
    document.body.dataset.flown = window.flights.length;
  };
  const added = (all) => all.flatMap((one) => [...one.addedNodes]).filter((node) => node.className === 'ghost');
  const watch = new MutationObserver((all) => added(all).forEach(seen));
  watch.observe(document.querySelector('.layer[aria-hidden]'), { childList: true });
}"""


def test_cards_fly_from_where_they_were_to_where_they_go(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "B4 Y4 G1"], "R5"))
    host, guest = two_at(visit, "taki", motion="auto")
    expect(host.locator(".ghost, [data-landing]")).to_have_count(0)
    host.evaluate(FLIGHTS)
    held, pile = middle(card(host, "R7")), middle(host.locator(".room .pile"))
    lay(host, "R7")
    expect_flight(host, 1, held, host.locator(".heap .top"))
    guest.locator(".pile.active").click()
    expect_flight(host, 2, pile, host.locator(".chair .cards"))
    host.locator(".pile.active").click()
    expect_flight(host, 3, pile, host.locator(".hand [data-card]:not([data-card=R9], [data-card=B3])"))


def expect_flight(page: Page, number: int, start: tuple[float, float], end: Locator) -> None:
    """See that so many cards have flown, and the last one from there to there; a card that is pressed lies higher."""
    expect(page.locator("body")).to_have_attribute("data-flown", str(number))
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)
    flight, to = page.evaluate("window.flights.at(-1)"), middle(end)
    assert flight["from"] == [pytest.approx(start[0], abs=8), pytest.approx(start[1], abs=30)]
    assert flight["to"] == [pytest.approx(to[0], abs=8), pytest.approx(to[1], abs=30)]


def test_who_has_fallen_behind_catches_up(visit: Visit, deal: Deal) -> None:
    bots = [f"{colour}{figure} {colour}4" for figure in "13" for colour in "BGY"] + ["B5 B6", "G5 G6", "Y5 Y6"]
    deal(deals.taki(["R7 R9 R8", *bots], "R5"))  # the bots can only draw
    page = visit(motion="auto")
    line = Line(page)
    table.make_table(page, "taki", 10, 9)
    table.start(page)
    expect(card(page, "R7")).to_have_class(re.compile("playable"))
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)
    page.evaluate(FLIGHTS)
    line.silent = True
    lay(page, "R7")
    assert soon(page, lambda: sum('"drew"' in str(message) for _, message in line.kept) == 9)
    with slowed(page):  # all is there before the first has landed
        line.speak()
        drawn(page)
    expect(card(page, "R9")).to_have_class(re.compile("playable"))
    durations = [flight["duration"] for flight in page.evaluate("window.flights")]
    assert 1 < len(durations) < 10  # who is far behind lets nothing fly
    assert min(durations) < max(durations) / 2
    expect(page.locator(".chair .count")).to_have_text(["3"] * 9)


@pytest.fixture
def phone(window: Browser, address: str) -> Iterator[Page]:
    """A small phone, touched with fingers."""
    context = window.new_context(
        has_touch=True,
        is_mobile=True,
        service_workers="block",
        viewport={"width": 360, "height": 640},
        base_url=address,
    )
    context.add_init_script(
        f"localStorage['klaf.settings'] ??= JSON.stringify({json.dumps({'lang': 'en', **table.CALM})})"
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    assert faults == []
    context.close()


def test_a_finger_lifts_a_covered_card_before_it_plays_it(phone: Page, deal: Deal) -> None:
    figures = ("1", "3", "4", "5", "6", "7", "8", "9", "stop", "dir")
    deal(deals.taki([" ".join(f"{colour}{figure}" for colour in "RBGY" for figure in figures), "Rplus Bplus"], "R+2"))
    table.make_table(phone, "taki", 2, 1)
    table.start(phone)
    expect_hand(phone, 40)
    expect(card(phone, "R7")).to_have_class(re.compile("playable"))
    assert not card(phone, "R7").evaluate(FREE)
    resting = {name: top_of(card(phone, name)) for name in ("R7", "R8")}
    tap(phone, "R8")
    expect_lifted(phone, "R8", resting["R8"])
    tap(phone, "R7")
    expect_lifted(phone, "R7", resting["R7"])
    assert soon(phone, lambda: top_of(card(phone, "R8")) > resting["R8"] - 1)
    expect_hand(phone, 40)
    tap(phone, "R7")
    expect_hand(phone, 39)
    expect(card(phone, "R7")).to_have_count(0)


def tap(page: Page, name: str) -> None:
    """Touch a card where it is to be seen beside the one that covers it."""
    card(page, name).tap(position={"x": 6, "y": 20})


# Whether nothing covers the middle of a card.
FREE = """card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 4));
}"""


def expect_lifted(page: Page, name: str, resting: float) -> None:
    """See one card come out from under the others."""
    expect(page.locator(".hand .selected")).to_have_attribute("data-card", name)
    assert soon(page, lambda: top_of(card(page, name)) < resting - 8)
    assert card(page, name).evaluate(FREE)
