# Bots: their levels, and the arena in which they meet.
level-random = عشوائي
level-clairvoyant = يرى كل شيء
level-grandmaster = خبير كبير
seat-level = اللاعب { $number } ({ $level })

cli-arena = دع الروبوتات تلعب بعضها ضد بعض وقِس قوّتها.
arena-players = كم لاعبًا يلعب؛ يجب تسمية العدد نفسه من الروبوتات.
arena-bots = الروبوتات حول الطاولة حسب المستوى: ⁨random⁩ و⁨beginner⁩ و⁨casual⁩ و⁨skilled⁩ و⁨master⁩ و⁨grandmaster⁩.
arena-games = كم مباراة على الأقل؛ كل توزيعة تُلعب من جديد مع تبديل المقاعد.
arena-seed = عدد صحيح أو 64 رقمًا ست عشريًا: البذرة نفسها تعطي النتيجة نفسها.
arena-json = اكتب النتيجة بصيغة ⁨JSON⁩ في هذا الملف؛ - يطبعها.
arena-threads = كم خيط تنفيذ يُستخدم؛ وإلا فكل الأنوية.
arena-bots-per-seat = { $players } لاعبين يحتاجون إلى العدد نفسه من الروبوتات؛ وقد سمّيت { $bots }.
arena-bad-file = لا يمكن استخدام الملف «{ $file }».
arena-bad-file-missing = لا يمكن استخدام الملف «{ $file }»: مجلده غير موجود.
arena-bad-file-forbidden = لا يمكن استخدام الملف «{ $file }»: لا إذن بذلك.
arena-bad-file-folder = «{ $file }» مجلد وليس ملفًا.
arena-bad-file-full = لا يمكن الكتابة في الملف «{ $file }»: القرص ممتلئ.
keep-damaged = الملف «{ $file }» تالف عند السطر { $line }. احذف هذا السطر وسيُلعب ما كان فيه من جديد.
arena-progress = { $done } من { $games } · بقي { $minutes } د { $seconds } ث
arena-title = { $game }، { $players } لاعبين، { $games } مباراة، { $moves } حركة في كل منها
arena-bot = الروبوت
arena-seats = المقاعد
arena-wins = الفوز %
arena-margin = 95 %
arena-place = المركز
arena-rating = التقييم
