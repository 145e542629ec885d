"""A replay: every way through it, what it shows to whom, and a deal that was changed."""

import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

import klaf
from klaf.engine.match import Match
from klaf.locale import text
from klaf.wire import fairness
from tests.web import deals, table
from tests.web.hands import Deal, Visit, lay

OPEN, BOT = "All cards open", "Bot 2 (casual)"


def finished(visit: Visit, deal: Deal, match: Match, *cards: str) -> Page:
    """Play a match that is all but over against a bot, laying some cards first, and open its replay."""
    deal(match)
    page = visit(name="Noa")
    code = table.make_table(page, match.game.name, match.players, 1)
    table.start(page)
    for card in cards:
        lay(page, card)
    table.play_on(page, "dialog .winners")
    page.goto(f"/replay/{code}/1")
    page.locator("footer input").wait_for()
    return page


def see_as(page: Page, whom: str) -> None:
    page.locator("header select").select_option(label=whom)
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")


def pictures(page: Page, where: str) -> list[str]:
    """Return the pictures of the cards that lie somewhere."""
    found: list[str] = page.locator(f"{where} img").evaluate_all("(cards) => cards.map((card) => card.src)")
    return found


def hidden(cards: list[str], faces: list[str]) -> bool:
    """Whether cards that differ all look the same, and like none of the faces."""
    return len(set(cards)) == 1 and not set(cards) & set(faces)


def run_of_four(visit: Visit, deal: Deal) -> Page:
    """Four cards laid one by one on a TAKI, and the match is over."""
    match = deals.taki(["Rtaki R7 R8 R9", "B1 B3 B4"], "R5")
    return finished(visit, deal, match, "Rtaki", "R7", "R8", "R9")


def before_the_last_blind_card() -> Match:
    """Noa turns up a last blind card; the other has the same cards open as blind. All others are burnt."""
    game = klaf.game("eight")
    document = game.new(players=2, seed=1).position()
    deck = Counter(card for field in ("hands", "banks", "open", "blind") for seat in document[field] for card in seat)
    document |= {"hands": [[], ["2", "3", "6"]], "open": [["-"] * 3, ["3", "4", "5"]], "banks": [[], []]}
    document |= {"blind": [["7", "-", "-"], ["3", "4", "5"]], "phase": "blind", "holders": []}
    laid = Counter(card for field in ("hands", "open", "blind") for seat in document[field] for card in seat)
    late = {"number": 5, "shuffles": 5, "went_out": 0, "points": [6, 3]}
    return game.from_position(document | late | {"burnt": [[], sorted((deck - laid).elements())]})


def before_the_last_round_ends() -> Match:
    """Two boxes that are alike but for the last card, the one all but open, the other hardly."""
    match = deals.tuki(["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9"], [[0, 1, 2, 3, 4, 5, 6], [0, 1]], "12")
    late = {"rounds": 4, "shuffles": 6, "points": [[9, 30], [30, 9], [20, 20], [10, 10]]}
    found: Match = match.game.from_position(match.position() | late)
    return found


def expect_step(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"/1\?step={step}$" if step else "/1$"))
    expect(page.locator("footer input")).to_have_value(str(step))
    expect(page.locator(".hand")).to_have_attribute("data-count", str(4 - step))


