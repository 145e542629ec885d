"""The answers of the laboratory as tables for a terminal, and as charts."""

from typing import Any

from klaf.cli.lab_words import (
    PERCENT,
    bots_of,
    card_name,
    grid,
    is_share,
    level,
    margin,
    measure_name,
    number,
    rules_changed,
    rules_given,
    title_of,
    with_margin,
)
from klaf.lab.cards import Worths
from klaf.lab.chart import Bar, Bars, Chart, Columns, columns
from klaf.lab.compare import Compared
from klaf.lab.simulate import Simulated
from klaf.lab.skill import Skills
from klaf.lab.summary import Estimate
from klaf.locale import text

RIGHT_TO_LEFT = ("he", "ar")
Answer = Simulated | Compared | Worths | Skills


def table_of_answer(answer: Answer, lang: str) -> str:
    """Lay an answer out for a terminal."""
    blocks = [title_of(answer.study, lang), note_of(answer, lang)]
    if isinstance(answer, Simulated):
        blocks += _simulated(answer, lang)
    elif isinstance(answer, Compared):
        blocks += _compared(answer, lang)
    elif isinstance(answer, Worths):
        blocks += _worths(answer, lang)
    else:
        blocks += _skills(answer, lang)
    return "\n\n".join(blocks)


def note_of(answer: Answer, lang: str, gap: str = " ") -> str:
    """Say who played by which rules, a gap between them, and what else is to be known to read the numbers."""
    study = answer.study
    if isinstance(answer, Compared):
        one, other = (gap.join(rules_given(table)) or "—" for table in study.tables[:2])
        better, worse = (level(bot, lang) for bot in study.tables[2].bots[:2])
        facts = {"one": one, "other": other, "better": better, "worse": worse, "bots": bots_of(study, lang)}
        return text(lang, "lab-note-compare", **facts)
    said = text(
        lang, f"lab-note-{study.kind}", **({} if isinstance(answer, Skills) else {"bots": bots_of(study, lang)})
    )
    rules = gap.join(rules_changed(study.tables[0]))
    return f"{said} {text(lang, 'lab-note-rules', rules=rules)}" if rules else said


def _heads(lang: str, *names: str) -> list[str]:
    return [text(lang, f"lab-{name}") for name in names]


def _simulated(answer: Simulated, lang: str) -> list[str]:
    rows = [_heads(lang, "measure", "mean", "margin", "median", "middle")]
    for name, spread in answer.spreads.items():
        if spread.least < spread.most:
            between = f"{number(spread.low, 0)} … {number(spread.high, 0)}"
            cells = [number(spread.mean.mean), margin(spread.mean), number(spread.median, 0), between]
            rows.append([measure_name(name, answer.study.game, lang), *cells])
    blocks = [grid(rows)] if len(rows) > 1 else []
    blocks.append(_shares(lang, "order-of-play", {f"order-{k + 1}": one for k, one in enumerate(answer.order)}))
    blocks.append(_shares(lang, "seats", {f"seat-{k + 1}": one for k, one in enumerate(answer.seats)}))
    if len(answer.bots) > 1:
        rows = [_heads(lang, "bot", "wins", "margin")]
        rows += [[level(bot, lang), *_share(one)] for bot, one in answer.bots.items()]
        blocks.append(grid(rows))
    return blocks


def _shares(lang: str, head: str, shares: dict[str, Estimate]) -> str:
    rows = [_heads(lang, head, "wins", "margin")]
    return grid(rows + [[measure_name(name, "", lang), *_share(one)] for name, one in shares.items()])


def _share(one: Estimate) -> list[str]:
    return [number(PERCENT * one.mean), margin(one, PERCENT)]


def _compared(answer: Compared, lang: str) -> list[str]:
    rows = [_heads(lang, "measure", "one", "other", "difference", "margin", "verdict")]
    for name, row in answer.rows.items():
        times = PERCENT if is_share(name) else 1.0
        means = [number(times * one.mean) for one in (row.one, row.other)]
        verdict = text(lang, f"lab-verdict-{('less', 'none', 'more')[row.sign + 1]}")
        fine = 4 if 0 < times * row.difference.margin < 0.01 else 2
        difference = [number(times * row.difference.mean, fine, signed=True), margin(row.difference, times, fine)]
        rows.append([measure_name(name, answer.study.game, lang), *means, *difference, verdict])
    return [grid(rows)]


def _worths(answer: Worths, lang: str) -> list[str]:
    game = answer.study.game
    points = text(lang, "lab-worth-points", game=game)
    rows = [[*_heads(lang, "card", "worth", "margin"), points, text(lang, "lab-margin")]]
    for row in answer.rows:
        wins = [number(PERCENT * row.wins.mean, signed=True), margin(row.wins, PERCENT)]
        rows.append([card_name(game, row.kind, lang), *wins, number(row.points.mean, signed=True), margin(row.points)])
    return [grid(rows)]


def _skills(answer: Skills, lang: str) -> list[str]:
    rows = [_heads(lang, "better-bot", "worse-bot", "wins", "margin", "by-skill", "by-cards", "until-ahead")]
    for row in answer.rows:
        shares = [number(PERCENT * one.mean) for one in (row.by_skill, row.by_cards)]
        until = "—" if row.matches is None else str(row.matches)
        rows.append([level(row.better, lang), level(row.worse, lang), *_share(row.wins), *shares, until])
    return [grid(rows)]


def chart_of(answer: Answer, lang: str) -> Chart:
    """Make a chart of an answer, in a language."""
    game = answer.study.game
    panels: list[Bars | Columns]
    if isinstance(answer, Simulated):
        turns = answer.spreads["turns"]
        panels = [columns(measure_name("turns", game, lang), turns.counts)]
        even = 1 / answer.study.players
        order = [_bar(measure_name(f"order-{k + 1}", game, lang), one, True) for k, one in enumerate(answer.order)]
        panels.append(Bars(text(lang, "lab-chart-order"), tuple(order), even))
    elif isinstance(answer, Compared):
        # Moves, deals and leads have nothing in common but that each may grow or shrink by so many hundredths.
        changes = {name: row.change for name, row in answer.rows.items() if not is_share(name)}
        wins = {
            name: row.difference for name, row in answer.rows.items() if is_share(name) and not name.startswith("seat-")
        }
        panels = []
        for head, found in (("lab-chart-change", changes), ("lab-chart-wins-change", wins)):
            rows = [_bar(measure_name(k, game, lang), one, True, signed=True) for k, one in found.items() if one]
            panels.append(Bars(text(lang, head), tuple(rows)))
    elif isinstance(answer, Worths):
        worth = [_bar(card_name(game, row.kind, lang), row.wins, True, signed=True) for row in answer.rows]
        panels = [Bars(text(lang, "lab-chart-worth"), tuple(worth))]
    else:
        pairs = []
        for match in answer.rows:
            names = {"better": level(match.better, lang), "worse": level(match.worse, lang)}
            pairs.append(_bar(text(lang, "lab-pair-of", **names), match.wins, True))
        panels = [Bars(text(lang, "lab-chart-skill"), tuple(pairs), 1 / answer.study.players)]
    note = note_of(answer, lang, "\u00a0")  # no line ends among rules, which run from left to right in every language
    return Chart(lang, lang in RIGHT_TO_LEFT, title_of(answer.study, lang), note, tuple(panels))


def _bar(label: str, one: Estimate, share: bool, signed: bool = False) -> Bar:
    times = PERCENT if share else 1.0
    room: Any = 0.0 if one.margin == float("inf") else one.margin
    return Bar(label, one.mean, room, with_margin(one, times, 2, signed).strip("\u2066\u2069"))
