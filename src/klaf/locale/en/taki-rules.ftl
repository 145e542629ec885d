### The rules of TAKI for players: a title and a text for each rule id.

TK-01 = Players and cards
    .section = Cards
    .text =
        TAKI is for 2 to 10 players, age 5 and up. The edition with 116 cards has two identical decks of 58; the other has 112 cards (TK-02). The four colours are red, blue, green and yellow. Each colour has two each of 1, +2, 3, 4, 5, 6, 7, 8 and 9 (there is no plain 2: the +2 takes its place), and two each of Stop, Change Direction, Plus and TAKI; 104 coloured cards in all. The others are colourless. Among the 116 cards there are 12 of them: 4 Change Colour, and two each of SuperTAKI, King, +3 and +3 Breaker. Among the 112 cards there are 8: the same without +3 and +3 Breaker.

TK-02 = Edition
    .text =
        House rule: Edition
        • 116 cards (the default): the newer deck.
        • 112 cards, without +3: the older deck, which has no +3 and no +3 Breaker.

TK-03 = Dealing
    .section = Setting up
    .text =
        Shuffle the cards and deal 8 to each player. The rest are the draw pile. Turn over its top card and put it in the middle: this is the first leading card, and it starts the discard pile.

TK-04 = First leading card
    .text =
        If the first leading card is a command card, its command is ignored; only its figure and colour count. So a +2 turned up here is not active, and a TAKI turned up here is not open. A colourless card has no colour to follow: it goes back into the draw pile at a random place and another card is turned up.

        House rule: First leading card
        • any card with a colour (the default): the game starts with any card that has a colour.
        • a number: it starts only with a plain number, that is 1 or 3 to 9.
        • any card at all: a colourless card stays too, and everything may be played on it.

TK-05 = Who opens
    .text =
        The youngest player opens, and play starts out clockwise. If no ages are set, the opener is drawn by lot from the game’s random key.

        House rule: Who opens
        • drawn by lot (the default): the opener is drawn by lot from the key.
        • a player of your choice: that player opens.

TK-06 = What may be played
    .section = A turn
    .text =
        In your turn, lay on the leading card a card of its colour, or one with the same number or figure, or a command card that its own rule allows. The figure of a SuperTAKI is TAKI.

TK-07 = Drawing a card
    .text =
        If you cannot play, you draw one card from the draw pile. That ends your turn, and the card you drew may be used only in a later turn.

        House rule: Whoever can play must
        • no (the default): you may draw even when you are able to play.
        • yes: whoever can play must play; but a +3 Breaker that could only be thrown away (TK-32) does not oblige you to.

        This house rule concerns only the single card of this rule: the debt of a +2 chain may always be drawn instead of answering.

TK-08 = Empty draw pile
    .text =
        When a card is to be drawn and the draw pile is empty, the discard pile, all but the leading card and what lies on it, is shuffled into a new draw pile. If there are still too few cards, you draw what there is. If a whole round passes in which everybody drew and got nothing, the game ends and the player with the fewest cards wins, in a pyramid tournament too and whatever the stages; a tie is shared.

TK-09 = Order of automatic draws
    .text =
        When several players draw automatically, the order is fixed. Penalties come first; then a new hand in the pyramid tournament; then the other players draw, starting from the seat after the one who acted, in the order of play. Each player draws all their cards at once.

TK-10 = “Last card!”
    .section = Last card
    .text =
        If you are left with one card, you must call “Last card!” before the next player has played. If you do not, you draw 4 cards.

TK-11 = Time for the call
    .text =
        You may call “Last card!” together with the play that leaves you exactly one card, or afterwards, until another player acts. Acting means laying a card, even a +3 Breaker out of turn, or making a draw move. At that action the penalty is drawn first, and then the action takes place. Nobody waits for the call: while the next player is already free to act, you may still call, or pass, which gives up the call for good.

        House rule: “Last card!” not called
        • four cards, automatically (the default): the penalty comes by itself, as described here.
        • four cards, if somebody notices: there is no automatic penalty. From the end of the offender’s turn until their next turn begins, any opponent may catch the offender, who then draws 4 cards, or may pass, once for that offence. Until then a late call still counts.
        • no call: there is no call and no penalty.

