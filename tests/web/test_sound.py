"""Sounds are made in the browser: loud enough to be heard, never so loud that they crack, and none for who mutes."""

from playwright.sync_api import Page, expect

from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, expect_hand, lay, tool

# Have sounds written down instead of played: the page believes that it speaks to a loudspeaker.
RECORDER = """
window.recorders = [];
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 44100, 44100); recorders.push(this); }
  resume() { return Promise.resolve(); }
};
"""
PEAK = """async () => {
  const waves = await Promise.all(recorders.map((each) => each.startRendering()));
  return waves.map((wave) => Math.max(...wave.getChannelData(0).map(Math.abs)));
}"""


def seated(visit: Visit, deal: Deal, sound: bool) -> Page:
    deal(deals.taki(["R7 R9 B4", "R1 R3"], "R5"))
    page = visit(sound=sound)
    page.add_init_script(RECORDER)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    return page


def test_a_card_is_heard(visit: Visit, deal: Deal) -> None:
    page = seated(visit, deal, sound=True)
    lay(page, "R7")
    expect_hand(page, 2)
    (peak,) = page.evaluate(PEAK)
    assert 0.02 < peak < 1


def test_who_mutes_hears_nothing(visit: Visit, deal: Deal) -> None:
    page = seated(visit, deal, sound=False)
    lay(page, "R7")
    expect_hand(page, 2)
    assert page.evaluate(PEAK) == []
    tool(page, "Menu")
    page.get_by_role("switch", name="Sound").click()
    page.keyboard.press("Escape")
    page.locator(".hand .playable, .pile.active").first.wait_for()
    table.touch(card(page, "B4"))
    expect(page.locator(".reason")).to_be_visible()
    assert len(page.evaluate(PEAK)) == 1  # sounds can be had again at any time
