# שמונה וחצי: הקלפים, למה מהלך אסור, ומה קורה סביב השולחן.
# Values such as 8½ stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
eight-card = { $card }
eight-card-half = חצי
eight-card-demon = שד
eight-value = { $value }

why-eight-not-held = { $held ->
    [0] אין לך קלף { $card } להניח ({ $rule }).
    [one] יש לך רק קלף { $card } אחד להניח, לא { $wanted } ({ $rule }).
    [two] יש לך רק שני קלפי { $card } להניח, לא { $wanted } ({ $rule }).
   *[other] יש לך רק { $held } קלפי { $card } להניח, לא { $wanted } ({ $rule }).
}
why-eight-hand-first = קודם מניחים מהיד: את הקלפים הפתוחים, וביניהם { $card }, משחקים רק אחרי שהיד והבנק נגמרו ({ $rule }).
why-eight-must-open = פתיחת המשחקון שלך, ובקלף הפתיחה הנמוך ביותר: צריך להניח את הקלף { $card } ({ $rule }).
why-eight-too-low = הקלף { $card } נמוך מערך הקופה, שהוא { $value } ({ $rule }).
why-eight-can-play = אפשר לשחק על { $value }, ולכן חובה לשחק: את הקופה לוקחים רק כשאין קלף מתאים ({ $rule }).
why-eight-take-empty = הקופה ריקה: אין מה לקחת ({ $rule }).
why-eight-half-on-top = אסור להניח חצי על ⁦8½⁩ ({ $rule }).
why-eight-zero-on-top = אסור להניח אפס על ⁦8½⁩ ({ $rule }).
why-eight-zero-on-part = אפס מניחים רק על מספר שלם; ערך הקופה הוא { $value } ({ $rule }).
why-eight-together-too-low = קלף 8 עם קלף חצי הם יחד ⁦8½⁩, וזה נמוך מערך הקופה, שהוא { $value } ({ $rule }).
why-eight-on-five = על חמש מניחים 5 או מספר נמוך יותר, או חצי, שד או אפס; הקלף { $card } גבוה מדי ({ $rule }).
why-eight-on-five-together = על חמש מניחים 5 או מספר נמוך יותר, או חצי, שד או אפס; המהלך { $move } גבוה מדי ({ $rule }).
why-eight-blind-too-early = הקלפים העיוורים באים בסוף, אחרי שהיד והקלפים הפתוחים נגמרו ({ $rule }).
why-eight-blind-gone = במקום { $place } כבר אין קלף עיוור ({ $rule }).
why-eight-only-blind = נשארו לך רק קלפים עיוורים: צריך להפוך אחד מהם ({ $rule }).
why-eight-take-blind = צריך להפוך קלף עיוור: אם אינו מתאים, לוקחים את הקופה ({ $rule }).
why-eight-no-swaps = במהדורה הזאת אין סגן ואין החלפות ({ $rule }).
why-eight-swap-first = קודם כול הסגן מחליף קלף פתוח או משאיר את כולם במקומם ({ $rule }).
why-eight-swap-over = רק הסגן מחליף, ורק לפני שרואים את הידיים ({ $rule }).
why-eight-swap-own = מחליפים עם מישהו אחר, לא עם עצמך ({ $rule }).
why-eight-swap-nobody = אין מקום { $other } שאפשר להחליף איתו: המקומות הם מ־0 עד { $last } ({ $rule }).

