# توكي توكي: البطاقات، ولماذا لا تجوز حركة، وما يحدث على الطاولة.
# Sums stand between U+2066 and U+2069, so that they read rightly from right to left.
# {"\u200F"} makes a text of variables alone run from right to left.
# Cards have forms: $card is one in a list, $card-one one in a sentence, $card-many several.
tuki-number = { $number }
    .one = { $number }
    .many = { $number }
tuki-parrot = ببغاء
    .one = ببغاء
    .many = ببغاوات

why-tuki-opening-over = لا تُكشف البطاقات على هذا النحو إلا قبل الدور الأول من الجولة ({ $rule }).
why-tuki-open-first =
    قبل الدور الأول بقي عليك أن تكشف { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
       *[other] { $count } بطاقات
    } من صندوقك ({ $rule }).
why-tuki-opened-two = لقد كشفت بطاقتيك؛ يُنتظر حتى يكشف الجميع ({ $rule }).
why-tuki-already-open = البطاقة في المكان { $place } مكشوفة من قبل ({ $rule }).
why-tuki-take-first = خذ بطاقة أولًا: البطاقة العليا من كومة النفايات أو من كومة السحب ({ $rule }).
why-tuki-taken-already = لقد أخذت بطاقة في هذا الدور ({ $rule }).
why-tuki-nothing-to-draw = لا يوجد ما يُسحب: كومة السحب فارغة وفي كومة النفايات بطاقة واحدة فقط ({ $rule }).
why-tuki-throw-bin = البطاقة المأخوذة من كومة النفايات لا تعود إليها: يجب وضعها في صندوقك ({ $rule }).
why-tuki-throw-pass =
    لا يجوز رمي البطاقة والتنازل عن الكشف إلا إذا بقيت في صندوقك بطاقة مخفية واحدة؛ والمخفي فيه { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    } ({ $rule }).
why-tuki-must-open = لم تُكشف أي بطاقة منذ وقت طويل، لذلك يجب كشف بطاقة في هذا الدور ({ $rule }).
why-tuki-no-parrot = لا يوجد ببغاء مكشوف في المكان { $place } ({ $rule }).
why-tuki-no-landing = لا يهبط الببغاء إلا على بطاقة مخفية، والبطاقة في المكان { $place } مكشوفة ({ $rule }).
why-tuki-partner-hidden = شريك الببغاء في المكان { $place } ما زال مخفيًا ({ $rule }).
why-tuki-partner-parrot = لا يحلّق الببغاء إذا كان شريكه ببغاء ({ $rule }).
why-tuki-unsuitable = لا يجوز وضع { $card-one } مكان هذا الببغاء: شريكه { $partner }، ولا يناسبه إلا رقم مساوٍ له ({ $rule }).

