# מה klaf עונה על קלט שאי אפשר לקבל.
unknown-game = אין משחק בשם "{ $name }". המשחקים הם: { $known }.
unknown-rule = אין כלל "{ $rule }".
bad-seed = "{ $value }" אינו זרע: יש לתת מספר שלם מ־0 ומעלה, או 64 ספרות הקסדצימליות (0–9, a–f).
bad-options-size = באצווה יש לפחות משחק 1, לא "{ $value }".
unknown-edition = אין מהדורה "{ $value }". המהדורות הן: { $known }.
unknown-option = אין חוק בית "{ $value }". חוקי הבית הם: { $known }.
bad-value = חוק הבית { $option } אינו יכול להיות "{ $value }". הוא יכול להיות: { $known }.
bad-players = "{ $value }" שחקנים אינם יכולים לשחק: משחקים { $fewest } עד { $most }.
bad-move = "{ $move }" אינו מהלך במשחק הזה.
bad-move-batch = יש לתת מספר שלם אחד לכל אחד מ־{ $size } המשחקים.
no-such-seat = אין מקום "{ $seat }": המקומות הם 0 עד { $last }.

bad-position-document = זו אינה עמדה: עמדה היא אובייקט JSON.
bad-position-missing = בעמדה חסר "{ $field }".
bad-position-unknown = בעמדה מופיע "{ $field }", שאין לו משמעות כאן.
bad-position-value = לשדה "{ $field }" שבעמדה יש ערך שאינו אפשרי.
bad-position-clash = השדה "{ $field }" שבעמדה סותר שדות אחרים שלה.
bad-position-card = בשדה "{ $field }" שבעמדה מופיע "{ $card }", שאינו קלף במשחק הזה.
bad-position-count = בעמדה יש { $found } מן הקלף { $card }; צריכים להיות { $wanted }.
bad-position-options = האפשרויות שבעמדה אינן תקינות: { $problem }

bad-record-text = זו אינה רשומה: רשומה היא טקסט.
bad-record-format = שורה { $line }: זו אינה רשומה של klaf; השורה הראשונה חייבת להיות "klaf record 1".
bad-record-header = שורה { $line }: השורה "{ $header }" אינה מוכרת, כפולה או פגומה.
bad-record-missing = ברשומה חסרה השורה "{ $header }".
bad-record-options = שורה { $line }: אי אפשר לערוך כך משחק: { $problem }
bad-record-truncated = שורה { $line }: הרשומה מודיעה על { $wanted } מהלכים ויש בה { $found }.
bad-record-move = שורה { $line }: "{ $move }" אינו מהלך.
bad-record-illegal = שורה { $line }: המהלך "{ $move }" מנוגד לכלל { $rule }.
bad-record-ending = שורה { $line }: המנצחים אינם מתאימים למהלכים.
other-rules = זה נוצר לפי גרסה { $version } של הכללים; כאן גרסה { $known }.
