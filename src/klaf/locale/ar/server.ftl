# الطاولة الحيّة: ما يجيب به الخادم، وما يقوله الناس، وأسماء الحركات والقواعد المنزلية.
refused-bad-frame = هذه ليست رسالة: الرسالة كائن ⁦JSON⁩ واحد.
refused-bad-command = لا يوجد أمر كهذا في البروتوكول: انظروا إلى «{ $named }».
refused-frame-large = الرسالة كبيرة جدًّا: الحدّ الأقصى { $most } بايت.
refused-too-fast = هذا كثير دفعة واحدة: الحدّ الأقصى { $most }. انتظروا لحظة.
refused-try-again = لا يُعرف بعد هل تمّ ذلك. حاولوا مرة أخرى: لن يُنفَّذ إلا مرة واحدة.
refused-starting = الخادم يبدأ العمل الآن. حاولوا مرة أخرى بعد لحظة.
refused-failed = حدث خطأ هنا، ولا يُعرف هل تمّ ذلك. حاولوا مرة أخرى.
refused-damaged = لا يمكن فتح هذه الطاولة: المحفوظ منها غير متّسق.
refused-other-rules = بدأت هذه المباراة وفق قواعد لا يعرفها هذا الخادم، ولا يمكن متابعتها هنا. لم يضع منها شيء.
refused-origin = هذا الطلب من صفحة موقع آخر.
refused-no-guest = قولوا أولًا ما اسمكم.
refused-bad-transfer = هذا الرمز خاطئ أو مستعمل أو قديم. خذوا رمزًا جديدًا من الجهاز الآخر.
refused-name-characters = في هذا الاسم رموز لا تُرى أو قد تضلّل.
refused-name-long = هذا الاسم طويل جدًّا: الحدّ الأقصى { $most } رمزًا.
refused-name-empty = يجب أن يكون في الاسم حرف أو رقم.
refused-name-taken = على هذه الطاولة من يشبه اسمه هذا الاسم. اختاروا اسمًا آخر.
refused-name-bot = هكذا تُسمّى الروبوتات هنا. اختاروا اسمًا آخر.
refused-no-table = لا توجد طاولة { $code }.
refused-no-match = لا توجد على هذه الطاولة مباراة رقم { $match }، أو أنها لم تنتهِ بعد.
refused-no-page = لا يوجد شيء في هذا العنوان.
refused-no-method = لا يمكن فعل ذلك في هذا العنوان.
refused-too-many-tables = عدد الطاولات التي فتحتموها مع آخرين ولم تنتهِ { $most }. أنهوا واحدة أولًا.
refused-too-many-tables-here = فُتحت طاولات كثيرة من شبكتكم. حاولوا لاحقًا.
refused-too-many-bots = يجب أن يبقى مقعد واحد على الأقل لشخص: عدد مقاعد هذه الطاولة { $seats }.
refused-not-entered = ادخلوا إلى طاولة أولًا.
refused-not-seated = ليس لكم مقعد على هذه الطاولة.
refused-not-host = هذا للمضيف وحده.
refused-not-playing = لا تُلعب مباراة الآن.
refused-playing = يمكن ذلك قبل المباراة أو بعدها فقط.
refused-no-seat = لا يوجد مقعد كهذا على الطاولة.
refused-seat-taken = هذا المقعد مشغول.
refused-seat-empty = لا أحد يجلس هناك.
refused-seat-no-person = لا يجلس هناك شخص.
refused-seats-open = ما زالت هناك مقاعد شاغرة: انتظروا أشخاصًا أو أضيفوا روبوتات.
refused-seats-needed = هناك من يجلس على مقعد سيُزال.
refused-other-game = للطاولة لعبتها. افتحوا طاولة جديدة للعبة أخرى.
refused-no-mark = لا يُحدَّد أحد في هذه اللعبة.
refused-nothing-to-mark = لا يُحدَّد أحد في هذه اللعبة: البطاقات تقرّر من يبدأ (⁨{ $rule }⁩).
refused-other-commitment = هذه المساهمة لخلط آخر.
refused-shared-already = لقد ساهمتم في هذا الخلط من قبل.
refused-stale = تغيّرت الطاولة منذ أن اخترتم هذا.
refused-no-phrase = لا توجد عبارة كهذه.

bye-elsewhere = مقعدكم مفتوح على جهاز آخر أو في نافذة أخرى.
bye-slow = اتصالكم أبطأ من أن يتابع الطاولة. عودوا حين يتحسّن.
bye-flood = وصلت من هنا رسائل كثيرة جدًّا.
bye-guest = قولوا أولًا ما اسمكم.
bye-sockets = لديكم نوافذ كثيرة مفتوحة هنا.
bye-failed = حدث خطأ هنا. لم يضِع شيء؛ عودوا بعد لحظة.
bye-starting = الخادم يبدأ العمل الآن. ستُفتح الطاولة بعد لحظة.
bye-stopping = يُعاد تشغيل الخادم. لم يضع شيء؛ ستُفتح الطاولة من جديد بعد لحظة.

