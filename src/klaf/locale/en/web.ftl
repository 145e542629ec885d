# The table in the browser: screens, buttons, and names for those who listen instead of looking.
web-title = klaf · card games
web-title-of = { $page } · klaf
web-title-table = { $game }, table { $code }
web-title-code = Table { $code }
web-title-replay = Replay: { $game }
web-brand = klaf
web-hero = Shuffle, deal, laugh.
web-hero-more = Three card games that families love, with friends or against bots.
web-footer = An unofficial fan project with its own words and art. TAKI is a trademark of its owner.
web-play-now = Play now
web-with-friends = With friends
web-dealing = Dealing …
web-continue = Back to { $game }
web-with-people = with { $names }
web-against-bots = against bots
web-not-dealt = not dealt yet
web-all-own-tables = All { $count } tables
web-rules = Rules
web-rules-of = Rules: { $game }
web-game = Game
web-join = Join friends
web-join-hint = Type the code that a friend gave you: six letters and digits.
web-join-go = Join
web-code = Code of the table
web-code-is = The code of the table: { $code }
web-bad-code = A code has six letters and digits.
web-code-letters = Codes have no 0, O, 1 or I. Look at the code once more.
web-open-tables = Open tables
web-no-tables = No open tables just now. Make one, and others will see it here.
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-guest-1 = Hoopoe
web-guest-2 = Gazelle
web-guest-3 = Dolphin
web-guest-4 = Hedgehog
web-guest-5 = Falcon
web-guest-6 = Tortoise
web-guest-7 = Fox
web-guest-8 = Owl
web-guest-9 = Camel
web-guest-10 = Lion
web-guest-11 = Swallow
web-guest-12 = Panda

web-home = Home
web-back = Back
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-no-script = klaf needs JavaScript to deal. Allow it for this page and load it again.
web-settings = Settings
web-menu = Menu
web-language = Language
web-lang-en = English
web-lang-he = עברית
web-lang-ar = العربية
web-your-name = Your name
web-name-later = The others at the table see your new name from the next match on.
web-theme = Light
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of the cards
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-sound = Sound
web-motion-less = Less motion
web-patterns = Patterns beside colours
web-patterns-hint = For eyes that do not tell all colours apart
web-large = Larger cards
web-left-handed = Left-handed
web-left-handed-hint = Buttons move to the other side

web-create-title = { $game } with friends
web-create-go = Make the table
web-players = Players
web-bots = Of them bots
web-level = How well bots play
web-clock = Time for a turn
web-clock-none = no limit
web-seconds = { $count } s
web-edition = Edition
web-public = Open to everyone
web-public-hint = The table is listed on the home page
web-house-rules = House rules
web-number-between = A whole number from { $lowest } to { $highest }, please.
web-number-least = A whole number, please: { $lowest } or more.

web-invite = Invite friends
web-invite-hint = They open the link, point a phone at the picture, or type this code:
web-qr = QR code of the invitation
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-around-table = Around the table
web-free = free
web-host = host
web-away = away
web-sit = Sit here
web-stand = Stand up
web-add-bot = Bot
web-remove = Free the seat of { $name }
web-start = Deal the cards
web-waiting-for = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
web-choose-seat = Choose a free seat, or watch.
web-table-full = The table is full. Stay, and you can watch.
web-host-starts = The host deals as soon as everyone is here.
web-host-you = You are the host now: you deal.
web-redealt = { $name } did not tell the number for the shuffle in time: the cards are shuffled anew, without it.
web-restarted = The server was restarted: the cards are shuffled anew.
web-restored = The server went back to a backup in the middle of the match: the cards are dealt anew.
web-host-now = { $name } is the host now.

web-starting = Getting the cards ready …
web-starting-more = The first start takes a minute or two, the next ones a moment. The page goes on by itself; press Play now, and you are dealt in as soon as it can be.
web-device = Play on another device
web-device-more = Your name, your seats and your tables move along. No account, no password.
web-device-from = From this device
web-device-from-more = Show six digits here and type them on the other device within a minute.
web-device-show = Show the digits
web-device-renew = Show new digits
web-device-to = To this device
web-device-to-more = Type the six digits that your other device shows. Who you are here will be replaced.
web-device-code = Six digits
web-device-go = Go on here
web-device-bad = The code has six digits.
web-device-done = Welcome back, { $name }!
web-hear-phrases = See what others say
web-muted = muted
web-mute = Mute
web-unmute = Listen again
web-make-host = Make host
web-free-seat = Free the seat
web-seat-more = More about { $name }
web-level-one = Plays
web-mark-lot = by lot
web-table-settings = Settings of the table
web-change-table = Change the table
web-next-match = This holds from the next match on.
web-host-rules = The host sets the table up, between matches.

