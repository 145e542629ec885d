"""Names nobody can see, names that look like another's, and names of bots."""

import pytest

from klaf.engine.errors import KlafError
from klaf.locale import LANGUAGES
from klaf.server.table.guest_names import cleaned, look_alike
from klaf.server.telling.sentences import bot_name

UNSEEN = (0x3164, 0x115F, 0x1160, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x180B, 0xFE00, 0x1D159, 0xE0100, 0x200B, 0x2060)


def why_not(name: str) -> str | None:
    with pytest.raises(KlafError) as caught:
        cleaned(name)
    return caught.value.why


def typed(name: str) -> str:
    """Return a name as somebody would type it who sees it."""
    return name.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("code", UNSEEN)
def test_what_cannot_be_seen_is_in_no_name(code: int) -> None:
    for name in (chr(code), chr(code) * 3, f"Noa{chr(code)}", f"N{chr(code)}oa", f"{chr(code)}Noa"):
        assert why_not(name) == "name-characters"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("علي", "علی"),
        ("علي", "على"),
        ("كريم", "کریم"),
        ("نور", "نـــور"),
        ("هدى", "ہدی"),
        ("ٱحمد", "أحمد"),
        ("١٢٣", "۱۲۳"),
        ("דװ", "דוו"),
    ],
)
def test_letters_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert cleaned(one) != cleaned(other)
    assert look_alike(one, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_like_a_bot_of_any_language(lang: str) -> None:
    for level in ("beginner", "casual", "skilled", "master"):
        for seat in (0, 1, 9, 41):
            name = typed(bot_name(seat, level, lang))
            spellings = {name, name.upper(), name.replace("(", "").replace(")", ""), name.replace(" ", ""), name[:-1]}
            for one in spellings:
                assert len(one) > 20 or why_not(one) == "name-bot", one
    assert why_not(typed(bot_name(1, "master", lang)).partition("(")[0]) == "name-bot"


@pytest.mark.parametrize("name", ["Bot ② (master)", "Вот 2", "B0t 3", "Bot l", "Bot ٢ (master)", "בוט ٣"])
def test_nobody_is_called_like_a_bot_with_letters_that_look_alike(name: str) -> None:
    assert why_not(name) == "name-bot"


def test_people_keep_their_names() -> None:
    for name in ("Botond", "Bo 2", "Abbott 3", "Master", "Noa 2", "علي 7", "דנה", "روبوت", "Noa ❤️", "Bot"):
        assert cleaned(name) == name
    assert cleaned(" Noa \u3000 \u00a0Levi ") == "Noa Levi"
    assert not look_alike("علي", "عمر")
