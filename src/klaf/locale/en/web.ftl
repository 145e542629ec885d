# The table in the browser: screens, buttons, and names for those who listen instead of looking.
web-title = klaf · card games
web-title-of = { $page } · klaf
web-title-table = { $game }, table { $code }
web-title-code = Table { $code }
web-title-replay = Replay: { $game }
web-brand = klaf
web-hero = Shuffle, deal, laugh.
web-hero-more = Three card games that families love, with friends or against bots.
web-about-taki = Match colours, open a TAKI, and be the first without cards.
web-about-eight = Raise the pot, dodge the five, arrest an offender, mock the Demon.
web-about-tuki = Build pairs in your box and let the parrot fly.
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
web-edition-2018 = 116 cards
web-edition-112-king = 112 cards, without +3
web-edition-modern = modern
web-edition-classic = classic
web-edition-standard = standard
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
web-mark-taki = The youngest opens
web-mark-tuki = Whose birthday is next
web-mark-lot = by lot
web-table-settings = Settings of the table
web-change-table = Change the table
web-next-match = This holds from the next match on.
web-host-rules = The host sets the table up, between matches.

web-bot = Bot { $number }
web-turn-of = It is the turn of { $name }
web-your-turn = Your turn
web-match-over = The match is over
web-match-begun = The next match has begun
web-taki-turn = Your turn: match colour or figure
web-taki-chain = { $count ->
    [one] Your turn: answer, or draw one card
   *[other] Your turn: answer, or draw { $count } cards
}
web-taki-draw = Your turn: nothing fits, draw a card
web-taki-run = TAKI! Lay more of its colour
web-taki-owed = Plus! Lay one card more
web-taki-free = King! Lay any card you like
web-taki-break = { $name } laid a +3. Does anybody break it?
web-taki-break-mine = Your +3 waits for a Breaker …
web-eight-swap = You are Deputy: swap one of your open cards, or keep them
web-eight-opening = Your turn: open with the lowest card
web-eight-hand = Your turn: keep the pot or raise it
web-eight-open = Your turn: lay from your open cards
web-eight-blind = Your turn: turn up a blind card
web-eight-deal-over = The mini-game is over
web-tuki-opening = { $count ->
    [one] Open one more card of your box
   *[other] Open { $count } cards of your box
}
web-tuki-deal-over = The round is over
web-all-open = Everyone opens cards …
web-tuki-take = Your turn: take from bin or pile
web-tuki-place = Choose a place in your box for the card
web-tuki-place-drawn = Choose a place for the card, or throw it away
web-tuki-throwing = Choose the hidden card to open
web-tuki-landing = Choose the hidden card where the parrot lands

