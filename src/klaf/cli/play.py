"""``klaf play``: one person against bots, line by line."""

import os
import random
import sys
from collections.abc import Callable, Sequence
from typing import cast

from klaf.bots import bot
from klaf.cli import plain_table
from klaf.cli.interrupt import raise_on_interrupt
from klaf.cli.match_flags import house_rules, players_of, seed_of, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.rules import rule_text
from klaf.cli.terminal import TerminalPart
from klaf.engine.description import Description
from klaf.engine.errors import KlafError
from klaf.engine.events import Event
from klaf.engine.match import Match
from klaf.engine.parts import find_part
from klaf.games import game, games
from klaf.locale import Term, text

YOU = 0
USUAL = "skilled"


def run_play(parsed: Parsed, lang: str) -> int:
    """Deal a match and play it to its end, or until the person leaves."""
    chosen = game(parsed.argument or games()[0])
    levels = _levels(parsed, chosen.name)
    players, edition, house = 1 + len(levels), parsed.flag("edition"), house_rules(parsed)
    chosen.rulebook.encode(players, edition, house)  # names that are no house rules are refused here
    match = chosen.new(players, edition, seed_of(parsed.flag("seed")), **house)
    played = TerminalMatch(match, lang, levels)
    raise_on_interrupt()
    return played.run()


def _levels(parsed: Parsed, name: str) -> list[str]:
    """Return the level of each opponent: as named, or as many of the usual one as the table has room for."""
    players = parsed.flag("players")
    named = parsed.flag("bots")
    if named is None:
        return [USUAL] * (players_of(players or "4", name) - 1)
    levels = [level.strip() for level in named.split(",")]
    if players is not None and whole("--players", players) != 1 + len(levels):
        raise CommandLineError("play-bots-per-seat", players=players, bots=len(levels))
    return levels


class TerminalMatch:
    """A match in the terminal: what is printed, what is typed."""

    def __init__(self, match: Match, lang: str, levels: Sequence[str] = ()) -> None:
        self.match = match
        self.lang = lang
        made = {level: bot(match.game, level) for level in {*levels, USUAL}}
        opponents = [*levels, *[USUAL] * match.players]
        self.bots = {seat: made[opponents[seat - 1]] for seat in range(match.players) if seat != YOU}
        self.rng = random.Random(f"bots of {match.position()['key']}")
        self.names = {seat: self.name(seat, len(set(levels)) > 1) for seat in self.bots}
        self.names[YOU] = self.say("you")
        self.shows = cast(TerminalPart, find_part(match.game.name, "klaf.cli", "terminal") or plain_table)
        self.coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ

    @property
    def game(self) -> Description:
        """Return the game that is played."""
        return self.match.game

    def say(self, message: str, **facts: object) -> str:
        """Return a sentence in the player's language."""
        return text(self.lang, message, **facts)

    def name(self, seat: int, mixed: bool) -> str:
        """Name an opponent, with its level where the levels differ."""
        level = self.bots[seat].level
        if not mixed:
            return self.say("seat", number=seat)
        return self.say("seat-level", number=seat, level=Term(level, f"level-{level}"))

    def run(self) -> int:
        """Play until the match is over or the player leaves."""
        title = Term(self.game.name, f"game-{self.game.name}")
        print(self.say("play-welcome", game=title, players=self.match.players, seat=YOU))
        self.tell(self.match.opening)
        while (seat := self.match.next_actor) is not None:
            moves = self.match.legal(seat)
            if seat != YOU:
                self.tell(self.match.play(seat, self.bots[seat].choose(self.match.view(seat), moves, self.rng)))
            elif len(moves) == 1 and self.game.window is not None and moves[0].text == self.game.window.declines:
                self.tell(self.match.play(YOU, moves[0]))
            elif not self.ask():
                return 0
        print(self.say("play-you-won" if YOU in self.match.winners else "play-you-lost"))
        print(self.say("play-seed", key=self.match.position()["key"]))
        return 0

    def ask(self) -> bool:
        """Show the table and obey one line; return whether the person goes on."""
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
                shown = event.seen_by(YOU)
                print("  " + shown.sentence(self.lang, self.game, self.names))

    def show(self) -> None:
        """Print the table as this player may see it."""
        print()
        for line in self.shows.lines(self.match.view(YOU).document(), YOU, self):
            print(line)
        print(self.say("play-moves"), self.say("gap").join(self.ink(move.text) for move in self.match.legal(YOU)))

    def ink(self, move: str) -> str:
        """Return a move in the colour that the game gives it."""
        ink = self.shows.ink(move) if self.coloured else ""
        return f"\x1b[{ink}m {move} \x1b[0m" if ink else move
