# השולחן בדפדפן: מסכים, כפתורים, ושמות למי שמקשיב במקום להביט.
# Latin letters and signs such as +2 stand between U+2066 and U+2069, so that they read rightly from right to left.
web-title = קלף · משחקי קלפים
web-title-of = { $page } · קלף
web-title-table = { $game }, שולחן { $code }
web-title-code = שולחן { $code }
web-title-replay = צפייה חוזרת: { $game }
web-brand = קלף
web-hero = מערבבים, מחלקים, צוחקים.
web-hero-more = שלושה משחקי קלפים שמשפחות אוהבות, עם חברים או מול בוטים.
web-about-taki = מתאימים צבעים, פותחים טאקי, ונשארים ראשונים בלי קלפים.
web-about-eight = מעלים את הקופה, נזהרים מהחמש, עוצרים עבריין, וצוחקים על השד.
web-about-tuki = בונים זוגות בתיבה ונותנים לתוכי לעוף.
web-footer = מיזם מעריצים לא רשמי, במילים ובציורים משלו. טאקי הוא סימן מסחר של בעליו.
web-play-now = לשחק עכשיו
web-with-friends = עם חברים
web-dealing = מחלקים…
web-continue = חזרה אל { $game }
web-with-people = עם { $names }
web-against-bots = מול בוטים
web-not-dealt = הקלפים עוד לא חולקו
web-all-own-tables = כל { $count } השולחנות
web-rules = הכללים
web-rules-of = הכללים: { $game }
web-game = משחק
web-join = להצטרף לחברים
web-join-hint = הקלידו את הקוד שקיבלתם מחבר: שש אותיות וספרות.
web-join-go = להצטרף
web-code = קוד השולחן
web-code-is = קוד השולחן: { $code }
web-bad-code = בקוד יש שש אותיות וספרות.
web-code-letters = בקודים אין הספרות 0 ו־1 ואין האותיות ⁨O⁩ ו־⁨I⁩. כדאי להסתכל שוב בקוד.
web-open-tables = שולחנות פתוחים
web-no-tables = אין כרגע שולחנות פתוחים. פתחו אחד, ואחרים יראו אותו כאן.
web-free-seats = { $count ->
    [one] מקום פנוי אחד
   *[other] { $count } מקומות פנויים
}
web-guest-1 = דוכיפת
web-guest-2 = צבי
web-guest-3 = דולפין
web-guest-4 = קיפוד
web-guest-5 = בז
web-guest-6 = צב
web-guest-7 = שועל
web-guest-8 = ינשוף
web-guest-9 = גמל
web-guest-10 = אריה
web-guest-11 = סנונית
web-guest-12 = פנדה

web-home = לדף הבית
web-back = חזרה
web-close = סגירה
web-cancel = ביטול
web-loading = רק רגע…
web-no-script = כדי לחלק קלפים דרוש ⁦JavaScript⁩. הרשו אותו לדף הזה וטענו אותו שוב.
web-settings = הגדרות
web-menu = תפריט
web-language = שפה
web-lang-en = ⁦English⁩
web-lang-he = עברית
web-lang-ar = العربية
web-your-name = השם שלך
web-name-later = האחרים בשולחן יראו את השם החדש שלך מהמשחק הבא.
web-theme = תאורה
web-theme-auto = כמו במכשיר
web-theme-light = בהירה
web-theme-dark = כהה
web-speed = מהירות הקלפים
web-speed-slow = איטית
web-speed-normal = רגילה
web-speed-fast = מהירה
web-sound = צליל
web-motion-less = פחות תנועה
web-patterns = דוגמאות לצד הצבעים
web-patterns-hint = לעיניים שאינן מבדילות בין כל הצבעים
web-large = קלפים גדולים יותר
web-left-handed = יד שמאל
web-left-handed-hint = הכפתורים עוברים לצד השני

