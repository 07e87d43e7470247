import type { signIn as english } from "#texts/en/sign-in.ts";
import type { Translated } from "#texts/translated.ts";

export const signIn: Translated<typeof english> = {
  refused: "فشل تسجيل الدخول",
  unreachable: "تعذر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.",
  unexpected: "حدث خطأ غير متوقع. أعد المحاولة.",
  notApi: "لم يستجب \u2068{address}\u2069 مثل واجهة API هذه.",
  useUpstream: "إذا كان العنوان خاطئًا، فشغّل الخدمة مع \u2068--upstream\u2069 والعنوان الصحيح.",
  useApiHost: "إذا كان العنوان خاطئًا، فصحّح \u2068apiHost\u2069 في الصفحة.",
  noToken: "نجح \u2068{call}\u2069، لكن الرد لا يحتوي على رمز مميز صالح للاستخدام.",
  members: "محتويات الرد: \u2068{members}\u2069",
  noMembers: "الرد فارغ.",
  searchedBody: "غير موجود في النص: \u2068{names}\u2069",
  searchedHeaders: "غير موجود في الترويسات: \u2068{names}\u2069",
  cookies: "ملفات تعريف الارتباط: \u2068{names}\u2069",
  noCookies: "لم يضبط الرد أي ملف تعريف ارتباط.",
  refusedRead: "رفض \u2068{path}\u2069 النتيجة بالحالة \u2068{status}\u2069.",
  askForToken: "سجّل الدخول برمز مميز، أو تواصل مع مسؤول واجهة API.",
  sends: "يرسل كل طلب",
  change: "تغيير",
  reset: "إعادة تعيين",
  location: "الموضع",
  locations: {
    header: "ترويسة",
    query: "معامل استعلام",
    cookie: "ملف تعريف ارتباط",
  },
  name: "الاسم",
  prefix: "البادئة",
  prefixHint: "النص قبل الرمز المميز، مثل \u2068Bearer\u2069.",
  badName: "هذا ليس اسم ترويسة صالحًا.",
  unchecked: "لا توجد قراءة في واجهة API هذه يمكنها التحقق من ذلك قبل تسجيل الدخول.",
  placeholder: "يذكر الوصف خادمًا افتراضيًا غير حقيقي",
  placeholderHint:
    "لن يُرسل أي شيء إلى \u2068{address}\u2069 حتى تؤكده. شغّل الخدمة مع \u2068--upstream\u2069 والعنوان الصحيح.",
  confirm: "استخدام هذا الخادم",
};
