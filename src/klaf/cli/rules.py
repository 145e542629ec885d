"""``klaf rules``: print a rule, or the list of a game's rules."""

from klaf.cli.parse import Parsed
from klaf.engine.errors import UnknownRule
from klaf.games import game, games
from klaf.locale import text


def run_rules(parsed: Parsed, lang: str) -> int:
    """Print what was asked for: one rule by its id, or all titles of a game."""
    which = parsed.argument or games()[0]
    if which in games():
        for rule in game(which).rule_ids:
            print(text(lang, "play-rule", rule=rule, title=game(which).rule(rule, lang)[0]))
        return 0
    print(rule_text(which.upper(), lang))
    return 0


def rule_text(rule: str, lang: str) -> str:
    """Give a rule of any game, its title above its text.

    Raises:
        UnknownRule: no game has a rule of that id.
    """
    for name in games():
        if rule in game(name).rule_ids:
            title, body = game(name).rule(rule, lang)
            return text(lang, "play-rule", rule=rule, title=title) + "\n\n" + body
    raise UnknownRule(rule=rule[:40])