web-create-title = { $game } עם חברים
web-create-go = לפתוח שולחן
web-players = שחקנים
web-bots = מהם בוטים
web-level = רמת הבוטים
web-clock = זמן לתור
web-clock-none = בלי הגבלה
web-seconds = { $count } שנ׳
web-edition = מהדורה
web-edition-2018 = 116 קלפים
web-edition-112-king = 112 קלפים, בלי ⁦+3⁩
web-edition-modern = חדשה
web-edition-classic = קלאסית
web-edition-standard = רגילה
web-public = פתוח לכולם
web-public-hint = השולחן מופיע בדף הבית
web-house-rules = חוקי הבית
web-number-between = כאן בא מספר שלם, מ־{ $lowest } עד { $highest }.
web-number-least = כאן בא מספר שלם, { $lowest } או יותר.

web-invite = להזמין חברים
web-invite-hint = פותחים את הקישור, מכוונים טלפון אל התמונה, או מקלידים את הקוד:
web-qr = קוד להזמנה, לסריקה בטלפון
web-copy-link = העתקת קישור
web-copied = הועתק
web-share = שיתוף
web-around-table = סביב השולחן
web-free = פנוי
web-host = מארח
web-away = לא כאן
web-sit = לשבת כאן
web-stand = לקום
web-add-bot = בוט
web-remove = לפנות את המקום של { $name }
web-start = לחלק קלפים
web-waiting-for = { $count ->
    [one] מחכים לעוד שחקן
   *[other] מחכים לעוד { $count } שחקנים
}
web-choose-seat = אפשר לבחור מקום פנוי, או לצפות.
web-table-full = השולחן מלא. אפשר להישאר ולצפות.
web-host-starts = המארח מחלק כשכולם כאן.
web-host-you = השולחן עבר אליך: מעכשיו החלוקה בידיך.
web-redealt = המספר של { $name } לערבוב לא הגיע בזמן: מערבבים שוב, בלעדיו.
web-restarted = השרת הופעל מחדש: מערבבים שוב.
web-host-now = מעכשיו מארח את השולחן: { $name }

web-starting = מכינים את הקלפים …
web-starting-more = ההפעלה הראשונה אורכת דקה או שתיים, הבאות רק רגע. הדף ימשיך מעצמו; אפשר כבר ללחוץ על ״לשחק עכשיו״, והקלפים יחולקו ברגע שהכול מוכן.
web-device = לשחק במכשיר אחר
web-device-more = השם, המקומות והשולחנות עוברים יחד. בלי חשבון ובלי סיסמה.
web-device-from = מהמכשיר הזה
web-device-from-more = מציגים כאן שש ספרות ומקלידים אותן במכשיר האחר תוך דקה.
web-device-show = הצגת הספרות
web-device-renew = הצגת ספרות חדשות
web-device-to = אל המכשיר הזה
web-device-to-more = מקלידים את שש הספרות שמופיעות במכשיר האחר. הן יחליפו את מי שמשחק כאן עכשיו.
web-device-code = שש ספרות
web-device-go = להמשיך כאן
web-device-bad = בקוד יש שש ספרות.
web-device-done = שמחים שחזרת, { $name }!
web-hear-phrases = להציג מה שאחרים אומרים
web-muted = מושתק
web-mute = השתקה
web-unmute = לשמוע שוב
web-make-host = להעביר את האירוח
web-free-seat = לפנות את המקום
web-seat-more = עוד על { $name }
web-level-one = הרמה
web-mark-taki = הצעיר ביותר פותח
web-mark-tuki = למי יום ההולדת הבא
web-mark-lot = לפי הגרלה
web-table-settings = הגדרות השולחן
web-change-table = לשנות את השולחן
web-next-match = יחול החל מהמשחק הבא.
web-host-rules = המארח מגדיר את השולחן, בין משחק למשחק.

