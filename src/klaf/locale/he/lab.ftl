# המעבדה: הפקודות, הטבלאות והתרשימים שלה.
cli-lab = לחקור את המשחקים: לדמות, להשוות חוקי בית, לשקול קלפים, להבדיל בין מזל ליכולת.
lab-command = ⁦simulate⁩, ⁦compare⁩, ⁦cards⁩, ⁦skill⁩, ⁦scheduler⁩ או ⁦worker⁩.
lab-simulate = לשחק הרבה משחקים בין בוטים ולספר איך המשחק מתנהל: כמה זמן, מי מוביל, איזה מקום מנצח.
lab-compare = לשחק את אותן חלוקות לפי שתי מערכות כללים ולספר מה משתנה.
lab-cards = לספר כמה שווה לקבל כל קלף בחלוקה.
lab-skill = לספר באיזו תדירות הבוט הטוב יותר מנצח: מזל מול יכולת.
lab-scheduler = להפעיל את המתזמן של אשכול. כל מי שמגיע אליו יכול להריץ שם קוד: יש להשאיר אותו ברשת שלך בלבד.
lab-worker = להפעיל עובד באשכול. כל מי שמגיע אליו יכול להריץ שם קוד: יש להשאיר אותו ברשת שלך בלבד.
lab-game = המשחק שייחקר: { $games }.
lab-players = כמה משחקים.
lab-bots = הרמה של כל הבוטים, או רמה לכל מקום עם פסיקים ביניהן: ⁦random⁩, ⁦beginner⁩, ⁦casual⁩, ⁦skilled⁩, ⁦master⁩, ⁦grandmaster⁩ או ⁦clairvoyant⁩, שרואה את כל הקלפים.
lab-games = כמה משחקים לפחות, בכל שולחן.
lab-keep = קובץ ששומר את מה ששוחק; אם מציינים אותו שוב, המחקר נמשך ממנו.
lab-plot = לצייר תרשים לקובץ הזה: ⁦.svg⁩, או ⁦.png⁩ (שדורש את ⁦klaf[lab]⁩).
lab-cluster = הכתובת של מתזמן, כגון ⁦tcp://127.0.0.1:8786⁩: העובדים שלו משחקים (דורש את ⁦klaf[cluster]⁩).
lab-with = מה שונה בדרך השנייה: חוק בית בצורה ⁦name=value⁩; אפשר לתת כמה כאלה.
lab-with-edition = המהדורה של הדרך השנייה.
lab-pair = בוט טוב יותר ובוט טוב פחות, כדי לראות אם היכולת חשובה יותר: ⁦better/worse⁩.
lab-pairs = בוטים טובים יותר וטובים פחות: ⁦better/worse⁩, עם פסיקים בין הזוגות.
lab-host = הכתובת להאזנה; ⁦0.0.0.0⁩ לכל הכתובות של המחשב הזה.
lab-port = הפורט להאזנה; 0 לכל פורט פנוי.
lab-address = הכתובת של המתזמן, כגון ⁦tcp://127.0.0.1:8786⁩.
lab-no-game = איזה משחק? לעזרה: ⁦klaf lab --help⁩
lab-no-address = איזה מתזמן? יש לתת את כתובתו, כגון ⁦tcp://127.0.0.1:8786⁩.
lab-bad-plot = תרשים הוא קובץ ששמו מסתיים ב־⁦.svg⁩ או ב־⁦.png⁩, לא "{ $file }".
lab-bad-pair = "{ $value }" אינו זוג של בוטים: יש לכתוב ⁦better/worse⁩, כגון ⁦skilled/casual⁩ ({ $name }).
lab-nothing-to-compare = להשוות עם מה? יש לתת ⁦--with name=value⁩ או ⁦--with-edition⁩.
lab-stopped = נעצר. עם ⁦--keep FILE⁩ שום דבר ממה ששוחק לא היה אובד.
lab-stopped-kept = נעצר. מה ששוחק שמור בקובץ "{ $file }"; אותה פקודה תמשיך משם.
lab-scheduler-ready = המתזמן מאזין בכתובת { $address }
lab-worker-ready = עובד של { $address } מאזין בכתובת { $at }
lab-alone = למתזמן בכתובת "{ $address }" לא נשארו עובדים. ממתינים לחדשים: ⁦klaf lab worker { $address }⁩
arena-no-clairvoyant = הבוט "{ $name }" רואה את כל הקלפים ואינו יושב ליד שום שולחן: רק ⁦klaf lab⁩ מכיר אותו.
other-study = הקובץ "{ $file }" שומר מחקר אחר. יש לציין קובץ אחר או למחוק אותו.
no-card-kinds = המעבדה לא יודעת אילו קלפים יש במשחק "{ $game }", ולכן אי אפשר לומר כמה הם שווים.
no-cluster = אין מתזמן שעונה בכתובת "{ $address }".
no-cluster-workers = למתזמן בכתובת "{ $address }" אין עובדים. אפשר להפעיל: ⁦klaf lab worker { $address }⁩
no-cluster-lost = המתזמן בכתובת "{ $address }" כבר אינו עונה.
no-cluster-losses = המתזמן בכתובת "{ $address }" ויתר על קטע אחד: { $count } עובדים אבדו בזה אחר זה בזמן ששיחקו אותו.
other-code = העובד בכתובת { $worker } מריץ קוד אחר ({ $code }) מזה של המחשב הזה ({ $known }). יש להתקין את אותו ⁦klaf⁩ בשניהם.

