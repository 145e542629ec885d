"""Every language says the same things, and what reads from right to left does so all the way."""

import ast
import inspect
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import babel
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import klaf
import klaf.locale
from klaf.engine import errors
from klaf.games import game
from klaf.games.eight.cards import CODES
from klaf.games.eight.events import SCORING, TAKING
from klaf.games.eight.terms import card_term, value_term
from klaf.games.taki.cards import COLOURS, KINDS
from klaf.games.taki.events import DRAWING
from klaf.games.taki.terms import term
from klaf.locale import LANGUAGES, Term, text
from tests.conformance.games import SHIPPED

SOURCE = Path(klaf.__file__).parent
LOCALE = Path(klaf.locale.__file__).parent
OTHERS = LANGUAGES[1:]
RIGHT_TO_LEFT = ("he", "ar")
PLURALS = ("zero", "one", "two", "few", "many", "other")
COUNTS = (0, 1, 2, 3, 11, 100)
ISOLATE, ENDS = "\u2066\u2067\u2068", "\u2069"


@cache
def resources(lang: str) -> dict[str, ftl.Resource]:
    """Parse the files of a language, by name."""
    paths = sorted((LOCALE / lang).glob("*"))
    return {path.name: FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths}


def entries(lang: str) -> Iterator[tuple[str, ftl.Message]]:
    """List the messages of a language, each with its file."""
    for name, resource in resources(lang).items():
        yield from ((name, entry) for entry in resource.body if isinstance(entry, ftl.Message))


@cache
def messages(lang: str) -> dict[str, ftl.Pattern]:
    """Return what a language says: messages by id, attributes by ``id.attribute``."""
    found = {}
    for _, message in entries(lang):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """Walk a node and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def variables(pattern: ftl.Pattern) -> set[str]:
    """Return the variables a text uses, in selectors too."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def selectors(pattern: ftl.Pattern) -> dict[str, set[str | int]]:
    """Return the variables a text chooses by, each with the keys of its variants."""
    found: dict[str, set[str | int]] = {}
    for node in nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            assert isinstance(node.selector, ftl.VariableReference)
            keys = found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
    return found


def wording(pattern: ftl.Pattern) -> tuple[str, bool]:
    """Return a text's own words, without those of its variants, and whether variables stand among them."""
    words, placeables = "", False
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            words += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            words += element.expression.parse()["value"]
        else:
            placeables = True
    return words, placeables


def outside_isolates(words: str) -> str:
    """Leave out what stands in isolates.

    Raises:
        ValueError: an isolate is not closed, or closed twice.
    """
    depth, kept = 0, ""
    for character in words:
        depth += (character in ISOLATE) - (character in ENDS)
        if depth < 0:
            raise ValueError(words)
        if depth == 0 and character not in ENDS:
            kept += character
    if depth:
        raise ValueError(words)
    return kept


def is_closed(words: str) -> bool:
    """Whether every isolate is closed."""
    try:
        outside_isolates(words)
    except ValueError:
        return False
    return True


def wordings(lang: str) -> Iterator[tuple[str, str, bool]]:
    """List the wordings of all texts and all their variants, each with its message's id."""
    for name, pattern in messages(lang).items():
        for node in nodes(pattern):
            if isinstance(node, ftl.Pattern):
                yield name, *wording(node)


