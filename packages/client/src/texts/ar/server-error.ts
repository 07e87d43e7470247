import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "خطأ في الخادم",
  text: "تعذرت على الخادم معالجة الطلب.",
  detail: "التفاصيل",
  tryAgain: "إعادة المحاولة",
  reload: "إعادة التحميل",
  home: "الصفحة الرئيسية",
  flags: "أعلام الإشارة NC: «أنا في محنة وأحتاج إلى المساعدة»",
};
