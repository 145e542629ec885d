# الطاولة في المتصفح: الشاشات والأزرار، وأسماء لمن يستمع بدل أن ينظر.
# Latin letters and signs such as +2 stand between U+2066 and U+2069, so that they read rightly from right to left.
web-title = ⁦klaf⁩ · ألعاب بطاقات
web-title-of = ‏{ $page } · ⁦klaf⁩
web-title-table = { $game }، الطاولة { $code }
web-title-code = الطاولة { $code }
web-title-replay = إعادة العرض: { $game }
web-brand = ⁦klaf⁩
web-hero = نخلط، نوزّع، ونضحك.
web-hero-more = ثلاث ألعاب بطاقات تحبّها العائلات، مع الأصدقاء أو ضد الروبوتات.
web-footer = مشروع معجبين غير رسمي، بكلماته ورسومه الخاصة. تاكي علامة تجارية لصاحبها.
web-play-now = العب الآن
web-with-friends = مع الأصدقاء
web-dealing = جارٍ التوزيع…
web-continue = العودة إلى { $game }
web-with-people = مع { $names }
web-against-bots = ضد الروبوتات
web-not-dealt = لم تُوزَّع البطاقات بعد
web-all-own-tables = كل الطاولات ({ $count })
web-rules = القواعد
web-rules-of = القواعد: { $game }
web-game = اللعبة
web-join = الانضمام إلى الأصدقاء
web-join-hint = اكتب الرمز الذي أعطاك إياه صديق: ستة أحرف وأرقام.
web-join-go = انضمام
web-code = رمز الطاولة
web-code-is = رمز الطاولة: { $code }
web-bad-code = الرمز ستة أحرف وأرقام.
web-code-letters = ليس في الرموز الرقمان 0 و1 ولا الحرفان ⁨O⁩ و⁨I⁩. انظر إلى الرمز مرة أخرى.
web-open-tables = طاولات مفتوحة
web-no-tables = لا توجد طاولات مفتوحة الآن. افتح واحدة ليراها الآخرون هنا.
web-free-seats = { $count ->
    [one] مقعد شاغر واحد
    [two] مقعدان شاغران
    [few] { $count } مقاعد شاغرة
   *[other] { $count } مقعدًا شاغرًا
}
web-guest-1 = هدهد
web-guest-2 = غزال
web-guest-3 = دلفين
web-guest-4 = قنفذ
web-guest-5 = صقر
web-guest-6 = سلحفاة
web-guest-7 = ثعلب
web-guest-8 = بومة
web-guest-9 = جمل
web-guest-10 = أسد
web-guest-11 = سنونو
web-guest-12 = باندا

web-home = الرئيسية
web-back = رجوع
web-close = إغلاق
web-cancel = إلغاء
web-loading = لحظة من فضلك…
web-no-script = يحتاج التوزيع إلى ⁦JavaScript⁩. اسمح به لهذه الصفحة ثم حمّلها من جديد.
web-settings = الإعدادات
web-menu = القائمة
web-language = اللغة
web-lang-en = ⁦English⁩
web-lang-he = עברית
web-lang-ar = العربية
web-your-name = اسمك
web-name-later = يرى الآخرون على الطاولة اسمك الجديد ابتداءً من المباراة القادمة.
web-theme = الإضاءة
web-theme-auto = مثل الجهاز
web-theme-light = فاتحة
web-theme-dark = داكنة
web-speed = سرعة البطاقات
web-speed-slow = بطيئة
web-speed-normal = عادية
web-speed-fast = سريعة
web-sound = الصوت
web-motion-less = حركة أقل
web-patterns = نقوش إلى جانب الألوان
web-patterns-hint = لمن لا تميّز عينه كل الألوان
web-large = بطاقات أكبر
web-left-handed = اليد اليسرى
web-left-handed-hint = تنتقل الأزرار إلى الجهة الأخرى

