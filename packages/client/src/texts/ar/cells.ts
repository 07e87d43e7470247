import type { cells as english } from "#texts/en/cells.ts";
import type { Translated } from "#texts/translated.ts";

export const cells: Translated<typeof english> = {
  edit: "\u2068{field}\u2069: \u2068{name}\u2069",
  reading: "جارٍ قراءة السجل…",
  notRead: "تعذرت قراءة السجل",
  save: "حفظ",
  failed: "تعذر حفظ القيمة",
  unknown: "تعذر التأكد من الحفظ. تحقق من السجل قبل إعادة المحاولة.",
  unseen: "يتطلب التغيير قيمًا لا تُرجعها واجهة API.",
  gone: "لم يعد السجل موجودًا.",
  conflict: "غيّر مستخدم آخر هذه القيمة إلى:",
  useTheirs: "الاحتفاظ بقيمته",
  saveMine: "حفظ قيمتي",
  openForm: "فتح النموذج",
  copied: "تم النسخ",
  reasons: {
    "no-operation": "للقراءة فقط: لا توجد في واجهة API عملية لتغيير السجلات.",
    key: "للقراءة فقط: \u2068{field}\u2069 هو مفتاح السجل.",
    "not-accepted": "للقراءة فقط: لا تقبل واجهة API قيمًا للحقل \u2068{field}\u2069.",
    form: "يتطلب التغيير مدخلات إضافية. عدّل السجل في نموذجه.",
  },
};
