import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  loading: "جارٍ التحميل",
  loadingApi: "جارٍ التعرف على ما توفره واجهة API",
  chunkTitle: "لم يصل جزء من الصفحة",
  chunkScript: "تعذر تحميل أحد البرامج النصية. ربما انقطع الاتصال، أو ثُبّت إصدار جديد في هذه الأثناء.",
  chunkStyle: "تعذر تحميل إحدى أوراق الأنماط. ربما انقطع الاتصال، أو ثُبّت إصدار جديد في هذه الأثناء.",
  chunkSafe: "إعادة التحميل تجلبه من جديد، ولن يُسجَّل خروجك.",
  reload: "إعادة التحميل",
  failedTitle: "حدث خطأ في هذه الشاشة",
  failedHint: "الشاشات الأخرى ما زالت تعمل. أعد المحاولة أو انتقل إلى مكان آخر.",
  tryAgain: "إعادة المحاولة",
  modelTitle: "تعذرت قراءة وصف واجهة API",
  modelEmpty: "لم يُعثر على وصف صالح للاستخدام في \u2068{address}\u2069.",
  modelNone: "لم تُضبط أي واجهة API. زوّد الخدمة بوصف OpenAPI باستخدام \u2068--api\u2069.",
  modelHint: "صحّح الوصف أو عنوانه، ثم أعد المحاولة.",
  signOutInstead: "تسجيل الخروج",
};
