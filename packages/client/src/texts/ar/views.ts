import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "إلغاء",
  copyAddress: "نسخ عنوانها",
  exists: "توجد طريقة عرض باسم «\u2068{name}\u2069». الحفظ يستبدلها.",
  hint: "مع بحثها وعوامل تصفيتها وترتيبها وأعمدتها. تظهر في الشريط الجانبي.",
  moveUp: "نقل \u2068{name}\u2069 إلى الأعلى",
  moved: "\u2068{name}\u2069: {place} من {count}",
  name: "حفظ هذه القائمة باسم",
  nameFirst: "أعطها اسمًا أولًا.",
  newName: "اسم جديد لـ\u2068{name}\u2069",
  remove: "إزالة طريقة العرض \u2068{name}\u2069",
  rename: "إعادة تسمية طريقة العرض \u2068{name}\u2069",
  replace: "استبدال",
  replaced: "استُبدلت «\u2068{name}\u2069».",
  save: "حفظ",
  removed: "أُزيلت «\u2068{name}\u2069».",
  undo: "تراجع",
  update: "تحديث \u2068{name}\u2069 بما يظهر الآن",
  updated: "«\u2068{name}\u2069» تعرض هذه القائمة الآن.",
};
