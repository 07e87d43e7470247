import type { responses as english } from "#texts/en/responses.ts";
import type { Translated } from "#texts/translated.ts";

export const responses: Translated<typeof english> = {
  "broken-off": "انتهى الرد قبل أن يكتمل. أعد المحاولة.",
  encoding: "تعذر فك ضغط الرد.",
  redirect: "أرسلت واجهة API إعادة توجيه. لا تُتبع عمليات إعادة التوجيه.",
  "redirect-loop": "تعيد واجهة API توجيه هذا الطلب بلا نهاية.",
  "no-json": "الرد ليس JSON صالحًا.",
  html: "وصلت صفحة ويب بدلًا من البيانات. قد يلزم تسجيل الدخول إلى وكيل.",
  type: "نوع الرد غير معلن في واجهة API.",
  "no-record": "لا يحتوي الرد على سجل.",
  "no-rows": "لا يحتوي الرد على صفوف.",
  exists: "يوجد سجل بهذا المفتاح. افتحه لتغييره.",
  undecodable: "تعذر فك ترميز بعض النص ويظهر على شكل �. لا يمكن حفظ السجل بأكمله.",
  "unseen-fields": "عدّل السجل في نموذجه: واجهة API لا تعيد جميع قيمه.",
  cut: "كانت الصفحة كبيرة جدًا. صفوفها أقل من المطلوب.",
};
