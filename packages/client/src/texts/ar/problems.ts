import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "عند \u2068{pointer}\u2069",
  hint: "تعذر فهم وصفها، لذا لا يوجد ما يُسجَّل الدخول إليه.",
  reload: "إعادة التحميل",
  remedy:
    "صحّح الوصف أو زوّد الخدمة بوصف آخر (\u2068--api\u2069)، وأعد تشغيل الخدمة، ثم أعد تحميل الصفحة.",
  title: "لا توجد واجهة API لوحدة التحكم هذه بعد",
};
