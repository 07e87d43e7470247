import type { totals as english } from "#texts/en/totals.ts";
import type { Translated } from "#texts/translated.ts";

export const totals: Translated<typeof english> = {
  all: "كل السجلات المطابقة في \u2068{label}\u2069: {count}",
  cancel: "إلغاء",
  close: "إغلاق الإجماليات",
  count: "العدد",
  countExactly: "عدّ دقيق",
  countFailed: "تعذّر عدّ السجلات.",
  exactly: "بالضبط {count}",
  failed: "تعذرت قراءة \u2068{label}\u2069",
  filter: "عرض \u2068{label}\u2069: \u2068{value}\u2069",
  mayBeMore: "قد تحتوي واجهة API على سجلات أكثر مما تعيده.",
  more: "و{count} قيم أخرى؛ الإجمالي",
  notCounted: "يستغرق العدّ وقتًا طويلاً.",
  page: "\u2068{label}\u2069 في هذه الصفحة: {count}",
  readAll: "قراءة الكل",
  reading: "تمت قراءة {count}…",
  sum: "مجموع \u2068{label}\u2069",
  sumOfAll: "الإجمالي",
  title: "الإجماليات حسب \u2068{label}\u2069",
};
