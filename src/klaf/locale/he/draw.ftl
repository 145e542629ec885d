# ציורים למחברות.
draw-seat = מקום { $seat }
draw-title = {"\u200F"}{ $game }, { $who }
draw-seen-by = כפי שרואה { $name }
draw-spectator = כפי שרואה צופה
draw-whole = כל השולחן
draw-acting = התור של: { $names }
draw-card = { $card }, קלף של { $game }
draw-hand = { $count ->
    [one] יד של קלף אחד, { $game }
   *[other] יד של { $count } קלפים, { $game }
}
draw-holds = {"\u200F"}{ $name }: { $cards }

bad-drawing-card = "{ $card }" אינו קלף של { $game }.
bad-drawing-cards = יש לתת רשימה של קלפים: { $least ->
    [8] שמונה בדיוק.
   *[other] מ־{ $least } עד { $most }.
}
bad-drawing-width = "{ $value }" אינו רוחב של קלף: יש לתת מספר מ־{ $least } עד { $most }.
bad-drawing-lang = אין שפה "{ $value }". השפות הן: { $known }.
bad-drawing-theme = אין ערכת צבעים "{ $value }". הערכות הן: { $known }.
bad-drawing-table = שולחן מציירים ממשחק או ממבט, לא מתוך "{ $value }".
