import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "تم النسخ",
  copyFailed: "تعذر النسخ",
  copyLink: "نسخ الرابط",
  duplicate: "تكرار",
  edit: "تعديل",
  loading: "جارٍ تحميل \u2068{label}\u2069",
  open: "فتح",
};
