import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  noScript: "تحتاج هذه الواجهة إلى JavaScript. فعّله ثم أعد تحميل الصفحة.",
  loading: "جارٍ التحميل",
  loadingApi: "جارٍ تحميل وصف واجهة API",
  chunkTitle: "تعذر تحميل جزء من الصفحة",
  chunkScript: "تعذر تحميل برنامج نصي. فشل الاتصال أو ثُبّت إصدار جديد.",
  chunkStyle: "تعذر تحميل ورقة أنماط. فشل الاتصال أو ثُبّت إصدار جديد.",
  chunkSafe: "أعد تحميل الصفحة لتحميله من جديد. تبقى مسجّل الدخول.",
  reload: "إعادة التحميل",
  failedTitle: "تعذر عرض هذه الشاشة",
  failedHint: "الشاشات الأخرى ما زالت تعمل. أعد المحاولة أو افتح شاشة أخرى.",
  tryAgain: "إعادة المحاولة",
};
