import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "المحتوى",
  bodyMode: "تنسيق المحتوى",
  of: "\u2068{action}\u2069: \u2068{name}\u2069",
  onlyChanges: "تُرسل القيم المعدَّلة فقط.",
  otherServer: "هذه العملية على خادم آخر (\u2068{server}\u2069) ولا يمكن إرسالها من هنا.",
  form: "نموذج",
  json: "JSON",
  lost: "{count, plural, zero {ما زالت واجهة API تقبل كل الحقول التي ملأتها} one {لم تعد واجهة API تقبل حقلًا ملأته} two {لم تعد واجهة API تقبل حقلين ملأتهما} few {لم تعد واجهة API تقبل # حقول ملأتها} many {لم تعد واجهة API تقبل # حقلًا ملأتها} other {لم تعد واجهة API تقبل # حقل ملأتها}}",
  lostHint: "لن يُرسل ذلك. انسخه من هنا إن احتجت إليه:",
  moreParameters:
    "{count, plural, zero {لا معلمات اختيارية} one {معلمة اختيارية واحدة} two {معلمتان اختياريتان} few {# معلمات اختيارية} many {# معلمة اختيارية} other {# معلمة اختيارية}}",
  sendAs: "الإرسال بصيغة",
};
