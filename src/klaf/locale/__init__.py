"""Every sentence a person reads: one folder per language, one Fluent file per area.

>>> text("en", "colour-R")
'red'
"""

import functools
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "he", "ar")
_folders = [Path(__file__).resolve().parent]


class Term(str):
    """A word that is spelt the same for programs everywhere and said to each reader in their own language.

    >>> red = Term("R", "colour-R")
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

    def say(self, lang: str) -> str:
        """Say it in a language."""
        return text(lang, self.message, **self.facts)


def _term(spelling: str, message: str, facts: dict[str, Any]) -> Term:
    return Term(spelling, message, **facts)


class MissingText(LookupError):
    """A sentence that the locale files lack: a defect of ours, never of a reader's."""


def add(folder: Path) -> None:
    """Take the sentences of a game from elsewhere too: a folder with a folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        _files.cache_clear()
        _find.cache_clear()


@functools.cache
def _files(lang: str) -> tuple[Path, ...]:
    return tuple(path for folder in _folders for path in sorted((folder / lang).glob("*.ftl")))


@functools.cache
def _bundle(lang: str, file: Path) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks keep cards, names and numbers in order inside right-to-left sentences.
    bundle = FluentBundle([lang], use_isolating=lang != "en")
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@functools.cache
def _find(lang: str, message: str) -> Path:
    for file in _files(lang):
        # A file is parsed only if it can hold the message: parsing all of them would cost a noticeable start.
        if f"\n{message} =" in "\n" + file.read_text(encoding="utf-8"):
            return file
    raise MissingText(f"{lang}: {message}")


def text(lang: str, message: str, /, **facts: Any) -> str:
    """Give a sentence in a language, filled with facts; ``"TK-01.text"`` is the attribute of a message.

    Raises:
        MissingText: no such language or sentence, or a fact that the sentence needs is missing.
    """
    if lang not in LANGUAGES:
        raise MissingText(f"{lang}: {message}")
    name, _, attribute = message.partition(".")
    bundle = _bundle(lang, _find(lang, name))
    found = bundle.get_message(name)
    pattern: Any = found.attributes[attribute] if attribute else found.value
    said = {name: fact.say(lang) if isinstance(fact, Term) else fact for name, fact in facts.items()}
    result, errors = bundle.format_pattern(pattern, said)
    if errors or result is None:
        raise MissingText(f"{lang}: {message} {errors}")
    return str(result)


def has(lang: str, message: str) -> bool:
    """Tell whether a language has that sentence."""
    try:
        _find(lang, message)
    except MissingText:
        return False
    return True


def reader_language() -> str:
    """Guess the reader's language: ``KLAF_LANG``, else the system's, else English."""
    for variable in ("KLAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(variable, "")[:2].lower()
        lang = "he" if lang == "iw" else lang
        if lang in LANGUAGES:
            return lang
    return "en"
