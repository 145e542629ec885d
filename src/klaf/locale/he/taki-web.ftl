# טאקי בדפדפן ובציורים: השם, השולחן והשיעור.
game-taki = טאקי
about-taki = מתאימים צבעים, פותחים טאקי, ונשארים ראשונים בלי קלפים.

web-taki-turn = תורך: אותו צבע או אותה צורה
web-taki-chain = { $count ->
    [one] תורך: לענות, או למשוך קלף אחד
   *[other] תורך: לענות, או למשוך { $count } קלפים
}
web-taki-draw = תורך: אין קלף מתאים, מושכים קלף
web-taki-run = טאקי! אפשר להניח עוד מאותו צבע
web-taki-owed = פלוס! עוד קלף אחד
web-taki-free = מלך! אפשר להניח כל קלף
web-taki-break = ⁦+3⁩ של { $name }. מי שובר?
web-taki-break-mine = ה־⁦+3⁩ שלך ממתין לשובר…

web-taki-do-last = קלף אחרון בידי!
web-taki-do-break = לשבור!
web-taki-do-close = טאקי סגור
web-taki-do-end = סיום התור
web-taki-do-end-open = להשאיר פתוח
web-taki-do-pass = ויתור
web-taki-do-pass-break = לא לשבור
web-taki-do-catch = תפסתי!

web-taki-called = קלף אחרון!
web-taki-stage = שלב { $count }
web-taki-draw-debt = { $count ->
    [one] קופה: חוב של קלף אחד
   *[other] קופה: חוב של { $count } קלפים
}
web-taki-heap = ערימת המשחק
web-taki-heap-top = למעלה: { $card }
web-taki-colour-now = הצבע שבתוקף: { $colour }
web-taki-clockwise = המשחק בכיוון השעון
web-taki-against = המשחק נגד כיוון השעון
web-taki-run-open = טאקי פתוח

web-taki-key-call = קלף אחרון בידי!
web-taki-key-close = טאקי סגור
web-taki-key-end = סיום התור
web-taki-key-break = שבירת ⁦+3⁩
web-taki-key-pass = ויתור

lesson-taki-1 = הקלף המוביל הוא 8 כחול. הניחו קלף מאותו צבע: 4 כחול.
lesson-taki-2 = גם אותו מספר מתאים, בכל צבע. הניחו את ה־4 הירוק.
lesson-taki-3 = היד היא עצור: השחקן הבא מפסיד את תורו. בשני שחקנים התור חוזר אליכם. הניחו אותו.
lesson-taki-4 = פלוס מבקש עוד קלף. הניחו אותו, ואז חייבים קלף נוסף.
lesson-taki-5 = שלמו בטאקי הירוק, מניפת הקלפים. עליו אפשר להניח כמה קלפים שרוצים מהצבע שלו.
lesson-taki-6 = הטאקי שלכם פתוח. הניחו עליו את ה־7 הירוק.
lesson-taki-7 = אין עוד ירוק? מכריזים "טאקי סגור". מי ששוכח משאיר אותו פתוח לבא בתור.
lesson-taki-8 = הונח ⁦+2⁩! אפשר למשוך שני קלפים, או לענות ב־⁦+2⁩ ולהעביר את החוב. יש לכם אחד: הניחו אותו.
lesson-taki-9 = ארבעה קלפים לבוט! עכשיו משנה צבע: הניחו אותו ובחרו כחול.
lesson-taki-10 = נשארו שני קלפים. מי שנשאר עם אחד חייב להכריז. לחצו קודם על "קלף אחרון בידי!" ואז הניחו את ה־9 הכחול.
lesson-taki-11 = נשאר קלף אחד, והוא כחול. הניחו אותו ונצחו!
