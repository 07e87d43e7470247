import type { related as english } from "#texts/en/related.ts";
import type { Translated } from "#texts/translated.ts";

export const related: Translated<typeof english> = {
  load: "تحميل \u2068{label}\u2069",
  singles: "سجلات مفردة",
  title: "السجلات المرتبطة",
};