web-create-title = { $game } مع الأصدقاء
web-create-go = فتح الطاولة
web-players = اللاعبون
web-bots = منهم روبوتات
web-level = مستوى الروبوتات
web-clock = وقت الدور
web-clock-none = بلا حد
web-seconds = { $count } ث
web-edition = الإصدار
web-public = مفتوحة للجميع
web-public-hint = تظهر الطاولة في الصفحة الرئيسية
web-house-rules = القواعد المنزلية
web-number-between = هنا يُكتب عدد صحيح، من { $lowest } إلى { $highest }.
web-number-least = هنا يُكتب عدد صحيح، { $lowest } أو أكثر.

web-invite = دعوة الأصدقاء
web-invite-hint = يفتحون الرابط، أو يوجّهون الهاتف إلى الصورة، أو يكتبون هذا الرمز:
web-qr = رمز الدعوة للمسح بالهاتف
web-copy-link = نسخ الرابط
web-copied = تم النسخ
web-share = مشاركة
web-around-table = حول الطاولة
web-free = شاغر
web-host = المضيف
web-away = غائب
web-sit = الجلوس هنا
web-stand = القيام
web-add-bot = روبوت
web-remove = إخلاء مقعد { $name }
web-start = توزيع البطاقات
web-waiting-for = { $count ->
    [one] بانتظار لاعب آخر
    [two] بانتظار لاعبَين آخرَين
    [few] بانتظار { $count } لاعبين آخرين
   *[other] بانتظار { $count } لاعبًا آخر
}
web-choose-seat = اختر مقعدًا شاغرًا، أو تابع كمتفرج.
web-table-full = الطاولة مكتملة. ابقَ هنا لتتابع كمتفرج.
web-host-starts = يوزّع المضيف عندما يحضر الجميع.
web-host-you = أنت المضيف الآن: التوزيع لك.
web-redealt = لم يصل رقم { $name } للخلط في الوقت: تُخلط البطاقات من جديد بدونه.
web-restarted = أُعيد تشغيل الخادم: تُخلط البطاقات من جديد.
web-restored = عاد الخادم إلى نسخة احتياطية في وسط المباراة: تُوزَّع البطاقات من جديد.
web-host-now = المضيف الآن: { $name }

web-starting = نجهّز البطاقات …
web-starting-more = يستغرق التشغيل الأول دقيقة أو دقيقتين، وما بعده لحظة. ستتابع الصفحة وحدها؛ يمكن الضغط على «العب الآن» وستوزَّع البطاقات حالما يصبح كل شيء جاهزًا.
web-device = اللعب على جهاز آخر
web-device-more = ينتقل الاسم والمقاعد والطاولات معًا. بلا حساب وبلا كلمة مرور.
web-device-from = من هذا الجهاز
web-device-from-more = اعرض هنا ستة أرقام واكتبها على الجهاز الآخر خلال دقيقة.
web-device-show = إظهار الأرقام
web-device-renew = إظهار أرقام جديدة
web-device-to = إلى هذا الجهاز
web-device-to-more = اكتب الأرقام الستة التي يعرضها الجهاز الآخر. ستحلّ محلّ من يلعب هنا الآن.
web-device-code = ستة أرقام
web-device-go = المتابعة هنا
web-device-bad = في الرمز ستة أرقام.
web-device-done = أهلًا بعودتك يا { $name }!
web-hear-phrases = إظهار ما يقوله الآخرون
web-muted = مكتوم
web-mute = كتم
web-unmute = الاستماع من جديد
web-make-host = تسليم الاستضافة
web-free-seat = إخلاء المقعد
web-seat-more = المزيد عن { $name }
web-level-one = المستوى
web-mark-lot = بالقرعة
web-table-settings = إعدادات الطاولة
web-change-table = تغيير الطاولة
web-next-match = يسري ذلك ابتداءً من المباراة التالية.
web-host-rules = المضيف يضبط الطاولة بين المباريات.

