### The rules of Eight and a half for players: a title and a text for each rule id.

EH-01 = Players and cards: modern edition
    .section = Cards
    .text =
        In Eight and a half you try to be the first to get rid of your cards, and to avoid taking the pot. A house rule sets which edition is played. In the modern edition (the default) the game is for 2 to 5 players, age 9 and up. It has 72 cards: four each of 1 and 2; six each of 0, 3, 4, 5, 6, 7, 8 and 9; eight each of Half and Demon.

EH-02 = Players and cards: classic edition
    .text =
        In the classic edition the game is for 2 to 5 players, age 9 and up, too. It has 80 cards: four each of 1 and 2; six each of 3, 4, 5, 6, 7, 8 and 9; eight each of Half and Demon; and 14 Zeros.

        House rule, in the classic edition only: Zeros in the deck
        • 14 (the default): the deck of 80 cards.
        • 6: only six Zeros, which makes 72 cards, as in every other published edition.

EH-03 = Yellow cards and special cards
    .text =
        The yellow cards are the plain numbers 1 to 4 and 6 to 8. The 0, the 5, the 9, the Half and the Demon have other colours. The special cards are Demon, Half and Zero; 5 and 9 are not special cards.

EH-04 = Dealing
    .section = Setting up a mini-game
    .text =
        The game is played in mini-games. For each of them the deck is shuffled and all of it is dealt evenly, one card at a time, starting with seat 0 (seats are numbered from 0, clockwise). It does not matter if somebody gets one card more or less. Your cards are a pile lying face down: your bank. From its top, without looking at them, you lay three cards face down side by side: the blind cards. You lay one more face up on each: the open cards. The next three cards are your hand. The places of the blind and the open cards are numbered 0 to 2 and stay fixed; a place that has been emptied stays empty.

EH-05 = Who opens
    .text =
        The first pot of every mini-game is opened by the player who has the lowest yellow card in hand (for later pots see EH-08). It must be opened with that very card. Identical cards may go with it, but a Half may not. If several players share the lowest card, the opener is drawn by lot from the game’s random key. If no hand has a yellow card, the lowest number in any hand decides in the same way, 0 included. If no hand has a number either, a seat drawn by lot from the key opens, with anything.

        House rule: Who opens the next mini-game
        • the lowest yellow card (the default): every mini-game opens like this.
        • whoever went out: from the second mini-game on, whoever went out last time opens, with any card.

EH-06 = What may be played
    .section = A turn
    .text =
        Turns go clockwise. In your turn you must lay a card that keeps the pot’s value or raises it. The pot’s value is that of its last card. Identical cards may go together and count as one: two 6s on a 4 make 6 (only Halves add up, EH-11). Then you fill your hand up to three cards from your own bank. The special cards, and a pot at certain values, have rules of their own (EH-10 to EH-15).

EH-07 = Taking the pot
    .text =
        If you cannot play, you take the pot. Its cards are burnt: they are out of play, but they count against you at the end. Whoever can play must play. An empty pot is never taken.

        House rule: You may take the pot even if you can play
        • no (the default): only a player who cannot play takes the pot.
        • yes: you may take the pot even when you could play, in every stage.

EH-08 = A new pot
    .text =
        After somebody has taken the pot, the player after them opens the next one, with any card, or with any cards that may go together. On an empty pot a 0 makes 0, a Demon makes 0, a Half makes ½ (several add up), and 8+½ (EH-13) makes 8½.

EH-10 = Demon
    .section = Special cards and values
    .text =
        A Demon may be laid on any value, and the pot keeps that value. Several Demons may go together.

EH-11 = Half
    .text =
        A Half may be laid on any value but 8½. It sticks to the last card and adds ½ to it. Several Halves laid together add their sum. Only the value before the play counts: two Halves on 8 make 9, and three on 7½ make 9. Values of 9½, 10 and above exist too.

EH-12 = Zero
    .text =
        A Zero sets the pot back to 0. It may be laid only on a whole number, or on an empty pot (EH-08).

