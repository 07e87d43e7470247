import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "إنشاء حساب",
  hint: "الحقول المعلَّمة بالعلامة * مطلوبة.",
  createAccount: "إنشاء حساب",
  showPassword: "إظهار كلمة المرور",
  missing: "هذا الحقل مطلوب: \u2068{label}\u2069.",
  noAddress: "هذا ليس عنوان بريد إلكتروني: العلامة @ مفقودة.",
  tooShort:
    "الحد الأدنى {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}",
  tooLong:
    "الحد الأقصى {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}",
  refused: "لم يُنشأ الحساب",
  unreachable: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.",
  unexpected: "حدث خطأ غير متوقع. أعد المحاولة.",
  haveAccount: "لديك حساب بالفعل؟",
  signIn: "تسجيل الدخول",
  waitingTitle: "استُلم طلب التسجيل",
  waiting: "أُنشئ حسابك.",
  next: "الخطوات التالية",
  nextApproval: "قد يلزم أن يوافق مسؤول على حسابك. بعدها سجّل الدخول ببياناتك الجديدة.",
  toSignIn: "الانتقال إلى تسجيل الدخول",
  closedTitle: "التسجيل مغلق",
  closed: "لا تقبل واجهة API هذه التسجيل. اطلب حسابًا من المسؤول، ثم سجّل الدخول.",
};
