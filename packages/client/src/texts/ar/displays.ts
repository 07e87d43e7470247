import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  board: "لوحة حسب \u2068{label}\u2069",
  changed:
    "غيّر مستخدم آخر \u2068{label}\u2069 في \u2068{name}\u2069 في هذه الأثناء. تمت قراءة القائمة من جديد.",
  display: "طريقة العرض: \u2068{name}\u2069",
  failed: "تعذر نقل \u2068{name}\u2069",
  gallery: "معرض",
  gone: "تم حذف \u2068{name}\u2069 في هذه الأثناء.",
  invalid: "القيمة غير مسموح بها في \u2068{name}\u2069. افتح النموذج لتغييرها.",
  move: "نقل \u2068{name}\u2069",
  moved: "تم نقل \u2068{name}\u2069 إلى \u2068{label}\u2069",
  noValue: "بلا قيمة",
  rows: "\u2068{label}\u2069: \u2068{count}\u2069 في هذه الصفحة",
  table: "جدول",
  unknown: "لا يمكننا معرفة ما إذا تم نقل \u2068{name}\u2069. تحقق من السجل قبل إعادة المحاولة.",
  unseen: "قد يزيل التغيير قيمًا من \u2068{name}\u2069 لم تُعدها واجهة API. استخدم النموذج.",
};
