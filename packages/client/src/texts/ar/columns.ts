import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "ظاهر دائمًا",
  compact: "مضغوط",
  comfortable: "مريح",
  density: "ارتفاع الصفوف",
  find: "ابحث عن عمود",
  fit: "اسحب أو استخدم مفاتيح الأسهم. النقر المزدوج أو Enter يلائم المحتوى.",
  moved: "{label}: ‏{place} من {count}",
  moveDown: "نقل {label} إلى الأسفل",
  moveHint: "السحب ينقل العمود. Alt مع مفاتيح الأسهم ينقل العمود الذي عليه التركيز.",
  moveUp: "نقل {label} إلى الأعلى",
  pin: "إبقاء {label} ظاهرًا",
  reset: "عرض الأعمدة المعتادة",
  shown: "يظهر {shown} من {count}",
  width: "عرض {label}",
};
