# Tuki Tuki: cards, reasons why a move is illegal, and what happens at the table.
# Cards have forms: $card is one in a list, $card-one one in a sentence, $card-many several.
tuki-number = { $number }
    .one = { $number }
    .many = { $number }
tuki-parrot = parrot
    .one = a parrot
    .many = parrots

why-tuki-opening-over = Cards are opened like this only before the first turn of a round ({ $rule }).
why-tuki-open-first =
    Before the first turn you still have to open { $count ->
        [one] one card
       *[other] { $count } cards
    } of your box ({ $rule }).
why-tuki-opened-two = You have opened your two cards; wait until everyone has ({ $rule }).
why-tuki-already-open = The card at place { $place } is open already ({ $rule }).
why-tuki-take-first = First take a card: the top of the bin or of the pile ({ $rule }).
why-tuki-taken-already = You have taken a card in this turn already ({ $rule }).
why-tuki-nothing-to-draw = There is nothing to draw: the pile is empty and the bin is a single card ({ $rule }).
why-tuki-throw-bin = A card from the bin may not go back there: it has to be put into your box ({ $rule }).
why-tuki-throw-pass =
    To pass after throwing a card away only one card may be hidden in your box; { $count ->
        [one] one card is
       *[other] { $count } cards are
    } hidden ({ $rule }).
why-tuki-must-open = No card has been opened for so long that this turn has to open one ({ $rule }).
why-tuki-no-parrot = There is no open parrot at place { $place } ({ $rule }).
why-tuki-no-landing = A parrot lands on a hidden card only, and place { $place } is open ({ $rule }).
why-tuki-partner-hidden = The parrot's partner at place { $place } is still hidden ({ $rule }).
why-tuki-partner-parrot = Beside a parrot a parrot does not hover ({ $rule }).
why-tuki-unsuitable = This parrot's partner is { $partner }: only an equal number may take its place, not { $card-one } ({ $rule }).

tuki-order = The order that decides ties: { $order }
tuki-round = Round { $number }
tuki-turned-up = The bin begins with { $card-one }
tuki-opens = { $name }: opened { $card-one } at place { $place }
tuki-opens-hidden = { $name }: opened a card
tuki-showed = { $name }: { $cards }, at places { $places }
tuki-starts = { $tie ->
    [0] First to play: { $name }, with { $sum }
   *[other] First to play: { $name }, with { $sum }; the order of the seats decided a tie
}
tuki-turn = To play: { $name }
tuki-took = { $name }: took { $card-one } from the bin
tuki-drew = { $name }: drew { $card-one }
tuki-drew-hidden = { $name }: drew a card
tuki-shuffled-in =
    The bin is shuffled into a new pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }
tuki-put = { $name }: put { $card-one } at place { $place }
tuki-threw = { $name }: threw { $card-one } into the bin
tuki-opened = { $name }: opened { $card-one } at place { $place }
tuki-kept = { $name }: the last card stays hidden
tuki-hovered = { $name }: the parrot hovers from place { $start } to place { $landing }
tuki-binned = { $hidden ->
    [0] { $name }: { $card-one } leaves place { $place } for the bin
   *[other] { $name }: the hidden card at place { $place } goes to the bin: { $card-one }
}
tuki-closed = { $name }: the last card is open; everyone else has one more turn
tuki-revealed =
    { $name }: what was still hidden is opened: { $cards }, { $count ->
        [one] at place
       *[other] at places
    } { $places }
tuki-counted = { $part ->
    [column] { $name }: column { $columns }: { JOINED($cards, by: " + ") } = { $points }
    [parrots] { $name }: two parrots in column { $columns }: { $points }
    [pair] { $name }: pair of { $number } in column { $columns } ({ $cards }): { $points }
    [quartet] { $name }: quartet of { $number-many } in columns { $columns } ({ $cards }): { $points }
    [sextet] { $name }: sextet of { $number-many } in columns { $columns } ({ $cards }): { $points }
   *[octet] { $name }: octet of { $number-many } in columns { $columns } ({ $cards }): { $points }
}
tuki-scored = { $name }: { $points } in this round, { $total } in all
tuki-won = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

play-tuki-points = Round { $number } of { $of }. Points so far: { $points }
play-tuki-score = { $name } { $points }
play-tuki-own-box = Your box:
play-tuki-box = Box, { $name }:
play-tuki-row = {"  "}{ $first }{ $second }{ $third }{ $fourth }
play-tuki-closed = { $name }: box all open, part in the round ended; the others have their last turns
play-tuki-bin =
    The top of the bin: { $card }. In the pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-tuki-taken = The card you have taken: { $card }

draw-tuki-box = A box of Tuki Tuki
draw-tuki-rows = upper row { $upper }; lower row { $lower }
draw-tuki-group = { $part ->
    [quartet] quartet { $points }
    [sextet] sextet { $points }
   *[octet] octet { $points }
}

move-tuki-open = Open place { $place }
move-tuki-bin = Take the top card of the bin
move-tuki-pile = Draw from the pile
move-tuki-put = Put the card at place { $place }
move-tuki-throw = Throw the card away and open place { $place }
move-tuki-throw-away = Throw the card away
move-tuki-hover = Put the card at place { $place }; the parrot flies to place { $to }

option-tuki-birthday = Whose birthday is next
    .is-seed = drawn by lot
    .mark = Whose birthday is next
option-tuki-double_parrot = Two parrots in a column
    .is-zero = count zero
    .is-joins = join any number
option-tuki-hover_any = A parrot may hover with any card
option-tuki-stall = Rounds without an opened card, at most

lab-tuki-deals = Rounds

edition-tuki-standard = standard
