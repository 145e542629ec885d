# The live table: what the server answers, what people say, what moves and house rules are called.
refused-bad-frame = This is no message: a message is one JSON object.
refused-bad-command = This is no command of the protocol: look at “{ $named }”.
refused-frame-large = The message is too large: at most { $most } bytes.
refused-too-fast = Too much at once: at most { $most }. Wait a moment.
refused-try-again = It is not known yet whether that was done. Try again: it is done only once.
refused-starting = The server is starting. Try again in a moment.
refused-failed = Something went wrong here, and it is not known whether that was done. Try again.
refused-damaged = This table cannot be opened: what is stored of it does not fit together.
refused-other-rules = This match was begun under rules that this server does not know, and cannot go on here. Nothing of it is lost.
refused-origin = This request comes from a page of another site.
refused-no-guest = Say first what you are called.
refused-bad-transfer = This code is wrong, used or too old. Get a new one on the other device.
refused-name-characters = This name has characters that cannot be seen or that could mislead.
refused-name-long = This name is too long: at most { $most } characters.
refused-name-empty = A name needs a letter or a digit.
refused-name-taken = Somebody at this table has a name that looks the same. Choose another.
refused-name-bot = Bots are called that here. Choose another name.
refused-no-table = There is no table { $code }.
refused-no-match = There is no match { $match } at this table, or it is not over yet.
refused-no-page = There is nothing at this address.
refused-no-method = That cannot be done at this address.
refused-too-many-tables = You have made { $most } tables with others that are not finished. Finish one first.
refused-too-many-tables-here = Too many tables were made from your network. Try again later.
refused-too-many-bots = At least one seat is for a person: this table has { $seats }.
refused-not-entered = Enter a table first.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host may do that.
refused-not-playing = No match is being played.
refused-playing = That can be done only before or after a match.
refused-no-seat = This table has no such seat.
refused-seat-taken = That seat is taken.
refused-seat-empty = Nobody sits there.
refused-seat-no-person = No person sits there.
refused-seats-open = Some seats are still open: wait for people or add bots.
refused-seats-needed = Somebody sits at a seat that would be gone.
refused-other-game = A table keeps its game. Make a new table for another.
refused-no-mark = Nobody is marked in this game.
refused-nothing-to-mark = Nobody is marked in this game: the cards decide who opens ({ $rule }).
refused-other-commitment = This share is for another shuffle.
refused-shared-already = You have given your share for this shuffle already.
refused-stale = The table has moved on since you chose this.
refused-no-phrase = There is no such phrase.

bye-elsewhere = Your seat is open on another device or in another window.
bye-slow = Your connection is too slow to follow the table. Come back when it is better.
bye-flood = Too many messages came from here.
bye-guest = Say first what you are called.
bye-sockets = You have too many windows open here.
bye-failed = Something went wrong here. Nothing is lost; come back in a moment.
bye-starting = The server is starting. The table opens in a moment.
bye-stopping = The server restarts. Nothing is lost; the table opens again in a moment.

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master
table-bot = Bot { $number } ({ $level })
table-out-of-turn = It is not your turn but { $name }'s ({ $rule }).
table-catch-nobody = { $name } owes no call ({ $rule }).
table-catch-in-turn = { $name } is in turn and cannot be called out now ({ $rule }).
table-catch-let-off = You have let { $name } off already ({ $rule }).

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thinking = Let me think …
phrase-your-turn = It is your turn!
phrase-oops = Oops!
phrase-so-close = So close!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-more = One more?
phrase-goodbye = Goodbye!
phrase-clap = Applause
phrase-laugh = Laughter
phrase-wow = Amazement
phrase-heart = Heart
phrase-cry = Tears
phrase-parrot = Parrot

move-taki-lay = { $call ->
    [1] Lay { $card } and call “Last card!”
   *[other] Lay { $card }
}
move-taki-name = { $call ->
    [1] Lay { $card }, name { $named } and call “Last card!”
   *[other] Lay { $card } and name { $named }
}
move-taki-draw = Draw
move-taki-close = Call “TAKI closed”
move-taki-end = End the turn and leave it open
move-taki-last = Call “Last card!”
move-taki-pass = Pass
move-taki-catch = Catch seat { $seat }
move-eight-lay = { $count ->
    [1] Lay { $card }
   *[other] Lay { $card } × { $count }
}
move-eight-combine = { $count ->
    [1] Lay { $card } with a Half
   *[other] Lay { $card } × { $count } with a Half
}
move-eight-blind = Turn up blind card { $place }
move-eight-take = Take the pot
move-eight-keep = Swap nothing
move-eight-swap = Swap your open card { $place } for card { $to } of seat { $seat }
move-tuki-open = Open place { $place }
move-tuki-bin = Take the top card of the bin
move-tuki-pile = Draw from the pile
move-tuki-put = Put the card at place { $place }
move-tuki-throw = Throw the card away and open place { $place }
move-tuki-throw-away = Throw the card away
move-tuki-hover = Put the card at place { $place }; the parrot flies to place { $to }