web-bot = בוט { $number }
web-turn-of = עכשיו בתור: { $name }
web-your-turn = תורך
web-match-over = המשחק נגמר
web-match-begun = המשחק הבא התחיל
web-taki-turn = תורך: אותו צבע או אותה צורה
web-taki-chain = { $count ->
    [one] תורך: לענות, או למשוך קלף אחד
   *[other] תורך: לענות, או למשוך { $count } קלפים
}
web-taki-draw = תורך: אין קלף מתאים, מושכים קלף
web-taki-run = טאקי! אפשר להניח עוד מאותו צבע
web-taki-owed = פלוס! עוד קלף אחד
web-taki-free = מלך! אפשר להניח כל קלף
web-taki-break = ⁦+3⁩ של { $name }. מי שובר?
web-taki-break-mine = ה־⁦+3⁩ שלך ממתין לשובר…
web-eight-swap = בתור הסגן אפשר להחליף קלף פתוח, או להשאיר
web-eight-opening = תורך: פותחים בקלף הנמוך
web-eight-hand = תורך: לשמור על הקופה או להעלות
web-eight-open = תורך: מניחים מהקלפים הפתוחים
web-eight-blind = תורך: הופכים קלף עיוור
web-eight-deal-over = המשחקון נגמר
web-tuki-opening = { $count ->
    [one] לפתוח עוד קלף אחד בתיבה
   *[other] לפתוח { $count } קלפים בתיבה
}
web-tuki-deal-over = הסיבוב נגמר
web-all-open = כולם פותחים קלפים…
web-tuki-take = תורך: לקחת מהפח או מהקופה
web-tuki-place = בחרו מקום בתיבה לקלף
web-tuki-place-drawn = בחרו מקום לקלף, או השליכו אותו
web-tuki-throwing = בחרו איזה קלף נסתר לפתוח
web-tuki-landing = בחרו על איזה קלף נסתר ינחת התוכי

web-do-last = קלף אחרון בידי!
web-do-break = לשבור!
web-do-close = טאקי סגור
web-do-end = סיום התור
web-do-end-open = להשאיר פתוח
web-do-pass = ויתור
web-do-pass-break = לא לשבור
web-do-take = לקחת את הקופה
web-do-keep = להשאיר את הקלפים
web-do-throw = להשליך ולוותר
web-do-throw-open = להשליך
web-hover = התוכי מרחף
web-parrot-title = התוכי
web-catch = תפסתי!
web-called = קלף אחרון!
web-show-rule = הכלל
web-take-back = לחזור למקום שלי
web-stand-in = בוט משחק במקומך

web-card-playable = { $card }, אפשר להניח
web-card-not = { $card }, לא עכשיו
web-hidden-card = קלף נסתר
web-own-hand = { $count ->
    [one] בידך קלף אחד
   *[other] בידך { $count } קלפים
}
web-hand-of = { $count ->
    [one] קלף אחד ביד של { $name }
   *[other] { $count } קלפים ביד של { $name }
}
web-cards-of = הקלפים של { $name }
web-watching = במצב צפייה. הקלפים של { $name }
web-cards = { $count ->
    [one] קלף אחד
   *[other] { $count } קלפים
}
web-stage = שלב { $count }
web-draw-pile = { $count ->
    [one] קופה, קלף אחד
   *[other] קופה, { $count } קלפים
}
web-draw-debt = { $count ->
    [one] קופה: חוב של קלף אחד
   *[other] קופה: חוב של { $count } קלפים
}
web-heap = ערימת המשחק
web-heap-top = למעלה: { $card }
web-pile-count = { $count ->
    [one] יש בה קלף אחד
   *[other] יש בה { $count } קלפים
}
web-colour-now = הצבע שבתוקף: { $colour }
web-clockwise = המשחק בכיוון השעון
web-against = המשחק נגד כיוון השעון
web-open-taki = טאקי פתוח
web-pot = { $count ->
    [one] הקופה עומדת על { $value }, קלף אחד
   *[other] הקופה עומדת על { $value }, { $count } קלפים
}
web-pot-empty = הקופה ריקה
web-five = 5 או פחות
web-part = לא שלם
web-offender = עבריין
web-points = { $count ->
    [one] נקודה אחת
   *[other] { $count } נקודות
}
web-bank = בבנק: { $count }
web-in-hand = ביד: { $count }
web-burnt = שרופים: { $count }
web-own-places = הקלפים הפתוחים והעיוורים שלך
web-places-of = הקלפים הפתוחים והעיוורים של { $name }
web-open-card = קלף פתוח: { $card }
web-blind = קלף עיוור { $place }
web-bin = ערימת הפח
web-bin-top = למעלה בפח: { $card }
web-taken = הקלף שנלקח: { $card }
web-nothing-taken = לא נלקח קלף
web-place = מקום { $place }: { $card }
web-own-box = התיבה שלך, הקלפים הפתוחים: { $sum }
web-box-of = התיבה של { $name }, הקלפים הפתוחים: { $sum }
web-closer = כל הקלפים פתוחים
web-total = סך הכול { $count }
web-now = עכשיו
web-so-far = עד כה
web-round = סיבוב
web-time-left = { $count ->
    [one] נשארה שנייה אחת
   *[other] נשארו { $count } שניות
}
web-log = מה קרה
web-log-empty = עוד לא קרה דבר.
web-phrases = להגיד משהו
web-line-good = יש חיבור
web-line-bad = אין חיבור
web-spectators = { $count ->
    [one] צופה אחד
   *[other] { $count } צופים
}
web-leave = לעזוב את השולחן
web-keys = מקלדת
web-key-cards = בחירת קלף; ⁦Enter⁩ מניח אותו
web-key-draw = משיכה
web-key-call = קלף אחרון בידי!
web-key-close = טאקי סגור
web-key-end = סיום התור
web-key-break = שבירת ⁦+3⁩
web-key-pass = ויתור
web-key-take = לקיחת הקופה, או מהפח
web-key-throw = השלכה
web-key-rules = הכללים
web-key-log = מה קרה
web-key-state = להגיד מה המצב

