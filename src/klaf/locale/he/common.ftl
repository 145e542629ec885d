# מילים שכל החלקים משתמשים בהן.
# U+200F in what separates a list makes the list run from right to left, whatever it is of.
comma = {"\u200F, "}
gap = {"\u200F  "}
entry = {"\u200F"}{ $name }: { $value }
seat = שחקן { $number }
you = אתם
compiling = מכינים את הכללים של { $game }, פעם אחת בלבד; זה לוקח כמה שניות…

# Why a move is illegal, in every game.
why-over = המשחק נגמר ({ $rule }).
why-out-of-turn = התור אינו של מקום { $seat } אלא של מקום { $turn } ({ $rule }).
