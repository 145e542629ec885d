# Drawings for notebooks.
draw-seat = Seat { $seat }
draw-title = { $game }, { $who }
draw-seen-by = seen by { $name }
draw-spectator = seen by a spectator
draw-whole = the whole table
draw-acting = To act: { $names }
draw-card = { $card }, a card of { $game }
draw-hand = { $count ->
    [one] A hand of one card, { $game }
   *[other] A hand of { $count } cards, { $game }
}
draw-holds = { $name }: { $cards }

bad-drawing-card = “{ $card }” is no card of { $game }.
bad-drawing-cards = Give a list of cards: { $least ->
    [8] eight of them.
   *[other] from { $least } to { $most } of them.
}
bad-drawing-width = “{ $value }” is no width of a card: give a number from { $least } to { $most }.
bad-drawing-lang = There is no language “{ $value }”. The languages are: { $known }.
bad-drawing-theme = There is no theme “{ $value }”. The themes are: { $known }.
bad-drawing-table = A table is drawn of a match or a view, not of “{ $value }”.
