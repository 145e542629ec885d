# رسوم لدفاتر الملاحظات.
draw-seat = المقعد { $seat }
draw-title = {"\u200F"}{ $game }، { $who }
draw-seen-by = كما يراها { $name }
draw-spectator = كما يراها متفرج
draw-whole = الطاولة كلها
draw-acting = الدور: { $names }
draw-card = { $card }، بطاقة من { $game }
draw-hand = { $count ->
    [one] يد من بطاقة واحدة، { $game }
    [two] يد من بطاقتين، { $game }
    [few] يد من { $count } بطاقات، { $game }
   *[other] يد من { $count } بطاقة، { $game }
}
draw-holds = {"\u200F"}{ $name }: { $cards }

bad-drawing-card = «{ $card }» ليست بطاقة من { $game }.
bad-drawing-cards = أعطِ قائمة بطاقات: { $least ->
    [8] ثماني بطاقات تمامًا.
   *[other] من { $least } إلى { $most }.
}
bad-drawing-width = «{ $value }» ليس عرضًا لبطاقة: أعطِ عددًا من { $least } إلى { $most }.
bad-drawing-lang = لا توجد لغة «{ $value }». اللغات هي: { $known }.
bad-drawing-theme = لا توجد سمة ألوان «{ $value }». السمات هي: { $known }.
bad-drawing-table = تُرسم الطاولة من مباراة أو من منظور لاعب، لا من «{ $value }».
