"""The words of ``docs/lab/``: tables, and sentences that say no more than the figures show."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bench.lab_pages import GAMES, PAGES, TABLE, Change, Question, cards, changes, sizes, skill
from klaf.games import game as find_game
from klaf.lab.words import card_name, level, of_game
from klaf.locale import text

SURE = 4 / 1.96  # sentences speak only of what lies four standard errors away, in half-widths of an interval
UNITS = {"taki": "cards", "eight": "points", "tuki": "points"}
NAMES = {name: text("en", f"game-{name}") for name in GAMES}
WHAT = {
    "taki": "“Points” of TAKI are cards: those that are left when the match ends. The lead is with whoever alone has "
    "fewest cards, in the pyramid with whoever has climbed furthest.",
    "eight": "The lead is with whoever alone has most points; points are given after each mini-game.",
    "tuki": "The lead is with whoever alone has the lowest total after a round.",
}
DEALT = {
    "taki": "in the eight cards of the first hand; win means the match. Colours count alike",
    "eight": "in a mini-game: bank, hand, open and blind cards; win means to go out first in that mini-game",
    "tuki": "in the box of a round; win means the lowest box of that round",
}


WHY_SEATS = {
    "taki": "Who plays first is drawn by lot, so seats should be alike. Where they are not, a reason is the order in "
    "which bots are asked: while a +3 waits for a Breaker (TK-30), or a call is due, the lower seat is asked first. At "
    "a table of people whoever is faster is.",
    "eight": "Why seats differ among five: 72 cards do not come out even (EH-04). In every mini-game they are dealt "
    "from player 1 on, so players 1 and 2 begin with fifteen cards, the others with fourteen, and must get rid of one "
    "more. The 80 cards of the classic edition come out even among five. At a table of people let the deal begin with "
    "somebody else each time.",
    "tuki": "",
}


def _named(game: str, card: str, lang: str) -> str:
    return card_name(find_game(game), card, lang)


def percent(one: dict[str, Any], signed: bool = False) -> str:
    """Spell a share and its interval in hundredths."""
    return plain({"mean": 100 * one["mean"], "margin": 100 * one["margin"]}, signed)


def plain(one: dict[str, Any], signed: bool = False) -> str:
    """Spell a mean and its interval: to as many digits as show the interval."""
    digits = digits_of(one["margin"])
    mean = f"{one['mean']:.{digits}f}"
    if not float(mean):
        mean = mean.lstrip("-")
    elif signed and one["mean"] > 0:
        mean = f"+{mean}"
    return f"{mean.replace('-', '−')} ± {one['margin']:.{digits}f}"


def digits_of(margin: float) -> int:
    """Return to how many digits after the point a figure is written."""
    return 2 if margin >= 0.01 or margin == 0 else 4


def sure(one: dict[str, Any], around: float = 0.0) -> bool:
    """Whether an estimate surely differs from a value."""
    return bool(abs(one["mean"] - around) > SURE * one["margin"])


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Write a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def sources(asked: list[Question]) -> str:
    """Write the commands behind a table, each with the number of matches behind each of its figures."""
    lines = [f"{question.command}  # {counts(question.answer())}" for question in asked]
    return "```console\n" + "\n".join(lines) + "\n```"


def counts(answer: dict[str, Any]) -> str:
    """Return how many matches the figures of an answer rest on."""
    games, tables = answer["games"], len(answer["tables"])
    if tables == 1:
        return f"{games:,} matches"
    what = "of each pair" if answer["kind"] == "skill" else "at each table"
    return f"{games // tables:,} matches {what}"


def write_pages() -> None:
    """Write a page for each game whose answers are there, and the index."""
    written = []
    for game in GAMES:
        if all(question.file.exists() for question in [*sizes(game), cards(game), *skill(game)]):
            (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
            written.append(game)
    (PAGES / "index.md").write_text(index(written), encoding="utf-8")


def page(game: str) -> str:
    """Write the page of a game."""
    parts = [
        f"# {NAMES[game]} in the laboratory",
        "Made by `make lab-pages`. All seats are taken by *skilled* bots, who follow a rule of thumb and do not "
        "search, unless a table says otherwise; people play otherwise. Intervals are 95 % intervals. "
        "[How to read this](index.md).",
        WHAT[game],
        "## How long a match lasts",
        *lengths(game),
        "## What a seat is worth",
        *seats(game),
        "## What cards are worth",
        *worths(game),
        "## Luck and skill",
        *luck(game),
        "## What house rules and open rulings change",
        *rulings(game),
    ]
    return "\n\n".join(parts) + "\n"


def lengths(game: str) -> list[str]:
    """Return how long matches last, by players."""
    asked = sizes(game)
    rows = []
    for question in asked:
        answer = question.answer()
        spreads = answer["spreads"]
        turns = spreads["turns"]
        cells = [plain(turns), str(turns["median"]), f"{turns['low']} … {turns['high']}"]
        cells += [plain(spreads[name]) for name in ("moves", "deals", "leads")]
        rows.append([str(answer["players"]), *cells])
    deals = of_game("en", "deals", game).lower()
    heads = ["players", "turns", "median", "5 … 95 %", "moves", deals, "changes of the lead"]
    turns = asked[TABLE - find_game(game).rulebook.fewest].answer()["spreads"]["turns"]
    said = (
        f"Half of the matches of four are over after {turns['median']} turns, nineteen of twenty after {turns['high']}."
    )
    return [said, table(heads, rows), f"![Turns and wins, four players]({game}-simulate-{TABLE}.svg)", sources(asked)]


def seats(game: str) -> list[str]:
    """Return what it is worth to play first."""
    asked = sizes(game)
    most = asked[-1].answer()["players"]
    rows, said = [], []
    for question in asked:
        answer = question.answer()
        players = answer["players"]
        shares = [percent(one) for one in answer["order"]]
        rows.append([str(players), f"{100 / players:.2f}", *shares, *[""] * (most - players)])
        said += advantages(answer)
    heads = ["players", "even", *(f"no. {k + 1}" for k in range(most))]
    intro = "Wins in hundredths, by the order of play: no. 1 makes the first turn of the match, "
    intro += "the others follow clockwise."
    parts = [intro, table(heads, rows), "\n".join(f"- {line}" for line in said or [NOTHING])]
    chairs = [question.answer() for question in asked if any(sure_seats(question.answer()))]
    if chairs:
        rows = [[str(one["players"]), *map(percent, one["seats"]), *[""] * (most - one["players"])] for one in chairs]
        parts += ["The same by seat, whoever plays first, where a seat surely stands out:"]
        parts += [table(["players", *(f"player {k + 1}" for k in range(most))], rows)]
    parts += [WHY_SEATS[game]] if WHY_SEATS[game] else []
    return [*parts, sources(asked)]


NOTHING = "No place in the order of play differs from an even share by more than four standard errors."


def sure_seats(answer: dict[str, Any]) -> list[bool]:
    """Return for each seat whether it surely wins more or less than its share."""
    return [sure(one, 1 / answer["players"]) for one in answer["seats"]]


def advantages(answer: dict[str, Any]) -> list[str]:
    """Say which places in the order, and which seats, surely win more or less than their share."""
    even = 1 / answer["players"]
    found = []
    for what, name, ones in (
        ("in the order of play", "no.", answer["order"]),
        ("by seat", "player", answer["seats"]),
    ):
        apart = [
            f"{name} {k} {percent(one | {'mean': one['mean'] - even}, signed=True)}"
            for k, one in enumerate(ones, 1)
            if sure(one, even)
        ]
        if apart:
            found.append(f"With {answer['players']} players, against an even share, {what}: {', '.join(apart)}.")
    return found


def worths(game: str) -> list[str]:
    """Return what cards are worth."""
    question = cards(game)
    rows = question.answer()["cards"]
    lines = [
        [
            _named(game, row["card"], "en"),
            percent(row["wins"], signed=True),
            plain(row["points"], signed=True),
        ]
        for row in rows
    ]
    best, worst = rows[0], rows[-1]
    intro = (
        f"By how many hundredths the chance to win grows when one average card is exchanged for this one, dealt "
        f"{DEALT[game]}. The coefficients of a linear regression on the numbers of all cards dealt: an average over "
        "all hands, not what the card does in a particular one. Beside it the same for points."
    )
    said = []
    if sure(best["wins"]):
        said.append(f"Best to be dealt: {_named(game, best['card'], 'en')}, {percent(best['wins'], signed=True)}.")
    if sure(worst["wins"]):
        said.append(f"Worst: {_named(game, worst['card'], 'en')}, {percent(worst['wins'], signed=True)}.")
    picture = f"![What cards are worth]({game}-cards-{TABLE}.svg)"
    points = of_game("en", "worth-points", game).lower()
    return [intro, " ".join(said), table(["card", "wins", points], lines), picture, sources([question])]


def luck(game: str) -> list[str]:
    """Return the section on luck and skill."""
    rows, said = [], []
    for question in skill(game):
        answer = question.answer()
        for row in answer["pairs"]:
            until, ends = row["matches_until_ahead"], ["—" if end is None else f"{end:,}" for end in row["between"]]
            cells = [f"{level(row['better'], 'en')} among {level(row['worse'], 'en')}", percent(row["wins"])]
            cells += [percent(row["by_skill"]), percent(row["by_cards"]), "—" if until is None else spread(until, ends)]
            rows.append([str(answer["players"]), *cells])
            if (row["better"], row["worse"]) == ("skilled", "casual") and until is not None:
                said.append(
                    f"With {answer['players']} players it takes {spread(until, ends)} matches until a skilled bot has, "
                    "95 times of 100 and from then on, won more than its share among casual ones."
                )
    intro = (
        "One better bot among worse ones; every deal is replayed from each of its seats. *By skill*: deals that the "
        "better bot wins from every seat. *By cards*: deals that the same seat wins, whoever sits there."
    )
    heads = ["players", "pair", "wins of the better", "deals by skill", "deals by cards", "matches until ahead"]
    picture = f"![Wins of the better bot, four players]({game}-skill-{TABLE}.svg)"
    return [intro, " ".join(said), table(heads, rows), picture, sources(skill(game))]


def spread(until: int, ends: list[str]) -> str:
    """Spell a number of matches with the numbers at both ends of the interval of the wins it was made of."""
    return f"{until:,}" if ends[0] == ends[1] else f"{until:,} ({ends[0]} … {ends[1]})"


def rulings(game: str) -> list[str]:
    """Return what every house rule changes."""
    known = [change for change in changes(game) if change.question.file.exists()]
    rows, said = [], []
    for change in known:
        found = change.question.answer()["rows"]
        name = f"`{change.option}={change.other}`"
        turns = found["turns"]
        cells = [
            plain(turns["one"]),
            plain(turns["difference"], signed=True),
            plain(found["leads"]["difference"], True),
        ]
        cells += [percent(found[key]["difference"], signed=True) for key in ("order-1", "better")]
        rows.append([change.rule or "—", name, f"`{change.usual}`", played_at(change), *cells])
        said.append(f"- {name} ({text('en', change.rule) if change.rule else 'edition'}): {verdict(change, found)}")
    heads = ["rule", "played so", "instead of", "at a table of", "turns before", "turns", "changes of the lead"]
    heads += ["wins of the first to play", "wins of a skilled bot among casual ones"]
    intro = (
        "Each house rule by itself, on the same deals; the others as they are by default, but for what stands under "
        "“at a table of”. The last four columns are differences, deal by deal; wins in hundredths of the matches."
    )
    return [intro, table(heads, rows), "\n".join(said), sources([change.question for change in known])]


def played_at(change: Change) -> str:
    """Return how many play, and what else is not as usual on both sides."""
    words = change.question.words
    given = dict(pairwise(words))
    named = [f"`{given[flag]}`" for flag in ("--rule", "--edition") if flag in given]
    return ", ".join([given["--players"], *named])


def verdict(change: Change, found: dict[str, Any]) -> str:
    """Say in words what a house rule surely changes."""
    differences = {name: row["difference"] for name, row in found.items()}
    if all(one["mean"] == 0 and one["margin"] == 0 for one in differences.values()):
        return "not one match went otherwise: these bots never do what it is about."
    said = []
    unit = UNITS[change.question.words[1]]
    for name, more, less in (
        ("turns", "longer by {} turns", "shorter by {} turns"),
        ("leads", "the lead changes {} times more", "the lead changes {} times less"),
        ("gaps", f"the winner is ahead by {{}} {unit} more", f"the winner is ahead by {{}} {unit} less"),
    ):
        if name == "gaps" and change.option.startswith("pyramid"):
            continue  # cards of the last stage tell nothing of how far others have climbed
        if sure(differences[name]):
            said.append((more if differences[name]["mean"] > 0 else less).format(amount(differences[name], 1)))
    for name, one in differences.items():
        kind, _, number = name.partition("-")
        if kind in ("order", "seat") and sure(one):
            who = f"no. {number} in the order of play" if kind == "order" else f"player {number}, by seat,"
            said.append(f"{who} wins {amount(one, 100)} points {'more' if one['mean'] > 0 else 'less'}")
    if sure(differences["better"]):
        more = differences["better"]["mean"] > 0
        said.append(f"skill counts for {'more' if more else 'less'}, by {amount(differences['better'], 100)} points")
    if not said:
        return "nothing that this many matches could show."
    return "; ".join(said) + "."


def amount(one: dict[str, Any], times: int) -> str:
    """Spell how much, without its sign."""
    digits = digits_of(times * one["margin"])
    return f"{times * abs(one['mean']):.{digits}f} ± {times * one['margin']:.{digits}f}"


def index(written: list[str]) -> str:
    """Write the index."""
    pages = "\n".join(f"- [{NAMES[game]}]({game}.md)" for game in written)
    return INDEX.format(pages=pages)


INDEX = """# The laboratory