EH-13 = Eight and a half
    .text =
        On a pot at 8½ neither a Half nor a Zero may be laid. An 8 and a Half may be laid together to make 8½, also on a pot that stands at 8½ already. Several 8s may go together like this, with exactly one Half. This play is no policeman (EH-15), and it may not be laid where the rule of five binds you (EH-14). No other number combines with a Half.

EH-14 = Five
    .text =
        When the pot stands at five, the next player, and only that one, must lay a 5 or a lower number, or a special card: Demon, Half or Zero. A 9 is not a special card, and 8+½ may not be laid here either. A Half on five makes 5½, and the player after that must go higher. Whoever must play on a pot standing at exactly five is that next player, also when a Half on 4½ brought it there.

        House rule: A five binds through a Demon
        • yes (the default): a Demon leaves the pot standing at five, just as it leaves an offence standing (EH-15). So whoever plays after the Demon is bound by this rule too.
        • no: whoever plays right after a Demon is free of this rule and follows EH-06.

EH-15 = Policeman
    .text =
        Whoever brings the pot to a number that is not whole is the offender. So is whoever leaves it at such a number with a Demon or with 8+½. A new offender takes the place of an earlier one. If the very next player lays the next whole number (4 on 3½, 7 on 6½, 9 on 8½), that player is the policeman, and the offender must take the pot. Any other card punishes nobody. The policeman, who sits after the offender, fills up the hand and opens the next pot.

        Several equal cards arrest too, and so does an open or a blind card. Only a number card arrests, and at 9½ or above nothing arrests. An arrest with your last card ends the mini-game, and the offender still takes the pot. Whoever goes out with an offence is not arrested, and that pot counts for nobody.

        House rule: A Half may arrest too
        • no (the default): only a number card arrests.
        • yes: a single Half that brings the pot to the next whole number arrests as well, if the pot stood below 9½.

EH-20 = When the bank is empty
    .section = The second stage
    .text =
        When your bank is empty, you play on without filling up your hand. When the hand is gone too, you play your open cards, and only when they are gone, your blind cards. Cards from the hand, open cards and blind cards never mix in one play. Identical open cards may go together, and so may an 8 and a Half (EH-13).

EH-21 = Blind cards
    .text =
        You choose one of your blind cards without seeing it and turn it up. If it can be played, it goes to the pot. If not, you take the pot and the card is turned face down again. Blind cards are played one at a time. A card that was turned back has been seen by everyone.

        House rule: Show blind cards that were seen
        • no (the default): screens do not help to remember it.
        • yes: screens help to remember it.

EH-30 = Points: modern edition
    .section = The end
    .text =
        A mini-game ends when somebody has got rid of all their cards (burnt cards are not in the way). That player is the winner and scores 1 point. Whoever has the fewest cards scores 1 point: burnt cards count, and so do those in the bank, in the hand and on the table. If the winner has no burnt card, the winner scores 1 point more, 3 in all.

        House rule, in the modern edition only: Tied for fewest cards
        • each scores (the default): everyone who is tied for the fewest cards scores the point.
        • nobody scores: if players are tied for the fewest cards, nobody scores the point.

EH-31 = End of the game: modern edition
    .text =
        The game ends when somebody has 7 points or more. Whoever has the most points wins. A tie is settled by another mini-game for all at the table, and so on until one player leads. The next mini-game is dealt by itself; screens show the points first.

EH-32 = President and Deputy: classic edition
    .text =
        The first to get rid of all their cards is President and scores 2 points. Whoever has the fewest cards, burnt ones included, is Deputy and scores 1 point. The same player may take all 3 points.

        In the next mini-game, when everyone’s six table cards are laid and before the hands are seen, the Deputy may swap one of their own open cards for any open card of another player. The Deputy may also keep everything as it is.

        If several players are tied for Deputy, each scores the point. The swap goes to the first of them clockwise from the President, with the President coming first.

        The game has six mini-games. Whoever has the most points wins; a tie is shared.
