# كلمات تستعملها كل الأقسام.
comma = {"، "}
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
