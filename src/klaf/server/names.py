"""Names of guests: what may be one, and which of them people could take for each other."""

import unicodedata

from klaf.server.errors import Refused

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
    "oоοօ0٥סه",
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
)
_ALIKE = {ord(letter): group[0] for group in _GROUPS for letter in group[1:]}
_FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_LETTERS = ("L", "N")


def cleaned(name: str) -> str:
    """Give a name as it is kept: composed, with single blanks.

    Raises:
        Refused: it is too long, or empty, or has characters that could deceive or be unseen.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if any(unicodedata.category(letter) in _FORBIDDEN for letter in name):
        raise Refused("name-characters", field="name")
    if len(name) > LONGEST:
        raise Refused("name-long", field="name", most=LONGEST)
    if not any(unicodedata.category(letter)[0] in _LETTERS for letter in name):
        raise Refused("name-empty", field="name")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > 3:  # towers of marks reach into other people's lines
            raise Refused("name-characters", field="name")
    return name


def skeleton(name: str) -> str:
    """Give what a name looks like at a glance."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in folded if unicodedata.category(letter)[0] in _LETTERS)
    return plain.translate(_ALIKE)


def look_alike(name: str, other: str) -> bool:
    """Tell whether people at one table could take two names for the same."""
    return skeleton(name) == skeleton(other)
