# تاكي: البطاقات، ولماذا لا تجوز حركة، وما يحدث حول الطاولة.
# Latin letters and signs such as +2 stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
taki-colour-R = أحمر
taki-colour-B = أزرق
taki-colour-G = أخضر
taki-colour-Y = أصفر
taki-coloured = {"\u200F"}{ $figure } { $colour }
taki-figure-1 = 1
taki-figure-3 = 3
taki-figure-4 = 4
taki-figure-5 = 5
taki-figure-6 = 6
taki-figure-7 = 7
taki-figure-8 = 8
taki-figure-9 = 9
taki-figure-plus2 = ⁦+2⁩
taki-figure-stop = قف
taki-figure-dir = تغيير الاتجاه
taki-figure-plus = زائد
taki-figure-taki = تاكي
taki-card-colour = تغيير اللون
taki-card-super = سوبر تاكي
taki-card-king = الملك
taki-card-plus3 = ⁦+3⁩
taki-card-break = كاسر ⁦+3⁩

why-not-in-edition = لا توجد في هذا الإصدار بطاقة { $card } ({ $rule }).
why-not-held = البطاقة { $card } ليست في يدك ({ $rule }).
why-no-match = البطاقة { $card } لا تناسب البطاقة { $lead }: يجب اتّباع لونها أو شكلها ({ $rule }).
why-wrong-colour = البطاقة { $card } غير مناسبة: اللون الواجب اتّباعه هو { $colour } ({ $rule }).
why-debt =
    لا يجوز وضع البطاقة { $card } أمام دَين من { $debt ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $debt } بطاقات
       *[other] { $debt } بطاقة
    }: يجوز الرد ببطاقة ⁦+2⁩ أو ⁦+3⁩ أو بالملك، أو السحب ({ $rule }).
why-plus3-in-chain =
    على هذه الطاولة لا يجوز وضع ⁦+3⁩ ضمن سلسلة؛ الدَّين الآن { $debt ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $debt } بطاقات
       *[other] { $debt } بطاقة
    } ({ $rule }).
why-run-colour = لا يجوز إدخال البطاقة { $card } في هذا التتابع: لونه { $colour } ({ $rule }).
why-other-taki = لا تجوز مواصلة تتابعك، ولونه { $colour }، بالبطاقة { $card } ({ $rule }).
why-plus3-ends-run = على هذه الطاولة لا يجوز إنهاء تتابع تاكي ببطاقة ⁦+3⁩ ({ $rule }).
why-break-no-plus3 = خارج دورك لا يوضع الكاسر إلا على ⁦+3⁩، ولا توجد هنا ({ $rule }).
why-break-on-plus2 = لا يجوز رمي الكاسر على ⁦+2⁩ ({ $rule }).
why-own-plus3 = لا يجوز لك كسر ⁦+3⁩ التي وضعتها ({ $rule }).
why-window = بطاقة ⁦+3⁩ تنتظر كاسرًا: يجوز كسرها أو التنازل عن ذلك ({ $rule }).
why-window-own = بطاقة ⁦+3⁩ الخاصة بك تنتظر حتى يجيب الآخرون ({ $rule }).
why-passed-already = سبق أن تنازلت: لم يعد ممكنًا كسر هذه ⁦+3⁩ ({ $rule }).
why-super-named = سوبر تاكي يأخذ اللون الساري، أي { $colour }، ولا يجوز اختيار لون آخر له ({ $rule }).
why-super-unnamed = لا يوجد هنا لون يأخذه سوبر تاكي: يجب اختيار لون ({ $rule }).
why-calls-off = لا يُعلَن «بطاقتي الأخيرة!» على هذه الطاولة ({ $rule }).
why-call-too-early = وضع البطاقة { $card } لا يُبقي في يدك بطاقة واحدة: لا داعي إلى الإعلان ({ $rule }).
why-call-not-due = يُعلَن «بطاقتي الأخيرة!» عند بقاء بطاقة واحدة؛ وعدد البطاقات في يدك { $count } ({ $rule }).
why-called-already = سبق أن أعلنت «بطاقتي الأخيرة!» ({ $rule }).
why-call-too-late = انقضت مهلة إعلان «بطاقتي الأخيرة!» ({ $rule }).
why-call-none-due = لا يلزم إعلان عن هذه البطاقة ({ $rule }).
why-pass-no-window = لا يوجد الآن ما يمكن التنازل عنه ({ $rule }).
why-catch-off = لا يُضبط أحد على هذه الطاولة لعدم الإعلان ({ $rule }).
why-catch-nobody = لا يجب أي إعلان على المقعد { $offender } ({ $rule }).
why-catch-in-turn = الدور الآن للمقعد { $offender }، فلا يجوز ضبطه ({ $rule }).
why-catch-let-off = سبق أن تنازلت عن ضبط المقعد { $offender } ({ $rule }).
why-draw-in-run = لا سحب داخل تتابع تاكي: يجوز وضع بطاقة أخرى أو إغلاق تاكي أو إنهاء الدور ({ $rule }).
why-draw-owed = بعد «زائد» يجب وضع بطاقة ما دام ذلك ممكنًا ({ $rule }).
why-draw-after-king = لا سحب في الدور الإضافي بعد الملك: يجوز وضع أي بطاقة أو إنهاء الدور ({ $rule }).
why-must-play = على هذه الطاولة يجب وضع بطاقة متى أمكن ذلك ({ $rule }).
why-close-bare = لا يمكن إغلاق تاكي غير مغطّى ({ $rule }).
why-close-no-run = ليس لك الآن تتابع على تاكي: لا يوجد ما يُغلَق ({ $rule }).
why-end-auto-close = على هذه الطاولة يُنهى التتابع بإغلاق تاكي ({ $rule }).
why-end-nothing = لا يوجد تتابع ولا دور إضافي يمكن إنهاؤه ({ $rule }).

