# The live table: what the server answers, what people say, what moves and house rules are called.
refused-bad-frame = This is no message: a message is one JSON object.
refused-bad-command = This is no command of the protocol: look at “{ $named }”.
refused-frame-large = The message is too large: at most { $most } bytes.
refused-too-fast = Too much at once: at most { $most }. Wait a moment.
refused-slow-down = This table has been going very fast for a long time. Slow down a little: in a moment it goes on.
refused-try-again = It is not known yet whether that was done. Try again: it is done only once.
refused-starting = The server is starting. Try again in a moment.
refused-failed = Something went wrong here, and it is not known whether that was done. Try again.
refused-damaged = This table cannot be opened: from row { $row } on, what is stored of it does not fit together. What was played before that can still be watched, and finished matches keep their records.
refused-other-rules = This match was begun under rules that this server does not know, and cannot go on here. Nothing of it is lost.
refused-closed = This table was closed by those who run this server. What was played there can still be watched.
refused-origin = This request comes from a page of another site.
refused-misdirected = This server does not go by the name “{ $host }”. Open it by its own address. Whoever runs it can allow this name: klaf serve --domain { $host }
refused-no-guest = Say first what you are called.
refused-bad-transfer = This code is wrong, used or too old. Get a new one on the other device.
refused-too-many-digits =
    Too many wrong codes came from your network. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-only-near-digits =
    Somebody is trying out codes here. Until that is over, a code counts only in the network where it was made: connect both devices to the same Wi-Fi and get a new one. From anywhere else, try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-name-characters = This name has characters that cannot be seen or that could mislead.
refused-name-long = This name is too long: at most { $most } characters.
refused-name-empty = A name needs a letter or a digit.
refused-name-taken = Somebody at this table has a name that looks the same. Choose another.
refused-name-bot = Bots are called that here. Choose another name.
refused-renamed-often =
    Slow down a little: you have changed your name or language very often. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-no-table = There is no table { $code }.
refused-no-match = There is no match { $match } that you may see at this table. It may not be over yet, or the table is private and you have not been there.
refused-too-many-guesses = Too many wrong table codes came from your network. Tables where you have been stay open to you; for any other, try again in an hour.
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
refused-other-shuffle = This is about another shuffle.
refused-shuffle-sealed = This shuffle takes no more commitments from you.
refused-shuffle-open = It is too early: not everybody is bound to a number yet.
refused-committed-already = You are bound to a number for this shuffle already.
refused-not-committed = You are not bound to a number in this shuffle.
refused-revealed-already = You have told your number for this shuffle already.
refused-other-share = That is not the number you are bound to.
refused-stale = The table has moved on since you chose this.
refused-no-phrase = There is no such phrase.

bye-elsewhere = Your seat is open on another device or in another window.
bye-slow = Your connection is too slow to follow the table. Come back when it is better.
bye-flood = Too many messages came from here.
bye-guest = Say first what you are called.
bye-sockets = You have too many windows open here.
bye-closed = This table was closed by those who run this server.
bye-failed = Something went wrong here. Nothing is lost; come back in a moment.
bye-starting = The server is starting. The table opens in a moment.
bye-stopping = The server restarts. Nothing is lost; the table opens again in a moment.

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master
table-bot = Bot { $number } ({ $level })
table-gone = Somebody who left
table-out-of-turn = It is not your turn but { $name }'s ({ $rule }).

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

