# كلمات تستعملها كل الأقسام.
# U+200F in what separates a list makes the list run from right to left, whatever it is of.
comma = {"\u200F، "}
gap = {"\u200F  "}
entry = {"\u200F"}{ $name }: { $value }
seat = اللاعب { $number }
you = أنت
compiling = يجري تجهيز قواعد { $game } مرة واحدة فقط؛ يستغرق ذلك بضع ثوانٍ…

# Why a move is illegal, in every game.
why-over = انتهت المباراة ({ $rule }).
why-out-of-turn = الدور ليس للمقعد { $seat } بل للمقعد { $turn } ({ $rule }).
