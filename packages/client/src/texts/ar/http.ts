import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.",
  badResponse: "تعذر فهم رد الخادم.",
  status: "رد الخادم بالرمز {status}.",
  noToken: "قبِل الخادم تسجيل الدخول، لكن لم يُعثر في رده على رمز مميز.",
};
