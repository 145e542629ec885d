# المختبر: أوامره وجداوله ورسومه البيانية.
cli-lab = دراسة الألعاب: محاكاة، ومقارنة قواعد البيت، ووزن البطاقات، وتمييز الحظ من المهارة.
lab-command = ⁦simulate⁩ أو ⁦compare⁩ أو ⁦cards⁩ أو ⁦skill⁩ أو ⁦scheduler⁩ أو ⁦worker⁩.
lab-simulate = لعب مباريات كثيرة بين الروبوتات ومعرفة كيف تسير اللعبة: كم تدوم، ومن يتقدّم، وأي مقعد يفوز.
lab-compare = لعب التوزيعات نفسها بمجموعتين من القواعد ومعرفة ما يتغيّر.
lab-cards = معرفة قيمة الحصول على كل بطاقة عند التوزيع.
lab-skill = معرفة كم مرة يفوز الروبوت الأفضل: الحظ مقابل المهارة.
lab-scheduler = تشغيل مجدول العنقود. كل من يصل إليه يستطيع تشغيل شيفرة هناك: أبقِه في شبكتك وحدك.
lab-worker = تشغيل عامل في العنقود. كل من يصل إليه يستطيع تشغيل شيفرة هناك: أبقِه في شبكتك وحدك.
lab-game = اللعبة المراد دراستها: { $games }.
lab-players = عدد اللاعبين.
lab-bots = مستوى جميع الروبوتات، أو مستوى لكل مقعد مع فواصل بينها: ⁦random⁩، ⁦beginner⁩، ⁦casual⁩، ⁦skilled⁩، ⁦master⁩، ⁦grandmaster⁩ أو ⁦clairvoyant⁩ الذي يرى جميع البطاقات.
lab-games = كم مباراة على الأقل، على كل طاولة.
lab-keep = ملف يحفظ ما لُعب؛ إذا ذُكر مرة أخرى تُستأنف الدراسة منه.
lab-plot = رسم مخطط في هذا الملف: ⁦.svg⁩ أو ⁦.png⁩ (يحتاج إلى ⁦klaf[lab]⁩).
lab-cluster = عنوان مجدول، مثل ⁦tcp://127.0.0.1:8786⁩: يلعب عمّاله (يحتاج إلى ⁦klaf[cluster]⁩).
lab-with = ما يختلف في الطريقة الأخرى: قاعدة بيت بصيغة ⁦name=value⁩؛ يمكن إعطاء أكثر من واحدة.
lab-with-edition = إصدار الطريقة الأخرى.
lab-pair = روبوت أفضل وروبوت أضعف، لمعرفة هل تزداد أهمية المهارة: ⁦better/worse⁩.
lab-pairs = روبوتات أفضل وأضعف: ⁦better/worse⁩، مع فواصل بين الأزواج.
lab-host = العنوان الذي يُستمع عليه؛ ⁦0.0.0.0⁩ لكل عناوين هذا الجهاز.
lab-port = المنفذ الذي يُستمع عليه؛ 0 لأي منفذ حر.
lab-address = عنوان المجدول، مثل ⁦tcp://127.0.0.1:8786⁩.
lab-no-game = أي لعبة؟ للمساعدة: ⁦klaf lab --help⁩
lab-no-address = أي مجدول؟ أعطِ عنوانه، مثل ⁦tcp://127.0.0.1:8786⁩.
lab-bad-plot = المخطط ملف ينتهي اسمه بـ⁦.svg⁩ أو ⁦.png⁩، وليس «{ $file }».
lab-bad-pair = «{ $value }» ليس زوجًا من الروبوتات: اكتب ⁦better/worse⁩، مثل ⁦skilled/casual⁩ ({ $name }).
lab-nothing-to-compare = المقارنة بماذا؟ أعطِ ⁦--with name=value⁩ أو ⁦--with-edition⁩.
lab-stopped = أُوقفت. مع ⁦--keep FILE⁩ لا يضيع شيء مما لُعب.
lab-stopped-kept = أُوقفت. ما لُعب محفوظ في «{ $file }»؛ الأمر نفسه يُكمل من هناك.
lab-scheduler-ready = المجدول يستمع على العنوان { $address }
lab-worker-ready = عامل للمجدول { $address } يستمع على العنوان { $at }
lab-alone = لم يبقَ للمجدول على العنوان «{ $address }» عمّال. بانتظار عمّال جدد: ⁦klaf lab worker { $address }⁩
arena-no-clairvoyant = الروبوت «{ $name }» يرى جميع البطاقات ولا يجلس إلى أي طاولة: لا يعرفه إلا ⁦klaf lab⁩.
other-study = الملف «{ $file }» يحفظ دراسة أخرى. اذكر ملفًا آخر أو احذفه.
no-card-kinds = لا يعرف المختبر ما هي بطاقات لعبة «{ $game }»، فلا يمكنه أن يقول كم تساوي.
no-cluster = لا مجدول يجيب على العنوان «{ $address }».
no-cluster-workers = ليس للمجدول على العنوان «{ $address }» عمّال. شغّل بعضهم: ⁦klaf lab worker { $address }⁩
no-cluster-lost = المجدول على العنوان «{ $address }» لم يعد يجيب.
no-cluster-losses = تخلّى المجدول على العنوان «{ $address }» عن قطعة واحدة: فُقد أثناء لعبها { $count } من العمّال، واحدًا تلو الآخر.
other-code = العامل على العنوان { $worker } يشغّل شيفرة ({ $code }) غير شيفرة هذا الجهاز ({ $known }). ثبّت ⁦klaf⁩ نفسه على كليهما.

