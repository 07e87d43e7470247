import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  attention:
    "{count, plural, zero {لا شيء بانتظارك} one {عنصر واحد بانتظارك} two {عنصران بانتظارك} few {# عناصر بانتظارك} many {# عنصرًا بانتظارك} other {# عنصر بانتظارك}} في \u2068{label}\u2069",
  ended:
    "حُمّلت \u2068{read}\u2069 من أصل \u2068{count}\u2069 من القوائم. فشلت البقية أو تتطلب إدخالًا.",
  hide: "{count, plural, zero {إخفاء القوائم غير المتاحة} one {إخفاء القائمة غير المتاحة} two {إخفاء القائمتين غير المتاحتين} few {إخفاء # قوائم غير متاحة} many {إخفاء # قائمة غير متاحة} other {إخفاء # قائمة غير متاحة}}",
  progress: "\u2068{done}\u2069 من أصل \u2068{count}\u2069 من القوائم…",
  start:
    "{count, plural, zero {تحميل القوائم} one {تحميل القائمة} two {تحميل القائمتين} few {تحميل # قوائم} many {تحميل # قائمة} other {تحميل # قائمة}}",
  stop: "إيقاف",
  titles: "تحميل العناوين",
  titlesWhy: "تعرض المراجع إلى \u2068{names}\u2069 مفاتيح. قراءتها دون إذن قد تنهي جلستك.",
};
