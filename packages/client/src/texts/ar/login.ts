import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  report: "تقرير API والتصحيحات",
  title: "تسجيل الدخول",
  signIn: "تسجيل الدخول",
  otherWays: "طرق أخرى لتسجيل الدخول",
  username: "اسم المستخدم",
  password: "كلمة المرور",
  tokens: {
    token: "رمز مميز",
    "api-key": "مفتاح API",
    "access-token": "رمز وصول مميز",
    cookie: "ملف تعريف الارتباط \u2068{name}\u2069",
  },
  token: "الرمز المميز",
  tokenHint: "رمز مميز من واجهة API هذه. يبقى في هذا المتصفح ويُرسل مع كل طلب.",
  showPassword: "إظهار القيمة",
  missing: "هذا الحقل مطلوب: \u2068{label}\u2069.",
  noAddress: "هذا ليس عنوان بريد إلكتروني: العلامة @ مفقودة.",
  noAccount: "ليس لديك حساب بعد؟",
  createAccount: "إنشاء حساب",
  noRegistration: "ليس لديك حساب؟ تواصل مع مسؤول واجهة API.",
};
