import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "طلبات API",
  hint: "الطلبات المرسلة إلى واجهة API، الأحدث أولًا. القيم السرية محجوبة.",
  scope: "النطاق",
  here: "هذه الشاشة",
  all: "الكل",
  clear: "لا طلبات من هذه الشاشة بعد. اختر «الكل» لتضمين الشاشات الأخرى.",
  close: "إغلاق اللوحة",
  took: "{ms} ملي ثانية",
  bytes: "\u2068{size}\u2069 بايت",
  kilobytes: "\u2068{size}\u2069 كيلوبايت",
  attempt: "المحاولة {count}",
  errors: {
    none: "لا يوجد رد. الخادم متوقف، أو يحظر هذه الصفحة (CORS)، أو فشل الاتصال.",
  },
  canceled: "أُلغي",
  noResponse: "لا رد",
  request: "ترويسات الطلب",
  body: "محتوى الطلب",
  bodyLeftOut: "نص الطلب غير محفوظ: إنه ملف أو طويل جدًا.",
  response: "ترويسات الرد",
  copyCurl: "نسخ كأمر curl",
  copyFetch: "نسخ كاستدعاء fetch",
  operation: "العملية: \u2068{label}\u2069",
  summary:
    "{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}، {ms} ملي ثانية إجمالًا",
};
