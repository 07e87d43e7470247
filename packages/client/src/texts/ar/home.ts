import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "تصفية القوائم",
  filterNone: "لا توجد قوائم تطابق «\u2068{text}\u2069».",
  lists: "القوائم",
  discard: "تجاهل «\u2068{title}\u2069»",
  discardHint: "ستُفقد المدخلات غير المحفوظة في هذه المسودة.",
  discardNow: "تجاهل",
  drafts: "المسودات",
  draftsStored: "تُحفظ في هذا المتصفح {days} يومًا، بحد أقصى {most} مسودة.",
  recent: "زرتها مؤخرًا",
  pinned: "طرق العرض المثبّتة",
  views: "طرق العرض المحفوظة",
  periods: { day: "حسب اليوم", week: "حسب الأسبوع", month: "حسب الشهر", year: "حسب السنة" },
  counted: "\u2068{period}\u2069، وفق «\u2068{field}\u2069».",
  amongNewest: "\u2068{period}\u2069، حسب «\u2068{field}\u2069»: أحدث السجلات فقط ({count}).",
  trendText:
    "\u2068{label}\u2069 من \u2068{from}\u2069 إلى \u2068{to}\u2069: الأعلى في \u2068{when}\u2069 ({highest})، والأحدث {last}.",
  underway: "العمود الأفتح غير مكتمل.",
  ahead: "الأعمدة المحددة بإطار تقع في المستقبل.",
  soFar: "\u2068{period}\u2069، حتى الآن",
  toCome: "\u2068{period}\u2069، قادمة",
  nothingSince: "لا توجد سجلات منذ \u2068{date}\u2069.",
  asTable: "عرض كجدول",
  asChart: "عرض كمخطط",
  from: "بدءًا من",
  latest: "الأحدث في \u2068{label}\u2069",
  unasked: "افتح لتحميل السجلات",
  unaskedWhy: "تظهر السجلات بعد فتح القائمة. قراءة قائمة دون إذن قد تنهي جلستك.",
  none: "لا سجلات بعد",
  single: "سجل واحد",
  noLists: "لا توجد قوائم في واجهة API هذه",
  noListsHint: "أضف عناوين قوائمها، أو اطلع على كل العمليات.",
  addAddresses: "إضافة عناوين",
  operationCount:
    "{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}",
};