eight-begun = משחקון { $number }
eight-laid-out = { $name }: קלפים פתוחים { $cards }
eight-may-swap = { $name } (הסגן): אפשר להחליף קלף פתוח
eight-swapped = { $name }: החלפה! נמסר הקלף { $card } והתקבל הקלף { $other_card }. הצד השני: { $other }
eight-kept = { $name }: בלי החלפה
eight-dealt = { $name }: בחלוקה { $cards }
eight-dealt-hidden =
    { $name }: בחלוקה { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
eight-opens = { $free ->
    [0] { $name }: פתיחה בקלף { $card }{ $by_lot ->
        [0] {""}
       *[other] , לפי הגרלה
    }
   *[other] { $name }: פתיחה בכל קלף{ $by_lot ->
        [0] {""}
       *[other] , לפי הגרלה
    }
}
eight-laid = { $source ->
    [open] { $name }: { $cards } מהקלפים הפתוחים; ערך הקופה { $value }
    [blind] { $name }: { $cards }, קלף עיוור; ערך הקופה { $value }
   *[other] { $name }: { $cards }; ערך הקופה { $value }
}
eight-filled = { $name }: מהבנק { $cards }
eight-filled-hidden =
    { $name }: מהבנק { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
eight-arrested = { $name }: שוטר! העבריין שנעצר: { $offender }
eight-took =
    { $name }: לקיחת הקופה{ $reason ->
        [arrest] {" "}בגלל העברה
       *[other] {""}
    }, { $count ->
        [one] קלף אחד נשרף
       *[other] { $count } קלפים נשרפו
    }
eight-turned-up = { $name }: נהפך הקלף העיוור במקום { $place }, והוא { $card }
eight-turned-back = הקלף { $card } אינו מתאים ומוחזר הפוך למקום { $place }
eight-turn = עכשיו בתור: { $name }
eight-out = { $name }: כל הקלפים נגמרו
eight-counted = { $name }: מספר הקלפים { $total }, מהם שרופים { $burnt }
eight-tied = תיקו במעט קלפים: אין על כך נקודה
eight-scored =
    { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }{ $reason ->
        [out] {" "}על סיום כל הקלפים
        [fewest] {" "}על מספר הקלפים הקטן ביותר
        [clean] {" "}על סיום בלי אף קלף שרוף
        [president] {" "}על תואר הנשיא
       *[deputy] {" "}על תואר הסגן
    }, סך הכול { $total }
eight-deciding = תיקו בראש: עוד משחקון יכריע
eight-won = { $count ->
    [one] ניצחון במשחק: { $winners }
   *[other] ניצחון משותף: { $winners }
}

play-eight-points = נקודות: { $points }
play-eight-score = {"\u200F"}{ $name } { $points }
play-eight-pot =
    הקופה: { $value }, { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
play-eight-pot-empty = הקופה ריקה.
play-eight-offender = העבריין: { $name }; אפשר לעצור אותו בקלף { $card }.
play-eight-offender-half = העבריין: { $name }; אפשר לעצור אותו בקלף { $card } או בחצי.
play-eight-other = { $name }: בנק { $bank }, יד { $hand }, פתוחים { $open }, עיוורים { $blind }, שרופים { $burnt }
play-eight-table = הבנק שלך { $bank }, פתוחים { $open }, עיוורים { $blind }, שרופים { $burnt }
play-eight-hand = היד שלך:

move-eight-lay = { $count ->
    [1] להניח { $card }
   *[other] להניח { $card } × { $count }
}
move-eight-combine = { $count ->
    [1] להניח { $card } עם חצי
   *[other] להניח { $card } × { $count } עם חצי
}
move-eight-blind = להפוך את הקלף העיוור { $place }
move-eight-take = לקחת את הקופה
move-eight-keep = לא להחליף
move-eight-swap = להחליף את הקלף הפתוח { $place } שלך בקלף { $to } של מקום { $seat }

option-eight-zeros = אפסים בחפיסה
    .is-14 = 14
    .is-6 = 6
option-eight-opener = מי פותח את המשחקון הבא
    .is-lowest = הקלף הצהוב הנמוך ביותר
    .is-winner = מי שסיים
option-eight-may_take = מותר לקחת את הקופה גם כשאפשר להניח
option-eight-five_after_demon = חמש מחייב גם דרך שד
option-eight-half_arrests = גם חצי יכול לעצור
option-eight-show_seen_blinds = להראות קלפים עיוורים שכבר נראו
option-eight-tie_fewest = תיקו במספר הקלפים הקטן ביותר
    .is-all = כל אחד מקבל נקודה
    .is-none = אף אחד לא מקבל

lab-eight-deals = משחקונים

edition-eight-modern = חדשה
edition-eight-classic = קלאסית