lab-title-simulate = { $game }, { $players } שחקנים: { $games } משחקים
lab-title-compare = { $game }, { $players } שחקנים: שתי דרכים לשחק, { $games } משחקים
lab-title-cards = { $game }, { $players } שחקנים: כמה שווים הקלפים, { $games } משחקים
lab-title-skill = { $game }, { $players } שחקנים: מזל ויכולת, { $games } משחקים
lab-note-simulate = בוטים: { $bots }. רווחי סמך של 95 %.
lab-note-compare = דרך אחת: { $one } · השנייה: { $other }. אותן חלוקות. בוטים: { $bots }; ליכולת: בוט אחד ברמה { $better } בין בוטים ברמה { $worse }. רווחי סמך של 95 %.
lab-note-cards = מה משנה קלף כזה אחד במקום קלף ממוצע. בוטים: { $bots }. רווחי סמך של 95 %.
lab-note-arena = כל חלוקה מכל אחד ממקומותיה. רווחי סמך של 95 %.
lab-note-skill = בוט טוב אחד בין בוטים טובים פחות, כל חלוקה מכל אחד ממקומותיו. רווחי סמך של 95 %.
lab-note-rules = כללים: { $rules }.
lab-measure = מדד
lab-mean = ממוצע
lab-margin = 95 %
lab-median = חציון
lab-middle = 5 … 95 %
lab-moves = מהלכים
lab-turns = תורות
lab-deals = חלוקות
lab-leads = חילופי הובלה
lab-gaps = יתרון המנצח בנקודות
lab-winners = נקודות המנצח
lab-others = נקודות האחרים
lab-better = ניצחונות הבוט הטוב יותר
lab-order-of-play = סדר המשחק
lab-order = { $number ->
    [1] הראשון לשחק
    [2] השני לשחק
    [3] השלישי לשחק
   *[other] מספר { $number } בסדר המשחק
}
lab-seats = מקום
lab-seat = שחקן { $number }
lab-bot = בוט
lab-wins = ניצחונות %
lab-one = דרך אחת
lab-other = השנייה
lab-difference = הפרש
lab-verdict = ממצא
lab-verdict-more = יותר
lab-verdict-less = פחות
lab-verdict-none = לא הוכח הבדל
lab-card = קלף
lab-worth = ניצחונות, נקודות אחוז
lab-worth-points = נקודות
lab-better-bot = טוב יותר
lab-worse-bot = טוב פחות
lab-by-skill = ביכולת %
lab-by-cards = בקלפים %
lab-until-ahead = משחקים עד ליתרון
lab-pair-of = { $better } מול { $worse }
lab-chart-order = ניצחונות לפי סדר המשחק, %
lab-chart-change = מה משתנה ביחס לדרך הראשונה, %
lab-chart-wins-change = ניצחונות: מה משתנה, נקודות אחוז
lab-chart-worth = ניצחונות: קלף כזה אחד במקום קלף ממוצע, נקודות אחוז
lab-chart-skill = ניצחונות הבוט הטוב יותר, %
