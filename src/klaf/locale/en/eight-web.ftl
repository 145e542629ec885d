# Eight and a half in the browser and in drawings: its name, its table and its lesson.
game-eight = Eight and a half
about-eight = Raise the pot, dodge the five, arrest an offender, mock the Demon.

web-eight-swap = You are Deputy: swap one of your open cards, or keep them
web-eight-opening = Your turn: open with the lowest card
web-eight-hand = Your turn: keep the pot or raise it
web-eight-open = Your turn: lay from your open cards
web-eight-blind = Your turn: turn up a blind card
web-eight-deal-over = The mini-game is over

web-eight-do-take = Take the pot
web-eight-do-keep = Keep my cards

web-eight-pot = { $count ->
    [one] The pot stands at { $value }, one card
   *[other] The pot stands at { $value }, { $count } cards
}
web-eight-pot-empty = The pot is empty
web-eight-five = 5 or less
web-eight-not-whole = not whole
web-eight-offender = offender
web-eight-bank = Bank: { $count }
web-eight-in-hand = In hand: { $count }
web-eight-burnt = Burnt: { $count }
web-eight-own-places = Your open and blind cards
web-eight-places-of = Open and blind cards of { $name }
web-eight-open-card = Open card: { $card }
web-eight-blind-card = Blind card { $place }

web-eight-key-take = take the pot

lesson-eight-1 = Everyone keeps the pot’s value or raises it. The lowest card opens: lay your 2.
lesson-eight-2 = The pot stands at 3. Lay your 7. Your hand is filled up from your bank by itself.
lesson-eight-3 = The pot stands at 8. A Half sticks to it and makes 8½. Lay it. Careful: now you are an offender!
lesson-eight-4 = The bot laid a Demon: the pot stays at 8½, and now the bot is the offender. Be the policeman with the next whole number: lay your 9!
lesson-eight-5 = Arrested: the bot takes the pot, and those cards are burnt. You open the next. Lay the 5.
lesson-eight-6 = On a five one must lay 5 or lower, or a special card. The bot could not and took the pot. Open with the 4.
lesson-eight-7 = The pot stands at 6 and nothing of yours fits. Then you take the pot: touch it.
lesson-eight-8 = Equal cards may go together. Touch a 3 and lay both.
lesson-eight-9 = A Zero on a whole number sets the pot back to 0. Lay it.
lesson-eight-10 = And the card trick of this game: an 8 and a Half together make 8½. Touch the 8 and lay it with the Half.
