# TAKI in the browser and in drawings: its name, its table and its lesson.
game-taki = TAKI
about-taki = Match colours, open a TAKI, and be the first without cards.

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

web-taki-do-last = Last card!
web-taki-do-break = Break it!
web-taki-do-close = TAKI closed
web-taki-do-end = End turn
web-taki-do-end-open = Leave it open
web-taki-do-pass = Pass
web-taki-do-pass-break = Do not break
web-taki-do-catch = Caught!

web-taki-called = Last card!
web-taki-stage = stage of { $count }
web-taki-draw-debt = { $count ->
    [one] Draw pile: a debt of one card
   *[other] Draw pile: a debt of { $count } cards
}
web-taki-heap = Discard pile
web-taki-heap-top = On top: { $card }
web-taki-colour-now = Colour in force: { $colour }
web-taki-clockwise = Play goes clockwise
web-taki-against = Play goes counter-clockwise
web-taki-run-open = TAKI open

web-taki-key-call = Last card!
web-taki-key-close = TAKI closed
web-taki-key-end = end the turn
web-taki-key-break = break a +3
web-taki-key-pass = pass

lesson-taki-1 = A blue 8 leads. Lay a card of the same colour: the blue 4.
lesson-taki-2 = The same number fits too, whatever its colour. Lay your green 4.
lesson-taki-3 = The hand is Stop: the next player loses the turn. With two players you play again. Lay it.
lesson-taki-4 = The plus sign asks for one card more. Lay it; then you owe a card.
lesson-taki-5 = Pay with the green TAKI, the fan of cards. It lets you lay as many cards of its colour as you like.
lesson-taki-6 = Your TAKI is open. Lay the green 7 on it.
lesson-taki-7 = No more green? Then call “TAKI closed”. If you forget, the next player may use it too.
lesson-taki-8 = A +2! Draw two cards, or answer with another +2 and pass the debt on. You have one: lay it.
lesson-taki-9 = Four cards for the bot! Now use Change Colour: lay it and name blue.
lesson-taki-10 = You have two cards. Whoever is left with one must call. Press “Last card!” first, then lay the blue 9.
lesson-taki-11 = One card left, and it is blue. Lay it and win!
