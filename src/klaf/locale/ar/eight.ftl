# ثمانية ونصف: البطاقات، ولماذا لا تجوز حركة، وما يحدث حول الطاولة.
# Values such as 8½ stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
eight-card = { $card }
eight-card-half = نصف
eight-card-demon = عفريت
eight-value = { $value }

why-eight-not-held = { $held ->
    [0] ليست لديك بطاقة { $card } يمكن وضعها ({ $rule }).
    [one] لديك بطاقة { $card } واحدة فقط يمكن وضعها، لا { $wanted } ({ $rule }).
    [two] لديك بطاقتان فقط من { $card } يمكن وضعهما، لا { $wanted } ({ $rule }).
   *[other] لديك { $held } فقط من بطاقات { $card } يمكن وضعها، لا { $wanted } ({ $rule }).
}
why-eight-hand-first = توضع بطاقات اليد أولًا: لا تُلعب البطاقات المفتوحة، ومنها { $card }، إلا بعد نفاد اليد والبنك ({ $rule }).
why-eight-must-open = افتتاح اللعبة لك، وبأدنى بطاقة تفتتحها: يجب وضع البطاقة { $card } ({ $rule }).
why-eight-too-low = البطاقة { $card } أدنى من قيمة الصندوق، وهي { $value } ({ $rule }).
why-eight-can-play = يمكنك اللعب على { $value }، فهو واجب عليك: لا يؤخذ الصندوق إلا عند عدم وجود بطاقة مناسبة ({ $rule }).
why-eight-take-empty = الصندوق فارغ: لا يوجد فيه ما يؤخذ ({ $rule }).
why-eight-half-on-top = لا يجوز وضع «نصف» على ⁦8½⁩ ({ $rule }).
why-eight-zero-on-top = لا يجوز وضع «صفر» على ⁦8½⁩ ({ $rule }).
why-eight-zero-on-part = لا توضع «صفر» إلا على عدد صحيح؛ وقيمة الصندوق { $value } ({ $rule }).
why-eight-together-too-low = بطاقتا 8 و«نصف» معًا تساويان ⁦8½⁩، وهذا أدنى من قيمة الصندوق، وهي { $value } ({ $rule }).
why-eight-on-five = على خمسة توضع 5 أو رقم أدنى منها، أو «نصف» أو «عفريت» أو «صفر»؛ والبطاقة { $card } أعلى من المسموح ({ $rule }).
why-eight-on-five-together = على خمسة توضع 5 أو رقم أدنى منها، أو «نصف» أو «عفريت» أو «صفر»؛ والحركة { $move } أعلى من المسموح ({ $rule }).
why-eight-blind-too-early = تأتي البطاقات العمياء أخيرًا، بعد نفاد اليد والبطاقات المفتوحة ({ $rule }).
why-eight-blind-gone = لم تعد في المكان { $place } بطاقة عمياء ({ $rule }).
why-eight-only-blind = لم تبقَ لديك إلا بطاقات عمياء: يجب كشف واحدة منها ({ $rule }).
why-eight-take-blind = يجب كشف بطاقة عمياء: إذا لم تكن مناسبة فعليك أخذ الصندوق ({ $rule }).
why-eight-no-swaps = لا يوجد في هذا الإصدار نائب ولا مبادلة ({ $rule }).
why-eight-swap-first = على النائب أولًا أن يبادل بطاقة مفتوحة أو أن يُبقي بطاقاته كلها ({ $rule }).
why-eight-swap-over = المبادلة للنائب وحده، وقبل رؤية الأيدي فقط ({ $rule }).
why-eight-swap-own = تكون المبادلة مع لاعب آخر، لا مع نفسك ({ $rule }).
why-eight-swap-nobody = لا يوجد مقعد { $other } لتجري المبادلة معه: المقاعد من 0 إلى { $last } ({ $rule }).

eight-begun = اللعبة { $number }
eight-laid-out = { $name }: البطاقات المفتوحة { $cards }
eight-may-swap = { $name } (النائب): تجوز مبادلة بطاقة مفتوحة
eight-swapped = { $name }: مبادلة! أُعطيت البطاقة { $card } وأُخذت البطاقة { $other_card }. الطرف الآخر: { $other }
eight-kept = { $name }: من دون مبادلة
eight-dealt = { $name }: في التوزيع { $cards }
eight-dealt-hidden =
    { $name }: في التوزيع { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
eight-opens = { $free ->
    [0] { $name }: افتتاح بالبطاقة { $card }{ $by_lot ->
        [0] {""}
       *[other] ، بالقرعة
    }
   *[other] { $name }: افتتاح بأي بطاقة{ $by_lot ->
        [0] {""}
       *[other] ، بالقرعة
    }
}
eight-laid = { $source ->
    [open] { $name }: { $cards } من البطاقات المفتوحة؛ قيمة الصندوق { $value }
    [blind] { $name }: { $cards }، بطاقة عمياء؛ قيمة الصندوق { $value }
   *[other] { $name }: { $cards }؛ قيمة الصندوق { $value }
}
eight-filled = { $name }: من البنك { $cards }
eight-filled-hidden =
    { $name }: من البنك { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
eight-arrested = { $name }: شرطي! المخالف المقبوض عليه: { $offender }
eight-took =
    { $name }: أَخْذ الصندوق{ $reason ->
        [arrest] {" "}بسبب المخالفة
       *[other] {""}
    }، والمحروق { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
eight-turned-up = { $name }: كُشفت البطاقة العمياء في المكان { $place }، وهي { $card }
eight-turned-back = البطاقة { $card } غير مناسبة وتُقلب من جديد في المكان { $place }
eight-turn = الدور الآن: { $name }
eight-out = { $name }: نفدت البطاقات كلها
eight-counted = { $name }: عدد البطاقات { $total }، منها محروقة { $burnt }
eight-tied = تعادل في أقل البطاقات: لا نقطة لأحد على ذلك
eight-scored =
    { $name }: { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }{ $reason ->
        [out] {" "}عن التخلّص من كل البطاقات
        [fewest] {" "}عن أقلّ عدد من البطاقات
        [clean] {" "}عن عدم وجود بطاقة محروقة
        [president] {" "}عن لقب الرئيس
       *[deputy] {" "}عن لقب النائب
    }، والمجموع { $total }
eight-deciding = تعادل في الصدارة: تحسمه لعبة أخرى
eight-won = { $count ->
    [one] الفوز بالمباراة: { $winners }
   *[other] فوز مشترك: { $winners }
}

play-eight-points = النقاط: { $points }
play-eight-score = {"\u200F"}{ $name } { $points }
play-eight-pot =
    الصندوق: { $value }، { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
play-eight-pot-empty = الصندوق فارغ.
play-eight-offender = المخالف: { $name }؛ يمكن القبض عليه بالبطاقة { $card }.
play-eight-offender-half = المخالف: { $name }؛ يمكن القبض عليه بالبطاقة { $card } أو ببطاقة «نصف».
play-eight-other = { $name }: البنك { $bank }، اليد { $hand }، المفتوحة { $open }، العمياء { $blind }، المحروقة { $burnt }
play-eight-table = بنكك { $bank }، المفتوحة { $open }، العمياء { $blind }، المحروقة { $burnt }
play-eight-hand = بطاقات يدك:

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

lab-eight-deals = الألعاب

edition-eight-modern = الحديث
edition-eight-classic = الكلاسيكي