web-bot = روبوت { $number }
web-turn-of = الدور الآن: { $name }
web-several-turn = الدور الآن لعدة لاعبين
web-your-turn = دورك الآن
web-match-over = انتهت المباراة
web-match-begun = بدأت المباراة التالية

web-show-rule = القاعدة
web-take-back = استعادة مقعدي
web-stand-in = روبوت يلعب بدلًا منك

web-card-playable = { $card }، يمكن وضعها
web-card-not = { $card }، ليس الآن
web-hidden-card = بطاقة مخفية
web-own-hand = { $count ->
    [one] في يدك بطاقة واحدة
    [two] في يدك بطاقتان
    [few] في يدك { $count } بطاقات
   *[other] في يدك { $count } بطاقة
}
web-hand-of = { $count ->
    [one] في يد { $name }: بطاقة واحدة
    [two] في يد { $name }: بطاقتان
    [few] في يد { $name }: { $count } بطاقات
   *[other] في يد { $name }: { $count } بطاقة
}
web-cards-of = بطاقات { $name }
web-watching = أنت متفرج. بطاقات { $name }
web-cards = { $count ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
   *[other] { $count } بطاقة
}
web-draw-pile = { $count ->
    [one] كومة السحب، بطاقة واحدة
    [two] كومة السحب، بطاقتان
    [few] كومة السحب، { $count } بطاقات
   *[other] كومة السحب، { $count } بطاقة
}
web-pile-count = { $count ->
    [one] فيها بطاقة واحدة
    [two] فيها بطاقتان
    [few] فيها { $count } بطاقات
   *[other] فيها { $count } بطاقة
}
web-points = { $count ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
}
web-time-left = { $count ->
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
   *[other] بقيت { $count } ثانية
}
web-log = ماذا حدث
web-log-empty = لم يحدث شيء بعد.
web-phrases = قل شيئًا
web-line-good = متصل
web-line-bad = لا اتصال
web-spectators = { $count ->
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
   *[other] { $count } متفرجًا
}
web-leave = مغادرة الطاولة
web-keys = لوحة المفاتيح
web-key-cards = اختيار بطاقة؛ ⁦Enter⁩ لوضعها
web-key-draw = السحب
web-key-rules = القواعد
web-key-log = ماذا حدث
web-key-state = وصف الوضع

