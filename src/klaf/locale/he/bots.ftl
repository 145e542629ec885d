# Bots: their levels, and the arena in which they meet.
level-random = אקראי
level-clairvoyant = רואה הכול
level-grandmaster = רב־אמן
seat-level = שחקן { $number } ({ $level })

cli-arena = לתת לבוטים לשחק זה בזה ולמדוד כמה הם חזקים.
arena-players = כמה משחקים; יש לציין מספר זהה של בוטים.
arena-bots = הבוטים שסביב השולחן, לפי רמה: ⁨random⁩, ⁨beginner⁩, ⁨casual⁩, ⁨skilled⁩, ⁨master⁩, ⁨grandmaster⁩.
arena-games = כמה משחקים לפחות; כל חלוקה משוחקת שוב כשהמקומות מתחלפים.
arena-seed = מספר שלם או 64 ספרות הקסדצימליות: אותו זרע נותן אותה תוצאה.
arena-json = לכתוב את התוצאה כ־⁨JSON⁩ לקובץ הזה; - מדפיס אותה.
arena-threads = בכמה תהליכונים להשתמש; בלי זה, בכל הליבות.
arena-bots-per-seat = ל־{ $players } שחקנים דרוש מספר זהה של בוטים; ציינת { $bots }.
arena-bad-file = אי אפשר להשתמש בקובץ "{ $file }".
arena-bad-file-missing = אי אפשר להשתמש בקובץ "{ $file }": התיקייה שלו אינה קיימת.
arena-bad-file-forbidden = אי אפשר להשתמש בקובץ "{ $file }": אין הרשאה לכך.
arena-bad-file-folder = "{ $file }" היא תיקייה, לא קובץ.
arena-bad-file-full = אי אפשר לכתוב לקובץ "{ $file }": הדיסק מלא.
keep-damaged = הקובץ "{ $file }" פגום בשורה { $line }. מחקו את השורה, ומה שהיה בה ישוחק שוב.
arena-progress = { $done } מתוך { $games } · נותרו { $minutes } דק׳ { $seconds } שנ׳
arena-title = { $game }, { $players } שחקנים, { $games } משחקים, { $moves } מהלכים בכל אחד
arena-bot = בוט
arena-seats = מקומות
arena-wins = ניצחונות %
arena-margin = 95 %
arena-place = מקום
arena-rating = דירוג
