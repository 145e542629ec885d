# תוכי תוכי: הקלפים, למה מהלך אסור, ומה קורה סביב השולחן.
tuki-number = { $number }
tuki-parrot = תוכי

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
    אפשר להשליך קלף ולוותר רק כשנשאר בתיבה קלף נסתר אחד; אצלך יש { $count ->
        [one] קלף נסתר אחד
        [two] שני קלפים נסתרים
       *[other] { $count } קלפים נסתרים
    } ({ $rule }).
why-tuki-must-open = כבר זמן רב לא נפתח אף קלף, ולכן בתור הזה חובה לפתוח קלף ({ $rule }).
why-tuki-no-parrot = במקום { $place } אין תוכי גלוי ({ $rule }).
why-tuki-no-landing = תוכי נוחת רק על קלף נסתר, והקלף במקום { $place } גלוי ({ $rule }).
why-tuki-partner-hidden = בן הזוג של התוכי, במקום { $place }, עדיין נסתר ({ $rule }).
why-tuki-unsuitable = אי אפשר להציב { $card } במקום התוכי הזה: בן הזוג שלו הוא { $partner }, ורק מספר זהה מתאים ({ $rule }).

tuki-order = הסדר שמכריע בתיקו: { $order }
tuki-round = סיבוב { $number }
tuki-turned-up = ערימת הפח נפתחת בקלף { $card }
tuki-opens = { $name }: נפתח { $card } במקום { $place }
tuki-opens-hidden = { $name }: נפתח קלף
tuki-showed = { $name }: { $cards }, במקומות { $places }
tuki-starts = { $tie ->
    [0] התור הראשון: { $name }, עם הסכום { $sum }
   *[other] התור הראשון: { $name }, עם הסכום { $sum }; היה תיקו, וסדר המקומות הכריע
}
tuki-turn = התור של { $name }
tuki-took = { $name }: נלקח { $card } מהפח
tuki-drew = { $name }: נמשך { $card } מהקופה
tuki-drew-hidden = { $name }: נמשך קלף מהקופה
tuki-shuffled-in =
    ערימת הפח מעורבבת ונעשית לקופה חדשה של { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
tuki-put = { $name }: { $card } הוצב במקום { $place }
tuki-threw = { $name }: { $card } הושלך לפח
tuki-opened = { $name }: נפתח { $card } במקום { $place }
tuki-kept = { $name }: הקלף האחרון נשאר נסתר
tuki-hovered = { $name }: התוכי מרחף ממקום { $start } למקום { $landing }
tuki-binned = { $hidden ->
    [0] { $name }: { $card } עובר ממקום { $place } לפח
   *[other] { $name }: הקלף הנסתר שבמקום { $place } הולך לפח: { $card }
}
tuki-closed = { $name }: הקלף האחרון נפתח; לכל האחרים נשאר תור אחד
tuki-revealed = { $name }: מה שעוד היה נסתר נפתח: { $cards }, במקומות { $places }
tuki-counted = { $part ->
    [column] { $name }: עמודה { $columns }: { $cards }: { $points }
    [parrots] { $name }: שני תוכים בעמודה { $columns }: { $points }
    [pair] { $name }: זוג { $number } בעמודה { $columns } ({ $cards }): { $points }
    [quartet] { $name }: רביעיית { $number } בעמודות { $columns } ({ $cards }): { $points }
    [sextet] { $name }: שישיית { $number } בעמודות { $columns } ({ $cards }): { $points }
   *[octet] { $name }: שמיניית { $number } בעמודות { $columns } ({ $cards }): { $points }
}
tuki-scored = { $name }: { $points } נקודות בסיבוב הזה, { $total } בסך הכול
tuki-won = { $count ->
    [one] הניצחון: { $winners }
   *[other] הניצחון משותף: { $winners }
}

play-tuki-points = סיבוב { $number } מתוך 5. הנקודות עד כה: { $points }
play-tuki-score = {"\u200F"}{ $name } { $points }
play-tuki-box = תיבה, { $name }:
play-tuki-closed = { $name }: התיבה פתוחה כולה; אלה התורות האחרונים
play-tuki-bin =
    הקלף העליון בפח: { $card }. בקופה: { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
play-tuki-taken = הקלף שלקחת: { $card }