option-taki-first_card = First leading card
    .is-coloured = any card with a colour
    .is-number = a number
    .is-any = any card at all
option-taki-opener = Who opens
    .is-seed = drawn by lot
option-taki-must_play = Whoever can play must
option-taki-last_card = “Last card!” not called
    .is-auto = four cards, automatically
    .is-catch = four cards, if somebody notices
    .is-off = no call
option-taki-direction_two = Change Direction with two players
    .is-pass = the turn passes
    .is-stop = the same player plays again
option-taki-plus3_in_chain = +3 on an active +2
    .is-adds3 = adds three
    .is-adds2 = adds two
    .is-forbidden = not allowed
option-taki-plus3_ends_taki = A +3 may end a TAKI run
option-taki-break_in_chain = A +3 broken in a chain
    .is-all = its player draws the whole debt
    .is-three = its player draws three
option-taki-win_before_break = A +3 as last card wins at once
option-taki-auto_close = A TAKI is always closed
option-taki-pyramid = Pyramid tournament
option-taki-pyramid_start = Cards of the first pyramid stage
option-eight-zeros = Zeros in the deck
    .is-14 = 14
    .is-6 = 6
option-eight-opener = Who opens the next mini-game
    .is-lowest = the lowest yellow card
    .is-winner = whoever went out
option-eight-may_take = You may take the pot even if you can play
option-eight-five_after_demon = A five binds through a Demon
option-eight-half_arrests = A Half may arrest too
option-eight-show_seen_blinds = Show blind cards that were seen
option-eight-tie_fewest = Tied for fewest cards
    .is-all = each scores
    .is-none = nobody scores
option-tuki-birthday = Whose birthday is next
    .is-seed = drawn by lot
option-tuki-double_parrot = Two parrots in a column
    .is-zero = count zero
    .is-joins = join any number
option-tuki-hover_any = A parrot may hover with any card
option-tuki-stall = Rounds without an opened card, at most

serve-about = Host tables for people and bots, for browsers and other clients.
serve-argument = Nothing: all is set by options.
serve-host = The address to listen at.
serve-port = The port to listen at.
serve-store = Where tables are kept: a file, or postgresql://… for several processes.
serve-origin = Another origin whose pages may connect; may be given several times.
serve-proxies = Addresses of proxies whose X-Forwarded headers are believed, separated by commas.
serve-secure-cookies = Send cookies over HTTPS only: behind a proxy that speaks it.
serve-keep-days = Days after which a table that nobody touches is deleted.
serve-lan = Be reachable for phones and computers in the same network; prints the address and a QR code.
serve-open = Show it in the browser of this machine at once.
serve-quiet = Log errors only.
serve-open-here = Open { $address } in a browser.
serve-open-lan = In this network: { $address }
serve-bad-store = The store cannot be opened: { $store }
serve-store-taken = “{ $store }” is served by another klaf already. Stop that one, or give each its own file; several processes can share a PostgreSQL (--store postgresql://…).
serve-port-taken = The port { $port } at { $host } cannot be used: it is taken, or not allowed.

verify-about = Check a record: the shuffle, the deal and every move.
verify-argument = The file of the record.
verify-share = The share that your client gave, as SEAT:64 hexadecimal digits; may be given several times.
verify-commitment = The commitment that your client was shown before the deal.
verify-good = The record holds: the server kept its word, every share was used, the deal follows from the key, and all { $moves } moves are legal.
verify-good-unproved = The { $moves } moves of the record are legal. It says nothing about how the key came about.
verify-no-file = The file { $file } cannot be read.
verify-no-record = Name the file of a record: klaf verify RECORD
verify-bad-share = “{ $value }” is no share: write SEAT:SHARE.
verify-no-proof = The record holds no proof of its shuffle.
verify-damaged = The line “{ $line }” of the record is damaged.
verify-broken-commitment = The server did not keep its word: its secret does not fit the commitment in the record.
verify-other-commitment = The commitment in the record is not the one that your client was shown.
verify-other-share = The share of seat { $seat } was left out or replaced.
verify-other-key = The key of the match does not follow from the secret and the shares.
