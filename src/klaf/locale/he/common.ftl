# מילים שכל החלקים משתמשים בהן.
# U+200F in what separates a list makes the list run from right to left, whatever it is of.
comma = {"\u200F, "}
gap = {"\u200F  "}
seat = שחקן { $number }
you = אתם
game-taki = טאקי
game-eight = שמונה וחצי
game-tuki = תוכי תוכי
compiling = מכינים את הכללים של { $game }, פעם אחת בלבד; זה לוקח כמה שניות…

colour-R = אדום
colour-B = כחול
colour-G = ירוק
colour-Y = צהוב

# Why a move is illegal, in every game.
why-over = המשחק נגמר ({ $rule }).
why-out-of-turn = התור אינו של מקום { $seat } אלא של מקום { $turn } ({ $rule }).