table-catch-nobody = لا يجب أي إعلان على { $name } ({ $rule }).
table-catch-in-turn = الدور الآن دور { $name }، فلا يجوز الضبط الآن ({ $rule }).
table-catch-let-off = سبق أن تنازلت عن ضبط { $name } ({ $rule }).

taki-dealt = { $name }: في التوزيع { $cards }
taki-dealt-hidden =
    { $name }: في التوزيع { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
taki-turned-up = { $goes_back ->
    [0] البطاقة القائدة الأولى: { $card }
   *[other] كُشفت البطاقة { $card } وتُعاد إلى كومة السحب
}
taki-opens = { $by_lot ->
    [0] افتتاح اللعب: { $name }
   *[other] افتتاح اللعب بالقرعة: { $name }
}
taki-laid = { $named ->
    [R] { $name }: { $card }، واللون المختار أحمر
    [B] { $name }: { $card }، واللون المختار أزرق
    [G] { $name }: { $card }، واللون المختار أخضر
    [Y] { $name }: { $card }، واللون المختار أصفر
   *[other] {"\u200F"}{ $name }: { $card }
}
taki-drew = { $count ->
    [0] { $name }: لا يوجد ما يُسحب
   *[other] { $name }: سَحْب { $cards }{ $reason ->
        [debt] {" "}(الدَّين)
        [penalty] {" "}(من دون «بطاقتي الأخيرة!»)
        [catch] {" "}(ضُبطت مخالفة)
        [plus3] {" "}(بسبب ⁦+3⁩)
        [broken] {" "}(كُسرت ⁦+3⁩)
        [thrown] {" "}(بدلًا من الكاسر)
        [stage] {" "}(يد جديدة)
       *[other] {""}
    }
}
taki-drew-hidden = { $count ->
    [0] { $name }: لا يوجد ما يُسحب
   *[other] { $name }: سَحْب { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }{ $reason ->
        [debt] {" "}(الدَّين)
        [penalty] {" "}(من دون «بطاقتي الأخيرة!»)
        [catch] {" "}(ضُبطت مخالفة)
        [plus3] {" "}(بسبب ⁦+3⁩)
        [broken] {" "}(كُسرت ⁦+3⁩)
        [thrown] {" "}(بدلًا من الكاسر)
        [stage] {" "}(يد جديدة)
       *[other] {""}
    }
}
taki-shuffled-in =
    خُلطت كومة اللعب لتصبح كومة سحب جديدة من { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
taki-called = { $name }: «بطاقتي الأخيرة!»
taki-waived = { $name }: تنازُل عن الإعلان
taki-passed = { $name }: تنازُل عن الكسر
taki-let-off = { $name }: تنازُل عن الضبط
taki-caught = { $name }: ضُبطت مخالفة! من دون إعلان: { $offender }
taki-skipped = { $name }: خسارة الدور
taki-reversed = { $direction ->
    [1] اللعب باتجاه عقارب الساعة
   *[other] اللعب عكس اتجاه عقارب الساعة
}
taki-debt =
    { $name }: دَين من { $debt ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $debt } بطاقات
       *[other] { $debt } بطاقة
    }
taki-opened = { $name }: فُتح تاكي { $colour }
taki-left-open = { $name }: بقي تاكي { $colour } مفتوحًا
taki-closed = { $by_call ->
    [0] أُغلق تاكي { $colour }
   *[other] { $name }: «تاكي مغلق»
}
taki-owes = { $name }: يجب وضع بطاقة أخرى بعد «زائد»
taki-freed = { $name }: يجوز وضع أي بطاقة
taki-declined = { $name }: تنازُل عن الدور الإضافي
taki-asked = { $name }: وُضعت ⁦+3⁩. هل من كاسر؟
taki-broken = { $name }: كُسرت ⁦+3⁩! البطاقة المكسورة: { $offender }
taki-turn = الدور الآن: { $name }
taki-climbed =
    { $name }: صعود إلى مرحلة من { $stage ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $stage } بطاقات
       *[other] { $stage } بطاقة
    }
taki-stuck = لا يوجد ما يُسحب بعد الآن: تفوز اليد التي فيها أقلّ عدد من البطاقات
taki-won = { $count ->
    [one] الفوز: { $winners }
   *[other] فوز مشترك: { $winners }
}

play-taki-leads = البطاقة القائدة: { $card }
play-taki-leads-colour = اللون الواجب اتّباعه: { $colour }
play-taki-leads-any = يجوز وضع أي بطاقة.
play-taki-hand = بطاقاتك:
play-taki-others = { $count ->
    [zero] { $name }: بلا بطاقات
    [one] { $name }: بطاقة واحدة
    [two] { $name }: بطاقتان
    [few] { $name }: { $count } بطاقات
   *[other] { $name }: { $count } بطاقة
}
play-taki-open = تاكي مفتوح: { $colour }
play-taki-debt =
    الدَّين: { $debt ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $debt } بطاقات
       *[other] { $debt } بطاقة
    }

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

option-taki-first_card = البطاقة القائدة الأولى
    .is-coloured = أي بطاقة ملوّنة
    .is-number = رقم
    .is-any = أي بطاقة
option-taki-opener = من يبدأ
    .is-seed = بالقرعة
    .mark = الأصغر سنًّا يبدأ
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

lab-taki-gaps = أقل عدد من البطاقات لدى الآخرين
lab-taki-winners = بطاقات الفائز
lab-taki-others = بطاقات الآخرين
lab-taki-worth-points = البطاقات الباقية

edition-taki-2018 = 116 بطاقة
edition-taki-112-king = 112 بطاقة، من دون ⁦+3⁩
