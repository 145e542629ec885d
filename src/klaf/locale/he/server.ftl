# השולחן החי: מה השרת עונה, מה אומרים, ואיך קוראים למהלכים ולחוקי הבית.
refused-bad-frame = זו אינה הודעה: הודעה היא אובייקט ⁦JSON⁩ אחד.
refused-bad-command = אין פקודה כזאת בפרוטוקול: יש לבדוק את "{ $named }".
refused-frame-large = ההודעה גדולה מדי: לכל היותר { $most } בתים.
refused-too-fast = יותר מדי בבת אחת: לכל היותר { $most }. רגע אחד.
refused-try-again = עוד לא ידוע אם זה בוצע. אפשר לנסות שוב: זה יבוצע פעם אחת בלבד.
refused-starting = השרת עולה עכשיו. אפשר לנסות שוב בעוד רגע.
refused-failed = משהו השתבש כאן, ולא ידוע אם זה בוצע. אפשר לנסות שוב.
refused-damaged = אי אפשר לפתוח את השולחן הזה: מה ששמור ממנו אינו מתיישב.
refused-other-rules = המשחק הזה התחיל לפי חוקים שהשרת הזה אינו מכיר, ואי אפשר להמשיך אותו כאן. שום דבר ממנו לא אבד.
refused-origin = הבקשה באה מדף של אתר אחר.
refused-no-guest = קודם צריך לומר איך קוראים לך.
refused-bad-transfer = הקוד שגוי, כבר נוצל או ישן מדי. אפשר לקבל קוד חדש במכשיר השני.
refused-name-characters = יש בשם תווים שאינם נראים או שעלולים להטעות.
refused-name-long = השם ארוך מדי: לכל היותר { $most } תווים.
refused-name-empty = בשם צריכה להיות אות או ספרה.
refused-name-taken = ליד השולחן יושב מישהו ששמו נראה אותו דבר. צריך לבחור שם אחר.
refused-name-bot = כך קוראים כאן לבוטים. צריך לבחור שם אחר.
refused-no-table = אין שולחן { $code }.
refused-no-match = אין בשולחן הזה משחק מספר { $match }, או שהוא עוד לא נגמר.
refused-no-page = אין שום דבר בכתובת הזאת.
refused-no-method = אי אפשר לעשות זאת בכתובת הזאת.
refused-too-many-tables = מספר השולחנות שפתחת עם אחרים ולא נגמרו הוא { $most }. קודם צריך לסיים אחד מהם.
refused-too-many-tables-here = נפתחו יותר מדי שולחנות מהרשת שלך. אפשר לנסות שוב אחר כך.
refused-too-many-bots = לפחות מקום אחד הוא לאדם: מספר המקומות בשולחן הוא { $seats }.
refused-not-entered = קודם צריך להיכנס לשולחן.
refused-not-seated = אין לך מקום בשולחן הזה.
refused-not-host = רק למארח מותר לעשות זאת.
refused-not-playing = כרגע לא משחקים.
refused-playing = את זה אפשר לעשות רק לפני משחק או אחריו.
refused-no-seat = אין מקום כזה בשולחן.
refused-seat-taken = המקום הזה תפוס.
refused-seat-empty = אף אחד לא יושב שם.
refused-seat-no-person = לא יושב שם אדם.
refused-seats-open = יש עוד מקומות פנויים: אפשר לחכות לאנשים או להוסיף בוטים.
refused-seats-needed = מישהו יושב במקום שלא יהיה עוד.
refused-other-game = לשולחן יש משחק אחד. למשחק אחר צריך שולחן חדש.
refused-no-mark = במשחק הזה לא מסמנים אף אחד.
refused-nothing-to-mark = במשחק הזה לא מסמנים אף אחד: הקלפים קובעים מי פותח (⁨{ $rule }⁩).
refused-other-commitment = התרומה הזאת שייכת לערבוב אחר.
refused-shared-already = כבר תרמת לערבוב הזה.
refused-stale = מאז הבחירה הזאת כבר קרה משהו בשולחן.
refused-no-phrase = אין משפט כזה.

bye-elsewhere = המקום שלך פתוח במכשיר אחר או בחלון אחר.
bye-slow = החיבור שלך איטי מכדי לעקוב אחר השולחן. אפשר לחזור כשישתפר.
bye-flood = הגיעו מכאן יותר מדי הודעות.
bye-guest = קודם צריך לומר איך קוראים לך.
bye-sockets = יש לך יותר מדי חלונות פתוחים כאן.
bye-failed = משהו השתבש כאן. שום דבר לא אבד; אפשר לחזור בעוד רגע.
bye-starting = השרת עולה עכשיו. השולחן ייפתח בעוד רגע.
bye-stopping = השרת מופעל מחדש. שום דבר לא אבד; השולחן ייפתח שוב בעוד רגע.

level-beginner = מתחיל
level-casual = מזדמן
level-skilled = מיומן
level-master = אלוף
table-bot = בוט { $number } ({ $level })
table-out-of-turn = התור אינו שלך אלא של { $name } ({ $rule }).
table-catch-nobody = לא חסרה הכרזה אצל { $name } ({ $rule }).
table-catch-in-turn = עכשיו התור של { $name }, ואי אפשר לתפוס ({ $rule }).
table-catch-let-off = כבר ויתרת על התפיסה של { $name } ({ $rule }).

phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-nice-move = מהלך יפה!
phrase-well-played = כל הכבוד!
phrase-thinking = רגע, אני במחשבות…
phrase-your-turn = תורך!
phrase-oops = אופס!
phrase-so-close = כמעט!
phrase-thanks = תודה!
phrase-sorry = סליחה!
phrase-one-more = עוד אחד?
phrase-goodbye = להתראות!
phrase-clap = מחיאות כפיים
phrase-laugh = צחוק
phrase-wow = תדהמה
phrase-heart = לב
phrase-cry = דמעות
phrase-parrot = תוכי

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
move-tuki-open = לגלות את מקום { $place }
move-tuki-bin = לקחת את הקלף העליון מהפח
move-tuki-pile = לקחת מהקופה
move-tuki-put = לשים את הקלף במקום { $place }
move-tuki-throw = לזרוק את הקלף ולגלות את מקום { $place }
move-tuki-throw-away = לזרוק את הקלף
move-tuki-hover = לשים את הקלף במקום { $place }; התוכי עף למקום { $to }

option-taki-first_card = הקלף המוביל הראשון
    .is-coloured = כל קלף שיש לו צבע
    .is-number = מספר
    .is-any = כל קלף
option-taki-opener = מי פותח
    .is-seed = לפי הגרלה
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
option-tuki-birthday = למי יום ההולדת הבא
    .is-seed = לפי הגרלה
option-tuki-double_parrot = שני תוכים בעמודה
    .is-zero = שווים אפס
    .is-joins = מצטרפים לכל מספר
option-tuki-hover_any = תוכי יכול לרחף עם כל קלף
option-tuki-stall = סיבובים בלי קלף שהתגלה, לכל היותר

serve-about = לארח שולחנות לאנשים ולבוטים, לדפדפנים וללקוחות אחרים.
serve-argument = כלום: הכול נקבע באפשרויות.
serve-host = הכתובת שמאזינים בה.
serve-port = הפורט שמאזינים בו.
serve-store = היכן השולחנות שמורים: קובץ, או ⁦postgresql://…⁩ לכמה תהליכים.
serve-origin = מקור נוסף שדפיו רשאים להתחבר; אפשר לתת כמה כאלה.
serve-proxies = כתובות של שרתים מתווכים שמאמינים לכותרות ⁦X-Forwarded⁩ שלהם, מופרדות בפסיקים.
serve-secure-cookies = לשלוח עוגיות רק ב־⁦HTTPS⁩: מאחורי שרת מתווך שתומך בו.
serve-keep-days = ימים שאחריהם נמחק שולחן שאיש לא נגע בו.
serve-lan = להיות נגיש לטלפונים ולמחשבים באותה רשת; מציג את הכתובת וקוד ⁦QR⁩.
serve-open = לפתוח מיד בדפדפן של המחשב הזה.
serve-quiet = לרשום ביומן שגיאות בלבד.
serve-open-here = יש לפתוח את { $address } בדפדפן.
serve-open-lan = ברשת הזאת: { $address }
serve-bad-store = אי אפשר לפתוח את המאגר: { $store }
serve-store-taken = הקובץ ⁨{ $store }⁩ כבר בשימוש של שרת ⁨klaf⁩ אחר. צריך לעצור אותו, או לתת לכל שרת קובץ משלו; כמה שרתים יכולים לחלוק ⁨PostgreSQL⁩ אחד (⁨--store postgresql://…⁩).
serve-port-taken = אי אפשר להשתמש בפורט { $port } בכתובת { $host }: הוא תפוס או אסור.

verify-about = לבדוק רישום: את הערבוב, את החלוקה ואת כל המהלכים.
verify-argument = הקובץ של הרישום.
verify-share = התרומה שנתן הלקוח שלך, בצורה ⁦SEAT:⁩ ואחריה 64 ספרות הקסדצימליות; אפשר לתת כמה כאלה.
verify-commitment = ההתחייבות שהוצגה ללקוח שלך לפני החלוקה.
verify-good = הרישום תקין: השרת עמד בדיבורו, כל התרומות נוצלו, החלוקה נובעת מהמפתח, וכל המהלכים חוקיים; מספרם { $moves }.
verify-good-unproved = כל המהלכים ברישום חוקיים; מספרם { $moves }. אין בו דבר על הדרך שבה נוצר המפתח.
verify-no-file = אי אפשר לקרוא את הקובץ { $file }.
verify-no-record = צריך לתת שם של קובץ רישום: ⁦klaf verify RECORD⁩
verify-bad-share = "{ $value }" אינה תרומה: יש לכתוב ⁦SEAT:SHARE⁩.
verify-no-proof = אין ברישום הוכחה לערבוב.
verify-damaged = השורה "{ $line }" ברישום פגומה.
verify-broken-commitment = השרת לא עמד בדיבורו: הסוד שלו אינו מתאים להתחייבות שברישום.
verify-other-commitment = ההתחייבות שברישום אינה זו שהוצגה ללקוח שלך.
verify-other-share = התרומה של מקום { $seat } הושמטה או הוחלפה.
verify-other-key = המפתח של המשחק אינו נובע מהסוד ומהתרומות.
