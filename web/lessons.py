"""Write the lessons of the web client: ``python web/lessons.py [FOLDER]``.

A lesson is a fixed deal played through on the engine: what the learner sees before each move, what may be done, the
reason for whatever may not, and what then happens. The client only shows it, so that it works without a server.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import klaf
from klaf.engine.errors import IllegalMove
from klaf.engine.events import Event
from klaf.engine.match import Match
from klaf.locale import LANGUAGES, text
from klaf.server.telling.catalogue import catalogue
from klaf.server.telling.numbering import reason_for_people

FOLDER = Path(__file__).resolve().parent / "src" / "games"
LEARNER, OTHER, SEED = 0, 1, 7
# Moves that nobody can try by one touch.
UNTOUCHED = ("hover:", "swap:", "catch:")
Document = dict[str, Any]


class Lesson(NamedTuple):
    """A deal, and its moves as a record spells them; the learner's are explained by the client's texts."""

    arrange: Callable[[Document], None]
    moves: str


def cards(words: str) -> list[str]:
    """Write a list of cards as people would."""
    return words.split()


def cards_of(held: object) -> Counter[str]:
    """Count the cards in lists, however deep."""
    if isinstance(held, str):
        return Counter([held])
    return sum((cards_of(each) for each in held), Counter()) if isinstance(held, list) else Counter()


def rest(deck: Counter[str], used: object) -> list[str]:
    """List the cards that are left when some are used, mixed in a fixed way."""
    left = sorted((deck - cards_of(used)).elements())
    assert len(left) == deck.total() - cards_of(used).total()
    return left[::3] + left[1::3] + left[2::3]


def arrange_taki(document: Document) -> None:
    """Colours, figures, Stop, Plus, TAKI, +2, Change Colour, and the last card."""
    deck = cards_of([document["hands"], document["pile"], document["discards"]])
    hands = [
        cards("R+2 B4 B5 B9 G4 G7 Gstop Gplus Gtaki colour"),
        cards("R1 R4 R8 B3 G1 G+2 Y1 Y3"),
    ]
    top = cards("Y6 R3 R5 Y7 Y8")
    document |= {"hands": hands, "discards": ["B8"], "turn": LEARNER, "lead_colour": "B", "lead_figure": "8"}
    document |= {"counts": [len(hand) for hand in hands]}
    document["pile"] = rest(deck, [hands, top, "B8"]) + top[::-1]


def arrange_eight(document: Document) -> None:
    """Raise the pot, offend, arrest, five, take, zero, cards together, 8 and a half."""
    deck = cards_of([document[field] for field in ("hands", "banks", "open", "blind")])
    hands = [cards("2 7 half"), cards("3 8 demon")]
    tops = [cards("9 5 4 1 3 3 0 8 half 2"), cards("7 6 7 2 6 9 1 4")]
    laid = {"open": [cards("0 6 4"), cards("8 2 9")], "blind": [cards("7 3 demon"), cards("6 half 1")]}
    left = rest(deck, [hands, tops, *laid.values()])
    size = [len(bank) - len(top) for bank, top in zip(document["banks"], tops, strict=True)]
    banks = [left[: size[0]] + tops[0][::-1], left[size[0] :] + tops[1][::-1]]
    document |= {"hands": hands, "banks": banks, **laid, "turn": LEARNER, "first_card": "2", "holders": [LEARNER]}


def arrange_tuki(document: Document) -> None:
    """Open, take, make a pair, throw away, a parrot, and let it hover."""
    deck = cards_of([document["boxes"], document["pile"], document["bin"]])
    boxes = [cards("9 3 6 8 4 3 10 12"), cards("1 2 11 5 7 0 12 4")]
    top = cards("2 11 6 P 5 1 8 10 4")
    document |= {"boxes": boxes, "bin": ["9"]}
    document["pile"] = rest(deck, [boxes, top, "9"]) + top[::-1]


LESSONS = {
    "taki": Lesson(
        arrange_taki,
        "0:B4 1:R4 0:G4 1:G1 0:Gstop 0:Gplus 0:Gtaki 0:G7 0:close 1:G+2 0:R+2 1:draw 0:colour:B 1:draw 0:B9! 1:B3 0:B5",
    ),
    "eight": Lesson(
        arrange_eight,
        "0:2 1:3 0:7 1:8 0:half 1:demon 0:9 0:5 1:take 0:4 1:6 0:take 1:2 0:3x2 1:7 0:0 1:6 0:8+half",
    ),
    "tuki": Lesson(
        arrange_tuki,
        "0:open:0 1:open:0 1:open:1 0:open:1 0:bin 0:put:4 1:pile 1:throw:4 0:pile 0:throw:5 1:pile 1:put:2 "
        "0:pile 0:put:7 1:pile 1:throw:5 0:pile 0:throw:3 1:pile 1:throw:6 "
        "0:bin 0:hover:7:2 1:pile 1:put:5 0:pile 0:throw:6",
    ),
}


def sentences(say: Callable[[str], str]) -> dict[str, str]:
    """Say something in every language."""
    return {lang: say(lang) for lang in LANGUAGES}


def names(lang: str) -> dict[int, str]:
    """Name the learner and the other."""
    return {LEARNER: text(lang, "you"), OTHER: text(lang, "web-bot", number=OTHER + 1)}


def told(event: Event, match: Match) -> Document:
    """Return an event as the learner sees it."""
    seen = event.seen_by(LEARNER)
    document = seen.document()
    facts = {name: fact for name, fact in document.items() if name not in ("event", "seat")}
    said = sentences(lambda lang: seen.sentence(lang, match.game, names(lang), from_one=True))
    return {"event": seen.kind, "seat": seen.seat, "facts": facts, "text": said}


def refusals(match: Match) -> Document:
    """Return the reason for every move that may be tried and is not legal; cards not held cannot be touched."""
    found: Document = {}
    legal = {str(move) for move in match.legal(LEARNER)}
    for move in match.game.texts:
        if move in legal or move.endswith("!") or move.startswith(UNTOUCHED):
            continue
        try:
            match.play(LEARNER, move)  # never legal here: nothing changes
        except IllegalMove as error:
            if not error.message.endswith("not-held"):
                found[move] = {"rule": error.rule, "text": sentences(partial(reason_for_people, error))}
    return found


def standing(match: Match) -> Document:
    """Return what the learner sees and may do."""
    moves = [str(move) for move in match.legal(LEARNER)] if LEARNER in match.acting else []
    scores = list(match.scores)
    view = match.view(LEARNER).document()
    return {
        "number": 1,
        "view": view,
        "marks": msgspec.to_builtins(match.marks),
        "moves": moves,
        "acting": list(match.acting),
        "scores": scores,
    }


def words(name: str, steps: list[Document]) -> Document:
    """Return what the server's catalogue says of the cards, and of the moves that may be touched in a lesson."""
    needed = {move for step in steps for move in (*step["match"]["moves"], *step.get("whys", ()))}
    infos = {lang: next(one for one in catalogue(lang).games if one.name == name) for lang in LANGUAGES}
    by_lang = {lang: {one.move: one for one in info.moves} for lang, info in infos.items()}
    moves = [
        {**msgspec.to_builtins(move), "label": {lang: by_lang[lang][move.move].label for lang in LANGUAGES}}
        for move in infos[LANGUAGES[0]].moves
        if move.move in needed
    ]
    cards = {card: {lang: infos[lang].cards[card] for lang in LANGUAGES} for card in infos[LANGUAGES[0]].cards}
    return {"cards": cards, "moves": moves}


def played(name: str) -> Document:
    """Play a lesson through."""
    lesson = LESSONS[name]
    game = klaf.game(name)
    document = game.new(players=2, seed=SEED).position()
    lesson.arrange(document)
    match = game.from_position(document)
    steps: list[Document] = []
    for word in lesson.moves.split():
        seat, _, move = word.partition(":")
        step = {"seat": int(seat), "move": move, "match": standing(match)}
        if int(seat) == LEARNER:
            step["whys"] = refusals(match)
        step["events"] = [told(event, match) for event in match.play(int(seat), move)]
        steps.append(step)
    return {"game": name, "steps": steps, "end": standing(match), "words": words(name, steps)}


def outputs() -> Mapping[str, str]:
    """Return the files to write, by name."""
    return {
        f"{name}/lesson.json": json.dumps(played(name), ensure_ascii=False, separators=(",", ":")) + "\n"
        for name in LESSONS
    }


def write(folder: Path) -> None:
    """Write all lessons into a folder."""
    for name, content in outputs().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