tuki-order = الترتيب الذي يحسم التعادل: { $order }
tuki-round = الجولة { $number }
tuki-turned-up = تبدأ كومة النفايات بالبطاقة { $card-one }
tuki-opens = { $name }: كُشفت البطاقة { $card-one } في المكان { $place }
tuki-opens-hidden = { $name }: كُشفت بطاقة
tuki-showed = { $name }: { $cards }، في المكانين { $places }
tuki-starts = { $tie ->
    [0] الدور الأول: { $name }، بمجموع { $sum }
   *[other] الدور الأول: { $name }، بمجموع { $sum }؛ وقد حسم ترتيب المقاعد التعادل
}
tuki-turn = الدور الآن: { $name }
tuki-took = { $name }: أُخذت البطاقة { $card-one } من كومة النفايات
tuki-drew = { $name }: سُحبت البطاقة { $card-one }
tuki-drew-hidden = { $name }: سُحبت بطاقة
tuki-shuffled-in =
    خُلطت كومة النفايات وصارت كومة سحب جديدة من { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
tuki-put = { $name }: وُضعت البطاقة { $card-one } في المكان { $place }
tuki-threw = { $name }: رُميت البطاقة { $card-one } في كومة النفايات
tuki-opened = { $name }: كُشفت البطاقة { $card-one } في المكان { $place }
tuki-kept = { $name }: تبقى البطاقة الأخيرة مخفية
tuki-hovered = { $name }: يحلّق الببغاء من المكان { $start } إلى المكان { $landing }
tuki-binned = { $hidden ->
    [0] { $name }: تنتقل البطاقة { $card-one } من المكان { $place } إلى كومة النفايات
   *[other] { $name }: البطاقة المخفية في المكان { $place } تذهب إلى كومة النفايات: { $card-one }
}
tuki-closed = { $name }: كُشفت البطاقة الأخيرة؛ بقي لكل لاعب آخر دور واحد
tuki-revealed =
    { $name }: كُشف ما بقي مخفيًا: { $cards }، { $count ->
        [one] في المكان
        [two] في المكانين
       *[other] في الأماكن
    } { $places }
tuki-counted = { $part ->
    [column] { $name }: العمود { $columns }: ⁦{ JOINED($cards, by: " + ") } = { $points }⁩
    [parrots] { $name }: ببغاءان في العمود { $columns }: { $points }
    [pair] { $name }: زوج { $number } في العمود { $columns } ({ $cards }): { $points }
    [quartet] { $name }: رُباعية { $number-many } في العمودين { $columns } ({ $cards }): { $points }
    [sextet] { $name }: سُداسية { $number-many } في الأعمدة { $columns } ({ $cards }): { $points }
   *[octet] { $name }: ثُمانية { $number-many } في الأعمدة { $columns } ({ $cards }): { $points }
}
tuki-scored = { $name }: نقاط هذه الجولة { $points }، والمجموع { $total }
tuki-won = { $count ->
    [one] الفوز: { $winners }
   *[other] الفوز مشترك: { $winners }
}

play-tuki-points = الجولة { $number } من { $of }. النقاط حتى الآن: { $points }
play-tuki-score = {"\u200F"}{ $name } { $points }
play-tuki-own-box = صندوقك:
play-tuki-box = الصندوق، { $name }:
play-tuki-row = {"\u200F  "}{ $first }{ $second }{ $third }{ $fourth }
play-tuki-closed = { $name }: الصندوق مكشوف كله وانتهى النصيب من الجولة؛ هذه هي الأدوار الأخيرة للآخرين
play-tuki-bin =
    أعلى كومة النفايات: { $card }. في كومة السحب: { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
play-tuki-taken = البطاقة التي أخذتها: { $card }

draw-tuki-box = صندوق من توكي توكي
draw-tuki-rows = الصف العلوي { $upper }؛ الصف السفلي { $lower }
draw-tuki-group = { $part ->
    [quartet] رُباعية { $points }
    [sextet] سُداسية { $points }
   *[octet] ثُمانية { $points }
}

move-tuki-open = كشف المكان { $place }
move-tuki-bin = أخذ البطاقة العليا من السلة
move-tuki-pile = السحب من الكومة
move-tuki-put = وضع البطاقة في المكان { $place }
move-tuki-throw = رمي البطاقة وكشف المكان { $place }
move-tuki-throw-away = رمي البطاقة
move-tuki-hover = وضع البطاقة في المكان { $place }؛ والببغاء يطير إلى المكان { $to }

option-tuki-birthday = عيد ميلاد من هو القادم
    .is-seed = بالقرعة
    .mark = عيد ميلاد من هو القادم
option-tuki-double_parrot = ببغاءان في عمود
    .is-zero = يساويان صفرًا
    .is-joins = ينضمّان إلى أي رقم
option-tuki-hover_any = يجوز أن يحلّق الببغاء مع أي بطاقة
option-tuki-stall = الحدّ الأقصى للجولات بلا بطاقة مكشوفة

lab-tuki-deals = الجولات

edition-tuki-standard = العادي