serve-about = Host tables for people and bots, for browsers and other clients.
serve-argument = Nothing: all is set by options.
serve-host = The address to listen at.
serve-port = The port to listen at.
serve-store = Where tables are kept: a file, or postgresql://… for several processes.
serve-domain = A name under which others open this server, such as cards.example; may be given several times. Addresses in digits need none.
serve-origin = Another origin whose pages may connect; may be given several times.
serve-proxies = Addresses of proxies whose X-Forwarded headers are believed, separated by commas.
serve-secure-cookies = Send cookies over HTTPS only: behind a proxy that speaks it.
serve-keep-days = Days after which a table that nobody touches is deleted.
serve-processes = How many processes serve behind the port; several need a PostgreSQL store.
serve-processes-store = Several processes need a database that they can share: --store postgresql://…
serve-processes-windows = On Windows klaf serves with one process only. Start it without --processes.
serve-new = Begin anew if the store of the tables is missing or empty, or go on with another that is in its place.
serve-lan = Be reachable for phones and computers in the same network; prints the address and a QR code.
serve-open = Show it in the browser of this machine at once.
serve-quiet = Log errors only.
serve-open-here = Open { $address } in a browser.
serve-open-lan = In this network: { $address }
serve-no-client = This copy of klaf has no pages to show, only the server: programs can play, browsers cannot. In a clone, “python3 do.py web” builds them.
serve-bad-store = The store cannot be opened: { $store }. { $why }
serve-store-taken = “{ $store }” is served by another klaf already. Stop that one, or give each its own file; several processes can share a PostgreSQL (--store postgresql://…).
serve-store-gone = There were tables at “{ $store }”, and now the store is missing or empty. Restore a backup; or, to begin anew without them, add --new.
serve-store-exchanged = At “{ $store }” there is another store now than the one that was served here before. Put that one back, or a backup of it; or, to go on with this one, add --new.
serve-store-newer = “{ $store }” was made by a newer klaf. Install that version, or restore the backup from before the upgrade.
serve-store-linked = The file “{ $store }” has several names (hard links), and SQLite would damage it. Leave it only one.
serve-store-rights = Others on this computer can read “{ $store }”, which holds hidden cards and keys, and klaf may not change that. Make the file belong to the user that runs klaf.
serve-port-taken = The port { $port } at { $host } cannot be used: it is taken, or not allowed.

verify-about = Check a record: the shuffle, the deal and every move.
verify-argument = The file of the record.
verify-share = A share that your client gave, as SEAT:64 hexadecimal digits; may be given several times.
verify-commitment = A commitment of the server that your client was shown before the deal; may be given several times.
verify-good = The record holds: the server kept its word, every share was used, the deal follows from the key, and all { $moves } moves are legal.
verify-good-unproved = The { $moves } moves of the record are legal. It says nothing about how the key came about.
verify-no-file = The file { $file } cannot be read.
verify-no-record = Name the file of a record: klaf verify RECORD
verify-bad-share = “{ $value }” is no share: write SEAT:SHARE.
verify-no-proof = The record holds no proof of its shuffle.
verify-damaged = The line “{ $line }” of the record is damaged.
verify-broken-commitment = The server did not keep its word: its secret does not fit the commitment in the record.
verify-other-commitment = No shuffle in the record has the commitment that your client was shown.
verify-other-share = A share of seat { $seat } was left out or replaced.
verify-said-silent = The record says that seat { $seat } did not reveal its share in time, but its client sent it at once: either the connection was slow, or the server is not telling the truth.
verify-hidden-round = The record does not show the rounds of the shuffle that your client took part in: the server hid one, or went back to an old backup.
verify-left-out = The server left seat { $seat } out of the shuffle, or bound it to a number that its client never gave.
verify-without-share = No share of the client at seat { $seat } is in the shuffle: it came too late, or was left out.
verify-broken-share = The share of seat { $seat } is not the one that it was bound to.
verify-not-revealed = Seat { $seat } was bound to a share, and the record does not have it.
verify-named-wrongly = The record says that seat { $seat } did not reveal its share, which is not so.
verify-barred = Seat { $seat } has a share again although it refused one before.
verify-secret-twice = The server used one secret twice.
verify-redealt = The shuffle was begun anew: seats that did not reveal their share in time: { $seats }
verify-restarted = The shuffle was begun anew because the server was stopped.
verify-other-key = The key of the match does not follow from the secret and the shares.

health-ok = All is well.
health-starting = The server is starting.
health-slow = The store does not answer in time: the disk or the database has too much to do, or another program holds it.
health-full = The disk is full: nothing can be stored until there is room again.
health-read-only = The store may be read but not written: look at the rights, and at how the disk is mounted.
health-gone = The file or the database of the tables is missing, or another has taken its place. Put it back, or restore a backup.
health-damaged = What the store holds is damaged. Stop the server and restore a backup.
health-newer = A newer klaf has changed the store. Install that version here too.
health-down = The database cannot be reached.
health-no-entry = The database does not let this user in: look at the name and the password.
health-failed = The store cannot be used; what the system reports does not say why.