web-do-last = Last card!
web-do-break = Break it!
web-do-close = TAKI closed
web-do-end = End turn
web-do-end-open = Leave it open
web-do-pass = Pass
web-do-pass-break = Do not break
web-do-take = Take the pot
web-do-keep = Keep my cards
web-do-throw = Throw away and pass
web-do-throw-open = Throw away
web-hover = Let the parrot hover
web-parrot-title = The parrot
web-catch = Caught!
web-called = Last card!
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
web-stage = stage of { $count }
web-draw-pile = { $count ->
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
web-draw-debt = { $count ->
    [one] Draw pile: a debt of one card
   *[other] Draw pile: a debt of { $count } cards
}
web-heap = Discard pile
web-heap-top = On top: { $card }
web-pile-count = { $count ->
    [one] one card in it
   *[other] { $count } cards in it
}
web-colour-now = Colour in force: { $colour }
web-clockwise = Play goes clockwise
web-against = Play goes counter-clockwise
web-open-taki = TAKI open
web-pot = { $count ->
    [one] The pot stands at { $value }, one card
   *[other] The pot stands at { $value }, { $count } cards
}
web-pot-empty = The pot is empty
web-five = 5 or less
web-part = not whole
web-offender = offender
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-bank = Bank: { $count }
web-in-hand = In hand: { $count }
web-burnt = Burnt: { $count }
web-own-places = Your open and blind cards
web-places-of = Open and blind cards of { $name }
web-open-card = Open card: { $card }
web-blind = Blind card { $place }
web-bin = Bin
web-bin-top = On top of the bin: { $card }
web-taken = Card taken: { $card }
web-nothing-taken = No card taken
web-place = Place { $place }: { $card }
web-own-box = Your box, open cards: { $sum }
web-box-of = Box of { $name }, open cards: { $sum }
web-closer = all cards open
web-total = { $count } in all
web-now = now
web-so-far = so far
web-round = round
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
web-key-call = Last card!
web-key-close = TAKI closed
web-key-end = end the turn
web-key-break = break a +3
web-key-pass = pass
web-key-take = take the pot, or from the bin
web-key-throw = throw away
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
web-lesson-taki-1 = A blue 8 leads. Lay a card of the same colour: the blue 4.
web-lesson-taki-2 = The same number fits too, whatever its colour. Lay your green 4.
web-lesson-taki-3 = The hand is Stop: the next player loses the turn. With two players you play again. Lay it.
web-lesson-taki-4 = The plus sign asks for one card more. Lay it; then you owe a card.
web-lesson-taki-5 = Pay with the green TAKI, the fan of cards. It lets you lay as many cards of its colour as you like.
web-lesson-taki-6 = Your TAKI is open. Lay the green 7 on it.
web-lesson-taki-7 = No more green? Then call “TAKI closed”. If you forget, the next player may use it too.
web-lesson-taki-8 = A +2! Draw two cards, or answer with another +2 and pass the debt on. You have one: lay it.
web-lesson-taki-9 = Four cards for the bot! Now use Change Colour: lay it and name blue.
web-lesson-taki-10 = You have two cards. Whoever is left with one must call. Press “Last card!” first, then lay the blue 9.
web-lesson-taki-11 = One card left, and it is blue. Lay it and win!
web-lesson-eight-1 = Everyone keeps the pot’s value or raises it. The lowest card opens: lay your 2.
web-lesson-eight-2 = The pot stands at 3. Lay your 7. Your hand is filled up from your bank by itself.
web-lesson-eight-3 = The pot stands at 8. A Half sticks to it and makes 8½. Lay it. Careful: now you are an offender!
web-lesson-eight-4 = The bot laid a Demon: the pot stays at 8½, and now the bot is the offender. Be the policeman with the next whole number: lay your 9!
web-lesson-eight-5 = Arrested: the bot takes the pot, and those cards are burnt. You open the next. Lay the 5.
web-lesson-eight-6 = On a five one must lay 5 or lower, or a special card. The bot could not and took the pot. Open with the 4.
web-lesson-eight-7 = The pot stands at 6 and nothing of yours fits. Then you take the pot: touch it.
web-lesson-eight-8 = Equal cards may go together. Touch a 3 and lay both.
web-lesson-eight-9 = A Zero on a whole number sets the pot back to 0. Lay it.
web-lesson-eight-10 = And the card trick of this game: an 8 and a Half together make 8½. Touch the 8 and lay it with the Half.
web-lesson-tuki-1 = This is your box: eight hidden cards. Low sums win, and pairs in a column count nothing. First open two cards: the upper left one …
web-lesson-tuki-2 = … and the one beside it.
web-lesson-tuki-3 = The higher sum begins: that is you. A 9 lies on the bin, and you have a 9. Take it.
web-lesson-tuki-4 = Put it below your 9: two equal cards in one column are a pair and count 0.
web-lesson-tuki-5 = Now draw from the pile.
web-lesson-tuki-6 = An 11 is a lot. Choose “Throw away”, then open the card below your 3.
web-lesson-tuki-7 = A pair of 3! Draw again.
web-lesson-tuki-8 = A parrot! It copies the card in its column. Put it at the lower right.
web-lesson-tuki-9 = Draw once more.
web-lesson-tuki-10 = Throw it away and open the card above your parrot.
web-lesson-tuki-11 = An 8, and the parrot makes it a pair. The bot has just thrown an 8 away: take it from the bin!
web-lesson-tuki-12 = Now the parrot can hover. Touch it, choose “Let the parrot hover”, and let it land on the hidden card in the upper row.
web-lesson-tuki-13 = One hidden card is left. Draw.
web-lesson-tuki-14 = Throw the card away and open your last one. The parrot pairs with whatever it is, and everyone else has one more turn.

web-section-cards = Cards
web-section-setting-up = Setting up
web-section-a-turn = A turn
web-section-last-card = Last card
web-section-command-cards = Command cards
web-section-winning = Winning
web-section-setting-up-a-mini-game = Setting up a mini-game
web-section-special-cards-and-special-values = Special cards and values
web-section-the-second-stage = The second stage
web-section-the-end = The end
web-section-cards-and-setting-up = Cards and setting up
web-section-the-end-of-a-round = The end of a round
web-section-parrots = Parrots
