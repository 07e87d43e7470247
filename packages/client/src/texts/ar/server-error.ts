import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "حدث عطل",
  text: "لم يستطع الخادم الرد. الخطأ منه لا منك، وما كتبته في مكان آخر محفوظ.",
  detail: "ما قيل",
  tryAgain: "إعادة المحاولة",
  reload: "إعادة التحميل",
  home: "الصفحة الرئيسية",
  flags: "\u200fNC: «أنا في محنة وأحتاج إلى المساعدة»",
};
