import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "إلغاء",
  changed: "«\u2068{name}\u2069» · معدّل",
  copyAddress: "نسخ الرابط",
  exists: "توجد طريقة عرض باسم «\u2068{name}\u2069». الحفظ يستبدلها.",
  hint: "تحفظ طريقة العرض البحث وعوامل التصفية والترتيب والأعمدة. تظهر في الشريط الجانبي.",
  moveUp: "نقل \u2068{name}\u2069 إلى الأعلى",
  moved: "\u2068{name}\u2069: {position} من {count}",
  name: "اسم طريقة العرض",
  nameFirst: "أدخل اسمًا.",
  newName: "اسم جديد لـ\u2068{name}\u2069",
  remove: "حذف طريقة العرض \u2068{name}\u2069",
  rename: "إعادة تسمية طريقة العرض \u2068{name}\u2069",
  replace: "استبدال",
  replaced: "استُبدلت «\u2068{name}\u2069».",
  saveAs: "حفظ باسم…",
  save: "حفظ",
  removed: "حُذفت «\u2068{name}\u2069».",
  undo: "تراجع",
  update: "تحديث طريقة العرض \u2068{name}\u2069",
  updated: "حُدّثت «\u2068{name}\u2069».",
  updateShort: "تحديث",
};
