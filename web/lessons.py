"""Write the lessons of the web client: ``python web/lessons.py [FOLDER]``.

A lesson is a fixed deal played through on the engine: what the learner sees before each move, what may be done, the
reason for whatever may not, and what then happens. The client only shows it, so that it works without a server.
"""

import importlib.util
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol, cast

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


class Lesson(Protocol):
    """A module ``lesson`` in a game's folder: a deal, and its moves as a record spells them.

    The client explains the learner's moves by the messages ``lesson-NAME-NUMBER``.
    """

    CARDS_IN: tuple[str, ...]  # the fields of a position in which the cards lie
    MOVES: str

    def arrange(self, document: Document, left: Callable[..., list[str]]) -> None:
        """Lay the cards of a new match out; ``left`` returns the cards that are not among those given."""


def lessons() -> dict[str, Lesson]:
    """Find the lessons of all games, by name."""
    found = {}
    for path in sorted(FOLDER.glob("*/lesson.py")):
        spec = importlib.util.spec_from_file_location(f"{path.parent.name}_lesson", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found[path.parent.name] = cast(Lesson, module)
    return found


def cards_of(held: object) -> Counter[str]:
    """Count the cards in lists, however deep."""
    if isinstance(held, str):
        return Counter([held])
    return sum((cards_of(each) for each in held), Counter()) if isinstance(held, list | tuple) else Counter()


def rest(deck: Counter[str], *used: object) -> list[str]:
    """List the cards that are left when some are used, mixed in a fixed way."""
    left = sorted((deck - cards_of(used)).elements())
    assert len(left) == deck.total() - cards_of(used).total()
    return left[::3] + left[1::3] + left[2::3]


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


def played(name: str, lesson: Lesson) -> Document:
    """Play a lesson through."""
    game = klaf.game(name)
    document = game.new(players=2, seed=SEED).position()
    deck = cards_of([document[field] for field in lesson.CARDS_IN])
    lesson.arrange(document, partial(rest, deck))
    match = game.from_position(document)
    steps: list[Document] = []
    for word in lesson.MOVES.split():
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
        f"{name}/lesson.json": json.dumps(played(name, lesson), ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, lesson in lessons().items()
    }


def write(folder: Path) -> None:
    """Write all lessons into a folder."""
    for name, content in outputs().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
