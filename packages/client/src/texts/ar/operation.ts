import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "الرد",
  responseMode: "تنسيق الرد",
  responded: "الرد: {status}",
  body: "المحتوى",
  bodyMode: "تنسيق المحتوى",
  confirm: "سيُرسل الطلب \u2068{method} {path}\u2069 إلى واجهة API، وقد يغيّر البيانات.",
  deprecated: "مهملة",
  discard: "تجاهل",
  download: "تنزيل \u2068{name}\u2069",
  otherServer: "هذه العملية على خادم آخر (\u2068{server}\u2069) ولا يمكن إرسالها من هنا.",
  failed: "فشلت «\u2068{label}\u2069»",
  unknown: "تعذر التأكد من تنفيذ «\u2068{label}\u2069»",
  file: "\u2068{type}\u2069، \u2068{size}\u2069",
  form: "نموذج",
  json: "JSON",
  lost: "{count, plural, zero {ما زالت واجهة API تقبل كل الحقول التي ملأتها} one {لم تعد واجهة API تقبل حقلًا ملأته} two {لم تعد واجهة API تقبل حقلين ملأتهما} few {لم تعد واجهة API تقبل # حقول ملأتها} many {لم تعد واجهة API تقبل # حقلًا ملأتها} other {لم تعد واجهة API تقبل # حقل ملأتها}}",
  lostHint: "لن يُرسل ذلك. انسخه من هنا إن احتجت إليه:",
  moreParameters:
    "{count, plural, zero {لا معلمات اختيارية} one {معلمة اختيارية واحدة} two {معلمتان اختياريتان} few {# معلمات اختيارية} many {# معلمة اختيارية} other {# معلمة اختيارية}}",
  noContent: "تم. الرد بلا محتوى.",
  noRows: "الرد قائمة فارغة.",
  readable: "منسّق",
  restored: "استُعيدت المسودة.",
  row: "الصف",
  rows: "الصفوف",
  run: "تشغيل",
  send: "إرسال",
  sendAnyway: "إرسال على أي حال",
};
