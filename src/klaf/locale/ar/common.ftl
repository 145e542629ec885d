# كلمات تستعملها كل الأقسام.
# U+200F in what separates a list makes the list run from right to left, whatever it is of.
comma = {"\u200F، "}
gap = {"\u200F  "}
seat = اللاعب { $number }
you = أنت
game-taki = تاكي
game-eight = ثمانية ونصف
game-tuki = توكي توكي
compiling = يجري تجهيز قواعد { $game } مرة واحدة فقط؛ يستغرق ذلك بضع ثوانٍ…

colour-R = أحمر
colour-B = أزرق
colour-G = أخضر
colour-Y = أصفر

# Why a move is illegal, in every game.
why-over = انتهت المباراة ({ $rule }).
why-out-of-turn = الدور ليس للمقعد { $seat } بل للمقعد { $turn } ({ $rule }).
