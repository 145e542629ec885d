# تاكي في المتصفح وفي الرسوم: الاسم والطاولة والدرس.
game-taki = تاكي
about-taki = طابِق الألوان، افتح تاكي، وكن أول من تنتهي بطاقاته.

web-taki-turn = دورك: اللون نفسه أو الشكل نفسه
web-taki-chain = { $count ->
    [one] دورك: الرد، أو سحب بطاقة واحدة
    [two] دورك: الرد، أو سحب بطاقتين
    [few] دورك: الرد، أو سحب { $count } بطاقات
   *[other] دورك: الرد، أو سحب { $count } بطاقة
}
web-taki-draw = دورك: لا بطاقة مناسبة، اسحب بطاقة
web-taki-run = تاكي! ضع المزيد من لونه
web-taki-owed = زائد! ضع بطاقة أخرى
web-taki-free = الملك! ضع أي بطاقة تريدها
web-taki-break = ⁦+3⁩ من { $name }. هل من كاسر؟
web-taki-break-mine = بطاقة ⁦+3⁩ الخاصة بك تنتظر كاسرًا…

web-taki-do-last = بطاقتي الأخيرة!
web-taki-do-break = اكسرها!
web-taki-do-close = تاكي مغلق
web-taki-do-end = إنهاء الدور
web-taki-do-end-open = إبقاؤه مفتوحًا
web-taki-do-pass = تنازُل
web-taki-do-pass-break = من دون كسر
web-taki-do-catch = ضبطتك!

web-taki-called = بطاقة أخيرة!
web-taki-stage = مرحلة { $count }
web-taki-draw-debt = { $count ->
    [one] كومة السحب: دَين من بطاقة واحدة
    [two] كومة السحب: دَين من بطاقتين
    [few] كومة السحب: دَين من { $count } بطاقات
   *[other] كومة السحب: دَين من { $count } بطاقة
}
web-taki-heap = كومة اللعب
web-taki-heap-top = في الأعلى: { $card }
web-taki-colour-now = اللون الساري: { $colour }
web-taki-clockwise = اللعب باتجاه عقارب الساعة
web-taki-against = اللعب عكس اتجاه عقارب الساعة
web-taki-run-open = تاكي مفتوح

web-taki-key-call = بطاقتي الأخيرة!
web-taki-key-close = تاكي مغلق
web-taki-key-end = إنهاء الدور
web-taki-key-break = كسر ⁦+3⁩
web-taki-key-pass = تنازُل

lesson-taki-1 = البطاقة القائدة 8 أزرق. ضع بطاقة من اللون نفسه: 4 أزرق.
lesson-taki-2 = الرقم نفسه يناسب أيضًا مهما كان لونه. ضع 4 أخضر.
lesson-taki-3 = الكفّ هي «قف»: اللاعب التالي يخسر دوره، وبين لاعبَين يعود الدور إليك. ضعها.
lesson-taki-4 = «زائد» تطلب بطاقة أخرى. ضعها، ثم عليك بطاقة إضافية.
lesson-taki-5 = سدّدها بتاكي الأخضر، مروحة البطاقات. يمكنك أن تضع عليه ما شئت من بطاقات لونه.
lesson-taki-6 = تاكي مفتوح لك. ضع عليه 7 أخضر.
lesson-taki-7 = لم يبق أخضر؟ أعلن «تاكي مغلق». إن نسيت بقي مفتوحًا للاعب التالي.
lesson-taki-8 = وُضعت ⁦+2⁩! اسحب بطاقتين، أو رُدّ ببطاقة ⁦+2⁩ أخرى ليمرّ الدَّين. لديك واحدة: ضعها.
lesson-taki-9 = أربع بطاقات للروبوت! الآن تغيير اللون: ضع البطاقة واختر الأزرق.
lesson-taki-10 = بقيت لك بطاقتان. من تبقى له واحدة يجب أن يعلن. اضغط أولًا «بطاقتي الأخيرة!» ثم ضع 9 أزرق.
lesson-taki-11 = بقيت بطاقة واحدة، وهي زرقاء. ضعها وافُز!
