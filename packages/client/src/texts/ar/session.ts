import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "تم تسجيل خروجك.",
  expired: "انتهت جلستك. سجّل الدخول من جديد للمتابعة من حيث كنت.",
  refused: "رفضت واجهة API الوصول، فانتهت جلستك. سجّل الدخول من جديد للمتابعة.",
  "other-tab": "تم تسجيل خروجك في علامة تبويب أخرى.",
  notLasting:
    "لا يحفظ هذا المتصفح شيئًا لهذه الصفحة، لذا لا تبقى جلستك بعدها: تنتهي عند إغلاق الصفحة أو إعادة تحميلها.",
};
