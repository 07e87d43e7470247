import type { peek as english } from "#texts/en/peek.ts";
import type { Translated } from "#texts/translated.ts";

export const peek: Translated<typeof english> = {
  close: "إغلاق اللوحة",
  failed: "تعذر تحميل \u2068{name}\u2069",
  fields: "الحقول",
  next: "السجل التالي",
  open: "فتح الصفحة",
  otherPage: "هذا السجل في صفحة أخرى من القائمة.",
  previous: "السجل السابق",
  shown: "تعرض اللوحة \u2068{name}\u2069.",
  width: "عرض اللوحة",
};
