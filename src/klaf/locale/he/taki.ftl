# טאקי: הקלפים, למה מהלך אסור, ומה קורה סביב השולחן.
# Latin letters and signs such as +2 stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
taki-colour-R = אדום
taki-colour-B = כחול
taki-colour-G = ירוק
taki-colour-Y = צהוב
taki-coloured = {"\u200F"}{ $figure } { $colour }
taki-figure-1 = 1
taki-figure-3 = 3
taki-figure-4 = 4
taki-figure-5 = 5
taki-figure-6 = 6
taki-figure-7 = 7
taki-figure-8 = 8
taki-figure-9 = 9
taki-figure-plus2 = ⁦+2⁩
taki-figure-stop = עצור
taki-figure-dir = שנה כיוון
taki-figure-plus = פלוס
taki-figure-taki = טאקי
taki-card-colour = משנה צבע
taki-card-super = סופר־טאקי
taki-card-king = מלך
taki-card-plus3 = ⁦+3⁩
taki-card-break = שובר ⁦+3⁩

why-not-in-edition = במהדורה הזאת אין קלף { $card } ({ $rule }).
why-not-held = הקלף { $card } אינו בידך ({ $rule }).
why-no-match = הקלף { $card } אינו מתאים לקלף { $lead }: צריך ללכת אחרי הצבע שלו או הצורה שלו ({ $rule }).
why-wrong-colour = הקלף { $card } אינו מתאים: הצבע שצריך ללכת אחריו הוא { $colour } ({ $rule }).
why-debt =
    אי אפשר להניח את הקלף { $card } מול חוב של { $debt ->
        [one] קלף אחד
       *[other] { $debt } קלפים
    }: אפשר לענות ב־⁦+2⁩, ב־⁦+3⁩ או במלך, או למשוך ({ $rule }).
why-plus3-in-chain =
    בשולחן הזה אסור להניח ⁦+3⁩ בשרשרת; החוב הוא { $debt ->
        [one] קלף אחד
       *[other] { $debt } קלפים
    } ({ $rule }).
why-run-colour = הקלף { $card } אינו יכול להצטרף לרצף הזה: צבע הרצף הוא { $colour } ({ $rule }).
why-other-taki = אי אפשר להמשיך בקלף { $card } בתוך הרצף שלך, שצבעו { $colour } ({ $rule }).
why-plus3-ends-run = בשולחן הזה אסור לסיים רצף טאקי ב־⁦+3⁩ ({ $rule }).
why-break-no-plus3 = שלא בתור אפשר להניח שובר רק על ⁦+3⁩, ואין כאן כזה ({ $rule }).
why-break-on-plus2 = אסור להשליך שובר על ⁦+2⁩ ({ $rule }).
why-own-plus3 = אי אפשר לשבור את ה־⁦+3⁩ של עצמך ({ $rule }).
why-window = ⁦+3⁩ ממתין לשובר: אפשר לשבור אותו או לוותר ({ $rule }).
why-window-own = ה־⁦+3⁩ שלך ממתין עד שכל האחרים יענו ({ $rule }).
why-passed-already = כבר ויתרת: אי אפשר עוד לשבור את ה־⁦+3⁩ הזה ({ $rule }).
why-super-named = סופר־טאקי מקבל את הצבע שבתוקף, { $colour }, ואי אפשר לבחור לו צבע אחר ({ $rule }).
why-super-unnamed = כאן אין צבע שסופר־טאקי יכול לקבל: צריך לבחור צבע ({ $rule }).
why-calls-off = בשולחן הזה לא מכריזים "קלף אחרון בידי!" ({ $rule }).
why-call-too-early = הנחת הקלף { $card } אינה משאירה בידך קלף אחד: אין על מה להכריז ({ $rule }).
why-call-not-due =
    "קלף אחרון בידי!" מכריזים כשנשאר קלף אחד; בידך { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    } ({ $rule }).
