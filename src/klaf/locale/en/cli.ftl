# The klaf command and the game in the terminal.
cli-about = Card games of Haim Shafir: play, read the rules, use as a library. An unofficial fan project.
cli-play = Play a game in the terminal against bots.
cli-play-game = The game to play: { $games }.
cli-play-players = How many play, you included.
cli-play-bots = Your opponents by level, such as skilled,master: beginner, casual, skilled or master for each seat.
play-bots-per-seat = { $players } players need one bot fewer than there are players; you named { $bots }.
cli-play-edition = The edition; see the rules for the editions of each game.
cli-play-seed = A whole number or 64 hexadecimal digits: the same seed deals the same match.
cli-play-rule = A house rule as name=value; may be given several times.
cli-rules = Print a rule, or list all rules of a game.
cli-rules-which = A rule's id such as TK-27, or a game's name.
cli-lang = The language: en, he or ar; else KLAF_LANG or the system's.
cli-version = Print the version.
cli-help = Print this help.
cli-usage = Usage
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-default = default
cli-unknown-command = There is no command “{ $name }”. Try: klaf --help
cli-unknown-flag = There is no option “{ $name }” here. Try: klaf { $command } --help
cli-missing-value = The option { $name } needs a value.
cli-no-value = The option { $name } takes no value.
cli-extra-argument = “{ $name }” is one argument too many. Try: klaf { $command } --help
cli-bad-number = “{ $value }” is no whole number ({ $name }).
cli-number-bounds = { $name } must lie between { $least } and { $most }; “{ $value }” does not.
cli-same-file = { $one } and { $other } name the same file, “{ $file }”. Give each a file of its own.
cli-bad-rule = “{ $value }” is no house rule: write name=value.
cli-bad-lang = There is no language “{ $value }”. The languages are: en, he, ar.
cli-stdin-closed = The input has ended; the match is left here.
cli-interrupted = Goodbye.

play-welcome = { $game }, { $players } players. You sit at seat { $seat }. Type a move, “?” for help, “q” to leave.
play-seed = The key of this match: { $key }
play-moves = You may:
play-prompt = Your move:
play-help = Type one of the moves listed, for example { $example }. Anything else is answered with the reason. “why { $example }” tells why a move is not possible; “rule { $rule }” shows a rule; “q” leaves.
play-rule = { $rule } · { $title }
play-typed = Typed: { $typed }
play-you-won = You have won!
play-you-lost = You have not won this time.
play-may = “{ $move }” is possible.