`klaf lab` lets bots play thousands of matches and reports the results. These pages were made with it:

{pages}

## The commands

```console
klaf lab simulate taki --players 4 --games 100000            # how long, who leads, which seat wins
klaf lab compare taki --with must_play=true --games 60000    # the same deals, two ways: what does a rule change?
klaf lab cards tuki --games 40000 --plot cards.svg           # what being dealt each card is worth
klaf lab skill eight --pairs master/skilled --games 400      # luck against skill
```

Each command prints a table, in English, Hebrew or Arabic (`--lang`). `--json FILE` writes all figures, and
`--plot FILE` a chart: `.svg` needs nothing else, `.png` needs `klaf[lab]`. `--keep FILE` stores what was played; after
Ctrl-C the same command goes on from there. The same seed gives the same answer, for any number of threads, machines or
interruptions: each piece of a study depends only on the seed and the piece's number, and only whole numbers are added
up.

`--bots` takes any level of [the arena](../bots.md), and *clairvoyant*: a master who sees all cards, and who plays
only in the laboratory.

## How to read the figures

- **Moves** are decisions, in windows too; a seat that can only pass decides nothing. **Turns** are what people call
  turns. The **lead changes** when another seat than before is alone in front; ties change nothing.
- **Wins**: if several share a win, each gets an equal part of it.
- **simulate** plays every deal once. From deal to deal, bots of different levels move one seat further.
- **compare** plays every deal under both sets of rules. Length, lead and seats come from a table of equal bots. Skill
  comes from one better bot among weaker ones, with every deal played from each seat (on fewer deals, so that the
  number of matches is the same). The intervals are those of the difference, deal by deal. Two editions have different
  decks, so their deals have only the number in common; the intervals are then wider, but still hold.
