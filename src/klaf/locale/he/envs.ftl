# סביבות מחקר.
bad-buffer = החוצץ "{ $name }" צריך להיות מערך ניתן לכתיבה, רציף לפי שורות, בצורה { $shape } ומסוג { $kind }.
bad-move-undealt = עוד לא חולקו קלפים: יש לקרוא קודם ל־⁨reset⁩.
bad-render-mode = הערך של ⁨render_mode⁩ אינו יכול להיות "{ $value }". הערכים האפשריים: { $known } או ⁨None⁩.