TK-12 = When a call is due
    .text =
        The call is due whatever left you with one card, even drawing. The first deal does not make it due, but a one-card stage of the pyramid tournament does. Nothing is due as long as no other player acts in between. A call lapses when your hand grows. A missing call never blocks a win.

TK-19 = Command cards
    .section = Command cards
    .text =
        Every card that is not a plain number is a command card, +2 included. Its command acts when the card is the one that ends a player’s play. In a TAKI run only the last card’s command acts.

TK-20 = Stop
    .text =
        The next player loses their turn. With two players, the one who laid the Stop plays again.

TK-21 = +2
    .text =
        The next player draws 2 cards or lays another +2; then the one after draws 4 or lays another, and so on. Whoever does not continue the chain draws 2 cards for each +2 laid and loses the turn. After that the top +2 is no longer active, and the next player follows its colour or figure. On an active +2 only a +2 (of any colour), a +3 or a King may be laid. An answer to a chain is one card: it never starts or continues a TAKI run.

TK-22 = Change Direction
    .text =
        This card reverses the order of play.

        House rule: Change Direction with two players
        • the turn passes (the default): the turn passes to the other player as usual.
        • the same player plays again: the card works like a Stop, and the one who laid it plays again.

TK-23 = Change Colour
    .text =
        Whoever lays this card names the colour that the next player must follow. It may always be laid, except on an active +2 or an active +3 (that is, a +3 in a chain, TK-27).

TK-24 = Plus
    .text =
        Whoever lays a Plus must play once more and follow it: with a card of its colour, another Plus, or any card that its own rule allows. Only a player who cannot do so draws one card, and the turn passes. The house rule of TK-07 makes no difference here, and a +3 Breaker that could only be thrown away does not oblige you to play it. So nobody finishes on a Plus: with no card left you draw one (after a TAKI run, once the run has been ended, with the call “TAKI closed” or without it).

TK-25 = King
    .text =
        A King may be laid on any card, even on an active +2 or +3. It cancels the duty to obey the leading card and any command in force, and gives its player another turn, in which any card at all may be played, even a +3 Breaker thrown on the King. The extra turn is a right: you may decline it and end your turn, but you cannot draw in it. You may finish on a King. If the extra turn is declined, or used for a +3 or a +3 Breaker, the next player follows the colour and figure that were in force before the King, and no command is active.

TK-26 = +3
    .text =
        Everyone except the player who laid it draws 3 cards. A +3 may be laid on any card. Afterwards the leading card is the one beneath it, and an open TAKI beneath it is still open. Outside a chain a +3 is spent as soon as the cards are drawn; “active +3” in these rules means only a +3 in a chain (TK-27).

TK-27 = +3 in a chain
    .text =
        A +3 laid on an active +2 works like the +2 cards: the chain goes on to the next player alone. That player may continue with a +2, a +3 or a King, or else draws the whole debt. Such a +3 may also be broken with a +3 Breaker.

        House rule: +3 on an active +2
        • adds three (the default): the +3 adds 3 cards to the debt.
        • adds two: the +3 adds 2 cards to the debt.
        • not allowed: a +3 may not be laid in a chain.

TK-28 = +3 in a run
    .text =
        A +3 must not be hidden inside a TAKI run. When it ends a run, what lies beneath it in the run never acts.

        House rule: A +3 may end a TAKI run
        • yes (the default): a +3 may end a run, openly.
        • no: a +3 may not end a run either.

TK-29 = +3 Breaker
    .text =
        Any player, in turn or out of turn, may lay a +3 Breaker on a +3, as long as the cards have not been drawn yet. The command of the +3 is cancelled, and the one who laid the +3 draws 3 cards instead. In a chain TK-31 applies.

TK-30 = Only one Breaker
    .text =
        The first Breaker counts; no second one is added. Play goes on with the seat after the player of the +3, and whoever broke it does not use up their own turn. Everybody else is asked at the same time. What the table shows, or how long it waits, must not tell who holds a Breaker.