level-beginner = مبتدئ
level-casual = هاوٍ
level-skilled = ماهر
level-master = خبير
table-bot = روبوت { $number } ({ $level })
table-out-of-turn = ليس دورك، بل دور { $name } ({ $rule }).
table-catch-nobody = لا يجب أي إعلان على { $name } ({ $rule }).
table-catch-in-turn = الدور الآن دور { $name }، فلا يجوز الضبط الآن ({ $rule }).
table-catch-let-off = سبق أن تنازلت عن ضبط { $name } ({ $rule }).

phrase-hello = مرحبًا!
phrase-good-luck = حظًّا سعيدًا!
phrase-nice-move = حركة جميلة!
phrase-well-played = أحسنتم اللعب!
phrase-thinking = دعوني أفكّر…
phrase-your-turn = دوركم!
phrase-oops = عفوًا، أخطأت!
phrase-so-close = كدنا نفعلها!
phrase-thanks = شكرًا!
phrase-sorry = المعذرة!
phrase-one-more = مباراة أخرى؟
phrase-goodbye = إلى اللقاء!
phrase-clap = تصفيق
phrase-laugh = ضحك
phrase-wow = دهشة
phrase-heart = قلب
phrase-cry = دموع
phrase-parrot = ببغاء

move-taki-lay = { $call ->
    [1] وضع { $card } مع إعلان «آخر بطاقة!»
   *[other] وضع { $card }
}
move-taki-name = { $call ->
    [1] وضع { $card } واختيار { $named } مع إعلان «آخر بطاقة!»
   *[other] وضع { $card } واختيار { $named }
}
move-taki-draw = السحب
move-taki-close = إعلان «تاكي مغلق»
move-taki-end = إنهاء الدور وتركه مفتوحًا
move-taki-last = إعلان «آخر بطاقة!»
move-taki-pass = التمرير
move-taki-catch = الإمساك بالمقعد { $seat }
move-eight-lay = { $count ->
    [1] وضع { $card }
   *[other] وضع { $card } × { $count }
}
move-eight-combine = { $count ->
    [1] وضع { $card } مع نصف
   *[other] وضع { $card } × { $count } مع نصف
}
move-eight-blind = قلب البطاقة العمياء { $place }
move-eight-take = أخذ الصندوق
move-eight-keep = عدم التبديل
move-eight-swap = تبديل بطاقتكم المفتوحة { $place } بالبطاقة { $to } من المقعد { $seat }
move-tuki-open = كشف المكان { $place }
move-tuki-bin = أخذ البطاقة العليا من السلة
move-tuki-pile = السحب من الكومة
move-tuki-put = وضع البطاقة في المكان { $place }
move-tuki-throw = رمي البطاقة وكشف المكان { $place }
move-tuki-throw-away = رمي البطاقة
move-tuki-hover = وضع البطاقة في المكان { $place }؛ والببغاء يطير إلى المكان { $to }

option-taki-first_card = البطاقة القائدة الأولى
    .is-coloured = أي بطاقة ملوّنة
    .is-number = رقم
    .is-any = أي بطاقة
option-taki-opener = من يبدأ
    .is-seed = بالقرعة
option-taki-must_play = من يستطيع اللعب يجب أن يلعب
option-taki-last_card = لم تُعلن «آخر بطاقة!»
    .is-auto = أربع بطاقات تلقائيًّا
    .is-catch = أربع بطاقات إن انتبه أحد
    .is-off = بلا إعلان
option-taki-direction_two = تغيير الاتجاه بين لاعبَين
    .is-pass = ينتقل الدور
    .is-stop = يلعب اللاعب مرة أخرى
option-taki-plus3_in_chain = ⁦+3⁩ على ⁦+2⁩ فعّالة
    .is-adds3 = تضيف ثلاث بطاقات
    .is-adds2 = تضيف بطاقتين
    .is-forbidden = ممنوع
option-taki-plus3_ends_taki = يجوز أن تُنهي ⁦+3⁩ تاكي
option-taki-break_in_chain = ⁦+3⁩ كُسرت في سلسلة
    .is-all = يسحب صاحبها الدَّين كله
    .is-three = يسحب صاحبها ثلاث بطاقات
option-taki-win_before_break = ⁦+3⁩ آخرَ بطاقة تفوز فورًا
option-taki-auto_close = تاكي يُغلق دائمًا
option-taki-pyramid = بطولة الهرم
option-taki-pyramid_start = بطاقات المرحلة الأولى من الهرم
option-eight-zeros = الأصفار في الرزمة
    .is-14 = 14
    .is-6 = 6
