# What klaf answers to input it cannot take.
unknown-game = There is no game called “{ $name }”. The games are: { $known }.
unknown-rule = There is no rule “{ $rule }”.
unknown-level = There is no level “{ $level }”. The levels are: { $known }.
bad-seed = “{ $value }” is no seed: give a whole number from 0, or 64 hexadecimal digits (0–9, a–f).
bad-options-size = A batch has at least 1 match, not “{ $value }”.
bad-options-threads = “{ $value }” is no number of threads: give 1 or more.
bad-options-device = “{ $value }” is no device to play on: cpu or cuda.
unknown-edition = There is no edition “{ $value }”. The editions are: { $known }.
unknown-edition-text = An edition is given as text: “{ $value }” in quotation marks. The editions are: { $known }.
unknown-option = There is no house rule “{ $value }”. The house rules are: { $known }.
other-edition = The house rule “{ $option }” belongs to the edition { $edition }.
bad-value = The house rule “{ $option }” cannot be “{ $value }”. It can be: { $known }.
bad-players = “{ $value }” players cannot play: it takes { $fewest } to { $most }.
bad-move = “{ $move }” is no move of this game.
bad-move-batch = Give one whole number for each of the { $size } matches.
no-such-seat = There is no seat “{ $seat }”: the seats are 0 to { $last }.
missing-extra = This needs the package “{ $package }”, which is not installed. Install it with: pip install "klaf[{ $extra }]"

bad-position-document = This is no position: a position is a JSON object.
bad-position-missing = The position lacks “{ $field }”.
bad-position-unknown = The position has “{ $field }”, which means nothing here.
bad-position-value = The position's “{ $field }” has a value that is not possible.
bad-position-clash = The position's “{ $field }” contradicts its other fields.
bad-position-card = The position's “{ $field }” has “{ $card }”, which is no card of this game.
bad-position-count = The position has { $found } of the card { $card }; there must be { $wanted }.
bad-position-options = The position's options cannot be: { $problem }

bad-record-text = This is no record: a record is text.
bad-record-format = Line { $line }: this is no klaf record; its first line must be “klaf record 1”.
bad-record-header = Line { $line }: the line “{ $header }” is unknown, doubled or damaged.
bad-record-missing = The record lacks the line “{ $header }”.
bad-record-options = Line { $line }: the match cannot be set up so: { $problem }
bad-record-truncated = Line { $line }: the record announces { $wanted } moves and has { $found }.
bad-record-move = Line { $line }: “{ $move }” is no move.
bad-record-illegal = Line { $line }: the move “{ $move }” is against rule { $rule }.
bad-record-ending = Line { $line }: the winners do not fit the moves.
other-rules = This was made under version { $version } of the rules; this is version { $known }.
