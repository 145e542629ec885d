"""All that is the same at every table: games, house rules, cards, moves, phrases; in a reader's language."""

from functools import cache

from klaf.engine.game import Game
from klaf.engine.options import Flag, Number, Option, SeatOr, spell
from klaf.games import game, games
from klaf.locale import text
from klaf.server.telling.phrases import PHRASES
from klaf.wire.api import Catalogue, GameInfo, MoveInfo, OptionInfo, PhraseInfo, Rules, RuleText

CARDS = {"taki": ("card", "colour"), "eight": ("card",), "tuki": ("card",)}


@cache
def catalogue(lang: str) -> Catalogue:
    """Return everything for a language."""
    return Catalogue(
        lang=lang,  # type: ignore[arg-type]
        games=tuple(_game(game(name), lang) for name in games() if name in CARDS),
        phrases=tuple(
            PhraseInfo(phrase=phrase, text=text(lang, f"phrase-{phrase}"), kind=kind)  # type: ignore[arg-type]
            for phrase, kind in PHRASES.items()
        ),
        levels=("beginner", "casual", "skilled", "master"),
        clocks=(0, 15, 30, 60),
    )


@cache
def rules(name: str, lang: str) -> Rules:
    """Return a game's rulebook.

    Raises:
        UnknownGame: there is no such game.
    """
    found = game(name)
    texts = [(rule, *found.rule(rule, lang)) for rule in found.rule_ids]
    return Rules(game=name, rules=tuple(RuleText(rule=rule, title=title, text=body) for rule, title, body in texts))


def _game(played: Game, lang: str) -> GameInfo:
    moves = tuple(_move(played, move, lang) for move in played.texts)
    cards = {one.card for one in moves if one.card} | {one.named for one in moves if one.named}
    book = played.rulebook
    return GameInfo(
        name=played.name,
        title=text(lang, f"game-{played.name}"),
        version=played.version,
        fewest=book.fewest,
        most=book.most,
        editions=book.editions,
        only=dict(book.only),
        options=tuple(_option(option, lang, played) for option in book.options),
        cards={card: _card(played, card, lang) for card in sorted(cards | _only_shown(played))},
        moves=moves,
    )


def _only_shown(played: Game) -> set[str]:
    """List the cards that no move names by themselves."""
    return {"taki": {"colour"}, "tuki": {*map(str, range(13)), "P"}}.get(played.name, set())


def _card(played: Game, card: str, lang: str) -> str:
    word = played.word("card", card)
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
    named = kind in ("choice", "seat")
    return OptionInfo(
        name=option.name,
        rule=option.rule,
        label=text(lang, name),
        kind=kind,  # type: ignore[arg-type]
        default=option.default,
        values=option.values if kind == "choice" else (),
        labels={spell(value): text(lang, f"{name}.is-{spell(value)}") for value in option.values} if named else {},
        lowest=option.lowest if isinstance(option, Number) else None,
        highest=option.highest if isinstance(option, Number) else None,
        edition=option.edition or None,
    )


def _move(played: Game, move: str, lang: str) -> MoveInfo:
    """Take a move's text apart and name it."""
    parts = {"taki": _taki, "eight": _eight, "tuki": _tuki}[played.name](move)
    card = "" if parts.card is None else _card(played, parts.card, lang)
    named = "" if parts.named is None else _card(played, parts.named, lang)
    facts = {"card": card, "count": parts.count, "named": named, "call": int(parts.call)}
    # People count places and seats from 1.
    places = {"place": (parts.place or 0) + 1, "to": (parts.to or 0) + 1, "seat": (parts.seat or 0) + 1}
    label = text(lang, f"move-{played.name}-{parts.kind}", **facts, **places)
    return MoveInfo(
        move=move,
        kind=parts.kind,
        label=label,
        card=parts.card,
        count=parts.count,
        named=parts.named,
        call=parts.call,
        place=parts.place,
        to=parts.to,
        seat=parts.seat,
    )


def _taki(move: str) -> MoveInfo:
    call = move.endswith("!")
    body = move.removesuffix("!")
    word, _, after = body.partition(":")
    if body in ("draw", "close", "end", "last", "pass"):
        return MoveInfo(move=move, kind=body, label="")
    if word == "catch":
        return MoveInfo(move=move, kind="catch", label="", seat=int(after))
    return MoveInfo(move=move, kind="name" if after else "lay", label="", card=word, named=after or None, call=call)


def _eight(move: str) -> MoveInfo:
    word, _, after = move.partition(":")
    if word in ("take", "keep"):
        return MoveInfo(move=move, kind=word, label="")
    if word == "blind":
        return MoveInfo(move=move, kind="blind", label="", place=int(after))
    if word == "swap":
        own, seat, theirs = map(int, after.split(":"))
        return MoveInfo(move=move, kind="swap", label="", place=own, seat=seat, to=theirs)
    body = move.removesuffix("+half")
    card, _, count = body.partition("x")
    kind = "combine" if body != move else "lay"
    return MoveInfo(move=move, kind=kind, label="", card=card, count=int(count or 1))


def _tuki(move: str) -> MoveInfo:
    word, *places = move.split(":")
    if word == "throw":
        word = "throw" if places else "throw-away"
    numbers = [*map(int, places), None, None]
    return MoveInfo(move=move, kind=word, label="", place=numbers[0], to=numbers[1])