lab-title-simulate = { $game }، عدد اللاعبين { $players }: عدد المباريات { $games }
lab-title-compare = { $game }، عدد اللاعبين { $players }: طريقتان للعب، عدد المباريات { $games }
lab-title-cards = { $game }، عدد اللاعبين { $players }: قيمة البطاقات، عدد المباريات { $games }
lab-title-skill = { $game }، عدد اللاعبين { $players }: الحظ والمهارة، عدد المباريات { $games }
lab-note-simulate = الروبوتات: { $bots }. فترات ثقة 95 %.
lab-note-compare = طريقة: { $one } · والأخرى: { $other }. التوزيعات نفسها. الروبوتات: { $bots }؛ وللمهارة روبوت واحد بمستوى { $better } بين روبوتات بمستوى { $worse }. فترات ثقة 95 %.
lab-note-cards = ما تغيّره بطاقة واحدة كهذه بدل بطاقة متوسطة. الروبوتات: { $bots }. فترات ثقة 95 %.
lab-note-arena = كل توزيعة من كل مقعد من مقاعدها. فترات ثقة 95 %.
lab-note-skill = روبوت أفضل واحد بين روبوتات أضعف، كل توزيعة من كل مقعد من مقاعده. فترات ثقة 95 %.
lab-note-rules = القواعد: { $rules }.
lab-measure = المقياس
lab-mean = المتوسط
lab-margin = 95 %
lab-median = الوسيط
lab-middle = 5 … 95 %
lab-moves = الحركات
lab-turns = الأدوار
lab-deals = التوزيعات
lab-leads = تغيّر المتقدّم
lab-gaps = تقدّم الفائز بالنقاط
lab-winners = نقاط الفائز
lab-others = نقاط الآخرين
lab-better = فوز الروبوت الأفضل
lab-order-of-play = ترتيب اللعب
lab-order = { $number ->
    [1] يلعب أولًا
    [2] يلعب ثانيًا
    [3] يلعب ثالثًا
   *[other] رقم { $number } في ترتيب اللعب
}
lab-seats = المقعد
lab-seat = اللاعب { $number }
lab-bot = الروبوت
lab-wins = الفوز %
lab-one = طريقة
lab-other = الأخرى
lab-difference = الفرق
lab-verdict = النتيجة
lab-verdict-more = أكثر
lab-verdict-less = أقل
lab-verdict-none = لم يثبت فرق
lab-card = البطاقة
lab-worth = الفوز، نقاط مئوية
lab-worth-points = النقاط
lab-better-bot = الأفضل
lab-worse-bot = الأضعف
lab-by-skill = بالمهارة %
lab-by-cards = بالبطاقات %
lab-until-ahead = مباريات حتى التقدّم
lab-pair-of = { $better } بين { $worse }
lab-chart-order = الفوز حسب ترتيب اللعب، %
lab-chart-change = ما يتغيّر نسبةً إلى الطريقة الأولى، %
lab-chart-wins-change = الفوز: ما يتغيّر، نقاط مئوية
lab-chart-worth = الفوز: بطاقة واحدة كهذه بدل بطاقة متوسطة، نقاط مئوية
lab-chart-skill = فوز الروبوت الأفضل، %