web-deal-over = הנקודות
web-next-deal = ממשיכים
web-you-won = ניצחת!
web-winner = { $count ->
    [one] ניצחון: { $names }
   *[other] ניצחון משותף: { $names }
}
web-show-result = לתוצאה
web-rematch = לשחק שוב
web-host-rematch = המארח יכול לחלק שוב.
web-replay = צפייה חוזרת
web-replay-last = צפייה חוזרת במשחק הקודם
web-check-shuffle = בדיקת הערבוב
web-fair-how = לפני החלוקה השרת והדפדפן של כל שחקן התחייבו למספר סודי, ורק אחר כך נחשפו המספרים. הערבוב נובע מכולם יחד, ולכן אף אחד לא יכול היה לבחור אותו. הדף הזה חישב הכול מחדש עכשיו:
web-fair-bound = הסוד של השרת הוא זה שאליו התחייב לפני החלוקה.
web-fair-not-bound = הסוד של השרת אינו זה שאליו התחייב לפני החלוקה!
web-fair-sealed = כולם התחייבו למספר שלהם לפני שמישהו גילה את שלו.
web-fair-not-sealed = יש מספר שאינו זה שהתחייבו אליו לפני שהאחרים נחשפו!
web-fair-redealt = פעם אחת ערבבו מחדש: המספר של { $name } לא הגיע בזמן.
web-fair-restarted = פעם אחת ערבבו מחדש: השרת הופעל מחדש.
web-fair-made = { $count ->
    [one] המפתח של הערבוב נובע מהסוד הזה וממספר של שחקן אחד.
   *[other] המפתח של הערבוב נובע מהסוד הזה ומהמספרים של { $count } שחקנים.
}
web-fair-not-made = { $count ->
    [one] המפתח של הערבוב אינו נובע מהסוד הזה וממספר של שחקן אחד!
   *[other] המפתח של הערבוב אינו נובע מהסוד הזה ומהמספרים של { $count } שחקנים!
}
web-fair-dealt = הקלפים בחלוקה הראשונה מסודרים בדיוק כפי שהמפתח הזה מערבב אותם.
web-fair-not-dealt = הקלפים בחלוקה הראשונה אינם מסודרים כפי שהמפתח הזה מערבב אותם!
web-fair-mine = המספר של הדפדפן שלך נמצא ביניהם, בלי שינוי.
web-fair-not-mine = המספר של הדפדפן שלך הושמט או שונה!
web-fair-silent = ברישום כתוב שהדפדפן שלך לא גילה את המספר בזמן, אבל הוא שלח אותו מיד: או שהחיבור היה איטי, או שהשרת לא אומר אמת!
web-fair-hidden = הדפדפן שלך השתתף בסבב של הערבוב שאינו מופיע ברישום: השרת הסתיר אותו, או חזר לגיבוי ישן!
web-fair-absent = אף מספר של הדפדפן שלך לא נכלל בערבוב הזה: הוא הגיע מאוחר מדי, או הושמט!
web-fair-numbers = המספרים
web-fair-none = אין מה לבדוק במשחק הזה.

