# ما يجيب به klaf عن مُدخَل لا يمكن قبوله.
unknown-game = لا توجد لعبة اسمها «{ $name }». الألعاب هي: { $known }.
unknown-rule = لا توجد قاعدة «{ $rule }».
unknown-level = لا يوجد مستوى اسمه «{ $level }». المستويات هي: { $known }.
bad-seed = «{ $value }» ليست بذرة: المطلوب عدد صحيح من 0 فصاعدًا، أو 64 رقمًا ست عشريًّا (⁦0–9, a–f⁩).
bad-options-size = يجب أن تكون في الدفعة مباراة واحدة على الأقل، لا «{ $value }».
bad-options-threads = «{ $value }» ليس عددًا من الخيوط: أعطوا 1 أو أكثر.
bad-options-device = «{ $value }» ليس جهازًا يمكن اللعب عليه: ⁨cpu⁩ أو ⁨cuda⁩.
unknown-edition = لا يوجد إصدار «{ $value }». الإصدارات هي: { $known }.
unknown-edition-text = يُعطى الإصدار نصًّا: «{ $value }» بين علامتي اقتباس. الإصدارات هي: { $known }.
unknown-option = لا توجد قاعدة منزلية «{ $value }». القواعد المنزلية هي: { $known }.
other-edition = القاعدة المنزلية «{ $option }» تخص الإصدار { $edition }.
bad-value = لا يمكن أن تكون قيمة القاعدة المنزلية «{ $option }» «{ $value }». القيم الممكنة: { $known }.
bad-players = لا يمكن أن يكون عدد اللاعبين «{ $value }»: العدد من { $fewest } إلى { $most }.
bad-move = «{ $move }» ليست حركة في هذه اللعبة.
bad-move-batch = المطلوب عدد صحيح واحد لكل مباراة في الدفعة؛ وعدد المباريات { $size }.
no-such-seat = لا يوجد مقعد «{ $seat }»: المقاعد من 0 إلى { $last }.
missing-extra = يحتاج هذا إلى الحزمة «{ $package }»، وهي غير مثبَّتة. يمكن تثبيتها هكذا: ⁦pip install "klaf[{ $extra }]"⁩

bad-position-document = هذا ليس وضعًا: الوضع كائن ⁦JSON⁩.
bad-position-missing = ينقص الوضعَ الحقلُ «{ $field }».
bad-position-unknown = في الوضع الحقل «{ $field }»، ولا معنى له هنا.
bad-position-value = للحقل «{ $field }» في الوضع قيمة غير ممكنة.
bad-position-clash = الحقل «{ $field }» في الوضع يناقض حقوله الأخرى.
bad-position-card = في الحقل «{ $field }» من الوضع «{ $card }»، وهذه ليست بطاقة في هذه اللعبة.
bad-position-count = عدد بطاقات { $card } في الوضع { $found }؛ ويجب أن يكون { $wanted }.
bad-position-options = إعدادات الوضع غير ممكنة: { $problem }

bad-record-text = هذا ليس سجلّ مباراة: السجلّ نصّ.
bad-record-format = السطر { $line }: هذا ليس سجلّ ⁦klaf⁩؛ يجب أن يكون السطر الأول «⁦klaf record 1⁩».
bad-record-header = السطر { $line }: السطر «{ $header }» غير معروف أو مكرّر أو تالف.
bad-record-missing = ينقص السجلَّ السطرُ «{ $header }».
bad-record-options = السطر { $line }: لا يمكن إعداد المباراة هكذا: { $problem }
bad-record-truncated = السطر { $line }: عدد الحركات المعلن في السجلّ { $wanted }، والموجود منها { $found }.
bad-record-move = السطر { $line }: «{ $move }» ليست حركة.
bad-record-illegal = السطر { $line }: الحركة «{ $move }» تخالف القاعدة { $rule }.
bad-record-ending = السطر { $line }: الفائزون لا يوافقون الحركات.
other-rules = أُنشئ هذا وفق النسخة { $version } من القواعد؛ والنسخة هنا { $known }.
