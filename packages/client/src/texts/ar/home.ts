import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "البحث عن قائمة",
  filterNone: "لا توجد قائمة تطابق «\u2068{text}\u2069».",
  lists: "القوائم",
  discard: "تجاهل «\u2068{title}\u2069»",
  discardHint: "سيضيع ما كُتب هناك ولم يُحفظ.",
  discardNow: "تجاهل",
  drafts: "بدأتها ولم تحفظها",
  draftsKept: "تُحفظ في هذا المتصفح أحدث {most} منها، لمدة {days} يومًا.",
  recent: "زرتها مؤخرًا",
  pinned: "طرق العرض المثبّتة",
  views: "طرق العرض المحفوظة",
  trend: "ما أُضيف مؤخرًا",
  trendOf: "القائمة",
  periods: { day: "حسب اليوم", week: "حسب الأسبوع", month: "حسب الشهر", year: "حسب السنة" },
  counted: "\u2068{period}\u2069، وفق «\u2068{field}\u2069».",
  amongNewest: "\u2068{period}\u2069، وفق «\u2068{field}\u2069»: أحدث {count} فقط.",
  trendSentence:
    "\u2068{label}\u2069 من \u2068{from}\u2069 إلى \u2068{to}\u2069: الأعلى في \u2068{when}\u2069 وعددها {highest}، وفي الفترة الأخيرة {last}.",
  underway: "العمود الأفتح لم تنتهِ فترته بعد.",
  ahead: "الأعمدة المحددة بإطار تقع في المستقبل.",
  soFar: "\u2068{period}\u2069، حتى الآن",
  toCome: "\u2068{period}\u2069، لم تأتِ بعد",
  nothingSince: "لم يأتِ شيء منذ \u2068{date}\u2069.",
  asTable: "كجدول",
  asChart: "كمخطط",
  from: "بدءًا من",
  latest: "الأحدث في \u2068{label}\u2069",
  unasked: "افتحها لرؤية سجلاتها",
  unaskedWhy:
    "يظهر محتوى القائمة هنا بعد أن تفتحها مرة: فقراءة قائمة لا يُسمح لك برؤيتها قد تنهي جلستك.",
  none: "لا سجلات بعد",
  failed: "تعذرت القراءة الآن",
  single: "سجل واحد",
  noLists: "لا توجد قوائم في واجهة API هذه",
  noListsHint: "كل ما توفره غير ذلك موجود في قائمة العمليات.",
  operationCount:
    "{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}",
  job: "مهمة",
  jobs: "المهام",
};