- **cards** is a linear regression: the wins of a deal on how many cards of each kind a seat was dealt, with a
  constant for each seat. The coefficients are shifted so that the average card of the deck is worth nothing.
  Intervals come from a jackknife over a hundred groups of matches.
- **skill** replays every deal from every seat. *Matches until ahead* is the number of matches after which the better
  bot has won more than an even share with a probability of 95 %; the numbers in brackets are the same for both ends
  of the interval of its wins. Wins are taken as whole or halved. Above 400 matches the normal distribution is used.
- Intervals are 95 % intervals, and there are hundreds on these pages. So the sentences speak only of differences of
  at least four standard errors.
- The bots are *skilled*: they follow a rule of thumb and do not search. A house rule that they never use changes
  nothing here, but it may at your table.

## On several machines

```console
klaf lab scheduler --host 0.0.0.0                            # on one; needs klaf[cluster]
klaf lab worker tcp://192.168.1.2:8786                       # on each that plays
klaf lab simulate taki --games 10000000 --cluster tcp://192.168.1.2:8786
```

The answer is the same as on one machine, byte for byte. If a worker is lost, others play its pieces again. A worker
that runs other code than the caller is refused. Whoever can reach a scheduler or a worker can run code on it (that is
how dask.distributed works), so keep them in a network of your own.
"""