web-see-as = דרך העיניים של
web-all-cards-open = כל הקלפים פתוחים
web-step = צעד { $step } מתוך { $count }
web-first = להתחלה
web-previous = צעד אחורה
web-run = הפעלה
web-pause = השהיה
web-next = צעד קדימה
web-final = לסוף
web-replay-damaged = המשך המשחק הזה נפגם במקום שבו הוא שמור: אפשר לצפות בו עד לשם.
web-no-replay = אין במה לצפות
web-no-replay-more = המשחק הזה כבר אינו מוכר כאן, או שהכתובת אינה שלמה.

web-offline = אין חיבור
web-offline-more = השרת אינו עונה. בדקו את החיבור לרשת ונסו שוב.
web-reconnecting = החיבור נותק. מנסים שוב…
web-removed = המארח פינה את המקום שלך. אפשר לצפות, או לבחור מקום אחר.
web-new-guest = השרת כבר לא הכיר אותך: נכנסת מחדש כאורח.
web-try-again = לנסות שוב
web-trouble = זה לא הצליח
web-not-found = אין כאן כלום
web-not-found-more = הכתובת הזאת לא מובילה לשום מקום. השולחנות נמצאים שם:
web-outdated = הדף הזה ישן
web-outdated-more = השרת התחדש. טענו את הדף מחדש; השולחן שלכם עדיין שם.
web-reload = לטעון מחדש
web-elsewhere = המשחק פתוח בחלון אחר
web-stopped = השולחן סגר את הקו
web-play-here = לשחק כאן

