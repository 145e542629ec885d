# أمر klaf واللعب في الطرفية.
cli-about = ألعاب البطاقات من ابتكار حاييم شافير: للّعب، ولقراءة القواعد، وللاستعمال مكتبةً برمجية. مشروع معجبين غير رسمي.
cli-play = العب لعبة في الطرفية ضد الروبوتات.
cli-play-game = اللعبة: { $games }.
cli-play-players = عدد اللاعبين، وأنت منهم.
cli-play-bots = خصومك حسب المستوى، مثل ⁨skilled,master⁩: لكل مقعد ⁨beginner⁩ أو ⁨casual⁩ أو ⁨skilled⁩ أو ⁨master⁩.
play-bots-per-seat = { $players } لاعبين يحتاجون إلى روبوتات أقل بواحد من عدد اللاعبين؛ وقد سمّيت { $bots }.
cli-play-edition = الإصدار؛ إصدارات كل لعبة مذكورة في قواعدها.
cli-play-seed = بذرة: عدد صحيح أو 64 رقمًا ست عشريًّا. البذرة نفسها توزّع المباراة نفسها.
cli-play-rule = قاعدة منزلية بالصيغة ⁦name=value⁩؛ يمكن إعطاء عدة قواعد.
cli-rules = عرض قاعدة، أو قائمة قواعد لعبة.
cli-rules-which = رمز قاعدة مثل ⁦TK-27⁩، أو اسم لعبة.
cli-lang = اللغة: ⁦en⁩ أو ⁦he⁩ أو ⁦ar⁩؛ وإن لم تُحدَّد فبحسب ⁦KLAF_LANG⁩ أو لغة النظام.
cli-version = عرض رقم النسخة.
cli-help = عرض هذه المساعدة.
cli-usage = الاستعمال
cli-commands = الأوامر
cli-options = الخيارات
cli-arguments = الوسائط
cli-default = القيمة الافتراضية
cli-unknown-command = لا يوجد أمر «{ $name }». للمساعدة: ⁦klaf --help⁩
cli-unknown-flag = لا يوجد هنا خيار «{ $name }». للمساعدة: ⁦klaf { $command } --help⁩
cli-missing-value = الخيار { $name } تنقصه قيمة.
cli-no-value = الخيار { $name } لا يأخذ قيمة.
cli-extra-argument = لا حاجة إلى الوسيط «{ $name }». للمساعدة: ⁦klaf { $command } --help⁩
cli-bad-number = «{ $value }» ليس عددًا صحيحًا ({ $name }).
cli-number-bounds = يجب أن تكون قيمة { $name } بين { $least } و{ $most }؛ وليست «{ $value }» كذلك.
cli-same-file = {"\u200F"}{ $one } و{ $other } يذكران الملف نفسه، «{ $file }». أعطِ كلًّا منهما ملفًا خاصًّا به.
cli-bad-rule = «{ $value }» ليست قاعدة منزلية: الصيغة هي ⁦name=value⁩.
cli-bad-lang = لا توجد لغة «{ $value }». اللغات هي: ⁦en⁩، ⁦he⁩، ⁦ar⁩.
cli-stdin-closed = انتهى المُدخَل؛ تتوقف المباراة هنا.
cli-interrupted = إلى اللقاء.

play-welcome = { $game }، عدد اللاعبين: { $players }. مقعدك: { $seat }. يمكنك كتابة حركة، أو «⁦?⁩» للمساعدة، أو «⁦q⁩» للخروج.
play-seed = مفتاح هذه المباراة: { $key }
play-moves = الحركات الممكنة:
play-prompt = حركتك:
play-help = يمكنك كتابة إحدى الحركات المذكورة، مثل { $example }. وكل ما عدا ذلك يُجاب عنه بالسبب. «⁦why { $example }⁩» يبيّن لماذا لا تجوز حركة؛ «⁦rule { $rule }⁩» يعرض قاعدة؛ «⁦q⁩» للخروج.
play-rule = {"\u200F"}{ $rule } · { $title }
play-typed = للكتابة: { $typed }
play-you-won = لقد فزت!
play-you-lost = لم يكن الفوز من نصيبك هذه المرة.
play-may = الحركة «{ $move }» ممكنة.
