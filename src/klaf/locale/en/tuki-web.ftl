# Tuki Tuki in the browser and in drawings: its name, its table and its lesson.
game-tuki = Tuki Tuki
about-tuki = Build pairs in your box and let the parrot fly.

web-tuki-opening = { $count ->
    [one] Open one more card of your box
   *[other] Open { $count } cards of your box
}
web-tuki-all-open = Everyone opens cards …
web-tuki-take = Your turn: take from bin or pile
web-tuki-place = Choose a place in your box for the card
web-tuki-place-drawn = Choose a place for the card, or throw it away
web-tuki-throwing = Choose the hidden card to open
web-tuki-landing = Choose the hidden card where the parrot lands
web-tuki-deal-over = The round is over

web-tuki-do-throw = Throw away and pass
web-tuki-do-throw-open = Throw away
web-tuki-do-hover = Let the parrot hover
web-tuki-parrot = The parrot

web-tuki-bin = Bin
web-tuki-bin-top = On top of the bin: { $card }
web-tuki-taken = Card taken: { $card }
web-tuki-nothing-taken = No card taken
web-tuki-at-place = Place { $place }: { $card }
web-tuki-own-box = Your box, open cards: { $sum }
web-tuki-box-of = Box of { $name }, open cards: { $sum }
web-tuki-closer = all cards open
web-tuki-total = { $count } in all
web-tuki-now = now
web-tuki-so-far = so far
web-tuki-round = round

web-tuki-key-take = take from the bin
web-tuki-key-throw = throw away

lesson-tuki-1 = This is your box: eight hidden cards. Low sums win, and pairs in a column count nothing. First open two cards: the upper left one …
lesson-tuki-2 = … and the one beside it.
lesson-tuki-3 = The higher sum begins: that is you. A 9 lies on the bin, and you have a 9. Take it.
lesson-tuki-4 = Put it below your 9: two equal cards in one column are a pair and count 0.
lesson-tuki-5 = Now draw from the pile.
lesson-tuki-6 = An 11 is a lot. Choose “Throw away”, then open the card below your 3.
lesson-tuki-7 = A pair of 3! Draw again.
lesson-tuki-8 = A parrot! It copies the card in its column. Put it at the lower right.
lesson-tuki-9 = Draw once more.
lesson-tuki-10 = Throw it away and open the card above your parrot.
lesson-tuki-11 = An 8, and the parrot makes it a pair. The bot has just thrown an 8 away: take it from the bin!
lesson-tuki-12 = Now the parrot can hover. Touch it, choose “Let the parrot hover”, and let it land on the hidden card in the upper row.
lesson-tuki-13 = One hidden card is left. Draw.
lesson-tuki-14 = Throw the card away and open your last one. The parrot pairs with whatever it is, and everyone else has one more turn.
