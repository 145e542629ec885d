# מילים שכל החלקים משתמשים בהן.
comma = {", "}
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
