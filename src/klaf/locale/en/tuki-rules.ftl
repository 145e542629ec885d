### The rules of Tuki Tuki for players: a title and a text for each rule id.

TU-01 = Players and cards
    .section = Cards and setting up
    .text =
        Tuki Tuki is for 2 to 6 players, age 8 and up. It has 108 cards: the numbers 0 to 12, eight of each, and 4 parrots. The two example cards that show how points are counted are not played; keep them at hand as help.

TU-02 = Dealing a round
    .text =
        Every round begins with a fresh shuffle of all cards. Everyone gets 8 cards face down and lays them out, without looking, as a box: two rows of four, so four columns of two. The rest is the draw pile. Its top card is turned over and starts the bin.

TU-03 = Two cards are opened
    .text =
        Before the first turn of every round each player opens two cards of their own box. Everyone does so at the same time: you see your first card before you choose the second, and the others’ cards once all have opened theirs.

        Whoever’s two numbers add up to the most plays first. Two equal cards are not worth 0 here: 12 and 12 make 24. A parrot counts 0; only if both opened cards share a column does it count as much as the other. A tie goes to whoever’s birthday comes next. Where birthdays are not known, an order of the seats is drawn once for the whole match from its random key, and it decides every tie.

        House rule: Whose birthday is next
        • drawn by lot (the default): the order is drawn from the key.
        • a player of your choice: that player has the next birthday and comes first in the order; the others follow as drawn.

TU-04 = Order of play
    .text =
        Play goes clockwise.

TU-05 = Taking a card
    .section = A turn
    .text =
        Your turn begins with a card: the top of the bin, or the top of the draw pile. A card from the pile is seen only by you until you put it into your box or throw it away. Whatever goes to the bin lies there face up. With the card you do one of the things in TU-06, TU-07 and TU-08, or let a parrot hover (TU-16).

TU-06 = Replacing an open card
    .text =
        You may put the card, open, in the place of an open card of your box. The card that lay there goes to the bin.

TU-07 = Replacing a hidden card
    .text =
        You may put the card, open, in the place of a hidden card of your box. That card goes to the bin; you may not look at it first.

TU-08 = Throwing a drawn card away
    .text =
        A card that you drew from the pile, and only such a card, may also go to the bin. Then you must open a hidden card of your box.

TU-09 = The last hidden card
    .text =
        With a single hidden card left you do not have to open it. You may throw the drawn card away and pass, or go on replacing open cards, and so keep it hidden for several turns, until you choose to open it or somebody else ends their part in the round (TU-11).

TU-10 = When the pile is empty
    .text =
        If the pile is empty when somebody wants to draw, the bin, all but its top card, is shuffled into a new pile first. If there is nothing to shuffle, one cannot draw.

TU-11 = The first full box
    .section = The end of a round
    .text =
        The first player to open the last card of a box, be it by opening it, by replacing it or by a landing parrot, has ended their part in the round. Everyone else has one more turn, a turn like any other. At the end of that turn whatever is still hidden in the box is opened by itself.

TU-12 = Counting a box, and pairs
    .text =
        A box counts the sum of its cards. A pair, two equal cards in one column, counts 0. Equal cards side by side or in different columns are no pair, and number cards are never moved to make one.

TU-13 = Quartets, sextets and octets
    .text =
        Two pairs of the same number, next to each other or not, are a quartet: −10 for all four cards. Three pairs are a sextet: −15. Four pairs are an octet: −20. Two different quartets make −20 together. Pairs of 0 count like any others.

TU-14 = Parrots
    .section = Parrots
    .text =
        A parrot copies the card in its column. Together with a number it is always a pair of that number, worth 0, and it helps to make quartets, sextets and octets.

TU-15 = Two parrots in one column
    .text =
        Two parrots in one column are a pair worth 0 that belongs to no number.

        House rule: Two parrots in a column
        • count zero (the default): so it stays.
        • join any number: all such columns of a box count together as pairs of one number from 0 to 12, whichever makes the total lowest.

TU-16 = The hovering parrot
    .text =
        Parrots are the only cards that may change their place. When you get a suitable card you may put it where an open parrot of yours lies, and the parrot moves, within your own box, onto a hidden card. That card goes to the bin; you may not look at it first. This is the whole turn. Suitable is a number equal to the parrot’s open partner.

        House rule: A parrot may hover with any card
        • no (the default): only a suitable card lets a parrot hover.
        • yes: any card does, a parrot too, whatever the partner is, even a hidden one or another parrot.

TU-17 = Giving a parrot up
    .text =
        A parrot may also be replaced like any other open card. Then it lies on the bin, for the next player to take.

TU-18 = No round without end
    .text =
        If the table has gone round a number of times and nobody has opened a card, every turn must open one, by putting a card on a hidden place, by throwing the drawn card away and opening one, or by letting a parrot hover, until somebody has.

        House rule: Rounds without an opened card, at most
        • 10 (the default): so many times round the table; a number from 1 to 999999999.

TU-20 = Winning
    .section = The end
    .text =
        After five rounds the lowest total wins; a tie is shared. The next round is dealt by itself; the finished boxes and their sums are shown first.
