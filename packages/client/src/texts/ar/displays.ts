import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  changed:
    "غيّر مستخدم آخر \u2068{label}\u2069 في \u2068{name}\u2069 في هذه الأثناء. تمت قراءة القائمة من جديد.",
  failed: "تعذر نقل \u2068{name}\u2069",
  gone: "تم حذف \u2068{name}\u2069 في هذه الأثناء.",
  invalid: "القيمة غير مسموح بها في \u2068{name}\u2069. افتح النموذج لتغييرها.",
  move: "نقل \u2068{name}\u2069",
  moved: "تم نقل \u2068{name}\u2069 إلى \u2068{label}\u2069",
  noValue: "بلا قيمة",
  rows: "\u2068{label}\u2069: \u2068{count}\u2069 في هذه الصفحة",
  unknown: "لا يمكننا معرفة ما إذا تم نقل \u2068{name}\u2069. تحقق من السجل قبل إعادة المحاولة.",
  unseen: "قد يزيل التغيير قيمًا من \u2068{name}\u2069 لم تُعدها واجهة API. استخدم النموذج.",
  children:
    "{count, plural, zero {لا سجلات أدناه} one {سجل واحد أدناه} two {سجلان أدناه} few {# سجلات أدناه} many {# سجلًا أدناه} other {# سجل أدناه}}",
  collapse: "إغلاق \u2068{name}\u2069",
  emptyMonth: "لا توجد سجلات في هذا الشهر.",
  expand: "فتح \u2068{name}\u2069",
  failedRead: "تعذرت قراءة السجلات",
  more: "المزيد",
  moreOf: "المزيد في \u2068{label}\u2069",
  moveDay: "اليوم الجديد",
  moveSave: "نقل",
  nextMonth: "الشهر التالي",
  noDate:
    "{count, plural, zero {لكل السجلات تاريخ} one {سجل واحد بلا تاريخ} two {سجلان بلا تاريخ} few {# سجلات بلا تاريخ} many {# سجلًا بلا تاريخ} other {# سجل بلا تاريخ}}",
  onPage: "تظهر سجلات هذه الصفحة فقط.",
  previousMonth: "الشهر السابق",
  reading: "جارٍ قراءة السجلات…",
  rowsAll: "\u2068{label}\u2069: \u2068{count}\u2069",
  showMonth: "عرض \u2068{month}\u2069",
  thisMonth: "هذا الشهر",
  tooMany: "تظهر أول \u2068{count}\u2069 سجل فقط.",
};
