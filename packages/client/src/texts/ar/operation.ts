import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  answer: "الرد",
  answerMode: "طريقة عرض الرد",
  answered: "الرد: {status}",
  body: "المحتوى",
  bodyMode: "طريقة كتابة المحتوى",
  confirm: "سيُرسل الطلب {method} {path} إلى واجهة API، وقد يغيّر البيانات.",
  deprecated: "مهملة",
  discard: "تجاهله",
  download: "تنزيل {name}",
  elsewhere: "هذه العملية على {server}، خارج واجهة API هذه، لذا لا ترسلها وحدة التحكم.",
  failed: "لم تنجح «{label}»",
  file: "{type}، {size}",
  form: "نموذج",
  json: "JSON",
  moreParameters:
    "{count, plural, zero {لا معلمات اختيارية} one {معلمة اختيارية واحدة} two {معلمتان اختياريتان} few {# معلمات اختيارية} many {# معلمة اختيارية} other {# معلمة اختيارية}}",
  noContent: "تم. ليس للرد محتوى.",
  noRows: "الرد قائمة فارغة.",
  nothingToFill: "لا يلزم شيء آخر.",
  readable: "مقروء",
  restored: "استُعيد ما كتبته.",
  row: "الصف",
  rows: "الصفوف",
  send: "إرسال",
};