option-eight-opener = من يبدأ اللعبة التالية
    .is-lowest = صاحب أدنى بطاقة صفراء
    .is-winner = من أنهى بطاقاته
option-eight-may_take = يجوز أخذ الصندوق مع إمكان اللعب
option-eight-five_after_demon = الخمسة تُلزم عبر العفريت أيضًا
option-eight-half_arrests = النصف أيضًا يعتقل
option-eight-show_seen_blinds = إظهار البطاقات العمياء التي شوهدت
option-eight-tie_fewest = التعادل في أقل عدد من البطاقات
    .is-all = لكل واحد نقطة
    .is-none = لا نقطة لأحد
option-tuki-birthday = عيد ميلاد من هو القادم
    .is-seed = بالقرعة
option-tuki-double_parrot = ببغاءان في عمود
    .is-zero = يساويان صفرًا
    .is-joins = ينضمّان إلى أي رقم
option-tuki-hover_any = يجوز أن يحلّق الببغاء مع أي بطاقة
option-tuki-stall = الحدّ الأقصى للجولات بلا بطاقة مكشوفة

serve-about = استضافة طاولات للناس والروبوتات، للمتصفحات ولبرامج أخرى.
serve-argument = لا شيء: كل شيء يُضبط بالخيارات.
serve-host = العنوان الذي يُستمع إليه.
serve-port = المنفذ الذي يُستمع إليه.
serve-store = مكان حفظ الطاولات: ملف، أو ⁦postgresql://…⁩ لعدة عمليات.
serve-origin = مصدر آخر يجوز لصفحاته الاتصال؛ يمكن إعطاء عدة مصادر.
serve-proxies = عناوين الوسطاء الذين تُصدَّق ترويسات ⁦X-Forwarded⁩ منهم، تفصل بينها فواصل.
serve-secure-cookies = إرسال ملفات الارتباط عبر ⁦HTTPS⁩ فقط: خلف وسيط يدعمه.
serve-keep-days = عدد الأيام التي تُحذف بعدها طاولة لم يمسّها أحد.
serve-lan = إتاحة الوصول للهواتف والحواسيب في الشبكة نفسها؛ يعرض العنوان ورمز ⁦QR⁩.
serve-open = فتحها فورًا في متصفح هذا الجهاز.
serve-quiet = تسجيل الأخطاء فقط.
serve-open-here = افتحوا { $address } في المتصفح.
serve-open-lan = في هذه الشبكة: { $address }
serve-bad-store = لا يمكن فتح المخزن: { $store }
serve-store-taken = الملف ⁨{ $store }⁩ يستخدمه خادم ⁨klaf⁩ آخر. أوقفوه، أو أعطوا كل خادم ملفًّا خاصًّا به؛ ويمكن لعدة خوادم أن تتشارك ⁨PostgreSQL⁩ واحدًا (⁨--store postgresql://…⁩).
serve-port-taken = لا يمكن استعمال المنفذ { $port } في العنوان { $host }: إنه مشغول أو ممنوع.

verify-about = فحص سجلّ: الخلط والتوزيع وكل الحركات.
verify-argument = ملف السجلّ.
verify-share = المساهمة التي قدّمها برنامجكم، بالصيغة ⁦SEAT:⁩ ثم 64 رقمًا ست عشريًّا؛ يمكن إعطاء عدة مساهمات.
verify-commitment = الالتزام الذي عُرض على برنامجكم قبل التوزيع.
verify-good = السجلّ سليم: الخادم وفى بكلمته، واستُعملت كل المساهمات، والتوزيع ناتج عن المفتاح، وكل الحركات قانونية وعددها { $moves }.
verify-good-unproved = كل حركات السجلّ قانونية وعددها { $moves }. ولا يقول السجلّ شيئًا عن كيفية نشوء المفتاح.
verify-no-file = لا يمكن قراءة الملف { $file }.
verify-no-record = اذكروا ملف سجلّ: ⁦klaf verify RECORD⁩
verify-bad-share = «{ $value }» ليست مساهمة: الصيغة هي ⁦SEAT:SHARE⁩.
verify-no-proof = لا يحتوي السجلّ على برهان للخلط.
verify-damaged = السطر «{ $line }» في السجلّ تالف.
verify-broken-commitment = لم يفِ الخادم بكلمته: سرّه لا يوافق الالتزام المذكور في السجلّ.
verify-other-commitment = الالتزام المذكور في السجلّ ليس الذي عُرض على برنامجكم.
verify-other-share = مساهمة المقعد { $seat } أُسقطت أو استُبدلت.
verify-other-key = مفتاح المباراة لا ينتج عن السرّ والمساهمات.
