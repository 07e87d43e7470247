import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "عند \u2068{pointer}\u2069",
  hint: "تعذرت قراءة وصف واجهة API، لذا لا يمكن تسجيل الدخول.",
  reload: "إعادة التحميل",
  remedy:
    "صحّح الوصف أو استخدم وصفًا آخر (\u2068--api\u2069). أعد تشغيل الخدمة، ثم أعد تحميل الصفحة.",
  title: "واجهة API غير متاحة",
};
