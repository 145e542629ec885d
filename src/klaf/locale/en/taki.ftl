# TAKI: cards, reasons why a move is illegal, and what happens at the table.
taki-colour-R = red
taki-colour-B = blue
taki-colour-G = green
taki-colour-Y = yellow
taki-coloured = { $colour } { $figure }
taki-figure-1 = 1
taki-figure-3 = 3
taki-figure-4 = 4
taki-figure-5 = 5
taki-figure-6 = 6
taki-figure-7 = 7
taki-figure-8 = 8
taki-figure-9 = 9
taki-figure-plus2 = +2
taki-figure-stop = Stop
taki-figure-dir = Change Direction
taki-figure-plus = Plus
taki-figure-taki = TAKI
taki-card-colour = Change Colour
taki-card-super = SuperTAKI
taki-card-king = King
taki-card-plus3 = +3
taki-card-break = +3 Breaker

why-not-in-edition = This edition has no { $card } ({ $rule }).
why-not-held = You do not hold { $card } ({ $rule }).
why-no-match = { $card } does not fit { $lead }: follow its colour or its figure ({ $rule }).
why-wrong-colour = { $card } does not fit: the colour to follow is { $colour } ({ $rule }).
why-debt = { $card } may not be laid before a debt of { $debt } cards: answer with +2, +3 or King, or draw ({ $rule }).
why-plus3-in-chain = At this table a +3 may not join a chain; the debt is { $debt } cards ({ $rule }).
why-run-colour = { $card } cannot go into this run: its colour is { $colour } ({ $rule }).
why-other-taki = { $card } cannot follow within your own { $colour } run ({ $rule }).
why-plus3-ends-run = At this table a +3 may not end a TAKI run ({ $rule }).
why-break-no-plus3 = Out of turn a Breaker can only break a +3, and none is waiting ({ $rule }).
why-break-on-plus2 = A Breaker may not be thrown on a +2 ({ $rule }).
why-own-plus3 = You cannot break your own +3 ({ $rule }).
why-window = A +3 waits for a Breaker: break it, or pass ({ $rule }).
why-window-own = Your +3 waits until the others have answered ({ $rule }).
why-passed-already = You have passed: you cannot break this +3 any more ({ $rule }).
why-super-named = SuperTAKI takes the colour in force, { $colour }, and cannot name another ({ $rule }).
why-super-unnamed = Here SuperTAKI has no colour to take: name one ({ $rule }).
why-calls-off = At this table nobody calls “Last card!” ({ $rule }).
why-call-too-early = Laying { $card } does not leave you with one card: there is nothing to call ({ $rule }).
why-call-not-due = “Last card!” is for one card; you hold { $count } ({ $rule }).
why-called-already = You have called “Last card!” already ({ $rule }).
why-call-too-late = The time to call “Last card!” has passed ({ $rule }).
why-call-none-due = No call is due for this card ({ $rule }).
why-pass-no-window = There is nothing to pass on now ({ $rule }).
why-catch-off = At this table nobody is called out for a missing call ({ $rule }).
why-catch-nobody = Seat { $offender } owes no call ({ $rule }).
why-catch-in-turn = Seat { $offender } is in turn and cannot be called out now ({ $rule }).
why-catch-let-off = You have let seat { $offender } off already ({ $rule }).
why-draw-in-run = Within a TAKI run one does not draw: lay more, close it, or end ({ $rule }).
why-draw-owed = After a Plus you must lay a card while you can ({ $rule }).
why-draw-after-king = The King's extra turn has no drawing: lay any card, or end ({ $rule }).
why-must-play = At this table whoever can lay a card must ({ $rule }).
why-close-bare = A TAKI lying bare on top cannot be closed ({ $rule }).
why-close-no-run = You are not laying on a TAKI: there is nothing to close ({ $rule }).
why-end-auto-close = At this table a run is ended by closing the TAKI ({ $rule }).
why-end-nothing = There is no run and no extra turn to end ({ $rule }).

table-catch-nobody = { $name } owes no call ({ $rule }).
table-catch-in-turn = { $name } is in turn and cannot be called out now ({ $rule }).
table-catch-let-off = You have let { $name } off already ({ $rule }).