web-deal-over = النقاط
web-next-deal = متابعة
web-you-won = لقد فزت!
web-winner = { $count ->
    [one] الفوز: { $names }
   *[other] فوز مشترك: { $names }
}
web-show-result = عرض النتيجة
web-rematch = لنلعب ثانية
web-host-rematch = يمكن للمضيف أن يوزّع من جديد.
web-replay = إعادة العرض
web-replay-last = إعادة عرض المباراة السابقة
web-check-shuffle = فحص الخلط
web-fair-how = قبل التوزيع التزم الخادم ومتصفّح كل لاعب برقم سرّي، ولم تُكشف الأرقام إلا بعد ذلك. الخلط ينتج عنها كلها معًا، فلا أحد كان يستطيع اختياره. وقد حسبته هذه الصفحة الآن من جديد:
web-fair-bound = سرّ الخادم هو نفسه الذي التزم به قبل التوزيع.
web-fair-not-bound = سرّ الخادم ليس الذي التزم به قبل التوزيع!
web-fair-sealed = التزم الجميع بأرقامهم قبل أن يُكشف أي رقم.
web-fair-not-sealed = هناك رقم ليس هو الذي جرى الالتزام به قبل كشف الأرقام الأخرى!
web-fair-redealt = خُلطت البطاقات من جديد مرة: لم يصل رقم { $name } في الوقت.
web-fair-restarted = خُلطت البطاقات من جديد مرة: أُعيد تشغيل الخادم.
web-fair-made = { $count ->
    [one] مفتاح الخلط ناتج عن ذلك السر وعن رقم لاعب واحد.
    [two] مفتاح الخلط ناتج عن ذلك السر وعن رقمَي لاعبَين.
    [few] مفتاح الخلط ناتج عن ذلك السر وعن أرقام { $count } لاعبين.
   *[other] مفتاح الخلط ناتج عن ذلك السر وعن أرقام { $count } لاعبًا.
}
web-fair-not-made = { $count ->
    [one] مفتاح الخلط لا ينتج عن ذلك السر وعن رقم لاعب واحد!
    [two] مفتاح الخلط لا ينتج عن ذلك السر وعن رقمَي لاعبَين!
    [few] مفتاح الخلط لا ينتج عن ذلك السر وعن أرقام { $count } لاعبين!
   *[other] مفتاح الخلط لا ينتج عن ذلك السر وعن أرقام { $count } لاعبًا!
}
web-fair-dealt = بطاقات التوزيعة الأولى مرتّبة تمامًا كما يخلطها هذا المفتاح.
web-fair-not-dealt = بطاقات التوزيعة الأولى ليست مرتّبة كما يخلطها هذا المفتاح!
web-fair-mine = رقم متصفحك موجود بينها من دون تغيير.
web-fair-not-mine = رقم متصفحك حُذف أو غُيّر!
web-fair-silent = يقول السجلّ إن متصفّحك لم يكشف رقمه في الوقت، لكنه أرسله فورًا: إما أن اتصالك كان بطيئًا، أو أن الخادم لا يقول الحقيقة!
web-fair-hidden = شارك متصفّحك في جولة من الخلط لا تظهر في السجلّ: إما أن الخادم أخفاها، أو عاد إلى نسخة احتياطية قديمة!
web-fair-absent = لا رقم لمتصفّحك في هذا الخلط: إما أنه وصل متأخرًا، أو أُسقط!
web-fair-numbers = الأرقام
web-fair-none = لا يوجد ما يُفحص في هذه المباراة.

web-see-as = بعيون مَن
web-all-cards-open = البطاقات مكشوفة
web-step = الخطوة { $step } من { $count }
web-first = إلى البداية
web-previous = خطوة إلى الوراء
web-run = تشغيل
web-pause = إيقاف مؤقت
web-next = خطوة إلى الأمام
web-final = إلى النهاية
web-replay-damaged = بقية هذه المباراة تالفة حيث حُفظت: تمكن مشاهدتها حتى ذلك الموضع.
web-no-replay = لا يوجد ما يُعاد
web-no-replay-more = لم تعد هذه المباراة معروفة هنا، أو أن العنوان غير كامل.

web-offline = لا اتصال
web-offline-more = الخادم لا يجيب. تحقّق من الاتصال بالشبكة وحاول من جديد.
web-reconnecting = انقطع الاتصال. نحاول من جديد…
web-removed = أخلى المضيف مقعدك. يمكنك المتابعة كمتفرج أو اختيار مقعد آخر.
web-new-guest = لم يعد الخادم يعرفك: دخلت من جديد ضيفًا.
web-try-again = محاولة أخرى
web-trouble = لم ينجح ذلك
web-not-found = لا شيء هنا
web-not-found-more = هذا العنوان لا يقود إلى أي مكان. الطاولات هناك:
web-outdated = هذه الصفحة قديمة
web-outdated-more = جرى تجديد الخادم. حمّل الصفحة من جديد؛ طاولتك ما زالت هناك.
web-reload = تحميل من جديد
web-elsewhere = اللعبة مفتوحة في نافذة أخرى
web-stopped = أغلقت الطاولة الخط
web-play-here = اللعب هنا

web-learn = تعلّم وأنت تلعب
web-learn-title = نتعلّم: { $game }
web-lesson-step = { $step } من { $count }
web-lesson-other = هذا ممكن أيضًا. لكن لنجرّب الآن ما يلي:
web-lesson-done = أحسنت اللعب!
web-lesson-done-more = صار بإمكانك الجلوس إلى طاولة حقيقية. الباقي يأتي مع اللعب، والقواعد دائمًا في متناول اليد.
web-lesson-again = مرة أخرى
