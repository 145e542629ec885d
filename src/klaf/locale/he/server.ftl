# השולחן החי: מה השרת עונה, מה אומרים, ואיך קוראים למהלכים ולחוקי הבית.
refused-bad-frame = זו אינה הודעה: הודעה היא אובייקט ⁦JSON⁩ אחד.
refused-bad-command = אין פקודה כזאת בפרוטוקול: יש לבדוק את "{ $named }".
refused-frame-large = ההודעה גדולה מדי: לכל היותר { $most } בתים.
refused-too-fast = יותר מדי בבת אחת: לכל היותר { $most }. רגע אחד.
refused-slow-down = השולחן הזה רץ מהר מאוד כבר הרבה זמן. קצת לאט: עוד רגע אפשר להמשיך.
refused-try-again = עוד לא ידוע אם זה בוצע. אפשר לנסות שוב: זה יבוצע פעם אחת בלבד.
refused-starting = השרת עולה עכשיו. אפשר לנסות שוב בעוד רגע.
refused-failed = משהו השתבש כאן, ולא ידוע אם זה בוצע. אפשר לנסות שוב.
refused-damaged = אי אפשר לפתוח את השולחן הזה: מה ששמור ממנו אינו מתיישב החל משורה { $row }. במה ששוחק לפני כן עדיין אפשר לצפות, ולמשחקים שנגמרו נשארו הרישומים.
refused-other-rules = המשחק הזה התחיל לפי חוקים שהשרת הזה אינו מכיר, ואי אפשר להמשיך אותו כאן. שום דבר ממנו לא אבד.
refused-closed = השולחן הזה נסגר בידי מי שמפעילים את השרת. במה ששוחק בו עדיין אפשר לצפות.
refused-origin = הבקשה באה מדף של אתר אחר.
refused-misdirected = השם "{ $host }" אינו שם של השרת הזה. פתחו אותו בכתובת שלו. מי שמפעיל אותו יכול לאפשר את השם: ⁦klaf serve --domain { $host }⁩
refused-no-guest = קודם צריך לומר איך קוראים לך.
refused-bad-transfer = הקוד שגוי, כבר נוצל או ישן מדי. אפשר לקבל קוד חדש במכשיר השני.
refused-too-many-digits =
    מהרשת שלכם הגיעו יותר מדי קודים שגויים. נסו שוב בעוד { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }.
refused-only-near-digits =
    מישהו מנסה כאן לנחש קודים. עד שזה ייגמר, קוד תקף רק ברשת שבה הוא נוצר: חברו את שני המכשירים לאותה רשת אלחוטית ובקשו קוד חדש. מכל מקום אחר אפשר לנסות שוב בעוד { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }.
refused-name-characters = יש בשם תווים שאינם נראים או שעלולים להטעות.
refused-name-long = השם ארוך מדי: לכל היותר { $most } תווים.
refused-name-empty = בשם צריכה להיות אות או ספרה.
refused-name-taken = ליד השולחן יושב מישהו ששמו נראה אותו דבר. צריך לבחור שם אחר.
refused-name-bot = כך קוראים כאן לבוטים. צריך לבחור שם אחר.
refused-renamed-often =
    קצת לאט: השם או השפה הוחלפו פעמים רבות מדי. נסו שוב בעוד { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }.
refused-no-table = אין שולחן { $code }.
refused-no-match = אין בשולחן הזה משחק מספר { $match } שאפשר לראות. אולי הוא עוד לא נגמר, או שהשולחן פרטי ולא הייתם בו.
refused-too-many-guesses = מהרשת שלכם הגיעו יותר מדי קודים שגויים של שולחנות. לשולחנות שכבר הייתם בהם אפשר לחזור; לשולחן אחר נסו שוב בעוד שעה.
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
refused-other-shuffle = זה שייך לערבוב אחר.
refused-shuffle-sealed = הערבוב הזה כבר לא מקבל ממך התחייבות.
refused-shuffle-open = מוקדם מדי: עוד לא כולם התחייבו למספר.
refused-committed-already = כבר התחייבת למספר בערבוב הזה.
refused-not-committed = לא התחייבת למספר בערבוב הזה.
refused-revealed-already = כבר גילית את המספר שלך בערבוב הזה.
refused-other-share = זה לא המספר שהתחייבת אליו.
refused-stale = מאז הבחירה הזאת כבר קרה משהו בשולחן.
refused-no-phrase = אין משפט כזה.

