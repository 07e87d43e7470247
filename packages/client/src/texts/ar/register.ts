import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "إنشاء حساب",
  hint: "لن يستغرق سوى لحظات. الحقول المعلَّمة بالعلامة * مطلوبة.",
  createAccount: "إنشاء حساب",
  showPassword: "إظهار ما كُتب",
  missing: "هذا مطلوب: \u2068{label}\u2069.",
  noAddress: "هذا ليس عنوان بريد إلكتروني: العلامة @ مفقودة.",
  tooShort:
    "الحد الأدنى {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}",
  tooLong:
    "الحد الأقصى {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.",
  refused: "لم يُنشأ الحساب",
  unreachable: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.",
  unexpected: "حدث خطأ غير متوقع. أعد المحاولة.",
  haveAccount: "لديك حساب بالفعل؟",
  signIn: "تسجيل الدخول",
  waitingTitle: "أوشكت على الانتهاء",
  waiting: "أُنشئ حسابك.",
  next: "ما الخطوة التالية",
  nextApproval:
    "حيث تنتظر الحسابات الموافقة، يوافق شخص على دخولك أولًا. ثم سجّل الدخول بما اخترته الآن.",
  toSignIn: "الانتقال إلى تسجيل الدخول",
  closedTitle: "لا تسجيل هنا",
  closed:
    "لا تقبل واجهة API هذه التسجيل. ينشئ الحسابات من يتولى أمرها: اطلب حسابًا هناك، ثم سجّل الدخول.",
};
