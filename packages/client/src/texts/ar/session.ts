import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "تم تسجيل خروجك.",
  expired: "انتهت جلستك. سجّل الدخول من جديد للمتابعة.",
  refused: "رفضت واجهة API الوصول، فانتهت جلستك. سجّل الدخول من جديد.",
  "other-tab": "سجّلت الخروج في علامة تبويب أخرى.",
  notLasting: "يحظر هذا المتصفح التخزين. تنتهي جلستك عند إغلاق الصفحة أو إعادة تحميلها.",
};
