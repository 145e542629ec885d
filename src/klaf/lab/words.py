"""How answers are put into words: names, numbers, columns and bars."""

from dataclasses import replace
from math import inf
from typing import Any

from klaf.engine.description import Description
from klaf.engine.options import spell
from klaf.lab.chart import Bar, Bars, Chart, Columns
from klaf.lab.contest import Contest
from klaf.lab.estimate import Estimate
from klaf.lab.probe import probe_of
from klaf.lab.study import Study
from klaf.locale import Term, has, text

UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))
LEFT_TO_RIGHT, END = "\u2066", "\u2069"
PERCENT = 100.0
RIGHT_TO_LEFT = ("he", "ar")
NO_BREAK = "\u00a0"  # between rules on a chart: no line ends there, they run from left to right in every language


def game_name(name: str) -> Term:
    """Name a game."""
    return Term(name, f"game-{name}")


def card_name(game: Description, kind: str, lang: str) -> str:
    """Name a kind of card, as the game's probe counts them."""
    word = (probe_of(game).word or (lambda kind: game.word(kind)))(kind)
    return kind if word is None else word.say(lang)


def measure_name(name: str, game: str, lang: str) -> str:
    """Name what is measured."""
    place, _, number = name.partition("-")
    if number:
        return text(lang, f"lab-{place}", number=int(number))
    return of_game(lang, name, game)


def of_game(lang: str, name: str, game: str) -> str:
    """Name something as a game calls it, or else as all games do."""
    own = f"lab-{game}-{name}"
    return text(lang, own if has(lang, own) else f"lab-{name}")


def is_share(name: str) -> bool:
    """Whether a measure is a share of the matches, written in percent."""
    return name == "better" or name.startswith(("order-", "seat-"))


def number(value: float, digits: int = 2, signed: bool = False) -> str:
    """Write a number, with a real minus sign."""
    written = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    return written.replace("-", "−")


def margin(one: Estimate, times: float = 1.0, digits: int = 2) -> str:
    """Write half the width of an interval."""
    return "± ?" if one.margin == inf else f"± {times * one.margin:.{digits}f}"


def with_margin(one: Estimate, times: float = 1.0, digits: int = 2, signed: bool = False) -> str:
    """Write an estimate with its interval, to be read from left to right in every language."""
    return f"{LEFT_TO_RIGHT}{number(times * one.mean, digits, signed)} {margin(one, times, digits)}{END}"


def title_of(study: Study, lang: str) -> str:
    """Say what was played."""
    facts = {"game": game_name(study.game), "players": study.players, "games": study.games}
    return text(lang, f"lab-title-{study.kind}", **facts)


def bots_of(study: Study, lang: str) -> str:
    """List the levels of the bots at the first table."""
    return text(lang, "comma").join(level(bot, lang) for bot in dict.fromkeys(study.tables[0].bots))


def rules_given(table: Contest) -> list[str]:
    """List the edition and the house rules that a table was given."""
    house = [f"{name}={spell(value)}" for name, value in table.house.items()]
    return [table.edition, *house] if table.edition else house


def rules_changed(table: Contest) -> list[str]:
    """List the edition and the house rules of a table that are not the default."""
    book = table.found.rulebook
    usual = {option.name: option for option in book.options}
    changed = {
        name: value
        for name, value in table.house.items()
        if usual[name].code(value, table.players) != usual[name].code(usual[name].default, table.players)
    }
    edition = None if table.edition == book.editions[0] else table.edition
    return rules_given(replace(table, edition=edition, house=changed))


def level(bot: str, lang: str) -> str:
    """Name a level."""
    return text(lang, f"level-{bot}") if has(lang, f"level-{bot}") else bot


def note_of(study: Study, lang: str, gap: str = " ", **facts: str) -> str:
    """Return the note below an answer: how to read it, a gap, and the rules that were played."""
    said = text(lang, f"lab-note-{study.kind}", **facts)
    rules = gap.join(rules_changed(study.tables[0]))
    return f"{said} {text(lang, 'lab-note-rules', rules=rules)}" if rules else said


def heads(lang: str, *names: str) -> list[str]:
    """Name columns."""
    return [text(lang, f"lab-{name}") for name in names]


def share(one: Estimate) -> list[str]:
    """Write a share of the matches and its interval, in percent."""
    return [number(PERCENT * one.mean), margin(one, PERCENT)]


def shares(lang: str, head: str, found: dict[str, Estimate]) -> str:
    """Lay shares of the matches out in columns, each row with the name of its measure."""
    rows = [heads(lang, head, "wins", "margin")]
    return grid(rows + [[measure_name(name, "", lang), *share(one)] for name, one in found.items()])


def page(study: Study, lang: str, note: str, blocks: list[str]) -> str:
    """Lay an answer out for a terminal."""
    return "\n\n".join([title_of(study, lang), note, *blocks])


def chart_of(study: Study, lang: str, note: str, *panels: Bars | Columns) -> Chart:
    """Make a chart of an answer."""
    return Chart(lang, lang in RIGHT_TO_LEFT, title_of(study, lang), note, panels)


def bar(label: str, one: Estimate, share: bool, signed: bool = False) -> Bar:
    """Make a bar of an estimate, in percent if it is a share."""
    times = PERCENT if share else 1.0
    room: Any = 0.0 if one.margin == inf else one.margin
    return Bar(label, one.mean, room, with_margin(one, times, 2, signed).strip("\u2066\u2069"))


def grid(rows: list[list[str]]) -> str:
    """Lay cells out in columns, ignoring invisible marks when measuring their width."""
    widths = [max(len(row[k].translate(UNSEEN)) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell + " " * (width - len(cell.translate(UNSEEN))) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
