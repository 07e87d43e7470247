import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.",
  badResponse: "تعذرت قراءة رد الخادم.",
  status: "رد الخادم بالرمز {status}.",
  noToken: "قُبل تسجيل الدخول، لكن الرد لا يحتوي على رمز مميز.",
};
