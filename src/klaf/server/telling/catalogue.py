"""The catalogue: games, house rules, cards, moves and phrases, in a reader's language."""

from functools import cache
from typing import get_args

from klaf.engine.document.form import Field
from klaf.engine.game import Game
from klaf.engine.moves import MoveParts
from klaf.engine.options import Flag, Number, Option, SeatOr, spell
from klaf.games import game, games
from klaf.locale import has, text, text_or
from klaf.server.telling.phrases import PHRASES
from klaf.wire.api import Catalogue, FieldInfo, GameInfo, MoveInfo, OptionInfo, PhraseInfo, Rules, RuleText
from klaf.wire.tables import Level, TurnClock


@cache
def catalogue(lang: str) -> Catalogue:
    """Return the catalogue in a language."""
    return Catalogue(
        lang=lang,  # type: ignore[arg-type]
        games=tuple(_game(game(name), lang) for name in games()),
        phrases=tuple(
            PhraseInfo(phrase=phrase, text=text(lang, f"phrase-{phrase}"), kind=kind)  # type: ignore[arg-type]
            for phrase, kind in PHRASES.items()
        ),
        levels=get_args(Level),
        clocks=get_args(TurnClock),
    )


@cache
def rules(name: str, lang: str) -> Rules:
    """Return a game's rulebook.

    Raises:
        UnknownGame: there is no such game.
    """
    found = game(name)
    return Rules(game=name, rules=tuple(_rule(found, rule, lang) for rule in found.rule_ids))


def _rule(played: Game, rule: str, lang: str) -> RuleText:
    title, body = played.rule(rule, lang)
    return RuleText(rule=rule, title=title, text=body, section=text_or(lang, f"{rule}.section", ""))


def _game(played: Game, lang: str) -> GameInfo:
    moves = tuple(_move(played, move, lang) for move in played.texts)
    cards = {one.card for one in moves if one.card} | {one.named for one in moves if one.named}
    book = played.rulebook
    return GameInfo(
        name=played.name,
        title=text_or(lang, f"game-{played.name}", played.name),
        about=text_or(lang, f"about-{played.name}", ""),
        version=played.version,
        fewest=book.fewest,
        most=book.most,
        editions=book.editions,
        labels={edition: text_or(lang, f"edition-{played.name}-{edition}", edition) for edition in book.editions},
        only=dict(book.only),
        options=tuple(_option(option, lang, played) for option in book.options),
        cards={card: _card(played, card, lang) for card in sorted({*cards, *played.unnamed})},
        moves=moves,
        fields=tuple(_field(played, field, lang) for field in played.document.fields),
    )


def _field(played: Game, field: Field, lang: str) -> FieldInfo:
    label = played.field_name(field.name, lang)
    return FieldInfo(name=field.name, label=label, holds=field.kind.holds, each=field.each, empty=field.empty)


def _card(played: Game, card: str, lang: str) -> str:
    word = played.word(card)
    return str(card if word is None else word.say(lang))


def _option(option: Option, lang: str, played: Game) -> OptionInfo:
    kind = "choice"
    if isinstance(option, Flag):
        kind = "flag"
    elif isinstance(option, Number):
        kind = "number"
    elif isinstance(option, SeatOr):
        kind = "seat"
    name = f"option-{played.name}-{option.name}"
    label = text_or(lang, name, option.name)
    named = kind in ("choice", "seat")
    return OptionInfo(
        name=option.name,
        rule=option.rule,
        label=label,
        kind=kind,  # type: ignore[arg-type]
        default=option.default,
        values=option.values if kind == "choice" else (),
        labels={spell(value): _value(lang, name, spell(value)) for value in option.values} if named else {},
        lowest=option.lowest if isinstance(option, Number) else None,
        highest=option.highest if isinstance(option, Number) else None,
        edition=option.edition or None,
        mark=text_or(lang, f"{name}.mark", label) if kind == "seat" else None,
    )


def _value(lang: str, option: str, value: str) -> str:
    return text(lang, f"{option}.is-{value}") if has(lang, option) else value


def _move(played: Game, move: str, lang: str) -> MoveInfo:
    """Take a move's text apart and name it."""
    parts = MoveParts(move) if played.parts is None else played.parts(move)
    card = "" if parts.card is None else _card(played, parts.card, lang)
    named = "" if parts.named is None else _card(played, parts.named, lang)
    facts = {"card": card, "count": parts.count, "named": named, "call": int(parts.call)}
    # People count places and seats from 1.
    places = {"place": (parts.place or 0) + 1, "to": (parts.to or 0) + 1, "seat": (parts.seat or 0) + 1}
    return MoveInfo(
        move=move,
        kind=parts.kind,
        label=text_or(lang, f"move-{played.name}-{parts.kind}", card or move, **facts, **places),
        card=parts.card,
        count=parts.count,
        named=parts.named,
        call=parts.call,
        place=parts.place,
        to=parts.to,
        seat=parts.seat,
        declines=played.window is not None and move == played.window.declines,
    )
