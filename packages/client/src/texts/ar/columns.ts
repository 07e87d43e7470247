import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "ظاهر دائمًا",
  compact: "مضغوط",
  comfortable: "مريح",
  density: "ارتفاع الصفوف",
  find: "البحث عن عمود",
  fit: "اسحب أو استخدم مفاتيح الأسهم. النقر المزدوج أو المفتاح Enter يضبط العرض على المحتوى.",
  moved: "\u2068{label}\u2069: {place} من {count}",
  moveDown: "نقل \u2068{label}\u2069 إلى الأسفل",
  moveHint: "السحب ينقل العمود. Alt مع مفاتيح الأسهم ينقل العمود الذي عليه التركيز.",
  moveUp: "نقل \u2068{label}\u2069 إلى الأعلى",
  pin: "إبقاء \u2068{label}\u2069 ظاهرًا",
  reset: "إظهار الأعمدة المعتادة",
  shown: "الظاهر {shown} من {count}",
  width: "عرض العمود \u2068{label}\u2069",
};