why-called-already = כבר הכרזת "קלף אחרון בידי!" ({ $rule }).
why-call-too-late = הזמן להכריז "קלף אחרון בידי!" חלף ({ $rule }).
why-call-none-due = על הקלף הזה אין צורך להכריז ({ $rule }).
why-pass-no-window = אין עכשיו על מה לוותר ({ $rule }).
why-catch-off = בשולחן הזה לא תופסים על הכרזה חסרה ({ $rule }).
why-catch-nobody = מקום { $offender } אינו חייב בהכרזה ({ $rule }).
why-catch-in-turn = עכשיו התור של מקום { $offender }, ואי אפשר לתפוס אותו ({ $rule }).
why-catch-let-off = כבר ויתרת על תפיסת מקום { $offender } ({ $rule }).
why-draw-in-run = בתוך רצף טאקי לא מושכים: אפשר להניח עוד קלף, לסגור או לסיים ({ $rule }).
why-draw-owed = אחרי פלוס חובה להניח קלף כל עוד אפשר ({ $rule }).
why-draw-after-king = בתור הנוסף של המלך לא מושכים: אפשר להניח כל קלף או לסיים ({ $rule }).
why-must-play = בשולחן הזה חובה להניח קלף כשאפשר ({ $rule }).
why-close-bare = אי אפשר לסגור טאקי חשוף, שאין עליו דבר ({ $rule }).
why-close-no-run = אין כרגע רצף שלך על טאקי: אין מה לסגור ({ $rule }).
why-end-auto-close = בשולחן הזה מסיימים רצף בסגירת הטאקי ({ $rule }).
why-end-nothing = אין רצף ואין תור נוסף שאפשר לסיים ({ $rule }).

table-catch-nobody = לא חסרה הכרזה אצל { $name } ({ $rule }).
table-catch-in-turn = עכשיו התור של { $name }, ואי אפשר לתפוס ({ $rule }).
table-catch-let-off = כבר ויתרת על התפיסה של { $name } ({ $rule }).