taki-dealt = { $name }: dealt { $cards }
taki-dealt-hidden = { $name }: dealt { $count ->
    [one] one card
   *[other] { $count } cards
}
taki-turned-up = { $goes_back ->
    [0] The first leading card: { $card }
   *[other] { $card } was turned up and goes back into the pile
}
taki-opens = { $by_lot ->
    [0] First to play: { $name }
   *[other] First to play, by lot: { $name }
}
taki-laid = { $named ->
    [R] { $name }: { $card }, naming red
    [B] { $name }: { $card }, naming blue
    [G] { $name }: { $card }, naming green
    [Y] { $name }: { $card }, naming yellow
   *[other] { $name }: { $card }
}
taki-drew = { $count ->
    [0] { $name }: nothing left to draw
   *[other] { $name }: drew { $cards }{ $reason ->
        [debt] {" "}(the debt)
        [penalty] {" "}(no “Last card!”)
        [catch] {" "}(caught)
        [plus3] {" "}(+3)
        [broken] {" "}(the +3 was broken)
        [thrown] {" "}(for the Breaker)
        [stage] {" "}(a new hand)
       *[other] {""}
    }
}
taki-drew-hidden = { $count ->
    [0] { $name }: nothing left to draw
    [one] { $name }: drew one card{ $reason ->
        [debt] {" "}(the debt)
        [penalty] {" "}(no “Last card!”)
        [catch] {" "}(caught)
        [plus3] {" "}(+3)
        [broken] {" "}(the +3 was broken)
        [thrown] {" "}(for the Breaker)
        [stage] {" "}(a new hand)
       *[other] {""}
    }
   *[other] { $name }: drew { $count } cards{ $reason ->
        [debt] {" "}(the debt)
        [penalty] {" "}(no “Last card!”)
        [catch] {" "}(caught)
        [plus3] {" "}(+3)
        [broken] {" "}(the +3 was broken)
        [thrown] {" "}(for the Breaker)
        [stage] {" "}(a new hand)
       *[other] {""}
    }
}
taki-shuffled-in = The discards are shuffled into a new pile of { $count }
taki-called = { $name }: “Last card!”
taki-waived = { $name }: no call
taki-passed = { $name }: pass
taki-let-off = { $name }: nobody caught
taki-caught = { $name }: caught { $offender }
taki-skipped = { $name }: turn lost
taki-reversed = { $direction ->
    [1] Play goes clockwise
   *[other] Play goes counter-clockwise
}
taki-debt = { $name }: before a debt of { $debt } cards
taki-opened = { $name }: opened a { $colour } TAKI
taki-left-open = { $name }: left the { $colour } TAKI open
taki-closed = { $by_call ->
    [0] The { $colour } TAKI is closed
   *[other] { $name }: “TAKI closed”
}
taki-owes = { $name }: one card more, for the Plus
taki-freed = { $name }: any card may follow
taki-declined = { $name }: declined the extra turn
taki-asked = { $name }: laid a +3. A Breaker, anyone?
taki-broken = { $name }: broke the +3 of { $offender }
taki-turn = To play: { $name }
taki-climbed = { $name }: up to the stage of { $stage }
taki-stuck = Nobody can draw any more: the fewest cards win
taki-won = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

play-taki-leads = Leading: { $card }
play-taki-leads-colour = The colour to follow: { $colour }
play-taki-leads-any = Anything may be laid.
play-taki-hand = Your cards:
play-taki-others =
    { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-taki-open = Open TAKI: { $colour }
play-taki-debt = Debt: { $debt } cards

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

option-taki-first_card = First leading card
    .is-coloured = any card with a colour
    .is-number = a number
    .is-any = any card at all
option-taki-opener = Who opens
    .is-seed = drawn by lot
    .mark = The youngest opens
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

lab-taki-gaps = Fewest cards of the others
lab-taki-winners = Winner’s cards
lab-taki-others = Others’ cards
lab-taki-worth-points = Cards left

edition-taki-2018 = 116 cards
edition-taki-112-king = 112 cards, without +3
