"""Sentences for events: each is made once per language, and the players' names are filled in last."""

from functools import lru_cache

from klaf.engine.description import Description
from klaf.engine.events import Event
from klaf.games import game
from klaf.locale import isolated, text
from klaf.server.log.state import State
from klaf.wire.messages import Fact, Happened

# Characters for private use, which no name can hold, stand for the players' names in cached sentences.
# Whose event it is has one of its own, so that a sentence is made once for all seats.
_WHO, _OWN = -2, chr(0xE010)
_STANDINS = {seat: chr(0xE000 + seat) for seat in range(16)} | {_WHO: _OWN}


def names(state: State, lang: str) -> dict[int, str]:
    """Return the seats' names; bots have theirs in the reader's language."""
    found = {}
    for seat, one in enumerate(state.seats):
        if one.kind == "person":
            found[seat] = one.name or text(lang, "table-gone")  # of who had their data deleted there is no name
        else:
            found[seat] = bot_name(seat, one.level or "", lang)
    return found


@lru_cache(maxsize=1000)
def bot_name(seat: int, level: str, lang: str) -> str:
    """Return a bot's name: its level tells how it plays, its seat which one it is."""
    if not level:
        return text(lang, "seat", number=seat + 1)
    return text(lang, "table-bot", level=text(lang, f"level-{level}"), number=seat + 1)


@lru_cache(maxsize=20_000)
def _sentence(lang: str, played: str, kind: str, anybody: bool, facts: tuple[tuple[str, object], ...]) -> str:
    event = Event(kind, _WHO if anybody else None, dict(facts))  # type: ignore[arg-type]
    return event.sentence(lang, game(played), _STANDINS, from_one=True)


def happened(event: Event, viewer: int | None, played: Description, lang: str, by_letter: dict[int, str]) -> Happened:
    """Return an event as a viewer may see it, with its sentence."""
    seen = event.seen_by(viewer)
    sentence = _sentence(lang, played.name, seen.kind, seen.seat is not None, tuple(seen.facts.items()))
    if seen.seat is not None:
        sentence = sentence.replace(_OWN, by_letter[0xE000 + seen.seat])
    facts: dict[str, Fact] = {}
    for name, fact in seen.facts.items():
        facts[name] = list(fact) if isinstance(fact, tuple) else fact
    return Happened(event=seen.kind, seat=seen.seat, facts=facts, text=sentence.translate(by_letter))


def letters(of: dict[int, str], lang: str) -> dict[int, str]:
    """Return what each stand-in for a name is replaced with."""
    return {0xE000 + seat: isolated(name, lang) for seat, name in of.items()}
