import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  title: "تسجيل الدخول",
  signIn: "تسجيل الدخول",
  otherWays: "طرق أخرى لتسجيل الدخول",
  withPassword: "الحساب وكلمة المرور",
  withBasic: "اسم المستخدم وكلمة المرور",
  username: "اسم المستخدم",
  password: "كلمة المرور",
  tokens: {
    token: "رمز مميز",
    "api-key": "مفتاح API",
    "access-token": "رمز وصول مميز",
    cookie: "ملف تعريف الارتباط \u2068{name}\u2069",
  },
  withProvider: "الدخول الموحد",
  withOpenId: "OpenID Connect",
  withClient: "معرّف العميل والسر",
  withNothing: "من دون حساب",
  token: "الرمز المميز",
  tokenHint: "رمز مميز منحتك إياه واجهة API هذه. يبقى في هذا المتصفح ويُرسل مع كل استدعاء.",
  openHint: "لا تطلب واجهة API هذه حسابًا: ادخل مباشرة.",
  showPassword: "إظهار ما كُتب",
  missing: "مطلوب لتسجيل الدخول: \u2068{label}\u2069.",
  noAddress: "هذا ليس عنوان بريد إلكتروني: العلامة @ مفقودة.",
  refused: "لم ينجح تسجيل الدخول",
  unreachable: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم سجّل الدخول من جديد.",
  unexpected: "حدث خطأ غير متوقع. أعد المحاولة.",
  noAccount: "ليس لديك حساب بعد؟",
  createAccount: "إنشاء حساب",
  noRegistration: "جديد هنا؟ ينشئ الحسابات من يتولى أمر واجهة API هذه.",
};
