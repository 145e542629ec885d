# תוכי תוכי: הקלפים, למה מהלך אסור, ומה קורה סביב השולחן.
# Sums stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
# Cards have forms: $card is one in a list, $card-one one in a sentence, $card-many several.
tuki-number = { $number }
    .one = { $number }
    .many = { $number }
tuki-parrot = תוכי
    .one = תוכי
    .many = תוכים

why-tuki-opening-over = כך פותחים קלפים רק לפני התור הראשון של סיבוב ({ $rule }).
why-tuki-open-first =
    לפני התור הראשון עליך לפתוח עוד { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } מן התיבה שלך ({ $rule }).
why-tuki-opened-two = כבר פתחת את שני הקלפים שלך; מחכים עד שכולם יפתחו ({ $rule }).
why-tuki-already-open = הקלף במקום { $place } כבר גלוי ({ $rule }).
why-tuki-take-first = קודם לוקחים קלף: את העליון שבפח או את העליון שבקופה ({ $rule }).
why-tuki-taken-already = כבר לקחת קלף בתור הזה ({ $rule }).
why-tuki-nothing-to-draw = אין מה למשוך: הקופה ריקה ובפח יש קלף אחד בלבד ({ $rule }).
why-tuki-throw-bin = קלף שנלקח מהפח אינו חוזר אליו: צריך להציב אותו בתיבה ({ $rule }).
why-tuki-throw-pass =
    אפשר להשליך קלף ולהעביר את התור רק כשנשאר בתיבה קלף נסתר אחד; אצלך יש { $count ->
        [one] קלף נסתר אחד
        [two] שני קלפים נסתרים
       *[other] { $count } קלפים נסתרים
    } ({ $rule }).
why-tuki-must-open = כבר זמן רב לא נפתח אף קלף, ולכן בתור הזה חובה לפתוח קלף ({ $rule }).
why-tuki-no-parrot = במקום { $place } אין תוכי גלוי ({ $rule }).
why-tuki-no-landing = תוכי נוחת רק על קלף נסתר, והקלף במקום { $place } גלוי ({ $rule }).
why-tuki-partner-hidden = בן הזוג של התוכי, במקום { $place }, עדיין נסתר ({ $rule }).
why-tuki-partner-parrot = תוכי שלידו תוכי אינו מרחף ({ $rule }).
why-tuki-unsuitable = אי אפשר להציב { $card-one } במקום התוכי הזה: בן הזוג שלו הוא { $partner }, ורק מספר זהה מתאים ({ $rule }).

tuki-order = הסדר שמכריע בתיקו: { $order }
tuki-round = סיבוב { $number }
tuki-turned-up = ערימת הפח נפתחת בקלף { $card-one }
tuki-opens = { $name }: נפתח { $card-one } במקום { $place }
tuki-opens-hidden = { $name }: נפתח קלף
tuki-showed = { $name }: { $cards }, במקומות { $places }
tuki-starts = { $tie ->
    [0] התור הראשון: { $name }, עם הסכום { $sum }
   *[other] התור הראשון: { $name }, עם הסכום { $sum }; היה תיקו, וסדר המקומות הכריע
}
tuki-turn = עכשיו בתור: { $name }
tuki-took = { $name }: נלקח { $card-one } מהפח
tuki-drew = { $name }: נמשך { $card-one } מהקופה
tuki-drew-hidden = { $name }: נמשך קלף מהקופה
tuki-shuffled-in =
    ערימת הפח מעורבבת ונעשית לקופה חדשה של { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
tuki-put = { $name }: { $card-one } הוצב במקום { $place }
tuki-threw = { $name }: { $card-one } הושלך לפח
tuki-opened = { $name }: נפתח { $card-one } במקום { $place }
tuki-kept = { $name }: הקלף האחרון נשאר נסתר
tuki-hovered = { $name }: התוכי מרחף ממקום { $start } למקום { $landing }
tuki-binned = { $hidden ->
    [0] { $name }: { $card-one } עובר ממקום { $place } לפח
   *[other] { $name }: הקלף הנסתר שבמקום { $place } הולך לפח: { $card-one }
}
tuki-closed = { $name }: הקלף האחרון נפתח; לכל האחרים נשאר תור אחד
tuki-revealed =
    { $name }: מה שעוד היה נסתר נפתח: { $cards }, { $count ->
        [one] במקום
       *[other] במקומות
    } { $places }
tuki-counted = { $part ->
    [column] { $name }: עמודה { $columns }: ⁦{ JOINED($cards, by: " + ") } = { $points }⁩
    [parrots] { $name }: שני תוכים בעמודה { $columns }: { $points }
    [pair] { $name }: זוג { $number } בעמודה { $columns } ({ $cards }): { $points }
    [quartet] { $name }: רביעיית { $number-many } בעמודות { $columns } ({ $cards }): { $points }
    [sextet] { $name }: שישיית { $number-many } בעמודות { $columns } ({ $cards }): { $points }
   *[octet] { $name }: שמיניית { $number-many } בעמודות { $columns } ({ $cards }): { $points }
}
tuki-scored = { $name }: הניקוד בסיבוב הזה { $points }, ובסך הכול { $total }
tuki-won = { $count ->
    [one] הניצחון: { $winners }
   *[other] הניצחון משותף: { $winners }
}

play-tuki-points = סיבוב { $number } מתוך { $of }. הנקודות עד כה: { $points }
play-tuki-score = {"\u200F"}{ $name } { $points }
play-tuki-own-box = התיבה שלך:
play-tuki-box = תיבה, { $name }:
play-tuki-row = {"\u200F  "}{ $first }{ $second }{ $third }{ $fourth }
play-tuki-closed = { $name }: התיבה פתוחה כולה והחלק בסיבוב הסתיים; אלה התורות האחרונים של השאר
play-tuki-bin =
    הקלף העליון בפח: { $card }. בקופה: { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
play-tuki-taken = הקלף שלקחת: { $card }

draw-tuki-box = תיבה של תוכי תוכי
draw-tuki-rows = שורה עליונה { $upper }; שורה תחתונה { $lower }
draw-tuki-group = { $part ->
    [quartet] רביעייה { $points }
    [sextet] שישייה { $points }
   *[octet] שמינייה { $points }
}

move-tuki-open = לגלות את מקום { $place }
move-tuki-bin = לקחת את הקלף העליון מהפח
move-tuki-pile = לקחת מהקופה
move-tuki-put = לשים את הקלף במקום { $place }
move-tuki-throw = לזרוק את הקלף ולגלות את מקום { $place }
move-tuki-throw-away = לזרוק את הקלף
move-tuki-hover = לשים את הקלף במקום { $place }; התוכי עף למקום { $to }

option-tuki-birthday = למי יום ההולדת הבא
    .is-seed = לפי הגרלה
    .mark = למי יום ההולדת הבא
option-tuki-double_parrot = שני תוכים בעמודה
    .is-zero = שווים אפס
    .is-joins = מצטרפים לכל מספר
option-tuki-hover_any = תוכי יכול לרחף עם כל קלף
option-tuki-stall = סיבובים בלי קלף שהתגלה, לכל היותר

lab-tuki-deals = סיבובים

edition-tuki-standard = רגילה
