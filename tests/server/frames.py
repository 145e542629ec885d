"""Frames that no honest client sends: random bytes, damaged commands, commands with wild values."""

import json
import random
from typing import Any

import msgspec

from klaf.wire import commands

KINDS = [kind.__struct_config__.tag for kind in commands.AnyCommand.__args__]
FIELDS = (
    "id",
    "code",
    "seq",
    "seat",
    "level",
    "settings",
    "move",
    "phrase",
    "on",
    "lang",
    "shuffle",
    "commitment",
    "share",
    "bots",
)
WILD: tuple[Any, ...] = (
    None, True, -1, 0, 3, 10**30, 1.5, "", "x", "taki", "\u202e", "R7", "A" * 300, [], [[]], {}, {"game": "taki"},
    {"game": "poker", "seats": 4}, {"game": "taki", "options": {"a": {}}}, "ABCDEF", "0" * 64, "\ud800",
    ["casual"] * 20,
)  # fmt: skip


def frame(chance: random.Random, code: str) -> str | bytes:
    """Make a frame."""
    dice = chance.random()
    if dice < 0.1:
        return chance.randbytes(chance.randint(0, 300))
    if dice < 0.15:
        return "[" * chance.randint(1, 5000)
    given: dict[str, Any] = {"t": chance.choice(KINDS), "id": f"f{chance.getrandbits(30)}"}
    for field in chance.sample(FIELDS, chance.randint(0, 5)):
        given[field] = chance.choice(WILD)
    if chance.random() < 0.5:
        given |= plausible(chance, code, given["t"])
    text = json.dumps(given)
    if dice < 0.5:
        place = chance.randrange(len(text))
        return (
            text[:place] + chance.choice(("", "}", '"', "\x00", "9" * 50, "é")) + text[place + chance.randint(0, 4) :]
        )
    return text


def plausible(chance: random.Random, code: str, kind: str) -> dict[str, Any]:
    """Return fields that come close to what a command needs."""
    seat = chance.randint(0, 4)
    found: dict[str, dict[str, Any]] = {
        "enter": {"code": code, "seq": chance.choice((None, 0, 5, 10**9))},
        "sit": {"seat": seat},
        "add-bot": {"seat": seat, "level": "casual"},
        "remove": {"seat": seat},
        "mark": {"seat": chance.choice((None, seat))},
        "hand-over": {"seat": seat},
        "play": {
            "move": chance.choice(("draw", "R7", "pass", "last", "x", "open:1")),
            "seq": chance.choice((0, 3, 10**12)),
        },
        "why": {"move": chance.choice(("draw", "R7!", "?"))},
        "say": {"phrase": chance.choice(("hello", "…"))},
        "mute": {"seat": seat, "on": True},
        "speak": {"lang": chance.choice(("he", "xx"))},
        "watch-lobby": {"on": chance.choice((True, False))},
        "commit": {"shuffle": "0" * 64, "commitment": "1" * 64},
        "reveal": {"shuffle": "0" * 64, "share": "1" * 64},
        "change": {"settings": {"game": "taki", "seats": chance.randint(0, 12)}},
        "create": {"settings": {"game": chance.choice(("taki", "x")), "seats": 2}, "bots": ["casual"]},
    }
    return {"id": f"p{chance.getrandbits(30)}", **found.get(kind, {})}


def well_formed(message: bytes) -> bool:
    """Whether an answer is one that the protocol knows."""
    from klaf.wire.messages import AnyMessage

    try:
        msgspec.json.decode(message, type=AnyMessage)
    except msgspec.DecodeError:
        return False
    return True
