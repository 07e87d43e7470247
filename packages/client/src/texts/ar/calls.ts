import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "استدعاءات هذه الشاشة",
  hint: "ما طلبته وحدة التحكم من واجهة API، الأحدث أولًا. القيم السرية محجوبة.",
  scope: "أي الاستدعاءات",
  here: "هذه الشاشة",
  all: "الكل",
  clear:
    "لم تطلب هذه الشاشة شيئًا بعد. تظهر الاستدعاءات هنا حال إجرائها، ويعرض «الكل» استدعاءات الشاشات الأخرى.",
  close: "إغلاق الاستدعاءات",
  took: "{ms} ملي ثانية",
  bytes: "\u2068{size}\u2069 بايت",
  kilobytes: "\u2068{size}\u2069 كيلوبايت",
  attempt: "المحاولة {count}",
  faults: {
    none: "لم يصل أي رد: الخادم غير موجود، أو لا يسمح بالنداءات من هذه الصفحة، أو الاتصال مقطوع.",
    "broken-off": "انقطع الرد قبل أن يكتمل.",
    redirect: "ترد واجهة API بإعادة توجيه، ولا تُتبع.",
    "no-json": "الرد ليس JSON كما يدّعي.",
  },
  givenUp: "توقفت المحاولة",
  noResponse: "لا رد",
  request: "ترويسات الطلب",
  body: "محتوى الطلب",
  bodyLeftOut: "كان للطلب محتوى: ملف، أو نص أطول من أن يُحفظ هنا.",
  response: "ترويسات الرد",
  copyCurl: "نسخ كأمر curl",
  copyFetch: "نسخ كاستدعاء fetch",
  operation: "العملية: \u2068{label}\u2069",
  summary:
    "{count, plural, zero {لا استدعاءات} one {استدعاء واحد} two {استدعاءان} few {# استدعاءات} many {# استدعاءً} other {# استدعاء}}، {ms} ملي ثانية إجمالًا",
};
