# שמונה וחצי בדפדפן ובציורים: השם, השולחן והשיעור.
game-eight = שמונה וחצי
about-eight = מעלים את הקופה, נזהרים מהחמש, עוצרים עבריין, וצוחקים על השד.

web-eight-swap = בתור הסגן אפשר להחליף קלף פתוח, או להשאיר
web-eight-opening = תורך: פותחים בקלף הנמוך
web-eight-hand = תורך: לשמור על הקופה או להעלות
web-eight-open = תורך: מניחים מהקלפים הפתוחים
web-eight-blind = תורך: הופכים קלף עיוור
web-eight-deal-over = המשחקון נגמר

web-eight-do-take = לקחת את הקופה
web-eight-do-keep = להשאיר את הקלפים

web-eight-pot = { $count ->
    [one] הקופה עומדת על { $value }, קלף אחד
   *[other] הקופה עומדת על { $value }, { $count } קלפים
}
web-eight-pot-empty = הקופה ריקה
web-eight-five = 5 או פחות
web-eight-not-whole = לא שלם
web-eight-offender = עבריין
web-eight-bank = בבנק: { $count }
web-eight-in-hand = ביד: { $count }
web-eight-burnt = שרופים: { $count }
web-eight-own-places = הקלפים הפתוחים והעיוורים שלך
web-eight-places-of = הקלפים הפתוחים והעיוורים של { $name }
web-eight-open-card = קלף פתוח: { $card }
web-eight-blind-card = קלף עיוור { $place }

web-eight-key-take = לקיחת הקופה

lesson-eight-1 = כל אחד שומר על ערך הקופה או מעלה אותו. הקלף הנמוך פותח: הניחו את ה־2.
lesson-eight-2 = הקופה עומדת על 3. הניחו את ה־7. היד מתמלאת מהבנק מעצמה.
lesson-eight-3 = הקופה עומדת על 8. חצי נדבק אליה ועושה 8½. הניחו אותו. זהירות: עכשיו אתם עבריינים!
lesson-eight-4 = הבוט הניח שד: הקופה נשארת על 8½, ועכשיו הבוט הוא העבריין. היו השוטר, במספר השלם הבא: הניחו את ה־9!
lesson-eight-5 = נעצר! הבוט לוקח את הקופה, והקלפים האלה שרופים. אתם פותחים את הבאה. הניחו את ה־5.
lesson-eight-6 = על חמש מניחים 5 או פחות, או קלף מיוחד. לבוט לא היה, והוא לקח את הקופה. פתחו ב־4.
lesson-eight-7 = הקופה עומדת על 6 ושום קלף אינו מתאים. לוקחים את הקופה: געו בה.
lesson-eight-8 = קלפים זהים אפשר להניח יחד. געו ב־3 והניחו את שניהם.
lesson-eight-9 = אפס על מספר שלם מחזיר את הקופה ל־0. הניחו אותו.
lesson-eight-10 = והקסם של המשחק: 8 וחצי יחד הם 8½. געו ב־8 והניחו אותו עם החצי.