web-learn = ללמוד במשחק
web-learn-title = לומדים: { $game }
web-lesson-step = { $step } מתוך { $count }
web-lesson-other = גם זה אפשרי. אבל עכשיו ננסה את זה:
web-lesson-done = יפה שיחקת!
web-lesson-done-more = עכשיו אפשר לשבת לשולחן אמיתי. השאר בא תוך כדי משחק, והכללים תמיד בהישג יד.
web-lesson-again = עוד פעם
web-lesson-taki-1 = הקלף המוביל הוא 8 כחול. הניחו קלף מאותו צבע: 4 כחול.
web-lesson-taki-2 = גם אותו מספר מתאים, בכל צבע. הניחו את ה־4 הירוק.
web-lesson-taki-3 = היד היא עצור: השחקן הבא מפסיד את תורו. בשני שחקנים התור חוזר אליכם. הניחו אותו.
web-lesson-taki-4 = פלוס מבקש עוד קלף. הניחו אותו, ואז חייבים קלף נוסף.
web-lesson-taki-5 = שלמו בטאקי הירוק, מניפת הקלפים. עליו אפשר להניח כמה קלפים שרוצים מהצבע שלו.
web-lesson-taki-6 = הטאקי שלכם פתוח. הניחו עליו את ה־7 הירוק.
web-lesson-taki-7 = אין עוד ירוק? מכריזים "טאקי סגור". מי ששוכח משאיר אותו פתוח לבא בתור.
web-lesson-taki-8 = הונח ⁦+2⁩! אפשר למשוך שני קלפים, או לענות ב־⁦+2⁩ ולהעביר את החוב. יש לכם אחד: הניחו אותו.
web-lesson-taki-9 = ארבעה קלפים לבוט! עכשיו משנה צבע: הניחו אותו ובחרו כחול.
web-lesson-taki-10 = נשארו שני קלפים. מי שנשאר עם אחד חייב להכריז. לחצו קודם על "קלף אחרון בידי!" ואז הניחו את ה־9 הכחול.
web-lesson-taki-11 = נשאר קלף אחד, והוא כחול. הניחו אותו ונצחו!
web-lesson-eight-1 = כל אחד שומר על ערך הקופה או מעלה אותו. הקלף הנמוך פותח: הניחו את ה־2.
web-lesson-eight-2 = הקופה עומדת על 3. הניחו את ה־7. היד מתמלאת מהבנק מעצמה.
web-lesson-eight-3 = הקופה עומדת על 8. חצי נדבק אליה ועושה 8½. הניחו אותו. זהירות: עכשיו אתם עבריינים!
web-lesson-eight-4 = הבוט הניח שד: הקופה נשארת על 8½, ועכשיו הבוט הוא העבריין. היו השוטר, במספר השלם הבא: הניחו את ה־9!
web-lesson-eight-5 = נעצר! הבוט לוקח את הקופה, והקלפים האלה שרופים. אתם פותחים את הבאה. הניחו את ה־5.
web-lesson-eight-6 = על חמש מניחים 5 או פחות, או קלף מיוחד. לבוט לא היה, והוא לקח את הקופה. פתחו ב־4.
web-lesson-eight-7 = הקופה עומדת על 6 ושום קלף אינו מתאים. לוקחים את הקופה: געו בה.
web-lesson-eight-8 = קלפים זהים אפשר להניח יחד. געו ב־3 והניחו את שניהם.
web-lesson-eight-9 = אפס על מספר שלם מחזיר את הקופה ל־0. הניחו אותו.
web-lesson-eight-10 = והקסם של המשחק: 8 וחצי יחד הם 8½. געו ב־8 והניחו אותו עם החצי.
web-lesson-tuki-1 = זו התיבה שלכם: שמונה קלפים נסתרים. סכום נמוך מנצח, וזוג בעמודה שווה אפס. תחילה פותחים שני קלפים: את העליון משמאל…
web-lesson-tuki-2 = …ואת זה שלידו.
web-lesson-tuki-3 = הסכום הגבוה מתחיל: אלה אתם. בפח מונח 9, ויש לכם 9. קחו אותו.
web-lesson-tuki-4 = הניחו אותו מתחת ל־9: שני קלפים שווים בעמודה הם זוג, וערכו 0.
web-lesson-tuki-5 = עכשיו משכו מהקופה.
web-lesson-tuki-6 = 11 זה הרבה. בחרו "להשליך", ואז פתחו את הקלף שמתחת ל־3.
web-lesson-tuki-7 = זוג של 3! משכו שוב.
web-lesson-tuki-8 = תוכי! הוא מחקה את הקלף בעמודה שלו. הניחו אותו למטה מימין.
web-lesson-tuki-9 = משכו עוד פעם.
web-lesson-tuki-10 = השליכו אותו ופתחו את הקלף שמעל התוכי.
web-lesson-tuki-11 = יצא 8, והתוכי עושה ממנו זוג. הבוט בדיוק השליך 8: קחו אותו מהפח!
web-lesson-tuki-12 = עכשיו התוכי יכול לרחף. געו בו, בחרו "התוכי מרחף", ותנו לו לנחות על הקלף הנסתר בשורה העליונה.
web-lesson-tuki-13 = נשאר קלף נסתר אחד. משכו.
web-lesson-tuki-14 = השליכו את הקלף ופתחו את האחרון. התוכי יהיה לו בן זוג, ולכל האחרים נשאר עוד תור אחד.

web-section-cards = הקלפים
web-section-setting-up = הכנות
web-section-a-turn = מהלך התור
web-section-last-card = קלף אחרון
web-section-command-cards = קלפי פקודה
web-section-winning = הניצחון
web-section-setting-up-a-mini-game = הכנת המשחקון
web-section-special-cards-and-special-values = קלפים וערכים מיוחדים
web-section-the-second-stage = השלב השני
web-section-the-end = הסיום
web-section-cards-and-setting-up = הקלפים וההכנות
web-section-the-end-of-a-round = סוף הסיבוב
web-section-parrots = תוכים
