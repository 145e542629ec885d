"""``klaf rules``: print a rule, or the list of a game's rules, and how its house rules are typed."""

from klaf.cli.parse import Parsed
from klaf.engine.errors import UnknownRule
from klaf.engine.game import Game
from klaf.games import game, games
from klaf.locale import text


def run_rules(parsed: Parsed, lang: str) -> int:
    """Print what was asked for: one rule by its id, or all titles of a game."""
    which = parsed.argument or games()[0]
    if which in games():
        for rule in game(which).rule_ids:
            print(text(lang, "play-rule", rule=rule, title=game(which).rule(rule, lang)[0]))
        editions = " | ".join(game(which).rulebook.editions)
        print("\n" + text(lang, "play-typed", typed=f"--edition {editions}"))
        for rule in game(which).rule_ids:
            for line in typed(game(which), rule, lang):
                print(line)
        return 0
    print(rule_text(which.upper(), lang))
    return 0


def rule_text(rule: str, lang: str) -> str:
    """Give a rule of any game, its title above its text, and how its house rules are typed below.

    Raises:
        UnknownRule: no game has a rule of that id.
    """
    for name in games():
        if rule in game(name).rule_ids:
            title, body = game(name).rule(rule, lang)
            blocks = [text(lang, "play-rule", rule=rule, title=title), body, "\n".join(typed(game(name), rule, lang))]
            return "\n\n".join(filter(None, blocks))
    raise UnknownRule(rule=rule[:40])


def typed(played: Game, rule: str, lang: str) -> list[str]:
    """Tell how the house rules that change a rule are spelt for programs, the default first: people's texts do not."""
    options = [option for option in played.rulebook.options if option.rule == rule]
    return [text(lang, "play-typed", typed=f"--rule {option.name}={option.spelled()}") for option in options]
