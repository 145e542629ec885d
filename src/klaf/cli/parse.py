"""The command line, parsed and explained in the reader's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from klaf.locale import text


class CommandLineError(Exception):
    """A command line that is wrong, with the sentence that says why."""

    def __init__(self, message: str, **facts: Any) -> None:
        """Take the id of the sentence and its facts."""
        self.message = message
        self.facts = facts
        super().__init__(message, facts)

    def sentence(self, lang: str) -> str:
        """Say what is wrong."""
        return text(lang, self.message, **self.facts)


@dataclass(frozen=True)
class Flag:
    """An option of a command: ``--name VALUE`` or ``--name=VALUE``; ``--name`` alone if it is a switch."""

    name: str
    help: str
    default: str = ""
    many: bool = False
    switch: bool = False
    variable: str = ""  # of the environment, that gives its value where the line does not


@dataclass
class Parsed:
    """What the user asked for."""

    command: str = ""
    argument: str | None = None
    flags: dict[str, list[str]] = field(default_factory=dict)
    wants_help: bool = False
    wants_version: bool = False

    def flag(self, name: str) -> str | None:
        """Return the last value of a flag, None if it was not given."""
        values = self.flags.get(name)
        return values[-1] if values else None


@dataclass(frozen=True)
class Program:
    """The commands: name → (what it does, its argument and what that is, its flags)."""

    commands: Mapping[str, tuple[str, tuple[str, str], tuple[Flag, ...]]]
    about: str = "cli-about"
    within: str = ""  # the command whose commands these are, and a space

    def parse(self, arguments: Sequence[str]) -> Parsed:
        """Read a line.

        Raises:
            CommandLineError: it has an unknown command or option, or a value too few or too many.
        """
        parsed = Parsed(wants_help=not arguments)
        rest = list(arguments)
        while rest:
            word = rest.pop(0)
            if word in ("-h", "--help"):
                parsed.wants_help = True
            elif word in ("-V", "--version"):
                parsed.wants_version = True
            elif word.startswith("--"):
                self._read_flag(parsed, word, rest)
            elif word.startswith("-") and len(word) > 1:
                raise CommandLineError("cli-unknown-flag", name=word, command=self.within + parsed.command)
            elif not parsed.command:
                if word not in self.commands:
                    raise CommandLineError("cli-unknown-command", name=word)
                parsed.command = word
            elif parsed.argument is None:
                parsed.argument = word
            else:
                raise CommandLineError("cli-extra-argument", name=word, command=self.within + parsed.command)
        return parsed

    def _read_flag(self, parsed: Parsed, word: str, rest: list[str]) -> None:
        name, equals, value = word[2:].partition("=")
        flags = self.commands[parsed.command][2] if parsed.command else (Flag("lang", "cli-lang"),)
        known = {flag.name: flag for flag in flags}
        if name not in known:
            raise CommandLineError("cli-unknown-flag", name=f"--{name}", command=self.within + parsed.command)
        if known[name].switch:
            if equals:
                raise CommandLineError("cli-no-value", name=f"--{name}")
            value = "on"
        elif not equals:
            if not rest:
                raise CommandLineError("cli-missing-value", name=f"--{name}")
            value = rest.pop(0)
        if known[name].many:
            parsed.flags.setdefault(name, []).append(value)
        else:
            parsed.flags[name] = [value]

    def help(self, command: str, lang: str, **facts: Any) -> str:
        """Explain the program, or one command."""
        if not command:
            lines = [text(lang, self.about), "", f"{text(lang, 'cli-usage')}: klaf {self.within}COMMAND …", ""]
            lines += [f"{text(lang, 'cli-commands')}:"]
            width = max(map(len, self.commands))
            lines += [f"  {name:{width}}  {text(lang, about)}" for name, (about, _, _) in self.commands.items()]
            lines += ["", f"{text(lang, 'cli-options')}:"]
            rows = [("--lang LANG", "cli-lang"), ("--version", "cli-version"), ("--help", "cli-help")]
            return "\n".join([*lines, *(f"  {flag:11}  {text(lang, about)}" for flag, about in rows)])
        about, (argument, meaning), flags = self.commands[command]
        shape = f"klaf {self.within}{command} [{argument.upper()}] [--OPTION VALUE …]"
        lines = [text(lang, about), "", f"{text(lang, 'cli-usage')}: {shape}", ""]
        lines += [
            f"{text(lang, 'cli-arguments')}:",
            f"  {argument.upper()}  {text(lang, meaning, **facts)}",
            "",
        ]
        lines += [f"{text(lang, 'cli-options')}:"]
        width = max(len(flag.name) for flag in flags)
        for flag in flags:
            default = f" ({text(lang, 'cli-default')}: {flag.default})" if flag.default else ""
            variable = f" [{flag.variable}]" if flag.variable else ""
            lines += [f"  --{flag.name:{width}}  {text(lang, flag.help)}{default}{variable}"]
        return "\n".join(lines)
