"""``klaf play``: one person against simple opponents, line by line."""

import os
import random
import sys
from collections.abc import Callable
from typing import Any

from klaf.bots.simple import choose
from klaf.cli import show_any, show_eight, show_taki, show_tuki
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.rules import rule_text
from klaf.engine.errors import KlafError
from klaf.engine.events import Event
from klaf.engine.game import Game
from klaf.engine.match import Match
from klaf.games import game, games
from klaf.locale import Term, text

YOU = 0
SHOWS = {"taki": show_taki, "eight": show_eight, "tuki": show_tuki}
INKS = {"R": "41;97", "B": "44;97", "G": "42;30", "Y": "43;30"}


def run_play(parsed: Parsed, lang: str) -> int:
    """Deal a match and play it to its end, or until the person leaves."""
    players = _whole("--players", parsed.flag("players") or "4")
    seed = parsed.flag("seed")
    house: dict[str, str] = {}
    for rule in parsed.flags.get("rule", []):
        name, equals, value = rule.partition("=")
        if not equals:
            raise CommandLineError("cli-bad-rule", value=rule)
        house[name] = value
    chosen = game(parsed.argument or games()[0])
    key = int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 64 else seed
    match = chosen.new(players, parsed.flag("edition"), key, **house)
    return Table(match, lang).run()


def _whole(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise CommandLineError("cli-bad-number", name=name, value=value)
    return int(value)


class Table:
    """A match in the terminal: what is printed, what is typed."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self.rng = random.Random(match.position()["key"])
        self.names = {seat: self.say("seat", number=seat) for seat in range(match.players)}
        self.names[YOU] = self.say("you")
        self.shows: Any = SHOWS.get(match.game.name, show_any)
        self.coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ

    @property
    def game(self) -> Game:
        """Give the game that is played."""
        return self.match.game

    def say(self, message: str, **facts: object) -> str:
        """Give a sentence in the player's language."""
        return text(self.lang, message, **facts)

    def run(self) -> int:
        """Play until the match is over or the player leaves."""
        title = Term(self.game.name, f"game-{self.game.name}")
        print(self.say("play-welcome", game=title, players=self.match.players, seat=YOU))
        self.tell(self.match.opening)
        while (seat := self.match.next_actor) is not None:
            moves = self.match.legal(seat)
            if seat != YOU:
                self.tell(self.match.play(seat, choose(self.match.view(seat), moves, self.rng)))
            elif len(moves) == 1 and moves[0].text == "pass":
                self.tell(self.match.play(YOU, moves[0]))
            elif not self.ask():
                return 0
        print(self.say("play-you-won" if YOU in self.match.winners else "play-you-lost"))
        print(self.say("play-seed", key=self.match.position()["key"]))
        return 0

    def ask(self) -> bool:
        """Show the table and obey one line; tell whether the person goes on."""
        self.show()
        try:
            line = input(self.say("play-prompt") + " ").strip()
        except EOFError:
            print("\n" + self.say("cli-stdin-closed"))
            return False
        word, _, rest = line.partition(" ")
        if line in ("q", "quit"):
            return False
        if line in ("?", "؟", "help"):
            print(self.say("play-help", example=self.match.legal(YOU)[0].text, rule=self.game.rule_ids[0]))
        elif word == "rule":
            self.answer(lambda: print(rule_text(rest.strip().upper(), self.lang)))
        elif word == "why":
            self.answer(lambda: self.why(rest.strip()))
        elif line:
            self.answer(lambda: self.tell(self.match.play(YOU, line)))
        return True

    def answer(self, work: Callable[[], None]) -> None:
        """Do it, or say why not."""
        try:
            work()
        except KlafError as error:
            print(error.sentence(self.lang))

    def why(self, move: str) -> None:
        """Say whether a move is possible, and if not why."""
        self.match.copy().play(YOU, move)
        print(self.say("play-may", move=move))

    def tell(self, events: list[Event]) -> None:
        """Print what happened, as this player may see it."""
        for event in events:
            if event.kind not in self.shows.QUIET:
                seen = event.seen_by(YOU)
                print("  " + seen.sentence(self.lang, self.game, self.names))

    def show(self) -> None:
        """Print the table as this player may see it."""
        print()
        for line in self.shows.lines(self.match.view(YOU).document(), YOU, self):
            print(line)
        print(self.say("play-moves"), self.say("gap").join(self.ink(move.text) for move in self.match.legal(YOU)))

    def ink(self, card: str) -> str:
        """Print a card or a move in its colour."""
        named = card.partition(":")[2][:1] or card[:1]
        if not self.coloured or named not in INKS:
            return str(card)
        return f"\x1b[{INKS[named]}m {card} \x1b[0m"
