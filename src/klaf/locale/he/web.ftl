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
web-restored = השרת חזר לגיבוי באמצע המשחק: מחלקים את הקלפים מחדש.
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
web-mark-lot = לפי הגרלה
web-table-settings = הגדרות השולחן
web-change-table = לשנות את השולחן
web-next-match = יחול החל מהמשחק הבא.
web-host-rules = המארח מגדיר את השולחן, בין משחק למשחק.

web-bot = בוט { $number }
web-turn-of = עכשיו בתור: { $name }
web-several-turn = עכשיו תורם של כמה שחקנים
web-your-turn = תורך
web-match-over = המשחק נגמר
web-match-begun = המשחק הבא התחיל

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
web-draw-pile = { $count ->
    [one] קופה, קלף אחד
   *[other] קופה, { $count } קלפים
}
web-pile-count = { $count ->
    [one] יש בה קלף אחד
   *[other] יש בה { $count } קלפים
}
web-points = { $count ->
    [one] נקודה אחת
   *[other] { $count } נקודות
}
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