def test_a_replay_goes_where_it_is_sent_and_on_by_itself(visit: Visit, deal: Deal) -> None:
    page = run_of_four(visit, deal)
    expect_step(page, 0)
    ways = [("Step forward", 1), ("Step forward", 2), ("To the end", 4), ("Step back", 3), ("To the beginning", 0)]
    for name, step in ways:
        page.get_by_role("button", name=name, exact=True).click()
        expect_step(page, step)
    for step in (3, 1):
        page.locator("footer input").fill(str(step))
        expect_step(page, step)
    page.clock.install()
    page.reload()
    expect_step(page, 1)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    play, pause = (page.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    play.click()
    for step in (2, 3):
        expect(pause).to_be_visible()
        page.clock.run_for(1100)
        expect_step(page, step)
    pause.click()
    page.clock.run_for(5000)
    expect_step(page, 3)
    play.click()
    page.clock.run_for(1100)
    expect_step(page, 4)
    expect(play).to_be_visible()


def test_a_seat_of_taki_sees_its_own_hand_alone(visit: Visit, deal: Deal) -> None:
    page = run_of_four(visit, deal)
    mine, theirs = ".hand", ".chair .cards"
    see_as(page, BOT)
    expect(page.locator(".hand [data-card]")).to_have_count(3)
    bot, backs = pictures(page, mine), pictures(page, theirs)
    see_as(page, "Noa")
    expect(page.locator(".hand [data-card]")).to_have_count(4)
    noa = pictures(page, mine)
    assert len(set(noa + bot)) == 7
    assert hidden(backs + pictures(page, theirs), noa + bot)
    see_as(page, OPEN)
    expect(page.locator(".chair .cards img").first).to_have_attribute("src", bot[0])
    assert (pictures(page, mine), pictures(page, theirs)) == (noa, bot)


def test_a_seat_of_eight_and_a_half_sees_no_blind_cards(visit: Visit, deal: Deal) -> None:
    page = finished(visit, deal, before_the_last_blind_card())
    noa, bot = pictures(page, ".own .blind"), pictures(page, ".chair .blind")
    assert bot == pictures(page, ".chair .open")
    assert len(set(noa + bot)) == 4
    for seat, held in (("Noa", 0), (BOT, 3)):
        see_as(page, seat)
        expect(page.locator(".own .hand [data-card]")).to_have_count(held)
        backs = pictures(page, ".own .blind") + pictures(page, ".chair .blind")
        assert len(backs) == 4
        assert hidden(backs, noa + bot)
    assert pictures(page, ".own .open") == bot
    assert len(set(pictures(page, ".own .hand"))) == 3


def test_a_seat_of_tuki_tuki_sees_only_what_lies_open(visit: Visit, deal: Deal) -> None:
    page = finished(visit, deal, before_the_last_round_ends())
    mine, theirs = ".box.own .place", ".chair .place"
    noa, bot = pictures(page, mine), pictures(page, theirs)
    assert len(set(noa + bot)) == 9
    assert noa[:7] == bot[:7]
    for seat in ("Noa", BOT):
        see_as(page, seat)
        first, second = (mine, theirs) if seat == "Noa" else (theirs, mine)
        expect(page.locator(second).nth(1)).to_have_attribute("aria-label", "Place 5: hidden card")
        full, bare = pictures(page, first), pictures(page, second)
        assert (full[:7], bare[0], bare[2]) == (noa[:7], bot[0], bot[2])  # column by column
        assert hidden([full[7], bare[1], *bare[3:]], noa + bot)
    see_as(page, OPEN)
    expect(page.locator(f"{theirs} img").last).to_have_attribute("src", bot[7])
    assert pictures(page, mine) == noa


def test_a_seat_is_not_told_what_another_drew(visit: Visit, deal: Deal) -> None:
    deal(before_the_last_round_ends())
    page = visit(name="Noa")
    code = table.make_table(page, "tuki", 2, 1)
    table.start(page)
    page.locator(".pile.active").click()
    page.locator(".box.own .lit").first.wait_for()
    table.play_on(page, "dialog .winners")
    page.goto(f"/replay/{code}/1?step=1")
    words = page.locator("footer .text")
    for seat in (OPEN, "Noa"):
        see_as(page, seat)
        expect(words).to_have_text(re.compile(r"Noa: drew (\d+|a parrot)"))
        assert pictures(page, ".middle .taken") != pictures(page, ".pile")[:1]
    see_as(page, BOT)
    expect(words).to_have_text("Noa: drew a card")
    assert pictures(page, ".chair .taken") == pictures(page, ".pile")[:1]


def exchange(route: Route) -> None:
    """Answer with a replay in which two cards of the hands that were dealt are exchanged."""
    replay = route.fetch().json()
    first, second = replay["steps"][0]["view"]["hands"]
    at = next(i for i, card in enumerate(second) if card not in first)
    first[0], second[at] = second[at], first[0]
    route.fulfill(json=replay)


def altered(line: str) -> Callable[[Route], None]:
    """Answer with a record in which a line's first digit is another."""

    def answer(route: Route) -> None:
        before, found, after = route.fetch().text().partition(line)
        route.fulfill(body=f"{before}{found}{int(after[0], 16) ^ 1:x}{after[1:]}")

    return answer


SECRET = "5a" * 32


def another_shuffle(route: Route) -> None:
    """Answer with a record that is right in itself, of a shuffle that nobody was bound to."""
    key = fairness.match_key(SECRET, [None, None])
    lines = {"secret": SECRET, "commitment": fairness.commitment(SECRET), "key": key, "sealed": "", "shares": ""}
    told = [line.partition(":") for line in route.fetch().text().split("\n")]
    route.fulfill(
        body="\n".join(f"{name}: {lines[name]}" if name in lines else name + colon + rest for name, colon, rest in told)
    )


def another_deal(route: Route) -> None:
    """Answer with a replay whose deal is that of the other shuffle."""
    replay = route.fetch().json()
    match = klaf.game("taki").new(players=2, seed=fairness.match_key(SECRET, [None, None]))
    replay["steps"][0]["view"] = match.position()
    replay["steps"][0]["events"] = []
    assert [event.kind for event in match.opening].count("turned-up") == 1
    route.fulfill(json=replay)


def test_the_check_of_a_shuffle_names_what_was_changed(visit: Visit) -> None:
    page = visit()
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    table.play_on(page, "dialog .winners")
    button = page.get_by_role("button", name="Check the shuffle")

    def expect_wrong(*sentences: str) -> None:
        button.click()
        expect(page.locator(".fair li")).to_have_count(5)
        expect(page.locator(".fair li.bad")).to_have_text(list(sentences))
        button.click()
        expect(page.locator(".fair")).to_have_count(0)
        page.unroute_all()

    expect_wrong()
    page.route("**/replay*", exchange)
    expect_wrong("The cards of the first deal do not lie as that key shuffles them!")
    not_made = "The key of the shuffle does not follow from that secret and one player’s number!"
    page.route("**/record*", altered("secret: "))
    expect_wrong("The server’s secret is not the one it was bound to before the deal!", not_made)
    page.route("**/record*", altered("shares: 0:"))
    not_sealed = "Somebody’s number is not the one they were bound to before the others were told!"
    not_mine = "Your browser’s own number was left out or changed!"
    expect_wrong(not_sealed, not_made, not_mine)
    page.route("**/record*", altered("sealed: 0:"))
    expect_wrong(not_sealed, not_mine)
    page.route("**/record*", another_shuffle)
    page.route("**/replay*", another_deal)
    expect_wrong(
        "The server’s secret is not the one it was bound to before the deal!",
        text("en", "web-fair-hidden"),
    )
