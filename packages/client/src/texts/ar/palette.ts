import type { palette as english } from "#texts/en/palette.ts";
import type { Translated } from "#texts/translated.ts";

export const palette: Translated<typeof english> = {
  title: "الانتقال إلى أي شيء",
  input: "البحث في القوائم والسجلات والإجراءات والإعدادات",
  placeholder: "إلى أين، أو ماذا تريد أن تفعل؟",
  recent: "الأخيرة",
  screen: "في هذه الشاشة",
  open: "فتح",
  records: "السجلات",
  lists: "القوائم",
  views: "طرق العرض المحفوظة",
  create: "جديد",
  pages: "الإعدادات والصفحات",
  operations: "العمليات",
  none: "لا شيء يطابق «\u2068{text}\u2069».",
  searchedShort: "بحرفين أو أكثر يُبحث في السجلات أيضًا.",
  searchedNone: "لا قائمة في هذه الواجهة البرمجية يمكن البحث فيها بالكلمات.",
  searchedAll:
    "{searched, plural, zero {لم يُبحث في أي قائمة} one {بُحث في قائمة واحدة} two {بُحث في قائمتين} few {بُحث في # قوائم} many {بُحث في # قائمة} other {بُحث في # قائمة}}.",
  searchedSome:
    "بُحث في \u2068{searched}\u2069 من \u2068{count}\u2069 من القوائم؛ افتح البقية مرة واحدة فيُبحث أيضًا في ما يقبل البحث منها.",
  searchedFailed:
    "{count, plural, zero {لا قوائم} one {قائمة واحدة} two {قائمتان} few {# قوائم} many {# قائمة} other {# قائمة}} بلا رد.",
  searching: "جارٍ البحث في السجلات…",
  found:
    "{count, plural, zero {لم يُعثر على شيء} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
  newRecord: "جديد: \u2068{label}\u2069",
  openKey: "فتح \u2068{label}\u2069 \u2068{key}\u2069",
  light: "استخدام الألوان الفاتحة",
  dark: "استخدام الألوان الداكنة",
  auto: "استخدام ألوان النظام",
  keys: "اختصارات لوحة المفاتيح",
  move: "اختيار",
  go: "فتح",
  leave: "إغلاق",
};
