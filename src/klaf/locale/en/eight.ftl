# Eight and a half: cards, reasons why a move is illegal, and what happens at the table.
eight-card = { $card }
eight-card-half = Half
eight-card-demon = Demon
eight-value = { $value }

why-eight-not-held = { $held ->
    [0] You have no { $card } to lay ({ $rule }).
   *[other] You have { $held } of { $card } to lay, not { $wanted } ({ $rule }).
}
why-eight-hand-first = Lay from your hand first: open cards, and { $card } among them, come when hand and bank are gone ({ $rule }).
why-eight-must-open = You open the mini-game, and with its lowest opening card: lay { $card } ({ $rule }).
why-eight-too-low = { $card } is lower than the pot, which stands at { $value } ({ $rule }).
why-eight-can-play = You can play on { $value }, so you must: the pot is taken only when nothing fits ({ $rule }).
why-eight-take-empty = There is nothing in the pot to take ({ $rule }).
why-eight-half-on-top = No Half may be laid on 8½ ({ $rule }).
why-eight-zero-on-top = No Zero may be laid on 8½ ({ $rule }).
why-eight-zero-on-part = A Zero needs a whole number below it; the pot stands at { $value } ({ $rule }).
why-eight-together-too-low = 8 and Half together make 8½, which is lower than the pot: it stands at { $value } ({ $rule }).
why-eight-on-five = On five you lay 5 or lower, or a Half, a Demon or a Zero; { $card } is too high ({ $rule }).
why-eight-on-five-together = On five you lay 5 or lower, or a Half, a Demon or a Zero; { $move } is too high ({ $rule }).
why-eight-blind-too-early = Blind cards come last, when hand and open cards are gone ({ $rule }).
why-eight-blind-gone = There is no blind card at place { $place } any more ({ $rule }).
why-eight-only-blind = You have only blind cards left: turn one up ({ $rule }).
why-eight-take-blind = Turn up a blind card: if it does not fit, you take the pot ({ $rule }).
why-eight-no-swaps = This edition has no Deputy and no swaps ({ $rule }).
why-eight-swap-first = The Deputy first swaps an open card, or keeps them all ({ $rule }).
why-eight-swap-over = Swapping is for the Deputy alone, before hands are seen ({ $rule }).
why-eight-swap-own = Swap with another player, not with yourself ({ $rule }).
why-eight-swap-nobody = There is no seat { $other } to swap with: the seats are 0 to { $last } ({ $rule }).

eight-begun = Mini-game { $number }
eight-laid-out = { $name }: open cards { $cards }
eight-may-swap = Deputy: { $name }, who may swap an open card
eight-swapped = { $name }: gave { $card } to { $other } for { $other_card }
eight-kept = { $name }: swapped nothing
eight-dealt = { $name }: dealt { $cards }
eight-dealt-hidden = { $name }: dealt { $count ->
    [one] one card
   *[other] { $count } cards
}
eight-opens = { $free ->
    [0] { $name }: to open with { $card }{ $by_lot ->
        [0] {""}
       *[other] , by lot
    }
   *[other] { $name }: to open with any card{ $by_lot ->
        [0] {""}
       *[other] , by lot
    }
}
eight-laid = { $source ->
    [open] { $name }: { $cards } from the open cards; the pot stands at { $value }
    [blind] { $name }: { $cards }, a blind card; the pot stands at { $value }
   *[other] { $name }: { $cards }; the pot stands at { $value }
}
eight-filled = { $name }: from the bank { $cards }
eight-filled-hidden = { $name }: from the bank { $count ->
    [one] one card
   *[other] { $count } cards
}
eight-arrested = Policeman! { $name }: arrested { $offender }
eight-took = { $name }: took the pot{ $reason ->
    [arrest] {" "}for the offence
   *[other] {""}
}: { $count ->
    [one] one card
   *[other] { $count } cards
} burnt
eight-turned-up = { $name }: turned up blind card { $place }, and it is { $card }
eight-turned-back = { $card } does not fit and is turned back at place { $place }
eight-turn = To play: { $name }
eight-out = { $name }: got rid of all cards
eight-counted = { $name }: { $total } cards, { $burnt } of them burnt
eight-tied = Tied for the fewest cards: nobody scores for that
eight-scored = { $reason ->
    [out] { $name }: { $points } for getting rid of all cards, { $total } in all
    [fewest] { $name }: { $points } for the fewest cards, { $total } in all
    [clean] { $name }: { $points } for no burnt card, { $total } in all
    [president] { $name }: { $points } as President, { $total } in all
   *[deputy] { $name }: { $points } as Deputy, { $total } in all
}
eight-deciding = The lead is shared: another mini-game decides
eight-won = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

play-eight-points = Points: { $points }
play-eight-score = { $name } { $points }
play-eight-pot = Pot: { $value }, { $count ->
    [one] one card
   *[other] { $count } cards
}
play-eight-pot-empty = The pot is empty.
play-eight-offender = Offender: { $name }, to be arrested with { $card }.
play-eight-offender-half = Offender: { $name }, to be arrested with { $card } or Half.
play-eight-other = { $name }: bank { $bank }, hand { $hand }, open { $open }, blind { $blind }, burnt { $burnt }
play-eight-table = Your bank { $bank }, open { $open }, blind { $blind }, burnt { $burnt }
play-eight-hand = Your hand:

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

lab-eight-deals = Mini-games

edition-eight-modern = modern
edition-eight-classic = classic
