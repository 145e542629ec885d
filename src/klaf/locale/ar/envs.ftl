# بيئات البحث.
bad-buffer = يجب أن يكون المخزن المؤقت «{ $name }» مصفوفة قابلة للكتابة، متصلة صفًّا بعد صف، شكلها { $shape } ونوعها { $kind }.
bad-move-undealt = لم تُوزَّع البطاقات بعد: استدعِ ⁨reset⁩ أولًا.
bad-render-mode = لا يمكن أن تكون قيمة ⁨render_mode⁩ «{ $value }». القيم الممكنة: { $known } أو ⁨None⁩.
