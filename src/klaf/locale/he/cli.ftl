# הפקודה klaf והמשחק במסוף.
cli-about = משחקי הקלפים של חיים שפיר: לשחק, לקרוא את הכללים, להשתמש כספריית תוכנה. מיזם מעריצים לא רשמי.
cli-play = לשחק במסוף נגד בוטים.
cli-play-game = המשחק: { $games }.
cli-play-players = כמה משתתפים, כולל אותך.
cli-play-bots = היריבים לפי רמה, למשל ⁨skilled,master⁩: לכל מקום ⁨beginner⁩, ⁨casual⁩, ⁨skilled⁩ או ⁨master⁩.
play-bots-per-seat = ל־{ $players } שחקנים דרושים בוטים כמספר השחקנים פחות אחד; ציינת { $bots }.
cli-play-edition = המהדורה; המהדורות של כל משחק מפורטות בכללים שלו.
cli-play-seed = זרע: מספר שלם או 64 ספרות הקסדצימליות. מאותו זרע יוצא תמיד אותו משחק.
cli-play-rule = חוק בית בצורה ⁦name=value⁩; אפשר לתת כמה כאלה.
cli-rules = להציג כלל, או את רשימת הכללים של משחק.
cli-rules-which = סימן של כלל, כגון ⁦TK-27⁩, או שם של משחק.
cli-lang = השפה: ⁦en⁩, ⁦he⁩ או ⁦ar⁩; אם לא נבחרה, לפי ⁦KLAF_LANG⁩ או לפי המערכת.
cli-version = להציג את הגרסה.
cli-help = להציג את העזרה הזאת.
cli-usage = שימוש
cli-commands = פקודות
cli-options = אפשרויות
cli-arguments = ארגומנטים
cli-default = ברירת המחדל
cli-unknown-command = אין פקודה "{ $name }". לעזרה: ⁦klaf --help⁩
cli-unknown-flag = אין כאן אפשרות "{ $name }". לעזרה: ⁦klaf { $command } --help⁩
cli-missing-value = לאפשרות { $name } חסר ערך.
cli-no-value = האפשרות { $name } אינה מקבלת ערך.
cli-extra-argument = הארגומנט "{ $name }" מיותר. לעזרה: ⁦klaf { $command } --help⁩
cli-bad-number = "{ $value }" אינו מספר שלם ({ $name }).
cli-number-bounds = הערך של { $name } צריך להיות בין { $least } ל־{ $most }; "{ $value }" אינו כזה.
cli-same-file = {"\u200F"}{ $one } ו־{ $other } מציינים את אותו קובץ, "{ $file }". יש לתת לכל אחד קובץ משלו.
cli-bad-rule = "{ $value }" אינו חוק בית: צריך לכתוב ⁦name=value⁩.
cli-bad-lang = אין שפה "{ $value }". השפות הן: ⁦en⁩, ⁦he⁩, ⁦ar⁩.
cli-stdin-closed = הקלט נגמר; המשחק נעצר כאן.
cli-interrupted = להתראות.

play-welcome = { $game }, מספר המשתתפים: { $players }. המקום שלך: { $seat }. אפשר להקליד מהלך, "⁦?⁩" לעזרה או "⁦q⁩" ליציאה.
play-seed = המפתח של המשחק הזה: { $key }
play-moves = המהלכים האפשריים:
play-prompt = המהלך שלך:
play-help = אפשר להקליד אחד מהמהלכים שברשימה, למשל { $example }. על כל דבר אחר תבוא תשובה עם הסיבה. "⁦why { $example }⁩" מסביר למה מהלך אינו אפשרי; "⁦rule { $rule }⁩" מציג כלל; "⁦q⁩" ליציאה.
play-rule = {"\u200F"}{ $rule } · { $title }
play-typed = בהקלדה: { $typed }
play-you-won = ניצחת!
play-you-lost = הפעם לא ניצחת.
play-may = המהלך "{ $move }" אפשרי.