bye-elsewhere = המקום שלך פתוח במכשיר אחר או בחלון אחר.
bye-slow = החיבור שלך איטי מכדי לעקוב אחר השולחן. אפשר לחזור כשישתפר.
bye-flood = הגיעו מכאן יותר מדי הודעות.
bye-guest = קודם צריך לומר איך קוראים לך.
bye-sockets = יש לך יותר מדי חלונות פתוחים כאן.
bye-closed = השולחן הזה נסגר בידי מי שמפעילים את השרת.
bye-failed = משהו השתבש כאן. שום דבר לא אבד; אפשר לחזור בעוד רגע.
bye-starting = השרת עולה עכשיו. השולחן ייפתח בעוד רגע.
bye-stopping = השרת מופעל מחדש. שום דבר לא אבד; השולחן ייפתח שוב בעוד רגע.

level-beginner = מתחיל
level-casual = מזדמן
level-skilled = מיומן
level-master = אלוף
table-bot = בוט { $number } ({ $level })
table-gone = מישהו שעזב
table-out-of-turn = התור אינו שלך אלא של { $name } ({ $rule }).

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

serve-about = לארח שולחנות לאנשים ולבוטים, לדפדפנים וללקוחות אחרים.
serve-argument = כלום: הכול נקבע באפשרויות.
serve-host = הכתובת שמאזינים בה.
serve-port = הפורט שמאזינים בו.
serve-store = היכן השולחנות שמורים: קובץ, או ⁦postgresql://…⁩ לכמה תהליכים.
serve-domain = שם שבו אחרים פותחים את השרת הזה, למשל ⁦cards.example⁩; אפשר לתת כמה כאלה. לכתובת בספרות אין צורך בזה.
serve-origin = מקור נוסף שדפיו רשאים להתחבר; אפשר לתת כמה כאלה.
serve-proxies = כתובות של שרתים מתווכים שמאמינים לכותרות ⁦X-Forwarded⁩ שלהם, מופרדות בפסיקים.
serve-secure-cookies = לשלוח עוגיות רק ב־⁦HTTPS⁩: מאחורי שרת מתווך שתומך בו.
serve-keep-days = ימים שאחריהם נמחק שולחן שאיש לא נגע בו.
serve-processes = כמה תהליכים ישרתו יחד; ליותר מאחד צריך מסד ⁨PostgreSQL⁩.
serve-processes-store = כדי להריץ כמה תהליכים צריך מסד נתונים משותף: ⁨--store postgresql://…⁩
serve-processes-windows = ב־⁨Windows⁩ אפשר להריץ רק תהליך אחד. הפעילו בלי ⁨--processes⁩.
serve-new = להתחיל מחדש אם המאגר של השולחנות חסר או ריק, או להמשיך עם מאגר אחר שנמצא במקומו.
serve-lan = להיות נגיש לטלפונים ולמחשבים באותה רשת; מציג את הכתובת וקוד ⁦QR⁩.
serve-open = לפתוח מיד בדפדפן של המחשב הזה.
serve-quiet = לרשום ביומן שגיאות בלבד.
serve-open-here = יש לפתוח את { $address } בדפדפן.
serve-open-lan = ברשת הזאת: { $address }
serve-no-client = בעותק הזה של ⁦klaf⁩ יש רק שרת, בלי דפים: תוכנות יכולות לשחק, דפדפנים לא. בתיקיית הקוד, הפקודה ⁦python3 do.py web⁩ בונה אותם.
serve-bad-store = אי אפשר לפתוח את המאגר: { $store }. { $why }
serve-store-taken = הקובץ ⁨{ $store }⁩ כבר בשימוש של שרת ⁨klaf⁩ אחר. צריך לעצור אותו, או לתת לכל שרת קובץ משלו; כמה שרתים יכולים לחלוק ⁨PostgreSQL⁩ אחד (⁨--store postgresql://…⁩).
serve-store-gone = ב־⁨{ $store }⁩ היו שולחנות, ועכשיו המאגר חסר או ריק. אפשר לשחזר אותו מגיבוי; כדי להתחיל מחדש בלעדיהם צריך להוסיף ⁨--new⁩.
serve-store-exchanged = ב־⁨{ $store }⁩ נמצא עכשיו מאגר אחר מזה שהיה כאן קודם. אפשר להחזיר את המאגר הקודם או גיבוי שלו; כדי להמשיך עם זה שנמצא עכשיו צריך להוסיף ⁨--new⁩.
serve-store-newer = את ⁨{ $store }⁩ יצרה גרסה חדשה יותר של ⁨klaf⁩. צריך להתקין אותה, או להחזיר את הגיבוי שמלפני השדרוג.
serve-store-linked = לקובץ ⁨{ $store }⁩ יש כמה שמות (קישורים קשיחים), ו־⁨SQLite⁩ עלול להשחית אותו. צריך להשאיר לו שם אחד בלבד.
serve-store-rights = אחרים במחשב הזה יכולים לקרוא את ⁨{ $store }⁩, שיש בו קלפים סמויים ומפתחות, ול־⁨klaf⁩ אסור לשנות את זה. הקובץ צריך להיות שייך למשתמש שמריץ את ⁨klaf⁩.
serve-port-taken = אי אפשר להשתמש בפורט { $port } בכתובת { $host }: הוא תפוס או אסור.

verify-about = לבדוק רישום: את הערבוב, את החלוקה ואת כל המהלכים.
verify-argument = הקובץ של הרישום.
verify-share = תרומה שנתן הלקוח שלך, בצורה ⁦SEAT:⁩ ואחריה 64 ספרות הקסדצימליות; אפשר לתת כמה כאלה.
verify-commitment = התחייבות של השרת שהוצגה ללקוח שלך לפני החלוקה; אפשר לתת כמה כאלה.
verify-good = הרישום תקין: השרת עמד בדיבורו, כל התרומות נוצלו, החלוקה נובעת מהמפתח, וכל המהלכים חוקיים; מספרם { $moves }.
verify-good-unproved = כל המהלכים ברישום חוקיים; מספרם { $moves }. אין בו דבר על הדרך שבה נוצר המפתח.
verify-no-file = אי אפשר לקרוא את הקובץ { $file }.
verify-no-record = צריך לתת שם של קובץ רישום: ⁦klaf verify RECORD⁩
verify-bad-share = "{ $value }" אינה תרומה: יש לכתוב ⁦SEAT:SHARE⁩.
verify-no-proof = אין ברישום הוכחה לערבוב.
verify-damaged = השורה "{ $line }" ברישום פגומה.
verify-broken-commitment = השרת לא עמד בדיבורו: הסוד שלו אינו מתאים להתחייבות שברישום.
verify-other-commitment = לאף ערבוב ברישום אין ההתחייבות שהוצגה ללקוח שלך.
verify-other-share = תרומה של מקום { $seat } הושמטה או הוחלפה.
verify-said-silent = ברישום כתוב שמקום { $seat } לא גילה את תרומתו בזמן, אבל הלקוח שלו שלח אותה מיד: או שהחיבור היה איטי, או שהשרת לא אומר אמת.
verify-hidden-round = ברישום לא מופיעים סבבי הערבוב שהלקוח שלך השתתף בהם: השרת הסתיר אחד מהם, או חזר לגיבוי ישן.
verify-left-out = השרת השמיט את מקום { $seat } מהערבוב, או קשר אותו למספר שהלקוח שלו לא נתן.
verify-without-share = אין בערבוב תרומה של הלקוח שבמקום { $seat }: היא הגיעה מאוחר מדי, או הושמטה.
verify-broken-share = התרומה של מקום { $seat } אינה זו שהוא התחייב אליה.
verify-not-revealed = מקום { $seat } התחייב לתרומה, והיא חסרה ברישום.
verify-named-wrongly = ברישום כתוב שמקום { $seat } לא גילה את תרומתו, וזה לא נכון.
verify-barred = למקום { $seat } יש שוב תרומה, אף שסירב לגלות אחת קודם.
verify-secret-twice = השרת השתמש באותו סוד פעמיים.
verify-redealt = הערבוב התחיל מחדש: המקומות שלא גילו את תרומתם בזמן: { $seats }
verify-restarted = הערבוב התחיל מחדש כי השרת נעצר.
verify-other-key = המפתח של המשחק אינו נובע מהסוד ומהתרומות.

health-ok = הכול תקין.
health-starting = השרת עולה עכשיו.
health-slow = המאגר לא עונה בזמן: הדיסק או מסד הנתונים עמוסים מדי, או שתוכנה אחרת מחזיקה אותו.
health-full = הדיסק מלא: אי אפשר לשמור דבר עד שיתפנה מקום.
health-read-only = אפשר לקרוא מהמאגר אבל לא לכתוב אליו: כדאי לבדוק את ההרשאות ואיך הדיסק מחובר.
health-gone = הקובץ או מסד הנתונים של השולחנות חסר, או שמשהו אחר נמצא במקומו. צריך להחזיר אותו, או לשחזר מגיבוי.
health-damaged = מה ששמור במאגר פגום. צריך לעצור את השרת ולשחזר מגיבוי.
health-newer = גרסה חדשה יותר של ⁨klaf⁩ שינתה את המאגר. צריך להתקין אותה גם כאן.
health-down = אין קשר עם מסד הנתונים.
health-no-entry = מסד הנתונים לא מכניס את המשתמש הזה: כדאי לבדוק את השם והסיסמה.
health-failed = אי אפשר להשתמש במאגר, והמערכת לא אומרת למה.