TK-31 = Breaking in a chain
    .text =
        If a +3 is broken in a chain, its player draws the 3 cards of TK-29.

        House rule: A +3 broken in a chain
        • its player draws the whole debt (the default): the debt which that player was facing, and which the cancelled +3 did not pass on, is theirs again: they draw all of it too, and the chain ends.
        • its player draws three: they draw only 3 cards, and the rest of the debt lapses.

TK-32 = Throwing a Breaker away
    .text =
        In your turn you may also throw a +3 Breaker on any other card, except on a +2, active or not. You draw 3 cards in its place and the turn ends; the leading card and an open TAKI stay as they were. A Breaker thrown like this may end a TAKI run (what lies beneath it in the run never acts), or be the card owed after a Plus. Thrown as the last card of your hand it gains nothing: you draw 3 cards.

TK-33 = +3 or Breaker last
    .text =
        A +3 as your last card wins only once the time for a Breaker has passed and nobody has broken it. If it is broken, you draw and play on. A Breaker that breaks a +3 as your last card wins, even out of turn.

        House rule: A +3 as last card wins at once
        • no (the default): a last +3 waits for the Breaker, as described here.
        • yes: a last +3 wins at once, without waiting for a Breaker.

TK-34 = TAKI
    .text =
        Whoever lays a TAKI may lay on it, in the same turn, any number of cards of its colour. The last card laid becomes the leading card, and its command is obeyed. The run may also end with a colourless card, such as Change Colour or King, and that card’s command is then used.

TK-35 = “TAKI closed”
    .text =
        At the end of the run its player must call “TAKI closed”. Without the call the TAKI stays open, and the next player may use it too and lay all their cards of that colour. It stays open until one of those who used it calls “TAKI closed”, in turn and having laid a card on it in that same turn, or until a card of another colour is played.

TK-36 = Bare TAKI
    .text =
        A bare TAKI (or SuperTAKI), one that lies on top with nothing on it, cannot be closed: it is always open. Only the first leading card is an exception (TK-04). Within your own run you may not go on with a TAKI of another colour. A second TAKI (or SuperTAKI) of the same colour also counts as bare when it ends a run.

TK-37 = A run left open
    .text =
        If a run ends on a command card without the call “TAKI closed”, the command acts and the TAKI stays open for whoever plays next. An active +2 must be answered first: answering with a +2 of the run’s colour, or drawing, leaves the TAKI open for the player after. A card of another colour, a Change Colour or a King closes the TAKI. A +3 and a thrown Breaker (even when they end your own run), a SuperTAKI and drawing do not close it. If the run ends on a Plus, its player owes a card; one of the run’s colour goes on with the run.

        House rule: A TAKI is always closed
        • no (the default): you choose whether to close the TAKI or leave it open.
        • yes: you may not end a run and leave it open where it can be closed; a colourless card still ends the run.

TK-38 = SuperTAKI
    .text =
        A SuperTAKI is a TAKI that takes the leading card’s colour by itself; it cannot change the colour. It may always be laid, except on an active +2 or an active +3. In a run it takes the run’s colour, and the run goes on. Right after a King, or on a colourless first card, its player must name the colour; nowhere else is a colour named.

TK-40 = Winning
    .section = Winning
    .text =
        The first player to be rid of all cards wins, and at once: whatever the last card’s command, and without the call “TAKI closed”. The exceptions are a Plus (TK-24), a thrown Breaker (TK-32) and a +3 that may still be broken (TK-33).

TK-41 = Pyramid tournament
    .text =
        Everyone is dealt 8 cards. Emptying your hand does not end the game: you go up a stage and draw one card fewer than the stage you finished began with (8, then 7, and so on down to 1), while the others keep their hands. Whoever finishes the stage that began with one card wins.

        The new hand is drawn at once, and the rest of the turn still takes place: a Stop skips the next player, a run goes on, and a Plus owes a card from the new hand. After a +3 the new hand waits until the time for a Breaker has passed, whatever the house rule of TK-33 says; only in the last stage does it apply. Nobody finishes the last stage on a Plus.

        A stage dealt short because there were too few cards still counts as its full size, and a hand left empty by this is no win.

        House rule: Pyramid tournament
        • no (the default): an ordinary game without stages.
        • yes: the pyramid tournament.

        House rule: Cards of the first pyramid stage
        • 8 (the default): the number of cards in the first stage; it may be 1 to 8.
