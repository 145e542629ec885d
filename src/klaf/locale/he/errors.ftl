# מה klaf עונה על קלט שאי אפשר לקבל.
unknown-game = אין משחק בשם "{ $name }". המשחקים הם: { $known }.
unknown-rule = אין כלל "{ $rule }".
unknown-level = אין רמה בשם "{ $level }". הרמות הן: { $known }.
bad-seed = "{ $value }" אינו זרע: צריך מספר שלם מ־0 ומעלה, או 64 ספרות הקסדצימליות (⁦0–9, a–f⁩).
bad-options-size = באצווה צריך להיות לפחות משחק אחד, ולא "{ $value }".
bad-options-threads = "{ $value }" אינו מספר של תהליכונים: יש לתת 1 או יותר.
bad-options-device = "{ $value }" אינו התקן שאפשר לשחק עליו: ⁨cpu⁩ או ⁨cuda⁩.
unknown-edition = אין מהדורה "{ $value }". המהדורות הן: { $known }.
unknown-edition-text = מהדורה נמסרת כטקסט: "{ $value }" במירכאות. המהדורות הן: { $known }.
unknown-option = אין חוק בית "{ $value }". חוקי הבית הם: { $known }.
other-edition = חוק הבית "{ $option }" שייך למהדורה { $edition }.
bad-value = חוק הבית "{ $option }" אינו יכול להיות "{ $value }". הערכים האפשריים: { $known }.
bad-players = אי אפשר לשחק ב־"{ $value }" שחקנים: המשחק מתאים ל־{ $fewest } עד { $most } שחקנים.
bad-move = "{ $move }" אינו מהלך במשחק הזה.
bad-move-batch = צריך מספר שלם אחד לכל משחק באצווה; מספר המשחקים: { $size }.
no-such-seat = אין מקום "{ $seat }": המקומות הם מ־0 עד { $last }.
missing-extra = לשם כך דרושה החבילה "{ $package }", שאינה מותקנת. אפשר להתקין אותה כך: ⁦pip install "klaf[{ $extra }]"⁩

bad-position-document = זו אינה עמדה: עמדה היא אובייקט ⁦JSON⁩.
bad-position-missing = בעמדה חסר השדה "{ $field }".
bad-position-unknown = בעמדה מופיע השדה "{ $field }", שאין לו משמעות כאן.
bad-position-value = לשדה "{ $field }" שבעמדה יש ערך בלתי אפשרי.
bad-position-clash = השדה "{ $field }" שבעמדה סותר שדות אחרים שלה.
bad-position-card = בשדה "{ $field }" שבעמדה מופיע "{ $card }", שאינו קלף במשחק הזה.
bad-position-count = מספר קלפי { $card } בעמדה הוא { $found }; הוא צריך להיות { $wanted }.
bad-position-options = ההגדרות שבעמדה אינן אפשריות: { $problem }

bad-record-text = זה אינו רישום של משחק: רישום הוא טקסט.
bad-record-format = שורה { $line }: זה אינו רישום של ⁦klaf⁩; השורה הראשונה חייבת להיות "⁦klaf record 1⁩".
bad-record-header = שורה { $line }: השורה "{ $header }" אינה מוכרת, כפולה או פגומה.
bad-record-missing = ברישום חסרה השורה "{ $header }".
bad-record-options = שורה { $line }: אי אפשר לערוך כך משחק: { $problem }
bad-record-truncated = שורה { $line }: הרישום מודיע שמספר המהלכים הוא { $wanted }, ויש בו { $found }.
bad-record-move = שורה { $line }: "{ $move }" אינו מהלך.
bad-record-illegal = שורה { $line }: המהלך "{ $move }" מנוגד לכלל { $rule }.
bad-record-ending = שורה { $line }: המנצחים אינם מתאימים למהלכים.
other-rules = זה נוצר לפי גרסה { $version } של הכללים; כאן גרסה { $known }.
