# תוכי תוכי בדפדפן ובציורים: השם, השולחן והשיעור.
game-tuki = תוכי תוכי
about-tuki = בונים זוגות בתיבה ונותנים לתוכי לעוף.

web-tuki-opening = { $count ->
    [one] לפתוח עוד קלף אחד בתיבה
   *[other] לפתוח { $count } קלפים בתיבה
}
web-tuki-all-open = כולם פותחים קלפים…
web-tuki-take = תורך: לקחת מהפח או מהקופה
web-tuki-place = בחרו מקום בתיבה לקלף
web-tuki-place-drawn = בחרו מקום לקלף, או השליכו אותו
web-tuki-throwing = בחרו איזה קלף נסתר לפתוח
web-tuki-landing = בחרו על איזה קלף נסתר ינחת התוכי
web-tuki-deal-over = הסיבוב נגמר

web-tuki-do-throw = להשליך ולוותר
web-tuki-do-throw-open = להשליך
web-tuki-do-hover = התוכי מרחף
web-tuki-parrot = התוכי

web-tuki-bin = ערימת הפח
web-tuki-bin-top = למעלה בפח: { $card }
web-tuki-taken = הקלף שנלקח: { $card }
web-tuki-nothing-taken = לא נלקח קלף
web-tuki-at-place = מקום { $place }: { $card }
web-tuki-own-box = התיבה שלך, הקלפים הפתוחים: { $sum }
web-tuki-box-of = התיבה של { $name }, הקלפים הפתוחים: { $sum }
web-tuki-closer = כל הקלפים פתוחים
web-tuki-total = סך הכול { $count }
web-tuki-now = עכשיו
web-tuki-so-far = עד כה
web-tuki-round = סיבוב

web-tuki-key-take = לקיחה מהפח
web-tuki-key-throw = השלכה

lesson-tuki-1 = זו התיבה שלכם: שמונה קלפים נסתרים. סכום נמוך מנצח, וזוג בעמודה שווה אפס. תחילה פותחים שני קלפים: את העליון משמאל…
lesson-tuki-2 = …ואת זה שלידו.
lesson-tuki-3 = הסכום הגבוה מתחיל: אלה אתם. בפח מונח 9, ויש לכם 9. קחו אותו.
lesson-tuki-4 = הניחו אותו מתחת ל־9: שני קלפים שווים בעמודה הם זוג, וערכו 0.
lesson-tuki-5 = עכשיו משכו מהקופה.
lesson-tuki-6 = 11 זה הרבה. בחרו "להשליך", ואז פתחו את הקלף שמתחת ל־3.
lesson-tuki-7 = זוג של 3! משכו שוב.
lesson-tuki-8 = תוכי! הוא מחקה את הקלף בעמודה שלו. הניחו אותו למטה מימין.
lesson-tuki-9 = משכו עוד פעם.
lesson-tuki-10 = השליכו אותו ופתחו את הקלף שמעל התוכי.
lesson-tuki-11 = יצא 8, והתוכי עושה ממנו זוג. הבוט בדיוק השליך 8: קחו אותו מהפח!
lesson-tuki-12 = עכשיו התוכי יכול לרחף. געו בו, בחרו "התוכי מרחף", ותנו לו לנחות על הקלף הנסתר בשורה העליונה.
lesson-tuki-13 = נשאר קלף נסתר אחד. משכו.
lesson-tuki-14 = השליכו את הקלף ופתחו את האחרון. התוכי יהיה לו בן זוג, ולכל האחרים נשאר עוד תור אחד.