web-bot = Bot { $number }
web-turn-of = It is the turn of { $name }
web-several-turn = Several players move now
web-your-turn = Your turn
web-match-over = The match is over
web-match-begun = The next match has begun

web-show-rule = The rule
web-take-back = Take my seat back
web-stand-in = A bot plays for you

web-card-playable = { $card }, can be laid
web-card-not = { $card }, not now
web-hidden-card = hidden card
web-own-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
web-hand-of = { $count ->
    [one] { $name }: one card in hand
   *[other] { $name }: { $count } cards in hand
}
web-cards-of = Cards of { $name }
web-watching = You are watching. Cards of { $name }
web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-draw-pile = { $count ->
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
web-pile-count = { $count ->
    [one] one card in it
   *[other] { $count } cards in it
}
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-time-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-log = What happened
web-log-empty = Nothing yet.
web-phrases = Say something
web-line-good = Connected
web-line-bad = No connection
web-spectators = { $count ->
    [one] one watches
   *[other] { $count } watch
}
web-leave = Leave the table
web-keys = Keyboard
web-key-cards = choose a card; Enter lays it
web-key-draw = draw
web-key-rules = rules
web-key-log = what happened
web-key-state = say how things stand

web-deal-over = The points
web-next-deal = Go on
web-you-won = You have won!
web-winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
web-show-result = Show the result
web-rematch = Play again
web-host-rematch = The host can deal again.
web-replay = Replay
web-replay-last = Replay the last match
web-check-shuffle = Check the shuffle
web-fair-how = Before the deal the server and every player’s browser bound themselves to a secret number; only then were the numbers told. The shuffle follows from all of them together, so nobody could choose it. This page has just worked it out again:
web-fair-bound = The server’s secret is the one it was bound to before the deal.
web-fair-not-bound = The server’s secret is not the one it was bound to before the deal!
web-fair-sealed = Everybody was bound to their number before anybody’s was told.
web-fair-not-sealed = Somebody’s number is not the one they were bound to before the others were told!
web-fair-redealt = The cards were shuffled anew once: { $name } did not tell the number in time.
web-fair-restarted = The cards were shuffled anew once: the server was restarted.
web-fair-made = { $count ->
    [one] The key of the shuffle is made of that secret and one player’s number.
   *[other] The key of the shuffle is made of that secret and the numbers of { $count } players.
}
web-fair-not-made = { $count ->
    [one] The key of the shuffle does not follow from that secret and one player’s number!
   *[other] The key of the shuffle does not follow from that secret and the numbers of { $count } players!
}
web-fair-dealt = The cards of the first deal lie exactly as that key shuffles them.
web-fair-not-dealt = The cards of the first deal do not lie as that key shuffles them!
web-fair-mine = Your browser’s own number is among them, unchanged.
web-fair-not-mine = Your browser’s own number was left out or changed!
web-fair-silent = The record says that your browser did not tell its number in time, but it sent it at once: either your connection was slow, or the server is not telling the truth!
web-fair-hidden = Your browser took part in a round of the shuffle that the record does not show: the server hid it, or went back to an old backup!
web-fair-absent = No number of your browser is in this shuffle: it came too late, or was left out!
web-fair-numbers = The numbers
web-fair-none = There is nothing to check for this match.

web-see-as = Whose eyes
web-all-cards-open = All cards open
web-step = Step { $step } of { $count }
web-first = To the beginning
web-previous = Step back
web-run = Play
web-pause = Pause
web-next = Step forward
web-final = To the end
web-replay-damaged = The rest of this match is damaged where it is stored: it can be watched up to there.
web-no-replay = There is nothing to replay
web-no-replay-more = This match is not known here any more, or the address is not complete.

web-offline = No connection
web-offline-more = The server does not answer. Look whether you are online, and try again.
web-reconnecting = Connection lost. Trying again …
web-removed = The host has freed your seat. You can watch, or take another.
web-new-guest = The server did not know you any more: you are here as a new guest.
web-try-again = Try again
web-trouble = That did not work
web-not-found = Nothing here
web-not-found-more = This address leads nowhere. The tables are over there:
web-outdated = klaf is newer than this page
web-outdated-more = The server has been renewed. Load the page again; your table is still there.
web-reload = Load again
web-elsewhere = You play in another window
web-stopped = The table closed its line
web-play-here = Play here

web-learn = Learn by playing
web-learn-title = Learn: { $game }
web-lesson-step = { $step } of { $count }
web-lesson-other = That is possible too. But let us try this one now:
web-lesson-done = Well played!
web-lesson-done-more = Now you know enough for a real table. The rest comes with playing, and the rules are always at hand.
web-lesson-again = Once more
