"""Names of guests: which are allowed, and which look alike."""

import unicodedata
from functools import cache
from typing import get_args

from klaf.engine.numbers import MOST_SEATS
from klaf.locale import LANGUAGES, text
from klaf.server.errors import Refused
from klaf.wire.tables import Level

LONGEST = 20
# Letters and digits that look alike, each group as its first member; compared after folding case.
_GROUPS = (
    "aаα",
    "bвβ",
    "cсϲ",
    "eеε",
    "hнһη",
    "iіι1l|ļł",
    "jј",
    "kкκ",
    "mм",
    "nп",
    "oоοօ0٥۵סهہھەۀ",
    "pрρ",
    "sѕ5",
    "tтτ",
    "uυ",
    "vν",
    "wԝω",
    "xхχ",
    "yуγ",
    "zζ2",
    "dԁ",
    "gɡ9",
    "يیىېے",
    "كکڪ",
    "اٱ",
    *(f"{arabic}{persian}" for arabic, persian in zip("٠١٢٣٧٨٩", "۰۱۲۳۷۸۹", strict=True)),
)
_ALIKE: dict[int, str] = {ord(letter): group[0] for group in _GROUPS for letter in group[1:]}
_ALIKE |= {ord("ـ"): "", ord("װ"): "וו", ord("ױ"): "וי", ord("ײ"): "יי"}  # a stroke that only lengthens; ligatures
# Letters, marks and signs that show nothing, though they are of no category that says so.
_UNSEEN = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0D),  # the next two choose between a sign and its picture
        (0xFFA0, 0xFFA0),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
_FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_LETTERS = ("L", "N")


def cleaned(name: str) -> str:
    """Return a name as it is kept: composed, with single blanks.

    Raises:
        Refused: it is too long, or empty, or a bot's, or has characters that could deceive or be unseen.
    """
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(letter) in _FORBIDDEN or letter in _UNSEEN for letter in name):
        raise Refused("name-characters", field="name")
    name = " ".join(name.split())
    if len(name) > LONGEST:
        raise Refused("name-long", field="name", most=LONGEST)
    if not any(unicodedata.category(letter)[0] in _LETTERS for letter in name):
        raise Refused("name-empty", field="name")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > 3:  # towers of marks reach into other people's lines
            raise Refused("name-characters", field="name")
    if _like_a_bot(name):
        raise Refused("name-bot", field="name")
    return name


def _like_a_bot(name: str) -> bool:
    """Whether people could take a name for a bot's, in any language and of whatever number."""
    if skeleton(name) in _bots():
        return True
    words = "".join(letter for letter in name if unicodedata.decimal(letter, None) is None)
    return words != name and skeleton(words) in _numberless()


@cache
def _numberless() -> frozenset[str]:
    """Return what all names of bots look like without their numbers."""
    return frozenset(
        skeleton(text(lang, "table-bot", number="", level=level and text(lang, f"level-{level}")))
        for lang in LANGUAGES
        for level in ("", *get_args(Level))
    )


@cache
def _bots() -> frozenset[str]:
    """Return what the names of bots look like, whose numbers may be written with letters."""
    return frozenset(
        skeleton(text(lang, "table-bot", number=number, level=level and text(lang, f"level-{level}")))
        for lang in LANGUAGES
        for level in ("", *get_args(Level))
        for number in range(1, MOST_SEATS + 1)
    )


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in folded if unicodedata.category(letter)[0] in _LETTERS)
    return plain.translate(_ALIKE)


def look_alike(name: str, other: str) -> bool:
    """Whether people at one table could take two names for the same."""
    return skeleton(name) == skeleton(other)
