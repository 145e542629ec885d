"""Every sentence a person reads: one folder per language, one Fluent file per area.

>>> text("en", "taki-colour-R")
'red'
"""

import functools
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "he", "ar")
RIGHT_TO_LEFT_MARK = "\u200f"
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_folders = [Path(__file__).resolve().parent]


class Term(str):
    """A word that is spelt the same for programs everywhere and said to each reader in their own language.

    >>> red = Term("R", "taki-colour-R")
    >>> red == "R", red.say("en")
    (True, 'red')
    """

    message: str
    facts: dict[str, Any]

    def __new__(cls, spelling: str, message: str, **facts: Any) -> "Term":
        """Take the spelling for programs, and the sentence for people with its facts."""
        term = super().__new__(cls, spelling)
        term.message = message
        term.facts = facts
        return term

    def __reduce__(self) -> tuple[Any, ...]:
        """Let terms be copied and sent to other processes."""
        return _term, (str(self), self.message, self.facts)

    def say(self, lang: str) -> "Said":
        """Say it in a language."""
        forms = _bundle(*_found(lang, self.message)).get_message(self.message).attributes
        said = Said(text(lang, self.message, **self.facts))
        said.forms = {form: text(lang, f"{self.message}.{form}", **self.facts) for form in forms}
        return said


def _term(spelling: str, message: str, facts: dict[str, Any]) -> Term:
    return Term(spelling, message, **facts)


class Said(str):
    """A term as it is said in a language, and its other forms: the attributes of its message.

    A sentence may ask for them: where ``$card`` is the word, ``$card-one`` is its attribute ``one``.
    """

    forms: dict[str, str]


class MissingText(LookupError):
    """A sentence that the locale files lack: a defect of ours, never of a reader's."""


def add(folder: Path) -> None:
    """Add the sentences of a game from elsewhere: a folder with a folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        _files.cache_clear()
        _find.cache_clear()
        _found.cache_clear()


@functools.cache
def _files(lang: str) -> tuple[Path, ...]:
    return tuple(path for folder in _folders for path in sorted((folder / lang).glob("*.ftl")))


@functools.cache
def _bundle(lang: str, file: Path) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks keep cards, names and numbers in order inside right-to-left sentences; English needs few of them.
    functions: dict[str, Any] = {"JOINED": functools.partial(_joined, lang)}
    bundle = FluentBundle([lang], functions=functions, use_isolating=lang != "en")
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _joined(lang: str, items: str, *, by: str) -> str:
    """Join a list by something else than commas: ``{ JOINED($cards, by: " + ") }`` in a sentence."""
    return items.removeprefix(RIGHT_TO_LEFT_MARK).replace(text(lang, "comma"), by)


@functools.cache
def _find(lang: str, message: str) -> Path:
    for file in _files(lang):
        # A file is parsed only if it can hold the message: parsing all of them would cost a noticeable start.
        if _holds(file, message):
            return file
    raise MissingText(f"{lang}: {message}")


@functools.cache
def _found(lang: str, message: str) -> tuple[str, Path]:
    """Find a message and the language to say it in: a game from elsewhere may have but one."""
    try:
        return lang, _find(lang, message)
    except MissingText:
        for folder in _folders[1:]:
            for other in LANGUAGES:
                for file in sorted((folder / other).glob("*.ftl")):
                    if _holds(file, message):
                        return other, file
        raise


def _holds(file: Path, message: str) -> bool:
    """Whether a file has a message."""
    return f"\n{message} =" in "\n" + file.read_text(encoding="utf-8")


def text(lang: str, message: str, /, **facts: Any) -> str:
    """Return a sentence in a language, filled with facts; ``"TK-01.text"`` is the attribute of a message.

    Raises:
        MissingText: no such language or sentence, or a fact that the sentence needs is missing.
    """
    if lang not in LANGUAGES:
        raise MissingText(f"{lang}: {message}")
    name, _, attribute = message.partition(".")
    bundle = _bundle(*_found(lang, name))
    found = bundle.get_message(name)
    pattern: Any = found.attributes[attribute] if attribute else found.value
    said: dict[str, Any] = {}
    for key, fact in facts.items():
        word = fact.say(lang) if isinstance(fact, Term) else fact
        said[key] = isolated(word, lang) if type(word) is str else _directed(word)
        if isinstance(word, Said):
            said |= {f"{key}-{form}": other for form, other in word.forms.items()}
    result, errors = bundle.format_pattern(pattern, said)
    if errors or result is None:
        raise MissingText(f"{lang}: {message} {errors}")
    return str(result)


@functools.lru_cache(maxsize=4000)
def isolated(name: str, lang: str) -> str:
    """Return a name with isolation marks, so that it does not disturb the order of a sentence.

    Hebrew and Arabic sentences isolate all that is filled in; in an English one a right-to-left name would draw what
    stands beside it to its other side.
    """
    return f"\u2068{name}\u2069" if lang == "en" and _RIGHT_TO_LEFT.search(name) else _directed(name)


def _directed(fact: Any) -> Any:
    """Make a list run from right to left if its separator has a right-to-left mark."""
    return RIGHT_TO_LEFT_MARK + fact if isinstance(fact, str) and RIGHT_TO_LEFT_MARK in fact else fact


def text_or(lang: str, message: str, otherwise: str, /, **facts: Any) -> str:
    """Return a sentence as ``text`` does, or ``otherwise`` if there is none."""
    return text(lang, message, **facts) if has(lang, message) else otherwise


def has(lang: str, message: str) -> bool:
    """Whether a language has that sentence, or a game from elsewhere in another."""
    name, _, attribute = message.partition(".")
    try:
        bundle = _bundle(*_found(lang, name))
    except MissingText:
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


def reader_language() -> str:
    """Guess the reader's language: ``KLAF_LANG``, else the system's, else English."""
    for variable in ("KLAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(variable, "")[:2].lower()
        lang = "he" if lang == "iw" else lang
        if lang in LANGUAGES:
            return lang
    return "en"
