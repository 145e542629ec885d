"""``klaf rules``: print a rule, or the list of a game's or an edition's rules, and how its house rules are typed."""

from klaf.cli.parse import Parsed
from klaf.engine.errors import UnknownRule
from klaf.engine.game import Game
from klaf.games import game, games
from klaf.locale import has, text


def run_rules(parsed: Parsed, lang: str) -> int:
    """Print what was asked for: one rule by its id, or all titles of a game."""
    which = parsed.argument or games()[0]
    if which in games():
        book, asked = game(which).rulebook, parsed.flag("edition")
        edition = None if asked is None else book.edition(asked)
        for rule in game(which).rule_ids:
            if edition is None or book.has(rule, edition):
                print(text(lang, "play-rule", rule=rule, title=game(which).rule(rule, lang)[0]))
        print("\n" + "\n".join(choices(game(which), lang, edition)))
        return 0
    print(rule_text(which.upper(), lang))
    return 0


def rule_text(rule: str, lang: str) -> str:
    """Return a rule of any game, its title above its text, and how its house rules are typed below.

    Raises:
        UnknownRule: no game has a rule of that id.
    """
    for name in games():
        if rule in game(name).rule_ids:
            title, body = game(name).rule(rule, lang)
            blocks = [text(lang, "play-rule", rule=rule, title=title), body, "\n".join(typed(game(name), rule, lang))]
            return "\n\n".join(filter(None, blocks))
    raise UnknownRule(rule=rule[:40])


def choices(played: Game, lang: str, edition: str | None = None) -> list[str]:
    """List what a match, or one of an edition, may be set up with: as it is typed, and as people call it."""
    editions = " | ".join(played.rulebook.editions)
    found = {f"--edition {editions}": "web-edition"}
    book = played.rulebook
    for option in book.options if edition is None else book.of_edition(edition):
        if edition is not None and not book.has(option.rule, edition):
            continue
        found[f"--rule {option.name}={option.spelled()}"] = f"option-{played.name}-{option.name}"
    # A game from elsewhere may have no words for its house rules.
    return [
        text(lang, "play-rule", rule=spelt, title=text(lang, name)) if has(lang, name) else spelt
        for spelt, name in found.items()
    ]


def typed(played: Game, rule: str, lang: str) -> list[str]:
    """Return how the house rules that change a rule are spelt for programs, the default first."""
    options = [option for option in played.rulebook.options if option.rule == rule]
    return [text(lang, "play-typed", typed=f"--rule {option.name}={option.spelled()}") for option in options]
