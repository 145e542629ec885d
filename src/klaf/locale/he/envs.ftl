# סביבות מחקר.
no-observation = לא נאמר מה רואה מקום במשחק "{ $game }": למשחק חסר המודול "⁦observation⁩".
bad-buffer = החוצץ "{ $name }" צריך להיות מערך ניתן לכתיבה, רציף לפי שורות, בצורה { $shape } ומסוג { $kind }.
missing-extra = לשם כך דרושה החבילה "{ $package }", שאינה מותקנת. אפשר להתקין אותה כך: ⁦pip install "klaf[{ $extra }]"⁩