taki-dealt = { $name }: בחלוקה { $cards }
taki-dealt-hidden =
    { $name }: בחלוקה { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
taki-turned-up = { $goes_back ->
    [0] הקלף המוביל הראשון: { $card }
   *[other] נחשף { $card }, והקלף חוזר לקופה
}
taki-opens = { $by_lot ->
    [0] פתיחת המשחק: { $name }
   *[other] פתיחת המשחק, לפי הגרלה: { $name }
}
taki-laid = { $named ->
    [R] { $name }: { $card }, נבחר אדום
    [B] { $name }: { $card }, נבחר כחול
    [G] { $name }: { $card }, נבחר ירוק
    [Y] { $name }: { $card }, נבחר צהוב
   *[other] {"\u200F"}{ $name }: { $card }
}
taki-drew = { $count ->
    [0] { $name }: אין מה למשוך
   *[other] { $name }: משיכה של { $cards }{ $reason ->
        [debt] {" "}(החוב)
        [penalty] {" "}(בלי "קלף אחרון בידי!")
        [catch] {" "}(תפיסה)
        [plus3] {" "}(בגלל ⁦+3⁩)
        [broken] {" "}(ה־⁦+3⁩ נשבר)
        [thrown] {" "}(במקום השובר)
        [stage] {" "}(יד חדשה)
       *[other] {""}
    }
}
taki-drew-hidden = { $count ->
    [0] { $name }: אין מה למשוך
   *[other] { $name }: משיכה של { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }{ $reason ->
        [debt] {" "}(החוב)
        [penalty] {" "}(בלי "קלף אחרון בידי!")
        [catch] {" "}(תפיסה)
        [plus3] {" "}(בגלל ⁦+3⁩)
        [broken] {" "}(ה־⁦+3⁩ נשבר)
        [thrown] {" "}(במקום השובר)
        [stage] {" "}(יד חדשה)
       *[other] {""}
    }
}
taki-shuffled-in =
    ערימת המשחק עורבבה ונעשתה לקופה חדשה של { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
taki-called = { $name }: "קלף אחרון בידי!"
taki-waived = { $name }: ויתור על ההכרזה
taki-passed = { $name }: ויתור על שבירה
taki-let-off = { $name }: ויתור על תפיסה
taki-caught = { $name }: תפיסה! בלי הכרזה: { $offender }
taki-skipped = { $name }: הפסד התור
taki-reversed = { $direction ->
    [1] המשחק בכיוון השעון
   *[other] המשחק נגד כיוון השעון
}
taki-debt =
    { $name }: חוב של { $debt ->
        [one] קלף אחד
       *[other] { $debt } קלפים
    }
taki-opened = { $name }: נפתח טאקי { $colour }
taki-left-open = { $name }: טאקי { $colour } נשאר פתוח
taki-closed = { $by_call ->
    [0] טאקי { $colour } נסגר
   *[other] { $name }: "טאקי סגור"
}
taki-owes = { $name }: חובה להניח עוד קלף אחרי הפלוס
taki-freed = { $name }: מותר להניח כל קלף
taki-declined = { $name }: ויתור על התור הנוסף
taki-asked = { $name }: הונח ⁦+3⁩. מי רוצה לשבור?
taki-broken = { $name }: שבירה! ה־⁦+3⁩ שנשבר: { $offender }
taki-turn = עכשיו בתור: { $name }
taki-climbed =
    { $name }: עלייה לשלב של { $stage ->
        [one] קלף אחד
       *[other] { $stage } קלפים
    }
taki-stuck = אין עוד מה למשוך: היד עם הכי מעט קלפים מנצחת
taki-won = { $count ->
    [one] ניצחון: { $winners }
   *[other] ניצחון משותף: { $winners }
}

play-taki-leads = הקלף המוביל: { $card }
play-taki-leads-colour = הצבע שהולכים אחריו: { $colour }
play-taki-leads-any = מותר להניח כל קלף.
play-taki-hand = הקלפים שלך:
play-taki-others = { $count ->
    [one] { $name }: קלף אחד
   *[other] { $name }: { $count } קלפים
}
play-taki-open = טאקי פתוח: { $colour }
play-taki-debt =
    חוב: { $debt ->
        [one] קלף אחד
       *[other] { $debt } קלפים
    }

move-taki-lay = { $call ->
    [1] להניח { $card } ולהכריז "קלף אחרון!"
   *[other] להניח { $card }
}
move-taki-name = { $call ->
    [1] להניח { $card }, לבחור { $named } ולהכריז "קלף אחרון!"
   *[other] להניח { $card } ולבחור { $named }
}
move-taki-draw = לקחת מהקופה
move-taki-close = להכריז "טאקי סגור"
move-taki-end = לסיים את התור ולהשאיר פתוח
move-taki-last = להכריז "קלף אחרון!"
move-taki-pass = לוותר
move-taki-catch = לתפוס את מקום { $seat }

option-taki-first_card = הקלף המוביל הראשון
    .is-coloured = כל קלף שיש לו צבע
    .is-number = מספר
    .is-any = כל קלף
option-taki-opener = מי פותח
    .is-seed = לפי הגרלה
    .mark = הצעיר ביותר פותח
option-taki-must_play = מי שיכול להניח חייב
option-taki-last_card = לא הוכרז "קלף אחרון!"
    .is-auto = ארבעה קלפים, מעצמם
    .is-catch = ארבעה קלפים, אם מישהו שם לב
    .is-off = בלי הכרזה
option-taki-direction_two = שנה כיוון בשני שחקנים
    .is-pass = התור עובר
    .is-stop = משחקים שוב
option-taki-plus3_in_chain = ⁦+3⁩ על ⁦+2⁩ פעיל
    .is-adds3 = מוסיף שלושה
    .is-adds2 = מוסיף שניים
    .is-forbidden = אסור
option-taki-plus3_ends_taki = ⁦+3⁩ יכול לסיים טאקי
option-taki-break_in_chain = ⁦+3⁩ שנשבר בשרשרת
    .is-all = מי שהניח אותו לוקח את כל החוב
    .is-three = מי שהניח אותו לוקח שלושה
option-taki-win_before_break = ⁦+3⁩ כקלף אחרון מנצח מיד
option-taki-auto_close = טאקי נסגר תמיד
option-taki-pyramid = טורניר הפירמידה
option-taki-pyramid_start = קלפים בשלב הראשון של הפירמידה

lab-taki-gaps = הכי מעט קלפים אצל האחרים
lab-taki-winners = קלפים אצל המנצח
lab-taki-others = קלפים אצל האחרים
lab-taki-worth-points = קלפים שנותרו

edition-taki-2018 = 116 קלפים
edition-taki-112-king = 112 קלפים, בלי ⁦+3⁩