@cache
def all_calls() -> dict[str, list[ast.Call]]:
    """Find every call in the code, by the name of what is called."""
    found: dict[str, list[ast.Call]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                found.setdefault(name, []).append(node)
    return found


def strings(node: ast.AST) -> set[str]:
    """Return the texts written in an expression; those of an f-string are in pieces and left out."""
    if isinstance(node, ast.JoinedStr):
        return set()
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    return {found for child in ast.iter_child_nodes(node) for found in strings(child)}


def second_arguments(*names: str) -> set[str]:
    """Return the texts that the calls of these names have as their second argument."""
    calls = [call for name in names for call in all_calls().get(name, [])]
    return {written for call in calls for argument in call.args[1:2] for written in strings(argument)}


def error_classes(base: type[errors.KlafError] = errors.KlafError) -> Iterator[type[errors.KlafError]]:
    """List an error's class and all below it."""
    yield base
    for below in base.__subclasses__():
        yield from error_classes(below)


def reasons_used() -> set[str]:
    """Return the ids of the reasons why a move is illegal."""
    names = [kind.__name__ for kind in error_classes(errors.IllegalMove)]
    described = {reason.why for name in SHIPPED for reason in klaf.game(name).reasons}
    return {f"why-{reason}" for reason in second_arguments(*names) | described}


def errors_used() -> set[str]:
    """Return the ids of the other errors' sentences."""
    used = set()
    for kind in error_classes():
        if issubclass(kind, errors.IllegalMove):
            continue
        for call in all_calls().get(kind.__name__, []):
            whys = [keyword.value for keyword in call.keywords if keyword.arg == "why"] or call.args[:1]
            used |= {f"{kind.code}-{why}" for node in whys for why in strings(node)}
            if not whys and inspect.signature(kind).parameters["why"].default == "":
                used.add(kind.code)
    needed = {why for call in all_calls()["need"] for why in (strings(call.args[2]) if call.args[2:] else {"clash"})}
    return used | {f"{errors.BadPosition.code}-{why}" for why in needed}


def texts_used() -> set[str]:
    """Return the ids that code asks for by their full name."""
    return second_arguments("text", "Term") - {"edition", "key"}  # fields that a document's reader takes as text


def events_used() -> set[str]:
    """Return the ids of all games' events; those with secret facts are told to the others without them."""
    kinds = [(name, kind) for name in SHIPPED for kind in klaf.game(name).events]
    hidden = {f"{name}-{kind.name}-hidden" for name, kind in kinds if kind.secret}
    return {f"{name}-{kind.name}" for name, kind in kinds} | hidden


def missing(lang: str, used: Iterable[str]) -> list[str]:
    """List what a language lacks."""
    return sorted(set(used) - set(messages(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_have_no_junk(lang: str) -> None:
    for name, resource in resources(lang).items():
        for entry in resource.body:
            assert isinstance(entry, ftl.Message | ftl.BaseComment), (name, vars(entry))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_there_twice(lang: str) -> None:
    ids = [message.id.name for _, message in entries(lang)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_files(lang: str) -> None:
    assert list(resources(lang)) == list(resources("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_ids_in_the_same_order(lang: str) -> None:
    assert [(name, entry.id.name) for name, entry in entries(lang)] == [
        (name, entry.id.name) for name, entry in entries("en")
    ]


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_attributes(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_use_the_same_variables(lang: str) -> None:
    english = {name: variables(pattern) for name, pattern in messages("en").items()}
    assert {name: variables(pattern) for name, pattern in messages(lang).items()} == english


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_choose_by_the_same_keys(lang: str) -> None:
    """A language may choose by plurals where English does not; by words and numbers only as English does."""
    for name, pattern in messages(lang).items():
        english = selectors(messages("en")[name])
        for variable in english.keys() | selectors(pattern).keys():
            keys = selectors(pattern).get(variable, set()) - set(PLURALS)
            assert keys == english.get(variable, set()) - set(PLURALS), (name, variable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    known = set(babel.Locale(lang).plural_form.tags) | {"other"}
    for name, pattern in messages(lang).items():
        for keys in selectors(pattern).values():
            assert keys & set(PLURALS) <= known, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    for name, pattern in messages(lang).items():
        plain = dict.fromkeys(variables(pattern), "x")
        chosen = selectors(pattern)
        for choice in product(*(keys | set(COUNTS) for keys in chosen.values())):
            facts = {**plain, **dict(zip(chosen, choice, strict=True))}
            said = text(lang, name, **facts)
            assert said.strip() or name in ("comma", "gap")
            assert is_closed(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_isolate_is_closed(lang: str) -> None:
    assert [name for name, words, _ in wordings(lang) if not is_closed(words)] == []


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_latin_letters_and_plus_signs_stand_in_isolates(lang: str) -> None:
    for name, words, _ in wordings(lang):
        assert not re.search(r"[A-Za-z+]", outside_isolates(words)), name


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_every_text_runs_from_right_to_left(lang: str) -> None:
    """Isolates and variables give a text no direction: beside them it needs a letter or a mark of its own."""
    for name, words, placeables in wordings(lang):
        own = outside_isolates(words)
        if own and (placeables or own != words):
            assert {unicodedata.bidirectional(character) for character in own} & {"R", "AL"}, name


def direction(isolated: str) -> str:
    """Return the direction of a text in an isolate of its own: that of its first letter or mark, else left to right."""
    classes = map(unicodedata.bidirectional, outside_isolates(isolated))
    return next((found for found in classes if found in ("L", "R", "AL")), "L")


LISTS = [["5", "7"], ["5", "תוכי"], ["תוכי", "5"], ["5", "ببغاء", "7"], ["Noa", "5"], ["half", "7"]]


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
@pytest.mark.parametrize("separator", ["comma", "gap"])
@pytest.mark.parametrize("items", LISTS, ids=" ".join)
def test_every_list_runs_from_right_to_left(items: list[str], separator: str, lang: str) -> None:
    """A list of digits alone, one with a word, and one that begins with a Latin name run alike."""
    listed = text(lang, separator).join(items)
    said = text(lang, "eight-filled", name="", cards=listed)
    inside = said[said.rindex("\u2068") + 1 : said.rindex(ENDS)]
    assert inside.endswith(listed)
    assert direction(inside) == "R"
    between = [unicodedata.bidirectional(mark) for mark in text(lang, separator)]
    assert between[0] == "R"  # also where a list stands in no isolate


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_one_and_other_texts_stay_as_they_are(lang: str) -> None:
    assert text(lang, "eight-filled", name="", cards="5").strip("\u2068\u2069").endswith("5")
    assert ("\u200f" in text(lang, "comma")) == (lang in RIGHT_TO_LEFT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sum_is_written_from_left_to_right(lang: str) -> None:
    facts = {"name": "", "part": "column", "columns": "1", "number": "", "points": 4}
    said = text(lang, "tuki-counted", **facts, cards=text(lang, "comma").join("13"))
    total = "1 + 3 = 4" if lang == "en" else "\u2066\u20681 + 3\u2069 = \u20684\u2069\u2069"
    assert said.endswith(f": {total}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_comes_in_the_forms_that_its_message_has(lang: str) -> None:
    parrot = Term("P", "tuki-parrot")
    assert parrot.say(lang).forms == {form: text(lang, f"tuki-parrot.{form}") for form in ("one", "many")}
    for fact in (parrot, parrot.say(lang)):
        assert parrot.say(lang).forms["one"] in text(lang, "tuki-drew", name="", card=fact)
    assert Term("R", "taki-colour-R").say(lang).forms == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    assert {"why-over", "why-out-of-turn", "why-no-match"} <= reasons_used()
    assert missing(lang, reasons_used()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_sentence(lang: str) -> None:
    assert {"unknown-game", "bad-move-batch", "bad-position-clash", "bad-record-text"} <= errors_used()
    assert missing(lang, errors_used()) == []
    for kind in error_classes():
        if kind.code and not issubclass(kind, errors.IllegalMove):
            assert any(f"{name}-".startswith(f"{kind.code}-") for name in messages(lang)), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_code_asks_for_is_there(lang: str) -> None:
    assert {"comma", "compiling"} <= texts_used()
    assert missing(lang, texts_used()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(lang: str) -> None:
    assert missing(lang, events_used()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_to_draw_is_one_that_rules_give(lang: str) -> None:
    for name in ("taki-drew", "taki-drew-hidden"):
        assert selectors(messages(lang)[name])["reason"] - {"other"} <= set(DRAWING.words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_to_take_a_pot_or_to_score_is_one_that_rules_give(lang: str) -> None:
    assert selectors(messages(lang)["eight-took"])["reason"] - {"other"} <= set(TAKING.words)
    assert selectors(messages(lang)["eight-scored"])["reason"] == set(SCORING.words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_eight_and_a_half_has_a_name_of_its_own(lang: str) -> None:
    assert len({card_term(card).say(lang) for card in CODES}) == len(CODES)
    assert [value_term(halves).say(lang).strip("\u2068\u2069") for halves in (0, 1, 2, 17)] == ["0", "½", "1", "8½"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_colour_has_a_name_of_its_own(lang: str) -> None:
    names = [term(spelling).say(lang) for spelling in (*KINDS, *COLOURS)]
    assert len(set(names)) == len(KINDS) + len(COLOURS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_name_and_its_rules(lang: str) -> None:
    for name in SHIPPED:
        rules = game(name).rule_ids
        assert missing(lang, [f"game-{name}", *rules, *(f"{rule}.text" for rule in rules)]) == []
